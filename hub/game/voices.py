"""The voices of one hub: which language speaks how, and which table is heard through the speakers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal, Protocol

import msgspec

from narrator.outlet import Outlet
from narrator.outlets.both import BothOutlet
from narrator.outlets.browser import BrowserOutlet
from narrator.outlets.fallback import FallbackOutlet
from narrator.outlets.silent import SilentOutlet
from narrator.script import Script
from narrator.studio import Studio

VoiceOut = Literal["speakers", "browser", "both", "off"]
LANGUAGES = ("en", "nb")


class Place(msgspec.Struct, frozen=True):
    """Where one table is heard."""

    outlet: Outlet
    browser: BrowserOutlet | None = None
    """The half that the table's page plays, if it has one."""

    def out(self) -> VoiceOut:
        """Where sound is to be expected now."""
        match self.outlet:
            case SilentOutlet():
                return "off"
            case BrowserOutlet():
                return "browser"
            case BothOutlet():
                return "both"
            case FallbackOutlet() as fallback:
                return "browser" if fallback.failing else "speakers"
            case _:
                return "speakers"


class Voices(Protocol):
    """Hands out what a table needs to be told its game."""

    def studio(self, language: str) -> Studio:
        """The voice of a language; loads in the background when first spoken."""
        ...

    def script(self, language: str, rulebook: str) -> Script: ...

    def place(self, table: str, on_change: Callable[[], None]) -> Place:
        """Where the table of that code is heard."""
        ...

    def release(self, table: str) -> None:
        """The table is closed; another may have the speakers."""
        ...

    async def close(self) -> None: ...


class HouseVoices:
    """Real voices. The speakers belong to one table at a time; others are heard in their browsers."""

    def __init__(
        self, out: VoiceOut, make_studio: Callable[[str], Studio], make_speakers: Callable[[], Outlet]
    ) -> None:
        self.out = out
        self._make_studio = make_studio
        self._make_speakers = make_speakers
        self._studios: dict[str, Studio] = {}
        self._scripts: dict[tuple[str, str], Script] = {}
        self._speaking: str | None = None

    def studio(self, language: str) -> Studio:
        if language not in self._studios:
            self._studios[language] = self._make_studio(language)
        return self._studios[language]

    def script(self, language: str, rulebook: str) -> Script:
        key = (language, rulebook)
        if key not in self._scripts:
            self._scripts[key] = Script.load(language, rulebook)
        return self._scripts[key]

    def place(self, table: str, on_change: Callable[[], None]) -> Place:
        if self.out == "off":
            return Place(SilentOutlet())
        browser = BrowserOutlet(on_change=on_change)
        if self.out == "browser" or self._speaking not in (None, table):
            return Place(browser, browser)
        self._speaking = table
        speakers = self._make_speakers()
        if self.out == "both":
            return Place(BothOutlet(speakers, browser), browser)
        return Place(FallbackOutlet(speakers, browser), browser)

    def release(self, table: str) -> None:
        if self._speaking == table:
            self._speaking = None

    async def close(self) -> None:
        for studio in self._studios.values():
            await asyncio.to_thread(studio.close)
