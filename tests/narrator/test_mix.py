"""Clips are equally loud, never too loud, and joined without losing or gaining time."""

from __future__ import annotations

import io
import math
import wave

import numpy as np
import numpy.typing as npt
import pytest

from narrator.limiter import limit
from narrator.mix import PEAK_DBFS, from_wav, join, level
from narrator.pcm import RATE, Pcm


def samples(pcm: Pcm) -> npt.NDArray[np.float64]:
    return np.frombuffer(pcm.samples, dtype="<i2").astype(np.float64)


def tone(seconds: float, *, hertz: float = 440, amplitude: float = 8_000, rate: int = RATE) -> Pcm:
    wave_ = amplitude * np.sin(2 * np.pi * hertz * np.arange(round(seconds * rate)) / rate)
    return Pcm(wave_.astype("<i2").tobytes(), rate)


def speech_like(seed: int, loudness: float) -> Pcm:
    """Noise in syllables with a plosive here and there: peaks far above the average, as in speech."""
    random = np.random.default_rng(seed)
    count = RATE * 2
    syllables = np.clip(np.sin(2 * np.pi * 4 * np.arange(count) / RATE), 0.05, 1)
    sound = random.normal(0, 1, count) * syllables
    sound[random.integers(0, count, 5)] *= 6
    return Pcm((sound / np.max(np.abs(sound)) * loudness * 32_000).astype("<i2").tobytes(), RATE)


def dbfs(value: float) -> float:
    return 20 * math.log10(value / 32_768)


def rms(pcm: Pcm) -> float:
    return dbfs(float(np.sqrt(np.mean(samples(pcm) ** 2))))


def peak(pcm: Pcm) -> float:
    return dbfs(float(np.max(np.abs(samples(pcm)))))


def test_clips_are_equally_loud_and_nothing_is_cut_flat() -> None:
    """Thirty clips, loud and soft: within 4 dB of each other, peaks at most -1 dBFS, no flat tops."""
    clips = [level(speech_like(seed, 0.02 + seed / 31)) for seed in range(30)]
    loudness = [rms(clip) for clip in clips]
    assert max(loudness) - min(loudness) <= 4
    assert all(peak(clip) <= PEAK_DBFS for clip in clips)
    for clip in clips:
        flat = np.abs(samples(clip)) >= 32_767
        assert not np.any(flat[:-2] & flat[1:-1] & flat[2:])


def test_silence_stays_silence() -> None:
    """Nothing to be made louder, and nothing to fail at."""
    assert level(Pcm.silence(0.5)) == Pcm.silence(0.5)
    assert level(Pcm(b"")).samples == b""


def test_silence_around_a_sentence_is_cut_down_to_a_breath() -> None:
    """When a line begins is for the mix to say, not for the voice."""
    padded = Pcm(bytes(2 * RATE) + tone(1.0).samples + bytes(2 * RATE), RATE)
    assert level(padded).duration == pytest.approx(1.04, abs=0.02)


@pytest.mark.parametrize("rate", [16_000, 22_050, 44_100])
def test_every_rate_comes_out_at_the_common_one(rate: int) -> None:
    """Pitch and length stay what they were."""
    out = level(tone(1.0, rate=rate))
    assert out.rate == RATE
    assert out.duration == pytest.approx(1.0, abs=0.005)
    strongest = np.abs(np.fft.rfft(samples(out))).argmax() / out.duration
    assert strongest == pytest.approx(440, abs=3)


@pytest.mark.parametrize("milliseconds", [0, 1, 7, 20, 50, 99, 100, 250])
def test_the_whole_is_as_long_as_its_parts(milliseconds: int) -> None:
    """Also where a part is shorter than any crossfade would be, or empty."""
    parts = [tone(milliseconds / 1000), tone(0.3), tone(milliseconds / 1000)]
    for pause in (0.0, 0.01, 0.05, 0.35):
        whole = join(parts, pause=pause, end=0.1)
        expected = sum(part.duration for part in parts) + 2 * pause + 0.1
        assert whole.duration == pytest.approx(expected, abs=0.005)


def test_nothing_joined_is_nothing() -> None:
    """An empty line is no error."""
    assert join([]).samples == b""


def test_parts_keep_their_order_and_their_samples() -> None:
    """No crossfade touches them."""
    one, two = tone(0.1, hertz=300), tone(0.1, hertz=500)
    assert join([one, two], pause=0.0).samples == one.samples + two.samples


@pytest.mark.parametrize("width", [1, 2, 4])
@pytest.mark.parametrize("channels", [1, 2])
@pytest.mark.parametrize("rate", [16_000, 22_050, 44_100])
def test_any_wav_comes_out_in_the_common_format(width: int, channels: int, rate: int) -> None:
    """Eight to thirty-two bits, mono or stereo; no ffmpeg is asked."""
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(channels)
        out.setsampwidth(width)
        out.setframerate(rate)
        out.writeframes(bytes(rate * width * channels))
    pcm = from_wav(file.getvalue())
    assert pcm.rate == RATE
    assert pcm.duration == pytest.approx(1.0, abs=0.005)


def test_the_limiter_leaves_alone_what_is_within() -> None:
    """A sound that needs no limiting is the same sound."""
    sound = samples(tone(0.2))
    assert np.array_equal(limit(sound, rate=RATE, ceiling=10_000), sound)
    assert limit(np.zeros(0), rate=RATE, ceiling=1.0).size == 0


def test_the_limiter_turns_down_around_a_peak_only() -> None:
    """One plosive doesn't make the whole sentence soft."""
    sound = samples(tone(1.0))
    sound[RATE // 2] = 30_000
    limited = limit(sound, rate=RATE, ceiling=10_000)
    assert np.max(np.abs(limited)) <= 10_000 + 1e-6
    changed = np.flatnonzero(limited != sound)
    assert changed.min() > RATE // 2 - RATE // 50
    assert changed.max() < RATE // 2 + RATE // 50


@pytest.mark.parametrize("at", [0, 3, 21, 22, 440, 2204])
def test_the_limiter_holds_the_ceiling_anywhere(at: int) -> None:
    """Also where the peak is the first sample or the last."""
    sound = np.ones(2205)
    sound[at] = -500
    assert np.max(np.abs(limit(sound, rate=RATE, ceiling=10))) <= 10 + 1e-6
