"""Phones fail: they lock, reload, lose the Wi-Fi, lie about the time. The same link always leads back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import pytest
from playwright.async_api import Browser, Page, expect

from hub.rules.ids import Seat
from hub.web import headers
from tests.browser.evening import PHONE
from tests.browser.phones import evening, pick, scene, to_night
from tests.browser.wire import wire_to

BACK_WITHIN = 2_000
"""Milliseconds in which a link leads back to where the game is."""
AWAY_WITHIN = 3_000
"""The same for a page that the browser had put to sleep."""
SMALL, SIDEWAYS = {"width": 320, "height": 568}, {"width": 568, "height": 320}

pytestmark = [pytest.mark.browser, pytest.mark.slow]


async def reload(page: Page, name: str) -> None:
    """The page is loaded anew, and is at the scene again in time."""
    await page.reload()
    await expect(scene(page, name)).to_be_visible(timeout=BACK_WITHIN)


async def test_a_reload_forgets_nothing(browser: Browser) -> None:
    """Same seat, same step, what was picked is still picked and what was confirmed is confirmed."""
    async with evening(browser) as (_, table, people):
        page = await people.page(table.url(1), PHONE)
        await expect(scene(page, "lobby")).to_be_visible()
        await page.get_by_test_id("ready").click()
        await expect(page.get_by_test_id("ready")).to_have_attribute("aria-pressed", "true")
        await reload(page, "lobby")
        await expect(page.get_by_test_id("ready")).to_have_attribute("aria-pressed", "true")

        await table.start()
        await reload(page, "cards")
        await expect(page.get_by_test_id("card-face")).to_have_count(0)
        await table.confirm_cards()

        await table.until_open("stage")
        await reload(page, "prompt")
        tile = await pick(page)
        await reload(page, "prompt")
        await expect(tile).to_have_attribute("aria-pressed", "true")
        await page.get_by_test_id("confirm").click()
        await expect(page.get_by_test_id("confirm")).to_have_text("Confirmed")
        await reload(page, "prompt")
        await expect(page.get_by_test_id("confirm")).to_have_text("Confirmed")
        await expect(page.get_by_test_id("confirm")).to_be_disabled()

        await table.answer()
        await table.until_open("discussion")
        await reload(page, "talk" if 1 in table.game.alive else "dead")
        await table.ready()
        await table.until_open("vote")
        mine = table.game.alive[0]
        await page.goto(table.url(mine))
        other = table.game.alive[1]
        await page.get_by_test_id(f"vote-{other}").click()
        await page.get_by_test_id("vote-confirm").click()
        await expect(page.get_by_test_id("status")).to_contain_text("You voted for")
        await reload(page, "vote")
        await expect(page.get_by_test_id("status")).to_contain_text("You voted for")
        await table.vote(other)
        await table.until(lambda game: game.over or game.phase == "night")
        if table.game.over:
            await reload(page, "over")


async def test_a_phone_without_any_memory_is_let_in_by_its_link_alone(browser: Browser) -> None:
    """Cookies and storage gone, in the middle of the night: same seat and role, no name asked, nobody new."""
    async with evening(browser) as (_, table, people):
        page = await people.page(table.url(1), PHONE)
        await to_night(table, but=0)
        await table.until_open("stage")
        await expect(scene(page, "prompt")).to_be_visible()
        asked = await page.get_by_test_id("ask").inner_text()
        await page.context.close()

        again = await people.page(table.url(1), PHONE)
        await expect(scene(again, "prompt")).to_be_visible(timeout=BACK_WITHIN)
        await expect(again.get_by_test_id("ask")).to_have_text(asked)
        assert len(table.runtime.session.table.members) == 5


@pytest.mark.timeout(90)
async def test_a_silent_line_is_noticed_and_comes_back_by_itself(browser: Browser) -> None:
    """Packets vanish, nothing closes: a banner within 20 seconds, the present within 5 of the mending."""
    async with evening(browser) as (hub, table, people):
        port = int(hub.url.rstrip("/").rpartition(":")[2])
        async with wire_to(port) as (wire, here):
            page = await people.page(table.url(1).replace(f":{port}/", f":{here}/"), PHONE)
            await expect(page.get_by_test_id("ready")).to_be_enabled()  # all of the page is there
            wire.cut()
            await expect(page.get_by_test_id("reconnecting")).to_be_visible(timeout=20_000)
            await expect(page.get_by_test_id("ready")).to_be_disabled()
            await table.start()
            wire.mend()
            await expect(scene(page, "cards")).to_be_visible(timeout=5_000)
            await expect(page.get_by_test_id("reconnecting")).to_have_count(0)
            await page.context.close()
        people.complaints.clear()  # the browser itself reports requests that were swallowed


async def test_without_a_network_the_page_says_so_and_returns_with_it(browser: Browser) -> None:
    """The Wi-Fi goes and comes back: a banner, closed buttons, and the newest state within 5 seconds."""
    async with evening(browser) as (_, table, people):
        page = await people.page(table.url(1), PHONE)
        await expect(page.get_by_test_id("ready")).to_be_enabled()
        await page.context.set_offline(True)
        await expect(page.get_by_test_id("reconnecting")).to_be_visible(timeout=20_000)
        await expect(page.get_by_test_id("ready")).to_be_disabled()
        await table.start()
        await page.context.set_offline(False)
        await expect(scene(page, "cards")).to_be_visible(timeout=5_000)
        await expect(page.get_by_test_id("reconnecting")).to_have_count(0)
        people.complaints.clear()  # the browser itself reports requests without a network


async def test_a_frozen_tab_wakes_up_in_the_present_with_its_card_covered(browser: Browser) -> None:
    """The phone was locked while the game went on: what lay open is covered, what is shown is new."""
    async with evening(browser) as (_, table, people):
        page = await people.page(table.url(1), PHONE)
        await table.start()
        await page.get_by_test_id("card-look").focus()
        await page.keyboard.press("Enter")
        await expect(page.get_by_test_id("card-face")).to_be_visible()
        chrome = await page.context.new_cdp_session(page)
        await page.evaluate("window.dispatchEvent(new Event('blur'))")
        await chrome.send("Page.setWebLifecycleState", {"state": "frozen"})
        await table.confirm_cards()
        await table.until_open("stage")
        await chrome.send("Page.setWebLifecycleState", {"state": "active"})
        await expect(scene(page, "prompt")).to_be_visible(timeout=AWAY_WITHIN)
        await expect(page.get_by_test_id("card-face")).to_have_count(0)


@pytest.mark.parametrize("kept", [True, False], ids=["kept by the browser", "thrown away"])
async def test_the_way_back_leads_into_the_present(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    """Another page, then Back: the newest state, and no button of the old one.

    Chromium keeps no page that says it must not be stored, as ours do; others may. So it is told otherwise.
    """
    if kept:
        monkeypatch.setitem(headers.ALWAYS, "Cache-Control", "no-cache")
    async with evening(browser) as (hub, table, people):
        page = await people.page(table.url(1), PHONE)
        await expect(scene(page, "lobby")).to_be_visible()
        await page.evaluate("addEventListener('pageshow', ({ persisted }) => { window.kept = persisted; })")
        await page.goto(hub.url)
        await table.start()
        await page.go_back(wait_until="commit")
        await expect(scene(page, "cards")).to_be_visible(timeout=AWAY_WITHIN)
        await expect(page.get_by_test_id("ready")).to_have_count(0)
        assert await page.evaluate("window.kept ?? false") is kept
        await page.get_by_test_id("card-look").focus()
        await page.keyboard.press("Enter")
        await page.get_by_test_id("card-close").click()
        await page.get_by_test_id("card-confirm").click()
        await expect(page.get_by_test_id("card-confirm")).to_have_text("Confirmed")
        assert 1 in table.game.ready


@pytest.mark.parametrize("same_phone", [True, False], ids=["two tabs", "two phones"])
async def test_one_seat_on_two_pages_is_one_seat(browser: Browser, same_phone: bool) -> None:
    """Both follow, neither throws the other out, and what one confirms the other shows."""
    async with evening(browser) as (_, table, people):
        one = await people.page(table.url(1), PHONE)
        if same_phone:
            two = await one.context.new_page()
            await two.goto(table.url(1))
        else:
            two = await people.page(table.url(1), PHONE)
        await to_night(table, but=0)
        await table.until_open("stage")
        for page in (one, two):
            await expect(scene(page, "prompt")).to_be_visible()
        await pick(one)
        await one.get_by_test_id("confirm").click()
        await expect(two.get_by_test_id("confirm")).to_have_text("Confirmed")
        await expect(one.get_by_test_id("confirm")).to_have_text("Confirmed")
        assert [seat for seat, answer in table.game.answers.items() if answer.confirmed] == [1]


async def test_a_turned_phone_keeps_the_choice_and_every_button(browser: Browser) -> None:
    """320 by 568 and back: the pick stays, and the confirmation is on the screen both ways."""
    async with evening(browser) as (_, table, people):
        page = await people.page(table.url(1), SMALL)
        await to_night(table, but=0)
        await table.until_open("stage")
        tile = await pick(page)
        for size in (SIDEWAYS, SMALL):
            await page.set_viewport_size(size)  # type: ignore[arg-type]
            await expect(tile).to_have_attribute("aria-pressed", "true")
            for button in ("confirm", "card-look", "menu-open"):
                await expect(page.get_by_test_id(button)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("minutes", [-10, 10])
async def test_the_time_left_is_right_whatever_a_phone_takes_for_the_time(
    browser: Browser, minutes: int
) -> None:
    """A clock that is ten minutes off changes nothing: within a second of the hub's own count."""
    async with evening(browser, limits={"pause": 1.0, "card": 90.0}) as (_, table, people):
        page = await people.page(table.url(1), PHONE)
        await page.clock.set_system_time(datetime.now() + timedelta(minutes=minutes))
        assert abs(await page.evaluate("Date.now()") / 1000 - time.time() - 60 * minutes) < 30
        await table.start()
        await expect(page.get_by_test_id("countdown")).to_be_visible()
        await asyncio.sleep(1.5)
        shown = await page.get_by_test_id("countdown").inner_text()
        left = table.runtime.remaining()
        whole = sum(int(part) * 60**place for place, part in enumerate(reversed(shown.split(":"))))
        assert left is not None and abs(whole - left) <= 1


async def test_a_lost_host_page_is_found_again_in_the_middle_of_a_vote(browser: Browser) -> None:
    """In the same browser and in another: the running game's controls; meanwhile its clock goes on."""
    async with evening(browser, limits={"pause": 1.0, "vote": 60.0}) as (_, table, people):
        host = await people.page(table.host_url, PHONE)
        await to_night(table, but=0)
        await table.until_open("stage")
        await table.answer()
        await table.until_open("discussion")
        await table.ready()
        await table.until_open("vote")
        await expect(host.get_by_test_id("controls")).to_be_visible()
        await host.close()
        for again in (await host.context.new_page(), await people.page("about:blank", PHONE)):
            await again.goto(table.host_url)
            await expect(again.get_by_test_id("controls")).to_be_visible(timeout=BACK_WITHIN)
            await expect(again.get_by_test_id("countdown")).to_be_visible()


async def test_ten_fast_taps_choose_one_seat_and_one_confirmation_counts(browser: Browser) -> None:
    """The last tap counts, and the page shows what the hub has."""
    async with evening(browser) as (_, table, people):
        page = await people.page(table.url(1), PHONE)
        await to_night(table, but=0)
        await table.until_open("stage")
        tiles = page.locator('[data-testid^="target-"][data-legal="true"]')
        await expect(tiles.first).to_be_visible()
        one, two = tiles.nth(0), tiles.nth(1)
        taps: list[Callable[[], Awaitable[None]]] = [one.click, two.click] * 5
        for tap in taps:
            await tap()
        await expect(page.locator('[data-testid^="target-"][aria-pressed="true"]')).to_have_count(1)
        await page.evaluate("""() => {
            const confirm = document.querySelector('[data-testid="confirm"]');
            for (let i = 0; i < 5; i += 1) confirm.click();
        }""")
        await expect(page.get_by_test_id("confirm")).to_have_text("Confirmed")
        wanted = await two.get_attribute("data-testid")
        assert f"target-{table.game.answers[Seat(1)].picks[0]}" == wanted


@pytest.mark.parametrize(
    ("language", "anew", "late"),
    [("en", "started again", "took too long"), ("nb", "startet på nytt", "tok for lang tid")],
)
async def test_a_lost_phone_that_asks_while_the_hub_starts_again_gets_a_new_number(
    browser: Browser, language: str, anew: str, late: str
) -> None:
    """It is told why, and the host sees the new number; only one that was too old has taken too long."""
    async with evening(browser) as (_, table, people):
        page = await people.page(table.join_url, PHONE)
        await page.get_by_test_id(f"language-{language}").click()
        for each in ("lost-phone", "lost-seat-2", "lost-ask"):
            await page.get_by_test_id(each).click()
        await expect(page.get_by_test_id("pairing-code")).to_be_visible()
        requests = table.runtime._scene.pairings

        requests._by_id.clear()  # all that a restart forgets
        await expect(page.get_by_test_id("pairing-new")).to_contain_text(anew)
        (row,) = table.runtime.host_view().pairings
        assert row.seat == 2
        await expect(page.get_by_test_id("pairing-code")).to_have_text(row.code)

        await page.evaluate("const then = Date.now() + 3600e3; Date.now = () => then")
        requests._by_id.clear()
        await expect(page.get_by_test_id("lost")).to_contain_text(late)
        await page.get_by_test_id("lost-ask").click()
        await expect(page.get_by_test_id("pairing-new")).to_have_count(0)
        (row,) = table.runtime.host_view().pairings
        await table.runtime.phones.approve(id="it-matches", code=row.code)
        await expect(scene(page, "lobby")).to_be_visible()
        people.complaints[:] = [each for each in people.complaints if "404" not in each]
