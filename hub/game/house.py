"""All tables of one hub: opening, finding by code or link, loading after a restart, and closing."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal

import msgspec

from hub.game import links
from hub.game.background import Background
from hub.game.clock import PlayClock
from hub.game.evenings import EveningBook
from hub.game.log import ClockNote, EventLog, LogError
from hub.game.own_words import own_words
from hub.game.runtime import JoinInfo, TableRuntime
from hub.game.session import Session
from hub.game.voices import LANGUAGES, Voices
from hub.logs import Notes
from hub.projection.surroundings import NOWHERE
from hub.rules.books import BOOKS, unknown_rulebook
from hub.rules.ids import Seat, Seconds
from hub.rules.lobby import names
from hub.rules.lobby.events import TableOpened
from hub.rules.refusal import Refusal

MOST_TABLES = 64
KEPT_FOR: Seconds = 3 * 24 * 3600
"""A table that nothing has happened at for longer is put away, and not taken up again after a restart."""
MAKES_ROOM_AFTER: Seconds = 3600.0
"""When the house is full, a table left alone for this long gives way to a new one, until a restart."""
TICK: Seconds = 1.0
NOTE_EVERY = 2
"""Ticks between two notes of how far the play clocks are."""
READY_AFTER: Seconds = 1.0
DEFAULT_RULEBOOK = "witches"
notes = Notes(__name__)


class Opened(msgspec.Struct, frozen=True):
    code: str
    host_token: str


class Replaced(msgspec.Struct, frozen=True):
    """A link that was good once: its seat has moved to another phone, or has been removed."""

    code: str
    reason: Literal["moved", "removed"] = "moved"


class House:
    """The tables, by code and by link."""

    def __init__(
        self,
        log: EventLog,
        voices: Voices,
        join_info: JoinInfo = lambda code: NOWHERE,
        monotonic: Callable[[], Seconds] = time.monotonic,
    ) -> None:
        self._log = log
        self._voices = voices
        self._join_info = join_info
        self._monotonic = monotonic
        self._tables: dict[str, TableRuntime] = {}
        self._links = links.Links()
        self._opened: OrderedDict[str, Opened] = OrderedDict()
        self._opening = asyncio.Lock()
        self._background = Background()
        self._clocks_kept = True
        self._loaded = asyncio.Event()
        self.evenings = EveningBook(log, self.tables, self._put_away)

    async def start(self) -> None:
        """Takes up the tables in the log and goes on with their games. Raises ``LogError``."""
        await self.evenings.start()
        kept = await self._log.tables()
        newest = next(reversed(kept), None)
        for key, wall in list(kept.items())[-MOST_TABLES:]:
            # The newest game is gone on with however old it looks: a small computer may not know the time.
            if time.time() - wall <= KEPT_FOR or key == newest:
                await self._take_up(key)
        self._loaded.set()
        self._background.run(self._tick(), "play clocks")
        self._background.run(self._get_ready(), "get ready")

    @property
    def is_loaded(self) -> bool:
        """Whether all tables have been taken up: a code or link that isn't found then leads nowhere."""
        return self._loaded.is_set()

    async def loaded(self) -> None:
        """Waits until they have been."""
        await self._loaded.wait()

    async def _take_up(self, key: str) -> None:
        runtime = None
        try:
            session = await Session.load(key, self._log, PlayClock(self._monotonic))
            away = time.time() - session.alive_at
            if away > KEPT_FOR and not session.table.playing:
                return
            runtime = self._seat(session)
            await runtime.resume(away)
        except Exception as error:  # one table that can't be read keeps nobody else from playing
            notes.fault("a table in the log could not be taken up", error, table=key)
            if runtime is not None:
                await self._put_away(runtime)

    async def open_table(
        self, *, id: str, language: str, rulebook: str | None = None, own: bool = False
    ) -> Opened | Refusal:
        """A new table; the same ``id`` gets the same one. ``own``: for whoever started the hub."""
        async with self._opening:
            if id in self._opened:
                return self._opened[id]
            book = BOOKS.get(rulebook or DEFAULT_RULEBOOK)
            if book is None:
                return unknown_rulebook()
            if language not in LANGUAGES:
                return Refusal("unknown-language")
            if len(self._tables) >= MOST_TABLES and not await self._make_room():
                return Refusal("too-many-tables")
            first = TableOpened(
                code=next(c for c in iter(links.new_code, "") if c not in self._tables),
                secret=links.new_secret(),
                language=language,
                rulebook=book.key,
                settings=book.defaults,
                own=own,
            )
            try:
                session = await Session.open(self._log, first, PlayClock(self._monotonic))
            except LogError:
                return Refusal("not-saved")
            self._seat(session).welcome()
            return self._remember(id, Opened(first.code, links.host_token(session.table)))

    def _remember(self, id: str, opened: Opened) -> Opened:
        self._opened[id] = opened
        while len(self._opened) > 2 * MOST_TABLES:
            self._opened.popitem(last=False)
        return opened

    async def _make_room(self) -> bool:
        """Puts away the table that has been left alone for longest, if that is long enough."""
        longest = max(self._tables.values(), key=lambda runtime: runtime.idle())
        if longest.idle() < MAKES_ROOM_AFTER:
            return False
        await self._put_away(longest)
        return True

    async def _put_away(self, runtime: TableRuntime) -> None:
        if self._tables.pop(runtime.code, None) is not None:
            self._links.drop(runtime.code)
            await runtime.close()

    def _seat(self, session: Session) -> TableRuntime:
        runtime = TableRuntime(
            session,
            self._voices,
            self._join_info,
            lambda: self._relink(session),
            self._log.shelf,
            self._monotonic,
            self.evenings.token if session.table.own else None,
        )
        self._tables[runtime.code] = runtime
        self._relink(session)
        return runtime

    def _relink(self, session: Session) -> None:
        if session.table.code in self._tables:
            self._links.put(session.table)

    def tables(self) -> tuple[TableRuntime, ...]:
        return tuple(self._tables.values())

    def find_code(self, code: str) -> TableRuntime | None:
        """The table with that join code, however it was typed."""
        return self._tables.get(links.typed_code(code))

    def find_host(self, token: str) -> TableRuntime | None:
        holder = self._links.find(token)
        return None if holder is None or holder.kind != "host" else self._tables[holder.code]

    def find_seat(self, token: str) -> tuple[TableRuntime, Seat] | Replaced | None:
        """Whose link that is; ``Replaced``: it was once; ``None``: it never was."""
        holder = self._links.find(token)
        if holder is None or holder.seat is None:
            return None
        if holder.dead is not None:
            return Replaced(holder.code, holder.dead)
        runtime = self._tables[holder.code]
        if holder.seat not in runtime.session.table.members:
            return Replaced(holder.code, "removed")
        return runtime, holder.seat

    def host_token(self, runtime: TableRuntime) -> str:
        """The table's host link, for the terminal of the host device alone."""
        return links.host_token(runtime.session.table)

    def end_pages(self) -> None:
        """Tells every open page that the hub stops."""
        for runtime in self._tables.values():
            runtime.end_pages()

    async def close(self) -> None:
        await self._background.close()
        await self._note_clocks()
        for runtime in self._tables.values():
            await runtime.close()
        await self._voices.close()
        await self._log.close()

    # -- beside the requests --------------------------------------------------------------------------

    async def _tick(self) -> None:
        ticks = 0
        while True:
            await asyncio.sleep(TICK)
            ticks += 1
            for runtime in self.tables():
                runtime.tick()
                if runtime.idle() > KEPT_FOR:
                    await self._put_away(runtime)
            if ticks % NOTE_EVERY == 0:
                await self._note_clocks()

    async def _note_clocks(self) -> None:
        clocks = {runtime.session.key: runtime.session.clock for runtime in self._tables.values()}
        wall = time.time()
        readings = {key: ClockNote(clock.reading(), wall) for key, clock in clocks.items() if clock.running}
        if not readings:
            return
        try:
            await self._log.note_clocks(readings)
        except LogError as error:
            if self._clocks_kept:  # said once, not every other second
                notes.error("the play clocks were not kept", error=str(error))
            self._clocks_kept = False
        else:
            self._clocks_kept = True

    async def _get_ready(self) -> None:
        """Loads what names and tables would otherwise wait for one day; the first page goes before."""
        await asyncio.sleep(READY_AFTER)
        await asyncio.to_thread(names.check, "a", "", ("b",), await asyncio.to_thread(own_words))
        for language in LANGUAGES:
            for rulebook in BOOKS:
                script = await asyncio.to_thread(self._voices.script, language, rulebook)
                await asyncio.to_thread(script.get_ready)
