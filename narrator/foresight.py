"""What one table may be told next, put into words ahead of its time, so that a voice can speak it before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from narrator.cue import Cue
from narrator.speech_text import sentences
from narrator.wording import Wording

_WORDED_AT_ONCE = 6
"""Lines; each takes a quarter of a millisecond, and several times that on a small computer."""


class Foresight:
    """`known` is called whenever `sentences` are other ones. Must be used inside a running event loop."""

    def __init__(self, words: Wording, known: Callable[[], None]) -> None:
        self._words = words
        self._known = known
        self._coming: list[tuple[Cue, int]] = []
        """Cues, and how often their key came before; another list when that changes."""
        self._wording: asyncio.Task[None] | None = None
        self.sentences: tuple[str, ...] = ()
        """All that is expected, soonest first."""

    def expect(self, coming: Iterable[tuple[Cue, int]]) -> None:
        """Soonest first, in place of what was expected before; the number is counted from now on."""
        told = self._words.told
        self._put_into_words((cue, told[cue.key] + nth) for cue, nth in coming)

    def reword(self) -> None:
        """The same things will be told in other words."""
        if self._coming:
            self._put_into_words(self._coming)

    def forget(self) -> None:
        """Nothing is expected any more."""
        self._coming, self.sentences = [], ()

    def close(self) -> None:
        if self._wording is not None:
            self._wording.cancel()

    def _put_into_words(self, coming: Iterable[tuple[Cue, int]]) -> None:
        self._coming = list(coming)
        if self._wording is None or self._wording.done():
            self._wording = asyncio.create_task(self._word_what_comes(), name="storyteller's wording")

    async def _word_what_comes(self) -> None:
        """A few lines at a time, for the loop has other things to do."""
        texts: list[str] = []
        coming: list[tuple[Cue, int]] | None = None
        at = 0
        while coming is not self._coming or at < len(coming):
            if coming is not self._coming:
                coming, at, texts = self._coming, 0, []
            for cue, nth in coming[at : at + _WORDED_AT_ONCE]:
                texts += sentences(self._words.line(cue, nth).speech)
            at += _WORDED_AT_ONCE
            await asyncio.sleep(0)
        self.sentences = tuple(texts)
        self._known()
