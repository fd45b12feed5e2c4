"""A table whose game is in the test's hands, while one seat or more are looked at in a browser."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from hub.game import bots
from hub.game.house import Opened
from hub.game.runtime import Joined, TableRuntime
from hub.rules import commands as game
from hub.rules.commands import Command
from hub.rules.game import Game
from hub.rules.ids import Seat
from hub.rules.lobby import commands as lobby
from tests.browser.evening import Hub

NAMES = "Kari Ola Ingrid Bjørn Åse Sigurd Maja Jonas Liv Per Nora Lars Siri Tor Eva Knut".split()
QUICK: dict[str, Any] = {"pace": "test", "limits": {"pause": 1.0}}


class Living:
    """One table of a running hub; what seats without a browser do is said here."""

    def __init__(self, hub: Hub, runtime: TableRuntime, host_token: str) -> None:
        self.hub = hub
        self.runtime = runtime
        self.host_url = f"{hub.url}h/{host_token}"
        self.table_url = f"{hub.url}t/{runtime.code}"
        self.join_url = f"{hub.url}j/{runtime.code}"
        self.tokens: dict[Seat, str] = {}
        self._ids = count(1)

    @classmethod
    async def open(
        cls, hub: Hub, rulebook: str = "varulv", seats: int = 5, *, id: str = "open", **settings: Any
    ) -> Living:
        """A table with seats 1, 2, 3 and so on, whose nights are told and held in no time."""
        opened = await hub.house.open_table(id=id, language="en", rulebook=rulebook)
        assert isinstance(opened, Opened)
        table = cls(hub, hub.house.tables()[-1], opened.host_token)
        await table.host(lobby.ChangeSettings(changes={**QUICK, **settings}))
        await table.seat(NAMES[:seats])
        return table

    async def seat(self, names: Sequence[str]) -> None:
        """They sit down, one after the other."""
        for name in names:
            joined = await self.runtime.join(id=f"join-{name}", name=name)
            assert isinstance(joined, Joined)
            self.tokens[joined.seat] = joined.token

    def url(self, seat: int) -> str:
        """The private link of a seat."""
        return f"{self.hub.url}s/{self.tokens[Seat(seat)]}"

    @property
    def game(self) -> Game:
        running = self.runtime.session.table.game
        assert running is not None
        return running

    def awaited(self) -> tuple[Seat, ...]:
        """The seats that the current step waits for."""
        return bots.awaited(self.game)

    async def host(self, command: lobby.LobbyCommand | Command) -> None:
        number = self.runtime.session.table.games
        refusal = await self.runtime.host_command(id=self._id(), game=number, command=command)
        assert refusal is None, refusal

    async def turn(self, dial: str, value: int) -> None:
        await self.host(lobby.TurnDial(key=dial, value=value))

    async def do(self, seat: int, command: lobby.LobbyCommand | Command) -> None:
        """``seat`` asks it; whatever doesn't fit any more is nobody's concern."""
        number = self.runtime.session.table.games
        await self.runtime.seat_command(Seat(seat), id=self._id(), game=number, command=command)

    def _id(self) -> str:
        return f"test-{next(self._ids):08}"

    async def start(self) -> None:
        await self.host(lobby.Start(anyway=True))

    async def until(self, there: Callable[[Game], bool], seconds: float = 20) -> None:
        async with asyncio.timeout(seconds):
            while not there(self.game):
                await asyncio.sleep(0.02)

    async def until_open(self, kind: str) -> None:
        """A step of that kind is open, and nothing is being told."""
        await self.until(lambda g: g.step.kind == kind and not g.step.tells)

    async def confirm_cards(self, but: int = 0) -> None:
        for seat in self.game.seats:
            if seat != but:
                await self.do(seat, game.ConfirmCard(step=self.game.step.id, seat=seat))

    async def answer(self, but: int = 0) -> None:
        """Every other seat gives the first answer to what it is asked now."""
        for seat in self.game.alive:
            for prompt in self.runtime.seat_view(seat).prompts:
                if seat == but or prompt.kind == "power" or (prompt.answer and prompt.answer.confirmed):
                    continue
                option = prompt.options[0] if prompt.options else None
                given = game.GiveAnswer(
                    step=self.game.step.id,
                    seat=seat,
                    prompt=prompt.prompt,
                    verb=option.verb if option else "ack",
                    picks=option.targets[: option.picks] if option else (),
                    confirm=True,
                )
                await self.do(seat, given)

    async def ready(self, but: int = 0) -> None:
        for seat in self.game.alive:
            if seat != but:
                await self.do(seat, game.SayReady(step=self.game.step.id, seat=seat, ready=True))

    async def vote(self, target: int, but: int = 0) -> None:
        """Everybody votes for ``target``, who votes for somebody else."""
        for seat in self.game.alive:
            if seat != but:
                other = next(s for s in self.game.alive if s != target)
                aim = other if seat == target else Seat(target)
                await self.do(seat, game.CastVote(step=self.game.step.id, seat=seat, target=aim))
