"""Who has won with certain roles alive."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from hub.rules.ids import Seat
from hub.rules.rulebook import Rulebook
from tests.rules.table import Table


def winner(book: Rulebook, living: Sequence[str]) -> str | None:
    """The side that has won when these and only these are alive."""
    game = Table(book, {Seat(n): role for n, role in enumerate(living, 1)}).game
    return next((win.side for win in book.wins if win.when(game)), None)


def winners(book: Rulebook, hands: Sequence[Sequence[str]]) -> list[str | None]:
    """The same for many hands of one size."""
    game = Table(book, {Seat(n): book.roles[0].key for n in range(1, len(hands[0]) + 1)}).game
    found: list[str | None] = []
    for hand in hands:
        now = replace(game, roles=dict(zip(game.seats, hand, strict=True)))
        found.append(next((win.side for win in book.wins if win.when(now)), None))
    return found
