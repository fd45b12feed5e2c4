"""Logs that go wrong on purpose: real implementations of the port."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from hub.game.log import ClockNote, Entry, LogError, MemoryLog


class GatedLog(MemoryLog):
    """Keeps nothing until ``gate`` is open."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        await self.gate.wait()
        await super().append(table, entries)


class FullLog(MemoryLog):
    """Refuses everything while ``full``."""

    full = False
    refused = 0

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        self._refuse()
        await super().append(table, entries)

    async def note_clocks(self, readings: Mapping[str, ClockNote]) -> None:
        self._refuse()
        await super().note_clocks(readings)

    def _refuse(self) -> None:
        if self.full:
            self.refused += 1
            raise LogError("The disk is full.")
