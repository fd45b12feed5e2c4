"""The test of the test: whatever leaks, however little, is seen when two evenings are compared."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hub.rules.books import BOOKS
from tests.secrecy.comparing import LeakError
from tests.secrecy.evenings import Evening, Tally, look
from tests.secrecy.leaks import LEAKS, Leak
from tests.secrecy.stories import Setup, dealt, many_roles

TRIES = 30


def evening(
    number: int,
    *,
    rulebook: str = "witches",
    style: str = "called",
    reveal: bool = True,
    phones_sleep: bool = False,
    nights: int = 1,
    killed: float | None = None,
) -> Evening:
    """One evening of many like it."""
    seats = 8
    dials = many_roles(rulebook, seats)
    setup = Setup(
        rulebook=rulebook,
        settings=replace(BOOKS[rulebook].defaults, style=style, reveal=reveal),
        dials=dials,
        roles=dealt(rulebook, seats, dials, Random(number)),
        seed=f"{number:032x}",
        phones_sleep=phones_sleep,
    )
    return Evening(setup, number, nights, dies=number % 2 == 0, killed=killed)


def first_caught(about: dict[str, Any]) -> tuple[int, str]:
    for number in range(TRIES):
        try:
            look(evening(number, **about), Tally(), twins=4)
        except LeakError as error:
            return number, str(error)
    raise AssertionError("nobody would have noticed")


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_caught(leak: Callable[[], Leak]) -> None:
    """See the leak's own docstring for what it tells."""
    look(evening(0, **LEAKS[leak]), Tally(), twins=4)
    with leak():
        number, how = first_caught(LEAKS[leak])
    print(f"caught in evening {number}: {how}")
