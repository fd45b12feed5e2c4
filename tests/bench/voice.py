"""How long the table waits for the voice: from a line being due to its first sample leaving the speakers.

The time is taken at a recorder of the null sink, so it holds everything: wording, speech, the player process
and the sound server, and the recorder's own ten milliseconds.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import numpy as np

from narrator.cache import DiskCache
from narrator.cue import Cue, Name
from narrator.script import Script
from narrator.shelf import open_voice
from narrator.speakers.outlet import SpeakersOutlet
from narrator.storyteller import Storyteller
from narrator.studio import Studio
from tests.audio.pulse import SINK, Speakers, private_speakers

NAMES = "Anna Bob Kari Ola Siri Per Ingrid Nils Maja Leo Emma Jakob Nora Oskar Ella Filip Sara".split()
RATE = 22050
CHUNK = RATE // 200  # 5 ms
LOUD = 300
"""A sample above this is speech: the null sink is silent otherwise."""
QUIET_BETWEEN = 0.5


def cues() -> Iterator[Cue]:
    """Lines that could not be foreseen, since they hold a name and a role."""
    for number, name in enumerate(NAMES):
        shown = Name(shown=name, seat=number + 1)
        role = ("healer", "oracle", "witch", "villager")[number % 4]
        yield Cue("death-revealed", {"name": shown, "role": role})
        yield Cue("verdict-eliminated-revealed", {"name": shown, "role": role})
        yield Cue("reaction-vigilante", {"name": shown, "role": "vigilante"})


class Ear:
    """Hears the speakers as they play; ``heard`` is set at the first loud sample after ``listen``."""

    def __init__(self) -> None:
        self.heard: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def listen(self) -> asyncio.Future[float]:
        self.heard = asyncio.get_running_loop().create_future()
        return self.heard

    async def follow(self, sound: asyncio.StreamReader) -> None:
        while chunk := await sound.readexactly(2 * CHUNK):
            if np.abs(np.frombuffer(chunk, dtype=np.int16)).max() > LOUD and not self.heard.done():
                self.heard.set_result(time.perf_counter())


@asynccontextmanager
async def an_ear(speakers: Speakers) -> AsyncIterator[Ear]:
    recorder = await asyncio.create_subprocess_exec(
        *("parec", "--latency-msec=10", f"--device={SINK}.monitor", f"--rate={RATE}"),
        *("--channels=1", "--format=s16le", "--raw"),
        stdout=subprocess.PIPE,
        env=speakers.whole_env(),
    )
    assert recorder.stdout is not None
    ear = Ear()
    following = asyncio.create_task(ear.follow(recorder.stdout))
    try:
        yield ear
    finally:
        following.cancel()
        recorder.terminate()
        await recorder.wait()


async def _waits(teller: Storyteller, ear: Ear) -> list[float]:
    waits = []
    for cue in cues():
        heard = ear.listen()
        due = time.perf_counter()
        utterance = teller.say(cue)
        waits.append(await asyncio.wait_for(heard, 20) - due)
        teller.skip()
        await utterance.finished
        await asyncio.sleep(QUIET_BETWEEN)
    return waits


async def _measure(speakers: Speakers, folder: Path) -> dict[str, float]:
    figures: dict[str, float] = {}
    outlet = SpeakersOutlet(lead_in=0.0)
    await outlet.prestart()
    voice = open_voice("en")
    async with an_ear(speakers) as ear:
        for state in ("uncached", "cached"):
            studio = Studio(voice, DiskCache(folder))
            await studio.prewarm()
            teller = Storyteller(
                script=Script.load("en", "witches"), studio=studio, outlet=outlet, seed="bench"
            )
            waits = await _waits(teller, ear)
            figures |= {
                f"{state}, p50 ms": round(1000 * float(np.quantile(waits, 0.5)), 1),
                f"{state}, p95 ms": round(1000 * float(np.quantile(waits, 0.95)), 1),
            }
            studio.close()
            teller.drop_queue()
    await outlet.close()
    return figures


@contextmanager
def _environment(changes: dict[str, str]) -> Iterator[None]:
    before = dict(os.environ)
    os.environ.update(changes)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def measure() -> dict[str, float]:
    """Milliseconds from due to heard, for lines in the cache on disk and for lines never spoken before."""
    with tempfile.TemporaryDirectory(prefix="nightwake-") as folder:
        with private_speakers(Path(folder)) as speakers, _environment(speakers.env):
            return asyncio.run(_measure(speakers, Path(folder) / "clips"))
