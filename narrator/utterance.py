"""One line on its way to being heard, and what became of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from narrator.cue import Cue
from narrator.script import Line


class Utterance:
    """A queued line. `started` and `finished` always resolve in the end, whatever happens to the sound.

    Await them as often as you like, from anywhere, with or without a time limit:
    `await asyncio.wait_for(utterance.finished, 60)` does no harm to the utterance.
    """

    def __init__(self, cue: Cue, line: Line, *, is_announcement: bool = False) -> None:
        self.cue = cue
        self.line = line
        self.is_announcement = is_announcement
        """Spoken beside the story ("we stop here for a moment"): never repeated, never spoken again."""
        loop = asyncio.get_running_loop()
        self._started: asyncio.Future[None] = loop.create_future()
        self._finished: asyncio.Future[None] = loop.create_future()

    @property
    def caption(self) -> str:
        """What is told, in writing."""
        return self.line.caption

    @property
    def marked(self) -> str:
        """The same as the screens show it: with every name set apart."""
        return self.line.marked or self.line.caption

    @property
    def started(self) -> Awaitable[None]:
        """Resolves when the line begins to be heard, or is over without having been."""
        return asyncio.shield(self._started)

    @property
    def finished(self) -> Awaitable[None]:
        """Resolves when the line has been heard, skipped, dropped or given up."""
        return asyncio.shield(self._finished)

    @property
    def is_started(self) -> bool:
        """Whether it has begun to be heard, or is over."""
        return self._started.done()

    @property
    def is_finished(self) -> bool:
        """Whether it is over."""
        return self._finished.done()

    def mark_started(self) -> None:
        """For the storyteller: the line is being heard (again)."""
        if not self._started.done():
            self._started.set_result(None)

    def mark_finished(self) -> None:
        """For the storyteller: nothing more will be heard of this line."""
        self.mark_started()
        if not self._finished.done():
            self._finished.set_result(None)
