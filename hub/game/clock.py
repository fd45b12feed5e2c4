"""A game's play clock: it stands still while the game is paused or the machine sleeps."""

from __future__ import annotations

import time
from collections.abc import Callable

from hub.rules.ids import Seconds

Monotonic = Callable[[], Seconds]
LONGEST_GAP: Seconds = 5.0
"""More than this between two looks at the clock means that the machine was asleep, not playing."""
GAP_COUNTS_AS: Seconds = 0.5


class PlayClock:
    """Counts playing time in seconds. Has to be looked at (``tick``) more often than ``LONGEST_GAP``."""

    def __init__(self, monotonic: Monotonic = time.monotonic, reading: Seconds = 0.0) -> None:
        self._monotonic = monotonic
        self._reading = reading
        self._seen = monotonic()
        self._running = False
        self.sleeps = 0
        """How often the machine has been asleep while the clock ran."""

    @property
    def running(self) -> bool:
        return self._running

    def reading(self) -> Seconds:
        """Seconds played so far."""
        now = self._monotonic()
        passed = now - self._seen
        self._seen = now
        if self._running and passed > LONGEST_GAP:
            self.sleeps += 1
            self._reading += GAP_COUNTS_AS
        elif self._running:
            self._reading += passed
        return self._reading

    def tick(self) -> None:
        self.reading()

    def start(self) -> None:
        self.reading()
        self._running = True

    def stop(self) -> None:
        self.reading()
        self._running = False

    def set(self, reading: Seconds) -> None:
        """Goes on from ``reading``: of another game, or after a restart."""
        self._seen = self._monotonic()
        self._reading = reading
