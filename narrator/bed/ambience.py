"""The night: wind in the trees, crickets and a fire, as a loop whose end is its beginning.

Noise is made from a spectrum, which makes it periodic by itself; what happens at a moment, a chirp or a
crackle, is written around the end of the loop. So nothing has to be faded, and no seam can be heard.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from narrator.limiter import as_loud_as
from narrator.pcm import RATE, Pcm

NIGHT_VERSION = 1
"""Raised whenever the night sounds differently."""
SECONDS = 40
LOUDNESS = -24.0
"""LUFS at full volume: six below the speech."""
CEILING = 32_767 * 10 ** (-10 / 20)
"""Peaks leave room for the speech above them."""

Samples = npt.NDArray[np.float64]

_SIZE = SECONDS * RATE
_SLOW = 100
"""Values a second of what changes slowly."""


@lru_cache(maxsize=1)
def night() -> Pcm:
    """The loop. Takes about a second to make, once."""
    random = np.random.default_rng(7)
    layers = _wind(random) + 0.16 * _leaves(random) + 0.6 * _crickets(random) + 1.6 * _fire(random)
    whole = layers / np.max(np.abs(layers)) * 20_000
    return as_loud_as(Pcm(whole.astype("<i2").tobytes(), RATE), LOUDNESS, ceiling=CEILING)


def _noise(random: np.random.Generator, low: float, high: float, slope: float) -> Samples:
    """Noise between two frequencies, falling by `slope` powers of the frequency, at an RMS of 1."""
    hertz = np.fft.rfftfreq(_SIZE, 1 / RATE)
    level = np.maximum(hertz, 1.0) ** -slope
    level *= 1 / (1 + (low / np.maximum(hertz, 0.1)) ** 6) / (1 + (hertz / high) ** 3)
    phases = np.exp(2j * np.pi * random.random(hertz.size))
    sound: Samples = np.fft.irfft(level * phases, _SIZE)
    return sound / np.std(sound)


def _swell(random: np.random.Generator, turns: int, depth: float) -> Samples:
    """A slow coming and going between 1 - `depth` and 1, with up to `turns` waves a loop."""
    once = np.arange(SECONDS * _SLOW) / (SECONDS * _SLOW)
    waves = np.zeros(once.size)
    for turn in range(1, turns + 1):
        waves += np.sin(2 * np.pi * (turn * once + random.random())) / np.sqrt(turn)
    waves = (waves - waves.min()) / (waves.max() - waves.min())
    swell: Samples = np.interp(np.arange(_SIZE) / _SIZE, once, 1 - depth * (1 - waves), period=1.0)
    return swell


def _wind(random: np.random.Generator) -> Samples:
    """Deep and wide; gusts come and go."""
    near = _noise(random, 90, 900, 0.6) * _swell(random, 7, 0.7)
    far = _noise(random, 60, 350, 0.5) * _swell(random, 4, 0.5)
    return near + 0.6 * far


def _leaves(random: np.random.Generator) -> Samples:
    """What a tap on glass and the rustle of a sleeve drown in: the highs, moving with the gusts."""
    return _noise(random, 1_200, 7_500, 0.35) * _swell(random, 9, 0.55)


def _crickets(random: np.random.Generator) -> Samples:
    """Three of them, each with a pitch, a pulse and a patience of its own."""
    sound = np.zeros(_SIZE)
    for hertz, pulses, beat, loud in ((4_150, 3, 0.62, 0.8), (4_620, 4, 0.87, 0.5), (3_780, 3, 1.13, 0.35)):
        count = round(SECONDS / beat)
        for number in range(count):
            if random.random() < 0.12:
                continue  # listening
            at = (number + random.normal(0, 0.03)) * SECONDS / count
            _add(sound, loud * random.uniform(0.75, 1.0) * _chirp(hertz, pulses), at)
    return sound


def _chirp(hertz: float, pulses: int) -> Samples:
    length, gap = 0.018, 0.034
    time = np.arange(round(length * RATE)) / RATE
    pulse = np.sin(2 * np.pi * hertz * time) * np.sin(np.pi * time / length) ** 2
    chirp = np.zeros(round((pulses * gap) * RATE) + pulse.size)
    for number in range(pulses):
        at = round(number * gap * RATE)
        chirp[at : at + pulse.size] += (0.6 + 0.4 * number / pulses) * pulse
    return chirp


def _fire(random: np.random.Generator) -> Samples:
    """A low flutter, and crackles: many small, a few large, never in step."""
    sound = 0.12 * _noise(random, 40, 220, 0.4) * _swell(random, 60, 0.6)
    for _ in range(SECONDS * 9):
        small = random.pareto(2.2) * 0.10 + 0.03
        _add(sound, min(small, 0.9) * _crackle(random), random.uniform(0, SECONDS))
    return sound


def _crackle(random: np.random.Generator) -> Samples:
    length = random.uniform(0.003, 0.022)
    time = np.arange(round(length * RATE)) / RATE
    tone = np.sin(2 * np.pi * random.uniform(700, 3_200) * time)
    body: Samples = (0.6 * random.normal(0, 1, time.size) + 0.7 * tone) * np.exp(-time / (length / 5))
    return body


def _add(loop: Samples, sound: Samples, at: float) -> None:
    """Into the loop, around its end."""
    places = (round(at * RATE) + np.arange(sound.size)) % loop.size
    loop[places] += sound
