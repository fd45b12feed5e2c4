"""A night with closed eyes: the roles are called one after another."""

from __future__ import annotations

from hub.rules import teams, wakes
from hub.rules.chapters import Chapter
from hub.rules.game import Game, Line
from hub.rules.ids import Seat
from hub.rules.prompts import holders
from hub.rules.rulebook import Rulebook, Wake
from hub.rules.settings import TEAM_SLOT_FACTOR
from hub.rules.turn import Turn


def call_next(turn: Turn) -> Chapter:
    """Calls the next role of tonight, or lets the dawn break."""
    last = turn.game.step.wake
    order = iter(turn.book.wakes())
    if last is not None:
        next(wake for wake in order if wake.key == last)
    for wake in order:
        if wakes.held(turn.game, turn.book, wake):
            turn.begin("wake_call", wake=wake.key, lines=(Line(key=f"wake-{wake.key}"),))
            return None
    return "dawn"


def open_prompts(turn: Turn) -> Chapter:
    """Opens the called role's prompts once its call has been told."""
    wake = _current(turn.game, turn.book)
    if turn.game.settings.reveal:
        floor = turn.wait(turn.pace.floor, "floor")
        turn.begin("wake", wake=wake.key, floor=floor, limit=turn.game.settings.limits.wake)
    else:
        slot = turn.wait(turn.pace.slot, "slot") * (TEAM_SLOT_FACTOR if wake.team else 1.0)
        turn.begin("wake", wake=wake.key, limit=slot, slot=True)
    wakes.tell_briefs(turn, wake)
    return None


def _current(game: Game, book: Rulebook) -> Wake:
    assert game.step.wake is not None
    return book.wake(game.step.wake)


def awaited(game: Game, book: Rulebook) -> tuple[Seat, ...]:
    return teams.awaited(game, _current(game, book))


def complete(game: Game, book: Rulebook) -> bool:
    """All who were called have answered and the wake has taken its least time, or all have been removed."""
    if game.step.slot:
        return False
    if not game.floor_passed:
        return not holders(game, _current(game, book))
    return teams.complete(game, _current(game, book))


def close(turn: Turn) -> Chapter:
    wake = _current(turn.game, turn.book)
    wakes.close(turn, wake)
    turn.begin("wake_sleep", wake=wake.key, lines=(Line(key=f"sleep-{wake.key}"),))
    return None
