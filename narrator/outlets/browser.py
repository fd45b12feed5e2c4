"""An outlet for the table screen: its page fetches the current clip, plays it, and reports."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from narrator.clip import Clip
from narrator.outlet import OnStarted
from narrator.outlets.timing import Sleep, first_of, resolve
from narrator.trouble import Trouble

PATIENCE = 1.5
"""Seconds that the page that speaks has to begin, and to report the end after the clip's length is over."""

EARLY = 0.5
"""Seconds by which a page may take a clip to be shorter than it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BrowserClip:
    """What the table's page may fetch right now. The id can't be guessed and is never used again."""

    id: str
    wav: bytes
    duration: float
    caption: str


class _Playing:
    """The current clip's way through the page."""

    def __init__(self, earliest_end: float) -> None:
        loop = asyncio.get_running_loop()
        self.earliest_end = earliest_end
        self.started: asyncio.Future[None] = loop.create_future()
        self.finished: asyncio.Future[None] = loop.create_future()
        self.stopped: asyncio.Future[None] = loop.create_future()


class BrowserOutlet:
    """Offers one clip at a time, and goes by the clip's own length where no page plays it.

    Whoever serves pages reads `current` and `level` (0 to 1) after each `on_change`, serves exactly that
    clip, and passes on what pages report. A clip that is over is gone.
    """

    def __init__(
        self,
        *,
        on_change: Callable[[], None] = lambda: None,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self.current: BrowserClip | None = None
        self.level = 1.0
        self.page = ""
        """The page that speaks, by an id of its own making; empty: none does, and any may."""
        self.bed_on = False
        self.bed_level = 1.0
        self.on_change = on_change
        self._patience = patience
        self._clock = clock
        self._sleep = sleep
        self._playing: _Playing | None = None

    @property
    def trouble(self) -> Trouble | None:
        """That there is no page which may sound, or none that has played the latest clip."""
        return None if self.page else Trouble("no-page")

    async def play(self, clip: Clip, on_started: OnStarted) -> None:
        """Offer the clip until a page has played it, or until it could have been."""
        begun = self._clock()
        playing = self._playing = _Playing(begun + clip.duration - EARLY)
        self._offer(_browser_clip(clip))
        try:
            silent = not self.page
            if silent:  # nobody is there to begin: don't keep the caption waiting
                on_started()
            await first_of([playing.started, playing.stopped], self._patience, self._sleep)
            if not silent:
                on_started()
            await self._until_over(playing, begun + clip.duration, clip.duration)
            if not (playing.started.done() or playing.stopped.done()):
                self.page = ""  # it is gone or mute: another may speak
        finally:
            self._playing = None
            self._offer(None)

    def take(self, page: str) -> None:
        """That page speaks from now on, and no other."""
        self.page = page
        self.on_change()

    def leave(self, page: str) -> None:
        """That page is gone or may not sound any more; if it spoke, another may."""
        if page and page == self.page:
            self.page = ""
            self.on_change()

    def page_started(self, clip_id: str, page: str) -> bool:
        """A page plays this clip; `False` when it isn't the current one (any more), or another speaks."""
        return self._report(clip_id, page, lambda playing: resolve(playing.started))

    def page_finished(self, clip_id: str, page: str) -> bool:
        """A page has played this clip to its end; `False` when it isn't the current one (any more).

        Nor when the clip can't have been heard by now: anybody at the table can report, and nobody shall end
        a line for all the others.
        """
        if self._playing is not None and self._clock() < self._playing.earliest_end:
            return False

        def both(playing: _Playing) -> None:
            resolve(playing.started)
            resolve(playing.finished)

        return self._report(clip_id, page, both)

    async def stop(self) -> None:
        """Withdraw the clip; pages stop when they hear of it."""
        if self._playing is not None:
            resolve(self._playing.stopped)
            await asyncio.sleep(0)

    def set_volume(self, level: float) -> None:
        """For the pages to apply."""
        self.level = min(max(level, 0.0), 1.0)
        self.on_change()

    def set_bed(self, on: bool, level: float) -> None:
        """For the pages to play."""
        self.bed_on, self.bed_level = on, min(max(level, 0.0), 1.0)
        self.on_change()

    async def close(self) -> None:
        """Withdraw the clip."""
        await self.stop()

    async def _until_over(self, playing: _Playing, by_itself: float, duration: float) -> None:
        """Until a page is done, or the clip's own time has passed since it began there or was offered."""
        over = [playing.finished, playing.stopped]
        if not playing.started.done():
            await first_of([*over, playing.started], by_itself - self._clock(), self._sleep)
        if playing.started.done() and not any(future.done() for future in over):
            await first_of(over, duration + self._patience, self._sleep)

    def _offer(self, clip: BrowserClip | None) -> None:
        self.current = clip
        self.on_change()

    def _report(self, clip_id: str, page: str, apply: Callable[[_Playing], None]) -> bool:
        if self.current is None or self._playing is None or page != (self.page or page):
            return False
        if not secrets.compare_digest(self.current.id.encode(), clip_id.encode()):
            return False
        self.page = page
        apply(self._playing)
        return True


def _browser_clip(clip: Clip) -> BrowserClip:
    return BrowserClip(
        id=secrets.token_urlsafe(16),  # 128 bits
        wav=clip.pcm.wav(clip.under),
        duration=clip.duration,
        caption=clip.caption,
    )
