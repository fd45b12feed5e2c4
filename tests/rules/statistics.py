"""Whether what has been counted fits what was expected, with odds against a false alarm of about 100,000."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import TypeVar

K = TypeVar("K")


def chi_square_is_plain(counted: Mapping[K, int], cells: int) -> bool:
    """``counted`` looks like even draws from ``cells`` cells (Wilson and Hilferty's approximation)."""
    total = sum(counted.values())
    expected = total / cells
    freedom = cells - 1
    found = sum((count - expected) ** 2 for count in counted.values()) / expected
    found += (cells - len(counted)) * expected
    spread = 2 / (9 * freedom)
    z = ((found / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return abs(z) < 4.3 or found < freedom


def z_of(share: float, expected: float, draws: int) -> float:
    """How many standard deviations ``share`` of ``draws`` is away from ``expected``."""
    return (share - expected) / sqrt(expected * (1 - expected) / draws)
