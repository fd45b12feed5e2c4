"""A whole called night, told by the real hub to real speakers: heard as it was worded and planned."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pyloudnorm  # type: ignore[import-untyped]
import pytest

from hub.rules.game import Step
from narrator.bed.signs import opens
from narrator.pcm import RATE, Pcm
from narrator.speech_text import paced
from narrator.utterance import Utterance
from tests.audio.heard import Samples, place, samples
from tests.audio.night import Night, Shown, a_night
from tests.audio.pulse import Speakers, private_speakers
from tests.needs import require_pulse

pytestmark = [pytest.mark.audio, pytest.mark.slow, pytest.mark.timeout(150)]

SENTENCE, BEAT, LINE = 0.35, 0.6, 0.25
"""Seconds of silence: between sentences, for a beat in the script, at the end of a line."""
CLOSE = 0.03
"""Seconds by which a pause may differ from its plan."""
ALIKE = 0.9
"""As alike a line is to what is heard in its place, with the night under it."""
SPEECH = -18
"""LUFS."""
FULL = 32_767
OF_THE_NIGHT = {"night_falls", "wake_call", "wake", "wake_sleep", "dawn"}


@dataclass(frozen=True, kw_only=True)
class Sentence:
    """One of a line's, where it was heard, in seconds of the recording."""

    begin: float
    end: float
    pause: float
    """Planned before it."""


@dataclass(frozen=True, kw_only=True)
class Heard:
    """A line as it was heard, in seconds of the recording."""

    caption: str
    begin: float
    speech: float
    """After the sign that opens it."""
    end: float
    alike: float
    """The worst of its clips."""
    sentences: Sequence[Sentence]


async def line_heard(night: Night, whole: Samples, utterance: Utterance) -> Heard:
    """The line's clips looked for in all of the recording, and its sentences about where they should be."""
    clips = night.clips(utterance)
    places = [place(whole, samples(clip)) for clip in clips]
    begin, sign = places[0][0] / RATE, opens(utterance.cue.key)
    speech = begin + (0.0 if sign is None else sign.lead)
    due, sentences = speech, list[Sentence]()
    for piece in paced(utterance.line.speech):
        sound = np.frombuffer((await night.spoken(piece.text)).samples, dtype="<i2").astype(np.float64)
        pause = BEAT * piece.beats + (SENTENCE if sentences else 0.0)
        near = max(0, round((due + pause - 0.3) * RATE))
        at = (near + place(whole[near : near + sound.size + round(0.6 * RATE)], sound)[0]) / RATE
        sentences.append(Sentence(begin=at, end=at + sound.size / RATE, pause=pause))
        due = sentences[-1].end
    return Heard(
        caption=utterance.line.marked,
        begin=begin,
        speech=speech,
        end=places[-1][0] / RATE + clips[-1].duration,
        alike=min(alike for _, alike in places),
        sentences=sentences,
    )


def ahead_of_the_voice(heard: Sequence[Heard], captions: Sequence[Shown]) -> Samples:
    """Seconds by which each sentence could be read before it was heard, but for what all have in common."""
    said = [sentence.begin for line in heard for sentence in line.sentences]
    read = [moment for shown in captions for moment in shown.at]
    ahead: Samples = np.array(said) - np.array(read)
    ahead -= np.median(ahead)
    return ahead


def waits(steps: Sequence[Step]) -> list[float]:
    """The planned silence before each line of these steps, but for that which ends the line before."""
    found, wait = list[float](), 0.0
    for step in steps:
        if step.tells:
            found += [wait, *[0.0] * (len(step.lines) - 1)]
            wait = 0.0
        else:
            assert step.floor_at is not None
            wait += step.floor_at - step.began_at
    return found


def lufs(part: Samples) -> float:
    return float(pyloudnorm.Meter(RATE).integrated_loudness(part / (FULL + 1)))


def longest_silence(part: Samples) -> float:
    """The longest stretch of zeros, in seconds."""
    (sounds,) = np.nonzero(part)
    return float(np.max(np.diff(sounds, prepend=-1, append=part.size)) - 1) / RATE


def between(whole: Samples, begin: float, end: float) -> Samples:
    return whole[round(begin * RATE) : round(end * RATE)]


async def test_a_whole_called_night_is_heard_as_it_was_planned(
    speakers: Speakers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From nightfall to dawn, with the night's sounds: order, pauses, loudness, nothing cut or clipped."""
    for name, value in speakers.env.items():
        monkeypatch.setenv(name, value)
    async with a_night(tmp_path / "data", seats=5) as night:
        with speakers.record(tmp_path / "night.wav") as recording:
            await night.start()
            await night.until(lambda: night.game.step.kind == "discussion_call", 100)
        whole = recording.samples().astype(np.float64)
        steps = [step for step in night.steps if step.kind in OF_THE_NIGHT]
        first = next(number for number, told in enumerate(night.told) if told.cue.key == "prologue")
        last = first + sum(len(step.lines) for step in steps)
        heard = [await line_heard(night, whole, utterance) for utterance in night.told[first:last]]
        keys = [utterance.cue.key for utterance in night.told[first:last]]
        captions = night.shown[first:last]
    assert [step.kind for step in steps] == ["night_falls", *["wake_call", "wake", "wake_sleep"] * 2, "dawn"]
    assert keys == [line.key for step in steps for line in step.lines]
    assert [line.caption for line in heard] == [shown.text for shown in captions]
    assert np.max(np.abs(ahead_of_the_voice(heard, captions))) < 0.3, "each sentence is read when it is heard"
    full = np.abs(whole) >= FULL
    assert not np.any(full[:-2] & full[1:-1] & full[2:])
    assert all(line.alike > ALIKE for line in heard), [(line.caption, line.alike) for line in heard]
    for before, after, wait in zip(heard, heard[1:], waits(steps)[1:], strict=False):
        assert after.begin - before.end == pytest.approx(wait, abs=CLOSE), (before, after)
    for line in heard:
        assert line.sentences[0].begin - line.speech == pytest.approx(line.sentences[0].pause, abs=CLOSE)
        for one, other in zip(line.sentences, line.sentences[1:], strict=False):
            assert other.begin - one.end == pytest.approx(other.pause, abs=CLOSE), line
        assert line.end - line.sentences[-1].end >= LINE - CLOSE
    for line in heard:
        assert lufs(between(whole, line.speech, line.end)) == pytest.approx(SPEECH, abs=1), line
    signs = [between(whole, line.begin, line.speech) for line in heard if line.speech > line.begin]
    assert [lufs(sign) for sign in signs] == pytest.approx([SPEECH, SPEECH], abs=6), (
        "the bell and the morning"
    )
    assert longest_silence(between(whole, heard[2].begin, heard[-2].begin)) < 0.01, "the night has no holes"


@pytest.fixture
def only_device(monkeypatch: pytest.MonkeyPatch) -> Iterator[Speakers]:
    """Speakers of a sound server that has no others: they can be pulled out and plugged in again."""
    require_pulse()
    monkeypatch.setattr("narrator.speakers.outlet._RETRY_AFTER", 0.5)
    with (
        tempfile.TemporaryDirectory(prefix="nightwake-") as folder,
        private_speakers(Path(folder)) as speakers,
    ):
        for name, value in speakers.env.items():
            monkeypatch.setenv(name, value)
        yield speakers


async def speak_at_the_screen(night: Night) -> Utterance:
    """The next line is there for the table's page, which plays it."""
    place = night.table.sound.place
    await night.until(lambda: night.screen.sound.clip is not None, 10)
    line, clip = night.told[-1], night.screen.sound.clip or ""
    sound = Pcm.from_wav(place.wav(clip) or b"")
    assert place.report(clip, "started", "a-page")
    await asyncio.sleep(sound.duration)
    assert night.shown[-1].text == line.caption
    assert place.report(clip, "finished", "a-page")
    await asyncio.wait_for(line.finished, 1)
    return line


async def test_a_device_lost_in_mid_line_costs_the_rest_of_that_line_alone(
    only_device: Speakers, tmp_path: Path
) -> None:
    """The host is told at once, the table's screen speaks, and the device is used when it is back."""
    async with a_night(tmp_path / "data", seats=5, brisk=True) as night:
        await night.start()
        await night.until(lambda: night.begun("night-falls-called") is not None, 40)
        line, begun = night.told[-1], time.monotonic()
        await asyncio.sleep(1.0)
        only_device.pull_out()
        await night.until(lambda: night.host.sound.trouble is not None, 2)
        assert night.out() == "browser"
        assert not line.is_finished
        await night.until(lambda: line.is_finished, 15)
        took = time.monotonic() - begun
        assert took == pytest.approx(sum(clip.duration for clip in night.clips(line)), abs=0.3)
        at_the_screen = await speak_at_the_screen(night)
        only_device.plug_in()
        with only_device.record(tmp_path / "after.wav") as recording:
            await night.until(lambda: night.host.sound.trouble is None, 10)
            assert night.out() == "speakers"
            first = len(night.told)
            await night.until(lambda: len(night.told) > first + 2, 40)
        whole = recording.samples().astype(np.float64)
        heard = [await line_heard(night, whole, line) for line in night.told[first : first + 2]]
    assert night.clips(at_the_screen) == []
    assert all(line.alike > ALIKE for line in heard), heard
    assert heard[0].end - CLOSE <= heard[1].begin
