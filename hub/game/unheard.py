"""Which lines of the running step have not been told: their news are on no screen before their last words."""

from __future__ import annotations

from hub.rules.game import Line, Step
from narrator.cue import Cue, Name


class Unheard:
    """Follows the teller through the lines of one step after another."""

    def __init__(self) -> None:
        self.lines: frozenset[Line] = frozenset()

    def step_began(self, step: Step) -> None:
        """``step`` is to be told from its beginning, maybe once more."""
        self.lines = frozenset(step.lines)

    def told(self, cue: Cue) -> None:
        """All of a line can be read: its last sentence has begun, or it is over."""
        name = cue.params.get("name")
        seat = name.seat if isinstance(name, Name) else None
        self.lines -= {line for line in self.lines if (line.key, line.name) == (cue.key, seat)}
