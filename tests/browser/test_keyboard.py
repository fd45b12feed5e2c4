"""All of a seat by keyboard: from the name to the vote, and one always sees where one is."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Browser, Page, expect

from hub.rules.ids import Seat
from tests.browser.evening import PHONE, People, running_hub
from tests.browser.living import Living

pytestmark = [pytest.mark.browser, pytest.mark.slow]

FOCUS = """
() => {
  const at = document.activeElement;
  const style = getComputedStyle(at);
  const box = at.getBoundingClientRect();
  return {
    id: at.dataset.testid ?? '',
    on: at === document.body || !at.isConnected ? 'nothing' : at.localName,
    ring: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 || at.matches('[role=dialog]'),
    seen: box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  };
}
"""
FAR = 40
"""Tabs after which something is taken to be out of reach."""


class Keys:
    """Somebody without a pointer."""

    def __init__(self, page: Page) -> None:
        self._page = page

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self._page.keyboard.press(key)

    async def to(self, testid: str) -> None:
        """Tabs to it; wherever the focus is on the way, it is in sight and has a ring."""
        reached: list[str] = []
        for _ in range(FAR):
            await self.press("Tab")
            at = await self._page.evaluate(FOCUS)
            reached.append(at["id"] or at["on"])
            if at["on"] != "nothing":
                assert at["ring"], f"one does not see that one is at {reached[-1]}"
                assert at["seen"], f"{reached[-1]} has the focus out of sight"
            if at["id"] == testid:
                return
        raise AssertionError(f"{testid} is not reached: {reached}")

    async def is_somewhere(self) -> str:
        """Where the focus is, which is never nowhere; given a moment after a change."""
        async with asyncio.timeout(2):
            while (at := await self._page.evaluate(FOCUS))["on"] == "nothing":
                await asyncio.sleep(0.05)
        return str(at["id"] or at["on"])


async def test_a_seat_is_played_by_keyboard_alone(browser: Browser) -> None:
    """Joining, the card, a question at night, being ready the vote; the focus is never lost on the way."""
    async with running_hub() as hub:
        people = People(browser)
        table = await Living.open(hub, seats=4)
        page = await people.page(table.join_url, PHONE)
        keys = Keys(page)
        await keys.to("name")
        await page.keyboard.type("Maja")
        await keys.to("join")
        await keys.press("Enter")
        await expect(page.get_by_test_id("ready")).to_be_visible()
        me = Seat(5)

        await keys.to("ready")
        await keys.press("Space")
        await expect(page.get_by_test_id("ready")).to_have_attribute("aria-pressed", "true")
        await table.start()
        await expect(page.get_by_test_id("card-look")).to_be_visible()
        await keys.is_somewhere()
        await keys.to("card-look")
        await keys.press("Enter")
        await expect(page.get_by_test_id("card-face")).to_be_visible()
        assert await keys.is_somewhere() == "card"
        await keys.press("Escape")
        await expect(page.get_by_test_id("card-face")).to_have_count(0)
        assert await keys.is_somewhere() == "card-look", "back where one was"
        await keys.to("card-confirm")
        await keys.press("Enter")
        await expect(page.get_by_test_id("card-confirm")).to_have_text("Confirmed")
        await keys.is_somewhere()
        await table.confirm_cards(but=me)

        await table.until_open("stage")
        await expect(page.get_by_test_id("ask")).to_be_visible()
        await keys.is_somewhere()
        target = await page.locator('[data-testid^="target-"][data-legal="true"]').last.get_attribute(
            "data-testid"
        )
        await keys.to(str(target))
        await keys.press("Space")
        await expect(page.get_by_test_id(str(target))).to_have_attribute("aria-pressed", "true")
        await keys.is_somewhere()
        await keys.to("confirm")
        await keys.press("Enter")
        await expect(page.get_by_test_id("confirm")).to_have_text("Confirmed")
        await keys.is_somewhere()
        await table.answer(but=me)

        await table.until_open("discussion")
        await expect(page.get_by_test_id("ready-to-vote")).to_be_visible()
        await keys.is_somewhere()
        await keys.to("ready-to-vote")
        await keys.press("Space")
        await expect(page.get_by_test_id("ready-to-vote")).to_have_attribute("aria-pressed", "true")
        assert await keys.is_somewhere() == "ready-to-vote"
        await table.ready(but=me)

        await table.until_open("vote")
        aim = next(seat for seat in table.game.alive if seat != me)
        await expect(page.get_by_test_id(f"vote-{aim}")).to_be_visible()
        await keys.is_somewhere()
        await keys.to(f"vote-{aim}")
        await keys.press("Enter")
        await keys.to("vote-confirm")
        await keys.press("Enter")
        await expect(page.get_by_test_id("status")).to_contain_text("You voted for")
        assert table.game.votes[me] == aim
        await keys.is_somewhere()
        assert people.complaints == []
