"""An outlet without sound: clips take their time so that captions can be read."""

from __future__ import annotations

import asyncio

from narrator.clip import Clip
from narrator.outlet import OnStarted
from narrator.outlets.timing import Sleep, first_of, resolve
from narrator.trouble import Trouble


class SilentOutlet:
    """Lets each clip's time pass. Chosen on purpose, so it has no trouble."""

    trouble: Trouble | None = None

    def __init__(self, *, sleep: Sleep = asyncio.sleep) -> None:
        self._sleep = sleep
        self._stopped: asyncio.Future[None] | None = None

    async def play(self, clip: Clip, on_started: OnStarted) -> None:
        """Wait for as long as the clip is."""
        self._stopped = asyncio.get_running_loop().create_future()
        on_started()
        await first_of([self._stopped], clip.duration, self._sleep)

    async def stop(self) -> None:
        """End the wait."""
        if self._stopped is not None:
            resolve(self._stopped)

    def set_volume(self, level: float) -> None:
        """There is nothing to be louder or softer."""

    def set_bed(self, on: bool, level: float) -> None:
        """Nor is there a night to be heard."""

    async def close(self) -> None:
        """End the wait."""
        await self.stop()
