"""Dawn: the night's effects are combined, the dead are named."""

from __future__ import annotations

from hub.rules import deaths
from hub.rules import events as ev
from hub.rules.chapters import Chapter
from hub.rules.game import Line
from hub.rules.ids import Seat
from hub.rules.rulebook import Dawn
from hub.rules.turn import Turn


def break_(turn: Turn) -> Chapter:
    """Settles the night as one set of deaths and tells it."""
    game, book = turn.game, turn.book
    plan = Dawn()
    for effect in book.dawn:
        plan = effect(game, plan)
    dead = deaths.settled(game, book, plan.deaths)
    turn.begin("dawn", phase="dawn", lines=_lines(turn, tuple(dead)))
    if plan.marks:
        turn.emit(ev.Marked(marks=tuple(sorted(plan.marks))))
    deaths.happen_and_ask(turn, dead, "night")
    if game.night == 1:
        for seat, fact in book.at_first_dawn(game):
            turn.learn(seat, fact)
    return None


def _lines(turn: Turn, dead: tuple[Seat, ...]) -> tuple[Line, ...]:
    start = (Line(key="night-ends-together"),) if turn.game.settings.style == "together" else ()
    if not dead:
        return (*start, Line(key="dawn-quiet"))
    named = (deaths.line(turn.game, turn.book, seat, "night") for seat in dead)
    return (*start, Line(key="dawn-deaths", count=len(dead)), *named)
