"""The game log on disk: what was acknowledged is there after whatever may happen to a small computer."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hub.game.log import ClockNote, ConflictError, Entry, LogError
from hub.game.sqlite_file import SCHEMA_VERSION, NewerSchemaError
from hub.game.sqlite_log import SqliteLog
from hub.rules.ids import Seat
from hub.rules.lobby.events import SeatReady


def entries(first: int, count: int = 1, command: str = "") -> list[Entry]:
    return [
        Entry(
            version=version,
            event=SeatReady(seat=Seat(version), ready=True),
            command=command,
            at=float(version),
            wall=1000.0 + version,
        )
        for version in range(first, first + count)
    ]


async def filled(path: Path, count: int = 400) -> None:
    log = SqliteLog(path)
    await log.append("table", entries(1, count))
    await log.close()


def versions(path: Path) -> list[int]:
    with sqlite3.connect(path) as db:
        found = [row[0] for row in db.execute("SELECT version FROM events ORDER BY version")]
    db.close()
    return found


async def test_what_was_appended_is_read_again_in_order(tmp_path: Path) -> None:
    """Everything that was acknowledged is there after a restart, exactly as it was."""
    path = tmp_path / "games.sqlite3"
    kept = entries(1, 3, "seat:1/abc")
    log = SqliteLog(path)
    await log.append("one", kept)
    await log.append("two", entries(1))
    await log.note_clocks({"one": ClockNote(12.5, 1002.0)})
    await log.close()
    log = SqliteLog(path)
    assert await log.read("one") == kept
    assert await log.tables() == {"two": 1001.0, "one": 1003.0}, "oldest first, by what happened last"
    assert (await log.clock("one"), await log.clock("two")) == (ClockNote(12.5, 1002.0), ClockNote())
    assert log.set_aside is None
    await log.close()


async def test_the_file_is_written_ahead_and_flushed(tmp_path: Path) -> None:
    """A power cut must not take what was acknowledged: WAL, and every commit is flushed to the disk."""
    log = SqliteLog(tmp_path / "games.sqlite3")
    assert (await log._file.query("PRAGMA journal_mode"))[0][0] == "wal"
    assert (await log._file.query("PRAGMA synchronous"))[0][0] == 2
    await log.close()


# -- a file that can't be used ------------------------------------------------------------------------


def truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2 + 100])


def zero_the_middle(path: Path) -> None:
    data = bytearray(path.read_bytes())
    middle = len(data) // 8192 * 4096
    data[middle : middle + 4096] = bytes(4096)
    path.write_bytes(data)


def make_text(path: Path) -> None:
    path.write_text("Dear diary, today nobody was eaten.\n" * 200, encoding="utf-8")


def tear_the_header(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[:100] = bytes(100)
    path.write_bytes(data)


@pytest.mark.parametrize("damage", [truncate, zero_the_middle, make_text, tear_the_header])
async def test_a_damaged_file_is_set_aside_and_a_fresh_one_begun(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    """A broken log keeps nobody from playing: it is kept under another name, with the time, and said so."""
    path = tmp_path / "games.sqlite3"
    await filled(path)
    damage(path)
    broken = path.read_bytes()
    log = SqliteLog(path)
    assert await log.tables() == {}
    await log.append("new", entries(1))
    await log.close()
    assert log.set_aside is not None
    assert log.set_aside.name.startswith("games.sqlite3.broken-2")
    assert log.set_aside.read_bytes() == broken, "nothing of the broken file is lost"
    assert versions(path) == [1]


async def test_two_damaged_files_within_a_second_are_both_kept(tmp_path: Path) -> None:
    """Setting a file aside never writes over one that was set aside before."""
    path = tmp_path / "games.sqlite3"
    for _ in range(2):
        make_text(path)
        log = SqliteLog(path)
        await log.close()
        path.unlink()
    assert len(list(tmp_path.glob("games.sqlite3.broken-*"))) == 2


async def test_an_empty_file_is_a_fresh_log(tmp_path: Path) -> None:
    """A file of no bytes, as a full disk leaves it, is taken as a log without games."""
    path = tmp_path / "games.sqlite3"
    path.touch()
    log = SqliteLog(path)
    await log.append("new", entries(1))
    await log.close()
    assert log.set_aside is None
    assert versions(path) == [1]


@pytest.mark.parametrize("main", ["missing", "empty"])
async def test_leftovers_of_another_log_do_no_harm(tmp_path: Path, main: str) -> None:
    """-wal and -shm files without their own log beside them neither stop the start nor bring games back."""
    other, path = tmp_path / "other.sqlite3", tmp_path / "games.sqlite3"
    writer = SqliteLog(other)
    await writer.append("old", entries(1, 50))
    for suffix in ("-wal", "-shm"):
        path.with_name(path.name + suffix).write_bytes(other.with_name(other.name + suffix).read_bytes())
    await writer.close()
    if main == "empty":
        path.touch()
    log = SqliteLog(path)
    assert await log.tables() == {}
    await log.append("new", entries(1))
    await log.close()
    assert versions(path) == [1]


async def test_a_torn_leftover_is_set_aside_with_its_file(tmp_path: Path) -> None:
    """-wal and -shm go with the broken file that they belong to."""
    path = tmp_path / "games.sqlite3"
    make_text(path)
    for suffix in ("-wal", "-shm"):
        path.with_name(path.name + suffix).write_bytes(b"\x37\x7f\x06\x82" + bytes(5000))
    log = SqliteLog(path)
    assert await log.tables() == {}
    await log.append("new", entries(1))
    await log.close()
    assert log.set_aside is not None
    assert versions(path) == [1]


@pytest.mark.parametrize("with_wal", [False, True])
async def test_a_newer_file_is_refused_and_left_untouched(tmp_path: Path, with_wal: bool) -> None:
    """A log of a later Nightwake is not touched, and the host is told what to do."""
    path = tmp_path / "games.sqlite3"
    await filled(path, 3)
    db = sqlite3.connect(path, isolation_level=None)
    db.execute(f"PRAGMA user_version={SCHEMA_VERSION + 1}")
    if not with_wal:
        db.close()
    before = {part.name: part.read_bytes() for part in tmp_path.iterdir() if not part.name.endswith("-shm")}
    assert ("games.sqlite3-wal" in before) is with_wal
    with pytest.raises(NewerSchemaError, match=r"newer Nightwake.*--data-dir"):
        SqliteLog(path)
    after = {part.name: part.read_bytes() for part in tmp_path.iterdir() if not part.name.endswith("-shm")}
    assert after == before
    db.close()


async def test_a_folder_in_the_files_place_is_said_in_a_sentence(tmp_path: Path) -> None:
    """A start-up problem is one plain sentence with the way out."""
    path = tmp_path / "games.sqlite3"
    path.mkdir()
    with pytest.raises(LogError, match=r"can't be opened.*--data-dir"):
        SqliteLog(path)


# -- several writers ----------------------------------------------------------------------------------


async def test_of_two_writers_of_one_table_one_wins(tmp_path: Path) -> None:
    """Two hubs that write to one table can't both be right: the second is told, and nothing of it is kept."""
    path = tmp_path / "games.sqlite3"
    one, two = SqliteLog(path), SqliteLog(path)
    await one.append("table", entries(1, 2))
    with pytest.raises(ConflictError):
        await two.append("table", entries(2, 3, "the loser"))
    assert await two.read("table") == entries(1, 2)
    await two.append("table", entries(3))
    await one.close()
    await two.close()


async def test_a_batch_is_kept_whole_or_not_at_all(tmp_path: Path) -> None:
    """A potion is never spent without its effect: if one event can't be kept, none of its command is."""
    log = SqliteLog(tmp_path / "games.sqlite3")
    await log.append("table", entries(1))
    with pytest.raises(ConflictError):
        await log.append("table", [*entries(2, 2), *entries(1)])
    assert await log.read("table") == entries(1)
    await log.append("table", entries(2))
    await log.close()


async def test_somebody_elses_lock_refuses_the_command_and_blocks_nobody(tmp_path: Path) -> None:
    """Locked by another program, the log refuses whole, soon, and the hub answers everybody meanwhile."""
    path = tmp_path / "games.sqlite3"
    log = SqliteLog(path)
    await log.append("table", entries(1))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    slowest, running = 0.0, True

    async def watch() -> None:
        nonlocal slowest
        while running:
            before = time.monotonic()
            await asyncio.sleep(0.01)
            slowest = max(slowest, time.monotonic() - before)

    watching = asyncio.create_task(watch())
    begun = time.monotonic()
    with pytest.raises(LogError, match="try again"):
        await log.append("table", entries(2, 3))
    assert time.monotonic() - begun < 4.0
    running = False
    await watching
    assert slowest < 0.75, "the event loop went on while the log waited for two seconds"
    other.execute("ROLLBACK")
    other.close()
    assert await log.read("table") == entries(1), "nothing half"
    await log.append("table", entries(2, 3))
    await log.close()


async def test_what_fails_at_the_last_moment_leaves_no_open_transaction(tmp_path: Path) -> None:
    """A full disk while committing refuses that command, not all that follow."""
    log = SqliteLog(tmp_path / "games.sqlite3")
    await log.append("table", entries(1))

    class FullDisk:
        """The connection, but nothing can be committed."""

        def __init__(self, db: sqlite3.Connection) -> None:
            self._db = db

        def execute(self, statement: str, *values: Any) -> object:
            if statement == "COMMIT":
                raise sqlite3.OperationalError("database or disk is full")
            return self._db.execute(statement, *values)

        def __getattr__(self, name: str) -> object:
            return getattr(self._db, name)

    whole = log._file._db
    log._file._db = FullDisk(whole)  # type: ignore[assignment]
    with pytest.raises(LogError, match="disk is full"):
        await log.append("table", entries(2))
    log._file._db = whole
    await log.append("table", entries(2))
    assert len(await log.read("table")) == 2
    await log.close()


# -- a writer that is killed --------------------------------------------------------------------------

WRITER = """
    import asyncio, sys
    from pathlib import Path
    from hub.game.sqlite_log import SqliteLog
    from tests.game.test_sqlite_log import entries

    async def main() -> None:
        log = SqliteLog(Path(sys.argv[1]))
        for version in range(1, 100_000, 3):
            await log.append("table", entries(version, 3))
            print(version + 2, flush=True)

    asyncio.run(main())
"""


def test_a_killed_writer_loses_nothing_that_it_acknowledged(tmp_path: Path, repo: Path) -> None:
    """kill -9 in the middle of writing: all that was acknowledged is there, and only whole commands."""
    path = tmp_path / "games.sqlite3"
    command = [sys.executable, "-c", textwrap.dedent(WRITER), str(path)]
    with subprocess.Popen(command, cwd=repo, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        acknowledged = 0
        for line in writer.stdout:
            acknowledged = int(line)
            if acknowledged >= 300:
                break
        writer.kill()
        acknowledged = max([acknowledged, *(int(line) for line in writer.stdout if line.endswith("\n"))])
    found = versions(path)
    assert found == list(range(1, len(found) + 1))
    assert len(found) >= acknowledged
    assert len(found) % 3 == 0, "a command is kept whole"

    async def goes_on() -> None:
        log = SqliteLog(path)
        assert log.set_aside is None
        await log.append("table", entries(len(found) + 1))
        await log.close()

    asyncio.run(goes_on())


# -- an older file ------------------------------------------------------------------------------------


async def test_a_file_of_the_first_schema_is_taken_over_with_its_games(tmp_path: Path) -> None:
    """An older Nightwake's log is brought up to date where it lies; its games go on."""
    path = tmp_path / "games.sqlite3"
    await filled(path, 3)
    with sqlite3.connect(path) as db:
        db.executescript(
            "DROP TABLE stories; DROP TABLE secrets;"
            "ALTER TABLE clocks DROP COLUMN wall; PRAGMA user_version=1"
        )
        db.execute("INSERT INTO clocks VALUES ('table', 12.5)")
    db.close()
    log = SqliteLog(path)
    assert await log.read("table") == entries(1, 3)
    assert await log.clock("table") == ClockNote(12.5, 0.0)
    assert await log.shelf.of() == []
    assert await log.shelf.secret("evenings")
    assert (await log._file.query("PRAGMA user_version"))[0][0] == SCHEMA_VERSION
    await log.close()
    assert log.set_aside is None


async def test_what_is_deleted_is_overwritten(tmp_path: Path) -> None:
    """Also what a table's events said is in no part of the file afterwards."""
    path = tmp_path / "games.sqlite3"
    log = SqliteLog(path)
    await log.append("gone-table", entries(1, 50, command="seat:1/tell-tale"))
    await log.append("kept-table", entries(1, 50))
    await log.shelf.delete(frozenset({"gone-table"}))
    left = b"".join(part.read_bytes() for part in tmp_path.iterdir())
    assert b"tell-tale" not in left
    assert b"gone-table" not in left
    assert len(await log.read("kept-table")) == 50
    await log.close()
