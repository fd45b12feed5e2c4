"""People at a table, as far as time is concerned: each answers after a while, some sooner, some later."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from random import Random

from hub.game import bots
from hub.game.runtime import TableRuntime
from hub.rules.ids import Seat, Seconds
from hub.rules.lobby.evolve import TableEvent

Paces = dict[str, Seconds]
"""Kind of step -> how long half of the people take at most; other kinds: ``""``."""

USUAL: Paces = {"cards": 12.0, "discussion": 60.0, "vote": 8.0, "runoff": 6.0, "": 6.0}
QUICK: Paces = {"cards": 6.0, "discussion": 20.0, "vote": 5.0, "": 4.0}
"""People who know the game, and what they want."""
HURRIED: Paces = {"": 3.0}
"""As quick as people can be who hardly talk."""
SPREAD = 0.4
"""Of the logarithm of the times: two thirds lie within a factor of one and a half."""


class People:
    """All seats of one table."""

    def __init__(self, table: TableRuntime, paces: Paces, chance: Random) -> None:
        self._table = table
        self._paces = paces
        self._chance = chance
        self._asked: set[tuple[int, Seat]] = set()
        self._answering: set[asyncio.Task[None]] = set()
        table.session.listen(self._on_events)

    def _on_events(self, events: Sequence[TableEvent]) -> None:
        game = self._table.session.table.game
        if game is None or game.over or game.step.tells:
            return
        for seat in bots.awaited(game):
            if (game.step.id, seat) not in self._asked:
                self._asked.add((game.step.id, seat))
                task = asyncio.ensure_future(self._answer(game.step.id, game.step.kind, seat))
                self._answering.add(task)
                task.add_done_callback(self._answering.discard)

    async def _answer(self, step: int, kind: str, seat: Seat) -> None:
        median = self._paces.get(kind, self._paces[""])
        await asyncio.sleep(self._chance.lognormvariate(math.log(median), SPREAD))
        game = self._table.session.table.game
        if game is None or game.step.id != step or seat not in bots.awaited(game):
            return
        command = bots.next_command(game, seat, self._chance)
        if command is not None:
            await self._table.session.submit(command)
            self._asked.discard((step, seat))  # a further round may ask again
            self._on_events(())
