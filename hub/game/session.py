"""One table's only writer: load, decide, append, acknowledge, publish; one command at a time."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence

import msgspec
import structlog

from hub.game.clock import PlayClock
from hub.game.log import ConflictError, Entry, EventLog, LogError
from hub.projection.projector import Projector
from hub.rules.commands import Command
from hub.rules.ids import Seat
from hub.rules.lobby.commands import LobbyCommand
from hub.rules.lobby.decide import TableContext, decide
from hub.rules.lobby.events import SeatTaken, TableOpened
from hub.rules.lobby.evolve import TableEvent, evolve, opened
from hub.rules.lobby.model import Table
from hub.rules.refusal import Refusal

REMEMBERED = 4096
"""Answers kept for repeated commands."""
_log = structlog.stdlib.get_logger("hub.game.session")

Listener = Callable[[Sequence[TableEvent]], None]


class Reply(msgspec.Struct, frozen=True):
    """What a command was answered with; a repetition gets the same."""

    refusal: Refusal | None = None
    seat: Seat | None = None
    """The seat taken, if the command took one."""


class Session:
    """The state of one table and the way to change it."""

    def __init__(self, key: str, log: EventLog, first: TableOpened, clock: PlayClock) -> None:
        """Private; use :meth:`open` or :meth:`load`."""
        self.key = key
        self.table: Table = opened(first)
        self.projector = Projector()
        self.clock = clock
        self._log = log
        self._version = 0
        self._replies: OrderedDict[str, Reply] = OrderedDict()
        self._lock = asyncio.Lock()
        self._listeners: list[Listener] = []

    @classmethod
    async def open(cls, log: EventLog, first: TableOpened, clock: PlayClock, command: str = "") -> Session:
        """A new table, kept in ``log`` from its first event on. Raises ``LogError``."""
        session = cls(secrets.token_hex(8), log, first, clock)
        await log.append(session.key, session._entries((first,), command))
        session._version = 1
        return session

    @classmethod
    async def load(cls, key: str, log: EventLog, clock: PlayClock) -> Session:
        """The table as ``log`` has it. Raises ``LogError`` or ``msgspec.DecodeError``."""
        entries = await log.read(key)
        if not entries or not isinstance(entries[0].event, TableOpened):
            raise LogError(f"The table {key} in the game log has no beginning.")
        session = cls(key, log, entries[0].event, clock)
        for entry in entries[1:]:
            session._fold(entry.event)
            session._remember(entry.command, session._reply_of((entry.event,)))
        session._version = entries[-1].version
        clock.set(max(entries[-1].at, await log.clock(key)))
        return session

    @property
    def version(self) -> int:
        return self._version

    def listen(self, listener: Listener) -> None:
        """Calls ``listener`` with the events of every command, after they have been acknowledged."""
        self._listeners.append(listener)

    async def submit(
        self, command: LobbyCommand | Command, *, sender: str = "", id: str = "", game: int | None = None
    ) -> Reply:
        """Carries out ``command`` once; ``sender`` and ``id`` together tell a repetition.

        ``game`` is the number of the game that the sender saw; another one makes the command stale.
        What is answered with has been kept, and goes on even if the caller gives up waiting.
        """
        return await asyncio.shield(self._submit(command, f"{sender}/{id}" if id else "", game))

    async def _submit(self, command: LobbyCommand | Command, key: str, game: int | None) -> Reply:
        async with self._lock:
            if key and key in self._replies:
                return self._replies[key]
            reply, events = await self._carry_out(command, key, game)
            self._remember(key, reply)
        if events:
            asyncio.get_running_loop().call_soon(self._publish, events)
        return reply

    async def _carry_out(
        self, command: LobbyCommand | Command, key: str, game: int | None
    ) -> tuple[Reply, tuple[TableEvent, ...]]:
        if game is not None and game != self.table.games:
            return Reply(Refusal("stale")), ()
        context = TableContext(now=self.clock.reading(), seed=secrets.token_hex(16))
        events = decide(self.table, command, context)
        if isinstance(events, Refusal):
            return Reply(events), ()
        try:
            await self._log.append(self.key, self._entries(events, key))
        except (LogError, ConflictError) as error:
            _log.error("a command was not kept", error=str(error))
            return Reply(Refusal("not-saved")), ()
        self._version += len(events)
        for event in events:
            self._fold(event)
        return self._reply_of(events), events

    def _entries(self, events: Sequence[TableEvent], command: str) -> list[Entry]:
        at, wall = self.clock.reading(), time.time()
        return [
            Entry(version=self._version + number, event=event, command=command, at=at, wall=wall)
            for number, event in enumerate(events, 1)
        ]

    def _fold(self, event: TableEvent) -> None:
        self.table = evolve(self.table, event)
        self.projector.apply(event)

    @staticmethod
    def _reply_of(events: Sequence[TableEvent]) -> Reply:
        return Reply(seat=next((event.seat for event in events if isinstance(event, SeatTaken)), None))

    def _remember(self, key: str, reply: Reply) -> None:
        # A refusal for want of disk is worth another try with the same id.
        if not key or (reply.refusal is not None and reply.refusal.key == "not-saved"):
            return
        if key in self._replies and reply.seat is None:
            return
        self._replies[key] = reply
        while len(self._replies) > REMEMBERED:
            self._replies.popitem(last=False)

    def _publish(self, events: Sequence[TableEvent]) -> None:
        for listener in self._listeners:
            listener(events)
