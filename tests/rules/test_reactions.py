"""Last deeds of the dead, one after another."""

from __future__ import annotations

from msgspec.structs import replace

from hub.rules import events as ev
from hub.rules import flow
from hub.rules.ids import Seat
from hub.rules.prompts import main_prompt
from hub.rules.refusal import Refusal
from tests.rules.table import Table

TWO_VIGILANTES = "oracle healer witch villager villager vigilante vigilante villager"


def test_the_dead_are_asked_one_at_a_time() -> None:
    """With two last deeds to come, the second of the dead is asked nothing until the first one is done."""
    table = Table.of("witches", TWO_VIGILANTES)
    table.go("vote")
    table.vote(Seat(1), Seat(6))
    table.go("reaction")
    both = replace(table.game, alive=table.game.alive[:-2], reacting=(Seat(6), Seat(7)))
    assert flow.awaited(both, table.book) == (6,)
    assert main_prompt(both, table.book, Seat(6)) is not None
    assert main_prompt(both, table.book, Seat(7)) is None
    table.game = both
    assert table.answer(Seat(7), "take", Seat(1), prompt="vigilante") == Refusal("you-are-dead")
    assert table.answer(Seat(6), "take", Seat(1)) is None


def test_all_are_told_whom_the_last_deed_took() -> None:
    """The public event names the seat that was taken along, or that there was none."""
    table = Table.of("witches", TWO_VIGILANTES)
    table.go("vote")
    table.vote(Seat(1), Seat(6))
    table.go("reaction")
    table.answer(Seat(6), "take", Seat(7))
    table.go("reaction")
    table.limit()
    done = [event for event in table.log if isinstance(event, ev.ReactionDone)]
    assert done == [ev.ReactionDone(seat=Seat(6), taken=Seat(7)), ev.ReactionDone(seat=Seat(7), taken=None)]
