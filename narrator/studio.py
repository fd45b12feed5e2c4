"""Turns sentences into levelled sound, off the event loop, and keeps what was spoken once.

Theory of operation. Two threads, two kinds of work. What is *due* has a thread to itself and goes by rank:
the sentence that sounds first is spoken first. What is *expected* is a list for each table, in the order in
which it may be needed; a new list takes the place of the old one, so what is no longer possible is not
spoken. The second thread takes from the lists in turn, begins nothing while something due is being spoken,
and gives way to everything else on the machine.
"""

from __future__ import annotations

import asyncio
import heapq
import os
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Hashable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from itertools import count

from narrator.cache import ClipCache, NoCache
from narrator.mix import join, level
from narrator.notes import Notes
from narrator.pcm import RATE, Pcm
from narrator.voice import Voice, VoiceError

_MEMORY = 16_000_000
"""Bytes of sentences kept at hand (six minutes), so that one needs neither thread nor disk."""
_EXPECTED = _MEMORY * 3 // 4
"""Bytes of sentences made ready for one table, so that the last of them don't push out the first."""
_MOST_EXPECTED = 500
"""Sentences in one table's list."""
_BEHIND = 3
"""How much nicer than the rest of the hub the thread for what is expected is, as Unix counts it.

It still has half the share of a core: with less, a busy machine would keep it from getting anything ready.
"""

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


@dataclass(slots=True)
class _List:
    """What one table expects: sentences that are not at hand yet, and bytes that are left for them."""

    texts: deque[str]
    room: int


class Studio:
    """A voice with its cache and two threads; one serves all the tables that hear this voice."""

    def __init__(self, voice: Voice, cache: ClipCache | None = None, instead: Sequence[Voice] = ()) -> None:
        """`cache` keeps sentences beyond this process; without one they are kept for a while in memory.

        Those `instead`, in their order, say what the voice can't.
        """
        self.voice = voice
        self._instead = instead
        self._helped_out = False
        self._cache = cache or NoCache()
        self._now = ThreadPoolExecutor(1, thread_name_prefix="narrator-now")
        self._ahead = ThreadPoolExecutor(1, thread_name_prefix="narrator-ahead", initializer=_step_back)
        self._jobs: dict[str, _Job] = {}
        self._due: list[tuple[int, int, _Job]] = []
        self._asked = count()
        self._pressing = 0
        """How many sentences somebody waits for now."""
        self._lists: OrderedDict[Hashable, _List] = OrderedDict()
        self._working_ahead = False
        self._at_hand: OrderedDict[str, Pcm] = OrderedDict()
        self._size = 0
        self._trouble: str | None = None
        self._lock = threading.Lock()
        self._calm = threading.Condition(self._lock)
        """Nothing is pressing any more."""
        self._users: set[Hashable] = set()
        self._may_rest = False
        """Those who used the voice have left it."""
        self._closed = False

    @property
    def trouble(self) -> str | None:
        """Why the voice is not heard, as one sentence; `None` since it last spoke."""
        return self._trouble

    @property
    def is_helped_out(self) -> bool:
        """Another voice has said what this one last could not."""
        return self._helped_out

    def at_hand(self, text: str) -> Pcm | None:
        """The sentence's sound if it is in memory."""
        with self._lock:
            pcm = self._at_hand.get(text)
            if pcm is not None:
                self._at_hand.move_to_end(text)
            return pcm

    async def speak(self, text: str, rank: int = 0) -> Pcm:
        """The sentence as levelled sound, as soon as can be; lower ranks go first. Raises `VoiceError`."""
        pcm = self.at_hand(text)
        if pcm is not None:
            return pcm
        if self._closed:
            raise VoiceError("The voice was put away.")
        with self._lock:
            job = self._jobs.setdefault(text, _Job(text))
            job.waiting += 1
            self._pressing += 1
            heapq.heappush(self._due, (rank, next(self._asked), job))
        self._now.submit(self._speak_due)
        try:
            return await asyncio.shield(asyncio.wrap_future(job.result))
        except asyncio.CancelledError:
            if job.waiting == 1 and job.claim():  # nobody wants it any more, so nobody waits behind it
                self._done(job, None)
                job.result.cancel()
            raise
        finally:
            with self._calm:
                job.waiting -= 1
                self._pressing -= 1
                self._calm.notify_all()

    def expect(self, texts: Iterable[str], owner: Hashable = None) -> None:
        """What `owner` will probably need, soonest first, in place of what it expected before.

        Spoken when there is time; what is already at hand is kept there.
        """
        wanted = list(dict.fromkeys(texts))[:_MOST_EXPECTED]
        with self._lock:
            if self._closed:
                return
            ready = [text for text in wanted if text in self._at_hand]
            for text in reversed(ready):
                self._at_hand.move_to_end(text)
            missing = deque(text for text in wanted if text not in self._at_hand)
            room = _EXPECTED - sum(len(self._at_hand[text].samples) for text in ready)
            if missing and room > 0:
                self._lists[owner] = _List(missing, room)  # where the old list was, so as to keep its turn
            else:
                self._lists.pop(owner, None)
            if self._lists and not self._working_ahead:
                self._working_ahead = True
                self._ahead.submit(self._speak_ahead)

    def serve(self, owner: Hashable) -> None:
        """`owner` is told in this voice from now on."""
        with self._lock:
            self._users.add(owner)
            self._may_rest = False

    def leave(self, owner: Hashable) -> None:
        """`owner` is told in another voice; one that nobody uses is let go after what it is to speak."""
        with self._lock:
            self._lists.pop(owner, None)
            self._users.discard(owner)
            self._may_rest = not self._users
            if self._may_rest and not self._closed:
                self._now.submit(self._rest)

    async def prewarm(self) -> None:
        """Load the voice ahead of the first line; what goes wrong becomes `trouble`."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._now, self._prewarm)
        except Exception as error:
            self._failed(error)

    def close(self) -> None:
        """Let the threads go; a sentence being spoken is finished, those waiting are not."""
        with self._calm:
            self._closed = True
            self._lists.clear()
            self._calm.notify_all()
        for pool in (self._now, self._ahead):
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

    def _speak_due(self) -> None:
        with self._lock:
            job = heapq.heappop(self._due)[2]
        self._do(job)
        self._rest()

    def _rest(self) -> None:
        """The voice and its clips are let go, unless somebody uses it or waits for a sentence."""
        with self._lock:
            if not self._may_rest or self._due:
                return
            self._at_hand.clear()
            self._size = 0
        for voice in (self.voice, *self._instead):
            voice.rest()

    def _speak_ahead(self) -> None:
        while True:
            with self._calm:
                self._calm.wait_for(lambda: not self._pressing or self._closed)
                found = None if self._closed else self._next_expected()
                if found is None:
                    self._working_ahead = False
                    return
                expected, text = found
                job = self._jobs.setdefault(text, _Job(text))
            expected.room -= self._do(job)
            if expected.room <= 0:
                expected.texts.clear()

    def _next_expected(self) -> tuple[_List, str] | None:
        """The next sentence of the table whose turn it is."""
        while self._lists:
            owner, expected = next(iter(self._lists.items()))
            while expected.texts:
                text = expected.texts.popleft()
                if text not in self._at_hand:
                    self._lists.move_to_end(owner)
                    return expected, text
            del self._lists[owner]
        return None

    def _do(self, job: _Job) -> int:
        """The bytes of the sentence, if it was this thread that has spoken it."""
        if not job.claim():
            return 0
        try:
            pcm, made_by = self._said(job.text)
        except Exception as error:  # whatever a voice raises, the game goes on
            self._done(job, None)
            job.result.set_exception(error if isinstance(error, VoiceError) else VoiceError(str(error)))
            return 0
        self._done(job, pcm)
        job.result.set_result(pcm)
        if made_by is not None:
            self._cache.put(made_by.key, job.text, pcm)
        return len(pcm.samples)

    def _said(self, text: str) -> tuple[Pcm, Voice | None]:
        """The sentence, and who has spoken it just now; `None`: it was kept. Raises what the voice raises."""
        try:
            said = self._said_by(self.voice, text)
        except Exception as error:
            self._failed(error)
            for voice in self._instead:
                with suppress(Exception):
                    said = self._said_by(voice, text)
                    self._helped_out = True
                    return said
            self._helped_out = False
            raise
        self._trouble = None
        return said

    def _said_by(self, voice: Voice, text: str) -> tuple[Pcm, Voice | None]:
        kept = self._cache.get(voice.key, text)
        return (level(voice.synthesise(text)), voice) if kept is None else (kept, None)

    def _done(self, job: _Job, pcm: Pcm | None) -> None:
        with self._lock:
            self._jobs.pop(job.text, None)
            if pcm is None:
                return
            before = self._at_hand.pop(job.text, None)
            self._at_hand[job.text] = pcm
            self._size += len(pcm.samples) - (0 if before is None else len(before.samples))
            while self._size > _MEMORY and len(self._at_hand) > 1:
                self._size -= len(self._at_hand.popitem(last=False)[1].samples)

    def _failed(self, error: Exception) -> None:
        sentence = str(error) if isinstance(error, VoiceError) else f"The voice failed: {error}"
        if sentence != self._trouble:
            _log.error("a voice can't speak", voice=self.voice.key, error=sentence)
        self._trouble = sentence


def _step_back() -> None:
    """Let the running thread give way to all others, where a thread can be told so."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _BEHIND)
