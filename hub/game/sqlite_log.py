"""The event log in SQLite: one file, write-ahead, flushed to disk before anything is acknowledged."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from hub.game.log import ConflictError, Entry, LogError, decode, encode
from hub.rules.ids import Seconds

SCHEMA_VERSION = 1
LOCK_PATIENCE: Seconds = 2.0
"""How long an append waits for somebody else's lock before it is refused whole."""
_SCHEMA = """
CREATE TABLE IF NOT EXISTS events (
    stream TEXT NOT NULL,
    version INTEGER NOT NULL,
    command TEXT NOT NULL,
    at REAL NOT NULL,
    wall REAL NOT NULL,
    event BLOB NOT NULL,
    PRIMARY KEY (stream, version)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS clocks (stream TEXT PRIMARY KEY, reading REAL NOT NULL) WITHOUT ROWID;
"""
_INSERT = "INSERT INTO events (stream, version, command, at, wall, event) VALUES (?, ?, ?, ?, ?, ?)"
T = TypeVar("T")


class NewerSchemaError(LogError):
    """The file was written by a later version of the hub and is left untouched."""


class SqliteLog:
    """Keeps all tables in one file. All work happens in one thread of its own."""

    def __init__(self, path: Path) -> None:
        """Opens ``path``; a broken file is set aside and a fresh one begun (see :attr:`set_aside`)."""
        self._path = path
        self.set_aside: Path | None = None
        """Where a file that could not be read was put, if there was one."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="event-log")
        try:
            self._db = self._thread.submit(self._open).result()
        except BaseException:
            self._thread.shutdown()
            raise

    def _open(self) -> sqlite3.Connection:
        try:
            return self._connect()
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError) and "malformed" not in str(error):
                raise LogError(
                    f"The game log {self._path} can't be opened ({error}). "
                    "Choose another folder with --data-dir, or make this one writable."
                ) from error
            self._put_aside()
            return self._connect()

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._path, timeout=LOCK_PATIENCE, isolation_level=None)
        try:
            version = int(db.execute("PRAGMA user_version").fetchone()[0])
            if version > SCHEMA_VERSION:
                raise NewerSchemaError(
                    f"The game log {self._path} was written by a newer Nightwake and is left as it is. "
                    "Update Nightwake, or choose another folder with --data-dir."
                )
            if db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise sqlite3.DatabaseError("the file is damaged")
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
            db.executescript(_SCHEMA)
            db.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
        except BaseException:
            db.close()
            raise
        return db

    def _put_aside(self) -> None:
        stamp = time.strftime("%Y%m%d-%H%M%S")
        self.set_aside = self._path.with_name(f"{self._path.name}.broken-{stamp}")
        for suffix in ("", "-wal", "-shm"):
            part = self._path.with_name(self._path.name + suffix)
            if part.exists():
                part.rename(self.set_aside.with_name(self.set_aside.name + suffix))

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def tables(self) -> list[str]:
        query = "SELECT stream FROM events WHERE version = 1 ORDER BY wall"
        return await self._in_thread(lambda: [row[0] for row in self._db.execute(query)])

    async def read(self, table: str) -> list[Entry]:
        query = "SELECT version, event, command, at, wall FROM events WHERE stream = ? ORDER BY version"
        rows = await self._in_thread(lambda: self._db.execute(query, (table,)).fetchall())
        return [
            Entry(version=version, event=decode(event), command=command, at=at, wall=wall)
            for version, event, command, at, wall in rows
        ]

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        rows = [(table, e.version, e.command, e.at, e.wall, encode(e.event)) for e in entries]
        await self._in_thread(lambda: self._write(rows))

    def _write(self, rows: list[tuple[str, int, str, float, float, bytes]]) -> None:
        db = self._db
        try:
            db.execute("BEGIN IMMEDIATE")
            try:
                db.executemany(_INSERT, rows)
            except BaseException:
                db.execute("ROLLBACK")
                raise
            db.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            raise ConflictError(rows[0][0]) from error
        except sqlite3.Error as error:
            raise LogError(f"The game log can't be written right now ({error}); please try again.") from error

    async def note_clock(self, table: str, reading: Seconds) -> None:
        await self._in_thread(lambda: self._note(table, reading))

    def _note(self, table: str, reading: Seconds) -> None:
        try:
            self._db.execute("INSERT OR REPLACE INTO clocks VALUES (?, ?)", (table, reading))
        except sqlite3.Error as error:
            raise LogError(f"The game log can't be written right now ({error}).") from error

    async def clock(self, table: str) -> Seconds:
        query = "SELECT reading FROM clocks WHERE stream = ?"
        row = await self._in_thread(lambda: self._db.execute(query, (table,)).fetchone())
        return float(row[0]) if row else 0.0

    async def close(self) -> None:
        await self._in_thread(self._db.close)
        self._thread.shutdown()
