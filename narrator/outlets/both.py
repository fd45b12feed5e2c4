"""An outlet that is two: the host's speakers and the table screen at once, or any other pair."""

from __future__ import annotations

import asyncio

from narrator.clip import Clip
from narrator.outlet import OnStarted, Outlet
from narrator.trouble import Trouble


class BothOutlet:
    """Plays every clip on both; it has begun when one has, and is over when both are."""

    def __init__(self, first: Outlet, second: Outlet) -> None:
        self._pair = (first, second)

    @property
    def trouble(self) -> Trouble | None:
        """The first one's trouble, else the second's: the host wanted both."""
        first, second = self._pair
        return first.trouble or second.trouble

    async def play(self, clip: Clip, on_started: OnStarted) -> None:
        """Play on both at once."""
        told = False

        def begin() -> None:
            nonlocal told
            if not told:
                told = True
                on_started()

        await asyncio.gather(*(outlet.play(clip, begin) for outlet in self._pair))

    async def stop(self) -> None:
        """Stop both."""
        await asyncio.gather(*(outlet.stop() for outlet in self._pair))

    def set_volume(self, level: float) -> None:
        """Set both."""
        for outlet in self._pair:
            outlet.set_volume(level)

    def set_bed(self, on: bool, level: float) -> None:
        """On both."""
        for outlet in self._pair:
            outlet.set_bed(on, level)

    async def close(self) -> None:
        """Close both."""
        await asyncio.gather(*(outlet.close() for outlet in self._pair))
