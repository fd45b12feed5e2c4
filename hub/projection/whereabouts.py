"""Where a game stands, in lines of public events: what is told again when the telling was broken off."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from hub.rules import events as ev
from hub.rules.game import Line
from hub.rules.ids import Seat


def lines(events: Iterable[ev.Event]) -> tuple[Line, ...]:
    """The lines of the running step, or of the one that called it if it has none of its own.

    A call says what is to be done now; who has died is named once, in the step before.
    """
    call: ev.StepBegan | None = None
    now: ev.StepBegan | None = None
    gone: set[Seat] = set()
    for event in events:
        if isinstance(event, ev.StepBegan):
            call, now, gone = now, event, set()
        elif isinstance(event, ev.SeatDied):
            gone.add(event.seat)
    if now is None:
        return ()
    if now.step.lines or call is None or not call.step.kind.endswith("_call"):
        return now.step.lines
    return tuple(_without(line, gone) for line in call.step.lines)


def _without(line: Line, gone: set[Seat]) -> Line:
    return replace(line, names=tuple(seat for seat in line.names if seat not in gone))
