"""The table screen plays the current clip and no other, and the game never waits for a page."""

from __future__ import annotations

import asyncio
import io
import wave

import pytest

from narrator.clip import Clip
from narrator.outlets.browser import EARLY, PATIENCE, BrowserClip, BrowserOutlet
from narrator.pcm import Pcm
from narrator.trouble import Trouble
from tests.narrator.fakes import ManualClock, settle

PAGE = "the-screen-on-the-wall"
CLIP = Clip(pcm=Pcm.silence(4.0), caption="Night falls.")


class Table:
    """A hub that serves the current clip, seen from the outside."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.offered: list[BrowserClip | None] = []
        self.begun: list[float] = []
        self.outlet = BrowserOutlet(
            on_change=lambda: self.offered.append(self.outlet.current),
            clock=self.clock,
            sleep=self.clock.sleep,
        )

    def play(self, clip: Clip = CLIP) -> asyncio.Task[None]:
        return asyncio.create_task(self.outlet.play(clip, lambda: self.begun.append(self.clock.now - 1_000)))

    def current(self) -> BrowserClip:
        assert self.outlet.current is not None
        return self.outlet.current


@pytest.fixture
async def table() -> Table:
    """A table without a page so far."""
    return Table()


async def test_a_page_plays_and_reports(table: Table) -> None:
    """The line begins when the page begins and is over when the page says so."""
    table.outlet.take(PAGE)
    playing = table.play()
    await table.clock.advance(0.3)
    clip = table.current()
    assert (clip.duration, clip.caption) == (4.0, "Night falls.")
    assert Pcm.from_wav(clip.wav) == CLIP.pcm
    assert table.begun == []
    assert table.outlet.page_started(clip.id, PAGE)
    await settle()
    assert table.begun == [pytest.approx(0.3)]
    await table.clock.advance(4.2)
    assert not playing.done()
    assert table.outlet.page_finished(clip.id, PAGE)
    await asyncio.wait_for(playing, 1)
    assert table.outlet.trouble is None


async def test_a_clip_that_is_over_is_gone(table: Table) -> None:
    """It can't be fetched, guessed or reported on any more."""
    playing = table.play()
    await settle()
    old = table.current().id
    await table.clock.advance(0.1)
    table.outlet.page_started(old, PAGE)
    await table.clock.advance(4.0)
    assert table.outlet.page_finished(old, PAGE)
    await asyncio.wait_for(playing, 1)
    assert table.outlet.current is None
    assert table.offered[-1] is None
    assert not table.outlet.page_started(old, PAGE)
    playing = table.play()
    await settle()
    assert table.current().id != old
    assert len(table.current().id) >= 22
    assert not table.outlet.page_finished(old, PAGE)
    assert not table.outlet.page_started("ikke ascii: å", PAGE)
    await table.outlet.stop()
    await playing


async def test_without_a_page_the_clip_takes_its_own_time(table: Table) -> None:
    """The caption is shown at once, and it is known from the beginning that nothing is heard."""
    assert table.outlet.trouble == Trouble("no-page")
    playing = table.play()
    await settle()
    assert table.begun == [pytest.approx(0.0)]
    await table.clock.advance(3.9)
    assert not playing.done()
    await table.clock.advance(0.2)
    assert playing.done()


async def test_a_page_that_plays_nothing_is_waited_for_once(table: Table) -> None:
    """It may sleep or be mute: the caption comes a moment later, and then the silence is known."""
    table.outlet.take(PAGE)
    assert table.outlet.trouble is None
    playing = table.play()
    await table.clock.advance(PATIENCE + 0.01)
    assert table.begun == [pytest.approx(PATIENCE)]
    await table.clock.advance(4.0 - PATIENCE)
    assert playing.done()
    assert table.outlet.trouble == Trouble("no-page")


async def test_after_a_silent_clip_captions_do_not_wait_for_a_page_again(table: Table) -> None:
    """No page plays, so none is waited for."""
    first = table.play()
    await table.clock.advance(5)
    await first
    second = table.play()
    await settle()
    assert len(table.begun) == 2
    await table.clock.advance(4.1)
    assert second.done()
    assert len(table.begun) == 2


async def test_a_tap_to_enable_plays_the_current_clip(table: Table) -> None:
    """From its start, and the trouble is over; what was missed is not made up for."""
    playing = table.play()
    await table.clock.advance(3)
    table.outlet.page_started(table.current().id, PAGE)
    await table.clock.advance(3.5)
    assert not playing.done()
    table.outlet.page_finished(table.current().id, PAGE)
    await asyncio.wait_for(playing, 1)
    assert table.outlet.trouble is None


async def test_nobody_ends_a_line_for_the_others(table: Table) -> None:
    """Whoever says that a clip is over before it can be isn't heeded: it is told to its end."""
    playing = table.play()
    await table.clock.advance(0.1)
    assert table.outlet.page_started(table.current().id, PAGE)
    await table.clock.advance(1.0)
    assert not table.outlet.page_finished(table.current().id, PAGE)
    await settle()
    assert not playing.done()
    await table.clock.advance(4.0 - 1.1 - EARLY + 0.01)
    assert table.outlet.page_finished(table.current().id, PAGE)
    await asyncio.wait_for(playing, 1)


async def test_a_page_that_vanishes_holds_up_nobody(table: Table) -> None:
    """It began, and never said that it was done."""
    playing = table.play()
    await settle()
    table.outlet.page_started(table.current().id, PAGE)
    await table.clock.advance(4.0 + PATIENCE - 0.1)
    assert not playing.done()
    await table.clock.advance(0.2)
    assert playing.done()


async def test_a_clip_can_be_stopped(table: Table) -> None:
    """The page hears that there is none any more. That it had not begun yet is no trouble then."""
    table.outlet.take(PAGE)
    playing = table.play()
    await settle()
    await table.outlet.stop()
    await asyncio.wait_for(playing, 1)
    assert table.outlet.current is None
    assert table.outlet.trouble is None
    await table.outlet.close()


async def test_a_cancelled_clip_is_withdrawn(table: Table) -> None:
    """As when it is stopped."""
    playing = table.play()
    await settle()
    playing.cancel()
    await asyncio.wait({playing})
    assert table.outlet.current is None


async def test_pages_are_told_of_another_loudness(table: Table) -> None:
    """They apply it themselves."""
    table.outlet.set_volume(1.7)
    assert table.outlet.level == 1.0
    table.outlet.set_volume(0.0)
    assert table.outlet.level == 0.0
    assert len(table.offered) == 2


async def test_of_two_screens_the_one_enabled_last_speaks(table: Table) -> None:
    """The other one's reports mean nothing, and it may take over."""
    table.outlet.take("kitchen")
    table.outlet.take("table")
    assert table.outlet.page == "table"
    playing = table.play()
    await settle()
    clip = table.current().id
    assert not table.outlet.page_started(clip, "kitchen")
    assert table.outlet.page_started(clip, "table")
    await table.clock.advance(4.0)
    assert not table.outlet.page_finished(clip, "kitchen")
    assert table.outlet.page_finished(clip, "table")
    await asyncio.wait_for(playing, 1)


async def test_a_screen_that_is_gone_or_mute_leaves_the_voice_to_another(table: Table) -> None:
    """Said when its page is left, and noticed when it plays nothing."""
    table.outlet.take("table")
    table.outlet.leave("kitchen")
    assert table.outlet.page == "table"
    table.outlet.leave("table")
    assert table.outlet.page == ""
    table.outlet.take("table")
    playing = table.play()
    await table.clock.advance(10.0)
    await asyncio.wait_for(playing, 1)
    assert table.outlet.page == ""


async def test_a_sign_travels_beside_the_speech(table: Table) -> None:
    """In a channel of its own, so that the page can give it the loudness of the night."""
    sign = Pcm(b"\1\0" * 22_050)
    playing = table.play(Clip(pcm=Pcm(b"\2\0" * 44_100), under=sign))
    await settle()
    with wave.open(io.BytesIO(table.current().wav)) as wav:
        assert (wav.getnchannels(), wav.getnframes()) == (2, 44_100)
        frames = wav.readframes(44_100)
    assert frames[:4] == b"\2\0\1\0"
    assert frames[-4:] == b"\2\0\0\0"
    await table.outlet.stop()
    await asyncio.wait_for(playing, 1)
