"""How a name will sound is heard on the asking phone alone; the host chooses how briskly games are told."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Page, Request, expect

from hub.rules.lobby import commands as lobby
from tests.browser.evening import PHONE, People, running_hub
from tests.browser.living import Living
from tests.game.quiet import QuietVoices

pytestmark = [pytest.mark.browser, pytest.mark.timeout(60)]

HEARD = """
window.played = [];
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...at) {
  window.played.push(this.buffer.duration);
  return start.apply(this, at);
};
"""
"""Notes every sound that the page plays from memory."""


async def sounds(page: Page) -> list[float]:
    found: list[float] = await page.evaluate("window.played")
    return found


async def test_a_name_is_heard_on_the_join_page(browser: Browser) -> None:
    """A tap after "say it like" plays a sentence; nobody else's page changes for it."""
    async with running_hub() as hub:
        people = People(browser)
        table = await Living.open(hub, seats=2)
        before = table.runtime.table_view()
        phone = await people.page(table.join_url, PHONE)
        await phone.add_init_script(HEARD)
        await phone.reload()
        await phone.get_by_test_id("name").fill("Siobhán")
        await phone.get_by_test_id("say-open").click()
        await phone.get_by_test_id("say-as").fill("Shivawn")
        asked: list[Request] = []
        phone.on("request", lambda request: asked.append(request))
        await phone.get_by_test_id("hear-name").click()
        await phone.wait_for_function("window.played.length === 1")
        assert 0.5 < (await sounds(phone))[0] < 6
        assert [request.post_data_json for request in asked] == [{"name": "Siobhán", "say_as": "Shivawn"}]
        assert table.runtime.table_view() == before
        assert people.complaints == []


async def test_the_host_hears_how_somebody_will_be_called(browser: Browser) -> None:
    """In the row of a seat, on the host's device; once the cards are dealt it is not offered."""
    async with running_hub() as hub:
        people = People(browser)
        table = await Living.open(hub, seats=5)
        host = await people.page(table.host_url, PHONE)
        await host.add_init_script(HEARD)
        await host.reload()
        await host.get_by_test_id("row-2").click()
        await expect(host.get_by_test_id("hear-name")).to_have_text("Hear how Ola is said")
        await host.get_by_test_id("hear-name").click()
        await host.wait_for_function("window.played.length === 1")
        await table.host(lobby.Start(anyway=True))
        await expect(host.get_by_test_id("hear-name")).to_have_count(0)
        assert people.complaints == []


async def test_what_cannot_be_heard_is_said(browser: Browser) -> None:
    """Without a name there is nothing to tap; while a game runs the sentence says why, and nothing sounds."""
    async with running_hub() as hub:
        people = People(browser)
        table = await Living.open(hub, seats=5)
        phone = await people.page(table.join_url, PHONE)
        await phone.add_init_script(HEARD)
        await phone.reload()
        await phone.get_by_test_id("say-open").click()
        await expect(phone.get_by_test_id("hear-name")).to_be_disabled()
        await phone.get_by_test_id("name").fill("Una")
        await table.host(lobby.Start(anyway=True))
        await phone.get_by_test_id("hear-name").click()
        await expect(phone.get_by_test_id("hear-error")).to_have_text(
            "That has to wait until the game is over."
        )
        assert await sounds(phone) == []


async def test_the_host_chooses_how_games_are_told_and_ends_the_tale(browser: Browser) -> None:
    """In full or briskly, at any time; what is told of a game that is over can be skipped."""
    async with running_hub(QuietVoices(takes_time=True)) as hub:
        people = People(browser)
        table = await Living.open(hub, seats=5)
        host = await people.page(table.host_url, PHONE)
        await host.get_by_test_id("host-voice").locator("summary").click()
        await expect(host.get_by_test_id("telling")).to_have_value("full")
        await host.get_by_test_id("telling").select_option("brisk")
        await expect(host.get_by_test_id("telling")).to_have_value("brisk")
        assert table.runtime.host_view().telling.brisk
        await table.host(lobby.Start(anyway=True))
        for seat in list(table.game.alive):
            if table.game.roles[seat] == "varulv":
                await table.runtime.host_command(
                    id="remove-one", game=1, command=lobby.RemoveMember(seat=seat)
                )
        assert table.game.over
        await host.get_by_test_id("skip-story").click()
        await expect(host.get_by_test_id("skip-story")).to_have_count(0)
        assert people.complaints == []
