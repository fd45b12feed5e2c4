"""A whole game by clicking: a table screen, a host page and six phones, from the start page to the end."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from playwright.async_api import Browser, Page, expect

from hub.rules.lobby.commands import ChangeSettings
from tests.browser.evening import PHONE, TV, Hub, People, join, play, running_hub

NAMES = ("Anna", "Bob", "Carol", "David", "Emma", "Frank")


async def open_table(people: People, hub: Hub) -> tuple[Page, str]:
    """Somebody sets up a table from the start page and opens its host page."""
    host = await people.page(hub.url, PHONE)
    await host.get_by_test_id("create").click()
    await host.get_by_test_id("open-host").click()
    await host.get_by_test_id("host").wait_for()
    runtime = hub.house.tables()[0]
    quick = ChangeSettings(changes={"pace": "test", "limits": {"pause": 1}})
    assert await runtime.host_command(id="quick", game=0, command=quick) is None
    return host, runtime.code


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.timeout(240)
async def test_six_people_play_witches_to_the_end_by_clicking(browser: Browser) -> None:
    """Six phones join by code, look at their cards, act when called, talk, vote, and see who has won."""
    async with running_hub() as hub:
        people = People(browser)
        host, code = await open_table(people, hub)
        table = await people.page(f"{hub.url}t/{code}", TV)
        phones = [await join(people, hub.url, code, name) for name in NAMES]
        for name in NAMES:
            await expect(table.get_by_test_id("seats")).to_contain_text(name)
        await host.get_by_test_id("host-start").click()

        results = await asyncio.gather(*(play(phone, Random(n)) for n, phone in enumerate(phones)))

        winner = hub.house.tables()[0].table_view().game
        assert winner is not None and winner.winner in ("village", "coven")
        await expect(table.get_by_test_id("winner")).to_be_visible()
        assert len(set(results)) == 2, "one side has won and the other has lost"
        await expect(host.get_by_test_id("play-again")).to_be_visible()
        assert people.complaints == []
