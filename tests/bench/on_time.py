"""Whether a small computer keeps up: whole games with a voice that needs 0.8 s for a second of speech.

The real hub plays a whole evening, house, director, foresight, storyteller and studio, at a clock that runs
faster than the wall's; the voice takes its share of that clock in a thread of its own, and nothing is kept
from before. Noted of each line: whether all of it was ready when it was due, how long its first sample was
waited for, and the longest silence within it that no script has planned.
"""

from __future__ import annotations

import asyncio
import os
import selectors
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Literal
from unittest.mock import patch

import msgspec
import numpy as np

from hub.game import table_sound
from hub.game.house import House
from hub.game.log import MemoryLog
from hub.game.place import Place
from hub.game.runtime import TableRuntime
from hub.game.speaker_rights import Standing
from hub.rules.game import Game
from hub.rules.ids import Seconds
from hub.rules.lobby import commands as lobby
from hub.rules.refusal import Refusal
from narrator.clip import Clip
from narrator.outlet import OnStarted
from narrator.outlets.silent import SilentOutlet
from narrator.pcm import Pcm
from narrator.speech_text import paced
from narrator.storyteller import Storyteller
from narrator.studio import Studio
from narrator.utterance import Utterance
from narrator.voice import Voice
from narrator.voice.silent import reading_time
from tests.bench.people import USUAL, Paces, People
from tests.game.quiet import QuietVoices

FACTOR = 0.8
"""Seconds that the slow voice needs for a second of speech: a Raspberry Pi 4."""
NAMES = (
    "Anna Bob Carol David Eric Sarah Frank Grace Henry Iris Jack Karen Liam Mona Noah Olga Paul Quinn Rosa \
Sam".split()
)
LOBBY: Seconds = 45.0
"""From a table's opening until its game starts: people come, scan and choose."""


AIMS: dict[str, tuple[str, float]] = {
    "ready when due, %": ("at least", 95),
    "due to first sample, p50 ms": ("at most", 60),
    "due to first sample, p95 ms": ("at most", 200),
    "longest unplanned silence, s": ("at most", 1),
}


class _Selector(selectors.SelectSelector):
    speed = 1.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        return super().select(timeout if timeout is None else timeout / self.speed)


class FastLoop(asyncio.SelectorEventLoop):
    """``loop.time()`` runs ``speed`` times as fast as the wall's clock."""

    def __init__(self, speed: float) -> None:
        selector = _Selector()
        selector.speed = self._speed = speed
        super().__init__(selector)

    def time(self) -> float:
        return time.monotonic() * self._speed


class SlowVoice:
    """Silence that takes its time to make. ``one_core``: never more than one sentence at once."""

    language = "en"
    key = "slow"

    def __init__(self, speed: float, factor: float = FACTOR, one_core: bool = False) -> None:
        self._seconds = factor / speed
        self._core = threading.Lock() if one_core else None

    def prewarm(self) -> None:
        """Nothing to load."""

    def rest(self) -> None:
        """Nothing to let go."""

    def synthesise(self, text: str) -> Pcm:
        """Silence of the text's reading time."""
        pcm = Pcm.silence(reading_time(text))
        if self._core is not None:
            self._core.acquire()
        try:
            time.sleep(pcm.duration * self._seconds)
        finally:
            if self._core is not None:
                self._core.release()
        return pcm


class Told(msgspec.Struct, kw_only=True):
    """One line. Times are seconds of the evening's clock."""

    key: str
    due: Seconds
    ready: bool
    waited: Seconds = 0.0
    gap: Seconds = 0.0
    """The longest silence between its sentences that was not planned."""
    until: Seconds = 0.0

    def begins(self, now: Seconds) -> None:
        """The next of its clips is heard."""
        if self.until:
            self.gap = max(self.gap, now - self.until)
        else:
            self.waited = now - self.due


class Notes:
    """Keeps what was told and how; stands in for the speakers as well."""

    def __init__(self) -> None:
        self.lines: list[Told] = []
        self.telling = False
        """A line is being told now."""
        notes = self

        class NotedStoryteller(Storyteller):
            async def _tell(self, utterance: Utterance) -> object:  # type: ignore[override]
                at_hand = self._studio.at_hand
                ready = all(at_hand(piece.text) is not None for piece in paced(utterance.line.speech))
                now = asyncio.get_running_loop().time()
                notes.lines.append(Told(key=utterance.cue.key, due=now, ready=ready))
                notes.telling = True
                try:
                    return await super()._tell(utterance)
                finally:
                    notes.telling = False

        class NotedOutlet(SilentOutlet):
            async def play(self, clip: Clip, on_started: OnStarted) -> None:
                clock, line = asyncio.get_running_loop().time, notes.lines[-1]
                now = clock()
                line.begins(now)
                await super().play(clip, on_started)
                line.until = now + clip.duration

        self.storyteller = NotedStoryteller
        self.outlet = NotedOutlet

    def figures(self) -> dict[str, float]:
        """See `figures`."""
        return figures(self.lines)


def figures(lines: Sequence[Told]) -> dict[str, float]:
    """Shares in percent, waits in milliseconds, silence in seconds."""
    waits = [line.waited for line in lines]
    return {
        "lines": len(lines),
        "ready when due, %": round(100 * sum(line.ready for line in lines) / len(lines), 1),
        "due to first sample, p50 ms": _ms(waits, 0.5),
        "due to first sample, p95 ms": _ms(waits, 0.95),
        "due to first sample, p99 ms": _ms(waits, 0.99),
        "longest unplanned silence, s": round(max(max(line.waited, line.gap) for line in lines), 2),
    }


def _ms(waits: Sequence[Seconds], share: float) -> float:
    return round(1000 * float(np.quantile(waits, share)), 1)


class _Voices(QuietVoices):
    """One voice for everything, heard through the noting outlet."""

    def __init__(self, voice: Voice, notes: Notes) -> None:
        super().__init__()
        self._studio_of_all = Studio(voice)
        self._notes = notes

    def studio(self, language: str, voice: str = "") -> Studio:
        return self._studio_of_all

    def place(self, table: str, on_change: Callable[[], None], standing: Callable[[], Standing]) -> Place:
        return Place(self._notes.outlet())

    async def close(self) -> None:
        self._studio_of_all.close()


async def _evening(
    voice: Voice,
    notes: Notes,
    rulebook: str,
    seats: int,
    style: str,
    paces: Paces,
    until: Callable[[Game], bool],
    lobby_takes: Seconds,
    seed: int,
) -> None:
    clock = asyncio.get_running_loop().time
    house = House(MemoryLog(), _Voices(voice, notes), monotonic=clock)
    await house.start()
    opened = await house.open_table(id="the-evening", language="en", rulebook=rulebook)
    assert not isinstance(opened, Refusal), opened
    table = house.find_code(opened.code)
    assert isinstance(table, TableRuntime)
    begun = clock()
    await table.sound.prewarm()
    for number, name in enumerate(NAMES[:seats]):
        await asyncio.sleep(lobby_takes / seats)
        await table.join(id=f"join-{number:04}", name=name)
    change = lobby.ChangeSettings(changes={"style": style})
    assert await table.host_command(id="settings", game=0, command=change) is None
    await asyncio.sleep(max(0.0, begun + lobby_takes - clock()))
    People(table, paces, Random(seed))
    assert await table.host_command(id="the-start", game=0, command=lobby.Start(anyway=True)) is None
    await _wait(table, until)
    await house.close()


async def _wait(table: TableRuntime, until: Callable[[Game], bool]) -> None:
    while True:
        await asyncio.sleep(1.0)
        game = table.session.table.game
        if game is not None and until(game):
            if game.over:
                await asyncio.sleep(70.0)  # the end is told
            return


def play(
    rulebook: str,
    *,
    speed: float,
    voice: Voice | None = None,
    seats: int = 12,
    style: Literal["called", "together"] = "called",
    paces: Paces = USUAL,
    until: Callable[[Game], bool] = lambda game: game.over,
    lobby_takes: Seconds = LOBBY,
    seed: int = 1,
) -> Notes:
    """An evening of one game, from the table's opening until it has come so far."""
    notes = Notes()
    with (
        patch.object(table_sound, "Storyteller", notes.storyteller),
        asyncio.Runner(loop_factory=lambda: FastLoop(speed)) as runner,
    ):
        runner.run(
            _evening(
                voice or SlowVoice(speed), notes, rulebook, seats, style, paces, until, lobby_takes, seed
            )
        )
    return notes


def measure(speed: float = 15.0) -> Mapping[str, float]:
    """A whole called game of twelve for each rulebook, with a cold cache."""
    found: dict[str, float] = {}
    for rulebook in ("witches", "shifters", "varulv"):
        before = os.times().elapsed
        notes = play(rulebook, speed=speed)
        found |= {f"{rulebook}: {name}": value for name, value in notes.figures().items()}
        found[f"{rulebook}: measured in, s"] = round(os.times().elapsed - before)
    return found
