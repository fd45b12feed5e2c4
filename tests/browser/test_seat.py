"""A seat's page from one game to the next."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from hub.rules.commands import CallOff
from tests.browser.evening import PHONE
from tests.browser.phones import evening, scene


async def test_every_deal_wants_its_own_card_to_be_looked_at(browser: Browser) -> None:
    """What was looked at or opened in one game counts for nothing in the next, dealt without a new load."""
    async with evening(browser) as (_, table, people):
        await table.start()
        page = await people.page(table.url(1), PHONE)
        confirm = page.get_by_test_id("card-confirm")
        await expect(confirm).to_be_disabled()
        await page.get_by_test_id("card-look").click()
        await page.get_by_test_id("card-close").click()
        await expect(confirm).to_be_enabled()
        await page.get_by_test_id("menu-open").click()
        await expect(page.get_by_test_id("menu")).to_be_visible()
        await table.host(CallOff(step=table.game.step.id))
        await expect(page.get_by_test_id("over")).to_be_attached()
        await table.start()
        await expect(scene(page, "cards")).to_be_attached()
        await expect(confirm).to_be_disabled()
        await expect(page.get_by_text("Look at your card first.")).to_be_visible()
        await expect(page.get_by_test_id("menu")).to_have_count(0)
