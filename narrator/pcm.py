"""Sound as bytes that always travel with their rate: 16-bit signed little-endian, one channel."""

from __future__ import annotations

import io
import wave
from array import array
from dataclasses import dataclass
from pathlib import Path

RATE = 22_050
"""Samples a second of everything that leaves the mix."""

WIDTH = 2
"""Bytes a sample."""


@dataclass(frozen=True, slots=True)
class Pcm:
    """Samples (16-bit signed little-endian, mono) at `rate` samples a second."""

    samples: bytes
    rate: int = RATE

    @property
    def duration(self) -> float:
        """Length in seconds."""
        return len(self.samples) / WIDTH / self.rate

    @classmethod
    def silence(cls, seconds: float, rate: int = RATE) -> Pcm:
        """Digital silence of the given length."""
        return cls(bytes(WIDTH * round(seconds * rate)), rate)

    def wav(self, beside: Pcm | None = None) -> bytes:
        """The same sound as a WAV file's bytes; with another of its rate `beside` it, in two channels."""
        out = io.BytesIO()
        with wave.open(out, "wb") as file:
            file.setnchannels(1 if beside is None else 2)
            file.setsampwidth(WIDTH)
            file.setframerate(self.rate)
            file.writeframes(self.samples if beside is None else _woven(self.samples, beside.samples))
        return out.getvalue()

    @classmethod
    def from_wav(cls, data: bytes) -> Pcm:
        """Read a 16-bit mono WAV; `ValueError` when it is anything else."""
        try:
            with wave.open(io.BytesIO(data), "rb") as file:
                if file.getnchannels() != 1 or file.getsampwidth() != WIDTH:
                    raise ValueError("not a 16-bit mono WAV")
                samples = file.readframes(file.getnframes())
                if len(samples) != WIDTH * file.getnframes():
                    raise ValueError("a WAV cut short")
                return cls(samples, file.getframerate())
        except (wave.Error, EOFError) as error:
            raise ValueError(f"not a WAV: {error}") from error

    def write(self, path: Path) -> None:
        """Write as a WAV file."""
        path.write_bytes(self.wav())


def _woven(left: bytes, right: bytes) -> bytes:
    """Two channels in one, as long as the left one."""
    both = array("h", bytes(2 * len(left)))
    both[::2] = array("h", left)
    both[1::2] = array("h", right[: len(left)].ljust(len(left), b"\0"))
    return both.tobytes()
