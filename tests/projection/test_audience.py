"""Every event says who may know of it; one that says nothing stays inside the hub."""

from __future__ import annotations

from typing import ClassVar, get_args

import pytest

from hub.projection import cues
from hub.projection.audience import is_for, is_public
from hub.projection.private import SeatKnowledge
from hub.projection.projector import Projector
from hub.projection.public import PublicGame
from hub.rules import events as ev
from hub.rules.books import BOOKS
from hub.rules.game import Line
from hub.rules.ids import Seat
from hub.rules.lobby.events import LanguageSet, LeaveWished

STAYS_INSIDE = {
    "RolesDealt",
    "FloorReached",
    "HunchesReleased",
    "WakeClosed",
    "StageClosed",
    "Marked",
    "Chanced",
}
"""The deal, what each night came to, and what chance decided: told by the story at the end, never before."""
ALL: tuple[type[ev.Event], ...] = get_args(ev.GameEvent)


class MadeUp(ev.Event, frozen=True, kw_only=True):
    """An event that somebody has added without a thought for who may know of it."""

    seat: Seat
    seats: tuple[Seat, ...]
    viewers: tuple[Seat, ...]
    lines: tuple[Line, ...]


MADE_UP = MadeUp(seat=Seat(1), seats=(Seat(1),), viewers=(Seat(1),), lines=(Line(key="dusk"),))


@pytest.mark.parametrize("event", ALL, ids=lambda event: event.__name__)
def test_every_event_declares_its_audience_or_stays_inside(event: type[ev.Event]) -> None:
    """A declared audience is everyone, or a field of that event that holds seats."""
    if event.__name__ in STAYS_INSIDE:
        assert event.audience == ev.INSIDE
        return
    assert event.audience == ev.EVERYONE or event.audience in event.__struct_fields__
    if event.audience != ev.EVERYONE:
        assert "audience" in vars(event), "declared by the event itself"
        assert event.__annotations__[event.audience] in ("Seat", "tuple[Seat, ...]")


def test_nothing_is_listed_as_inside_that_does_not_exist() -> None:
    """The list above is of this game's events."""
    assert STAYS_INSIDE <= {event.__name__ for event in ALL}


def test_an_event_that_declares_nobody_reaches_nobody() -> None:
    """Opt-in: forgetting to declare an audience hides an event, it never shows one."""
    assert not is_public(MADE_UP)
    assert not any(is_for(MADE_UP, Seat(seat)) for seat in range(5))
    assert cues.lines_of(MADE_UP) == ()
    game = ev.GameDealt(
        number=1,
        rulebook="witches",
        rulebook_version=1,
        settings=BOOKS["witches"].defaults,
        seats=(Seat(1),),
        dealt={},
    )
    public, own, projector = PublicGame(game), SeatKnowledge(Seat(1)), Projector()
    projector.apply(game)
    before = (dict(vars(public)), dict(vars(own)), projector.version)
    public.apply(MADE_UP)
    own.apply(MADE_UP)
    projector.apply(MADE_UP)
    assert (vars(public), vars(own), projector.version) == before


def test_an_audience_of_something_else_than_seats_reaches_nobody() -> None:
    """A declared field that holds no seats lets nobody in."""

    class Odd(ev.Event, frozen=True, kw_only=True):
        audience: ClassVar[str] = "roles"
        roles: dict[Seat, str]

    assert not is_for(Odd(roles={Seat(1): "witch"}), Seat(1))


def test_an_event_for_one_seat_reaches_that_seat_alone() -> None:
    """A card is for who holds it."""
    card = ev.CardDealt(seat=Seat(2), role="witch", fellows={})
    assert [seat for seat in range(1, 5) if is_for(card, Seat(seat))] == [2]
    assert not is_public(card)


def test_an_event_for_a_team_reaches_the_team_alone() -> None:
    """What a team picks is for those who may watch it."""
    settled = ev.TeamSettled(wake="witches", outcome=(Seat(1),), viewers=(Seat(3), Seat(4)))
    assert [seat for seat in range(1, 6) if is_for(settled, Seat(seat))] == [3, 4]


def test_a_views_version_counts_public_events_alone() -> None:
    """Neither a secret answer nor a wish to leave moves it: whoever counts versions learns nothing."""
    projector = Projector()
    projector.apply(LeaveWished(seat=Seat(1), wish=True))
    projector.apply(ev.CardDealt(seat=Seat(1), role="witch", fellows={}))
    assert projector.version == 0
    projector.apply(LanguageSet(language="nb"))
    projector.apply(ev.ReadySaid(seat=Seat(1), ready=True))
    assert projector.version == 2
