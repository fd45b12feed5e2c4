"""A night in which roles are called one after another."""

from __future__ import annotations

from tests.rules.table import Table


def test_every_called_wake_has_its_own_least_time() -> None:
    """That one role's least time is over says nothing about the next one's."""
    table = Table.of("witches", "oracle healer witch villager villager villager")
    for wake in ("oracle", "healer"):
        table.go("wake", wake)
        assert table.game.floor_passed is False
        table.floor()
        assert table.game.floor_passed is True
