"""The way into the rules: a command, the state and the play clock make events, or a refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hub.rules import answers, commands, day, flow, removal, vote
from hub.rules import events as ev
from hub.rules.books import rulebook
from hub.rules.game import Game, Line
from hub.rules.ids import Seat
from hub.rules.refusal import Refusal
from hub.rules.turn import Turn


def _told(turn: Turn, command: commands.Told) -> Refusal | None:
    if not turn.game.step.tells:
        return Refusal("not-now")
    flow.finish(turn)
    return None


def _floor_passed(turn: Turn, command: commands.FloorPassed) -> Refusal | None:
    if turn.game.step.floor_at is None or turn.game.floor_passed:
        return Refusal("not-now")
    turn.emit(ev.FloorReached())
    return None


def _hunches_passed(turn: Turn, command: commands.HunchesPassed) -> Refusal | None:
    if turn.game.step.hunches_at is None or turn.game.hunches_passed:
        return Refusal("not-now")
    turn.emit(ev.HunchesReleased())
    return None


def _limit_passed(turn: Turn, command: commands.LimitPassed) -> Refusal | None:
    flow.finish(turn)
    return None


def _pause(turn: Turn, command: commands.Pause) -> Refusal | None:
    if turn.game.paused:
        return Refusal("already-paused")
    turn.emit(ev.Paused())
    return None


def _resume(turn: Turn, command: commands.Resume) -> Refusal | None:
    if not turn.game.paused:
        return Refusal("not-paused")
    turn.emit(ev.Resumed())
    return None


def _add_time(turn: Turn, command: commands.AddTime) -> Refusal | None:
    if turn.game.step.limit_at is None:
        return Refusal("no-limit")
    turn.emit(ev.TimeAdded(seconds=command.seconds))
    return None


def _call_off(turn: Turn, command: commands.CallOff) -> Refusal | None:
    if turn.game.paused:
        turn.emit(ev.Resumed())
    turn.emit(ev.GameCalledOff())
    turn.begin("over", lines=(Line(key="called-off"),))
    return None


_TAKE: dict[type[commands.Command], Callable[[Turn, Any], Refusal | None]] = {
    commands.ConfirmCard: day.confirm_card,
    commands.GiveAnswer: answers.give,
    commands.SayReady: day.say_ready,
    commands.CastVote: vote.cast,
    commands.Told: _told,
    commands.FloorPassed: _floor_passed,
    commands.HunchesPassed: _hunches_passed,
    commands.LimitPassed: _limit_passed,
    commands.Pause: _pause,
    commands.Resume: _resume,
    commands.AddTime: _add_time,
    commands.RemoveSeat: removal.remove,
    commands.CallOff: _call_off,
}
_AT_ANY_STEP = frozenset({commands.Pause, commands.Resume, commands.RemoveSeat, commands.CallOff})
_WHILE_PAUSED = _AT_ANY_STEP | {commands.AddTime}
_OF_SEATS = frozenset(kind for kind in _TAKE if issubclass(kind, commands.SeatCommand))


def _refused(game: Game, command: commands.Command) -> Refusal | None:
    kind = type(command)
    if game.phase == "over":
        return Refusal("game-over")
    if command.step != game.step.id and kind not in _AT_ANY_STEP:
        return Refusal("stale")
    if game.paused and kind not in _WHILE_PAUSED:
        return Refusal("paused")
    return _seat_refused(game, command) if kind in _OF_SEATS else None


def _seat_refused(game: Game, command: Any) -> Refusal | None:
    seat: Seat = command.seat
    if seat in game.alive:
        return None
    if seat not in game.seats:
        return Refusal("not-playing")
    if game.step.kind == "reaction" and game.reacting[:1] == (seat,):
        return None
    return Refusal("you-are-dead")


def play(game: Game, command: commands.GameCommand, context: commands.Context) -> Turn | Refusal:
    """Like :func:`decide`, with the state that the events lead to."""
    refusal = _refused(game, command)
    if refusal is not None:
        return refusal
    turn = Turn(game, rulebook(game.rulebook), context.now)
    refusal = _TAKE[type(command)](turn, command)
    if refusal is not None:
        return refusal
    if turn.events and not turn.game.over and not turn.game.paused:
        flow.settle(turn)
    return turn


def decide(
    game: Game, command: commands.GameCommand, context: commands.Context
) -> tuple[ev.Event, ...] | Refusal:
    """What ``command`` makes happen in ``game`` now; a refusal changes nothing."""
    turn = play(game, command, context)
    return turn if isinstance(turn, Refusal) else tuple(turn.events)
