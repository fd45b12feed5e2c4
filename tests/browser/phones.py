"""A table, and what its phones show: looked at, tapped, waited for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, Locator, Page, expect

from tests.browser.evening import Hub, People, running_hub
from tests.browser.living import Living


@asynccontextmanager
async def evening(browser: Browser, **settings: object) -> AsyncIterator[tuple[Hub, Living, People]]:
    async with running_hub() as hub:
        people = People(browser)
        yield hub, await Living.open(hub, **settings), people  # type: ignore[arg-type]
        assert people.complaints == []


async def to_night(table: Living, but: int = 1) -> None:
    await table.start()
    await table.confirm_cards(but=but)


def scene(page: Page, name: str) -> Locator:
    return page.locator(f'[data-testid="seat"][data-scene="{name}"]')


async def pick(page: Page) -> Locator:
    """Taps the first seat that may be chosen."""
    tile = page.locator('[data-testid^="target-"][data-legal="true"]').first
    await tile.click()
    await expect(tile).to_have_attribute("aria-pressed", "true")
    return tile


async def becomes(page: Page, expression: str, value: object) -> None:
    """What a script on the page would say, sooner or later; the pages allow no other way to wait for it."""
    async with asyncio.timeout(5):
        while await page.evaluate(expression) != value:
            await asyncio.sleep(0.05)
