"""Makes sound as loud as it should be, and keeps its peaks below a ceiling without cutting them flat."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from narrator.loudness import loudness
from narrator.pcm import Pcm

_STEP_MS = 1
_REACH = 5
"""Steps before and after a peak over which the gain goes down and comes back."""

_PASSES = 3
"""Tries to make up for what limiting takes away."""
_CLOSE_ENOUGH = 0.2
"""LU."""
_LOUDEST_GAIN = 60.0
"""dB: what would need more is noise, not speech."""
_FULL_SCALE = 32_768

Samples = npt.NDArray[np.float64]


def as_loud_as(pcm: Pcm, lufs: float, *, ceiling: float, pause: float = 0.0) -> Pcm:
    """The sound at `lufs` with no sample beyond ±`ceiling` (of 32,767); silence stays silence.

    It is measured with the `pause` (seconds) that will follow it, which counts where the sound is short.
    """
    samples = np.frombuffer(pcm.samples, dtype="<i2").astype(np.float64)
    gain, limited = 0.0, samples
    missing = lufs - _measured(samples, pcm.rate, pause)
    for _ in range(_PASSES):
        if np.isfinite(missing):
            gain = min(gain + missing, _LOUDEST_GAIN)
        louder = samples * 10 ** (gain / 20)
        limited = limit(louder, rate=pcm.rate, ceiling=ceiling)
        if limited is louder:  # nothing was taken away
            break
        missing = lufs - _measured(limited, pcm.rate, pause)
        if abs(missing) <= _CLOSE_ENOUGH:
            break
    return Pcm(np.round(limited).astype("<i2").tobytes(), pcm.rate)


def _measured(samples: Samples, rate: int, pause: float) -> float:
    return loudness(np.pad(samples, (0, round(pause * rate))) / _FULL_SCALE, rate)


def limit(samples: Samples, *, rate: int, ceiling: float) -> Samples:
    """The samples with nothing beyond ±`ceiling`; what was within stays untouched except close to a peak."""
    if not samples.size or np.max(np.abs(samples)) <= ceiling:
        return samples
    step = rate * _STEP_MS // 1000
    steps = -(-samples.size // step)
    padded = np.zeros(steps * step)
    padded[: samples.size] = samples
    peaks = np.abs(padded).reshape(steps, step).max(axis=1)
    needed = np.minimum(1.0, ceiling / np.maximum(peaks, ceiling))
    # The lowest gain needed nearby, averaged over less than "nearby": never above what a step itself needs.
    lowest = _windows(needed, _REACH + 1).min(axis=1)
    smooth = _windows(lowest, _REACH).mean(axis=1)
    centres = (np.arange(steps) + 0.5) * step
    gain: Samples = np.interp(np.arange(samples.size), centres, smooth)
    return samples * gain


def _windows(values: Samples, reach: int) -> Samples:
    """For each value, the values up to `reach` before and after it (the edges count on beyond the ends)."""
    padded = np.pad(values, reach, mode="edge")
    windows: Samples = np.lib.stride_tricks.sliding_window_view(padded, 2 * reach + 1)
    return windows
