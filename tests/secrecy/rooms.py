"""Tables with everybody at them, and the ways to them: asking, looking, and the queue of each page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Protocol

import msgspec

from hub.game.log import MemoryLog
from hub.game.runtime import TableRuntime
from hub.game.watchers import Audience
from hub.rules.game import Game
from hub.rules.ids import Seat
from tests.game.evening import Evening
from tests.secrecy.stories import AnyCommand, Setup, do, seated
from tests.secrecy.voices import OpenVoices

Viewer = Seat | str
"""``"table"``, ``"host"`` or a seat."""


def audience(viewer: Viewer) -> Audience:
    if isinstance(viewer, str):
        return Audience("table" if viewer == "table" else "host")
    return Audience("seat", viewer)


class Room(Protocol):
    """A table with everybody at it, and the way to it."""

    @property
    def table(self) -> TableRuntime: ...

    @property
    def game(self) -> Game: ...

    async def start(self) -> None: ...

    async def ask(self, seat: Seat | None, command: AnyCommand) -> tuple[bool, bytes]:
        """``seat``, or the host, asks for it: whether it was done, and all of the answer."""
        ...

    async def look(self, seat: Seat | None) -> bytes:
        """What ``seat``, or the host, can ask for about the table."""
        ...

    def pages(self, viewer: Viewer) -> AsyncIterator[bytes]:
        """What reaches the page of ``viewer`` from now on."""
        ...

    async def restart(self) -> None:
        """The hub is killed, and started again with what was on the disk then; pages have to ask anew."""
        ...

    async def end(self) -> None: ...


class LocalRoom:
    """A table in this process, whose pages are the queues of its watchers."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening

    @property
    def table(self) -> TableRuntime:
        return self._evening.table

    @classmethod
    async def open(cls, setup: Setup) -> LocalRoom:
        return cls(await seated(setup))

    @property
    def game(self) -> Game:
        return self._evening.game

    async def start(self) -> None:
        await self._evening.start()

    async def ask(self, seat: Seat | None, command: AnyCommand) -> tuple[bool, bytes]:
        refusal = await do(self._evening, seat, command)
        return refusal is None, msgspec.json.encode((refusal.key, refusal.params) if refusal else None)

    async def look(self, seat: Seat | None) -> bytes:
        for _ in range(3):  # until those who listen have heard of what has just been asked for
            await asyncio.sleep(0)
        own = None if seat is None else self.table.seat_view(seat)
        return msgspec.json.encode((self.table.table_view(), self.table.host_view(), own))

    async def pages(self, viewer: Viewer) -> AsyncIterator[bytes]:
        async for view in self.table.subscribe(audience(viewer)):
            yield msgspec.json.encode(view)

    async def restart(self) -> None:
        assert isinstance(self._evening.log, MemoryLog)
        before, on_disk = self._evening, copy(self._evening.log)
        await before.end()
        self._evening = await Evening.again(on_disk, before.table.code, OpenVoices())
        self._evening.id = before.id  # type: ignore[method-assign]  # no tap repeats one from before

    async def end(self) -> None:
        await self._evening.end()


def copy(log: MemoryLog) -> MemoryLog:
    """What is on the disk now, whatever is written afterwards."""
    same = MemoryLog()
    same._entries = {table: list(entries) for table, entries in log._entries.items()}
    same._clocks = dict(log._clocks)
    return same


Open = Callable[[Setup], Awaitable[Room]]
