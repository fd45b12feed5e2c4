"""Turns sentences into levelled sound, off the event loop, and keeps what was spoken once."""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from importlib import import_module

from narrator.cache import ClipCache, NoCache
from narrator.mix import join, level
from narrator.notes import Notes
from narrator.pcm import RATE, Pcm
from narrator.voice import Voice, VoiceError

_MEMORY = 16_000_000
"""Bytes of sentences kept at hand, so that a prefetched one needs neither thread nor disk."""
_MOST_WAITING = 64
"""Sentences spoken ahead at most; more aren't begun."""

_log = Notes("narrator.studio")


class _Job:
    """One sentence on its way to sound; whichever thread comes first does it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.result: Future[Pcm] = Future()
        self.waiting = 0
        self._lock = threading.Lock()
        self._claimed = False

    def claim(self) -> bool:
        with self._lock:
            claimed, self._claimed = self._claimed, True
            return not claimed


class Studio:
    """A voice with its cache and two threads; one serves all the tables that hear this voice.

    What is about to be spoken has a thread to itself and never waits for what is spoken ahead.
    """

    def __init__(self, voice: Voice, cache: ClipCache | None = None) -> None:
        """`cache` keeps sentences beyond this process; without one they are kept for a while in memory."""
        self.voice = voice
        self._cache = cache or NoCache()
        self._urgent = ThreadPoolExecutor(1, thread_name_prefix="narrator-now")
        self._ahead = ThreadPoolExecutor(1, thread_name_prefix="narrator-ahead")
        self._jobs: dict[str, _Job] = {}
        self._at_hand: OrderedDict[str, Pcm] = OrderedDict()
        self._trouble: str | None = None
        self._lock = threading.Lock()
        self._closed = False

    @property
    def trouble(self) -> str | None:
        """Why lines stay silent, as one sentence; `None` since the voice last spoke."""
        return self._trouble

    def at_hand(self, text: str) -> Pcm | None:
        """The sentence's sound if it is in memory."""
        with self._lock:
            pcm = self._at_hand.get(text)
            if pcm is not None:
                self._at_hand.move_to_end(text)
            return pcm

    async def speak(self, text: str) -> Pcm:
        """The sentence as levelled sound, as soon as can be. Raises `VoiceError`."""
        pcm = self.at_hand(text)
        if pcm is not None:
            return pcm
        if self._closed:
            raise VoiceError("The voice was put away.")
        job = self._job(text)
        job.waiting += 1
        if job.waiting == 1:
            self._urgent.submit(self._do, job)
        try:
            return await asyncio.shield(asyncio.wrap_future(job.result))
        except asyncio.CancelledError:
            job.waiting -= 1
            if job.waiting == 0 and job.claim():  # nobody wants it any more, so nobody waits behind it
                self._done(job, None)
                job.result.cancel()
            raise

    def prefetch(self, texts: Iterable[str]) -> None:
        """Speak sentences ahead, in this order, when there is time."""
        for text in texts:
            if self._closed or len(self._jobs) >= _MOST_WAITING:
                return
            if text not in self._jobs and self.at_hand(text) is None:
                self._ahead.submit(self._do, self._job(text))

    async def prewarm(self) -> None:
        """Load the voice ahead of the first line; what goes wrong becomes `trouble`."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._urgent, self._prewarm)
        except Exception as error:
            self._failed(error)

    def close(self) -> None:
        """Let the threads go; a sentence being spoken is finished, those waiting are not."""
        self._closed = True
        for pool in (self._urgent, self._ahead):
            pool.shutdown(wait=False, cancel_futures=True)
        with self._lock:
            waiting = [job for job in self._jobs.values() if job.claim()]
        for job in waiting:
            job.result.set_exception(VoiceError("The voice was put away."))

    def _prewarm(self) -> None:
        """Load here, in a thread, what would otherwise hold up the event loop at the first line."""
        import_module("fluent.runtime")
        join([level(Pcm(b"\1\0" * RATE))])
        self.voice.prewarm()

    def _job(self, text: str) -> _Job:
        with self._lock:
            return self._jobs.setdefault(text, _Job(text))

    def _do(self, job: _Job) -> None:
        if not job.claim():
            return
        try:
            pcm = self._cache.get(self.voice.key, job.text)
            known = pcm is not None
            pcm = pcm or level(self.voice.synthesise(job.text))
        except Exception as error:  # whatever a voice raises, the game goes on
            self._failed(error)
            self._done(job, None)
            job.result.set_exception(error if isinstance(error, VoiceError) else VoiceError(str(error)))
        else:
            self._trouble = None
            self._done(job, pcm)
            job.result.set_result(pcm)
            if not known:
                self._cache.put(self.voice.key, job.text, pcm)

    def _done(self, job: _Job, pcm: Pcm | None) -> None:
        with self._lock:
            self._jobs.pop(job.text, None)
            if pcm is None:
                return
            self._at_hand[job.text] = pcm
            size = sum(len(kept.samples) for kept in self._at_hand.values())
            while size > _MEMORY and len(self._at_hand) > 1:
                size -= len(self._at_hand.popitem(last=False)[1].samples)

    def _failed(self, error: Exception) -> None:
        sentence = str(error) if isinstance(error, VoiceError) else f"The voice failed: {error}"
        if sentence != self._trouble:
            _log.error("a line stays silent", voice=self.voice.key, error=sentence)
        self._trouble = sentence
