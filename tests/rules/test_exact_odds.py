"""Random games of Shifters and plain Townfolk come out as an exact recursion says they must."""

from __future__ import annotations

from functools import cache
from math import sqrt
from random import Random

import pytest
from msgspec.structs import replace

from hub.game.simulate import run
from hub.rules.books import rulebook
from hub.rules.deal import deal
from hub.rules.ids import Seat
from hub.rules.settings import Style
from hub.rules.turn import Turn
from tests.rules.statistics import z_of

BOOK = rulebook("shifters")
NO_SPECIALS = dict.fromkeys(("visionary", "alchemist", "immortal", "mortician", "rambuh", "armoris"), 0)
GAMES = 400
"""For each number of seats and Shifters, every other one in either style."""


@cache
def village_share(townfolk: int, shifters: int) -> float:
    """How often the village wins from nightfall on, if the night takes a villager and the day anybody."""
    townfolk -= 1
    if shifters >= townfolk:
        return 0.0
    return (
        townfolk * village_after_vote(townfolk - 1, shifters)
        + shifters * village_after_vote(townfolk, shifters - 1)
    ) / (townfolk + shifters)


def village_after_vote(townfolk: int, shifters: int) -> float:
    if shifters == 0:
        return 1.0
    return 0.0 if shifters >= townfolk else village_share(townfolk, shifters)


@cache
def village_wins(seats: int, shifters: int) -> int:
    """Of ``GAMES`` games."""
    won = 0
    for number in range(GAMES):
        style: Style = "called" if number % 2 else "together"
        turn = deal(
            number=number,
            book_key="shifters",
            settings=replace(BOOK.defaults, style=style),
            seats=tuple(Seat(n) for n in range(1, seats + 1)),
            dials={**NO_SPECIALS, "shifter": shifters},
            seed=f"exact {seats} {shifters} {number}",
        )
        assert isinstance(turn, Turn)
        won += run(turn, Random(f"{seats} {shifters} {number}")).game.winner == "village"
    return won


def test_the_recursion_itself() -> None:
    """By hand: against three or four, a lone Shifter is out with the first vote or has won."""
    assert village_share(3, 1) == pytest.approx(1 / 3)
    assert village_share(4, 1) == pytest.approx(1 / 4)
    assert village_share(2, 1) == 0.0


@pytest.mark.parametrize("seats", range(5, 16))
def test_random_games_fit_the_recursion(seats: int) -> None:
    """For every legal number of Shifters, the village's share of wins is what exact reckoning says."""
    for shifters in range(1, seats // 3 + 1):
        share = village_share(seats - shifters, shifters)
        won = village_wins(seats, shifters)
        if 0 < share < 1:
            assert abs(z_of(won / GAMES, share, GAMES)) <= 4, (seats, shifters, won, share)
        else:
            assert won == share * GAMES


def test_all_random_games_together_fit_the_recursion() -> None:
    """A small error that hides in every single number of seats shows in the sum over all of them."""
    tables = [(seats, shifters) for seats in range(5, 16) for shifters in range(1, seats // 3 + 1)]
    shares = [village_share(seats - shifters, shifters) for seats, shifters in tables]
    expected = GAMES * sum(shares)
    spread = sqrt(GAMES * sum(share * (1 - share) for share in shares))
    won = sum(village_wins(*table) for table in tables)
    assert abs(won - expected) <= 4 * spread, (won, expected, spread)
