"""An outlet that prefers the host's speakers and lets the table screen speak where they can't."""

from __future__ import annotations

import asyncio

from narrator.clip import Clip
from narrator.outlet import Findable, OnStarted, Outlet
from narrator.outlets.both import BothOutlet
from narrator.trouble import Trouble

PATIENCE = 1.0
"""Seconds that a line waits for speakers that were in trouble."""


class FallbackOutlet:
    """Plays on ``preferred`` alone while that works; while it has trouble, on ``instead``.

    The preferred one keeps being tried, so that speakers plugged in again are heard again; what they then
    begin to play is theirs alone.
    """

    def __init__(self, preferred: Outlet, instead: Outlet) -> None:
        self._preferred = preferred
        self._instead = instead
        self._looking: asyncio.Task[None] | None = None
        self._both = BothOutlet(preferred, instead)

    @property
    def failing(self) -> bool:
        """The second outlet is in use."""
        return self._preferred.trouble is not None

    @property
    def trouble(self) -> Trouble | None:
        """The preferred outlet's trouble."""
        return self._preferred.trouble

    async def play(self, clip: Clip, on_started: OnStarted) -> None:
        """Play where it can be heard."""
        if self.failing and isinstance(self._preferred, Findable):
            still_failing = await self._look_for(self._preferred)
            await (self._instead if still_failing else self._preferred).play(clip, on_started)
        else:
            await (self._both if self.failing else self._preferred).play(clip, on_started)

    async def _look_for(self, preferred: Findable) -> bool:
        """For a moment; it goes on meanwhile, so that the line after this one may be heard there."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(preferred.prestart(), name="look for the speakers")
        await asyncio.wait({self._looking}, timeout=PATIENCE)
        return self.failing

    async def stop(self) -> None:
        """Stop both."""
        await self._both.stop()

    def set_volume(self, level: float) -> None:
        """Set both."""
        self._both.set_volume(level)

    def set_bed(self, on: bool, level: float) -> None:
        """On both; the second's is heard only while it is in use."""
        self._both.set_bed(on, level)

    async def close(self) -> None:
        """Close both."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait({self._looking})
        await self._both.close()
