"""One table's only writer: load, decide, append, answer, publish; one command at a time.

Theory of operation. Each command is carried out in a task of its own, under the table's lock, so that a
caller who gives up changes nothing. The log comes first: what could not be kept has not happened. Then the
caller gets its answer, and one turn of the event loop later the listeners get the events, while the state is
still exactly what those events led to.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence

import msgspec

from hub.game.answered import Answered, Reply, key_of
from hub.game.background import Background
from hub.game.clock import PlayClock
from hub.game.log import ConflictError, Entry, EventLog, LogError
from hub.game.own_words import own_words
from hub.logs import Notes
from hub.projection.projector import Projector
from hub.rules.commands import Command
from hub.rules.events import EVERYONE
from hub.rules.lobby.commands import LobbyCommand
from hub.rules.lobby.decide import TableContext, decide
from hub.rules.lobby.events import SeatTaken, TableOpened
from hub.rules.lobby.evolve import TableEvent, evolve, opened
from hub.rules.lobby.model import Table
from hub.rules.refusal import Refusal

NOT_SAVED = Refusal("not-saved")
"""For want of disk, or because somebody else has written: worth another try with the same id."""
notes = Notes(__name__)

TableCommand = LobbyCommand | Command
Listener = Callable[[Sequence[TableEvent]], None]
OnlyIf = Callable[[Table], bool]


class Session:
    """The state of one table and the way to change it."""

    def __init__(self, key: str, log: EventLog, first: TableOpened, clock: PlayClock) -> None:
        """Private; use :meth:`open` or :meth:`load`."""
        self.key = key
        self.table: Table = opened(first)
        self.projector = Projector()
        self.clock = clock
        self.last_wall = 0.0
        """When something happened last, in seconds since the epoch."""
        self.alive_at = 0.0
        """Of a table that was loaded: when, as far as everybody may know, the hub was last at work on it."""
        self._log = log
        self._version = 0
        self._answered = Answered()
        self._lock = asyncio.Lock()
        self._work = Background()
        self._closed = False
        self._keeps = True
        self._listeners: list[Listener] = []

    @classmethod
    async def open(cls, log: EventLog, first: TableOpened, clock: PlayClock, command: str = "") -> Session:
        """A new table, kept in ``log`` from its first event on. Raises ``LogError``."""
        session = cls(secrets.token_hex(8), log, first, clock)
        entries = session._entries((first,), command)
        await log.append(session.key, entries)
        session._took(entries)
        return session

    @classmethod
    async def load(cls, key: str, log: EventLog, clock: PlayClock) -> Session:
        """The table as ``log`` has it. Raises ``LogError`` or ``msgspec.DecodeError``.

        Where the clock goes on follows from what everybody knows alone: a countdown that depended on the
        latest event of all would tell how long before its end somebody had done something in secret.
        """
        entries = await log.read(key)
        if not entries or not isinstance(entries[0].event, TableOpened):
            raise LogError(f"The table {key} in the game log has no beginning.")
        session = cls(key, log, entries[0].event, clock)
        session._took(entries[:1])
        session._replay(entries[1:])
        known, noted = _latest_known(entries), await log.clock(key)
        clock.set(max(known.at, noted.at))
        session.alive_at = max(known.wall, noted.wall)
        return session

    @property
    def version(self) -> int:
        """How many events there have been, secret ones included: nothing to show to anybody."""
        return self._version

    def listen(self, listener: Listener) -> None:
        """Calls ``listener`` with the events of every command, after it has been answered."""
        self._listeners.append(listener)

    def answered(self, sender: str, id: str) -> Reply | None:
        """What the command of that sender and id was answered with, if it has been."""
        return self._answered.get(key_of(sender, id))

    async def submit(
        self,
        command: TableCommand,
        *,
        sender: str = "",
        id: str = "",
        game: int | None = None,
        only_if: OnlyIf | None = None,
    ) -> Reply:
        """Carries out ``command`` once; ``sender`` and ``id`` together tell a repetition.

        ``game`` is the number of the game that the sender saw (0: none, in the lobby), ``only_if`` looks at
        the table as it is when the command's turn comes; otherwise it is stale. It is carried out even if the
        caller gives up.
        """
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        work = self._carry_out(command, key_of(sender, id), game, only_if, answer)
        self._work.run(work, f"carry out {type(command).__name__}")
        return await answer

    async def close(self) -> None:
        """Waits for what is being carried out; nothing more is."""
        self._closed = True
        await self._work.wait()

    # -- one command --------------------------------------------------------------------------------

    async def _carry_out(
        self,
        command: TableCommand,
        key: str,
        game: int | None,
        only_if: OnlyIf | None,
        answer: asyncio.Future[Reply],
    ) -> None:
        async with self._lock:
            try:
                reply, events = await self._decide(command, key, game, only_if)
            except Exception as error:
                if answer.cancelled():
                    raise
                answer.set_exception(error)
                return
            if not answer.cancelled():
                answer.set_result(reply)
            if events:
                await asyncio.sleep(0)  # whoever asked is answered before anybody else hears of it
                self._publish(events)

    async def _decide(
        self, command: TableCommand, key: str, game: int | None, only_if: OnlyIf | None
    ) -> tuple[Reply, Sequence[TableEvent]]:
        known = self._answered.get(key)
        if known is not None:
            return known, ()
        if self._closed:
            return Reply(NOT_SAVED), ()
        # A page in the lobby knows no game's number, also between two games: it says 0.
        seen = (self.table.games, 0) if self.table.game is None else (self.table.games,)
        if (game is not None and game not in seen) or not (only_if is None or only_if(self.table)):
            events: tuple[TableEvent, ...] | Refusal = Refusal("stale")
        else:
            context = TableContext(now=self.clock.reading(), seed=secrets.token_hex(16), words=own_words())
            events = decide(self.table, command, context)
        if isinstance(events, Refusal):
            return self._answered.put(key, Reply(events)), ()
        return await self._keep(events, key)

    async def _keep(self, events: tuple[TableEvent, ...], key: str) -> tuple[Reply, Sequence[TableEvent]]:
        entries = self._entries(events, key)
        table = self.table
        for event in events:
            table = evolve(table, event)
        try:
            if entries:
                await self._log.append(self.key, entries)
        except ConflictError:
            notes.error("somebody else writes to this table", table=self.key)
            return Reply(NOT_SAVED), await self._catch_up()
        except LogError as error:
            if self._keeps:  # said once: when each one comes is nobody's business
                notes.error("commands are not kept", error=str(error))
            self._keeps = False
            return Reply(NOT_SAVED), ()
        self._keeps = True
        self.table = table
        self._took(entries)
        return self._answered.put(key, _reply_of(events)), events

    async def _catch_up(self) -> Sequence[TableEvent]:
        """Takes in what somebody else has written."""
        try:
            missed = [e for e in await self._log.read(self.key) if e.version > self._version]
        except (LogError, msgspec.DecodeError) as error:
            notes.fault("the log could not be read", error)
            return ()
        self._replay(missed)
        return tuple(entry.event for entry in missed)

    # -- keeping up with the log --------------------------------------------------------------------

    def _replay(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self.table = evolve(self.table, entry.event)
            known = self._answered.get(entry.command)
            if known is None or known.seat is None:
                self._answered.put(entry.command, _reply_of((entry.event,)))
        self._took(entries)

    def _took(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self._version, self.last_wall = entry.version, entry.wall
            self.projector.apply(entry.event)

    def _entries(self, events: Sequence[TableEvent], command: str) -> list[Entry]:
        at, wall = self.clock.reading(), time.time()
        return [
            Entry(version=self._version + number, event=event, command=command, at=at, wall=wall)
            for number, event in enumerate(events, 1)
        ]

    def _publish(self, events: Sequence[TableEvent]) -> None:
        for listener in self._listeners:
            try:
                listener(events)
            except Exception as error:
                notes.fault("a listener failed", error)


def _latest_known(entries: Sequence[Entry]) -> Entry:
    """The latest event that everybody knows of; at the earliest the first one, the table's opening."""
    known = (entry for entry in reversed(entries) if type(entry.event).audience == EVERYONE)
    return next(known, entries[0])


def _reply_of(events: Sequence[TableEvent]) -> Reply:
    return Reply(seat=next((event.seat for event in events if isinstance(event, SeatTaken)), None))
