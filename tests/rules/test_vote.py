"""The end of a vote whose candidates go while it is running."""

from __future__ import annotations

from msgspec.structs import replace

from hub.rules import events as ev
from hub.rules.books import rulebook
from hub.rules.commands import Pause, RemoveSeat
from hub.rules.game import Line
from hub.rules.ids import Seat
from tests.rules.table import Table

RUNOFF = replace(rulebook("witches").defaults, tie="runoff")


def remove(table: Table, seat: int) -> None:
    assert table.do(RemoveSeat(step=table.game.step.id, seat=Seat(seat))) is None


def tied(table: Table, *seats: int) -> None:
    """Goes on until these seats are in the runoff."""
    table.go("vote")
    voters = [seat for seat in table.game.alive if seat not in seats]
    for voter, target in zip(voters, seats, strict=False):
        table.vote(voter, Seat(target))
    table.go("runoff")
    assert table.game.tied == seats


def test_nobody_is_waited_for_when_one_of_the_tied_is_left() -> None:
    """In a paused runoff one of two is removed: nothing is left to choose, and nobody to wait for."""
    table = Table.of("witches", "oracle healer matriarch witch villager villager villager", RUNOFF)
    tied(table, 5, 6)
    assert table.do(Pause(step=table.game.step.id)) is None
    remove(table, 5)
    assert (table.game.step.kind, table.game.tied) == ("runoff", (6,))
    assert table.asked() == ()


def test_a_runoff_without_anybody_left_takes_nobody() -> None:
    """Two lovers are tied, and the host removes one of them: nobody is voted out, as if nobody had voted."""
    table = Table.of("shifters", "armoris shifter townfolk townfolk townfolk townfolk townfolk")
    table.go("stage")
    table.answer(Seat(1), "love", Seat(3), Seat(4))
    tied(table, 3, 4)
    remove(table, 3)
    closed = [event for event in table.log if isinstance(event, ev.BallotClosed)]
    assert [(ballot.out, ballot.reason) for ballot in closed] == [(None, "no_votes")]
    assert list(table.game.step.lines) == [Line(key="verdict-no-votes")]


def test_a_closed_ballot_leaves_nothing_behind() -> None:
    """Votes, ties and earlier rounds are those of the running vote; a verdict ends them."""
    table = Table.of("witches", "oracle healer matriarch witch villager villager villager", RUNOFF)
    tied(table, 5, 6)
    table.vote(Seat(1), Seat(5))
    table.go("verdict")
    assert (table.game.votes, table.game.tied, table.game.ballots) == ({}, (), ())
