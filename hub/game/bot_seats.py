"""Lets bots play the seats that nobody holds, at the pace of people."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

from hub.game import bots
from hub.game.background import Background
from hub.game.session import Session
from hub.rules.game import Game
from hub.rules.ids import Seat, Seconds
from hub.rules.lobby.evolve import TableEvent

THINKING: dict[str, tuple[Seconds, Seconds]] = {"test": (0.02, 0.1)}
"""How long a bot takes to answer, by pace."""
USUALLY: tuple[Seconds, Seconds] = (1.5, 5.0)


class BotSeats:
    """Answers for all bots of one table."""

    def __init__(self, session: Session, chance: Random | None = None) -> None:
        self._session = session
        self._chance = chance or Random()
        self._background = Background()
        self._thinking: set[tuple[int, Seat]] = set()
        session.listen(self._on_events)

    def look(self) -> None:
        """Sets every bot thinking that is awaited and isn't yet."""
        game = self._session.table.game
        if game is None or game.over or game.paused or game.step.tells:
            return
        for seat in bots.awaited(game):
            key = (game.step.id, seat)
            if self._session.table.members[seat].bot and key not in self._thinking:
                self._thinking.add(key)
                self._background.run(self._answer(game, seat), f"bot {seat}")

    async def close(self) -> None:
        await self._background.close()

    def _on_events(self, events: Sequence[TableEvent]) -> None:
        self.look()

    async def _answer(self, asked: Game, seat: Seat) -> None:
        low, high = THINKING.get(asked.settings.pace, USUALLY)
        await asyncio.sleep(self._chance.uniform(low, high))
        self._thinking.discard((asked.step.id, seat))
        game = self._session.table.game
        if game is None or game.step.id != asked.step.id or game.paused or seat not in bots.awaited(game):
            return
        command = bots.next_command(game, seat, self._chance)
        if command is not None:
            await self._session.submit(command)
