"""How many whole games a core plays through the real ``decide`` and ``evolve``."""

from __future__ import annotations

import time
from random import Random

from msgspec.structs import replace

from hub.game.simulate import run
from hub.rules.books import BOOKS
from hub.rules.deal import deal
from hub.rules.ids import Seat
from hub.rules.turn import Turn

SEATS = 8
TARGET = 500.0
"""Games a second and core that every rulebook must reach in both styles."""


def measure(seconds: float = 2.0) -> dict[str, float]:
    """Random games of eight seats a second of processor time, by rulebook and style."""
    return {
        f"{book}, {style}": round(_rate(book, style, seconds))
        for book in BOOKS
        for style in ("called", "together")
    }


def _rate(book: str, style: str, seconds: float) -> float:
    _play(book, style, 0)
    games, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        games += 1
        _play(book, style, games)
    return games / spent


def _play(book: str, style: str, number: int) -> None:
    dealt = deal(
        number=number,
        book_key=book,
        settings=replace(BOOKS[book].defaults, style=style),
        seats=tuple(Seat(n) for n in range(1, SEATS + 1)),
        dials={},
        seed=f"bench {number}",
    )
    assert isinstance(dealt, Turn)
    run(dealt, Random(number))
