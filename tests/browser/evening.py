"""An evening in real browsers: a hub on loopback, its pages, and people who only look and click."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Browser, ConsoleMessage, Page, Response

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
    failed: list[str] = field(default_factory=list)
    """Requests without an answer, or with one that is no good."""

    async def page(self, url: str, size: dict[str, int], **device: Any) -> Page:
        """A new device of that size, with a memory of its own; ``device`` as ``new_context`` has it."""
        about = {"locale": "en-GB", "base_url": url, "viewport": size, **device}
        context = await self.browser.new_context(**about)
        page = await context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))
        page.on("requestfailed", lambda request: self.failed.append(f"{request.url}: {request.failure}"))
        page.on("response", self._answered)
        await page.goto(url)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.failed.append(f"{response.url}: {response.status} to {response.request.post_data}")


async def join(page: Page, name: str, code: str | None = None) -> None:
    """Somebody types a name, and before it, on the start page, the code, and has a seat."""
    if code is not None:
        await page.get_by_test_id("code").fill(code.lower())
        await page.get_by_test_id("join").click()
    await page.get_by_test_id("name").fill(name)
    await page.get_by_test_id("join").click()
    await page.get_by_test_id("seat").wait_for()
