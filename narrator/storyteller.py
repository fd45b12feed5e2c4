"""The one object a table needs to be told a game: queue, order, pause, repeat, loudness."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from enum import Enum, auto

from narrator.clip import Sign
from narrator.cue import Cue
from narrator.delivery import deliver
from narrator.foresight import Foresight
from narrator.notes import Notes
from narrator.outlet import Outlet
from narrator.outlets.timing import Sleep
from narrator.script import Script
from narrator.speech_text import sentences
from narrator.studio import Studio
from narrator.trouble import Trouble
from narrator.utterance import Utterance
from narrator.wording import Wording

OnCaption = Callable[[Utterance], None]
SignBefore = Callable[[str], Sign | None]

_log = Notes("narrator")


class _Cut(Enum):
    """Why a line is cut short: it counts as told, or it will be told again from its start."""

    OVER = auto()
    AGAIN = auto()


class Storyteller:
    """Tells one table its game. Everything but `close` and `use` returns at once.

    One line at a time, in the order of `say`. Must be made and used inside a running event loop.
    `seed` chooses the wording: same seed, same cues, same words. `on_caption` is told of each line as it
    starts, and whenever more of it may be shown.
    """

    def __init__(
        self,
        *,
        script: Script,
        studio: Studio,
        outlet: Outlet,
        seed: str | int,
        on_caption: OnCaption | None = None,
        sleep: Sleep = asyncio.sleep,
        sign_before: SignBefore = lambda key: None,
        is_heard: Callable[[], bool] = lambda: True,
    ) -> None:
        """`sign_before` gives the sound that opens lines of a key.

        `is_heard`: whether anybody hears the line that starts; otherwise all of it is shown at once.
        """
        self._words = Wording(script, seed)
        self._studio = studio
        studio.serve(self)
        self._outlet = outlet
        self._on_caption = on_caption
        self._sleep = sleep
        self._sign_before = sign_before
        self._is_heard = is_heard
        self._foresight = Foresight(self._words, self._get_ready)
        self._queue: deque[Utterance] = deque()
        self._announcements: deque[Utterance] = deque()
        self._held: Utterance | None = None
        self._current: Utterance | None = None
        self._latest: Utterance | None = None
        self._cut: asyncio.Future[_Cut] | None = None
        self._paused = False
        self._closed = False
        self._volume, self._mute = 1.0, False
        self._something = asyncio.Event()
        self._set_loudness()
        self._runner = asyncio.create_task(self._run(), name="storyteller")

    def begin(
        self,
        script: Script,
        seed: str | int,
        studio: Studio | None = None,
        *,
        brisk: bool = False,
        told: Mapping[str, int] | None = None,
    ) -> None:
        """A new game at the same table, maybe of another rulebook or, with `studio`, in another voice.

        Wording starts afresh, or goes on after lines that were `told` by another storyteller (key: how
        often); no line begins with the variant that ended the game before. What is queued stays.
        """
        self._words.begin(script, seed, brisk, told or {})
        self._foresight.forget()
        self.use_voice(studio or self._studio)

    def tell_briskly(self, brisk: bool) -> None:
        """Short forms from the next line on, or the whole ones again; what is expected is too."""
        self._words.set_brisk(brisk)
        self._foresight.reword()

    def use_voice(self, studio: Studio) -> None:
        """Have another voice speak, from the next line on."""
        if studio is not self._studio:
            studio.serve(self)
            self._studio.leave(self)
            self._studio = studio
            self._get_ready()

    def say(self, cue: Cue) -> Utterance:
        """Queue a line."""
        utterance = self._utterance(cue)
        if self._closed:
            utterance.mark_finished()
            return utterance
        waits = self._current is not None or bool(self._queue) or self._paused
        self._queue.append(utterance)
        if waits:
            self._get_ready()
        self._something.set()
        return utterance

    def expect(self, coming: Iterable[tuple[Cue, int]]) -> None:
        """What may have to be said, soonest first, in place of what was expected before.

        The number says how many lines of that key come before it from now on. It is spoken beforehand,
        silently and when there is time.
        """
        if not self._closed:
            self._foresight.expect(coming)

    def is_ready_for(self, cue: Cue) -> bool:
        """Whether the line would be heard whole and at once, were it said now."""
        speech = self._words.line(cue, self._words.told[cue.key]).speech
        return all(self._studio.at_hand(text) is not None for text in sentences(speech))

    def _get_ready(self) -> None:
        queued = (text for utterance in self._queue for text in sentences(utterance.line.speech))
        self._studio.expect((*queued, *self._foresight.sentences), self)

    def skip(self) -> None:
        """End the line being spoken, or held by a pause (it counts as finished); the next one follows."""
        if self._current is not None:
            self._cut_short(_Cut.OVER)
        elif self._held is not None:
            held, self._held = self._held, None
            held.mark_finished()

    def drop_queue(self) -> None:
        """Forget what waits (it counts as finished); the line being spoken goes on."""
        while self._queue:
            self._queue.popleft().mark_finished()

    def pause(self, announce: Cue | None = None) -> Utterance | None:
        """Stop at once and hold the queue; `announce` alone is still spoken.

        The stopped line isn't finished: it waits for `resume`. Returns the announcement's utterance.
        """
        if self._paused or self._closed:
            return None
        self._paused = True
        self._cut_short(_Cut.AGAIN)
        return self._announce(announce)

    def resume(self, announce: Cue | None = None) -> Utterance | None:
        """Go on: `announce` first, then the stopped line again from its start, then the queue."""
        if not self._paused or self._closed:
            return None
        self._paused = False
        while self._announcements:
            self._announcements.popleft().mark_finished()
        self._something.set()
        return self._announce(announce)

    @property
    def is_paused(self) -> bool:
        """Whether the queue is held."""
        return self._paused

    def repeat(self) -> Utterance | None:
        """Speak the latest line again in the same words (at once from its start if it is being spoken).

        Returns the utterance to watch; `None` when nothing was said yet, or while paused.
        """
        if self._latest is None or self._paused or self._closed:
            return None
        if self._current is self._latest:
            self._cut_short(_Cut.AGAIN)
            return self._latest
        again = Utterance(self._latest.cue, self._latest.line)
        again.show()
        self._queue.appendleft(again)
        self._something.set()
        return again

    def start_over(self) -> None:
        """Speak the line being spoken again from its start; between two lines nothing changes."""
        self._cut_short(_Cut.AGAIN)

    def set_volume(self, level: float) -> None:
        """Loudness from 0 to 1, at once."""
        self._volume = min(max(level, 0.0), 1.0)
        self._set_loudness()

    def set_mute(self, mute: bool) -> None:
        """Silence without changing the volume; lines take the time they always take."""
        self._mute = mute
        self._set_loudness()

    @property
    def trouble(self) -> Trouble | None:
        """Why nothing is heard, or `None`."""
        if self._outlet.trouble is not None or self._studio.trouble is None:
            return self._outlet.trouble
        return Trouble("other-voice" if self._studio.is_helped_out else "voice")

    async def use(self, outlet: Outlet) -> None:
        """Be heard elsewhere from now on; the line being spoken starts again there. Closes the old outlet."""
        old, self._outlet = self._outlet, outlet
        self._set_loudness()
        self._cut_short(_Cut.AGAIN)
        await old.close()

    async def close(self) -> None:
        """End the line and the queue (all finished) and close the outlet."""
        self._closed = True
        self._foresight.close()
        self._studio.leave(self)
        self.drop_queue()
        self._runner.cancel()
        with suppress(asyncio.CancelledError):
            await self._runner
        for utterance in (*self._announcements, self._held, self._current):
            if utterance is not None:
                utterance.mark_finished()
        await self._outlet.close()

    async def _run(self) -> None:
        while True:
            utterance = self._current = await self._next()
            cut = await self._tell(utterance)
            self._current = None
            if cut is _Cut.AGAIN and not utterance.is_announcement:
                self._held = utterance
            else:
                if utterance.is_started:
                    self._grows(utterance)
                utterance.mark_finished()

    async def _next(self) -> Utterance:
        while True:
            if self._announcements:
                return self._announcements.popleft()
            if not self._paused and self._held is not None:
                held, self._held = self._held, None
                return held
            if not self._paused and self._queue:
                return self._queue.popleft()
            self._something.clear()
            await self._something.wait()

    async def _tell(self, utterance: Utterance) -> _Cut:
        cut = self._cut = asyncio.get_running_loop().create_future()
        telling = asyncio.create_task(
            deliver(
                utterance.line,
                self._studio,
                self._outlet,
                lambda: self._started(utterance),
                lambda parts: self._grows(utterance, parts),
                self._sleep,
                self._sign_before(utterance.cue.key),
            )
        )
        try:
            await asyncio.wait({telling, cut}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._cut = None
            telling.cancel()
            failed = (await asyncio.gather(telling, return_exceptions=True))[0]
        if isinstance(failed, Exception):
            _log.error("a line could not be told", cue=utterance.cue.key, error=repr(failed))
        return cut.result() if cut.done() else _Cut.OVER

    def _started(self, utterance: Utterance) -> None:
        if not utterance.is_announcement:
            self._latest = utterance
        utterance.mark_started()
        silent = self._mute or not self._volume or self._studio.trouble is not None or not self._is_heard()
        utterance.show(None if silent else 0)
        self._show(utterance)

    def _grows(self, utterance: Utterance, parts: int | None = None) -> None:
        if utterance.show(parts):
            self._show(utterance)

    def _show(self, utterance: Utterance) -> None:
        if self._on_caption is not None:
            try:
                self._on_caption(utterance)
            except Exception:
                _log.exception("a listener for captions failed")

    def _cut_short(self, why: _Cut) -> None:
        if self._cut is not None and not self._cut.done():
            self._cut.set_result(why)

    def _announce(self, cue: Cue | None) -> Utterance | None:
        if cue is None:
            return None
        utterance = self._utterance(cue, announcement=True)
        self._announcements.append(utterance)
        self._something.set()
        return utterance

    def _utterance(self, cue: Cue, *, announcement: bool = False) -> Utterance:
        return Utterance(cue, self._words.next(cue), is_announcement=announcement)

    def _set_loudness(self) -> None:
        self._outlet.set_volume(0.0 if self._mute else self._volume)
