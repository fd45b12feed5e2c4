"""A night in which everybody's phone is in use at once."""

from __future__ import annotations

from hub.rules.ids import Seat
from tests.rules.table import Table


def test_a_stage_is_over_with_the_last_confirm() -> None:
    """Once every living seat has confirmed, hunches included, their 45 seconds are not waited for."""
    table = Table.of("varulv", "varulv synsk landsbyboer landsbyboer landsbyboer")
    table.go("stage")
    table.answer(Seat(1), "pick", Seat(3))
    table.answer(Seat(2), "look", Seat(1))
    for seat in (3, 4):
        table.answer(Seat(seat), "suspect", Seat(1))
    assert (table.game.step.kind, table.asked()) == ("stage", (5,))
    table.answer(Seat(5), "pass")
    assert table.game.step.kind == "hush"
    assert not table.game.hunches_passed


def test_every_stage_waits_for_its_own_hunches() -> None:
    """Hunches are waited for 45 seconds, in a night's second stage as in its first."""
    table = Table.of("shifters", "alchemist shifter townfolk townfolk townfolk townfolk")
    for stage in (0, 1):
        table.go("stage", stage=stage)
        step = table.game.step
        assert step.hunches_at is not None
        assert step.hunches_at - step.began_at == 45.0
        assert table.game.hunches_passed is False
        table.hunches()
        assert table.game.hunches_passed is True
