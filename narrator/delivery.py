"""Brings one line to an outlet: whole when its sound is at hand, else sentence by sentence as it is made."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import aclosing
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

_log = Notes("narrator.delivery")


async def deliver(
    line: Line,
    studio: Studio,
    outlet: Outlet,
    on_started: OnStarted,
    sleep: Sleep,
    sign: Sign | None = None,
) -> None:
    """Have the line heard, opened by `sign`; returns when it is over. Only being cancelled prevents that.

    `on_started` is called once. A sentence that can't be spoken is silence of its reading time.
    """
    start = _Once(on_started)
    async with aclosing(_clips(line, studio)) as clips:
        async for clip in clips:
            opened, sign = (clip if sign is None else sign.before(clip)), None
            await _play(opened, outlet, start, sleep)
    start()


class _Once:
    """Calls what it was given the first time only."""

    def __init__(self, call: OnStarted) -> None:
        self._call: OnStarted | None = call

    def __call__(self) -> None:
        call, self._call = self._call, None
        if call is not None:
            call()


async def _clips(line: Line, studio: Studio) -> AsyncGenerator[Clip, None]:
    pieces = paced(line.speech)
    if not pieces and line.caption.strip():
        yield Clip(pcm=Pcm.silence(reading_time(line.caption)), caption=line.caption)
    known = [_after(piece, pcm) for piece in pieces if (pcm := studio.at_hand(piece.text)) is not None]
    if len(known) == len(pieces):
        if pieces:
            yield Clip(pcm=join(known, end=LINE_PAUSE), caption=line.caption)
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
            yield Clip(pcm=join(ready, end=SENTENCE_PAUSE if jobs else LINE_PAUSE), caption=line.caption)
    finally:
        for _, job in jobs:
            job.cancel()
        await asyncio.gather(*(job for _, job in jobs), return_exceptions=True)


def _after(piece: Piece, pcm: Pcm) -> Pcm:
    """The sentence's sound after its beats."""
    return Pcm(Pcm.silence(BEAT * piece.beats, pcm.rate).samples + pcm.samples, pcm.rate)


def _is_done(job: tuple[Piece, asyncio.Task[Pcm]]) -> bool:
    return job[1].done()


async def _sound(piece: Piece, job: asyncio.Task[Pcm]) -> Pcm:
    """The sentence's sound once it is its turn; silence where there is none in time."""
    try:
        return _after(piece, await asyncio.wait_for(job, _VOICE_PATIENCE))
    except Exception:  # the studio has logged why, and tells as its trouble
        return Pcm.silence(reading_time(piece.text))


async def _play(clip: Clip, outlet: Outlet, start: _Once, sleep: Sleep) -> None:
    try:
        await asyncio.wait_for(outlet.play(clip, start), 2 * clip.duration + _OUTLET_GRACE)
    except TimeoutError:
        _log.error("an outlet did not come to an end", outlet=type(outlet).__name__)
    except Exception:
        _log.exception("an outlet failed", outlet=type(outlet).__name__)
        start()
        await sleep(clip.duration)
