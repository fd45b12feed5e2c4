"""A table with people at it, for tests: real house, session, director and projection, quiet voices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from random import Random
from typing import Any, Self

from hub.game import bots
from hub.game.house import House
from hub.game.log import EventLog, MemoryLog
from hub.game.runtime import Joined, TableRuntime
from hub.game.voices import Voices
from hub.rules import commands as cmd
from hub.rules.game import Game, Step
from hub.rules.ids import Seat
from hub.rules.lobby import commands as lobby
from hub.rules.lobby.evolve import TableEvent
from hub.rules.refusal import Refusal
from tests.game.quiet import QuietVoices
from tests.game.virtual import now

NAMES = (
    "Anna Bjarne Cecilie David Eva Frode Grete Hans Inga Jens Kari Lars Mona Nils Oda Per Rita Siv Tor Una"
)


class Evening:
    """One table of a house. Everything asked through it has an id of its own."""

    def __init__(self, house: House, table: TableRuntime, log: EventLog) -> None:
        self.house = house
        self.table = table
        self.log = log
        self.tokens: dict[Seat, str] = {}
        self.happened: list[TableEvent] = []
        """Every event since this evening began to look."""
        self._ids = count(1)
        self._goal: Callable[[Game], bool] = lambda game: False
        self._reached = False
        self._ticks = 0
        table.session.listen(self._on_events)

    @classmethod
    async def begin(
        cls,
        seats: int = 7,
        rulebook: str = "witches",
        *,
        log: EventLog | None = None,
        voices: Voices | None = None,
        bots: bool = False,
        **settings: Any,
    ) -> Self:
        """A table in its lobby, everybody ready; ``settings`` as the host would change them."""
        log = log or MemoryLog()
        house = House(log, voices or QuietVoices(), monotonic=now)
        await house.start()
        opened = await house.open_table(id="the-evening", language="en", rulebook=rulebook)
        assert not isinstance(opened, Refusal), opened
        table = house.find_code(opened.code)
        assert table is not None
        evening = cls(house, table, log)
        for name in NAMES.split()[:seats]:
            if bots:
                await evening.host(None)
            else:
                await evening.join(name)
        if settings:
            await evening.host(lobby.ChangeSettings(changes=settings))
        return evening

    @classmethod
    async def again(cls, log: EventLog, code: str, voices: Voices | None = None) -> Self:
        """The same table in a hub that has been started anew."""
        house = House(log, voices or QuietVoices(), monotonic=now)
        await house.start()
        table = house.find_code(code)
        assert table is not None, "the table is gone"
        return cls(house, table, log)

    def _on_events(self, events: Sequence[TableEvent]) -> None:
        self.happened += events
        game = self.table.session.table.game
        self._reached = self._reached or (game is not None and self._goal(game))

    # -- what people do -------------------------------------------------------------------------------

    def id(self) -> str:
        return f"tap-{next(self._ids):05}"

    async def join(self, name: str) -> Seat:
        joined = await self.table.join(id=self.id(), name=name)
        assert isinstance(joined, Joined), joined
        self.tokens[joined.seat] = joined.token
        assert await self.seat(joined.seat, lobby.SayReadyToStart(seat=joined.seat, ready=True)) is None
        return joined.seat

    async def host(self, command: lobby.LobbyCommand | cmd.Command | None) -> Refusal | None:
        """A command of the host; ``None``: one more bot."""
        number = self.table.session.table.games
        if command is None:
            return await self.table.add_bot(id=self.id(), game=number)
        return await self.table.host_command(id=self.id(), game=number, command=command)

    async def seat(self, seat: Seat, command: lobby.LobbyCommand | cmd.Command) -> Refusal | None:
        number = self.table.session.table.games
        return await self.table.seat_command(seat, id=self.id(), game=number, command=command)

    async def start(self) -> None:
        assert (refusal := await self.host(lobby.Start())) is None, refusal
        await self.settled()

    async def answer(self, chance: Random, seats: Sequence[Seat] | None = None) -> int:
        """Everybody who is awaited (or is one of ``seats``) answers legally; how many that were."""
        given = 0
        for seat in bots.awaited(self.game):
            if seats is None or seat in seats:
                command = bots.next_command(self.game, seat, chance)
                if command is not None and await self.seat(seat, command) is None:
                    given += 1
        return given

    async def play(
        self, chance: Random, until: Callable[[Game], bool] = lambda game: game.over, cap: int = 2000
    ) -> None:
        """People answer after a while, the clock runs, until the game has come so far, if only in passing."""
        self._goal, self._reached = until, until(self.game)
        for _ in range(20 * cap):
            if self._reached:
                return
            await asyncio.sleep(0.05)
            self._ticks += 1
            if self._ticks % 20 == 0 and not until(self.game) and not self.game.step.tells:
                await self.answer(chance)
        raise AssertionError(f"the game is still at {self.game.step}")

    async def reach(self, kind: str, chance: Random | None = None) -> Step:
        """Plays on until a step of this kind has just begun."""
        await self.play(chance or Random(1), lambda game: game.step.kind == kind)
        await self.settled()
        return self.game.step

    async def wait_for(self, done: Callable[[], bool], most: float = 120.0) -> None:
        """Lets time pass, in small steps and without anybody acting, until it is so."""
        for _ in range(int(most / 0.05)):
            if done():
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"nothing of the kind within {most} seconds; the game is at {self.game.step}")

    async def opens(self) -> Step:
        """The step that is open to people next, or now."""
        await self.wait_for(lambda: not self.game.step.tells)
        return self.game.step

    async def over(self, step: Step, most: float = 400.0) -> float:
        """Until ``step`` is over, nobody acting; seconds that it took from now."""
        begun = now()
        await self.wait_for(lambda: self.game.step.id != step.id, most)
        return now() - begun

    async def settled(self) -> None:
        """Until everybody who listens has heard what has happened."""
        for _ in range(20):
            await asyncio.sleep(0)

    # -- how it stands --------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        game = self.table.session.table.game
        assert game is not None, "no game has been dealt"
        return game

    @property
    def roles(self) -> Mapping[Seat, str]:
        return self.game.roles

    async def end(self) -> None:
        await self.house.close()
