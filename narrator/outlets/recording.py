"""An outlet that keeps what it is given and when it would have been heard: for rehearsals and tests."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from narrator.clip import Clip
from narrator.mix import join
from narrator.outlet import OnStarted
from narrator.pcm import Pcm


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """A clip and the second of the recording at which it begins."""

    at: float
    clip: Clip


class RecordingOutlet:
    """Collects clips on a time of its own that runs only while they "play": an evening takes no time."""

    trouble: str | None = None

    def __init__(self) -> None:
        self.now = 0.0
        """Seconds of the recording so far."""
        self.timeline: list[Heard] = []
        self.volumes: list[float] = []
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

    def pass_time(self, seconds: float) -> None:
        """Silence in the recording."""
        self.now += seconds

    def recording(self) -> Pcm:
        """Everything heard so far, with the silence in between."""
        parts: list[Pcm] = []
        until = 0.0
        for heard in self.timeline:
            parts += [Pcm.silence(heard.at - until), heard.clip.pcm]
            until = heard.at + heard.clip.duration
        parts.append(Pcm.silence(self.now - until))
        return join(parts, pause=0.0)

    def write_wav(self, path: Path) -> None:
        """The recording as a WAV file."""
        self.recording().write(path)
