"""Links and names in a real browser: a link is one seat, a look ahead is no visit, a name is only a name."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, Page, WebSocket, expect

from hub.game.runtime import Joined
from hub.rules.ids import Seat
from tests.browser.evening import PHONE, TV, People, running_hub
from tests.browser.living import Living

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NAMES = (
    "<img src=x onerror=a>",
    "<svg/onload=alert()>",
    "<script>x()</script>",
    "{{7*7}}${7*7}{7*7}",
    "&lt;b&gt;&#39;\"'",
    "javascript:alert(1)",
    "[[k'at]] %s %n \\u0041",
    "=1+1;DROP TABLE--",
)
"""As long as names may be, at most."""


@asynccontextmanager
async def evening(browser: Browser) -> AsyncIterator[tuple[Living, People]]:
    async with running_hub() as hub:
        people = People(browser)
        yield await Living.open(hub), people
        assert people.complaints == []


def connected(table: Living) -> set[int]:
    return {row.seat for row in table.runtime.table_view().seats if row.connected}


async def test_names_are_shown_as_they_were_typed(browser: Browser) -> None:
    """Whatever looks like markup, a template or a command is a name on every page, and does nothing."""
    async with evening(browser) as (table, people):
        for name in NAMES:
            name = name[:20]
            joined = await table.runtime.join(id=f"join-{name}", name=name)
            assert isinstance(joined, Joined), name
            table.tokens[joined.seat] = joined.token
        urls = {table.table_url: TV, table.host_url: TV, table.join_url: PHONE, table.url(1): PHONE}
        for url, size in urls.items():
            page = await people.page(url, size)
            for name in NAMES:
                await expect(page.get_by_text(name[:20], exact=True).first).to_be_attached()
            assert await page.locator("img[src=x], svg[onload], b:has-text('&')").count() == 0


async def test_two_links_in_one_browser_are_two_seats(browser: Browser) -> None:
    """Tabs beside each other, reloaded in any order: no cookie, no confusion, and no link in a title."""
    async with evening(browser) as (table, people):
        context = await browser.new_context(viewport=PHONE, locale="en-GB")  # type: ignore[arg-type]
        pages: dict[int, Page] = {}
        for seat in (1, 2):
            pages[seat] = await context.new_page()
            pages[seat].on("console", people._heard)
            await pages[seat].goto(table.url(seat))
        for _ in range(2):
            for seat, name in ((2, "Ola"), (1, "Kari")):
                await pages[seat].reload()
                await expect(pages[seat]).to_have_title(f"{name} · Nightwake")
        assert await context.cookies() == []
        assert connected(table) == {1, 2}
        for page in pages.values():
            held = await page.evaluate(
                "[document.title, document.referrer, ...Object.keys(localStorage)].join()"
            )
            assert not [token for token in table.tokens.values() if token in held]
        await context.close()


AHEAD = "Object.defineProperty(document, 'prerendering', { get: () => !window.here })"
COME = "window.here = true; document.dispatchEvent(new Event('prerenderingchange'))"
"""What a browser does that loads and runs a page before the tap. (Watched, it doesn't.)"""


async def test_a_link_that_is_loaded_ahead_shows_nobody(browser: Browser) -> None:
    """The page is there and has run, but the seat is empty until somebody comes to it, also if it wakes."""
    async with evening(browser) as (table, people):
        context = await browser.new_context(viewport=PHONE, locale="en-GB")  # type: ignore[arg-type]
        await context.add_init_script(AHEAD)
        page = await context.new_page()
        page.on("console", people._heard)
        sockets: list[WebSocket] = []
        page.on("websocket", lambda socket: sockets.append(socket))
        await page.goto(table.url(1))
        await expect(page.get_by_role("main")).to_be_visible()
        await page.evaluate("for (const kind of ['online', 'offline']) dispatchEvent(new Event(kind))")
        await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        await asyncio.sleep(1)
        assert sockets == []
        assert connected(table) == set()
        await page.evaluate(COME)
        await expect(page.get_by_test_id("reconnecting")).to_have_count(0)
        await expect(page).to_have_title("Kari · Nightwake")
        assert connected(table) == {1}
        await context.close()


async def test_the_old_phone_learns_that_its_seat_has_moved(browser: Browser) -> None:
    """At once while it is open, and by its link afterwards: what happened, and what to do."""
    async with evening(browser) as (table, people):
        page = await people.page(table.url(1), PHONE)
        await expect(page).to_have_title("Kari · Nightwake")
        asked = table.runtime.phones.ask(id="ask-once", seat=Seat(1))
        await table.runtime.phones.approve(id="approve", code=asked.code)  # type: ignore[union-attr]
        moved = page.get_by_test_id("ended-moved")
        await expect(moved).to_contain_text("another phone", timeout=2_000)
        response = await page.goto(table.url(1))
        assert response is not None
        assert response.status == 410
        await expect(moved).to_contain_text("another phone")
        people.complaints.clear()  # the browser itself notes the 410
