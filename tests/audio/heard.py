"""Finding in a recording what should be in it."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import numpy.typing as npt

from narrator.clip import Clip
from narrator.outlet import OnStarted
from narrator.speakers.outlet import SpeakersOutlet
from tests.audio.pulse import Recording

Samples = npt.NDArray[np.float64]


class Witness(SpeakersOutlet):
    """The real outlet, which remembers what it was given and when each clip was said to start and end."""

    def __init__(self, *, lead_in: float = 0.0, **more: Any) -> None:
        super().__init__(lead_in=lead_in, **more)
        self.given: list[Clip] = []
        self.began: list[float] = []
        self.ended: list[float] = []

    async def play(self, clip: Clip, on_started: OnStarted) -> None:
        def begin() -> None:
            self.began.append(time.monotonic())
            on_started()

        self.given.append(clip)
        await super().play(clip, begin)
        self.ended.append(time.monotonic())


def samples(clip: Clip) -> Samples:
    return np.frombuffer(clip.pcm.samples, dtype="<i2").astype(np.float64)


def found(recording: Recording, clip: Clip, part: slice = slice(None)) -> tuple[float, float]:
    """Where the clip is in the recording, in seconds, and how alike they are there (1: the same sound)."""
    at, alike = place(recording.samples().astype(np.float64), samples(clip)[part])
    return at / recording.rate, alike


def place(heard: Samples, wanted: Samples) -> tuple[int, float]:
    """Which sample of what was heard is the first of what is looked for, and how alike they are."""
    size = 1 << (len(heard) + len(wanted)).bit_length()
    product = np.fft.rfft(heard, size) * np.conj(np.fft.rfft(wanted, size))
    likeness = np.fft.irfft(product, size)[: len(heard) - len(wanted) + 1]
    at = int(np.argmax(likeness))
    there = heard[at : at + len(wanted)]
    alike = float(likeness[at] / (np.linalg.norm(there) * np.linalg.norm(wanted)))
    return at, alike
