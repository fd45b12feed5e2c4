"""The table's screen as the storyteller's voice, and as a screen for those who see little."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import pairwise

import pytest
from playwright.async_api import Browser, Page, expect

from hub.game.runtime import TableRuntime
from hub.game.shared_outlet import VoiceOut
from hub.game.voices import HouseVoices
from hub.rules.game import Line
from hub.rules.refusal import Refusal
from narrator.cue import Cue
from narrator.outlet import Outlet
from narrator.outlets.browser import PATIENCE
from narrator.outlets.silent import SilentOutlet
from narrator.pcm import Pcm
from narrator.voice.silent import reading_time
from tests.browser.evening import TV, Hub, running_hub
from tests.game.quiet import Ears, StillStudios

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

NIGHT = Pcm(b"\0\1" * 22_050)

HEARD = """
window.heard = [];
const begin = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (at = 0) {
  const entry = { at, length: this.buffer.duration, loop: this.loop, stopped: false };
  window.heard.push(entry);
  const stop = this.stop.bind(this);
  this.stop = (...how) => { entry.stopped = true; return stop(...how); };
  return begin.call(this, at);
};
"""
"""Notes what is played, on the audio's own clock."""


@asynccontextmanager
async def house(
    browser: Browser, out: VoiceOut = "browser", speakers: Callable[[], Outlet] = SilentOutlet
) -> AsyncIterator[tuple[Hub, TableRuntime, Callable[[], object]]]:
    """A table that is heard in its browser (too), and a way to open a screen of it."""
    voices = HouseVoices(out, StillStudios(), speakers, make_night=lambda: NIGHT)
    async with running_hub(voices) as hub:
        opened = await hub.house.open_table(id="open-0001", language="en")
        assert not isinstance(opened, Refusal)
        table = hub.house.find_code(opened.code)
        assert table is not None
        await table.add_bot(id="bot-00001", game=0)  # somebody is there, so nobody is told how to join

        async def screen() -> Page:
            context = await browser.new_context(viewport=TV)  # type: ignore[arg-type]
            page = await context.new_page()
            await page.add_init_script(HEARD)
            await page.goto(f"{hub.url}t/{opened.code}")
            await expect(page.get_by_test_id("table")).to_be_visible()
            await may_sound(page, table)
            return page

        yield hub, table, screen


async def until(true: Callable[[], bool], what: str) -> None:
    for _ in range(400):
        if true():
            return
        await asyncio.sleep(0.05)
    raise AssertionError(what)


async def may_sound(page: Page, table: TableRuntime) -> None:
    """Until some screen speaks; this one asks for a tap if its browser wants one."""
    for _ in range(200):
        if table.sound.place.page != "":
            return
        if await page.get_by_test_id("enable-sound").is_visible():
            await page.get_by_test_id("enable-sound").click()
        await asyncio.sleep(0.1)
    raise AssertionError("no screen speaks")


async def clips(page: Page) -> list[dict[str, float]]:
    found: list[dict[str, float]] = await page.evaluate("heard.filter((clip) => !clip.loop)")
    return found


async def test_lines_follow_one_another_on_one_screen_only(browser: Browser) -> None:
    """Without a gap but the silence that ends a line; a screen that takes over speaks alone."""
    async with house(browser) as (_, table, screen):
        first = await screen()  # type: ignore[misc]
        second = await screen()  # type: ignore[misc]
        await expect(second.get_by_test_id("speak-here")).to_be_visible()
        await expect(first.get_by_test_id("speak-here")).to_be_hidden()
        for _ in range(2):
            table.lines.aside(Line(key="sound-test"))
        await until(lambda: not table.sound.teller._queue and table.sound.teller._current is None, "not told")
        spoken = await clips(first)
        lines = spoken[-2:]
        assert len(lines) == 2
        for before, after in pairwise(lines):
            assert after["at"] - (before["at"] + before["length"]) == pytest.approx(0.0, abs=0.06)
        assert await clips(second) == []
        await second.get_by_test_id("speak-here").click()
        await expect(first.get_by_test_id("speak-here")).to_be_visible()
        table.lines.aside(Line(key="sound-test"))
        await until(lambda: not table.sound.teller._queue and table.sound.teller._current is None, "not told")
        assert len(await clips(second)) == 1
        assert len(await clips(first)) == len(spoken)


async def test_with_both_the_speakers_and_one_screen_speak(browser: Browser) -> None:
    """However many screens of the table are open; the line is over when it is over in both places."""
    speakers = Ears()
    async with house(browser, "both", lambda: speakers) as (_, table, screen):
        screens = [await screen(), await screen()]  # type: ignore[misc]
        line = table.sound.teller.say(Cue("sound-test"))
        await asyncio.wait_for(line.finished, 20)
        assert speakers.captions() == [line.caption]
        assert [len(await clips(page)) for page in screens] == [1, 0]
        assert all([not clip["stopped"] for page in screens for clip in await clips(page)])


async def test_a_line_is_over_in_time_although_the_tab_has_been_put_to_sleep(browser: Browser) -> None:
    """Nobody says that it has been heard, and the game goes on, also when the tab is awake again."""
    async with house(browser) as (_, table, screen):
        page = await screen()  # type: ignore[misc]
        tab = await page.context.new_cdp_session(page)
        line = table.sound.teller.say(Cue("sound-test"))
        await asyncio.wait_for(line.started, 10)
        began = time.monotonic()
        await tab.send("Page.setWebLifecycleState", {"state": "frozen"})
        await asyncio.wait_for(line.finished, 20)
        took = time.monotonic() - began
        assert PATIENCE < took < reading_time(line.caption) + PATIENCE + 1.0
        await tab.send("Page.setWebLifecycleState", {"state": "active"})
        await asyncio.wait_for(table.sound.teller.say(Cue("sound-test")).finished, 20)


async def test_after_a_reload_the_running_line_is_heard_and_no_older_one(browser: Browser) -> None:
    """The page begins with what is being told now."""
    async with house(browser) as (_, table, screen):
        page = await screen()  # type: ignore[misc]
        table.lines.aside(Line(key="sound-test"))
        await until(lambda: table.sound.place.clip is not None, "nothing is told")
        await page.reload()
        await may_sound(page, table)
        for _ in range(100):
            if await clips(page):
                break
            await asyncio.sleep(0.05)
        await until(lambda: table.sound.teller._current is None, "the line never ends")
        assert len(await clips(page)) == 1


async def test_large_type_and_high_contrast_are_kept_by_the_screen(browser: Browser) -> None:
    """Captions grow by a third and more, white on black; the setting outlasts a reload."""
    async with house(browser) as (_, table, screen):
        page = await screen()  # type: ignore[misc]
        size = "parseFloat(getComputedStyle(document.querySelector('[data-testid=caption]')).fontSize)"
        table.lines.aside(Line(key="sound-test"))
        await expect(page.get_by_test_id("caption")).to_be_visible()
        before = await page.evaluate(size)
        await page.get_by_test_id("large-type").click()
        await page.get_by_test_id("contrast").click()
        assert await page.evaluate(size) > 1.3 * before
        await page.reload()
        await expect(page.get_by_test_id("contrast")).to_have_attribute("aria-pressed", "true")
        colours = await page.evaluate(
            "['--ink-0', '--moon-1'].map((name) => getComputedStyle(document.documentElement)"
            ".getPropertyValue(name).trim())"
        )
        assert colours == ["#000", "#fff"]
