"""A seat's page from one game to the next."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from hub.rules.commands import CallOff
from tests.browser.evening import PHONE
from tests.browser.phones import evening, scene

SMALL = {"width": 320, "height": 568}


async def test_a_new_name_is_typed_at_once_and_saved_in_sight(browser: Browser) -> None:
    """The field has the focus, and nothing lies over the way to keep or to drop what was typed."""
    async with evening(browser) as (_, table, people):
        page = await people.page(table.url(1), SMALL)
        await page.get_by_test_id("rename").click()
        name = page.get_by_test_id("rename-name")
        await expect(name).to_be_focused()
        for each in (name, page.get_by_test_id("rename-save"), page.get_by_test_id("renaming-close")):
            await expect(each).to_be_in_viewport(ratio=1)
        await name.fill("Karin")
        await page.get_by_test_id("rename-save").click()
        await expect(page).to_have_title("Karin · Nightwake")
        await expect(name).to_have_count(0)


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
