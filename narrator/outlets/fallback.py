"""An outlet that prefers the host's speakers and lets the table screen speak where they can't."""

from __future__ import annotations

from narrator.clip import Clip
from narrator.outlet import OnStarted, Outlet
from narrator.outlets.both import BothOutlet


class FallbackOutlet:
    """Plays on ``preferred`` alone while that works; while it has trouble, on ``instead`` as well.

    The preferred one keeps being tried, so that speakers plugged in again are heard again.
    """

    def __init__(self, preferred: Outlet, instead: Outlet) -> None:
        self._preferred = preferred
        self._both = BothOutlet(preferred, instead)

    @property
    def failing(self) -> bool:
        """The second outlet is in use."""
        return self._preferred.trouble is not None

    @property
    def trouble(self) -> str | None:
        """The preferred outlet's trouble."""
        return self._preferred.trouble

    async def play(self, clip: Clip, on_started: OnStarted) -> None:
        """Play where it can be heard."""
        await (self._both if self.failing else self._preferred).play(clip, on_started)

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
        await self._both.close()
