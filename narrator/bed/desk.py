"""The mixing desk: speech, the signs under it and the night's bed become one stream, a piece at a time."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from narrator.pcm import RATE

DUCKED = 10 ** (-12 / 20)
"""What is left of the bed while somebody speaks."""
_DUCKS_IN = 0.15
_HOLDS = 0.9
"""Seconds after the last word for which the bed stays down: a breath between sentences doesn't lift it."""
_RISES_IN = 1.2
_FADES_IN = 3.0
_FADES_OUT = 2.5
_SPOKEN = 300
"""Samples below this are the pause in a line, not its words."""
_SAFE = 27_500.0
_TOP = 29_200.0
"""-1 dBFS: peaks above `_SAFE` are bent down towards this, never cut."""

Ints = npt.NDArray[np.int16]
Floats = npt.NDArray[np.float64]


class Fader:
    """A gain that goes to its aim in a straight line."""

    def __init__(self, value: float) -> None:
        self.value = value

    def towards(self, aim: float, seconds: float, count: int) -> Floats | float:
        """The gain for the next `count` samples, on the way to `aim` at a pace of 0 to 1 in `seconds`."""
        if self.value == aim:
            return aim
        most = count / RATE / seconds
        begin, self.value = self.value, self.value + float(np.clip(aim - self.value, -most, most))
        return np.linspace(begin, self.value, count, endpoint=False)


class Duck:
    """Keeps a sound down while somebody speaks, and for a breath after."""

    def __init__(self) -> None:
        self._fader = Fader(1.0)
        self._held = 0.0

    def gain(self, spoken: bool, count: int) -> Floats | float:
        """For the next `count` samples, in which somebody speaks or not."""
        self._held = _HOLDS if spoken else max(0.0, self._held - count / RATE)
        aim, seconds = (DUCKED, _DUCKS_IN) if self._held else (1.0, _RISES_IN)
        return self._fader.towards(aim, seconds, count)


class Desk:
    """Gains may be set at any time, from any thread; `mix` is called by whoever feeds the speakers."""

    def __init__(self) -> None:
        self.voice_gain = 1.0
        self.bed_gain = 1.0
        self.bed_on = False
        self._loop: Ints = np.zeros(0, dtype=np.int16)
        self._at = 0
        self._bed = Fader(0.0)
        self._duck = Duck()
        self._sign: Duck | None = None
        """Of the sign being heard: the line before it doesn't keep a bell down, its own line does."""

    def load_bed(self, samples: bytes) -> None:
        """The loop of the bed (16-bit, at `RATE`)."""
        self._loop, self._at = np.frombuffer(samples, dtype="<i2"), 0

    @property
    def is_sounding(self) -> bool:
        """The bed is heard, or will be in the next piece."""
        return bool(self._loop.size) and ((self.bed_on and self.bed_gain > 0.0) or self._bed.value > 0.0)

    def mix(self, count: int, voice: bytes = b"", under: bytes = b"") -> bytes:
        """`count` samples: of `voice`, of the sign `under` it (each may be shorter), and of the bed."""
        speech, sign = (np.frombuffer(part, dtype="<i2") for part in (voice, under))
        spoken = self._is_spoken(speech)
        duck = self._duck.gain(spoken, count)
        self._sign = (self._sign or Duck()) if sign.size else None
        if not self.is_sounding and self._sign is None and self.voice_gain >= 1.0:
            return voice.ljust(2 * count, b"\0")
        whole = self._next_of_bed(count) * duck
        if self._sign is not None:
            whole += np.pad(sign * self.bed_gain, (0, count - sign.size)) * self._sign.gain(spoken, count)
        whole[: speech.size] += speech * self.voice_gain
        return _bent(whole).astype("<i2").tobytes()

    def _is_spoken(self, speech: Ints) -> bool:
        heard = self.voice_gain > 0.0 and speech.size > 0
        return heard and int(np.max(np.abs(speech.astype(np.int32)))) > _SPOKEN

    def _next_of_bed(self, count: int) -> Floats:
        if not self.is_sounding:
            return np.zeros(count)
        aim = self.bed_gain if self.bed_on else 0.0
        gain = self._bed.towards(aim, _FADES_IN if aim > self._bed.value else _FADES_OUT, count)
        places = (self._at + np.arange(count)) % self._loop.size
        self._at = int(places[-1] + 1) if count else self._at
        return np.asarray(self._loop[places], dtype=np.float64) * gain


def _bent(samples: Floats) -> Floats:
    """Peaks beyond what is safe, bent instead of cut: rare, where speech and a sign meet."""
    size = np.abs(samples)
    if size.size == 0 or np.max(size) <= _SAFE:
        return samples
    over = np.maximum(size - _SAFE, 0.0)
    room = _TOP - _SAFE
    bent: Floats = np.sign(samples) * (np.minimum(size, _SAFE) + room * np.tanh(over / room))
    return bent
