"""Lets bots play the seats that nobody holds, at the pace of people."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random, SystemRandom

from hub.game import bots
from hub.game.background import Background
from hub.game.own_words import own_words
from hub.game.session import Session
from hub.rules.game import Game
from hub.rules.ids import Seat, Seconds
from hub.rules.lobby import names
from hub.rules.lobby.evolve import TableEvent
from hub.rules.lobby.model import Table

THINKING: dict[str, tuple[Seconds, Seconds]] = {"test": (0.02, 0.1)}
"""How long a bot takes to answer, by pace."""
USUALLY: tuple[Seconds, Seconds] = (1.5, 5.0)
NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eli", "Finn", "Gro", "Hal", "Ida", "Jon", "Kaia", "Leo", "Mia")


def free_name(table: Table) -> str | None:
    """The first of the bots' names that nobody at the table has, nor one like it."""
    taken = table.called()
    wanted = (*NAMES, *(f"{name} {number}" for number in range(2, 5) for name in NAMES))
    return next((name for name in wanted if names.check(name, "", taken, own_words()) is None), None)


class BotSeats:
    """Answers for all bots of one table."""

    def __init__(self, session: Session, chance: Random | None = None) -> None:
        self._session = session
        self._chance = chance or SystemRandom()
        self._background = Background()
        self._thinking: set[tuple[int, int, Seat]] = set()
        session.listen(self._on_events)

    def look(self) -> None:
        """Sets every bot thinking that is awaited and isn't yet."""
        game = self._session.table.game
        if game is None or game.over or game.paused or game.step.tells:
            return
        for seat in bots.awaited(game):
            if self._session.table.members[seat].bot:
                self._think(game, seat)

    def _think(self, game: Game, seat: Seat) -> None:
        key = (game.number, game.step.id, seat)
        if key not in self._thinking:
            self._thinking.add(key)
            self._background.run(self._answer(game, seat), "a bot answers")

    async def close(self) -> None:
        await self._background.close()

    def _on_events(self, events: Sequence[TableEvent]) -> None:
        self.look()

    async def _answer(self, asked: Game, seat: Seat) -> None:
        low, high = THINKING.get(asked.settings.pace, USUALLY)
        await asyncio.sleep(self._chance.uniform(low, high))
        self._thinking.discard((asked.number, asked.step.id, seat))
        game = self._session.table.game
        if game is None or (game.number, game.step.id) != (asked.number, asked.step.id) or game.paused:
            return
        if seat not in bots.awaited(game):
            return
        command = bots.next_command(game, seat, self._chance)
        if command is not None and (await self._session.submit(command)).refusal is not None:
            self.look()  # it is still awaited, and nothing may happen that would make it look again
