"""What witches deals, and who has won."""

from __future__ import annotations

import pytest

from hub.rules.books import rulebook
from hub.rules.deal import composition
from hub.rules.refusal import Refusal
from tests.rules.books.victory import winner

BOOK = rulebook("witches")
COVEN = ("witch", "matriarch", "enchantress", "fanatic")


def dealt(seats: int, **dials: int) -> dict[str, int]:
    found = composition(BOOK, seats, dials)
    assert not isinstance(found, Refusal), found
    assert sum(found.values()) == seats
    return found


def coven(found: dict[str, int]) -> int:
    return sum(found.get(role, 0) for role in COVEN)


@pytest.mark.parametrize(
    ("seats", "expected"), [(5, 1), (6, 2), (9, 2), (10, 3), (13, 3), (14, 4), (17, 4), (18, 5), (20, 5)]
)
def test_the_coven_is_about_a_quarter(seats: int, expected: int) -> None:
    """The coven is a quarter of the seats, rounded half up."""
    assert coven(dealt(seats)) == expected


def test_who_joins_with_how_many() -> None:
    """The Oracle always, Healer and Matriarch from 6, Vigilante and Pyre Martyr from 7."""
    assert dealt(5) == {"villager": 3, "oracle": 1, "witch": 1}
    assert dealt(6) == {"villager": 2, "oracle": 1, "healer": 1, "witch": 1, "matriarch": 1}
    assert dealt(7) == {
        "villager": 1,
        "oracle": 1,
        "healer": 1,
        "vigilante": 1,
        "pyre_martyr": 1,
        "witch": 1,
        "matriarch": 1,
    }


def test_a_matriarch_whenever_there_are_two_witches() -> None:
    """With five seats and two witches, one of them is the Matriarch."""
    assert dealt(6, coven=1)["matriarch"] == 1
    assert dealt(5, coven=2) == {"villager": 2, "oracle": 1, "witch": 1, "matriarch": 1}


@pytest.mark.parametrize(
    ("role", "least"), [("owl", 9), ("archivist", 10), ("enchantress", 10), ("fanatic", 14)]
)
def test_advanced_roles_from_a_number_of_seats(role: str, least: int) -> None:
    """Owl from 9 seats, Archivist and Enchantress from 10, Fanatic from 14, each only if switched on."""
    assert role not in dealt(20)
    assert [(d.low, d.high, d.suggested) for d in BOOK.dials(least, {}) if d.key == role] == [(0, 1, 0)]
    assert dealt(least, **{role: 1})[role] == 1
    assert dealt(least, **{role: 0}) == dealt(least)
    refusal = composition(BOOK, least - 1, {role: 1})
    assert isinstance(refusal, Refusal)
    assert (refusal.key, refusal.params) == ("role-not-offered", {"role": role, "seats": least - 1})
    assert not isinstance(composition(BOOK, least - 1, {role: 0}), Refusal)


def test_whose_places_the_advanced_take() -> None:
    """Owl and Archivist take a Villager's place, Enchantress and Fanatic a Witch's."""
    plain, all_on = dealt(14), dealt(14, owl=1, archivist=1, enchantress=1, fanatic=1)
    assert all_on["villager"] == plain["villager"] - 2
    assert all_on["witch"] == plain["witch"] - 2
    assert coven(all_on) == coven(plain) == 4


def test_a_matriarch_always_stays() -> None:
    """Enchantress and Fanatic can't take the last witch's place."""
    assert dealt(14, enchantress=1, fanatic=1, coven=3)["matriarch"] == 1
    assert dealt(10, enchantress=1, coven=2)["matriarch"] == 1
    assert "witch" not in dealt(10, enchantress=1, coven=2)


@pytest.mark.parametrize("seats", range(5, 21))
def test_the_host_changes_the_coven_by_one(seats: int) -> None:
    """The coven may be one more or less, as long as the village starts with more and the coven with one."""
    usual = coven(dealt(seats))
    for size in range(usual - 3, usual + 4):
        found = composition(BOOK, seats, {"coven": size})
        allowed = abs(size - usual) <= 1 and size >= 1 and seats - size > size
        assert isinstance(found, Refusal) != allowed
        if not isinstance(found, Refusal):
            assert coven(found) == size


@pytest.mark.parametrize("seats", range(5, 21))
def test_no_deal_is_won_already(seats: int) -> None:
    """Every way of composing leaves both sides a game."""
    for size in (-1, 0, 1):
        for on in range(16):
            dials = {
                r: 1 for bit, r in enumerate(("owl", "archivist", "enchantress", "fanatic")) if on & 1 << bit
            }
            found = composition(BOOK, seats, {"coven": coven(dealt(seats)) + size, **dials})
            if not isinstance(found, Refusal):
                assert all(count > 0 for count in found.values())
                assert winner(BOOK, [role for role, count in found.items() for _ in range(count)]) is None


@pytest.mark.parametrize(("seats", "key"), [(4, "too-few-seats"), (21, "too-many-seats")])
def test_too_few_or_too_many(seats: int, key: str) -> None:
    """A start with fewer or more seats than the rulebook allows is refused, saying so."""
    refusal = composition(BOOK, seats, {})
    assert isinstance(refusal, Refusal)
    assert refusal.key == key


def test_dials_out_of_bounds() -> None:
    """A dial beyond its bounds is refused, with its bounds."""
    refusal = composition(BOOK, 9, {"coven": 5})
    assert isinstance(refusal, Refusal)
    assert (refusal.key, refusal.params) == ("dial-out-of-bounds", {"role": "coven", "least": 1, "most": 3})
    refusal = composition(BOOK, 10, {"nonsense": 1})
    assert isinstance(refusal, Refusal)
    assert refusal.key == "role-not-offered"


def test_how_it_is_played_by_default() -> None:
    """Called, deaths revealed, a secret ballot, ties go to the Martyr."""
    usual = BOOK.defaults
    assert (usual.style, usual.reveal, usual.tie, usual.ballot) == ("called", True, "martyr", "secret")
    limits = usual.limits
    assert (limits.night, limits.wake, limits.discussion, limits.vote, limits.pause) == (120, 60, 300, 60, 5)
    assert (limits.card, limits.runoff, limits.reaction, limits.hunch) == (180, 45, 30, 45)
    assert not BOOK.all_ready
