"""Whole games without clock or voice, through the real ``decide`` and ``evolve``."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hub.game import bots
from hub.rules.commands import (
    Context,
    FloorPassed,
    GameCommand,
    LimitPassed,
    SeatCommand,
    Told,
)
from hub.rules.decide import play
from hub.rules.game import Game
from hub.rules.ids import Seat
from hub.rules.refusal import Refusal
from hub.rules.turn import Turn

Player = Callable[[Game, Seat, Random], SeatCommand | None]
NIGHT_CAP = 60


def run(turn: Turn, chance: Random, player: Player = bots.next_command) -> Turn:
    """Plays the game dealt in ``turn`` to its end; the turn's events grow to the whole log.

    Raises ``RuntimeError`` when a command is refused or the game does not end within ``NIGHT_CAP`` nights.
    """
    log, game, now = list(turn.events), turn.game, turn.now
    while not game.over:
        if game.night > NIGHT_CAP:
            raise RuntimeError(f"the game has not ended after {NIGHT_CAP} nights")
        command, now = _next(game, now, chance, player)
        done = play(game, command, Context(now))
        if isinstance(done, Refusal):
            raise RuntimeError(f"{command} was refused: {done}")
        log += done.events
        game = done.game
    whole = Turn(game, turn.book, now)
    whole.events = log
    return whole


def _next(game: Game, now: float, chance: Random, player: Player) -> tuple[GameCommand, float]:
    step = game.step
    if step.tells:
        return Told(step=step.id), now + 3.0
    for seat in bots.awaited(game):
        command = player(game, seat, chance)
        if command is not None:
            return command, now + 1.0  # type: ignore[return-value]
    if step.floor_at is not None and not game.floor_passed:
        return FloorPassed(step=step.id), max(now, step.floor_at)
    return LimitPassed(step=step.id), now if step.limit_at is None else max(now, step.limit_at)
