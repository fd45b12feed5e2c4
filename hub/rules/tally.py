"""Counting: who has most of what was given, for votes and for picks alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hub.rules.ids import Seat


def leaders(given: Iterable[Seat], order: Iterable[Seat]) -> tuple[Seat, ...]:
    """The seats named most often in ``given``, in ``order``; none if nobody was named."""
    count = Counter(given)
    if not count:
        return ()
    most = max(count.values())
    return tuple([seat for seat in order if count.get(seat) == most])
