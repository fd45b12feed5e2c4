"""The port behind which a table's events are kept, and what is kept of them in memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

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


class ConflictError(Exception):
    """Somebody else has written to the table meanwhile."""


class LogError(Exception):
    """The log can't be used; the message is a sentence for the host."""


class EventLog(Protocol):
    """Keeps the events of all tables. What ``append`` has returned from survives a power cut."""

    async def tables(self) -> list[str]:
        """Ids of all tables kept, oldest first."""
        ...

    async def read(self, table: str) -> list[Entry]:
        """All events of one table, oldest first."""
        ...

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Keeps ``entries`` or none of them; raises ``ConflictError`` or ``LogError``."""
        ...

    async def note_clock(self, table: str, reading: Seconds) -> None:
        """Remembers how far a table's play clock has come between events; the latest wins."""
        ...

    async def clock(self, table: str) -> Seconds:
        """The reading noted last; 0 if none."""
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
        self._clocks: dict[str, Seconds] = {}

    async def tables(self) -> list[str]:
        return list(self._entries)

    async def read(self, table: str) -> list[Entry]:
        return list(self._entries.get(table, ()))

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        kept = self._entries.setdefault(table, [])
        if [e.version for e in entries] != list(range(len(kept) + 1, len(kept) + 1 + len(entries))):
            raise ConflictError(table)
        kept.extend(msgspec.structs.replace(e, event=decode(encode(e.event))) for e in entries)

    async def note_clock(self, table: str, reading: Seconds) -> None:
        self._clocks[table] = reading

    async def clock(self, table: str) -> Seconds:
        return self._clocks.get(table, 0.0)

    async def close(self) -> None:
        return None
