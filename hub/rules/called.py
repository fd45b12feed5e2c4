"""A night with closed eyes: the roles are called one after another."""

from __future__ import annotations

from hub.rules import teams, wakes
from hub.rules.chapters import Chapter
from hub.rules.game import Game, Line
from hub.rules.ids import Seat
from hub.rules.prompts import wake_named
from hub.rules.rulebook import Rulebook
from hub.rules.settings import TEAM_SLOT_FACTOR
from hub.rules.turn import Turn


def call_next(turn: Turn) -> Chapter:
    """Calls the next role of tonight, or lets the dawn break."""
    order, last = turn.book.wakes(), turn.game.step.wake
    done = 0 if last is None else [w.key for w in order].index(last) + 1
    for wake in order[done:]:
        if wakes.held(turn.game, turn.book, wake):
            turn.begin("wake_call", wake=wake.key, lines=(Line(key=f"wake-{wake.key}"),))
            return None
    return "dawn"


def open_prompts(turn: Turn) -> Chapter:
    """Opens the called role's prompts once its call has been told."""
    wake = wake_named(turn.book, turn.game.step.wake)
    if turn.game.settings.reveal:
        floor = turn.wait(turn.pace.floor, "floor")
        turn.begin("wake", wake=wake.key, floor=floor, limit=turn.game.settings.limits.wake)
    else:
        slot = turn.wait(turn.pace.slot, "slot") * (TEAM_SLOT_FACTOR if wake.team else 1.0)
        turn.begin("wake", wake=wake.key, limit=slot, slot=True)
    wakes.tell_briefs(turn, wake)
    return None


def awaited(game: Game, book: Rulebook) -> tuple[Seat, ...]:
    return teams.awaited(game, wake_named(book, game.step.wake))


def complete(game: Game, book: Rulebook) -> bool:
    """Everybody called has answered and the wake has taken its least time."""
    if game.step.slot or not game.floor_passed:
        return False
    return not awaited(game, book)


def close(turn: Turn) -> Chapter:
    wake = wake_named(turn.book, turn.game.step.wake)
    wakes.close(turn, wake)
    turn.begin("wake_sleep", wake=wake.key, lines=(Line(key=f"sleep-{wake.key}"),))
    return None
