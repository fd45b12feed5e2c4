"""The port behind which the stories of won games are kept, longer than the tables they were played at."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Protocol

import msgspec

from hub.projection.story import Story

SECRET_BYTES = 16


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """One game that was won, as it is kept."""

    table: str
    """Id of its table in the log."""
    code: str
    """Of its table, as people knew it."""
    ended: float
    """Seconds since the epoch."""
    story: Story


class Shelf(Protocol):
    """Keeps stories until they are deleted. Everything may raise ``LogError``."""

    async def keep(self, kept: Kept) -> None:
        """Puts a story there; one with the same token is there already and stays as it is."""
        ...

    async def find(self, token: str) -> Kept | None: ...

    async def of(self, table: str | None = None) -> list[Kept]:
        """The stories of one table, or of all, oldest first."""
        ...

    async def delete(self, tables: frozenset[str]) -> None:
        """Takes away, beyond recovery from the file, all stories of ``tables`` and all of their events."""
        ...

    async def secret(self, name: str) -> str:
        """A secret of the house that lasts as long as its data: 128 bits, drawn when first asked for."""
        ...


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


class MemoryShelf:
    """A shelf that lasts as long as the process. ``forget`` drops a table's events."""

    def __init__(self, forget: Callable[[str], None]) -> None:
        self._forget = forget
        self._kept: dict[str, Kept] = {}
        self._secrets: dict[str, str] = {}

    async def keep(self, kept: Kept) -> None:
        self._kept.setdefault(kept.story.token, kept)

    async def find(self, token: str) -> Kept | None:
        return self._kept.get(token)

    async def of(self, table: str | None = None) -> list[Kept]:
        found = (kept for kept in self._kept.values() if table in (None, kept.table))
        return sorted(found, key=lambda kept: kept.ended)

    async def delete(self, tables: frozenset[str]) -> None:
        self._kept = {token: kept for token, kept in self._kept.items() if kept.table not in tables}
        for table in tables:
            self._forget(table)

    async def secret(self, name: str) -> str:
        return self._secrets.setdefault(name, new_secret())
