"""A sound at each turn of the story: a bell at nightfall, light at dawn, a drum at the verdict."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from narrator.clip import Sign
from narrator.limiter import as_loud_as
from narrator.pcm import RATE, Pcm

LOUDNESS = -21.0
"""LUFS at full volume: three below the speech, for nobody wants to be startled with closed eyes."""
CEILING = 32_767 * 10 ** (-6 / 20)

Samples = npt.NDArray[np.float64]


_OPENS = {"night-falls": "bell", "dawn": "light", "verdict": "drum"}


def opens(cue: str) -> Sign | None:
    """The sign that opens a line, by the line's key."""
    name = next((name for start, name in _OPENS.items() if cue.startswith(f"{start}-")), None)
    return None if name is None else sign(name)


def get_ready() -> None:
    """Make them all, ahead of the first."""
    for name in _OPENS.values():
        sign(name)


@cache
def sign(name: str) -> Sign:
    """The sign of that name; each takes some hundredths of a second to make, once."""
    sound, lead = {"bell": _bell, "light": _light, "drum": _drum}[name]()
    sound[-_FADE:] *= np.linspace(1, 0, _FADE) ** 2
    sound *= np.interp(np.arange(sound.size) / RATE, [lead - 0.25, lead + 0.1], [1.0, _TAIL])
    pcm = Pcm((sound / np.max(np.abs(sound)) * 20_000).astype("<i2").tobytes(), RATE)
    return Sign(as_loud_as(pcm, LOUDNESS, ceiling=CEILING), lead)


_FADE = RATE // 2
_TAIL = 0.35
"""What is left of a sign where speech begins; the desk turns that down as well."""


def _time(seconds: float) -> Samples:
    time: Samples = np.arange(round(seconds * RATE)) / RATE
    return time


def _bell() -> tuple[Samples, float]:
    """A church bell far off: hum, prime, a minor third; the higher a partial, the sooner it dies."""
    time = _time(4.5)
    sound = np.zeros(time.size)
    for ratio, level, lasts in (
        (0.5, 0.5, 2.2),
        (1.0, 0.85, 1.2),
        (1.19, 0.6, 0.9),
        (1.5, 0.35, 0.7),
        (2.0, 0.7, 0.8),
        (2.51, 0.3, 0.45),
        (3.02, 0.2, 0.3),
        (4.1, 0.12, 0.18),
    ):
        beat = 1 + 0.12 * np.sin(2 * np.pi * 1.1 * ratio * time)
        sound += level * beat * np.sin(2 * np.pi * 220 * ratio * time) * np.exp(-time / lasts)
    return sound * np.minimum(1.0, time / 0.004), 1.3


def _light() -> tuple[Samples, float]:
    """Four soft notes that rise, and stay in the air."""
    time = _time(4.2)
    sound = np.zeros(time.size)
    for number, hertz in enumerate((392.0, 493.88, 587.33, 783.99)):
        since = time - 0.28 * number
        note = np.where(since > 0, np.exp(-np.maximum(since, 0) / 1.1) * np.minimum(1.0, since / 0.012), 0.0)
        tone = np.sin(2 * np.pi * hertz * since) + 0.35 * np.sin(4 * np.pi * hertz * since)
        sound += note * (
            tone + 0.08 * np.sin(2 * np.pi * 5.4 * hertz * since) * np.exp(-since.clip(0) / 0.12)
        )
    return sound, 1.5


def _drum() -> tuple[Samples, float]:
    """Two strokes of a large drum, high enough for small speakers to play."""
    time = _time(2.4)
    random = np.random.default_rng(3)
    sound = np.zeros(time.size)
    for at, level in ((0.0, 0.75), (0.42, 1.0)):
        since = np.maximum(time - at, 0.0)
        sweep = 2 * np.pi * (92 * since + 5.5 * (1 - np.exp(-since / 0.045)))
        skin = np.sin(sweep) + 0.45 * np.sin(1.59 * sweep) + 0.25 * np.sin(2.14 * sweep)
        stick = random.normal(0, 0.5, time.size) * np.exp(-since / 0.012)
        stroke = skin * np.exp(-since / 0.38) + stick
        sound += level * np.where(time >= at, stroke, 0.0) * np.minimum(1.0, (time - at).clip(0) / 0.002)
    return sound, 1.1
