"""Two evenings that differ only in what somebody may not know look the same to it, byte for byte.

Two others are dealt each other's cards and do with them what the others would have done, at other moments
within what the rules leave free. Everything that enters the queue of a page is compared: bytes, order, number
and the moment on a virtual clock, for the viewer (alive or dead), the table screen and the host's page; for
the table screen also what is spoken ahead. It has to be the same until an event that is there for that viewer
reveals something.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from hub.rules.books import BOOKS
from hub.rules.settings import Style
from tests.secrecy.evenings import Evening, Tally, evenings, look
from tests.side_by_side import Outcome, side_by_side

PAIRS = int(os.environ.get("NIGHTWAKE_TWINS", "2000"))
"""Pairs of evenings in all, about. Asked for by hand, they are different every time."""
BY_HAND = "NIGHTWAKE_TWINS" in os.environ
KINDS = 2 * len(BOOKS)
OF_A_KIND = -(-PAIRS // KINDS)


def compared(rulebook: str, style: Style) -> Tally:
    """Plays pairs of evenings of one kind until there are enough, or there is a leak."""
    tally = Tally()

    @settings(
        max_examples=OF_A_KIND,
        derandomize=not BY_HAND,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate, Phase.shrink],
    )
    @given(evenings(rulebook, style))
    def check(evening: Evening) -> None:
        if tally.pairs < OF_A_KIND or tally.leaks:
            look(evening, tally)

    check()
    return tally


@pytest.fixture(scope="module")
def tally_of(request: pytest.FixtureRequest) -> Iterator[Outcome[Tally]]:
    """All kinds of evenings are compared at once."""
    with side_by_side(request, compared) as outcome:
        yield outcome


@pytest.mark.slow
@pytest.mark.timeout(max(240, PAIRS))
@pytest.mark.parametrize("style", ["called", "together"])
@pytest.mark.parametrize("rulebook", BOOKS)
def test_with_each_others_cards_two_people_look_the_same_to_a_third(
    rulebook: str, style: Style, tally_of: Outcome[Tally]
) -> None:
    """Nobody, alive or dead, table and host included, can tell who of two others has which card."""
    tally = tally_of(rulebook=rulebook, style=style)
    print(f"{rulebook} {style}: {tally}")
    assert tally.pairs >= OF_A_KIND
    assert tally.entries > 100 * tally.pairs, "they were told apart at once"
