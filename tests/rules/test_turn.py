"""Waits are drawn for each step anew."""

from __future__ import annotations

from msgspec.structs import replace

from hub.rules.settings import PACES
from hub.rules.turn import Turn
from tests.rules.table import Table


def test_waits_differ_from_step_to_step_and_are_told_to_the_millisecond() -> None:
    """No wait sounds like another one, and none gives itself away by being a whole second."""
    table = Table.of("witches", "oracle healer matriarch witch villager villager villager")
    span = PACES["normal"].slot
    waits = []
    for number in range(1, 41):
        game = replace(table.game, step=replace(table.game.step, id=number))
        waits.append(Turn(game, table.book, 0.0).wait(span, "slot"))
    assert len(set(waits)) == 40
    assert waits == [round(wait, 3) for wait in waits]
    assert sum(wait.is_integer() for wait in waits) <= 2
