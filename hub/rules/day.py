"""The hours between the tellings: looking at cards, talking, and the pause before the night."""

from __future__ import annotations

from hub.rules import events as ev
from hub.rules.chapters import Chapter
from hub.rules.commands import ConfirmCard, SayReady
from hub.rules.game import Game, Line
from hub.rules.ids import Seat
from hub.rules.refusal import Refusal
from hub.rules.turn import Turn


def confirm_card(turn: Turn, command: ConfirmCard) -> Refusal | None:
    if turn.game.step.kind != "cards":
        return Refusal("not-now")
    if command.seat not in turn.game.ready:
        turn.emit(ev.CardConfirmed(seat=command.seat))
    return None


def all_ready(game: Game) -> bool:
    return len(game.ready) == len(game.alive)


def not_ready(game: Game) -> tuple[Seat, ...]:
    return tuple(seat for seat in game.alive if seat not in game.ready)


def call(turn: Turn) -> Chapter:
    turn.begin("discussion_call", phase="day", lines=(Line(key="discussion-opens"),))
    return None


def open_discussion(turn: Turn) -> Chapter:
    turn.begin("discussion", limit=turn.game.settings.limits.discussion)
    return None


def say_ready(turn: Turn, command: SayReady) -> Refusal | None:
    if turn.game.step.kind != "discussion":
        return Refusal("not-now")
    if (command.seat in turn.game.ready) != command.ready:
        turn.emit(ev.ReadySaid(seat=command.seat, ready=command.ready))
    return None


def dusk(turn: Turn) -> Chapter:
    """A short pause before the next night."""
    turn.begin("dusk", phase="dusk", lines=(Line(key="dusk"),), limit=turn.game.settings.limits.pause)
    return None
