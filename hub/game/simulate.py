"""Whole games without clock or voice, through the real ``decide`` and ``evolve``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from hub.game import bots
from hub.rules.commands import Command, Context, FloorPassed, LimitPassed, SeatCommand, Told
from hub.rules.decide import play
from hub.rules.events import Event
from hub.rules.game import Game
from hub.rules.ids import Seat, Seconds
from hub.rules.refusal import Refusal
from hub.rules.turn import Turn

Player = Callable[[Game, Seat, Random], SeatCommand | None]
Listener = Callable[[Sequence[Event]], None]
"""Told of the events of every command, as soon as they have happened."""
NIGHT_CAP = 60
TELLING: Seconds = 3.0
THINKING: Seconds = 1.0


def run(
    turn: Turn, chance: Random, player: Player = bots.next_command, listener: Listener | None = None
) -> Turn:
    """Plays the game dealt in ``turn`` to its end; the turn's events grow to the whole log.

    Raises ``RuntimeError`` when a command is refused or the game does not end within ``NIGHT_CAP`` nights.
    """
    running = _Running(turn, listener)
    while running.game.phase != "over":
        if running.game.night > NIGHT_CAP:
            raise RuntimeError(f"the game has not ended after {NIGHT_CAP} nights")
        if running.game.step.tells or not running.ask(chance, player):
            running.let_pass()
    whole = Turn(running.game, turn.book, running.now)
    whole.events = running.log
    return whole


class _Running:
    """A game under way: its state, its log and its clock."""

    __slots__ = ("_listener", "game", "log", "now")

    def __init__(self, turn: Turn, listener: Listener | None) -> None:
        self._listener = listener
        self.game = turn.game
        self.log: list[Event] = list(turn.events)
        self.now = turn.now

    def ask(self, chance: Random, player: Player) -> bool:
        """Lets everybody act whom the current step awaits; says whether anybody did."""
        step, acted = self.game.step.id, False
        for seat in bots.awaited(self.game):
            command = player(self.game, seat, chance)
            if command is None:
                continue
            self.now += THINKING
            self._do(command)
            acted = True
            if self.game.step.id != step:
                break
        return acted

    def let_pass(self) -> None:
        """Time goes on to whatever comes next without anybody's doing."""
        step = self.game.step
        if step.tells:
            self.now += TELLING
            self._do(Told(step=step.id))
        elif step.floor_at is not None and not self.game.floor_passed:
            self.now = max(self.now, step.floor_at)
            self._do(FloorPassed(step=step.id))
        else:
            self.now = self.now if step.limit_at is None else max(self.now, step.limit_at)
            self._do(LimitPassed(step=step.id))

    def _do(self, command: Command) -> None:
        done = play(self.game, command, Context(self.now))  # type: ignore[arg-type]
        if isinstance(done, Refusal):
            raise RuntimeError(f"{command} was refused: {done}")
        self.log += done.events
        self.game = done.game
        if self._listener is not None:
            self._listener(done.events)
