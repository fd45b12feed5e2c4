"""Voices that say nothing and take no time: a real implementation of the port, for fast tables in tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hub.game.voices import Place
from narrator.outlets.recording import RecordingOutlet
from narrator.outlets.silent import SilentOutlet
from narrator.script import Script
from narrator.studio import Studio
from narrator.voice.silent import SilentVoice


async def no_time(seconds: float) -> None:
    await asyncio.sleep(0)


class QuietVoices:
    """Every table is told its game at once; ``told`` keeps the outlets by table."""

    def __init__(self, record: bool = False) -> None:
        self._record = record
        self._studios: dict[str, Studio] = {}
        self.told: dict[str, RecordingOutlet] = {}

    def studio(self, language: str) -> Studio:
        return self._studios.setdefault(language, Studio(SilentVoice(language)))

    def script(self, language: str, rulebook: str) -> Script:
        return Script.load(language, rulebook)

    def place(self, table: str, on_change: Callable[[], None]) -> Place:
        if self._record:
            outlet = self.told[table] = RecordingOutlet()
            return Place(outlet)
        return Place(SilentOutlet(sleep=no_time))

    def claim(self, table: str) -> None:
        """There is enough silence for everybody."""

    def release(self, table: str) -> None:
        self.told.pop(table, None)

    async def close(self) -> None:
        for studio in self._studios.values():
            await asyncio.to_thread(studio.close)
