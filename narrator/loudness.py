"""How loud a sound is to people, in LUFS, as ITU-R BS.1770-4 has it; with numpy alone."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
import numpy.typing as npt

Samples = npt.NDArray[np.float64]

_BLOCK = 0.4
"""Seconds of a block; blocks overlap by three quarters."""
_SILENT = -70.0
"""LUFS below which a block is silence, not sound."""
_SOFTER = 10.0
"""LU below the average at which a block is a pause within the sound."""
_TAIL = 0.25
"""Seconds after which nothing is left of what the filters ring on."""


def loudness(samples: Samples, rate: int) -> float:
    """Integrated loudness in LUFS of one channel of samples (full scale: 1.0); `-inf` for silence.

    A sound shorter than a block is measured as one block of its own length.
    """
    if not samples.size:
        return -math.inf
    blocks = _blocks(_as_heard(samples, rate), rate)
    heard = blocks[_lufs(blocks) > _SILENT]
    if not heard.size:
        return -math.inf
    return float(_lufs(np.mean(heard[_lufs(heard) > _lufs(np.mean(heard)) - _SOFTER])))


def _lufs(power: npt.NDArray[np.float64] | np.floating) -> npt.NDArray[np.float64]:
    return np.asarray(-0.691 + 10 * np.log10(np.maximum(power, 1e-12)))


def _blocks(samples: Samples, rate: int) -> npt.NDArray[np.float64]:
    """The power of each block."""
    size = min(round(_BLOCK * rate), samples.size)
    until = np.concatenate([[0.0], np.cumsum(samples**2)])
    starts = np.arange(0, samples.size - size + 1, max(1, size // 4))
    found: npt.NDArray[np.float64] = (until[starts + size] - until[starts]) / size
    return found


def _as_heard(samples: Samples, rate: int) -> Samples:
    """Weighted by the two filters of the standard: a head raises the highs, and nobody hears the deepest.

    They are recursive; their response is applied to the spectrum at once, which takes no loop over samples.
    """
    size = 1 << (samples.size + round(_TAIL * rate) - 1).bit_length()
    heard: Samples = np.fft.irfft(np.fft.rfft(samples, size) * _weight(size, rate), size)[: samples.size]
    return heard


@lru_cache(maxsize=4)
def _weight(size: int, rate: int) -> npt.NDArray[np.complex128]:
    """The filters' response at the frequencies of a spectrum of that size."""
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    weight: npt.NDArray[np.complex128] = np.ones_like(z)
    for b, a in (_shelf(rate), _high_pass(rate)):
        weight *= (b[0] + b[1] * z + b[2] * z**2) / (a[0] + a[1] * z + a[2] * z**2)
    return weight


_Filter = tuple[tuple[float, float, float], tuple[float, float, float]]
"""Numerator and denominator of a biquad."""


def _shelf(rate: int) -> _Filter:
    """+4 dB above 1.7 kHz. The standard has it for 48 kHz; these are its analogue values, for any rate."""
    gain, quality, hertz = 3.999843853973347, 0.7071752369554196, 1681.974450955533
    k = math.tan(math.pi * hertz / rate)
    high = 10 ** (gain / 20)
    band = high**0.4996667741545416
    norm = 1 + k / quality + k * k
    b = (high + band * k / quality + k * k, 2 * (k * k - high), high - band * k / quality + k * k)
    return (b[0] / norm, b[1] / norm, b[2] / norm), (
        1.0,
        2 * (k * k - 1) / norm,
        (1 - k / quality + k * k) / norm,
    )


def _high_pass(rate: int) -> _Filter:
    """Below 38 Hz."""
    quality, hertz = 0.5003270373238773, 38.13547087602444
    k = math.tan(math.pi * hertz / rate)
    norm = 1 + k / quality + k * k
    return (1.0, -2.0, 1.0), (1.0, 2 * (k * k - 1) / norm, (1 - k / quality + k * k) / norm)
