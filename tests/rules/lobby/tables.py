"""A table in its lobby, asked one thing after another, for tests."""

from __future__ import annotations

from random import Random
from typing import Any

from hub.game import bots
from hub.rules import commands as game
from hub.rules.books import BOOKS
from hub.rules.ids import Seat
from hub.rules.lobby import commands as cmd
from hub.rules.lobby.decide import TableCommand, TableContext, decide
from hub.rules.lobby.evolve import TableEvent, evolve
from hub.rules.lobby.model import Member, Table
from hub.rules.refusal import Refusal

NAMES = (
    "Anna Bjarne Cecilie David Eva Frode Grete Hans Inga Jens Kari Lars Mona Nils Oda Per Rita Siv Tor Una"
    " Vera Willy Xenia Yngve Zara Ærlend Øystein Åse Birk Dina Even"
).split()


class Lobby:
    """``table`` is always the state after all events."""

    def __init__(self, rulebook: str = "witches", seats: int = 0) -> None:
        self.table = Table(
            code="ABCDEF", secret="s", language="en", rulebook=rulebook, settings=BOOKS[rulebook].defaults
        )
        self.events: list[TableEvent] = []
        for name in NAMES[:seats]:
            self.must(cmd.TakeSeat(name=name))

    def ask(self, command: TableCommand) -> Refusal | None:
        before = self.table
        events = decide(before, command, TableContext(now=0.0, seed=f"seed {len(self.events)}"))
        if isinstance(events, Refusal):
            return events
        for event in events:
            self.table = evolve(self.table, event)
        self.events += events
        return None

    def must(self, command: TableCommand) -> None:
        refusal = self.ask(command)
        assert refusal is None, f"{command}: {refusal}"

    def key(self, command: TableCommand) -> str | None:
        """Of the refusal; ``None`` if it was done."""
        refusal = self.ask(command)
        return None if refusal is None else refusal.key

    def set(self, **changes: Any) -> str | None:
        return self.key(cmd.ChangeSettings(changes=changes))

    def member(self, seat: int) -> Member:
        return self.table.members[Seat(seat)]

    def all_ready(self) -> None:
        for seat in self.table.members:
            self.must(cmd.SayReadyToStart(seat=seat, ready=True))

    def play(self) -> None:
        """The running game, to its end."""
        chance = Random(1)
        while self.table.playing:
            running = self.table.game
            assert running is not None
            asked = bots.awaited(running)
            answer = bots.next_command(running, asked[0], chance) if asked else None
            self.must(answer or _clock(running))

    def until(self, kind: str) -> None:
        """Time passes, and nobody does anything, until a step of that kind has begun."""
        while self.table.game is not None and self.table.game.step.kind != kind:
            self.must(_clock(self.table.game))


def _clock(running: Any) -> TableCommand:
    step = running.step
    if step.tells:
        return game.Told(step=step.id)
    if step.floor_at is not None and not running.floor_passed:
        return game.FloorPassed(step=step.id)
    return game.LimitPassed(step=step.id)
