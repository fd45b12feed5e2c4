"""Keeps count of wrong codes and links, so that nobody finds one by trying."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable

MOST = 50
"""Wrong tries from one address within ``WINDOW``."""
WINDOW = 60.0
ADDRESSES = 1000
"""How many addresses are remembered; the one that was silent longest goes first."""


class Throttle:
    """Remembers wrong tries by address, for ``WINDOW`` seconds."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._wrong: OrderedDict[str, deque[float]] = OrderedDict()

    def is_full(self, address: str) -> bool:
        """Whether this address has had its tries."""
        return len(self._recent(address)) >= MOST

    def count(self, address: str) -> None:
        """One more wrong try."""
        recent = self._recent(address)
        if len(recent) < MOST:
            recent.append(self._monotonic())
        self._wrong[address] = recent
        self._wrong.move_to_end(address)
        while len(self._wrong) > ADDRESSES:
            self._wrong.popitem(last=False)

    def _recent(self, address: str) -> deque[float]:
        tries = self._wrong.get(address, deque[float]())
        while tries and tries[0] <= self._monotonic() - WINDOW:
            tries.popleft()
        return tries
