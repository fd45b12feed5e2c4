"""What the narrator is given to tell: lines of public events with the names of the table put in."""

from __future__ import annotations

from collections.abc import Mapping

from hub.projection.audience import is_public
from hub.rules import events as ev
from hub.rules.game import Line
from hub.rules.ids import Seat
from hub.rules.lobby.model import Member
from narrator.cue import Cue, Name, Param

PASSING = frozenset(
    {
        "sound-test", "minute-left", "last-call", "paused", "resumed", "back-after-break", "seat-moved",
        "seat-moved-at-night", "removed-revealed", "removed-secret", "play-again",
    }
)  # fmt: skip
"""Keys of lines that are true for a moment only: when they have been read, what was told before is back."""


def lines_of(event: ev.Event) -> tuple[Line, ...]:
    """What ``event`` has to be told aloud; nothing unless it is public."""
    if not is_public(event):
        return ()
    if isinstance(event, ev.StepBegan):
        return event.step.lines
    return event.lines if isinstance(event, ev.Announced) else ()


def cue(line: Line, members: Mapping[Seat, Member]) -> Cue:
    """``line`` with the names that the narrator says and shows."""

    def name(seat: Seat) -> Name:
        member = members[seat]
        return Name(shown=member.name, said=member.say_as, seat=seat)

    params: dict[str, Param] = {}
    if line.name is not None:
        params["name"] = name(line.name)
    if line.taken is not None:
        params["taken"] = name(line.taken)
    if line.names:
        params["names"] = tuple(name(seat) for seat in line.names)
    if line.role is not None:
        params["role"] = line.role
    if line.side is not None:
        params["side"] = line.side
    if line.count is not None:
        params["count"] = line.count
    return Cue(line.key, params)
