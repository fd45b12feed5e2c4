"""The last lines told at a table, for those who did not hear them; each grows with the voice."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from hub.game.background import Background
from hub.projection.cues import PASSING
from hub.projection.views import Caption
from hub.rules.ids import Seconds
from narrator.utterance import Utterance

KEPT = 6
STANDS: Seconds = 5.0
"""How long a line that was true for a moment only can still be read once it has been told."""


class _Told(NamedTuple):
    number: int
    utterance: Utterance

    @property
    def passes(self) -> bool:
        return self.utterance.cue.key in PASSING


class Captions:
    """Follows the teller; ``changed`` is called when what is shown changes."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._recent: deque[Utterance] = deque(maxlen=KEPT)
        self._telling: Utterance | None = None
        """The line that began last, of which there may be nothing to read yet."""
        self._of_before: Utterance | None = None
        """A line of the game before, that may still be at its end."""
        self._number = 0
        self._current: _Told | None = None
        self._standing: _Told | None = None
        """The last line that stays true until something else is told."""
        self._background = Background()

    def take(self, utterance: Utterance) -> None:
        """A line begins to be told, or more of it may be read; until then the one before it stays."""
        if not utterance.caption or utterance is self._of_before:
            return
        self._telling = utterance
        if utterance.shown and (self._current is None or self._current.utterance is not utterance):
            self._begin(utterance)
        self._changed()

    def _begin(self, utterance: Utterance) -> None:
        self._number += 1
        told = self._current = _Told(self._number, utterance)
        if not told.passes:
            self._standing = told
        if not self._recent or self._recent[-1].caption != utterance.caption:
            self._recent.append(utterance)
        self._background.run(self._until_over(told), "follow a line")

    async def _until_over(self, told: _Told) -> None:
        await told.utterance.finished
        if self._current is not told:
            return
        self._changed()
        if told.passes:
            await asyncio.sleep(STANDS)
            if self._current is told:
                self._current = self._standing
                self._changed()

    def clear(self) -> None:
        """Another game, another story."""
        self._recent.clear()
        self._of_before = self._telling
        self._telling = self._current = self._standing = None

    async def close(self) -> None:
        await self._background.close()

    @property
    def current(self) -> Caption | None:
        if self._current is None:
            return None
        number, utterance = self._current
        speaking = self._telling is not None and not self._telling.is_finished
        return Caption(id=number, text=utterance.shown, speaking=speaking)

    @property
    def recent(self) -> tuple[str, ...]:
        """Oldest first."""
        return tuple(utterance.shown_plainly for utterance in self._recent)
