"""Keeps peaks below a ceiling by turning the sound down around them, so that nothing is cut flat."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

_STEP_MS = 1
_REACH = 5
"""Steps before and after a peak over which the gain goes down and comes back."""

Samples = npt.NDArray[np.float64]


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
