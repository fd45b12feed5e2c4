"""The last lines told at a table, for those who did not hear them."""

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
        self._recent: deque[str] = deque(maxlen=KEPT)
        self._number = 0
        self._current: _Told | None = None
        self._standing: _Told | None = None
        """The last line that stays true until something else is told."""
        self._background = Background()

    def take(self, utterance: Utterance) -> None:
        """A line begins to be told."""
        if not utterance.caption:
            return
        self._number += 1
        told = self._current = _Told(self._number, utterance)
        if not told.passes:
            self._standing = told
        if not self._recent or self._recent[-1] != utterance.caption:
            self._recent.append(utterance.caption)
        self._background.run(self._until_over(told), "follow a line")
        self._changed()

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
        self._current = self._standing = None

    async def close(self) -> None:
        await self._background.close()

    @property
    def current(self) -> Caption | None:
        if self._current is None:
            return None
        number, utterance = self._current
        return Caption(id=number, text=utterance.marked, speaking=not utterance.is_finished)

    @property
    def recent(self) -> tuple[str, ...]:
        """Oldest first."""
        return tuple(self._recent)
