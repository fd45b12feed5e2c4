"""Nightfall, and which way the night is played."""

from __future__ import annotations

from hub.rules import called, together
from hub.rules import events as ev
from hub.rules.chapters import Chapter
from hub.rules.game import Line
from hub.rules.turn import Turn


def fall(turn: Turn) -> Chapter:
    """The next night begins: everybody is sent to sleep, the first time after the scene has been set."""
    turn.emit(ev.NightFell(night=turn.game.night + 1))
    night = turn.game.night
    prologue = (Line(key="prologue"),) if night == 1 else ()
    falls = Line(key=f"night-falls-{turn.game.settings.style}", count=night)
    turn.begin("night_falls", phase="night", lines=(*prologue, falls))
    return None


def begin(turn: Turn) -> Chapter:
    """Everybody sleeps; the first role or stage follows."""
    return called.call_next(turn) if turn.game.settings.style == "called" else together.call_next(turn)
