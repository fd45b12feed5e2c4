"""By construction: what the table screen and the host's page are made of has no place for a secret."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from hub.projection.base import View
from hub.projection.company import Company, company
from hub.projection.host_view import HostView
from hub.projection.private import SeatKnowledge
from hub.projection.public import PublicGame
from hub.projection.seat_view import SeatRow
from hub.projection.setup import setup
from hub.projection.shared import PublicDrawing
from hub.projection.story import Story
from hub.projection.surroundings import Surroundings
from hub.projection.views import PublicRow, TableView
from hub.rules import events as ev
from hub.rules.books import BOOKS
from hub.rules.game import Act, Answer, Fact, Game, Round
from hub.rules.lobby import events as lobby
from hub.rules.lobby.model import Member, Table
from tests.projection.worlds import SECRET, SEED, World, roles, settings

SECRETS = (Game, Table, Member, SeatKnowledge, Act, Answer, Fact, Round)
"""What nobody but the hub, or one seat alone, may have."""
PUBLIC_VIEWS = {
    "BallotView",
    "Caption",
    "DeathView",
    "Dial",
    "GameView",
    "Join",
    "PastGame",
    "PublicRow",
    "RoleCount",
    "RulebookRow",
    "Setup",
    "Sound",
    "StepView",
    "TroubleView",
    "Vote",
}
"""Parts of the table's view. Whoever adds one has looked at what it may hold."""
HOSTS_OWN = {"BetterVoice", "DeviceView", "PairingRow", "Speakers", "Telling", "VoiceRow"}


def parts(kind: Any, leave_out: tuple[Any, ...] = ()) -> set[Any]:
    """All struct types that a value of ``kind`` can hold, itself included."""
    found: set[Any] = set()
    waiting = [kind]
    while waiting:
        part = waiting.pop()
        waiting += get_args(part)
        if isinstance(part, type) and issubclass(part, msgspec.Struct) and part not in (*found, *leave_out):
            found.add(part)
            hints = get_type_hints(part)
            waiting += [hints[name] for name in part.__struct_fields__]
    return found


def names(kinds: set[Any]) -> set[str]:
    return {kind.__name__ for kind in kinds if issubclass(kind, View)}


def test_the_tables_view_is_made_of_public_parts_alone() -> None:
    """Until somebody has won and the story is told, that is all there is to it."""
    found = parts(TableView, leave_out=(Story,))
    assert names(found) == PUBLIC_VIEWS | {"TableView"}
    assert not found.intersection(SECRETS)


def test_the_hosts_view_is_the_tables_and_the_hosts_own_controls() -> None:
    """Being host shows no secret."""
    found = parts(HostView, leave_out=(Story,))
    assert names(found) == PUBLIC_VIEWS | HOSTS_OWN | {"HostView"}
    assert not found.intersection(SECRETS)


def test_a_seats_row_can_not_be_put_on_the_tables_page() -> None:
    """They are types of their own, so that the type checker keeps them apart."""
    assert not issubclass(SeatRow, PublicRow)
    assert not issubclass(PublicRow, SeatRow)
    assert SeatRow not in parts(TableView) | parts(HostView)


def test_public_pages_are_drawn_from_public_values_alone() -> None:
    """Whoever draws the table's and the host's page is handed nothing else."""
    hints = get_type_hints(PublicDrawing.__init__)
    assert list(inspect.signature(PublicDrawing).parameters) == ["company", "public", "setup", "around"]
    for name in ("company", "setup", "around"):
        assert not parts(hints[name], leave_out=(Story,)).intersection(SECRETS), name
    assert hints["public"] == PublicGame | None
    assert hints["company"] is Company


def held(value: Any, seen: set[int]) -> Iterator[Any]:
    """Everything that can be reached from ``value``."""
    if id(value) in seen or isinstance(value, type):
        return
    seen.add(id(value))
    yield value
    inner: list[Any] = []
    if isinstance(value, dict):
        inner += [*value, *value.values()]
    elif isinstance(value, (list, tuple, set, frozenset)):
        inner += value
    elif isinstance(value, msgspec.Struct):
        inner += [getattr(value, name) for name in value.__struct_fields__]
    elif hasattr(value, "__dict__"):
        inner += vars(value).values()
    for part in inner:
        yield from held(part, seen)


@pytest.mark.parametrize("rulebook", BOOKS)
def test_no_secret_can_be_reached_from_what_the_table_is_drawn_of(rulebook: str) -> None:
    """At any moment of a game there is no way from it to the game, a card, an answer or a seed."""
    chance = Random(rulebook)
    world = World(rulebook, settings(rulebook, chance), roles(rulebook, 8, chance), watch=())
    looked_at = 0
    while world.game.winner is None:
        of = company(world.table), world.projector._public, setup(world.table), Surroundings()
        drawing = PublicDrawing(*of)
        drawing.table()
        drawing.host()
        for value in held(drawing, set()):
            looked_at += 1
            assert not isinstance(value, SECRETS), value
            assert value not in (SEED, SECRET)
        world.play_step(chance)
    assert looked_at > 1000


# -- events -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("event", get_args(ev.GameEvent), ids=lambda event: event.__name__)
def test_an_event_for_everybody_has_no_place_for_a_secret(event: type[ev.Event]) -> None:
    """Answers, acts, facts and rounds go to seats; roles are public at a death and at the end."""
    if event.audience != ev.EVERYONE:
        return
    assert not parts(event).intersection((Act, Answer, Fact, Round))
    about_roles = {name for name in event.__struct_fields__ if "role" in name}
    assert not about_roles or event in (ev.SeatDied, ev.GameWon)


OPEN_TO_ALL = {
    "DialTurned",
    "LanguageSet",
    "LobbyReturned",
    "RulebookChosen",
    "SeatLeft",
    "SeatMoved",
    "SeatReady",
    "SeatRenamed",
    "SeatTaken",
    "SeatsOrdered",
    "SettingsChanged",
}


@pytest.mark.parametrize("event", get_args(lobby.AnyLobbyEvent), ids=lambda event: event.__name__)
def test_a_tables_events_declare_their_audience_too(event: type[lobby.LobbyEvent]) -> None:
    """The secret of the links and a wish to leave stay inside; versions of views don't count them."""
    declared = event.audience == ev.EVERYONE
    assert declared is (event.__name__ in OPEN_TO_ALL)
    assert "secret" not in event.__struct_fields__ or not declared
