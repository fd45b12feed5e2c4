"""What the storyteller says comes out of real speakers: whole, in order, on time, and never twice at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from narrator.clip import Clip
from narrator.cue import Cue
from narrator.pcm import RATE, Pcm
from narrator.script import Script
from narrator.shelf import open_voice
from narrator.storyteller import Storyteller
from narrator.studio import Studio
from tests.audio.heard import Witness, found
from tests.audio.pulse import Speakers
from tests.narrator.fakes import in_order

pytestmark = [pytest.mark.audio, pytest.mark.timeout(180)]

NIGHT: Sequence[Cue] = (
    Cue("night-falls-called", {"count": 1}),
    Cue("wake-oracle"),
    Cue("sleep-oracle"),
)


@dataclass
class Evening:
    """A storyteller at the private speakers."""

    teller: Storyteller
    outlet: Witness


@pytest.fixture
async def evening(speakers: Speakers, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    """With the embedded English voice, loaded, and the player ready."""
    for name, value in speakers.env.items():
        monkeypatch.setenv(name, value)
    outlet = Witness()
    studio = Studio(open_voice("en"))
    await asyncio.gather(studio.prewarm(), outlet.prestart())
    assert outlet.trouble is None
    teller = Storyteller(script=Script.load("en", "witches"), studio=studio, outlet=outlet, seed="evening")
    yield Evening(teller, outlet)
    await teller.close()
    studio.close()


async def test_started_and_finished_are_said_when_they_are_heard(
    evening: Evening, speakers: Speakers, tmp_path: Path
) -> None:
    """Captions and limits go by them: within 60 ms of the sound."""
    with speakers.record(tmp_path / "times.wav") as recording:
        for cue in NIGHT[1:3]:
            await evening.teller.say(cue).finished
            await asyncio.sleep(0.4)
    places = [found(recording, clip)[0] for clip in evening.outlet.given]
    offsets = [began - at for began, at in zip(evening.outlet.began, places, strict=True)]
    assert max(offsets) - min(offsets) <= 0.06
    for began, ended, clip in zip(
        evening.outlet.began, evening.outlet.ended, evening.outlet.given, strict=True
    ):
        assert ended - began == pytest.approx(clip.duration, abs=0.06)


async def test_a_skipped_line_falls_silent_within_a_tenth_of_a_second(
    evening: Evening, speakers: Speakers, tmp_path: Path
) -> None:
    """And the next one begins at its beginning."""
    with speakers.record(tmp_path / "skip.wav") as recording:
        first = evening.teller.say(NIGHT[0])
        evening.teller.expect(in_order([NIGHT[1]]))
        await first.started
        await asyncio.sleep(1.0)
        evening.teller.skip()
        await first.finished
        await asyncio.sleep(0.5)
        await evening.teller.say(NIGHT[1]).finished
    cut, *rest = evening.outlet.given
    head, tail = slice(0, RATE // 2), slice(round(1.15 * RATE), round(1.65 * RATE))
    assert found(recording, cut, head)[1] > 0.95
    assert found(recording, cut, tail)[1] < 0.5
    assert all(found(recording, clip)[1] > 0.95 for clip in rest)


async def test_a_lead_in_keeps_a_sleeping_speaker_from_swallowing_the_first_word(
    speakers: Speakers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a second of near-silence comes before the first clip; the second follows without one.

    It arrives at the device as more than zeros, which would wake nobody, and as nothing that anybody hears.
    """
    for name, value in speakers.env.items():
        monkeypatch.setenv(name, value)
    outlet = Witness(lead_in=0.5)
    await outlet.prestart()
    # Noise without the highest tones, which don't survive the way through other sample rates.
    hiss = np.random.default_rng(1).normal(0, 9_000, RATE // 2)
    noise = np.convolve(hiss, np.ones(6) / 6, "same").astype("<i2")
    clips = [Clip(pcm=Pcm(noise.tobytes())), Clip(pcm=Pcm(noise[::-1].copy().tobytes()))]
    with speakers.record(tmp_path / "lead.wav") as recording:
        called = time.monotonic()
        for clip in clips:
            await outlet.play(clip, lambda: None)
    await outlet.close()
    assert 0.45 <= outlet.began[0] - called <= 0.8
    (first, alike), (second, alike_too) = (found(recording, clip) for clip in clips)
    assert min(alike, alike_too) > 0.95
    assert second - first == pytest.approx(0.5, abs=0.05)
    lead = recording.samples()[round((first - 0.4) * RATE) : round((first - 0.1) * RATE)].astype(float)
    assert -76 < 20 * np.log10(np.sqrt(np.mean(lead**2)) / 32_768) < -64
