"""Counts what an address does too often, and forgets it after a while."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable

ADDRESSES = 1000
"""How many addresses are remembered; the one that was silent longest goes first."""
Monotonic = Callable[[], float]


class Throttle:
    """At most ``most`` of something from one address within ``window`` seconds."""

    def __init__(self, most: int, window: float, monotonic: Monotonic = time.monotonic) -> None:
        self._most = most
        self._window = window
        self._monotonic = monotonic
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def is_full(self, address: str) -> bool:
        """Whether this address has had as much as there is."""
        return len(self._recent(address)) >= self._most

    def count(self, address: str) -> None:
        """One more."""
        recent = self._recent(address)
        if len(recent) < self._most:
            recent.append(self._monotonic())
        self._times[address] = recent
        self._times.move_to_end(address)
        while len(self._times) > ADDRESSES:
            self._times.popitem(last=False)

    def _recent(self, address: str) -> deque[float]:
        times = self._times.get(address, deque[float]())
        while times and times[0] <= self._monotonic() - self._window:
            times.popleft()
        return times
