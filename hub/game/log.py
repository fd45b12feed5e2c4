"""The port behind which a table's events are kept, and what is kept of them in memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from hub.game.shelf import MemoryShelf, Shelf
from hub.rules.events import GameEvent
from hub.rules.ids import Seconds
from hub.rules.lobby.events import AnyLobbyEvent
from hub.rules.lobby.evolve import TableEvent


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One event as it is kept."""

    version: int
    """From 1, without gaps, within one table."""
    event: TableEvent
    command: str
    """Id of the command that caused it; empty for the hub's own."""
    at: Seconds
    """Reading of the game's play clock."""
    wall: float
    """Seconds since the epoch, for people and for tidying up; no rule depends on it."""


class ClockNote(msgspec.Struct, frozen=True):
    """How far a table's play clock had come."""

    at: Seconds = 0.0
    """Its reading."""
    wall: float = 0.0
    """When it was read, in seconds since the epoch."""


class ConflictError(Exception):
    """Somebody else has written to the table meanwhile."""


class LogError(Exception):
    """The log can't be used; the message is a sentence for the host."""


class EventLog(Protocol):
    """Keeps the events of all tables. What ``append`` has returned from survives a power cut."""

    @property
    def shelf(self) -> Shelf:
        """Where the stories of won games are kept."""
        ...

    async def tables(self) -> dict[str, float]:
        """All tables kept, by id: the wall time of the latest event, oldest first. Raises ``LogError``."""
        ...

    async def read(self, table: str) -> list[Entry]:
        """All events of one table, oldest first. Raises ``LogError`` or ``msgspec.DecodeError``."""
        ...

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Keeps ``entries`` or none of them; raises ``ConflictError`` or ``LogError``."""
        ...

    async def note_clocks(self, readings: Mapping[str, ClockNote]) -> None:
        """Remembers how far tables' play clocks have come between events; the latest wins."""
        ...

    async def clock(self, table: str) -> ClockNote:
        """What was noted last; zeros if nothing was."""
        ...

    async def close(self) -> None: ...


_EVENT: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(GameEvent | AnyLobbyEvent)
_ENCODER = msgspec.json.Encoder()


def encode(event: TableEvent) -> bytes:
    return _ENCODER.encode(event)


def decode(data: bytes) -> TableEvent:
    """Raises ``msgspec.DecodeError`` for what is not an event of this version."""
    return _EVENT.decode(data)


class MemoryLog:
    """A log that lasts as long as the process: for tests, rehearsals and demonstrations."""

    def __init__(self) -> None:
        self._entries: dict[str, list[Entry]] = {}
        self._clocks: dict[str, ClockNote] = {}
        self.shelf: Shelf = MemoryShelf(self._forget)

    def _forget(self, table: str) -> None:
        self._entries.pop(table, None)
        self._clocks.pop(table, None)

    async def tables(self) -> dict[str, float]:
        latest = {table: entries[-1].wall for table, entries in self._entries.items() if entries}
        return dict(sorted(latest.items(), key=lambda item: item[1]))

    async def read(self, table: str) -> list[Entry]:
        return list(self._entries.get(table, ()))

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        kept = self._entries.setdefault(table, [])
        if [e.version for e in entries] != list(range(len(kept) + 1, len(kept) + 1 + len(entries))):
            raise ConflictError(table)
        kept.extend(msgspec.structs.replace(e, event=decode(encode(e.event))) for e in entries)

    async def note_clocks(self, readings: Mapping[str, ClockNote]) -> None:
        self._clocks.update(readings)

    async def clock(self, table: str) -> ClockNote:
        return self._clocks.get(table, ClockNote())

    async def close(self) -> None:
        return None
