"""An evening in real browsers: a hub on loopback, its pages, and people who only look and click."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random

from playwright.async_api import Browser, ConsoleMessage, Error, Locator, Page

from hub.addresses import Fixed
from hub.game.house import House
from hub.game.log import MemoryLog
from hub.game.voices import Voices
from hub.serving import serve
from hub.sockets import Peers, listen, port_of
from hub.web.app import create_app
from hub.web.invites import Invites, root_of
from hub.web.lines import Lines
from hub.web.services import Services
from tests.game.quiet import QuietVoices

PHONE = {"width": 360, "height": 640}
TV = {"width": 1280, "height": 720}
GLANCE = 0.05
"""Seconds between two looks at a phone."""
MOVED_ON = 400
"""Milliseconds after which something looked for is taken to be gone."""


@dataclass(frozen=True)
class Hub:
    """A running hub."""

    url: str
    house: House


@asynccontextmanager
async def running_hub(voices: Voices | None = None) -> AsyncIterator[Hub]:
    """The real web application on a free port of this machine, telling in no time."""
    peers, lines, stop = Peers(), Lines(), asyncio.Event()
    listeners = listen("127.0.0.1", 0, peers)
    invites = Invites(Fixed("127.0.0.1"), port_of(listeners))
    house = House(MemoryLog(), voices or QuietVoices(), invites.join)
    app = create_app(Services(house=house, invites=invites, lines=lines))
    await house.start()
    serving = asyncio.create_task(serve(app, listeners, stop=stop, lines=lines, peers=peers))
    try:
        yield Hub(root_of("127.0.0.1", port_of(listeners)), house)
    finally:
        stop.set()
        await serving
        await house.close()


@dataclass
class People:
    """The pages of an evening and everything that browsers complained about."""

    browser: Browser
    complaints: list[str] = field(default_factory=list)

    async def page(self, url: str, size: dict[str, int]) -> Page:
        """A new device of that size, with a memory of its own."""
        context = await self.browser.new_context(viewport=size, locale="en-GB", base_url=url)  # type: ignore[arg-type]
        page = await context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))
        await page.goto(url)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")


async def join(people: People, url: str, code: str, name: str) -> Page:
    """Somebody opens the start page, types the code and a name, and has a seat."""
    page = await people.page(url, PHONE)
    await page.get_by_test_id("code").fill(code.lower())
    await page.get_by_test_id("join").click()
    await page.get_by_test_id("name").fill(name)
    await page.get_by_test_id("join").click()
    await page.get_by_test_id("seat").wait_for()
    return page


async def play(page: Page, chance: Random) -> str:
    """Holds one seat until the game is over, by looking and clicking alone; says how it ended for it."""
    while True:
        if await page.get_by_test_id("over").is_visible():
            return await page.get_by_test_id("my-result").inner_text()
        for step in (_read_card, _choose, _vote, _ready):
            if await step(page, chance):
                break
        await asyncio.sleep(GLANCE)


async def _read_card(page: Page, chance: Random) -> bool:
    cover, confirm = page.get_by_test_id("card-close"), page.get_by_test_id("card-confirm")
    if await cover.is_visible():
        return await _press(cover)
    if not await confirm.is_visible():
        return False
    return await _press(confirm if await _enabled(confirm) else page.get_by_test_id("card-look"))


async def _choose(page: Page, chance: Random) -> bool:
    confirm = page.get_by_test_id("confirm")
    if not await confirm.is_visible():
        return False
    if not await _enabled(confirm):
        legal = page.locator('[data-testid^="target-"][data-legal="true"]:not([disabled])')
        if await legal.count() == 0:
            return False
        await _press(legal.nth(chance.randrange(await legal.count())))
    return await _press(confirm)


async def _vote(page: Page, chance: Random) -> bool:
    confirm = page.get_by_test_id("vote-confirm")
    if not await confirm.is_visible():
        return False
    if not await _enabled(confirm):
        legal = page.locator('[data-testid^="vote-"][data-legal="true"]:not([disabled])')
        if await legal.count() == 0:
            return False
        await _press(legal.nth(chance.randrange(await legal.count())))
    return await _press(confirm)


async def _ready(page: Page, chance: Random) -> bool:
    ready = page.locator('[data-testid="ready-to-vote"]:not([aria-pressed="true"])')
    return await ready.is_visible() and await _enabled(ready) and await _press(ready)


async def _enabled(what: Locator) -> bool:
    """Whether it can be clicked; no, if the screen has moved on meanwhile."""
    try:
        return await what.is_enabled(timeout=MOVED_ON)
    except Error:
        return False


async def _press(what: Locator) -> bool:
    """Clicks, unless the screen has moved on meanwhile."""
    try:
        await what.click(timeout=2 * MOVED_ON)
    except Error:
        return False
    return True
