"""A night in which everybody's phone is in use at once, in stages."""

from __future__ import annotations

from hub.rules import events as ev
from hub.rules import teams, wakes
from hub.rules.chapters import Chapter
from hub.rules.game import HUNCH, Game, Line
from hub.rules.ids import Seat, Seconds
from hub.rules.prompts import open_wakes
from hub.rules.rulebook import Rulebook
from hub.rules.settings import STAGE_RESERVE
from hub.rules.turn import Turn

SHORTEST_STAGE: Seconds = 10.0
"""Even where the night's limit leaves less."""


def _held_from(turn: Turn, first: int) -> list[int]:
    """The stages of tonight, from number ``first`` on."""
    game, book = turn.game, turn.book
    return [
        index
        for index, stage in enumerate(book.stages)
        if index >= first and any(wakes.held(game, book, wake) for wake in stage)
    ]


def call_next(turn: Turn) -> Chapter:
    """Begins the next stage of tonight, or the hush before the dawn."""
    last = turn.game.step.stage
    ahead = _held_from(turn, 0 if last is None else last + 1)
    if ahead:
        turn.begin("stage_call", stage=ahead[0], lines=(Line(key="stage-begins", count=ahead[0] + 1),))
    else:
        turn.begin("hush", limit=turn.wait(turn.pace.hush, "hush"))
    return None


def open_prompts(turn: Turn) -> Chapter:
    """Opens a stage's prompts to all; its limit leaves later stages their time."""
    game, stage = turn.game, turn.game.step.stage
    assert stage is not None
    limits = game.settings.limits
    later = len(_held_from(turn, stage + 1))
    limit = None
    if limits.night is not None:
        limit = max(SHORTEST_STAGE, limits.night - game.night_used - STAGE_RESERVE * later)
    turn.begin("stage", stage=stage, limit=limit, hunches=limits.hunch)
    for wake in open_wakes(turn.game, turn.book):
        wakes.tell_briefs(turn, wake)
    return None


def awaited(game: Game, book: Rulebook) -> tuple[Seat, ...]:
    """Living seats that have not confirmed; open hunches only until they are released."""
    wakes_open = open_wakes(game, book)
    asked = tuple(seat for wake in wakes_open for seat in teams.awaited(game, wake))
    if game.hunches_passed:
        return asked
    acting = frozenset[str]().union(*(wake.holders for wake in wakes_open))
    return asked + tuple(s for s in game.alive if s not in game.answers and game.roles[s] not in acting)


def complete(game: Game, book: Rulebook) -> bool:
    return not awaited(game, book)


def close(turn: Turn) -> Chapter:
    game = turn.game
    hunches = {seat: a.picks[0] for seat, a in game.answers.items() if a.prompt == HUNCH and a.picks}
    for wake in open_wakes(game, turn.book):
        wakes.close(turn, wake)
    turn.emit(ev.StageClosed(open_for=turn.now - game.step.began_at, hunches=hunches))
    return call_next(turn)
