"""The last lines told at a table, for those who did not hear them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from hub.game.background import Background
from hub.projection.views import Caption
from narrator.utterance import Utterance

KEPT = 6


class Captions:
    """Follows the teller; ``changed`` is called when what is shown changes."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._recent: deque[str] = deque(maxlen=KEPT)
        self._number = 0
        self._current: Utterance | None = None
        self._background = Background()

    def take(self, utterance: Utterance) -> None:
        """A line begins to be told."""
        if not utterance.caption:
            return
        self._number += 1
        self._current = utterance
        if not self._recent or self._recent[-1] != utterance.caption:
            self._recent.append(utterance.caption)
        self._background.run(self._until_over(utterance), "follow a line")
        self._changed()

    async def _until_over(self, utterance: Utterance) -> None:
        await utterance.finished
        if self._current is utterance:
            self._changed()

    def clear(self) -> None:
        """Another game, another story."""
        self._recent.clear()
        self._current = None

    async def close(self) -> None:
        await self._background.close()

    @property
    def current(self) -> Caption | None:
        if self._current is None:
            return None
        return Caption(id=self._number, text=self._current.caption, speaking=not self._current.is_finished)

    @property
    def recent(self) -> tuple[str, ...]:
        """Oldest first."""
        return tuple(self._recent)
