"""A caption grows with the voice: each sentence can be read when its first sound is due, and not before."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import pytest

from narrator.clip import Sign
from narrator.cue import Cue
from narrator.mix import SENTENCE_PAUSE
from narrator.pcm import Pcm
from narrator.script import Script
from narrator.storyteller import Storyteller
from narrator.studio import Studio
from narrator.utterance import Utterance
from narrator.voice import Voice
from narrator.voice.silent import SilentVoice, reading_time
from tests.narrator.fakes import BrokenVoice, HandOutlet, HeldVoice, ManualClock, settle

SCRIPT = """
verdict =
    .a = { $beat }No way back. { $beat }It is Bo. You have burned the Oracle.
next =
    .a = Good night.
"""
FIRST, SECOND, THIRD = "No way back.", "It is Bo.", "You have burned the Oracle."
VERDICT = Cue("verdict")
BEAT = 0.6
AT_SECOND = BEAT + reading_time(FIRST) + SENTENCE_PAUSE + BEAT
AT_THIRD = AT_SECOND + reading_time(SECOND) + SENTENCE_PAUSE
INSTANT = 0.01


class Room:
    """A storyteller on a clock that is set by hand, and what the screens show."""

    def __init__(
        self,
        voice: Voice | None = None,
        is_heard: Callable[[], bool] = lambda: True,
        sign: Sign | None = None,
    ) -> None:
        self.clock, self.outlet = ManualClock(), HandOutlet()
        self.studio = Studio(voice or SilentVoice("en"))
        self.shown: list[str] = []
        self.teller = Storyteller(
            script=Script(language="en", rulebook="own", common="", own=SCRIPT),
            studio=self.studio,
            outlet=self.outlet,
            seed="seed",
            on_caption=self._show,
            sleep=self.clock.sleep,
            sign_before=lambda key: sign,
            is_heard=is_heard,
        )

    def _show(self, utterance: Utterance) -> None:
        if utterance.shown:
            self.shown.append(utterance.shown)

    async def ready(self) -> None:
        """All sentences are at hand."""
        for text in (FIRST, SECOND, THIRD, "Good night."):
            await self.studio.speak(text)

    async def says(self, cue: Cue = VERDICT) -> Utterance:
        utterance = self.teller.say(cue)
        await utterance.started
        await settle()
        return utterance

    async def close(self) -> None:
        await self.teller.close()
        self.studio.close()


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    room = Room()
    await room.ready()
    yield room
    await room.close()


async def test_each_sentence_is_read_when_it_is_heard(room: Room) -> None:
    """After its beats and the sentences before it, to the hundredth of a second; a row each."""
    line = await room.says()
    assert line.shown == ""
    for moment, before, after in (
        (BEAT, "", FIRST),
        (AT_SECOND, FIRST, f"{FIRST}\n{SECOND}"),
        (AT_THIRD, f"{FIRST}\n{SECOND}", f"{FIRST}\n{SECOND}\n{THIRD}"),
    ):
        await room.clock.advance(1_000 + moment - INSTANT - room.clock.now)
        assert line.shown == before
        assert not line.is_shown_whole
        await room.clock.advance(2 * INSTANT)
        assert line.shown == after == room.shown[-1]
    assert line.is_shown_whole
    assert line.shown_plainly == line.caption
    assert not line.is_finished


async def test_what_opens_a_line_comes_before_its_words() -> None:
    """The drum is heard, then the first sentence is spoken and read."""
    room = Room(sign=Sign(Pcm.silence(2.0), 1.1))
    await room.ready()
    line = await room.says()
    await room.clock.advance(1.1 + BEAT - INSTANT)
    assert line.shown == ""
    await room.clock.advance(2 * INSTANT)
    assert line.shown == FIRST
    await room.close()


async def test_a_sentence_that_is_spoken_late_is_read_late() -> None:
    """The second one is still being made when the first is over."""
    voice = HeldVoice(word="Bo")
    room = Room(voice)
    line = room.teller.say(VERDICT)
    await line.started
    await settle()
    await room.clock.advance(30)
    assert line.shown == FIRST
    room.outlet.let_end()
    await settle()
    await room.clock.advance(30)
    assert line.shown == FIRST
    voice.release.set()
    while len(room.outlet.begun) < 2:
        await settle()
        await room.studio.speak(SECOND)
    await room.clock.advance(BEAT - INSTANT)
    assert line.shown == FIRST
    await room.clock.advance(2 * INSTANT)
    assert line.shown == f"{FIRST}\n{SECOND}"
    await room.close()


async def test_a_line_that_is_skipped_is_read_whole(room: Room) -> None:
    """At once, and before the next one begins."""
    line = await room.says()
    await room.clock.advance(BEAT)
    following = room.teller.say(Cue("next"))
    room.teller.skip()
    await following.started
    await settle()
    assert line.is_shown_whole
    assert room.shown[-2:] == [f"{FIRST}\n{SECOND}\n{THIRD}", "Good night."]
    await room.clock.advance(30)
    assert room.shown[-1] == "Good night."


async def test_a_line_that_a_pause_stops_goes_on_growing_when_it_is_told_again(room: Room) -> None:
    """What has been read stays; what has not been said is not read during the pause."""
    line = await room.says()
    await room.clock.advance(AT_SECOND)
    room.teller.pause()
    await settle()
    await room.clock.advance(30)
    assert line.shown == f"{FIRST}\n{SECOND}"
    room.teller.resume()
    await settle()
    began = room.clock.now
    await room.clock.advance(AT_THIRD - INSTANT)
    assert line.shown == f"{FIRST}\n{SECOND}"
    await room.clock.advance(began + AT_THIRD + INSTANT - room.clock.now)
    assert line.is_shown_whole


async def test_a_line_that_is_repeated_can_be_read_at_once(room: Room) -> None:
    """All of it has been told."""
    line = await room.says()
    room.outlet.let_end()
    await line.finished
    again = room.teller.repeat()
    assert again is not None
    await again.started
    await settle()
    assert again.is_shown_whole
    assert room.shown[-1] == line.shown


@pytest.mark.parametrize("why", ["nobody", "mute", "volume", "voice"])
async def test_what_nobody_hears_is_read_whole_from_its_beginning(why: str) -> None:
    """No sound, muted, no voice: reading is all there is."""
    room = Room(BrokenVoice() if why == "voice" else None, is_heard=lambda: why != "nobody")
    if why != "voice":
        await room.ready()
    room.teller.set_mute(why == "mute")
    room.teller.set_volume(float(why != "volume"))
    line = await room.says()
    assert line.is_shown_whole
    assert room.shown == [f"{FIRST}\n{SECOND}\n{THIRD}"]
    await room.close()


async def test_a_line_ends_with_all_its_words(room: Room) -> None:
    """Also where its sound was over sooner than it should have been."""
    line = await room.says()
    room.outlet.let_end()
    await line.finished
    assert line.is_shown_whole
