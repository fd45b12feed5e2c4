"""Who has won, for every multiset of living roles, against what the rules say in a few lines."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement

import pytest

from hub.rules.books import rulebook
from hub.rules.game import Game
from tests.rules.books.victory import winner, winners

Living = tuple[str, ...]


def of_witches(living: Living) -> str | None:
    """The village without witches; the coven when it is as many as the village."""
    coven = sum(role in ("witch", "matriarch", "enchantress", "fanatic") for role in living)
    if not set(living) & {"witch", "matriarch"}:
        return "village"
    return "coven" if coven >= len(living) - coven else None


def of_shifters(living: Living) -> str | None:
    """The village when no Shifter lives; the Shifters when they are as many as all others."""
    shifters = living.count("shifter")
    if not shifters:
        return "village"
    return "shifters" if shifters >= len(living) - shifters else None


def of_varulv(living: Living) -> str | None:
    """The village when the last wolf is dead; the wolves when they are as many as the rest."""
    wolves = living.count("varulv")
    if not wolves:
        return "village"
    return "wolves" if wolves >= len(living) - wolves else None


ORACLES: dict[str, Callable[[Living], str | None]] = {
    "witches": of_witches,
    "shifters": of_shifters,
    "varulv": of_varulv,
}


@pytest.mark.parametrize("key", ORACLES)
@pytest.mark.parametrize("size", range(1, 9))
def test_every_multiset_of_living_roles(key: str, size: int) -> None:
    """With any roles alive, up to eight seats, has won who has won by the rules."""
    book = rulebook(key)
    hands = list(combinations_with_replacement([role.key for role in book.roles], size))
    found = winners(book, hands)
    assert [(hand, won) for hand, won in zip(hands, found, strict=True) if won != ORACLES[key](hand)] == []


@pytest.mark.parametrize("key", ORACLES)
def test_with_nobody_alive_the_villages_condition_is_met(key: str) -> None:
    """The village's condition is looked at first."""
    from msgspec.structs import replace

    from tests.rules.table import Table

    book = rulebook(key)
    game: Game = Table.of(key, f"{book.roles[0].key} " * 5).game
    nobody = replace(game, alive=())
    assert next(win.side for win in book.wins if win.when(nobody)) == "village"
    assert winner(book, [book.roles[0].key]) is not None
