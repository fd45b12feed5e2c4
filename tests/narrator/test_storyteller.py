"""One line at a time, in order, come what may; the host can pause, repeat and skip."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterable
from typing import TypeVar

import pytest

from narrator import delivery
from narrator.cue import Cue, Name
from narrator.outlets.recording import RecordingOutlet
from narrator.pcm import Pcm
from narrator.script import Script
from narrator.speech_text import sentences
from narrator.storyteller import Storyteller
from narrator.studio import Studio
from narrator.trouble import Trouble
from narrator.utterance import Utterance
from narrator.voice import Voice, silent
from narrator.voice.silent import SilentVoice
from tests.narrator.fakes import (
    BrokenOutlet,
    BrokenVoice,
    CountingVoice,
    EndlessOutlet,
    HandOutlet,
    HeldVoice,
    ManualClock,
    in_order,
    script,
    settle,
)

DUSK, CALL, SLEEP = Cue("dusk"), Cue("wake-oracle"), Cue("sleep-oracle")
SHORT = """
wake-oracle =
    .a = Oracle, open your eyes.
    .brisk-a = Oracle!
"""
PAUSED, RESUMED = Cue("paused"), Cue("resumed")


T = TypeVar("T")


async def soon(wait: Awaitable[T]) -> T:
    """What is to happen within five seconds, or the test has failed."""
    return await asyncio.wait_for(wait, 5)


class Table:
    """A storyteller at work: what was begun, in which order, and what the screens showed."""

    def __init__(self, outlet: HandOutlet | None = None, voice: Voice | None = None) -> None:
        self.outlet = outlet or HandOutlet()
        self.clock = ManualClock()
        self.studio = Studio(voice or SilentVoice("en"))
        self.captions: list[str] = []
        self.teller = Storyteller(
            script=script(),
            studio=self.studio,
            outlet=self.outlet,
            seed="seed",
            on_caption=self._show,
            sleep=self.clock.sleep,
        )

    def _show(self, utterance: Utterance) -> None:
        if utterance.is_shown_whole:
            self.captions.append(utterance.caption)

    async def begun(self, utterance: Utterance | None) -> Utterance:
        """Wait for the line to be heard."""
        assert utterance is not None
        await soon(utterance.started)
        return utterance

    async def end(self, utterance: Utterance) -> None:
        """Let the line come to its end."""
        while not utterance.is_finished:
            await self.heard(utterance.caption)
            if self.outlet.is_playing:  # not between two sentences
                self.outlet.let_end()
                await settle()
            await asyncio.sleep(0.001)

    async def heard(self, *captions: str) -> None:
        """Wait until these are the latest clips that were begun."""
        async with asyncio.timeout(5):
            while self.outlet.begun[-len(captions) :] != list(captions):
                await asyncio.sleep(0.005)


@pytest.fixture
async def table() -> AsyncIterator[Table]:
    """A table with an outlet that plays each clip until told."""
    table = Table()
    yield table
    await table.teller.close()
    table.studio.close()


async def test_lines_are_told_one_at_a_time_in_the_order_of_asking(table: Table) -> None:
    """The second begins when the first is over."""
    first, second, third = (table.teller.say(cue) for cue in (DUSK, CALL, SLEEP))
    await table.begun(first)
    assert not second.is_started
    await table.end(first)
    await table.begun(second)
    assert first.is_finished and not second.is_finished
    await table.end(second)
    await table.begun(third)
    assert table.captions == [first.caption, second.caption, third.caption]


async def test_saying_returns_at_once_with_the_caption(table: Table) -> None:
    """Nobody waits for a voice to know what will be said."""
    utterance = table.teller.say(DUSK)
    assert utterance.caption in {"The day is over.", "It grows dark.", "Soon it is night."}
    assert not utterance.is_started and not utterance.is_finished


async def test_a_wait_that_is_given_up_leaves_the_line_alone(table: Table) -> None:
    """Several may wait for the same line, each for as long as it likes."""
    utterance = table.teller.say(DUSK)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(utterance.finished, 0.05)
    await table.begun(utterance)
    await table.end(utterance)
    await soon(asyncio.gather(utterance.finished, utterance.started))


async def test_skipping_ends_the_line_and_the_next_one_follows(table: Table) -> None:
    """The host's "go on": its sound stops at once, and it counts as told."""
    first, second = table.teller.say(DUSK), table.teller.say(CALL)
    await table.begun(first)
    table.teller.skip()
    await soon(first.finished)
    await table.begun(second)
    assert table.outlet.cancelled == [first.caption]


async def test_skipping_when_nothing_is_told_does_nothing(table: Table) -> None:
    """Least of all to the next line."""
    table.teller.skip()
    utterance = table.teller.say(DUSK)
    await table.begun(utterance)
    assert not utterance.is_finished


async def test_what_is_dropped_is_never_heard_but_counts_as_finished(table: Table) -> None:
    """ "Wolves, wake up" is never said after dawn, and nobody waits for it for ever."""
    first, second, third = (table.teller.say(cue) for cue in (DUSK, CALL, SLEEP))
    await table.begun(first)
    table.teller.drop_queue()
    await soon(asyncio.gather(second.finished, third.finished, third.started))
    await table.end(first)
    fourth = table.teller.say(DUSK)
    await table.begun(fourth)
    assert second.caption not in table.outlet.begun


async def test_a_pause_stops_the_line_and_resuming_tells_it_again_from_its_start(table: Table) -> None:
    """And what waited behind it follows."""
    first, second = table.teller.say(DUSK), table.teller.say(CALL)
    await table.begun(first)
    paused = table.teller.pause(PAUSED)
    await table.end(await table.begun(paused))
    await asyncio.sleep(0.02)
    assert not first.is_finished
    assert table.outlet.cancelled == [first.caption]
    third = table.teller.say(SLEEP)
    resumed = table.teller.resume(RESUMED)
    await table.end(await table.begun(resumed))
    await table.heard(first.caption)
    await table.end(first)
    await table.end(await table.begun(second))
    await table.begun(third)
    assert paused is not None and resumed is not None
    told = [first.caption, paused.caption, resumed.caption, first.caption, second.caption, third.caption]
    assert table.captions == told


async def test_pausing_twice_and_resuming_twice_is_pausing_and_resuming_once(table: Table) -> None:
    """Two taps of the host."""
    teller = table.teller
    assert teller.resume(RESUMED) is None
    states = [teller.is_paused]
    for pause in (None, PAUSED):
        assert teller.pause(pause) is None
        states.append(teller.is_paused)
    assert states == [False, True, True]
    held = table.teller.say(DUSK)
    await asyncio.sleep(0.05)
    assert not held.is_started
    table.teller.resume()
    await table.begun(held)


async def test_resuming_cuts_the_announcement_of_the_pause(table: Table) -> None:
    """It isn't told again: the pause is over."""
    paused = await table.begun(table.teller.pause(PAUSED))
    resumed = table.teller.resume(RESUMED)
    table.teller.skip()
    await soon(paused.finished)
    await table.begun(resumed)
    assert table.outlet.begun.count(paused.caption) == 1


async def test_skipping_while_paused_ends_the_line_that_was_held(table: Table) -> None:
    """The host closes the step during a break: its line isn't told again."""
    first, second = table.teller.say(DUSK), table.teller.say(CALL)
    await table.begun(first)
    table.teller.pause()
    await settle()
    table.teller.skip()
    await soon(first.finished)
    table.teller.resume()
    await table.begun(second)
    assert table.outlet.begun.count(first.caption) == 1


async def test_the_latest_line_is_repeated_in_the_same_words(table: Table) -> None:
    """ "What did it say?" """
    assert table.teller.repeat() is None
    first = table.teller.say(DUSK)
    await table.begun(first)
    await table.end(first)
    again = await table.begun(table.teller.repeat())
    assert again.caption == first.caption
    assert table.outlet.begun == [first.caption] * 2


async def test_repeating_while_a_line_is_told_begins_it_again(table: Table) -> None:
    """Its end comes once."""
    utterance = table.teller.say(DUSK)
    await table.begun(utterance)
    assert table.teller.repeat() is utterance
    await table.heard(utterance.caption, utterance.caption)
    assert not utterance.is_finished
    await table.end(utterance)


async def test_a_repeated_line_comes_before_what_waits(table: Table) -> None:
    """And announcements of a pause are not what is repeated."""
    first = table.teller.say(DUSK)
    await table.end(await table.begun(first))
    await table.end(await table.begun(table.teller.pause(PAUSED)))
    assert table.teller.repeat() is None
    table.teller.say(CALL)
    table.teller.resume()
    again = table.teller.repeat()
    assert (await table.begun(again)).caption == first.caption


async def test_mute_keeps_the_volume(table: Table) -> None:
    """Unmuted it is as loud as before; nothing exceeds the scale."""
    table.teller.set_volume(0.4)
    table.teller.set_mute(True)
    table.teller.set_volume(0.6)
    table.teller.set_mute(False)
    table.teller.set_volume(3)
    assert table.outlet.volumes == [1.0, 0.4, 0.0, 0.0, 0.6, 1.0]


async def test_the_wording_is_the_seeds(table: Table) -> None:
    """Same seed, same cues, same words; a new game begins anew."""
    captions = [table.teller.say(DUSK).caption for _ in range(5)]
    table.teller.begin(script(), "seed")
    assert [table.teller.say(DUSK).caption for _ in range(5)] == captions
    table.teller.begin(script(), "another")
    others = {seed: script().line(DUSK, seed).caption for seed in ("another",)}
    assert table.teller.say(DUSK).caption == others["another"]


async def test_what_is_prefetched_is_what_is_said_later() -> None:
    """The words that are spoken ahead are the words that will be chosen."""
    voice = CountingVoice()
    table = Table(voice=voice)
    table.teller.say(DUSK)
    table.teller.expect(in_order([DUSK, CALL, DUSK]))
    async with asyncio.timeout(5):
        while len(voice.asked) < 5:
            await asyncio.sleep(0.005)
    spoken_ahead = set(voice.asked)
    for cue in (DUSK, CALL, DUSK):
        assert set(sentences(table.teller.say(cue).line.speech)) <= spoken_ahead
    assert len(voice.asked) == 5
    await table.teller.close()
    table.studio.close()


async def test_what_is_expected_is_spoken_in_its_short_form_once_the_host_wants_it_short() -> None:
    """Turned to brisk with lines already foreseen: the short ones are made ready by themselves."""
    voice = CountingVoice()
    table = Table(voice=voice)
    brief = Script(language="en", rulebook="witches", common="", own=SHORT)
    table.teller.begin(brief, "seed")
    table.teller.expect(in_order([CALL]))
    await settle()
    table.teller.tell_briskly(True)
    async with asyncio.timeout(5):
        while not table.teller.is_ready_for(CALL):
            await asyncio.sleep(0.005)
    assert table.teller.say(CALL).caption == "Oracle!"
    await table.teller.close()
    table.studio.close()


async def test_a_line_whose_sound_is_at_hand_is_one_clip() -> None:
    """Sentences are joined when all of them are there."""
    outlet = RecordingOutlet()
    studio = Studio(SilentVoice("en"))
    teller = Storyteller(script=script(), studio=studio, outlet=outlet, seed="seed")
    await soon(teller.say(CALL).finished)
    teller.begin(script(), "seed")
    before = len(outlet.timeline)
    await soon(teller.say(CALL).finished)
    assert len(outlet.timeline) == before + 1
    await teller.close()
    studio.close()


async def test_an_unprepared_line_begins_with_its_first_sentence() -> None:
    """Nobody waits for the second sentence to hear the first."""
    voice = HeldVoice(word="Look at your phone")
    table = Table(voice=voice)
    utterance = table.teller.say(CALL)
    await table.begun(utterance)
    table.outlet.let_end()
    await asyncio.sleep(0.05)
    assert not utterance.is_finished
    voice.release.set()
    await table.heard(utterance.caption, utterance.caption)
    assert table.captions == [utterance.caption]
    table.outlet.let_end()
    await soon(utterance.finished)
    await table.teller.close()
    table.studio.close()


async def test_a_voice_that_fails_shows_the_caption_for_as_long_as_it_takes_to_read() -> None:
    """And the game goes on, and the table knows why it is silent."""
    outlet = RecordingOutlet()
    studio = Studio(BrokenVoice())
    teller = Storyteller(script=script(), studio=studio, outlet=outlet, seed="seed")
    utterance = teller.say(CALL)
    await soon(utterance.finished)
    assert sum(heard.clip.duration for heard in outlet.timeline) > 2
    assert not any(any(heard.clip.pcm.samples) for heard in outlet.timeline)
    assert teller.trouble == Trouble("voice")
    await teller.close()
    studio.close()


async def test_a_voice_that_hangs_costs_its_sentence_and_not_the_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The rest of the line is spoken, and the next one as well."""
    monkeypatch.setattr(delivery, "_VOICE_PATIENCE", 0.1)
    voice = HeldVoice(word="open your eyes")
    outlet = RecordingOutlet()
    studio = Studio(voice)
    teller = Storyteller(script=script(), studio=studio, outlet=outlet, seed="seed")
    told = [teller.say(CALL) for _ in range(3)]
    await soon(asyncio.gather(*(utterance.finished for utterance in told)))
    assert len({heard.clip.caption for heard in outlet.timeline}) == 3
    voice.release.set()
    await teller.close()
    studio.close()


async def test_an_outlet_that_fails_shows_the_caption_for_as_long_as_it_takes_to_read() -> None:
    """Sound may fail at any time; captions and game go on."""
    table = Table(outlet=BrokenOutlet())
    first, second = table.teller.say(DUSK), table.teller.say(CALL)
    await table.begun(first)
    assert table.captions == [first.caption]
    assert not first.is_finished
    async with asyncio.timeout(5):
        while not second.is_finished:
            await table.clock.advance(10)
            await asyncio.sleep(0.005)
    await table.teller.close()
    table.studio.close()


async def test_an_outlet_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line counts as told, and the next one is tried."""
    monkeypatch.setattr(delivery, "_OUTLET_GRACE", 0.01)
    monkeypatch.setattr(silent, "_SECONDS_AT_LEAST", 0.01)
    monkeypatch.setattr(silent, "_SECONDS_A_CHARACTER", 0.001)
    table = Table(outlet=EndlessOutlet())
    first, second = table.teller.say(DUSK), table.teller.say(CALL)
    await soon(asyncio.gather(first.finished, second.finished))
    await table.teller.close()
    table.studio.close()


async def test_a_cue_without_words_does_not_stop_the_game(table: Table) -> None:
    """It is over at once; the log says which line is missing."""
    missing = table.teller.say(Cue("no-such-cue"))
    following = table.teller.say(DUSK)
    await soon(missing.finished)
    await table.begun(following)
    table.teller.expect(in_order([Cue("no-such-cue")]))


async def test_a_name_without_sounds_is_shown_and_said_as_a_seat(table: Table) -> None:
    """The caption has the name as it was typed."""
    who = Name(shown="李雷", seat=3)
    utterance = table.teller.say(Cue("death-revealed", {"name": who, "role": "pyre_martyr"}))
    assert "李雷" in utterance.caption
    assert "seat 3" in utterance.line.speech


async def test_a_listener_that_fails_does_not_stop_the_game() -> None:
    """A screen's trouble is not the table's."""
    outlet = RecordingOutlet()
    studio = Studio(SilentVoice("en"))

    def fail(utterance: Utterance) -> None:
        raise RuntimeError("the screen is upside down")

    teller = Storyteller(script=script(), studio=studio, outlet=outlet, seed="s", on_caption=fail)
    for cue in (DUSK, CALL):
        await soon(teller.say(cue).finished)
    await teller.close()
    studio.close()


async def test_the_table_can_be_heard_elsewhere_from_now_on(table: Table) -> None:
    """The line being told begins again there, and the old outlet is let go."""
    utterance = table.teller.say(DUSK)
    await table.begun(utterance)
    table.teller.set_volume(0.5)
    elsewhere = HandOutlet()
    await table.teller.use(elsewhere)
    async with asyncio.timeout(5):
        while not elsewhere.begun:
            await asyncio.sleep(0.005)
    assert table.outlet.closed
    assert elsewhere.volumes == [0.5]
    assert not utterance.is_finished
    elsewhere.let_end()
    await soon(utterance.finished)


async def test_closing_leaves_nobody_waiting(table: Table) -> None:
    """Whatever was queued, held or being told is over."""
    told = table.teller.say(DUSK)
    queued = table.teller.say(CALL)
    await table.begun(told)
    await table.teller.close()
    late = table.teller.say(SLEEP)
    await soon(asyncio.gather(told.finished, queued.finished, late.finished))
    assert table.outlet.closed
    assert table.teller.pause(PAUSED) is None
    assert table.teller.repeat() is None


async def test_closing_while_paused_leaves_nobody_waiting(table: Table) -> None:
    """Also the line that was held and the announcement."""
    held = table.teller.say(DUSK)
    await table.begun(held)
    paused = table.teller.pause(PAUSED)
    await table.begun(paused)
    await table.teller.close()
    assert paused is not None
    await soon(asyncio.gather(held.finished, paused.finished))


async def test_the_same_game_is_heard_the_same_way() -> None:
    """Cue for cue, sample for sample."""

    async def evening(cues: Iterable[Cue]) -> Pcm:
        outlet = RecordingOutlet()
        studio = Studio(SilentVoice("en"))
        teller = Storyteller(script=Script.load("en", "witches"), studio=studio, outlet=outlet, seed=7)
        for cue in cues:
            await soon(teller.say(cue).finished)
        await teller.close()
        studio.close()
        return outlet.recording()

    cues = [Cue("night-falls-called", {"count": 1}), CALL, SLEEP, Cue("dawn-quiet")]
    first, second = await evening(cues), await evening(cues)
    assert abs(first.duration - second.duration) < 0.01


async def test_the_voice_before_is_let_go_when_the_host_has_chosen_another(table: Table) -> None:
    """After the line under way, which it speaks to its end."""
    before, after = HeldVoice(word="phone"), CountingVoice()
    table.teller.use_voice(Studio(before))
    line = table.teller.say(CALL)
    await table.begun(line)
    table.teller.use_voice(Studio(after))
    following = table.teller.say(DUSK)
    await asyncio.sleep(0.05)
    assert before.rests == []
    before.release.set()
    await table.end(line)
    await table.end(following)
    assert len(before.asked) == 2
    assert set(before.rests) == {2}
    assert after.asked == [following.caption]
