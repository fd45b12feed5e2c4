"""What varulv deals."""

from __future__ import annotations

import pytest

from hub.rules.books import rulebook
from hub.rules.deal import composition
from hub.rules.refusal import Refusal
from tests.rules.books.victory import winner

BOOK = rulebook("varulv")


def dealt(seats: int) -> tuple[int, int, int, int]:
    found = composition(BOOK, seats, {})
    assert not isinstance(found, Refusal), found
    assert sum(found.values()) == seats
    assert winner(BOOK, [role for role, count in found.items() for _ in range(count)]) is None
    return tuple(found.get(role, 0) for role in ("varulv", "synsk", "lege", "landsbyboer"))  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("seats", "expected"),
    [(5, (1, 1, 0, 3)), (8, (2, 1, 1, 4)), (12, (3, 1, 1, 7)), (15, (4, 1, 1, 9))],
)
def test_given_compositions(seats: int, expected: tuple[int, int, int, int]) -> None:
    """Wolves, Synsk, Lege and villagers are dealt as the rules give them."""
    assert dealt(seats) == expected


@pytest.mark.parametrize("seats", range(5, 16))
def test_compositions_between(seats: int) -> None:
    """One wolf up to 7 seats, two up to 11, three up to 14, four with 15; one Synsk; a Lege from 7."""
    wolves = 1 if seats <= 7 else 2 if seats <= 11 else 3 if seats <= 14 else 4
    doctors = 1 if seats >= 7 else 0
    assert dealt(seats) == (wolves, 1, doctors, seats - wolves - 1 - doctors)


def test_nothing_to_turn() -> None:
    """The composition is fixed."""
    assert BOOK.dials(8, {}) == ()
    refusal = composition(BOOK, 8, {"varulv": 3})
    assert isinstance(refusal, Refusal)
    assert refusal.key == "role-not-offered"


@pytest.mark.parametrize(("seats", "key"), [(4, "too-few-seats"), (16, "too-many-seats")])
def test_too_few_or_too_many(seats: int, key: str) -> None:
    """Varulv is for 5 to 15 seats."""
    refusal = composition(BOOK, seats, {})
    assert isinstance(refusal, Refusal)
    assert refusal.key == key


def test_how_it_is_played_by_default() -> None:
    """Together, deaths revealed, an open ballot, ties hang nobody, no limit but the pause before night."""
    usual = BOOK.defaults
    assert (usual.style, usual.reveal, usual.tie, usual.ballot) == ("together", True, "nobody", "open")
    limits = usual.limits
    assert (limits.night, limits.wake, limits.discussion, limits.vote, limits.pause) == (
        None,
        60,
        None,
        None,
        5,
    )
    assert not BOOK.all_ready
