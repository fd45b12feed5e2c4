"""Sentences are spoken once, off the event loop, and what is due never waits for what is spoken ahead."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from narrator.cache import DiskCache
from narrator.studio import Studio
from narrator.voice import VoiceError
from narrator.voice.silent import reading_time
from tests.narrator.fakes import BrokenVoice, CountingVoice, HeldVoice


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    """A studio whose voice counts."""
    studio = Studio(CountingVoice())
    yield studio
    studio.close()


def asked(studio: Studio) -> list[str]:
    assert isinstance(studio.voice, CountingVoice | HeldVoice)
    return studio.voice.asked


async def until(studio: Studio, text: str) -> None:
    """Wait until a sentence is at hand."""
    async with asyncio.timeout(5):
        while studio.at_hand(text) is None:
            await asyncio.sleep(0.005)


async def test_a_sentence_is_spoken_once(studio: Studio) -> None:
    """Asked for again, it is at hand."""
    pcm = await studio.speak("Night falls.")
    assert pcm.duration == pytest.approx(reading_time("Night falls."), abs=0.01)
    assert await studio.speak("Night falls.") is pcm
    assert studio.at_hand("Night falls.") is pcm
    assert asked(studio) == ["Night falls."]


async def test_asked_for_by_several_at_once_it_is_spoken_once(studio: Studio) -> None:
    """Two tables, one sentence."""
    first, second = await asyncio.gather(studio.speak("Night falls."), studio.speak("Night falls."))
    assert first is second
    assert asked(studio) == ["Night falls."]


async def test_what_was_spoken_ahead_is_at_hand(studio: Studio) -> None:
    """Prefetched in the order given."""
    studio.expect(["One.", "Two.", "One."])
    await until(studio, "Two.")
    assert asked(studio) == ["One.", "Two."]


async def test_what_is_due_does_not_wait_for_what_is_spoken_ahead() -> None:
    """Even while a long sentence is being prepared, and many more wait behind it."""
    voice = HeldVoice(word="later")
    studio = Studio(voice)
    studio.expect([f"Much later {number}." for number in range(10)])
    await asyncio.wait_for(studio.speak("Now."), 2)
    voice.release.set()
    studio.close()


async def test_what_waits_to_be_spoken_ahead_is_taken_out_when_it_is_due() -> None:
    """And not spoken a second time."""
    voice = HeldVoice(word="later")
    studio = Studio(voice)
    studio.expect(["Much later.", "Now."])
    await asyncio.wait_for(studio.speak("Now."), 2)
    voice.release.set()
    await until(studio, "Much later.")
    await asyncio.sleep(0.02)
    assert sorted(voice.asked) == ["Much later.", "Now."]
    studio.close()


async def test_what_nobody_waits_for_any_more_holds_up_nobody() -> None:
    """A skipped line's other sentences are not spoken first."""
    voice = HeldVoice(word="Held")
    studio = Studio(voice)
    held = asyncio.create_task(studio.speak("Held."))
    given_up = asyncio.create_task(studio.speak("Given up."))
    await asyncio.sleep(0.02)
    given_up.cancel()
    await asyncio.wait({given_up})
    due = asyncio.create_task(studio.speak("Due."))
    await asyncio.sleep(0.02)
    voice.release.set()
    await asyncio.wait_for(asyncio.gather(held, due), 2)
    assert voice.asked == ["Held.", "Due."]
    studio.close()


async def test_a_sentence_from_the_cache_is_not_spoken_again(tmp_path: Path) -> None:
    """Not even by another process."""
    first = Studio(CountingVoice(), DiskCache(tmp_path))
    pcm = await first.speak("Night falls.")
    await asyncio.sleep(0.05)
    first.close()
    second = Studio(CountingVoice(), DiskCache(tmp_path))
    assert await second.speak("Night falls.") == pcm
    assert asked(second) == []
    second.close()


async def test_a_voice_that_fails_is_an_error_and_a_trouble_until_it_speaks_again() -> None:
    """The studio goes on; only the sentence is lost."""
    studio = Studio(BrokenVoice(words=("cold",)))
    troubles = [studio.trouble]
    with pytest.raises(VoiceError, match="has a cold"):
        await studio.speak("It is cold.")
    troubles.append(studio.trouble)
    await studio.speak("It is warm.")
    troubles.append(studio.trouble)
    assert troubles == [None, "The voice has a cold.", None]
    studio.close()


async def test_a_voice_that_cannot_be_loaded_is_a_trouble_and_no_error() -> None:
    """Starting the hub doesn't fail for want of a voice."""

    class Missing(BrokenVoice):
        def prewarm(self) -> None:
            raise VoiceError("The voice is missing.")

    studio = Studio(Missing())
    await studio.prewarm()
    assert studio.trouble == "The voice is missing."
    studio.close()


async def test_the_event_loop_stays_free_while_a_sentence_is_spoken() -> None:
    """Everything else at the hub goes on."""
    voice = HeldVoice(word="long")
    studio = Studio(voice)
    speaking = asyncio.create_task(studio.speak("A long one."))
    slowest = 0.0
    for _ in range(20):
        before = time.perf_counter()
        await asyncio.sleep(0.005)
        slowest = max(slowest, time.perf_counter() - before)
    assert not speaking.done()
    assert slowest < 0.2
    voice.release.set()
    await speaking
    studio.close()


async def test_a_closed_studio_speaks_no_more_and_leaves_nobody_waiting() -> None:
    """Whoever waits gets an error, not silence for ever."""
    voice = HeldVoice(word="Held")
    studio = Studio(voice)
    held = asyncio.create_task(studio.speak("Held."))
    waiting = asyncio.create_task(studio.speak("Waiting."))
    await asyncio.sleep(0.02)
    studio.close()
    with pytest.raises(VoiceError, match="put away"):
        await asyncio.wait_for(waiting, 2)
    voice.release.set()
    await asyncio.wait_for(held, 2)
    with pytest.raises(VoiceError, match="put away"):
        await studio.speak("Anything else.")
    studio.expect(["Not even ahead."])
    assert voice.asked == ["Held."]


async def test_memory_holds_a_bounded_amount(studio: Studio) -> None:
    """An evening of speech doesn't fill the machine."""
    for number in range(40):
        await studio.speak(f"{number} " + "word " * 35)
    kept = [number for number in range(40) if studio.at_hand(f"{number} " + "word " * 35)]
    assert 39 in kept
    assert 0 not in kept


async def test_what_is_expected_is_bounded_by_memory(studio: Studio) -> None:
    """The last of a thousand expected lines don't push out the first."""
    long = [f"{number} " + "word " * 35 for number in range(100)]
    studio.expect(long)
    await until(studio, long[20])
    await asyncio.sleep(0.1)
    assert len(asked(studio)) < 40
    assert studio.at_hand(long[0]) is not None


async def test_a_new_list_takes_the_place_of_the_old_one() -> None:
    """What is no longer possible is not spoken; what is expected sooner now is spoken sooner."""
    voice = HeldVoice(word="first")
    studio = Studio(voice)
    studio.expect(["The first.", "Bob is dead.", "Carol is dead."], "table")
    await asyncio.sleep(0.02)
    studio.expect(["Night falls.", "Carol is dead."], "table")
    voice.release.set()
    await until(studio, "Carol is dead.")
    assert voice.asked == ["The first.", "Night falls.", "Carol is dead."]
    studio.close()


async def test_tables_take_turns() -> None:
    """One table's long list keeps no other table waiting."""
    voice = HeldVoice(word="first")
    studio = Studio(voice)
    studio.expect(["The first.", "One A.", "One B.", "One C."], "one")
    await asyncio.sleep(0.02)
    studio.expect(["Two A.", "Two B."], "two")
    voice.release.set()
    await until(studio, "One C.")
    assert voice.asked == ["The first.", "One A.", "Two A.", "One B.", "Two B.", "One C."]
    studio.close()


async def test_nothing_is_begun_ahead_while_something_is_due() -> None:
    """The processor is for what somebody waits for."""
    voice = HeldVoice(word="due")
    studio = Studio(voice)
    due = asyncio.create_task(studio.speak("This is due."))
    await asyncio.sleep(0.02)
    studio.expect(["Perhaps later."])
    await asyncio.sleep(0.05)
    assert voice.asked == ["This is due."]
    voice.release.set()
    await due
    await until(studio, "Perhaps later.")
    studio.close()


async def test_what_sounds_first_is_spoken_first() -> None:
    """Another table's first sentence goes before this one's third."""
    voice = HeldVoice(word="Held")
    studio = Studio(voice)
    speaking = [asyncio.create_task(studio.speak("Held."))]
    await asyncio.sleep(0.02)
    speaking += [asyncio.create_task(studio.speak(f"One {rank}.", rank)) for rank in (1, 2)]
    await asyncio.sleep(0)
    speaking += [asyncio.create_task(studio.speak("Two 0.", 0))]
    await asyncio.sleep(0.02)
    voice.release.set()
    await asyncio.wait_for(asyncio.gather(*speaking), 2)
    assert voice.asked == ["Held.", "Two 0.", "One 1.", "One 2."]
    studio.close()


async def test_an_expected_sentence_that_fails_does_not_keep_the_others_from_being_spoken() -> None:
    """One odd name, and everything else is ready all the same."""
    studio = Studio(BrokenVoice(words=("cold",)))
    studio.expect(["It is cold.", "It is warm."])
    await until(studio, "It is warm.")
    assert studio.at_hand("It is cold.") is None
    studio.close()


async def test_another_voice_says_what_the_chosen_one_cannot() -> None:
    """Nobody sits in silence while somebody could speak; the host is told, until it speaks again."""
    other = CountingVoice()
    studio = Studio(BrokenVoice(words=("cold",)), instead=[BrokenVoice(), other])
    assert (await studio.speak("It is cold.")).duration > 0.5
    assert (other.asked, studio.trouble, studio.is_helped_out) == (
        ["It is cold."],
        "The voice has a cold.",
        True,
    )
    await studio.speak("It is warm.")
    assert (other.asked, studio.trouble) == (["It is cold."], None)
    studio.close()


async def test_a_voice_that_nobody_is_told_in_is_let_go_after_its_last_line() -> None:
    """A model takes a hundred megabytes; the line under way is spoken to its end."""
    voice = HeldVoice(word="Held")
    studio = Studio(voice)
    studio.serve("one")
    studio.serve("two")
    await studio.speak("Night falls.")
    studio.leave("one")
    await asyncio.sleep(0.05)
    assert voice.rests == [], "the other table is told in it"
    line = [asyncio.create_task(studio.speak(text, rank)) for rank, text in enumerate(["Held.", "And on."])]
    await asyncio.sleep(0.02)
    studio.leave("two")
    assert voice.rests == []
    voice.release.set()
    await asyncio.wait_for(asyncio.gather(*line), 2)
    async with asyncio.timeout(2):
        while not voice.rests:
            await asyncio.sleep(0.005)
    assert set(voice.rests) == {3}
    assert studio.at_hand("Night falls.") is None, "its clips are no use either"
    studio.close()


async def test_a_voice_that_is_chosen_again_stays() -> None:
    """The host has compared two, and comes back to the first."""
    voice = HeldVoice(word="Held")
    studio = Studio(voice)
    studio.serve("table")
    line = asyncio.create_task(studio.speak("Held."))
    await asyncio.sleep(0.02)
    studio.leave("table")
    studio.serve("table")
    voice.release.set()
    await asyncio.wait_for(line, 2)
    await studio.speak("And on.")
    assert voice.rests == []
    studio.close()
