"""The hub's one SQLite file: opened or set aside, brought to the newest schema, worked on in one thread.

What is deleted is overwritten (``secure_delete``), and :meth:`SqliteFile.erase` empties the write-ahead file
as well, so that nothing of it can be read from the folder any more.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from hub.game.log import ConflictError, LogError
from hub.rules.ids import Seconds

SCHEMA_VERSION = 3
"""1: events and clocks. 2: stories of won games, and the house's own secrets. 3: when clocks were read."""
LOCK_PATIENCE: Seconds = 2.0
"""How long a write waits for somebody else's lock before it is refused whole."""
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
CREATE TABLE IF NOT EXISTS clocks (
    stream TEXT PRIMARY KEY,
    reading REAL NOT NULL,
    wall REAL NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS stories (
    token TEXT PRIMARY KEY,
    stream TEXT NOT NULL,
    number INTEGER NOT NULL,
    code TEXT NOT NULL,
    ended REAL NOT NULL,
    story BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""
_PARTS = ("", "-wal", "-shm", "-journal")
_VERSION_AT = 60
"""Where a SQLite file's header has the schema's version: four bytes, the highest first."""
T = TypeVar("T")
Statement = tuple[str, Sequence[tuple[object, ...]]]
"""SQL, and the rows it is carried out with."""


class NewerSchemaError(LogError):
    """The file was written by a later version of the hub and is left untouched."""


class SqliteFile:
    """An open file. All work happens in one thread of its own."""

    def __init__(self, path: Path) -> None:
        """Opens ``path``; a broken file is set aside and a fresh one begun (see :attr:`set_aside`).

        Raises ``LogError`` when neither is possible, and :class:`NewerSchemaError`.
        """
        self._path = path
        self.set_aside: Path | None = None
        """Where a file that could not be read was put, if there was one."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="event-log")
        try:
            self._db = self._thread.submit(self._open).result()
        except BaseException:
            self._thread.shutdown()
            raise

    # -- opening ------------------------------------------------------------------------------------

    def _open(self) -> sqlite3.Connection:
        try:
            self._refuse_newer()
            return self._connect()
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError) and "malformed" not in str(error):
                raise self._unusable(error) from error
        except OSError as error:
            raise self._unusable(error) from error
        try:
            self._put_aside()
            return self._connect()
        except (OSError, sqlite3.Error) as error:
            raise self._unusable(error) from error

    def _unusable(self, error: Exception) -> LogError:
        return LogError(
            f"The game log {self._path} can't be opened ({error}). "
            "Choose another folder with --data-dir, or make this one writable."
        )

    def _refuse_newer(self) -> None:
        # Never by opening it for writing: closing it again could already change the file.
        if not self._path.exists() or self._path.stat().st_size == 0:
            return
        if self._path.with_name(f"{self._path.name}-wal").exists():
            with closing(sqlite3.connect(f"{self._path.resolve().as_uri()}?mode=ro", uri=True)) as db:
                self._check(_schema_of(db))
            return
        with self._path.open("rb") as file:
            header = file.read(_VERSION_AT + 4)
        if header.startswith(b"SQLite format 3"):
            self._check(int.from_bytes(header[_VERSION_AT:], "big"))

    def _check(self, version: int) -> None:
        if version > SCHEMA_VERSION:
            raise NewerSchemaError(
                f"The game log {self._path} was written by a newer Nightwake and is left as it is. "
                "Update Nightwake, or choose another folder with --data-dir."
            )

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._path, timeout=LOCK_PATIENCE, isolation_level=None)
        try:
            self._check(_schema_of(db))
            if db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise sqlite3.DatabaseError("the file is damaged")
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
            db.execute("PRAGMA secure_delete=ON")
            db.executescript(_SCHEMA)
            if "wall" not in [name for _, name, *_ in db.execute("PRAGMA table_info(clocks)")]:
                db.execute("ALTER TABLE clocks ADD COLUMN wall REAL NOT NULL DEFAULT 0")
            db.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
        except BaseException:
            db.close()
            raise
        return db

    def _put_aside(self) -> None:
        stamp = time.strftime("%Y%m%d-%H%M%S")
        names = (f"{self._path.name}.broken-{stamp}{f'-{n}' if n else ''}" for n in count())
        aside = next(path for path in map(self._path.with_name, names) if not path.exists())
        for suffix in _PARTS:
            part = self._path.with_name(self._path.name + suffix)
            if part.exists():
                part.rename(aside.with_name(aside.name + suffix))
        self.set_aside = aside

    # -- working ------------------------------------------------------------------------------------

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def query(self, query: str, *values: str) -> list[Any]:
        """The rows found. Raises ``LogError``."""

        def rows() -> list[Any]:
            try:
                return self._db.execute(query, values).fetchall()
            except sqlite3.Error as error:
                raise LogError(f"The game log can't be read ({error}).") from error

        return await self._in_thread(rows)

    async def write(self, *statements: Statement) -> None:
        """All of it or nothing. Raises ``ConflictError`` or ``LogError``."""
        await self._in_thread(lambda: self._write(statements))

    async def erase(self, *statements: Statement) -> None:
        """Like :meth:`write`, and leaves nothing of it in the write-ahead file. Raises ``LogError``."""

        def work() -> None:
            self._write(statements)
            busy, *_ = self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            if busy:
                raise LogError("It is deleted, but another program reads the game log: try again later.")

        await self._in_thread(work)

    def _write(self, statements: Sequence[Statement]) -> None:
        db = self._db
        try:
            db.execute("BEGIN IMMEDIATE")
            try:
                for statement, rows in statements:
                    db.executemany(statement, rows)
                db.execute("COMMIT")
            finally:
                if db.in_transaction:
                    db.execute("ROLLBACK")
        except sqlite3.IntegrityError as error:
            raise ConflictError(str(error)) from error
        except sqlite3.Error as error:
            raise LogError(f"The game log can't be written right now ({error}); please try again.") from error

    async def close(self) -> None:
        await self._in_thread(self._db.close)
        self._thread.shutdown()


def _schema_of(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])
