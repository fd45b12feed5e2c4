"""Which lines of the running step nobody has heard yet: what they tell is on no screen before them."""

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

    def begins(self, cue: Cue) -> None:
        """A line begins to be heard, or to be read where nothing can be heard."""
        name = cue.params.get("name")
        seat = name.seat if isinstance(name, Name) else None
        self.lines -= {line for line in self.lines if (line.key, line.name) == (cue.key, seat)}
