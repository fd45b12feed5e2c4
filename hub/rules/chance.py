"""Outcomes of chance as a pure function of a game's secret seed, in separate keyed streams.

A game's seed is 128 bits from the system's own source, made for that game alone. Whatever it decides is a
hash keyed with all of it: what everybody sees (how long a wait is, who was drawn in a runoff) says nothing
about what nobody may know (the deal), short of trying all 2**128 seeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Literal, TypeVar

Stream = Literal["deal", "chance", "waits", "wording"]
T = TypeVar("T")
_SPAN = 1 << 64


def _number(seed: str, stream: Stream, key: str) -> int:
    digest = blake2b(key.encode(), digest_size=8, key=seed.encode()[:64], person=stream.encode())
    return int.from_bytes(digest.digest(), "big")


def uniform(seed: str, stream: Stream, key: str, low: float, high: float) -> float:
    """A number drawn evenly from ``low`` to ``high``; the same for the same seed, stream and key."""
    return low + (high - low) * _number(seed, stream, key) / _SPAN


def choose(seed: str, stream: Stream, key: str, among: Sequence[T]) -> T:
    """One of ``among``, evenly (the bias of 64 bits over a table's seats is below 1e-17)."""
    return among[_number(seed, stream, key) % len(among)]


def shuffled(seed: str, stream: Stream, key: str, items: Sequence[T]) -> list[T]:
    """All of ``items`` in an order drawn evenly from all orders (Fisher-Yates)."""
    out = list(items)
    for last in range(len(out) - 1, 0, -1):
        other = _number(seed, stream, f"{key}:{last}") % (last + 1)
        out[last], out[other] = out[other], out[last]
    return out
