"""Brings one line to an outlet: whole when its sound is at hand, else sentence by sentence as it is made."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from dataclasses import dataclass
from itertools import takewhile

from narrator.clip import Clip, Sign
from narrator.mix import LINE_PAUSE, SENTENCE_PAUSE, join
from narrator.notes import Notes
from narrator.outlet import OnStarted, Outlet
from narrator.outlets.timing import Sleep
from narrator.pcm import Pcm
from narrator.script import Line
from narrator.speech_text import Piece, paced
from narrator.studio import Studio
from narrator.voice.silent import reading_time

BEAT = 0.6
"""Seconds of silence that a beat in a script stands for."""

_VOICE_PATIENCE = 8.0
"""Seconds to wait for a sentence before it is shown in silence."""
_KEPT_WITHIN = 0.05
"""A sentence that is there sooner (in seconds) was kept, not made; the others will be there in a moment."""
_TOGETHER_WITHIN = 0.02
"""Seconds that the others then have, so that a line from the cache is one clip."""
_OUTLET_GRACE = 5.0
"""Seconds beyond twice a clip's length after which an outlet is given up: a screen that is opened or reloaded
in the middle of a line tells the whole of it."""

OnShown = Callable[[int], None]
"""Takes how many sentences of the line have begun by now."""

_log = Notes("narrator.delivery")


async def deliver(
    line: Line,
    studio: Studio,
    outlet: Outlet,
    on_started: OnStarted,
    on_shown: OnShown,
    sleep: Sleep,
    sign: Sign | None = None,
) -> None:
    """Have the line heard, opened by `sign`; returns when it is over. Only being cancelled prevents that.

    `on_started` is called once, `on_shown` after that whenever another sentence begins to be heard. One that
    can't be spoken is silence of its reading time.
    """
    start, before = _Once(on_started), 0
    async with aclosing(_clips(line, studio)) as clips:
        async for clip in clips:
            opened, sign = (clip if sign is None else sign.before(clip)), None
            growth = _Growth(opened.begins, before, start, on_shown, sleep)
            try:
                await _play(opened, outlet, growth, sleep)
                growth.all_heard()
            finally:
                growth.end()
            before += len(clip.begins)
    start()


class _Once:
    """Calls what it was given the first time only."""

    def __init__(self, call: OnStarted) -> None:
        self._call: OnStarted | None = call

    def __call__(self) -> None:
        call, self._call = self._call, None
        if call is not None:
            call()


class _Growth:
    """Tells of each sentence of one clip when it is due, from the moment at which the clip begins."""

    def __init__(
        self, begins: Sequence[float], before: int, start: _Once, on_shown: OnShown, sleep: Sleep
    ) -> None:
        """`before`: how many sentences of the line are in earlier clips."""
        self._begins = begins
        self._before = before
        self._start = start
        self._on_shown = on_shown
        self._sleep = sleep
        self._shown = 0
        self._growing: asyncio.Task[None] | None = None

    def __call__(self) -> None:
        """The clip begins to be heard."""
        self._start()
        if self._growing is None:
            self._show(sum(at <= 0 for at in self._begins))
            self._growing = asyncio.create_task(self._grow(), name="a caption grows")

    def all_heard(self) -> None:
        self._start()
        self._show(len(self._begins))

    def end(self) -> None:
        if self._growing is not None:
            self._growing.cancel()

    async def _grow(self) -> None:
        now = 0.0
        for number, at in enumerate(self._begins, 1):
            if number > self._shown:
                await self._sleep(at - now)
                now = at
                self._show(number)

    def _show(self, number: int) -> None:
        if number > self._shown:
            self._shown = number
            self._on_shown(self._before + number)


@dataclass(frozen=True, slots=True)
class _Said:
    """A sentence's sound, after `lead` seconds of silence."""

    sound: Pcm
    lead: float = 0.0

    @property
    def whole(self) -> Pcm:
        return Pcm(Pcm.silence(self.lead, self.sound.rate).samples + self.sound.samples, self.sound.rate)


def _clip(said: Sequence[_Said], end: float, caption: str) -> Clip:
    begins, at = [], 0.0
    for each in said:
        begins.append(at + each.lead)
        at += each.lead + each.sound.duration + SENTENCE_PAUSE
    return Clip(pcm=join([each.whole for each in said], end=end), caption=caption, begins=tuple(begins))


async def _clips(line: Line, studio: Studio) -> AsyncGenerator[Clip, None]:
    pieces = paced(line.speech)
    if not pieces and line.caption.strip():
        yield Clip(pcm=Pcm.silence(reading_time(line.caption)), caption=line.caption, begins=(0.0,))
    known = [_after(piece, pcm) for piece in pieces if (pcm := studio.at_hand(piece.text)) is not None]
    if len(known) == len(pieces):
        if pieces:
            yield _clip(known, LINE_PAUSE, line.caption)
        return
    jobs = [(piece, asyncio.create_task(studio.speak(piece.text, rank))) for rank, piece in enumerate(pieces)]
    try:
        while jobs:
            asked = time.monotonic()
            first = await _sound(*jobs[0])
            if time.monotonic() - asked < _KEPT_WITHIN:
                await asyncio.wait([job for _, job in jobs], timeout=_TOGETHER_WITHIN)
            ready = [first, *[await _sound(*job) for job in takewhile(_is_done, jobs[1:])]]
            jobs = jobs[len(ready) :]
            yield _clip(ready, SENTENCE_PAUSE if jobs else LINE_PAUSE, line.caption)
    finally:
        for _, job in jobs:
            job.cancel()
        await asyncio.gather(*(job for _, job in jobs), return_exceptions=True)


def _after(piece: Piece, pcm: Pcm) -> _Said:
    """The sentence's sound after its beats."""
    return _Said(pcm, BEAT * piece.beats)


def _is_done(job: tuple[Piece, asyncio.Task[Pcm]]) -> bool:
    return job[1].done()


async def _sound(piece: Piece, job: asyncio.Task[Pcm]) -> _Said:
    """The sentence's sound once it is its turn; silence where there is none in time."""
    try:
        return _after(piece, await asyncio.wait_for(job, _VOICE_PATIENCE))
    except Exception:  # the studio has logged why, and tells as its trouble
        return _Said(Pcm.silence(reading_time(piece.text)))


async def _play(clip: Clip, outlet: Outlet, begin: OnStarted, sleep: Sleep) -> None:
    try:
        await asyncio.wait_for(outlet.play(clip, begin), 2 * clip.duration + _OUTLET_GRACE)
    except TimeoutError:
        _log.error("an outlet did not come to an end", outlet=type(outlet).__name__)
    except Exception:
        _log.exception("an outlet failed", outlet=type(outlet).__name__)
        begin()
        await sleep(clip.duration)
