"""The voices of one hub: which language speaks how, and which table is heard through the speakers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from hub.game.house_speakers import HouseSpeakers, ListDevices, no_devices
from hub.game.place import Place
from hub.game.shared_outlet import SharedOutlet, VoiceOut
from hub.game.sound_memory import SoundMemory
from hub.game.speaker_rights import SpeakerRights, Standing
from hub.projection.sound import Speakers, Telling
from hub.rules.refusal import Refusal
from narrator.bed import night
from narrator.clip import Sign
from narrator.outlet import Outlet
from narrator.outlets.browser import BrowserOutlet
from narrator.outlets.silent import SilentOutlet
from narrator.pcm import Pcm
from narrator.script import Script
from narrator.storyteller import SignBefore
from narrator.studio import Studio

LANGUAGES = ("en", "nb")


class Voices(Protocol):
    """Hands out what a table needs to be told its game."""

    @property
    def memory(self) -> SoundMemory:
        """How the host has set each table's sound."""
        ...

    def studio(self, language: str, voice: str = "") -> Studio:
        """The chosen voice of a language, or the usual one; loads in the background when first spoken."""
        ...

    def telling(self, language: str, voice: str = "") -> Telling:
        """Who speaks a language when ``voice`` is chosen, who else could, and who would be better."""
        ...

    async def night(self) -> bytes:
        """The night's loop as a WAV file, for pages to play."""
        ...

    def sign(self, cue: str) -> Sign | None:
        """The sound that opens lines of that key."""
        ...

    def script(self, language: str, rulebook: str) -> Script: ...

    def place(self, table: str, on_change: Callable[[], None], standing: Callable[[], Standing]) -> Place:
        """Where the table of that code is heard; ``on_change`` is called when that changes."""
        ...

    def speakers_of(self, table: str) -> Speakers | None:
        """The house's speakers, if this table is heard through them."""
        ...

    def device_name(self, device: str) -> str:
        """What the host knows the sound device of that id as; empty for the usual one."""
        ...

    def set_speakers(self, table: str, device: str | None, lead_in: int | None) -> Refusal | None:
        """Another device or lead-in (ms) for the speakers, if they are this table's."""
        ...

    def look_for_devices(self) -> None:
        """Finds out anew which devices there are, in the background."""
        ...

    def claim(self, table: str, resumes: bool = False) -> None:
        """It would like to have the speakers, and gets them if it may; ``resumes``: its game goes on."""
        ...

    async def close(self) -> None: ...


class Studios(Protocol):
    """The voices of this machine."""

    def telling(self, language: str, voice: str) -> Telling:
        """Who speaks a language when ``voice`` is chosen. May look at the disk."""
        ...

    def make(self, language: str, voice: str) -> Studio:
        """The voice of that id."""
        ...


class HouseVoices:
    """Real voices. The speakers are one table's at a time; the others are heard in their browsers."""

    def __init__(
        self,
        out: VoiceOut,
        studios: Studios,
        make_speakers: Callable[[], Outlet],
        memory: SoundMemory | None = None,
        sign: SignBefore = lambda cue: None,
        list_devices: ListDevices = no_devices,
        make_night: Callable[[], Pcm] = night,
    ) -> None:
        self.out = out
        self.memory = memory or SoundMemory()
        self.sign = sign
        self._make = studios
        self._make_night = make_night
        self._studios: dict[tuple[str, str], Studio] = {}
        self._scripts: dict[tuple[str, str], Script] = {}
        self._speakers = HouseSpeakers(make_speakers, self.memory, self._all_changed, list_devices)
        self._speaking = asyncio.Lock()
        self._rights = SpeakerRights()
        self._on_change: dict[str, Callable[[], None]] = {}
        self._shared: dict[str, SharedOutlet] = {}

    async def night(self) -> bytes:
        return (await asyncio.to_thread(self._make_night)).wav()

    def studio(self, language: str, voice: str = "") -> Studio:
        key = (language, self.telling(language, voice).voice)
        if key not in self._studios:
            self._studios[key] = self._make.make(*key)
        return self._studios[key]

    def telling(self, language: str, voice: str = "") -> Telling:
        return self._make.telling(language, voice)

    def script(self, language: str, rulebook: str) -> Script:
        key = (language, rulebook)
        if key not in self._scripts:
            self._scripts[key] = Script.load(language, rulebook)
        return self._scripts[key]

    def place(self, table: str, on_change: Callable[[], None], standing: Callable[[], Standing]) -> Place:
        if self.out == "off":
            return Place(SilentOutlet())
        browser = BrowserOutlet(on_change=on_change)
        if self.out == "browser":
            return Place(browser, browser)
        self._on_change[table] = on_change
        shared = SharedOutlet(
            self._speakers.outlet(),
            browser,
            has_speakers=lambda: self._rights.holder == table,
            speaking=self._speaking,
            also_browser=self.out == "both",
            on_close=lambda: self._closed(table),
        )
        self._shared[table] = shared
        self._rights.add(table, standing)
        self.claim(table)
        return Place(shared, browser)

    def claim(self, table: str, resumes: bool = False) -> None:
        before = self._rights.holder
        if table not in self._shared or not self._rights.ask(table, resumes) or before == table:
            return
        self._shared[table].got_speakers()
        for code in (before, table):
            if code in self._on_change:
                self._on_change[code]()

    def _closed(self, table: str) -> None:
        self._on_change.pop(table, None)
        self._shared.pop(table, None)
        self._rights.drop(table)

    def speakers_of(self, table: str) -> Speakers | None:
        return self._speakers.view() if self._rights.holder == table else None

    def device_name(self, device: str) -> str:
        return self._speakers.name_of(device)

    def set_speakers(self, table: str, device: str | None, lead_in: int | None) -> Refusal | None:
        if self._rights.holder != table:
            return Refusal("speakers-in-use")
        return self._speakers.set(device, lead_in)

    def look_for_devices(self) -> None:
        self._speakers.look()

    async def find_speakers(self) -> None:
        """Looks for the speakers before the first line, so that it is heard elsewhere if there are none."""
        await self._speakers.find()

    def _all_changed(self) -> None:
        for changed in list(self._on_change.values()):
            changed()

    async def close(self) -> None:
        await self._speakers.close()
        for studio in self._studios.values():
            await asyncio.to_thread(studio.close)
