"""Where one of several tables is heard: the house's speakers while they are its own, its page otherwise."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

from narrator.clip import Clip
from narrator.outlet import OnStarted, Outlet
from narrator.outlets.both import BothOutlet
from narrator.outlets.browser import BrowserOutlet
from narrator.outlets.fallback import FallbackOutlet
from narrator.trouble import Trouble

VoiceOut = Literal["speakers", "browser", "both", "off"]
LAST_WORDS = 2.0
"""Seconds that a table waits for another one's last words; then its page says the line."""


class SharedOutlet:
    """The house's speakers while they are this table's, its own page otherwise."""

    def __init__(
        self,
        speakers: Outlet,
        browser: BrowserOutlet,
        *,
        has_speakers: Callable[[], bool],
        speaking: asyncio.Lock,
        also_browser: bool,
        on_close: Callable[[], None],
    ) -> None:
        """``speaking`` keeps one table's last words and another's first ones apart."""
        self._browser = browser
        self._speakers = speakers
        self._loud = (BothOutlet if also_browser else FallbackOutlet)(speakers, browser)
        self._has_speakers = has_speakers
        self._speaking = speaking
        self._on_close = on_close
        self._level = 1.0
        self._bed = (False, 1.0)

    @property
    def _current(self) -> Outlet:
        return self._loud if self._has_speakers() else self._browser

    def out(self) -> VoiceOut:
        if not self._has_speakers():
            return "browser"
        if isinstance(self._loud, BothOutlet):
            return "both"
        return "browser" if self.failing else "speakers"

    @property
    def failing(self) -> bool:
        """The house's speakers are this table's, and can't be heard."""
        return self._has_speakers() and self._speakers.trouble is not None

    @property
    def trouble(self) -> Trouble | None:
        return self._current.trouble

    async def play(self, clip: Clip, on_started: OnStarted) -> None:
        if not self._has_speakers() or not await self._our_turn():
            await self._browser.play(clip, on_started)
            return
        try:
            self._loud.set_volume(self._level)
            await self._loud.play(clip, on_started)
        finally:
            self._speaking.release()

    async def _our_turn(self) -> bool:
        """Nobody else speaks any more. ``False``: somebody goes on and on."""
        try:
            await asyncio.wait_for(self._speaking.acquire(), LAST_WORDS)
        except TimeoutError:
            return False
        return True

    async def stop(self) -> None:
        await self._current.stop()

    def set_volume(self, level: float) -> None:
        self._level = level
        self._browser.set_volume(level)
        if self._has_speakers():
            self._loud.set_volume(level)

    def set_bed(self, on: bool, level: float) -> None:
        self._bed = (on, level)
        self._browser.set_bed(on, level)
        if self._has_speakers():
            self._loud.set_bed(on, level)

    def got_speakers(self) -> None:
        """They sound as this table has set them from now on."""
        self._loud.set_volume(self._level)
        self._loud.set_bed(*self._bed)

    async def close(self) -> None:
        """Lets go of the page; the speakers are the house's."""
        if self._has_speakers():
            self._loud.set_bed(False, 1.0)
        await self._browser.close()
        self._on_close()
