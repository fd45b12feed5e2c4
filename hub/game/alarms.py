"""Does something when a play clock gets to a reading."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hub.game.clock import PlayClock
from hub.rules.ids import Seconds

TOLERANCE: Seconds = 0.005


class Alarms:
    """What is due for one table. Set again after the clock has stood still."""

    def __init__(self, clock: PlayClock) -> None:
        self._clock = clock
        self._timers: set[asyncio.TimerHandle] = set()

    def at(self, reading: Seconds, act: Callable[[], None]) -> None:
        """Calls ``act`` once the clock shows ``reading``, unless cleared before."""

        def ring() -> None:
            self._timers.discard(timer)
            # The clock may have stood still meanwhile: the machine was asleep.
            if self._clock.reading() + TOLERANCE < reading:
                self.at(reading, act)
            else:
                act()

        left = max(0.0, reading - self._clock.reading())
        timer = asyncio.get_running_loop().call_later(left, ring)
        self._timers.add(timer)

    def clear(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
