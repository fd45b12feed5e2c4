"""The hub's light meter agrees with the reference, and every line of the scripts' voices is equally loud."""

from __future__ import annotations

import math
import warnings

import numpy as np
import numpy.typing as npt
import pytest

from narrator.limiter import as_loud_as
from narrator.loudness import loudness
from narrator.mix import LINE_PAUSE, LOUDNESS, PEAK_DBFS, join, level
from narrator.pcm import RATE, Pcm
from narrator.shelf import open_voice
from narrator.speech_text import sentences

Samples = npt.NDArray[np.float64]
LINES = {
    "en": (
        "Night falls over the village. All of you, close your eyes and stay silent.",
        "Oracle, open your eyes. Look at your phone. Whom do you want to see through?",
        "Anna is dead. Anna was the Healer.",
        "No.",
    ),
    "nb": ("Natten senker seg. Alle sammen, lukk øynene og vær stille.", "Åse er død."),
}


def reference(samples: Samples, rate: int = RATE) -> float:
    """As pyloudnorm measures it."""
    import pyloudnorm  # type: ignore[import-untyped]

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return float(pyloudnorm.Meter(rate).integrated_loudness(samples))


def heard(pcm: Pcm) -> Samples:
    return np.frombuffer(pcm.samples, dtype="<i2").astype(np.float64) / 32_768


def sounds(rate: int) -> dict[str, Samples]:
    random = np.random.default_rng(5)
    time = np.arange(3 * rate) / rate
    noise = random.normal(0, 0.1, time.size)
    return {
        "tone": 0.2 * np.sin(2 * np.pi * 997 * time),
        "deep": 0.5 * np.sin(2 * np.pi * 45 * time),
        "noise": noise,
        "with pauses": noise * (np.sin(2 * np.pi * 0.5 * time) > 0),
        "soft then loud": noise * np.where(time > 1.5, 1.0, 0.02),
    }


@pytest.mark.parametrize("rate", [16_000, 22_050, 44_100, 48_000])
def test_the_meter_agrees_with_the_reference(rate: int) -> None:
    """Within 0.15 LU, whatever the sound and the rate."""
    for name, samples in sounds(rate).items():
        assert loudness(samples, rate) == pytest.approx(reference(samples, rate), abs=0.15), name


def test_silence_and_next_to_nothing_have_no_loudness() -> None:
    """And what is shorter than a block of the standard has one all the same."""
    assert loudness(np.zeros(RATE), RATE) == -math.inf
    assert loudness(np.zeros(0), RATE) == -math.inf
    tone = 0.2 * np.sin(2 * np.pi * 997 * np.arange(RATE) / RATE)
    assert loudness(tone[: RATE // 5], RATE) == pytest.approx(loudness(tone, RATE), abs=0.5)


@pytest.mark.parametrize("language", ["en", "nb"])
def test_every_line_is_as_loud_as_every_other(language: str) -> None:
    """Of the real voices: -18 LUFS within 1, peaks at most -1 dBFS, nothing cut flat."""
    voice = open_voice(language)
    for line in LINES[language]:
        parts = [level(voice.synthesise(sentence)) for sentence in sentences(line)]
        clip = heard(join(parts, end=LINE_PAUSE))
        assert reference(clip) == pytest.approx(LOUDNESS, abs=1), line
        assert 20 * math.log10(np.max(np.abs(clip))) <= PEAK_DBFS
        full = np.abs(clip) >= 32_767 / 32_768
        assert not np.any(full[:-2] & full[1:-1] & full[2:])


@pytest.mark.parametrize("crest", [2, 8, 20])
def test_peaks_are_turned_down_and_the_loudness_made_up_for(crest: int) -> None:
    """A plosive twenty times as high as the rest leaves the sentence as loud as the others."""
    random = np.random.default_rng(crest)
    samples = random.normal(0, 600, 2 * RATE)
    samples[random.integers(0, samples.size, 30)] *= crest
    pcm = Pcm(np.clip(samples, -32_768, 32_767).astype("<i2").tobytes())
    loud = heard(as_loud_as(pcm, LOUDNESS, ceiling=29_000))
    assert reference(loud) == pytest.approx(LOUDNESS, abs=0.5)
    assert np.max(np.abs(loud)) <= 29_001 / 32_768


def test_noise_that_is_nearly_silence_is_not_blown_up_to_speech() -> None:
    """And silence doesn't fail."""
    assert as_loud_as(Pcm.silence(0.5), LOUDNESS, ceiling=29_000) == Pcm.silence(0.5)
    faint = Pcm(np.tile(np.array([1, -1], "<i2"), RATE).tobytes())
    assert np.max(np.abs(heard(level(faint))), initial=0.0) < 0.2
