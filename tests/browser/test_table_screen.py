"""The table's screen: what a passer-by needs, for a whole evening, on as many screens as there are."""

from __future__ import annotations

import io

import pytest
import zxingcpp
from PIL import Image
from playwright.async_api import Browser, Page, expect

from hub.web.invites import Invites
from tests.browser.evening import PHONE, People, running_hub
from tests.browser.living import Living

QUARTER = 4
"""A QR has to be read from a picture of the screen this many times smaller."""
ANDROID = {"width": 412, "height": 915}
SIZES = ({"width": 1280, "height": 720}, {"width": 1920, "height": 1080})

pytestmark = [pytest.mark.browser, pytest.mark.slow]


async def read_qr(page: Page) -> str:
    """What a camera across the room reads."""
    picture = Image.open(io.BytesIO(await page.screenshot())).convert("RGB")
    far = picture.resize((picture.width // QUARTER, picture.height // QUARTER), Image.Resampling.LANCZOS)
    found = zxingcpp.read_barcodes(far)
    assert found, "no QR could be read"
    return found[0].text


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']} wide")
async def test_the_qr_is_read_across_the_room_by_day_and_by_night(
    browser: Browser, size: dict[str, int]
) -> None:
    """Before the game on the screen itself, then one tap away, dim at night; it is read in every light."""
    async with running_hub() as hub:
        table = await Living.open(hub)
        screen = await People(browser).page(table.table_url, size)
        await expect(screen.get_by_test_id("qr")).to_be_visible()
        invited = await read_qr(screen)
        assert invited == table.join_url and len(invited) <= 60
        await table.start()
        await table.confirm_cards()
        await table.until_open("stage")
        await expect(screen.locator('html[data-mood="night"]')).to_be_attached()
        await screen.get_by_test_id("show-join").click()
        await expect(screen.get_by_test_id("qr")).to_be_visible()
        assert await read_qr(screen) == invited
        await screen.get_by_test_id("join-sheet-close").click()
        await expect(screen.get_by_test_id("qr")).to_have_count(0)
        await to_day(table)
        await expect(screen.locator('html[data-mood="day"]')).to_be_attached()
        await screen.get_by_test_id("show-join").click()
        await expect(screen.get_by_test_id("qr")).to_be_visible()
        assert await read_qr(screen) == invited


async def to_day(table: Living) -> None:
    await table.answer()
    await table.until_open("discussion")


async def test_the_qr_of_one_s_own_seat_is_shown_on_demand_and_opens_that_seat(browser: Browser) -> None:
    """On one's own phone, with a warning, by night and by day; gone again when the phone is put away."""
    async with running_hub() as hub:
        table = await Living.open(hub)
        people = People(browser)
        phone = await people.page(table.url(2), ANDROID, device_scale_factor=2.625)
        await table.start()
        await table.confirm_cards()
        await table.until_open("stage")
        for mood in ("night", "day"):
            await expect(phone.locator(f'html[data-mood="{mood}"]')).to_be_attached()
            await phone.get_by_test_id("menu-open").click()
            await expect(phone.get_by_test_id("qr")).to_have_count(0)
            await phone.get_by_test_id("show-link").click()
            await phone.get_by_test_id("qr").scroll_into_view_if_needed()
            link = await read_qr(phone)
            assert link == table.url(2)
            await phone.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
            await expect(phone.get_by_test_id("qr")).to_have_count(0)
            await phone.get_by_test_id("menu-close").click()
            if mood == "night":
                await to_day(table)
        other = await people.page(link, PHONE)
        await expect(other).to_have_title("Ola · Nightwake")


async def test_several_screens_show_the_same_table_and_each_survives_a_reload(browser: Browser) -> None:
    """A television and a laptop: the same phase at once, in the table's language, as its captions are. Before
    the game another one may be chosen on a screen, which then says what the storyteller speaks."""
    async with running_hub() as hub:
        table = await Living.open(hub)
        people = People(browser)
        television, laptop = [await people.page(table.table_url, size) for size in SIZES]
        await laptop.get_by_test_id("language-nb").click()
        await expect(laptop.get_by_test_id("two-languages")).to_contain_text("English")
        await expect(television.get_by_test_id("two-languages")).to_have_count(0)
        await table.start()
        for screen in (television, laptop):
            await expect(screen.get_by_test_id("phase")).to_have_text("The cards")
            await expect(screen.get_by_test_id("language-nb")).to_have_count(0)
        await laptop.evaluate("localStorage.setItem('nightwake.language', 'nb')")
        await laptop.reload()
        await expect(laptop.get_by_test_id("phase")).to_have_text("The cards")
        await expect(laptop.locator("html")).to_have_attribute("lang", "en")
        assert people.complaints == []


async def test_a_passer_by_finds_every_way_in(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """The address to type, the code, what to look at if it doesn't open, and the hub's other addresses."""
    monkeypatch.setattr(Invites, "addresses", lambda self: ("192.168.1.20", "10.0.0.7"))
    async with running_hub() as hub:
        table = await Living.open(hub)
        screen = await People(browser).page(table.table_url, SIZES[0])
        port = hub.url.rstrip("/").rpartition(":")[2]
        await expect(screen.get_by_test_id("typed-address")).to_have_text(f"192.168.1.20:{port}")
        await expect(screen.get_by_test_id("table-code")).to_have_text(table.runtime.code)
        await expect(screen.get_by_test_id("table")).to_contain_text("same Wi-Fi")
        await screen.get_by_test_id(f"address-10.0.0.7:{port}").click()
        await expect(screen.get_by_test_id("typed-address")).to_have_text(f"10.0.0.7:{port}")
        assert await read_qr(screen) == f"http://10.0.0.7:{port}/j/{table.runtime.code}"


async def test_the_whole_screen_is_one_tap_away(browser: Browser) -> None:
    """And one more leads back to the window."""
    async with running_hub() as hub:
        table = await Living.open(hub)
        screen = await People(browser).page(table.table_url, SIZES[0])
        button = screen.get_by_test_id("fullscreen")
        await button.click()
        await expect(button).to_have_attribute("aria-pressed", "true")
        assert await screen.evaluate("document.fullscreenElement !== null")
        await button.click()
        await expect(button).to_have_attribute("aria-pressed", "false")


async def test_a_phone_joins_in_two_taps_once_it_knows_its_owner(browser: Browser) -> None:
    """The name of last time stands there already; a second seat on the same phone asks for one."""
    async with running_hub() as hub:
        first = await Living.open(hub, seats=0)
        phone = await People(browser).page(first.join_url, PHONE)
        await phone.get_by_test_id("name").fill("Kari")
        await phone.get_by_test_id("join").click()
        await expect(phone.get_by_test_id("seat")).to_be_visible()
        second = await Living.open(hub, seats=0, id="another")
        await phone.goto(second.join_url)
        await expect(phone.get_by_test_id("name")).to_have_value("Kari")
        await phone.get_by_test_id("join").click()
        await expect(phone.get_by_test_id("seat")).to_contain_text("Kari")
        await phone.goto(second.join_url)
        await expect(phone.get_by_test_id("continue")).to_be_visible()
        await expect(phone.get_by_test_id("name")).to_have_value("")


async def test_whoever_has_to_go_asks_and_the_host_sees_it_by_day(browser: Browser) -> None:
    """In a running game a seat can't leave by itself; the wish can be taken back, or granted where it is
    seen."""
    async with running_hub() as hub:
        table = await Living.open(hub)
        people = People(browser)
        phone, host = await people.page(table.url(2), PHONE), await people.page(table.host_url, PHONE)
        await table.start()
        await phone.get_by_test_id("menu-open").click()
        ask = phone.get_by_test_id("ask-to-leave")
        await ask.click()
        await expect(ask).to_have_attribute("aria-pressed", "true")
        row = host.get_by_test_id("host-seats").locator('[data-seat="2"]')
        await expect(row).to_contain_text("asks to leave")
        await ask.click()
        await expect(row).not_to_contain_text("asks to leave")
        await expect(host.get_by_test_id("wish-2")).to_have_count(0)
        await ask.click()
        await host.get_by_test_id("let-go-2").click()
        await host.get_by_test_id("let-go-2-sure").click()
        await table.until(lambda g: 2 not in g.alive)
        await expect(host.get_by_test_id("wish-2")).to_have_count(0)
        assert people.complaints == []
