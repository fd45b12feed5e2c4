"""What is refused whoever asks, because of where the game stands."""

from __future__ import annotations

import pytest

from hub.rules.commands import CastVote, Command, FloorPassed, LimitPassed, Told
from hub.rules.ids import Seat
from hub.rules.refusal import Refusal
from tests.rules.table import Table

SHIFTERS = "alchemist shifter visionary townfolk townfolk townfolk townfolk"


def test_what_is_open_is_not_told_over() -> None:
    """Only steps that are told are over when they have been told; others wait for people or their limit."""
    table = Table.of("shifters", SHIFTERS)
    for kind in ("cards", "stage", "hush", "discussion", "vote"):
        table.go(kind)
        assert table.told() == Refusal("not-now")
        assert table.floor() == Refusal("not-now")
        if kind != "stage":
            assert table.hunches() == Refusal("not-now")


@pytest.mark.parametrize("kind", [Told, FloorPassed, LimitPassed])
def test_a_step_that_is_over_takes_nothing_more(kind: type[Command]) -> None:
    """What comes too late, or too early, is told so and changes nothing."""
    table = Table.of("shifters", SHIFTERS)
    table.go("vote")
    for step in (table.game.step.id - 1, table.game.step.id + 1):
        assert table.do(kind(step=step)) == Refusal("stale")
        assert table.do(CastVote(step=step, seat=Seat(1), target=Seat(2))) == Refusal("stale")
    assert table.game.step.kind == "vote"
