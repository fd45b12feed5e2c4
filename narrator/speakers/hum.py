"""What wakes a speaker that has gone to sleep, and what nobody hears."""

from __future__ import annotations

import math
from array import array

PITCH = 100
"""Hertz: low, where ears are dull, and far from what is lost on the way through other sample rates."""
PEAK = 15
"""Of 32767, which is -70 dBFS: rounding leaves of it enough at half the volume, and no room is as quiet."""


def hum(seconds: float, rate: int) -> bytes:
    """A low tone (16-bit mono), some 45 dB softer than speech: no zeros, for those wake nobody."""
    step = 2 * math.pi * PITCH / rate
    return array("h", (round(PEAK * math.sin(step * n)) for n in range(round(seconds * rate)))).tobytes()
