"""Brings one line to an outlet: whole when its sound is at hand, else sentence by sentence as it is made."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing

from narrator.clip import Clip
from narrator.mix import LINE_PAUSE, SENTENCE_PAUSE, join
from narrator.notes import Notes
from narrator.outlet import OnStarted, Outlet
from narrator.outlets.timing import Sleep
from narrator.pcm import Pcm
from narrator.script import Line
from narrator.speech_text import sentences
from narrator.studio import Studio
from narrator.voice.silent import reading_time

_VOICE_PATIENCE = 8.0
"""Seconds to wait for a sentence before it is shown in silence."""
_TOGETHER_WITHIN = 0.02
"""Seconds that the other sentences have to be there as well, so that a line from the cache is one clip."""
_OUTLET_GRACE = 8.0
"""Seconds beyond twice a clip's length (a page may begin it late) after which an outlet is given up."""

_log = Notes("narrator.delivery")


async def deliver(line: Line, studio: Studio, outlet: Outlet, on_started: OnStarted, sleep: Sleep) -> None:
    """Have the line heard; returns when it is over. Nothing but being cancelled keeps it from that.

    `on_started` is called once. A sentence that can't be spoken is silence of its reading time.
    """
    start = _Once(on_started)
    async with aclosing(_clips(line, studio)) as clips:
        async for clip in clips:
            await _play(clip, outlet, start, sleep)
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
    texts = sentences(line.speech)
    if not texts and line.caption.strip():
        yield Clip(pcm=Pcm.silence(reading_time(line.caption)), caption=line.caption)
    known = [pcm for text in texts if (pcm := studio.at_hand(text)) is not None]
    if len(known) == len(texts):
        if texts:
            yield Clip(pcm=join(known, end=LINE_PAUSE), caption=line.caption)
        return
    jobs = [asyncio.create_task(_spoken(text, studio)) for text in texts]
    try:
        while jobs:
            first = await jobs[0]
            await asyncio.wait(jobs, timeout=_TOGETHER_WITHIN)
            ready = [first, *_done_in_a_row(jobs[1:])]
            jobs = jobs[len(ready) :]
            yield Clip(pcm=join(ready, end=SENTENCE_PAUSE if jobs else LINE_PAUSE), caption=line.caption)
    finally:
        for job in jobs:
            job.cancel()


def _done_in_a_row(jobs: list[asyncio.Task[Pcm]]) -> list[Pcm]:
    ready: list[Pcm] = []
    for job in jobs:
        if not job.done():
            break
        ready.append(job.result())
    return ready


async def _spoken(text: str, studio: Studio) -> Pcm:
    try:
        return await asyncio.wait_for(studio.speak(text), _VOICE_PATIENCE)
    except Exception:  # the studio has logged why, and tells as its trouble
        return Pcm.silence(reading_time(text))


async def _play(clip: Clip, outlet: Outlet, start: _Once, sleep: Sleep) -> None:
    try:
        await asyncio.wait_for(outlet.play(clip, start), 2 * clip.duration + _OUTLET_GRACE)
    except TimeoutError:
        _log.error("an outlet did not come to an end", outlet=type(outlet).__name__)
    except Exception:
        _log.exception("an outlet failed", outlet=type(outlet).__name__)
        start()
        await sleep(clip.duration)
