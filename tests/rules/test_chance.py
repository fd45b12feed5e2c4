"""Chance is fair, and the same for the same seed."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from msgspec.structs import replace

from hub.rules.books import rulebook
from hub.rules.chance import choose, shuffled, uniform
from hub.rules.deal import deal
from hub.rules.ids import Seat
from hub.rules.turn import Turn
from tests.rules.statistics import chi_square_is_plain
from tests.rules.table import Table

WITCHES = rulebook("witches").defaults


def test_every_order_is_as_likely() -> None:
    """A shuffle is uniform over all orders."""
    orders = Counter(tuple(shuffled(f"seed {n}", "deal", "roles", "abcd")) for n in range(12_000))
    assert set(orders) == set(permutations("abcd"))
    assert chi_square_is_plain(orders, 24)


def test_streams_and_keys_are_independent() -> None:
    """What one stream or key draws says nothing about another's draw."""
    pairs = Counter(
        (
            choose(f"s{n}", "deal", "a", "xy"),
            choose(f"s{n}", "chance", "a", "xy"),
            choose(f"s{n}", "chance", "b", "xy"),
        )
        for n in range(8_000)
    )
    assert chi_square_is_plain(pairs, 8)


def test_waits_stay_within_their_span() -> None:
    """A wait is drawn evenly from its whole span."""
    drawn = [uniform(f"s{n}", "waits", "slot", 18.0, 26.0) for n in range(4_000)]
    assert all(18.0 <= wait < 26.0 for wait in drawn)
    assert chi_square_is_plain(Counter(int(wait) for wait in drawn), 8)


def test_a_deal_is_uniform() -> None:
    """Every seat gets every role as often as it is dealt."""
    seats = tuple(Seat(n) for n in range(1, 8))
    places: Counter[tuple[Seat, ...]] = Counter()
    for n in range(6_000):
        dealt = deal(number=1, book_key="witches", settings=WITCHES, seats=seats, dials={}, seed=f"deal {n}")
        assert isinstance(dealt, Turn)
        roles = dealt.game.roles
        places[tuple(sorted(s for s in seats if roles[s] in ("witch", "matriarch")))] += 1
    assert chi_square_is_plain(places, 21)


def test_the_same_seed_deals_the_same() -> None:
    """A game can be dealt again from its seed, bit for bit."""
    seats = tuple(Seat(n) for n in range(1, 13))
    twice = [
        deal(number=1, book_key="witches", settings=WITCHES, seats=seats, dials={}, seed="s")
        for _ in range(2)
    ]
    assert isinstance(twice[0], Turn) and isinstance(twice[1], Turn)
    assert twice[0].events == twice[1].events


def test_every_witch_may_succeed() -> None:
    """The Matriarch's successor is drawn evenly from the living witches."""
    heirs: Counter[Seat] = Counter()
    for n in range(900):
        table = Table.of(
            "witches", "matriarch witch witch witch oracle villager villager villager villager", seed=f"h{n}"
        )
        table.go("vote")
        table.vote(Seat(5), Seat(1))
        table.limit()
        heirs[next(s for s, role in table.game.roles.items() if role == "matriarch" and s != 1)] += 1
    assert set(heirs) == {2, 3, 4}
    assert chi_square_is_plain(heirs, 3)


def test_two_successions_in_one_step_are_independent() -> None:
    """Who succeeds after two removals in a row is as open as after one."""
    second: Counter[Seat] = Counter()
    for n in range(900):
        table = Table.of("witches", "matriarch witch witch witch witch " + "villager " * 8, seed=f"h{n}")
        table.go("discussion")
        for _ in range(2):
            holder = next(s for s in table.game.alive if table.game.roles[s] == "matriarch")
            remove(table, holder)
        second[next(s for s in table.game.alive if table.game.roles[s] == "matriarch")] += 1
    assert chi_square_is_plain(second, 4)


def test_a_runoff_that_ties_is_drawn_evenly() -> None:
    """Chance among a runoff's leaders favours nobody."""
    outs: Counter[Seat] = Counter()
    house = replace(WITCHES, tie="runoff")
    for n in range(900):
        table = Table.of("witches", "matriarch oracle villager villager villager", house, seed=f"r{n}")
        table.go("vote")
        for voter, target in ((1, 2), (2, 3), (3, 4)):
            table.vote(Seat(voter), Seat(target))
        table.limit()
        table.told()
        assert table.game.tied == (2, 3, 4)
        table.limit()
        outs[table.game.deaths[0].seat] += 1
    assert set(outs) == {2, 3, 4}
    assert chi_square_is_plain(outs, 3)


def test_a_tied_attack_is_drawn_evenly() -> None:
    """Chance among the Shifters' tied picks favours nobody, after a runoff as at the limit."""
    by_runoff: Counter[Seat] = Counter()
    at_limit: Counter[Seat] = Counter()
    deal_of_two = "shifter shifter " + "townfolk " * 6
    for n in range(600):
        table = Table.of("shifters", deal_of_two, seed=f"t{n}")
        table.go("stage")
        for seat, pick in ((1, 5), (2, 7), (1, 5), (2, 7)):
            table.answer(Seat(seat), "pick", Seat(pick))
        table.go("dawn")
        by_runoff[table.game.deaths[0].seat] += 1
        table = Table.of("shifters", "shifter " + deal_of_two + "townfolk townfolk", seed=f"t{n}")
        table.go("stage")
        table.answer(Seat(1), "pick", Seat(5))
        table.answer(Seat(3), "pick", Seat(7))
        table.limit()
        table.go("dawn")
        at_limit[table.game.deaths[0].seat] += 1
    for drawn in (by_runoff, at_limit):
        assert set(drawn) == {5, 7}
        assert chi_square_is_plain(drawn, 2)


def remove(table: Table, seat: Seat) -> None:
    from hub.rules.commands import RemoveSeat

    assert table.do(RemoveSeat(step=table.game.step.id, seat=seat)) is None


def test_a_seed_may_be_of_any_length() -> None:
    """A long secret seed draws as a short one does."""
    for seed in ("", "s", "s" * 64, "s" * 65, "æøå" * 100):
        assert choose(seed, "chance", "key", "abc") in "abc"
