"""The chosen device is the one that sounds, and one that comes back is used again."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from narrator.clip import Clip
from narrator.pcm import RATE, Pcm
from narrator.speakers.devices import listed
from narrator.speakers.outlet import SpeakersOutlet
from narrator.trouble import Trouble
from tests.audio.pulse import Speakers, wait_until

pytestmark = [pytest.mark.audio, pytest.mark.timeout(120)]

TONE = (9_000 * np.sin(2 * np.pi * 440 * np.arange(RATE // 2) / RATE)).astype("<i2")
CLIP = Clip(pcm=Pcm(TONE.tobytes()))


@pytest.fixture
def kitchen(speakers: Speakers, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Another speaker of the same sound server, by its device id."""
    for name, value in speakers.env.items():
        monkeypatch.setenv(name, value)
    number = connect(speakers)
    yield "sink:kitchen"
    speakers.pactl("unload-module", number)


def connect(speakers: Speakers) -> str:
    return speakers.pactl("load-module", "module-null-sink", "sink_name=kitchen", "rate=48000")


def loud(samples: np.ndarray) -> bool:
    return bool(np.max(np.abs(samples.astype(np.int32)), initial=0) > 1_000)


async def test_devices_are_listed_and_the_chosen_one_sounds(
    kitchen: str, speakers: Speakers, tmp_path: Path
) -> None:
    """Sinks of the sound server among them; the default stays silent meanwhile."""
    assert kitchen in [row.id for row in await listed()]
    outlet = SpeakersOutlet(device=kitchen, lead_in=0.0)
    raw = tmp_path / "kitchen.raw"
    command = [
        "parec",
        "--device=kitchen.monitor",
        f"--rate={RATE}",
        "--channels=1",
        "--format=s16le",
        "--raw",
    ]
    with raw.open("wb") as file:
        ear = subprocess.Popen(command, stdout=file, env=speakers.whole_env())
        try:
            wait_until(lambda: raw.stat().st_size > 0, "the recorder hears nothing")
            with speakers.record(tmp_path / "default.wav") as default:
                await outlet.play(CLIP, lambda: None)
                await asyncio.sleep(0.3)
        finally:
            ear.terminate()
            ear.wait()
    assert outlet.trouble is None
    assert loud(np.frombuffer(raw.read_bytes()[: raw.stat().st_size // 2 * 2], dtype="<i2"))
    assert not loud(default.samples())
    with speakers.record(tmp_path / "after.wav") as after:
        await outlet.use_device("")
        await outlet.play(CLIP, lambda: None)
    await outlet.close()
    assert loud(after.samples())


async def test_a_device_that_comes_back_is_used_again_without_anybody_doing_anything(
    speakers: Speakers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Gone, it is trouble with a sentence; back, the trouble is over before the next line."""
    for name, value in speakers.env.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere")
    changes: list[Trouble | None] = []
    monkeypatch.setattr("narrator.speakers.outlet._RETRY_AFTER", 0.3)
    outlet = SpeakersOutlet(lead_in=0.0)
    outlet.on_trouble = lambda: changes.append(outlet.trouble)
    await outlet.play(CLIP, lambda: None)
    monkeypatch.setenv("PULSE_SERVER", speakers.env["PULSE_SERVER"])
    async with asyncio.timeout(30):
        while not changes or changes[-1] is not None:
            await asyncio.sleep(0.05)
    await outlet.close()
    assert changes[0] is not None
    assert len(changes) >= 2
