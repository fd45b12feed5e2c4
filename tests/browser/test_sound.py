"""The table's screen as the storyteller's voice, and as a screen for those who see little."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import pairwise
from typing import Any

import pytest
from playwright.async_api import Browser, CDPSession, Page, expect
from playwright.async_api import Error as BrowserError

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
            with suppress(BrowserError):  # it has begun by itself
                await page.get_by_test_id("enable-sound").click(timeout=500)
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


CONTEXTS = """
window.contexts = [];
const Plain = window.AudioContext;
window.AudioContext = class extends Plain {
  constructor(...how) { super(...how); window.contexts.push(this); }
  resume() { return window.held ? new Promise(() => {}) : super.resume(); }
};
window.silenced = () => { window.held = true; return window.contexts[0].suspend(); };
addEventListener('pointerdown', () => { window.held = false; }, true);
"""
"""The system can silence what the page sounds through, as for a phone call, until somebody touches it."""


class Screen:
    """A table screen that only its people touch: where Playwright looks, a browser feels a touch."""

    def __init__(self, page: Page, tab: CDPSession) -> None:
        self.page = page
        self._tab = tab

    async def run(self, script: str) -> Any:
        about = {"expression": script, "userGesture": False, "awaitPromise": True, "returnByValue": True}
        return (await self._tab.send("Runtime.evaluate", about))["result"].get("value")

    async def life(self, state: str) -> None:
        await self._tab.send("Page.setWebLifecycleState", {"state": state})

    async def shows(self, testid: str, there: bool = True) -> None:
        for _ in range(200):
            if await self.run(f"document.querySelector('[data-testid={testid}]') !== null") is there:
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"{testid} is {'not ' if there else ''}there")

    async def tap_banner(self) -> None:
        box = "document.querySelector('[data-testid=enable-sound]').getBoundingClientRect()"
        x, y = await self.run(f"(({{x, y}}) => [x + 9, y + 9])({box})")
        await self.page.mouse.click(x, y)


async def untouched(browser: Browser, url: str) -> Screen:
    context = await browser.new_context(viewport=TV)  # type: ignore[arg-type]
    page = await context.new_page()
    await page.add_init_script(CONTEXTS)
    await page.goto(url)
    screen = Screen(page, await context.new_cdp_session(page))
    await screen.shows("table")
    return screen


class Silence:
    """What is known of a table that nobody hears: by the hub, and by its host."""

    def __init__(self, table: TableRuntime, host: Page) -> None:
        self._table = table
        self._host = host

    async def is_known(self, silent: bool = True) -> None:
        await expect(self._host.get_by_test_id("silent")).to_be_visible(visible=silent)
        assert (self._table.sound.place.page == "") is silent

    async def is_shown(self, screen: Screen) -> None:
        """That screen asks for a tap, and the host is told that nobody hears anything."""
        await screen.shows("enable-sound")
        await self.is_known()

    async def ends(self, screen: Screen) -> None:
        """By a tap on that screen."""
        await screen.tap_banner()
        await screen.shows("enable-sound", there=False)
        await self.is_known(silent=False)

    async def line(self) -> None:
        """Something is told to whom it may concern."""
        await asyncio.wait_for(self._table.sound.teller.say(Cue("sound-test")).finished, 20)


@asynccontextmanager
async def hosted(browser: Browser) -> AsyncIterator[tuple[Silence, str]]:
    """A table that is heard in its browser alone, its host's page open, and the address of its screen."""
    voices = HouseVoices("browser", StillStudios(), SilentOutlet, make_night=lambda: NIGHT)
    async with running_hub(voices) as hub:
        opened = await hub.house.open_table(id="open-0001", language="en")
        assert not isinstance(opened, Refusal)
        table = hub.house.find_code(opened.code)
        assert table is not None
        await table.add_bot(id="bot-00001", game=0)
        host = await (await browser.new_context()).new_page()
        await host.goto(f"{hub.url}h/{opened.host_token}")
        yield Silence(table, host), f"{hub.url}t/{opened.code}"


async def test_a_screen_asks_for_a_tap_exactly_while_it_may_not_sound(browser: Browser) -> None:
    """Before the first one, when the system silences it, when it has slept; the host knows it as long."""
    async with hosted(browser) as (silence, url):
        await silence.is_known()  # there is no screen yet
        screen = await untouched(browser, url)
        await silence.is_shown(screen)
        await silence.line()  # what goes unheard and what else comes changes nothing about it
        await silence.is_shown(screen)
        assert await screen.run("contexts[0].state + navigator.userActivation.hasBeenActive") == (
            "suspendedfalse"
        )
        await silence.ends(screen)
        await screen.run("silenced()")
        await silence.is_shown(screen)
        await silence.ends(screen)
        await screen.run("silenced()")
        await screen.life("frozen")
        await silence.line()
        await screen.life("active")
        await silence.is_shown(screen)
        await silence.ends(screen)
        await screen.page.goto("about:blank")
        await silence.is_known()
        fresh = await untouched(browser, url)
        await silence.is_shown(fresh)


async def test_no_screen_asks_while_another_speaks_and_all_do_when_it_falls_silent(browser: Browser) -> None:
    """Also if it is the other one that has been silenced, or is closed."""
    async with hosted(browser) as (silence, url):
        first = await untouched(browser, url)
        await silence.is_shown(first)
        await silence.ends(first)
        second = await untouched(browser, url)
        await second.shows("speak-here")
        await second.shows("enable-sound", there=False)
        await first.run("silenced()")
        await silence.is_shown(first)
        await silence.is_shown(second)
        await silence.ends(second)
        await first.shows("enable-sound", there=False)
        await second.page.context.close()
        await silence.is_shown(first)  # given back to a screen that is still silent
        await silence.ends(first)


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
