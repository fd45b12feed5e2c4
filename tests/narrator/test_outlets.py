"""Outlets without speakers: silence, a recording, two at once, one instead of the other."""

from __future__ import annotations

import asyncio
import wave
from pathlib import Path

import pytest

from narrator.clip import Clip
from narrator.outlets.both import BothOutlet
from narrator.outlets.fallback import FallbackOutlet
from narrator.outlets.recording import RecordingOutlet
from narrator.outlets.silent import SilentOutlet
from narrator.pcm import Pcm
from narrator.trouble import Trouble
from tests.narrator.fakes import HandOutlet, ManualClock, settle

TWO_SECONDS = Clip(pcm=Pcm.silence(2.0), caption="Night falls.")


def nothing() -> None:
    """For when nobody wants to know that a clip began."""


async def test_without_sound_a_clip_takes_its_time() -> None:
    """So that its caption can be read."""
    clock = ManualClock()
    outlet = SilentOutlet(sleep=clock.sleep)
    begun: list[float] = []
    playing = asyncio.create_task(outlet.play(TWO_SECONDS, lambda: begun.append(clock.now)))
    await clock.advance(1.9)
    assert begun == [1_000.0]
    assert not playing.done()
    await clock.advance(0.2)
    assert playing.done()
    assert outlet.trouble is None


async def test_a_silent_clip_can_be_stopped() -> None:
    """The host's "go on" works without sound as well."""
    outlet = SilentOutlet(sleep=ManualClock().sleep)
    await outlet.stop()
    playing = asyncio.create_task(outlet.play(TWO_SECONDS, nothing))
    await settle()
    await outlet.stop()
    await asyncio.wait_for(playing, 1)
    outlet.set_volume(0.5)
    await outlet.close()


async def test_a_recording_holds_what_was_played_and_when(tmp_path: Path) -> None:
    """An evening's narration as one sound, without waiting for it."""
    outlet = RecordingOutlet()
    begun: list[float] = []
    await outlet.play(TWO_SECONDS, lambda: begun.append(outlet.now))
    outlet.pass_time(3.0)
    await outlet.play(Clip(pcm=Pcm(b"\1\0" * 22_050), caption="Wake up."), lambda: begun.append(outlet.now))
    outlet.pass_time(0.5)
    assert begun == [0.0, 5.0]
    assert [(heard.at, heard.clip.caption) for heard in outlet.timeline] == [
        (0.0, "Night falls."),
        (5.0, "Wake up."),
    ]
    outlet.write_wav(tmp_path / "evening.wav")
    with wave.open(str(tmp_path / "evening.wav")) as file:
        samples = file.readframes(file.getnframes())
    assert len(samples) == 2 * round(6.5 * 22_050)
    assert samples[2 * 5 * 22_050 :].startswith(b"\1\0")
    await outlet.stop()
    outlet.set_volume(0.3)
    await outlet.close()
    assert (outlet.stops, outlet.volumes, outlet.closed) == (1, [0.3], True)


async def test_both_play_and_it_is_over_when_both_are() -> None:
    """One beginning, one end."""
    first, second = HandOutlet(), HandOutlet()
    both = BothOutlet(first, second)
    begun: list[str] = []
    playing = asyncio.create_task(both.play(TWO_SECONDS, lambda: begun.append("begun")))
    await settle()
    assert first.begun == second.begun == ["Night falls."]
    assert begun == ["begun"]
    first.let_end()
    await settle()
    assert not playing.done()
    second.let_end()
    await asyncio.wait_for(playing, 1)


async def test_both_are_set_stopped_and_closed_together() -> None:
    """And cancelling reaches both."""
    first, second = HandOutlet(), HandOutlet()
    both = BothOutlet(first, second)
    both.set_volume(0.4)
    assert first.volumes == second.volumes == [0.4]
    playing = asyncio.create_task(both.play(TWO_SECONDS, nothing))
    await settle()
    await both.stop()
    await asyncio.wait_for(playing, 1)
    playing = asyncio.create_task(both.play(TWO_SECONDS, nothing))
    await settle()
    playing.cancel()
    await asyncio.wait({playing})
    assert first.cancelled == second.cancelled == ["Night falls."]
    await both.close()
    assert first.closed and second.closed


async def test_both_have_trouble_when_one_has() -> None:
    """The host wanted both."""
    first, second = HandOutlet(), HandOutlet()
    assert BothOutlet(first, second).trouble is None
    second.trouble = Trouble("no-page")
    assert BothOutlet(first, second).trouble == Trouble("no-page")


async def test_the_other_one_helps_out_while_the_first_has_trouble() -> None:
    """Speakers that are gone let the table screen speak, and are heard again when they are back."""
    speakers, page = HandOutlet(), HandOutlet()
    outlet = FallbackOutlet(speakers, page)

    async def play(*playing: HandOutlet) -> None:
        task = asyncio.create_task(outlet.play(TWO_SECONDS, nothing))
        await settle()
        for one in playing:
            one.let_end()
        await asyncio.wait_for(task, 1)

    await play(speakers)
    assert page.begun == []
    speakers.trouble = Trouble("no-device")
    assert outlet.failing
    assert outlet.trouble == Trouble("no-device")
    await play(speakers, page)
    assert len(page.begun) == 1
    speakers.trouble = None
    await play(speakers)
    assert len(page.begun) == 1
    outlet.set_volume(0.2)
    assert speakers.volumes == page.volumes == [0.2]
    await outlet.stop()
    await outlet.close()
    assert speakers.closed and page.closed


@pytest.mark.parametrize("seconds", [0.0, 0.1])
async def test_an_empty_clip_is_over_at_once(seconds: float) -> None:
    """No outlet waits for what isn't there."""
    clock = ManualClock()
    for outlet in (SilentOutlet(sleep=clock.sleep), RecordingOutlet()):
        playing = asyncio.create_task(outlet.play(Clip(pcm=Pcm.silence(seconds)), nothing))
        await clock.advance(seconds)
        await asyncio.wait_for(playing, 1)
