"""All tables of one hub: opening, finding by code or link, loading after a restart, and closing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec
import structlog

from hub.game import links
from hub.game.background import Background
from hub.game.clock import PlayClock
from hub.game.links import Holder
from hub.game.log import EventLog, LogError
from hub.game.runtime import JoinInfo, TableRuntime
from hub.game.session import Session
from hub.game.voices import LANGUAGES, Voices
from hub.projection.surroundings import NOWHERE
from hub.rules.books import BOOKS
from hub.rules.ids import Seat, Seconds
from hub.rules.lobby.events import TableOpened
from hub.rules.refusal import Refusal

MOST_TABLES = 64
KEPT_FOR: Seconds = 3 * 24 * 3600
"""A table that nothing has happened at for longer is not taken up again after a restart."""
TICK: Seconds = 1.0
DEFAULT_RULEBOOK = "witches"
_log = structlog.stdlib.get_logger("hub.game.house")


class Opened(msgspec.Struct, frozen=True):
    code: str
    host_token: str


class Replaced(msgspec.Struct, frozen=True):
    """A link that was good once: its seat has moved to another phone."""

    code: str


class House:
    """The tables, by code and by link."""

    def __init__(
        self,
        log: EventLog,
        voices: Voices,
        join_info: JoinInfo = lambda code: NOWHERE,
        clock: Callable[[], PlayClock] = PlayClock,
    ) -> None:
        self._log = log
        self._voices = voices
        self._join_info = join_info
        self._make_clock = clock
        self._tables: dict[str, TableRuntime] = {}
        self._holders: dict[str, Holder] = {}
        self._opened: dict[str, Opened] = {}
        self._opening = asyncio.Lock()
        self._background = Background()

    async def start(self) -> None:
        """Takes up the tables in the log and goes on with their games. Raises ``LogError``."""
        for key in await self._log.tables():
            await self._take_up(key)
        self._background.run(self._tick(), "play clocks")

    async def _take_up(self, key: str) -> None:
        entries = await self._log.read(key)
        if not entries or time.time() - entries[-1].wall > KEPT_FOR:
            return
        try:
            session = await Session.load(key, self._log, self._make_clock())
            runtime = self._seat(session)
            await runtime.resume()
        except (LogError, msgspec.DecodeError, ValueError, KeyError) as error:
            _log.error("a table in the log could not be taken up", error=str(error))

    async def open_table(self, *, id: str, language: str, rulebook: str | None = None) -> Opened | Refusal:
        """A new table; the same ``id`` gets the same one."""
        async with self._opening:
            if id in self._opened:
                return self._opened[id]
            book = BOOKS.get(rulebook or DEFAULT_RULEBOOK)
            if book is None:
                return Refusal("unknown-rulebook")
            if language not in LANGUAGES:
                return Refusal("unknown-language")
            if len(self._tables) >= MOST_TABLES:
                return Refusal("too-many-tables")
            code = next(c for c in iter(links.new_code, "") if c not in self._tables)
            first = TableOpened(
                code=code,
                secret=links.new_secret(),
                language=language,
                rulebook=book.key,
                settings=book.defaults,
            )
            try:
                session = await Session.open(self._log, first, self._make_clock())
            except LogError:
                return Refusal("not-saved")
            self._seat(session)
            opened = Opened(code, links.host_token(session.table))
            self._opened[id] = opened
            return opened

    def _seat(self, session: Session) -> TableRuntime:
        runtime = TableRuntime(session, self._voices, self._join_info, lambda: self._relink(session))
        self._tables[runtime.code] = runtime
        self._relink(session)
        return runtime

    def _relink(self, session: Session) -> None:
        code = session.table.code
        others = {token: holder for token, holder in self._holders.items() if holder.code != code}
        self._holders = others | links.holders(session.table)

    def tables(self) -> tuple[TableRuntime, ...]:
        return tuple(self._tables.values())

    def find_code(self, code: str) -> TableRuntime | None:
        """The table with that join code, however it was typed."""
        return self._tables.get(links.typed_code(code))

    def find_host(self, token: str) -> TableRuntime | None:
        holder = self._holders.get(token)
        return None if holder is None or holder.kind != "host" else self._tables[holder.code]

    def find_seat(self, token: str) -> tuple[TableRuntime, Seat] | Replaced | None:
        holder = self._holders.get(token)
        if holder is None or holder.seat is None:
            return None
        if holder.replaced:
            return Replaced(holder.code)
        return self._tables[holder.code], holder.seat

    def host_token(self, runtime: TableRuntime) -> str:
        """The table's host link, for the terminal of the host device alone."""
        return links.host_token(runtime.session.table)

    def end_pages(self) -> None:
        """Tells every open page that the hub stops."""
        for runtime in self._tables.values():
            runtime.end_pages()

    async def close(self) -> None:
        await self._background.close()
        for runtime in self._tables.values():
            await self._note(runtime)
            await runtime.close()
        await self._voices.close()
        await self._log.close()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for runtime in self.tables():
                await self._note(runtime)

    async def _note(self, runtime: TableRuntime) -> None:
        clock = runtime.session.clock
        clock.tick()
        if clock.running:
            try:
                await self._log.note_clock(runtime.session.key, clock.reading())
            except LogError as error:
                _log.error("the play clock was not kept", error=str(error))
