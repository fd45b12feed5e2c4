"""The host's page in a browser: what to do first, who sits where, and what every control does."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.async_api import Browser, Page, expect

from hub.game.place import Place
from hub.game.speaker_rights import Standing
from hub.rules import commands as game
from hub.rules.ids import Seat
from hub.rules.lobby import commands as lobby
from narrator.outlets.browser import BrowserOutlet
from tests.browser.evening import PHONE, People, running_hub
from tests.browser.living import NAMES, Living
from tests.game.quiet import QuietVoices

pytestmark = [pytest.mark.browser, pytest.mark.timeout(60)]


class ScreenVoices(QuietVoices):
    """Without speakers: the table's screen is the only voice."""

    def place(self, table: str, on_change: Callable[[], None], standing: Callable[[], Standing]) -> Place:
        outlet = BrowserOutlet(on_change=on_change)
        return Place(outlet, outlet)


def order(table: Living) -> tuple[int, ...]:
    return tuple(table.runtime.session.table.order)


async def middle(page: Page, testid: str) -> tuple[float, float]:
    box = await page.get_by_test_id(testid).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def test_the_first_page_says_what_to_do(browser: Browser) -> None:
    """Nobody is there yet: the code to scan stands first, and no count of nobody."""
    async with running_hub() as hub:
        people = People(browser)
        table = await Living.open(hub, "witches", seats=0)
        host = await people.page(table.host_url, PHONE)
        await expect(host.get_by_test_id("problem")).to_have_text(
            "Nobody is here yet. This game needs at least 5."
        )
        await expect(host.get_by_test_id("qr")).to_be_in_viewport()
        await expect(host.get_by_test_id("host-start")).to_be_disabled()
        joined = await table.runtime.join(id="first-one", name="Kari")
        assert joined is not None
        await expect(host.get_by_test_id("problem")).to_have_text("1 of at least 5 players are here.")
        assert people.complaints == []


async def test_what_every_host_decides_is_at_hand_and_all_else_says_what_it_is_set_to(
    browser: Browser,
) -> None:
    """On a phone: who is here, which game and how the night goes without opening anything, in that order, and
    the button that starts it always in sight; deck, limits, house rules and sound are one line each."""
    async with running_hub() as hub:
        people = People(browser)
        table = await Living.open(hub, "witches", seats=6)
        page = await people.page(table.host_url, PHONE)
        await expect(page.get_by_test_id("host-voice").locator("summary")).to_contain_text("English")
        tops = [
            (box["y"], box["height"])
            for each in ("host-seats", "host-book", "host-style", "host-more")
            if (box := await page.get_by_test_id(each).bounding_box()) is not None
        ]
        assert [top for top, _ in tops] == sorted(top for top, _ in tops)
        assert len(tops) == 4
        assert sum(tops[-1]) < 4.2 * PHONE["height"]
        for each in ("style-called", "style-together", "book-varulv", "add-bot"):
            await page.get_by_test_id(each).scroll_into_view_if_needed()
            await expect(page.get_by_test_id(each)).to_be_in_viewport()
            await expect(page.get_by_test_id("host-start")).to_be_in_viewport(ratio=1)
        for each in ("device", "volume", "limit-vote", "tie-nobody", "copy-link"):
            await expect(page.get_by_test_id(each)).not_to_be_visible()
        await page.get_by_test_id("limits").locator("summary").click()
        await page.get_by_test_id("limit-vote").fill("240")
        await page.get_by_test_id("limit-vote").blur()
        await expect(page.get_by_test_id("limits").locator("summary")).to_contain_text("The vote: 4\u00a0min")
        table.runtime.sound.set_voice_loudness(muted=True)
        await expect(page.get_by_test_id("called-unheard")).to_contain_text("closed eyes cannot read")
        await page.get_by_test_id("style-together").click()
        await expect(page.get_by_test_id("style-together")).to_have_attribute("aria-pressed", "true")
        await expect(page.get_by_test_id("called-unheard")).to_have_count(0)
        assert people.complaints == []


async def test_where_phone_and_table_speak_two_languages_it_is_said(browser: Browser) -> None:
    """In one sentence, where the phone's own language is picked, and no longer once they are the same."""
    async with running_hub() as hub:
        people = People(browser)
        table = await Living.open(hub, seats=4)
        page = await people.page(table.host_url, PHONE)
        both = page.get_by_test_id("two-languages")
        await expect(both).to_have_count(0)
        await page.get_by_test_id("language-nb").click()
        await expect(both).to_have_text("Denne siden er på norsk. Forteller og bordskjerm: English.")
        await page.get_by_test_id("host-voice").locator("summary").click()
        await page.get_by_test_id("speaks-nb").click()
        await expect(both).to_have_count(0)
        assert people.complaints == []


async def test_the_host_sees_who_is_waited_for_by_day_alone(browser: Browser) -> None:
    """Whoever has not looked at the card, is not ready to vote or has not voted; at night nobody is named."""
    async with running_hub() as hub:
        people = People(browser)
        table = await Living.open(hub, "varulv", seats=5)
        host = await people.page(table.host_url, PHONE)
        doing = host.get_by_test_id("doing")
        await table.start()
        await table.confirm_cards(but=2)
        await expect(doing).to_have_text("Waiting for Ola.")
        await table.do(2, game.ConfirmCard(step=table.game.step.id, seat=Seat(2)))
        await table.until_open("stage")
        await table.answer(but=3)
        await expect(doing).to_have_text("Waiting for answers.")
        await table.answer()
        await table.until_open("discussion")
        await expect(doing).to_have_text("Waiting for everybody.")
        late = table.game.alive[-1]
        await table.ready(but=late)
        await expect(doing).to_have_text(f"Waiting for {NAMES[late - 1]}.")
        assert people.complaints == []


async def test_what_is_asked_is_noticed_wherever_the_page_is_scrolled(browser: Browser) -> None:
    """When the cards are dealt the page begins at its top. A lost phone, and a wish to leave that may be put
    off, show over whatever is being looked at, and in the tab's title."""
    async with running_hub() as hub:
        people = People(browser)
        table = await Living.open(hub, "witches", seats=6)
        host = await people.page(table.host_url, PHONE)
        await host.get_by_test_id("host-keep").scroll_into_view_if_needed()
        assert await host.evaluate("scrollY") > 500
        await host.get_by_test_id("host-start").click()
        await expect(host.get_by_test_id("controls")).to_be_in_viewport()
        assert await host.evaluate("scrollY") == 0
        await host.evaluate("scrollTo(0, document.body.scrollHeight)")
        table.runtime.phones.ask(id="lost-it", seat=Seat(2))
        await expect(host).to_have_title(re.compile(r"^\(1\) "))
        await host.get_by_test_id("asked").click()
        await expect(host.get_by_test_id("pairing-2")).to_be_in_viewport(ratio=1)
        await expect(host.get_by_test_id("asked")).to_have_count(0)
        await host.get_by_test_id("refuse-pairing").click()
        await table.do(3, lobby.WishToLeave(seat=Seat(3), wish=True))
        await host.get_by_test_id("not-now-3").click()
        await expect(host.get_by_test_id("wish-3")).to_have_count(0)
        await expect(host.get_by_test_id("host-seats")).to_contain_text("asks to leave")
        assert people.complaints == []


async def test_who_sits_down_meanwhile_is_seen_on_the_way_in(browser: Browser) -> None:
    """The list is not from when the page was opened: a name that is taken stands in it at once."""
    async with running_hub() as hub:
        people = People(browser)
        table = await Living.open(hub, seats=0)
        page = await people.page(table.join_url, PHONE)
        await expect(page.get_by_test_id("join-page")).to_contain_text("Nobody is here yet")
        await table.runtime.join(id="first-one", name="Kari")
        await page.get_by_test_id("name").fill("Kari")
        await page.get_by_test_id("join").click()
        await expect(page.get_by_test_id("join-error")).to_be_visible()
        await expect(page.locator(".here")).to_have_text("Kari")


async def test_seats_are_put_in_order_by_dragging(browser: Browser) -> None:
    """With a mouse and with a finger; what is dragged lands where it is let go, and the page stands still."""
    async with running_hub() as hub:
        table = await Living.open(hub, seats=5)
        context = await browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True)
        page = await context.new_page()
        await page.goto(table.host_url)
        await page.get_by_test_id("host-seats").evaluate("list => scrollTo(0, list.offsetTop - 100)")
        x, y = await middle(page, "drag-1")
        _, below = await middle(page, "drag-3")
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x, (y + below) / 2)
        await page.mouse.move(x, below + 8)
        await page.mouse.up()
        await expect(page.locator("[data-testid=host-seats] li").nth(2)).to_have_attribute("data-seat", "1")
        await page.wait_for_timeout(200)
        assert order(table) == (2, 3, 1, 4, 5)

        scrolled = await page.evaluate("scrollY")
        x, y = await middle(page, "drag-5")
        _, top = await middle(page, "drag-2")
        finger = await context.new_cdp_session(page)
        for kind, at in (("touchStart", y), ("touchMove", (y + top) / 2), ("touchMove", top - 8)):
            touch = {"type": kind, "touchPoints": [{"x": x, "y": at}]}
            await finger.send("Input.dispatchTouchEvent", touch)
        await finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        await expect(page.locator("[data-testid=host-seats] li").nth(0)).to_have_attribute("data-seat", "5")
        await page.wait_for_timeout(200)
        assert order(table) == (5, 2, 3, 1, 4)
        assert await page.evaluate("scrollY") == scrolled
        await context.close()


async def test_seats_are_put_in_order_by_keyboard_and_by_tapping(browser: Browser) -> None:
    """Arrow keys at the handle, said aloud, focus kept; or two buttons in the seat's menu."""
    async with running_hub() as hub:
        people = People(browser)
        table = await Living.open(hub, seats=4)
        page = await people.page(table.host_url, PHONE)
        await page.get_by_test_id("drag-4").focus()
        await page.keyboard.press("ArrowUp")
        await expect(page.get_by_test_id("placed")).to_have_text("Bjørn is now place 3 of 4.")
        await page.wait_for_timeout(200)
        await page.keyboard.press("Home")
        await expect(page.get_by_test_id("placed")).to_have_text("Bjørn is now place 1 of 4.")
        await page.wait_for_timeout(200)
        assert order(table) == (4, 1, 2, 3)
        await expect(page.get_by_test_id("drag-4")).to_be_focused()
        await page.get_by_test_id("row-2").click()
        await page.get_by_test_id("down-2").click()
        await page.wait_for_timeout(200)
        assert order(table) == (4, 1, 3, 2)
        assert people.complaints == []


async def test_who_is_away_is_told_by_day_alone(browser: Browser) -> None:
    """At night phones in use stay awake and others fall asleep: the host's page says nothing of it."""
    async with running_hub() as hub:
        people = People(browser)
        table = await Living.open(hub, "varulv", seats=5)
        host = await people.page(table.host_url, PHONE)
        await people.page(table.url(1), PHONE)
        await table.start()
        await expect(host.get_by_test_id("away")).to_contain_text("Ola, Ingrid, Bjørn and Åse")
        await table.confirm_cards()
        await table.until_open("stage")
        await expect(host.get_by_test_id("phase")).to_contain_text("Night 1")
        await expect(host.get_by_test_id("away")).to_have_count(0)
        await expect(host.get_by_test_id("host-seats")).not_to_contain_text("away")
        await table.answer()
        await table.until_open("discussion")
        await expect(host.get_by_test_id("away")).to_be_visible()


async def test_every_control_does_what_it_says(browser: Browser) -> None:
    """Pause and go on, more time, moving on, calling off, after which nothing is asked of that game any more,
    and dealing again with one tap."""
    async with running_hub() as hub:
        people = People(browser)
        table = await Living.open(hub, "witches", seats=6)
        host = await people.page(table.host_url, PHONE)
        await host.get_by_test_id("host-start").click()
        await host.get_by_test_id("pause").click()
        await expect(host.get_by_test_id("resume")).to_be_visible()
        assert table.game.paused
        await host.get_by_test_id("resume").click()
        await host.get_by_test_id("repeat").click()
        limit = table.game.step.limit_at
        await host.get_by_test_id("add-time").click()
        await table.until(lambda g: g.step.limit_at != limit)
        await host.get_by_test_id("close-step").click()
        await host.get_by_test_id("close-step-sure").click()
        await table.until(lambda g: g.night == 1)
        await host.get_by_test_id("row-6").click()
        await host.get_by_test_id("remove-6").click()
        await host.get_by_test_id("remove-6-sure").click()
        await table.until(lambda g: 6 not in g.alive)
        await table.do(2, lobby.WishToLeave(seat=Seat(2), wish=True))
        await host.get_by_test_id("call-off").click()
        await host.get_by_test_id("call-off-sure").click()
        await expect(host.get_by_test_id("host-over")).to_have_text(
            "The game was called off. Nothing is revealed."
            " Deal again: the same game and seats, with new cards."
            " Removed, or left: Sigurd. The next game begins without them."
        )
        await expect(host.get_by_test_id("wish-2")).to_have_count(0)
        await host.get_by_test_id("deal-again").click()
        await table.until(lambda g: g.number == 2)
        assert people.complaints == []


async def test_a_host_who_plays_is_warned_when_their_phone_would_speak(browser: Browser) -> None:
    """With the table's screen as the only voice it has to be on another device than the host's seat: said at
    once, in the tab of the controls, when the seat is taken in another one; no longer once a screen elsewhere
    speaks."""
    async with running_hub(ScreenVoices()) as hub:
        people = People(browser)
        table = await Living.open(hub, seats=4)
        phone = await people.page(table.host_url, PHONE)
        await expect(phone.get_by_test_id("take-seat")).to_be_visible()
        await expect(phone.get_by_test_id("voice-warning")).to_have_count(0)
        tab = await phone.context.new_page()
        await tab.goto(table.join_url)
        await tab.get_by_test_id("name").fill("Host")
        await tab.get_by_test_id("join").click()
        await tab.get_by_test_id("seat").wait_for()
        await expect(phone.get_by_test_id("voice-warning")).to_be_visible()
        await expect(phone.get_by_test_id("open-seat")).to_contain_text("Host")
        table.runtime.sound.report("", "enabled", "the-screen-on-the-wall")
        await expect(phone.get_by_test_id("voice-warning")).to_have_count(0)


async def test_before_moving_on_from_the_cards_the_host_is_told_who_has_not_confirmed(
    browser: Browser,
) -> None:
    """How many and who, as all can see on the table's screen; of a night the same page says nothing."""
    async with running_hub() as hub:
        people = People(browser)
        table = await Living.open(hub, "varulv", seats=5)
        await table.start()
        page = await people.page(table.host_url, PHONE)
        await table.confirm_cards(but=2)
        move_on = page.get_by_test_id("close-step")
        await move_on.click()
        await expect(page.get_by_test_id("controls")).to_contain_text("not confirmed yet by 1 of 5: Ola.")
        await page.get_by_test_id("close-step-sure").click()
        await table.until_open("stage")
        await move_on.click()
        await expect(page.get_by_test_id("controls")).to_contain_text("stays unanswered. Move on?")
        step = table.game.step.id
        assert (
            await table.runtime.host_command(id="late", game=1, command=game.LimitPassed(step=step)) is None
        )
        await expect(page.get_by_test_id("close-step-sure")).to_have_count(
            0
        )  # that was asked of another step
        assert people.complaints == []


async def test_a_martyr_is_offered_as_soon_as_one_will_be_dealt(browser: Browser) -> None:
    """Six seats have none: a tie is nobody's end, whatever was set; with the seventh there is one."""
    async with running_hub() as hub:
        people = People(browser)
        table = await Living.open(hub, "witches", seats=6)
        page = await people.page(table.host_url, PHONE)
        await expect(page.get_by_test_id("tie-nobody")).to_have_attribute("aria-pressed", "true")
        await expect(page.get_by_test_id("tie-martyr")).to_have_count(0)
        await table.runtime.join(id="the-seventh", name="Sigrid")
        await expect(page.get_by_test_id("tie-martyr")).to_have_attribute("aria-pressed", "true")
        assert people.complaints == []
