"""An outlet that keeps what it is given and when it would have been heard: for rehearsals and tests."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from narrator.clip import Clip
from narrator.mix import join
from narrator.outlet import OnStarted
from narrator.pcm import RATE, WIDTH, Pcm
from narrator.trouble import Trouble


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """A clip and the second of the recording at which it begins."""

    at: float
    clip: Clip


class RecordingOutlet:
    """Collects clips on a time of its own that runs only while they "play": an evening takes no time."""

    trouble: Trouble | None = None

    def __init__(self) -> None:
        self.now = 0.0
        """Seconds of the recording so far."""
        self.timeline: list[Heard] = []
        self.volumes: list[float] = []
        self.beds: list[tuple[float, bool, float]] = []
        self.stops = 0
        self.closed = False

    async def play(self, clip: Clip, on_started: OnStarted) -> None:
        """Keep the clip."""
        self.timeline.append(Heard(at=self.now, clip=clip))
        on_started()
        self.now += clip.duration
        await asyncio.sleep(0)

    async def stop(self) -> None:
        """Counted; a clip here is always over already."""
        self.stops += 1

    def set_volume(self, level: float) -> None:
        """Kept in `volumes`."""
        self.volumes.append(level)

    async def close(self) -> None:
        """Noted in `closed`."""
        self.closed = True

    def set_bed(self, on: bool, level: float) -> None:
        """From this second of the recording on."""
        self.beds.append((self.now, on, level))

    def pass_time(self, seconds: float) -> None:
        """Silence in the recording."""
        self.now += seconds

    def recording(self) -> Pcm:
        """Everything heard so far, mixed as the speakers would have it."""
        speech, under = self._speech(), self._under()
        if not under and not any(on for _, on, _ in self.beds):
            return speech
        return _mixed(speech, under, self.beds)

    def _speech(self) -> Pcm:
        parts: list[Pcm] = []
        until = 0.0
        for heard in self.timeline:
            parts += [Pcm.silence(heard.at - until), heard.clip.pcm]
            until = heard.at + heard.clip.duration
        parts.append(Pcm.silence(self.now - until))
        return join(parts, pause=0.0)

    def _under(self) -> bytearray:
        signs = bytearray()
        for heard in self.timeline:
            if heard.clip.under is not None:
                signs = signs.ljust(WIDTH * round(heard.at * RATE), b"\0")
                signs += heard.clip.under.samples
        return signs

    def write_wav(self, path: Path) -> None:
        """The recording as a WAV file."""
        self.recording().write(path)


_STEP = 441
"""Samples mixed at a time, as the player does."""


def _mixed(speech: Pcm, under: bytearray, beds: Sequence[tuple[float, bool, float]]) -> Pcm:
    from narrator.bed import night
    from narrator.bed.desk import Desk

    desk, waiting, out = Desk(), list(beds), bytearray()
    desk.load_bed(night().samples)
    for at in range(0, len(speech.samples) // WIDTH, _STEP):
        while waiting and waiting[0][0] * RATE <= at:
            _, desk.bed_on, desk.bed_gain = waiting.pop(0)
        voice = speech.samples[at * WIDTH : (at + _STEP) * WIDTH]
        out += desk.mix(len(voice) // WIDTH, voice, bytes(under[at * WIDTH : at * WIDTH + len(voice)]))
    return Pcm(bytes(out), RATE)
