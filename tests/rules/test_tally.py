"""Counting votes and picks."""

from __future__ import annotations

from hub.rules.ids import Seat
from hub.rules.tally import leaders

ORDER = tuple(Seat(n) for n in (3, 1, 2))


def test_most_named_leads() -> None:
    """Most votes lead."""
    assert leaders([Seat(1), Seat(2), Seat(1)], ORDER) == (1,)


def test_ties_come_in_the_order_of_the_table() -> None:
    """Tied seats are named in the order in which they sit."""
    assert leaders([Seat(1), Seat(2), Seat(3)], ORDER) == (3, 1, 2)


def test_nobody_named_nobody_leads() -> None:
    """Without a vote there is no leader."""
    assert leaders([], ORDER) == ()
