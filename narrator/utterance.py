"""One line on its way to being heard, and what became of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from narrator.cue import Cue
from narrator.parts import caption_parts
from narrator.script import NAME, Line


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
        self._parts = caption_parts(line)
        self._shown = 0
        loop = asyncio.get_running_loop()
        self._started: asyncio.Future[None] = loop.create_future()
        self._finished: asyncio.Future[None] = loop.create_future()

    @property
    def caption(self) -> str:
        """What is told, in writing."""
        return self.line.caption

    @property
    def shown(self) -> str:
        """As much of it as has been said, a sentence a row, with every name set apart as on the screens."""
        return "\n".join(filter(None, self._parts[: self._shown]))

    @property
    def shown_plainly(self) -> str:
        """The same in one row, without the marks around names."""
        return "".join(char for char in self.shown if char not in NAME).replace("\n", " ")

    @property
    def is_shown_whole(self) -> bool:
        """Whether the last of its words, and so what it tells, may be known."""
        return self._shown > 0 and not any(self._parts[self._shown :])

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

    def show(self, parts: int | None = None) -> bool:
        """For the storyteller: so many sentences of it, or all, may be read; what has been shown stays so.

        Whether that is more than before.
        """
        before, self._shown = self._shown, max(self._shown, len(self._parts) if parts is None else parts)
        return self._shown > before

    def mark_started(self) -> None:
        """For the storyteller: the line is being heard (again)."""
        if not self._started.done():
            self._started.set_result(None)

    def mark_finished(self) -> None:
        """For the storyteller: nothing more will be heard of this line."""
        self.mark_started()
        if not self._finished.done():
            self._finished.set_result(None)
