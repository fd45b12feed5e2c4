"""What shifters deals."""

from __future__ import annotations

from itertools import product

import pytest

from hub.rules.books import rulebook
from hub.rules.deal import composition
from hub.rules.refusal import Refusal
from tests.rules.books.victory import winner

BOOK = rulebook("shifters")
SPECIALS = ("visionary", "alchemist", "immortal", "mortician", "rambuh", "armoris")


def dealt(seats: int, **dials: int) -> dict[str, int]:
    found = composition(BOOK, seats, dials)
    assert not isinstance(found, Refusal), found
    assert sum(found.values()) == seats
    return found


def bounds(seats: int, **dials: int) -> dict[str, tuple[int, int, int]]:
    return {dial.key: (dial.low, dial.high, dial.suggested) for dial in BOOK.dials(seats, dials)}


@pytest.mark.parametrize("seats", range(4, 16))
def test_suggested_shifters(seats: int) -> None:
    """One Shifter for 4 to 7 seats, two for 8 to 11, three for 12 to 15."""
    assert dealt(seats)["shifter"] == (1 if seats <= 7 else 2 if seats <= 11 else 3)


@pytest.mark.parametrize("seats", range(4, 16))
def test_as_many_shifters_as_a_third(seats: int) -> None:
    """The host may choose from one Shifter to a third of the seats, rounded down."""
    low, high, suggested = bounds(seats)["shifter"]
    assert (low, high) == (1, seats // 3)
    assert low <= suggested <= high
    for shifters in range(low, high + 1):
        assert dealt(seats, shifter=shifters)["shifter"] == shifters
    for shifters in (0, high + 1):
        refusal = composition(BOOK, seats, {"shifter": shifters})
        assert isinstance(refusal, Refusal)
        assert refusal.key == "dial-out-of-bounds"


def test_suggested_specials_as_many_as_fit() -> None:
    """Visionary, Alchemist, Immortal are suggested, as many as fit in that order."""
    assert dealt(4) == {"shifter": 1, "townfolk": 2, "visionary": 1}
    assert dealt(5) == {"shifter": 1, "townfolk": 2, "visionary": 1, "alchemist": 1}
    assert dealt(6) == {"shifter": 1, "townfolk": 2, "visionary": 1, "alchemist": 1, "immortal": 1}
    assert dealt(8) == {"shifter": 2, "townfolk": 3, "visionary": 1, "alchemist": 1, "immortal": 1}


@pytest.mark.parametrize(("seats", "shifters"), [(9, 1), (11, 3)])
def test_all_six_fit_from(seats: int, shifters: int) -> None:
    """All six specials fit from 9 seats with one Shifter, from 11 with the most, and not before."""
    everybody = dict.fromkeys(SPECIALS, 1)
    assert dealt(seats, shifter=shifters, **everybody)["townfolk"] == 2
    refusal = composition(BOOK, seats - 1, {"shifter": min(shifters, (seats - 1) // 3), **everybody})
    assert isinstance(refusal, Refusal)
    assert (refusal.key, refusal.params) == ("too-many-specials", {"seats": seats - 1})


@pytest.mark.parametrize("seats", range(4, 16))
def test_two_townfolk_always_stay(seats: int) -> None:
    """Whatever the host turns, at most min(6, seats - Shifters - 2) specials are dealt, each at most once."""
    for shifters in range(1, seats // 3 + 1):
        for chosen in product((0, 1), repeat=6):
            found = composition(
                BOOK, seats, {"shifter": shifters, **dict(zip(SPECIALS, chosen, strict=True))}
            )
            fits = sum(chosen) <= min(6, seats - shifters - 2)
            assert isinstance(found, Refusal) != fits
            if not isinstance(found, Refusal):
                assert found["townfolk"] >= 2
                assert all(found.get(role, 0) == on for role, on in zip(SPECIALS, chosen, strict=True))
                assert winner(BOOK, [role for role, count in found.items() for _ in range(count)]) is None


def test_a_chosen_special_takes_a_suggested_ones_place() -> None:
    """Suggestions fill only what the host's own choice leaves free."""
    assert dealt(4, armoris=1) == {"shifter": 1, "townfolk": 2, "armoris": 1}
    assert dealt(5, visionary=0) == {"shifter": 1, "townfolk": 2, "alchemist": 1, "immortal": 1}
    assert dealt(9, visionary=0, alchemist=0, immortal=0) == {"shifter": 2, "townfolk": 7}


def test_full_tables_offer_no_more_specials() -> None:
    """When all places for specials are taken, another one can't be switched on."""
    assert bounds(4)["visionary"] == (0, 1, 1)
    assert bounds(4)["alchemist"] == (0, 0, 0)
    assert bounds(4, visionary=0)["alchemist"] == (0, 1, 1)
    assert bounds(4, visionary=0, alchemist=0)["armoris"] == (0, 0, 0)
    assert bounds(4, visionary=0, alchemist=0, immortal=0)["armoris"] == (0, 1, 0)


@pytest.mark.parametrize(("seats", "key"), [(3, "too-few-seats"), (16, "too-many-seats")])
def test_too_few_or_too_many(seats: int, key: str) -> None:
    """Shifters is for 4 to 15 seats."""
    refusal = composition(BOOK, seats, {})
    assert isinstance(refusal, Refusal)
    assert refusal.key == key


def test_how_it_is_played_by_default() -> None:
    """Together, with secret deaths, a runoff then chance, a secret ballot; the start waits for all."""
    usual = BOOK.defaults
    assert (usual.style, usual.reveal, usual.tie, usual.ballot) == ("together", False, "runoff", "secret")
    limits = usual.limits
    assert (limits.night, limits.discussion, limits.vote, limits.runoff, limits.pause) == (
        120,
        300,
        45,
        45,
        10,
    )
    assert BOOK.all_ready
