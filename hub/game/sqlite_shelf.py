"""The stories of won games in the hub's SQLite file."""

from __future__ import annotations

import msgspec

from hub.game.shelf import Kept, new_secret
from hub.game.sqlite_file import SqliteFile
from hub.logs import Notes
from hub.projection.story import Story

_COLUMNS = "stream, code, ended, story"
_KEEP = "INSERT OR IGNORE INTO stories (token, stream, number, code, ended, story) VALUES (?, ?, ?, ?, ?, ?)"
_SECRET = "SELECT value FROM secrets WHERE name = ?"
notes = Notes(__name__)


class SqliteShelf:
    """See :class:`~hub.game.shelf.Shelf`."""

    def __init__(self, file: SqliteFile) -> None:
        self._file = file

    async def keep(self, kept: Kept) -> None:
        story = kept.story
        row = (story.token, kept.table, story.number, kept.code, kept.ended, msgspec.json.encode(story))
        await self._file.write((_KEEP, [row]))

    async def find(self, token: str) -> Kept | None:
        found = await self._file.query(f"SELECT {_COLUMNS} FROM stories WHERE token = ?", token)
        return next((kept for row in found if (kept := _kept(*row)) is not None), None)

    async def of(self, table: str | None = None) -> list[Kept]:
        where, values = ("", ()) if table is None else (" WHERE stream = ?", (table,))
        found = await self._file.query(f"SELECT {_COLUMNS} FROM stories{where} ORDER BY ended", *values)
        return [kept for row in found if (kept := _kept(*row)) is not None]

    async def delete(self, tables: frozenset[str]) -> None:
        rows = [(table,) for table in tables]
        await self._file.erase(
            *((f"DELETE FROM {kind} WHERE stream = ?", rows) for kind in ("stories", "events", "clocks"))
        )

    async def secret(self, name: str) -> str:
        # Looked for before it is written: a hub starts also while somebody else holds the file.
        found = await self._file.query(_SECRET, name)
        if not found:
            await self._file.write(("INSERT OR IGNORE INTO secrets VALUES (?, ?)", [(name, new_secret())]))
            found = await self._file.query(_SECRET, name)
        return str(found[0][0])


def _kept(table: str, code: str, ended: float, story: bytes) -> Kept | None:
    """``None``: it can't be read; that keeps nobody from reading the others."""
    try:
        return Kept(table=table, code=code, ended=ended, story=msgspec.json.decode(story, type=Story))
    except msgspec.DecodeError as error:
        notes.fault("a story could not be read", error)
        return None
