"""The event log in SQLite: one file, write-ahead, flushed to disk before anything is acknowledged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from hub.game.log import ClockNote, Entry, decode, encode
from hub.game.sqlite_file import SqliteFile
from hub.game.sqlite_shelf import SqliteShelf

_INSERT = "INSERT INTO events (stream, version, command, at, wall, event) VALUES (?, ?, ?, ?, ?, ?)"
_LATEST = """
SELECT stream, wall FROM events AS latest
WHERE version = (SELECT MAX(version) FROM events WHERE stream = latest.stream) ORDER BY wall
"""


class SqliteLog:
    """Keeps all tables, and the stories of their games, in one file."""

    def __init__(self, path: Path) -> None:
        """Opens ``path`` as :class:`SqliteFile` does. Raises ``LogError``."""
        self._file = SqliteFile(path)
        self.shelf = SqliteShelf(self._file)

    @property
    def set_aside(self) -> Path | None:
        """Where a file that could not be read was put, if there was one."""
        return self._file.set_aside

    async def tables(self) -> dict[str, float]:
        return dict(await self._file.query(_LATEST))

    async def read(self, table: str) -> list[Entry]:
        query = "SELECT version, event, command, at, wall FROM events WHERE stream = ? ORDER BY version"
        return [
            Entry(version=version, event=decode(event), command=command, at=at, wall=wall)
            for version, event, command, at, wall in await self._file.query(query, table)
        ]

    async def clock(self, table: str) -> ClockNote:
        rows = await self._file.query("SELECT reading, wall FROM clocks WHERE stream = ?", table)
        return ClockNote(*rows[0]) if rows else ClockNote()

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        rows = [(table, e.version, e.command, e.at, e.wall, encode(e.event)) for e in entries]
        await self._file.write((_INSERT, rows))

    async def note_clocks(self, readings: Mapping[str, ClockNote]) -> None:
        rows = [(table, note.at, note.wall) for table, note in readings.items()]
        await self._file.write(("INSERT OR REPLACE INTO clocks VALUES (?, ?, ?)", rows))

    async def close(self) -> None:
        await self._file.close()
