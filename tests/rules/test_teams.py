"""How a team comes to one choice, and what it is told on the way."""

from __future__ import annotations

from hub.rules import events as ev
from hub.rules.ids import Seat
from tests.rules.table import Table

SHIFTERS = "shifter shifter shifter " + "townfolk " * 8


def test_a_clear_choice_needs_no_runoff() -> None:
    """When most Shifters have picked one seat, nobody is asked again."""
    table = Table.of("shifters", SHIFTERS)
    table.go("stage")
    for seat, target in ((1, 4), (2, 4), (3, 5)):
        table.answer(Seat(seat), "pick", Seat(target))
    assert not any(isinstance(event, ev.RoundBegan) for event in table.log)
    assert table.asked() == tuple(range(4, 12))


def test_only_teams_settle_on_something() -> None:
    """What a night has settled is kept for the wakes that a team decides, and for no others."""
    table = Table.of("witches", "oracle healer matriarch witch villager villager vigilante villager")
    table.go("wake", "oracle")
    table.answer(Seat(1), "look", Seat(3))
    table.go("wake", "witches")
    table.answer(Seat(3), "pick", Seat(5))
    table.answer(Seat(4), "pick", Seat(5))
    table.answer(Seat(3), "pick", Seat(5))
    table.go("dawn")
    assert table.game.outcomes == {"witches": (5,)}


def test_what_chance_has_settled_is_kept_as_such() -> None:
    """When time is up on a tie, chance decides among the tied, and the story will say so."""
    table = Table.of("shifters", SHIFTERS)
    table.go("stage")
    table.answer(Seat(1), "pick", Seat(4))
    table.answer(Seat(2), "pick", Seat(5))
    table.limit()
    closed = next(event for event in table.log if isinstance(event, ev.WakeClosed))
    assert closed.by_chance == (4, 5)
    assert closed.outcome in ((4,), (5,))
