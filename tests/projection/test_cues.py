"""What is told aloud comes from public events, and from nothing else."""

from __future__ import annotations

from random import Random

import pytest

from hub.projection import cues
from hub.rules import events as ev
from hub.rules.books import BOOKS
from hub.rules.game import Line
from hub.rules.ids import Seat
from hub.rules.lobby.model import Member
from narrator.cue import Name
from tests.projection.worlds import World, roles, settings, told

MEMBERS = {
    Seat(1): Member(seat=Seat(1), name="Åse 🙂", say_as="oh-seh"),
    Seat(2): Member(seat=Seat(2), name="Bo"),
}


@pytest.mark.parametrize("rulebook", BOOKS)
def test_a_secret_event_is_never_spoken(rulebook: str) -> None:
    """Whole games: every line told aloud belongs to an event that all may know of."""
    lines = 0
    for number in range(4):
        chance = Random(f"cues {rulebook} {number}")
        world = World(rulebook, settings(rulebook, chance), roles(rulebook, 8, chance), watch=("table",))
        world.play(chance)
        for event in (event for event in world.events if isinstance(event, ev.Event)):
            if not told(event, "table"):
                assert cues.lines_of(event) == ()
            lines += len(cues.lines_of(event))
    assert lines > 50


@pytest.mark.parametrize("rulebook", BOOKS)
def test_nobody_is_named_with_a_role_that_is_not_shown(rulebook: str) -> None:
    """A line that names a seat and a role is about somebody whose role all may see by then."""
    for number in range(4):
        chance = Random(f"roles {rulebook} {number}")
        world = World(rulebook, settings(rulebook, chance), roles(rulebook, 9, chance), watch=("table",))
        world.play(chance)
        shown = {
            event.seat: event.role
            for event in world.events
            if isinstance(event, ev.SeatDied) and event.role is not None
        }
        for event in (event for event in world.events if isinstance(event, ev.Event)):
            for line in cues.lines_of(event):
                if line.name is not None and line.role is not None:
                    assert shown.get(line.name) == line.role, line


def test_a_name_is_said_as_its_owner_wants_and_shown_as_written() -> None:
    """Screen name and spoken name are two different fields."""
    cue = cues.cue(Line(key="death-revealed", name=Seat(1), role="oracle"), MEMBERS)
    assert cue.key == "death-revealed"
    assert cue.params == {"name": Name(shown="Åse 🙂", said="oh-seh", seat=1), "role": "oracle"}


def test_several_names_and_a_count_go_into_a_cue() -> None:
    """The tied are named in seat order, the dead are counted."""
    tied = cues.cue(Line(key="vote-runoff", names=(Seat(2), Seat(1))), MEMBERS)
    assert [name.seat for name in tied.params["names"]] == [2, 1]  # type: ignore[union-attr]
    taken = cues.cue(Line(key="reaction-vigilante-takes", name=Seat(1), taken=Seat(2)), MEMBERS)
    assert taken.params["taken"] == Name(shown="Bo", said="", seat=2)
    assert cues.cue(Line(key="dawn-deaths", count=2), MEMBERS).params == {"count": 2}
    assert cues.cue(Line(key="dusk"), MEMBERS).params == {}
