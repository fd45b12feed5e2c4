"""What a browser withholds, on plain http or when the battery is low: the game never depends on it."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.evening import PHONE, People
from tests.browser.living import Living
from tests.browser.phones import becomes, evening, pick, scene, to_night
from tests.conftest import LAN_NAME

pytestmark = [pytest.mark.browser, pytest.mark.slow]


async def on_plain_http(table: Living, people: People) -> Page:
    """The first seat's page, at an address that a browser doesn't trust."""
    page = await people.page(table.url(1).replace("127.0.0.1", LAN_NAME), PHONE)
    await expect(scene(page, "lobby")).to_be_visible()
    return page


async def test_plain_http_at_an_address_of_the_network_is_enough(browser: Browser) -> None:
    """No wake locks, no randomUUID, no clipboard: answering and copying work, without a complaint."""
    async with evening(browser) as (_, table, people):
        page = await on_plain_http(table, people)
        assert await page.evaluate("[isSecureContext, 'wakeLock' in navigator, 'randomUUID' in crypto]") == [
            False,
            False,
            False,
        ]
        await page.get_by_test_id("ready").click()
        await expect(page.get_by_test_id("ready")).to_have_attribute("aria-pressed", "true")
        await page.get_by_test_id("menu-open").click()
        await page.get_by_test_id("copy-link").click()
        await expect(page.get_by_test_id("copy-link")).to_have_text("Copied")
        await page.get_by_test_id("menu-close").click()
        await to_night(table, but=0)
        await table.until_open("stage")
        await pick(page)
        await page.get_by_test_id("confirm").click()
        await expect(page.get_by_test_id("confirm")).to_have_text("Confirmed")


PLAYED = """
const play = HTMLMediaElement.prototype.play;
window.played = 0;
HTMLMediaElement.prototype.play = function () {
  return play.call(this).then(() => { if (this instanceof HTMLVideoElement) window.played += 1; });
};
"""


async def test_where_there_are_no_wake_locks_a_silent_video_keeps_the_screen_on(browser: Browser) -> None:
    """From the first tap after the deal, and not before; it really plays."""
    async with evening(browser) as (_, table, people):
        page = await on_plain_http(table, people)
        await page.add_init_script(PLAYED)
        await page.reload()
        await page.get_by_test_id("ready").click()
        await table.start()
        await expect(scene(page, "cards")).to_be_visible()
        assert await page.evaluate("played") == 0
        await page.get_by_test_id("phase").click()
        await becomes(page, "played", 1)


def wake_lock(request: str) -> str:
    return (
        "window.asked = 0; Object.defineProperty(navigator, 'wakeLock', { value: {"
        f" request: () => {{ window.asked += 1; return {request}; }} }} }});"
    )


async def test_a_refused_wake_lock_harms_nothing(browser: Browser) -> None:
    """Battery low: the phone says no, and the game goes on."""
    async with evening(browser) as (_, table, people):
        page = await people.page(table.url(1), PHONE)
        await page.add_init_script(wake_lock("Promise.reject(new DOMException('no', 'NotAllowedError'))"))
        await page.reload()
        await to_night(table, but=0)
        await table.until_open("stage")
        await becomes(page, "asked > 0", True)
        await pick(page)
        await page.get_by_test_id("confirm").click()
        await expect(page.get_by_test_id("confirm")).to_have_text("Confirmed")


@pytest.mark.parametrize("which", ["seat", "table"])
async def test_a_wake_lock_is_asked_for_again_when_the_page_is_looked_at_again(
    browser: Browser, which: str
) -> None:
    """A lock is lost whenever a page is hidden."""
    async with evening(browser) as (_, table, people):
        await table.start()
        page = await people.page(table.url(1) if which == "seat" else table.table_url, PHONE)
        await page.add_init_script(wake_lock("Promise.resolve({ release: async () => {} })"))
        received: list[str] = []
        page.on("websocket", lambda line: line.on("framereceived", lambda _: received.append(line.url)))
        await page.reload()
        await becomes(page, "asked", 1)
        while not received:  # the line stands: one that is still being opened would be given up
            await asyncio.sleep(0.05)
        await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        await becomes(page, "asked", 2)
