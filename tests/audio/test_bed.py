"""The night's sounds go on between the lines, and cost the lines nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import numpy as np
import pytest

from narrator.clip import Clip
from narrator.mix import LINE_PAUSE, join, level
from narrator.pcm import RATE
from narrator.shelf import open_voice
from tests.audio.heard import Witness, found
from tests.audio.pulse import Speakers

pytestmark = [pytest.mark.audio, pytest.mark.timeout(120)]

HEARD_WITHIN = 0.2
"""Seconds until a line is heard, not only handed over: behind what of the night has been written ahead."""
LINES = ("Night falls. All of you, close your eyes.", "Oracle, open your eyes.", "Oracle, close your eyes.")


def clips() -> list[Clip]:
    voice = open_voice("en")
    return [Clip(pcm=join([level(voice.synthesise(line))], end=LINE_PAUSE), caption=line) for line in LINES]


def loudness(samples: np.ndarray, begin: float, end: float) -> float:
    part = samples[round(begin * RATE) : round(end * RATE)].astype(np.float64) / 32_768
    return float(20 * np.log10(np.sqrt(np.mean(part**2)) + 1e-6))


@pytest.fixture
async def outlet(speakers: Speakers, monkeypatch: pytest.MonkeyPatch) -> Witness:
    for name, value in speakers.env.items():
        monkeypatch.setenv(name, value)
    outlet = Witness()
    await outlet.prestart()
    assert outlet.trouble is None
    return outlet


async def test_the_night_goes_on_between_lines_that_come_on_time(
    outlet: Witness, speakers: Speakers, tmp_path: Path
) -> None:
    """It fades in, ducks, is there in the wait for a role, and fades out; no line is late, none is cut."""
    spoken = clips()
    with speakers.record(tmp_path / "night.wav") as recording:
        outlet.set_bed(True, 1.0)
        await asyncio.sleep(3.6)
        called = time.monotonic()
        await outlet.play(spoken[0], lambda: None)
        await outlet.play(spoken[1], lambda: None)
        await asyncio.sleep(3.0)
        await outlet.play(spoken[2], lambda: None)
        outlet.set_bed(False, 1.0)
        await asyncio.sleep(3.4)
    await outlet.close()
    places = [found(recording, clip) for clip in spoken]
    assert all(alike > 0.9 for _, alike in places), places
    (first, _), (second, _), (third, _) = places
    assert abs(second - first - spoken[0].duration) <= 0.03, "the pause is the planned one"
    assert outlet.began[0] - called < HEARD_WITHIN
    heard = recording.samples()
    night, ducked = loudness(heard, first - 0.8, first - 0.1), loudness(heard, second - 0.2, second)
    assert -34 < night < -18
    assert ducked < night - 7
    assert loudness(heard, third - 0.8, third - 0.1) == pytest.approx(night, abs=4)
    assert loudness(heard, heard.size / RATE - 0.5, heard.size / RATE) < -80
    quiet = np.abs(heard[round((third - 2) * RATE) : round(third * RATE)].astype(np.int32))
    longest = max(map(len, "".join("0" if s else "." for s in quiet > 0).split("0")), default=0)
    assert longest < 0.01 * RATE, "the night has no holes"
    full = np.abs(heard.astype(np.int32)) >= 32_767
    assert not np.any(full[:-2] & full[1:-1] & full[2:])


async def test_the_night_survives_a_killed_player(
    outlet: Witness, speakers: Speakers, tmp_path: Path
) -> None:
    """With the next line, or before it."""
    spoken = clips()
    outlet.set_bed(True, 1.0)
    await outlet.play(spoken[1], lambda: None)
    assert outlet.player_pid is not None
    os.kill(outlet.player_pid, signal.SIGKILL)
    await asyncio.sleep(0.2)
    with speakers.record(tmp_path / "again.wav") as recording:
        await outlet.play(spoken[2], lambda: None)
        await asyncio.sleep(4.0)
    await outlet.close()
    assert found(recording, spoken[2])[1] > 0.9
    end = recording.seconds()
    assert -34 < loudness(recording.samples(), end - 1.0, end - 0.4) < -18
