"""The speakers of the tests are real speakers: what is played into them is what is recorded."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.audio.pulse import Speakers

TONE = """
import numpy as np, sounddevice as sd
wave = (np.sin(np.arange(22050) * 2 * np.pi * 440 / 22050) * 12000).astype(np.int16)
with sd.RawOutputStream(samplerate=22050, channels=1, dtype="int16", latency=0.2) as stream:
    stream.write(wave.tobytes())
    # Closing a stream drops what its buffer still holds; let that be silence.
    stream.write(bytes(2 * 11025))
"""


@pytest.mark.audio
def test_a_tone_that_is_played_is_the_tone_that_is_heard(speakers: Speakers, tmp_path: Path) -> None:
    """One second of 440 Hz through sounddevice arrives as one second of 440 Hz."""
    with speakers.record(tmp_path / "heard.wav") as heard:
        subprocess.run([sys.executable, "-c", TONE], env=speakers.whole_env(), check=True, timeout=30)
    samples = heard.samples()
    (loud,) = np.nonzero(np.abs(samples.astype(np.int32)) > 1000)
    assert loud.size, "nothing was heard"
    part = samples[loud[0] : loud[-1] + 1].astype(np.float64)
    assert len(part) / heard.rate == pytest.approx(1.0, abs=0.05)
    strongest = np.abs(np.fft.rfft(part)).argmax() * heard.rate / len(part)
    assert strongest == pytest.approx(440, abs=2)


@pytest.mark.audio
def test_silence_is_recorded_as_silence(speakers: Speakers, tmp_path: Path) -> None:
    """Listening while nobody plays gives a recording without a sound."""
    with speakers.record(tmp_path / "silence.wav") as heard:
        pass
    assert heard.seconds() > 0.2
    assert not np.any(heard.samples())
