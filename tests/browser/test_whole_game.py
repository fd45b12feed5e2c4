"""Whole games by clicking, in every rulebook: from the start page to the end, on phones of all kinds."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import pytest
from playwright.async_api import Browser, Page, expect

from hub.rules.books import BOOKS
from hub.rules.ids import Seat
from hub.rules.lobby.commands import ChangeSettings, SayReadyToStart
from hub.rules.settings import Limits
from tests.browser.acting import Actor, Device, Stage, stand_in
from tests.browser.evening import GLANCE, Hub, People, join, running_hub
from tests.browser.living import Living
from tests.browser.screenplay import (
    SHIFTERS,
    VARULV,
    WITCHES,
    Cast,
    Screenplay,
    deal_as_written,
    possible_kinds,
)

BOOKS_PLAYED = (WITCHES, SHIFTERS, VARULV)
NAMES = ("Anna", "Bob", "Carol", "David", "Emma", "Frank", "Gro", "Håkon", "Ingrid", "Maximilian-Alexander")
TELEVISION = {"width": 1920, "height": 1080}
LAPTOP = {"width": 1024, "height": 768}
SMALL, ANDROID = (320, 568), (412, 915)
SHARP = 2.625


def sideways(size: tuple[int, int]) -> tuple[int, int]:
    return size[1], size[0]


DEVICES = {
    "witches": (
        Device(size=SMALL),
        Device(size=sideways(SMALL)),
        Device(size=ANDROID, sharp=SHARP, turned=True),
        Device(size=sideways(ANDROID), sharp=SHARP),
        Device(size=SMALL, language="nb-NO"),
        Device(size=sideways(SMALL), language="nb-NO"),
        Device(size=ANDROID, sharp=SHARP, still=False),
    ),
    "shifters": (
        Device(size=SMALL, language="nb-NO"),
        Device(size=sideways(SMALL), language="nb-NO"),
        Device(size=SMALL, turned=True),
        Device(size=ANDROID, sharp=SHARP, language="nb-NO"),
        Device(size=sideways(ANDROID), sharp=SHARP),
        Device(size=SMALL),
    ),
    "varulv": (
        Device(size=SMALL, turned=True),
        Device(size=sideways(SMALL), language="nb-NO"),
        Device(size=ANDROID, sharp=SHARP, language="nb-NO"),
        Device(size=sideways(ANDROID), sharp=SHARP),
    ),
}
TYPING = 2
"""So many type the code; the others have scanned it."""
WHERE = """
() => {
  const { phase, step } = document.querySelector('[data-testid=play], [data-testid=host]').dataset;
  return [`${phase} ${step}`, document.scrollingElement.scrollHeight - innerHeight];
}
"""
UNHURRIED = {**dict.fromkeys(Limits.__struct_fields__, 600.0), "pause": 1.0}
"""Every countdown is on the screens, and none runs out on a slow machine."""


@dataclass
class Evening:
    """A table in the middle of its lobby, and everybody's pages."""

    hub: Hub
    people: People
    host: Page
    screen: Page
    table: Living
    phones: dict[Seat, tuple[Page, Device]]


async def gather(hub: Hub, people: People, play: Screenplay) -> Evening:
    """A table is set up from the start page; everybody comes, by typing the code or by the link of the QR."""
    motion = {} if play is WITCHES else {"reduced_motion": "reduce"}  # large pictures that move cost most
    host = await people.page(hub.url, LAPTOP, **motion)
    await host.get_by_test_id("table-language").select_option(play.language)
    await host.get_by_test_id("create").click()
    await host.get_by_test_id("open-host").click()
    await host.get_by_test_id("host").wait_for()
    [runtime] = hub.house.tables()
    table = Living(hub, runtime, hub.house.host_token(runtime))
    screen = await people.page(table.table_url, TELEVISION, **motion)
    devices = DEVICES[play.rulebook]
    phones: dict[Seat, tuple[Page, Device]] = {}
    for name, device in zip(NAMES, devices, strict=False):
        typing = len(phones) < TYPING
        page = await device.open(people, hub.url if typing else table.join_url)
        await join(page, name, runtime.code if typing else None)
        phones[runtime.session.table.order[-1]] = (page, device)
    await table.seat(NAMES[len(devices) : len(play.dealt)])
    for name in NAMES[: len(play.dealt)]:
        await expect(screen.get_by_test_id("seats")).to_contain_text(name)
    return Evening(hub, people, host, screen, table, phones)


async def choose(host: Page, play: Screenplay) -> None:
    """The host chooses the game, turns the dials and the house rules, all by clicking."""
    await host.get_by_test_id(f"book-{play.rulebook}").click()
    for fold in ("host-deck", "host-house"):
        await host.get_by_test_id(fold).locator("summary").click()
    for role in play.dials:
        value = host.get_by_test_id(f"dial-{role}-value")
        await host.get_by_test_id(f"dial-{role}-more").click()
        await expect(value).to_have_text("1")
    for rule, value in play.rules.items():
        switch = host.get_by_test_id("bloodless" if rule == "bloodless_first_night" else f"{rule}-{value}")
        await switch.click()
        await expect(switch).to_have_attribute("aria-checked" if value is True else "aria-pressed", "true")


async def watch(stage: Stage, page: Page, who: str) -> None:
    """Minds how a shared page is laid out, at every change of phase."""
    seen = None
    while True:
        where, below = await page.evaluate(WHERE)
        if where != seen:
            seen = where
            await stage.mind(page, who, where)
        if who == "table" and below > 0 and "over" not in where:
            stage.faults.append(f"table, {where}: {below} points below the television's edge")
        await asyncio.sleep(4 * GLANCE)


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.timeout(180)
@pytest.mark.parametrize("play", BOOKS_PLAYED, ids=lambda play: play.rulebook)
async def test_a_whole_game_is_played_by_tapping(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, play: Screenplay
) -> None:
    """Every kind of question is met with on a phone; nothing runs out of a screen, no complaint is made."""
    deal_as_written(monkeypatch, play)
    async with running_hub() as hub:
        people = People(browser)
        evening = await gather(hub, people, play)
        await choose(evening.host, play)
        table = evening.table
        await table.host(ChangeSettings(changes={"pace": "test", "limits": UNHURRIED}))
        stage = Stage(table, Cast(play, table.runtime.session.table.order), BOOKS[play.rulebook])
        stage.phones |= set(evening.phones)
        for seat in table.tokens:
            await table.do(seat, SayReadyToStart(seat=seat, ready=True))
        async with asyncio.TaskGroup() as tasks:
            actors = [
                tasks.create_task(Actor(stage, seat, page, device).play())
                for seat, (page, device) in evening.phones.items()
            ]
            await expect(evening.host.get_by_test_id("problem")).to_have_text("Everything is ready.")
            await evening.host.get_by_test_id("host-start").click()
            await expect(evening.screen.get_by_test_id("play")).to_be_visible()
            others = [
                tasks.create_task(stand_in(stage)),
                tasks.create_task(watch(stage, evening.screen, "table")),
                tasks.create_task(watch(stage, evening.host, "host")),
            ]
            results = await asyncio.gather(*actors)
            await expect(evening.screen.get_by_test_id("winner")).to_be_visible()
            await expect(evening.host.get_by_test_id("play-again")).to_be_visible()
            for task in others:
                task.cancel()

        print(play.rulebook, sorted(stage.met))
        assert stage.met == possible_kinds(play)
        winner = table.runtime.table_view().game
        assert winner is not None and winner.winner == play.winner
        assert len(set(results)) > 1, "one side has won and the other has lost"
        assert stage.faults == []
        assert people.failed == []
        assert people.complaints == []
