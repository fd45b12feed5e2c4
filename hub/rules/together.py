"""A night in which everybody's phone is in use at once, in stages."""

from __future__ import annotations

from hub.rules import events as ev
from hub.rules import teams, wakes
from hub.rules.chapters import Chapter
from hub.rules.game import HUNCH, Game, Line
from hub.rules.ids import Seat, Seconds
from hub.rules.prompts import open_wakes, own_wake
from hub.rules.rulebook import Rulebook
from hub.rules.settings import STAGE_RESERVE
from hub.rules.turn import Turn


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
    stage = turn.game.step.stage
    assert stage is not None
    turn.begin("stage", stage=stage, limit=_limit(turn, stage), hunches=turn.game.settings.limits.hunch)
    for wake in open_wakes(turn.game, turn.book):
        wakes.tell_briefs(turn, wake)
    return None


def _limit(turn: Turn, stage: int) -> Seconds | None:
    """What later stages don't need of the night; where that is too little, an even share of it."""
    night = turn.game.settings.limits.night
    if night is None:
        return None
    left = night - turn.game.night_used
    later = len(_held_from(turn, stage + 1))
    return max(left - STAGE_RESERVE * later, left / (later + 1), 0.0)


def awaited(game: Game, book: Rulebook) -> tuple[Seat, ...]:
    """Living seats that have not confirmed; open hunches only until they are released."""
    return tuple([seat for seat in game.alive if _is_awaited(game, book, seat)])


def _is_awaited(game: Game, book: Rulebook, seat: Seat) -> bool:
    answer = game.answers.get(seat)
    if answer is not None and answer.confirmed:
        return False
    if not game.hunches_passed and not game.rounds:
        return True
    wake = own_wake(game, book, seat)
    return not game.hunches_passed if wake is None else teams.is_awaited(game, wake, seat)


def complete(game: Game, book: Rulebook) -> bool:
    for seat in game.alive:
        if _is_awaited(game, book, seat):
            return False
    return True


def close(turn: Turn) -> Chapter:
    game = turn.game
    hunches = {seat: a.picks[0] for seat, a in game.answers.items() if a.prompt == HUNCH and a.picks}
    for wake in open_wakes(game, turn.book):
        wakes.close(turn, wake)
    turn.emit(ev.StageClosed(open_for=turn.now - game.step.began_at, hunches=hunches))
    return call_next(turn)
