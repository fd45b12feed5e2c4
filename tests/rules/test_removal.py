"""Removing a seat in play, beside what the scenarios tell."""

from __future__ import annotations

from msgspec.structs import replace

from hub.rules import events as ev
from hub.rules.books import rulebook
from hub.rules.commands import RemoveSeat
from hub.rules.ids import Seat
from tests.rules.table import Table

WITCHES = "oracle healer matriarch witch villager villager vigilante villager"
TOGETHER = replace(rulebook("witches").defaults, style="together")


def remove(table: Table, seat: int) -> None:
    assert table.do(RemoveSeat(step=table.game.step.id, seat=Seat(seat))) is None


def floors(table: Table) -> int:
    return sum(isinstance(event, ev.FloorReached) for event in table.log)


def test_who_alone_was_awaited_takes_the_least_time_along() -> None:
    """Removing the last seat that a called wake waits for ends its least time."""
    table = Table.of("witches", WITCHES)
    table.go("wake", "oracle")
    remove(table, 1)
    assert floors(table) == 1


def test_a_stage_has_no_least_time_to_end() -> None:
    """Removing the last seat that a stage waits for just closes the stage."""
    table = Table.of("witches", WITCHES, TOGETHER)
    table.go("stage")
    table.answer(Seat(2), "shield", Seat(5))
    for witch in (3, 4, 3):  # and then the Matriarch confirms
        table.answer(Seat(witch), "pick", Seat(5))
    table.hunches()
    assert table.asked() == (1,)
    remove(table, 1)
    assert table.game.step.kind == "hush"
    assert floors(table) == 0


def test_a_least_time_that_is_over_is_not_ended_again() -> None:
    """Who is removed after a wake's least time has passed changes nothing about it."""
    table = Table.of("witches", WITCHES)
    table.go("wake", "oracle")
    table.floor()
    remove(table, 1)
    assert floors(table) == 1
