"""Stand-ins for what a storyteller needs: a clock that is set by hand, voices and outlets that do as told."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from narrator.clip import Clip
from narrator.cue import Cue
from narrator.outlet import OnStarted
from narrator.outlets.timing import resolve
from narrator.pcm import Pcm
from narrator.script import Script
from narrator.trouble import Trouble
from narrator.voice import VoiceError
from narrator.voice.silent import SilentVoice

COMMON = """
seat-name = seat { $seat }
list-comma = { $before }, { $next }
list-and = { $before } and { $last }
dusk =
    .a = The day is over.
    .b = It grows dark.
    .c = Soon it is night.
paused =
    .a = We stop here.
    .b = A short break.
    .c = Pause.
resumed =
    .a = We go on.
    .b = Back to the story.
    .c = And further.
death-revealed =
    .a = { $name } is dead. { $name } was { $role_was }.
    .b = We have lost { $name }, { $role_the }.
    .c = Dead is { $name }. The card says: { $role }.
vote-runoff =
    .a = A tie between { $names }.
    .b = Even: { $names }.
    .c = Again: { $names }.
"""
OWN = """
role-pyre-martyr = Pyre Martyr
    .the = the Pyre Martyr
    .was = the Pyre Martyr
wake-oracle =
    .a = Oracle, open your eyes. Look at your phone.
    .b = Now the Oracle wakes. Look at your phone.
    .c = Oracle, it is your hour. Look at your phone.
sleep-oracle =
    .a = Oracle, close your eyes.
    .b = The Oracle sleeps again.
    .c = Oracle, good night.
"""


def in_order(cues: Iterable[Cue]) -> list[tuple[Cue, int]]:
    """These lines, one after the other, as a storyteller expects them."""
    before: Counter[str] = Counter()
    coming = []
    for cue in cues:
        coming.append((cue, before[cue.key]))
        before[cue.key] += 1
    return coming


def script() -> Script:
    """A small script with the lines above."""
    return Script(language="en", rulebook="witches", common=COMMON, own=OWN)


async def settle() -> None:
    """Let everything that can go on do so."""
    for _ in range(50):
        await asyncio.sleep(0)


class ManualClock:
    """A clock that stands still until it is moved on; `sleep` obeys it."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        until: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.now + seconds, until))
        await until

    async def advance(self, seconds: float) -> None:
        """Move on, waking every sleeper at its own time."""
        await settle()
        end = self.now + seconds
        while due := [sleeper for sleeper in self._sleepers if sleeper[0] <= end and not sleeper[1].done()]:
            when, until = min(due, key=lambda sleeper: sleeper[0])
            self.now = max(self.now, when)
            resolve(until)
            await settle()
        self.now = end


@dataclass(frozen=True)
class CountingVoice(SilentVoice):
    """Silence that keeps what it was asked to say."""

    language: str = "en"
    key: str = "counting"
    asked: list[str] = field(default_factory=list)

    def synthesise(self, text: str) -> Pcm:
        self.asked.append(text)
        return super().synthesise(text)


@dataclass(frozen=True)
class BrokenVoice(SilentVoice):
    """Can't speak what contains one of `words` (empty: anything)."""

    language: str = "en"
    key: str = "broken"
    words: tuple[str, ...] = ()

    def synthesise(self, text: str) -> Pcm:
        if not self.words or any(word in text for word in self.words):
            raise VoiceError("The voice has a cold.")
        return super().synthesise(text)


@dataclass(frozen=True)
class HeldVoice(SilentVoice):
    """Speaks a text that contains `word` only once `release` is set; others at once."""

    language: str = "en"
    key: str = "held"
    word: str = ""
    release: threading.Event = field(default_factory=threading.Event)
    asked: list[str] = field(default_factory=list)
    rests: list[int] = field(default_factory=list)
    """How much it had been asked each time it was let go."""

    def rest(self) -> None:
        self.rests.append(len(self.asked))

    def synthesise(self, text: str) -> Pcm:
        self.asked.append(text)
        if self.word in text and not self.release.wait(10):
            raise VoiceError("Nobody released the voice.")
        return super().synthesise(text)


class HandOutlet:
    """Plays each clip until `let_end` is called: a table in slow motion."""

    trouble: Trouble | None = None

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.cancelled: list[str] = []
        self.volumes: list[float] = []
        self.beds: list[tuple[bool, float]] = []
        self.closed = False
        self._over: asyncio.Future[None] | None = None

    async def play(self, clip: Clip, on_started: OnStarted) -> None:
        assert self._over is None, "one clip at a time"
        self._over = asyncio.get_running_loop().create_future()
        self.begun.append(clip.caption)
        on_started()
        try:
            await self._over
        except asyncio.CancelledError:
            self.cancelled.append(clip.caption)
            raise
        finally:
            self._over = None

    @property
    def is_playing(self) -> bool:
        return self._over is not None and not self._over.done()

    def let_end(self) -> None:
        """The clip is over."""
        assert self._over is not None, "nothing is being played"
        resolve(self._over)

    async def stop(self) -> None:
        if self._over is not None:
            resolve(self._over)

    def set_volume(self, level: float) -> None:
        self.volumes.append(level)

    def set_bed(self, on: bool, level: float) -> None:
        self.beds.append((on, level))

    async def close(self) -> None:
        self.closed = True
        await self.stop()


class BrokenOutlet(HandOutlet):
    """Raises instead of playing."""

    async def play(self, clip: Clip, on_started: OnStarted) -> None:
        raise OSError("the speaker is on fire")


class EndlessOutlet(HandOutlet):
    """Never comes to an end, and doesn't begin either."""

    async def play(self, clip: Clip, on_started: OnStarted) -> None:
        await asyncio.Event().wait()
