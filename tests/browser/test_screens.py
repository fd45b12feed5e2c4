"""Every screen in both languages, by its samples: for all kinds of eyes, fingers and keyboards."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.contrast import contrast, faint_texts
from tests.browser.layout import BELOW, SPILLS, TOO_SMALL
from tests.browser.samples import sample_names, show

PHONES = ((320, 568), (568, 320), (390, 844))
TABLE = ((1920, 1080), (1280, 720), (390, 844))
LANGUAGES = ("en", "nb")
AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
RUN_AXE = """
() => axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target.join(' ')).join(', ')}`))
"""
UNNAMED_LANGUAGE = "() => [document.documentElement.lang, document.documentElement.dir]"

pytestmark = [pytest.mark.browser, pytest.mark.slow]


async def faults(page: Page, name: str, language: str) -> list[str]:
    """What is wrong with the screen that ``page`` shows."""
    found: list[str] = []

    def note(where: str, what: list[str]) -> None:
        found.extend(f"{name} ({language}, {where}): {each}" for each in what)

    for width, height in TABLE if name.startswith("table") else PHONES:
        await page.set_viewport_size({"width": width, "height": height})
        note(f"{width}x{height}", await page.evaluate(SPILLS))
        note(f"{width}x{height}, smaller than a finger", await page.evaluate(TOO_SMALL))
        if (width, height) == TABLE[0]:
            note("below the screen, where nobody scrolls", await page.evaluate(BELOW))
    shown = await page.evaluate(UNNAMED_LANGUAGE)
    note("language", [] if shown == [language, "ltr"] else [str(shown)])
    note("axe", await page.evaluate(RUN_AXE))
    return found


async def look_at(browser: Browser, samples: str, some: list[str]) -> list[str]:
    """The faults of these screens in both languages, one page for all of them."""
    # Colours fade from one hour to the next: looked at only when they stand still.
    context = await browser.new_context(reduced_motion="reduce")
    page = await context.new_page()
    await page.add_init_script(AXE)
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(f"uncaught: {error}"))
    page.on("console", lambda said: found.append(said.text) if said.type in ("error", "warning") else None)
    for name in some:
        for language in LANGUAGES:
            await show(page, samples, name, language)
            found += await faults(page, name, language)
    return found


@pytest.mark.timeout(240)
async def test_every_screen_is_for_everybody(browser: Browser, samples: str) -> None:
    """Nothing runs out of a phone, a turned phone or a television, nor below where nobody scrolls; whatever
    is to be tapped is as large as a finger; axe finds nothing, contrast in the dark included; the language is
    named."""
    every = await sample_names(await browser.new_page(), samples)
    assert len(every) > 30
    halves = await asyncio.gather(*(look_at(browser, samples, every[n::2]) for n in range(2)))
    assert [fault for half in halves for fault in half] == []


async def opened(browser: Browser, samples: str, name: str, *, wide: bool = False) -> Page:
    size: Any = {"width": 1280, "height": 720} if wide else {"width": 360, "height": 640}
    page = await browser.new_page(viewport=size, reduced_motion="reduce")
    await page.add_init_script(AXE)
    await show(page, samples, name)
    return page


@pytest.mark.parametrize(
    ("name", "way"),
    [
        ("seat-talk", ["card-look"]),
        ("seat-talk", ["menu-open"]),
        ("seat-talk", ["menu-open", "open-howto"]),
        ("seat-talk", ["menu-open", "show-link"]),
        ("table-night", ["show-join"]),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value),
)
async def test_whatever_is_laid_over_a_screen_is_for_everybody_too(
    browser: Browser, samples: str, name: str, way: list[str]
) -> None:
    """Menu, card, rules, the link's QR and the way to the table, opened by keyboard alone: put away with
    Escape or with Back, the topmost first, and the page itself is never left."""
    page = await opened(browser, samples, name, wide=name.startswith("table"))
    await page.evaluate("window.stayed = true")
    sheet = page.get_by_role("dialog")
    for away in ("Escape", "Back"):
        for each in way:
            await page.get_by_test_id(each).focus()
            await page.keyboard.press("Enter")
        await sheet.first.wait_for()
        if away == "Escape":
            assert await page.evaluate(RUN_AXE) == []
            assert await page.evaluate(TOO_SMALL) == []
        while await sheet.count():
            top = str(await sheet.last.get_attribute("data-testid"))
            await (page.keyboard.press("Escape") if away == "Escape" else page.go_back())
            await page.get_by_test_id(top).wait_for(state="detached")
    await page.go_forward()
    assert await sheet.count() == 0
    assert await page.evaluate("window.stayed && history.state === null")


async def test_a_prompt_is_answered_by_keyboard_alone_and_one_sees_where_one_is(
    browser: Browser, samples: str
) -> None:
    """Tab reaches every seat and the confirmation; what has the focus has a visible ring."""
    page = await opened(browser, samples, "seat-hunch")
    reached: list[str] = []
    for _ in range(20):
        await page.keyboard.press("Tab")
        at, ring = await page.evaluate("""() => {
            const e = document.activeElement;
            return [e.dataset.testid ?? '', getComputedStyle(e).outlineStyle];
        }""")
        reached.append(at)
        if at:
            assert ring == "solid", at
        if at == "target-3":
            await page.keyboard.press("Enter")
        if at == "confirm":
            break
    assert reached[-1] == "confirm", reached
    assert await page.get_by_test_id("target-3").get_attribute("aria-pressed") == "true"


@pytest.mark.timeout(240)
async def test_every_text_stands_out_from_what_is_behind_it(browser: Browser, samples: str) -> None:
    """At least 4.5 to 1, on the real pixels of sky, moon, roofs and bars, at every hour of the game."""
    page = await browser.new_page(reduced_motion="reduce")
    found: dict[str, list[str]] = {}
    for name in await sample_names(page, samples):
        large = name.startswith("table")
        await page.set_viewport_size(
            {"width": 1280, "height": 720} if large else {"width": 390, "height": 844}
        )
        await show(page, samples, name)
        faint = await faint_texts(page)
        found |= {name: [str(text) for text in faint]} if faint else {}
    assert found == {}


STRONG = 7.0
"""Contrast that those who ask for more of it can read by."""


async def test_whoever_asks_the_device_for_more_contrast_gets_it(browser: Browser, samples: str) -> None:
    """At least 7 to 1 on phones, by night and by day, and around the game; at once when asked."""
    page = await browser.new_page(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    usual: list[str] = []
    for contrast_asked in ("no-preference", "more"):
        await page.emulate_media(reduced_motion="reduce", contrast=contrast_asked)
        found: dict[str, list[str]] = {}
        for name in ("seat-hunch", "seat-talk", "seat-vote", "host-lobby", "story-12", "gone-moved"):
            await show(page, samples, name)
            faint = await faint_texts(page, STRONG)
            found |= {name: [str(text) for text in faint]} if faint else {}
        usual += found if contrast_asked == "no-preference" else []
    assert usual, "else there is nothing to see here"
    assert found == {}


async def test_a_faint_text_is_noticed(browser: Browser) -> None:
    """The measure itself: grey on grey is faint, and so is white over a bright picture."""
    page = await browser.new_page()
    await page.set_content("""
        <p style="background: #777; color: #888">grey</p>
        <p style="background: linear-gradient(#eee, #fff); color: #fff">bright</p>
        <p style="background: #000; color: #fff">clear</p>
    """)
    assert [text.text for text in await faint_texts(page)] == ["grey", "bright"]
    assert round(contrast((0, 0, 0), (255, 255, 255))) == 21


LARGE_TYPE = (
    "seat-alchemist seat-armoris seat-cards seat-dead-vote seat-lobby seat-vote seat-vote-open".split()
)
CUT_OFF = """
() => [...document.querySelectorAll('button, small, .phase')]
  .filter((e) => e.checkVisibility() && e.scrollWidth > e.clientWidth + 2 && e.clientWidth > 0)
  .map((e) => e.textContent.trim())
"""


@pytest.mark.parametrize("size", [(360, 640), (320, 568)], ids=str)
async def test_large_type_cuts_nothing_off(browser: Browser, samples: str, size: tuple[int, int]) -> None:
    """A phone set to type larger by a third, in the language of the longer words."""
    page = await browser.new_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    found = []
    for name in LARGE_TYPE:
        await show(page, samples, name, "nb")
        await page.add_style_tag(content="html { font-size: 130% }")
        wrong = [*await page.evaluate(CUT_OFF), *await page.evaluate(SPILLS)]
        found += [f"{name}: {each}" for each in wrong]
    assert found == []


SHOWN = """
() => {
  const box = document.querySelector('[data-testid="covered"]').getBoundingClientRect();
  return [document.querySelector('.scene').innerText, [box.x, box.y, box.width, box.height].map(Math.round)];
}
"""
HELD = 500
"""Milliseconds of a press that is no tap."""


@pytest.mark.parametrize("size", PHONES[:2])
async def test_what_was_found_out_lies_covered_like_the_card(
    browser: Browser, samples: str, size: tuple[int, int]
) -> None:
    """Read while it is held, gone with the finger; one who waits with nothing to know has the same page."""
    page = await browser.new_page(viewport={"width": size[0], "height": size[1]})
    for name in ("seat-called-done", "seat-wait-found"):
        await show(page, samples, name)
        covered, box = await page.evaluate(SHOWN)
        await page.get_by_test_id("covered").hover()
        await page.mouse.down()
        held, same = await page.evaluate(SHOWN)
        await page.wait_for_timeout(HELD)
        await page.mouse.up()
        assert "Covered" in covered and "Covered" not in held
        assert (await page.evaluate(SHOWN)) == [covered, box] and box == same
    await show(page, samples, "seat-wait")
    assert await page.evaluate(SHOWN) == [covered, box]


async def test_a_screen_that_speaks_for_silent_speakers_says_one_thing_about_it(
    browser: Browser, samples: str
) -> None:
    """What it is now and what it wants, without a warning of the speakers beside it."""
    page = await opened(browser, samples, "table-sound", wide=True)
    assert "no sound, so this screen" in await page.get_by_test_id("enable-sound").inner_text()
    assert await page.get_by_test_id("sound-trouble").count() == 0


async def test_another_game_is_dealt_with_one_tap_also_where_all_have_to_be_ready(
    browser: Browser, samples: str
) -> None:
    """Before the first game the host is asked about those who are not ready; whoever has just played is."""
    for name, asked in (("host-lobby-unready", 1), ("host-lobby-again", 0)):
        page = await opened(browser, samples, name)
        await page.get_by_test_id("host-start").click()
        await page.get_by_test_id("host-start-sure" if asked else "host-start").wait_for()
        assert await page.get_by_test_id("host-start-sure").count() == asked, name


QUESTIONS = ["seat-hunch", "seat-visionary", "seat-shifter", "seat-alchemist", "seat-armoris"]
PARTS = ["ask", "brief", "target-1", "target-5", "target-9", "nobody", "status", "confirm"]
FRAME = """
() => Object.fromEntries(PARTS.map((id) => {
  const box = document.querySelector(`[data-testid="${id}"]`).getBoundingClientRect();
  return [id, [box.x, box.y, box.width, box.height].map(Math.round)];
}))
""".replace("PARTS", str(PARTS))


@pytest.mark.parametrize("size", PHONES)
async def test_every_question_at_night_stands_in_the_same_frame_as_a_hunch(
    browser: Browser, samples: str, size: tuple[int, int]
) -> None:
    """From the next chair all phones look the same, before a tap and after it."""
    page = await browser.new_page(viewport={"width": size[0], "height": size[1]})
    frames: dict[str, list[Any]] = {}
    for name in QUESTIONS:
        for language in LANGUAGES:
            await show(page, samples, name, language)
            before = await page.evaluate(FRAME)
            await page.get_by_test_id("target-7").click()
            frames.setdefault(language, []).append([before, await page.evaluate(FRAME)])
    for of_one_language in frames.values():
        assert all(frame == of_one_language[0] for frame in of_one_language)
        before, after = of_one_language[0]
        assert before == after


LIT = """() => [...document.querySelectorAll("[data-testid^=target-]")]
  .filter(tile => getComputedStyle(tile).boxShadow !== "none").map(tile => tile.dataset.testid)"""


async def test_whoever_names_two_has_one_tile_that_stands_out_like_everybody(
    browser: Browser, samples: str
) -> None:
    """Played together, two lovers are named without a phone that looks like no other; both are read out."""
    page = await browser.new_page(viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    for name in QUESTIONS:
        await show(page, samples, name)
        for seat in (7, 9):
            await page.get_by_test_id(f"target-{seat}").click()
            assert await page.evaluate(LIT) == [f"target-{seat}"], name
    pressed = page.locator('[data-testid^="target-"][aria-pressed="true"]')
    assert name == "seat-armoris"
    await expect(pressed).to_have_count(2)
    await expect(page.get_by_test_id("status")).to_contain_text("Maja and Liv")


APART = {
    "seat-witches": {"en": "only the Matriarch breaks a tie", "nb": "avgjør bare matriarken"},
    "seat-shifter": {"en": "one runoff, then chance", "nb": "ett omvalg, så loddtrekning"},
    "seat-wolves-apart": {"en": "nobody is eaten", "nb": "blir ingen spist"},
}
FITS = "box => box.scrollHeight <= box.clientHeight"


@pytest.mark.parametrize("name", APART)
async def test_a_pack_that_differs_reads_so_before_and_after_it_confirms(
    browser: Browser, samples: str, name: str
) -> None:
    """On the pack's phones, with what comes of it; whole, on the smallest phone too; gone once they agree."""
    page = await browser.new_page(viewport={"width": 320, "height": 568})
    brief = page.get_by_test_id("brief")
    for language, what in APART[name].items():
        await show(page, samples, name, language)
        peer = "target-3" if name == "seat-shifter" else "target-2"
        if name == "seat-wolves-apart":
            await expect(page.get_by_test_id("confirm")).to_be_disabled()
            await expect(brief).to_contain_text(what)
        await page.get_by_test_id("target-7").click()
        await expect(page.get_by_test_id("confirm")).to_be_enabled()
        await expect(brief).to_contain_text(what)
        assert await brief.evaluate(FITS)
        await page.get_by_test_id(peer).click()
        await expect(brief).not_to_contain_text(what)
        await page.evaluate("sessionStorage.clear()")


OUT = {
    "en": ("The game goes on without you", "gone when the next game begins", "up to those who are still in"),
    "nb": ("Spillet går videre uten deg", "borte når neste spill begynner", "avgjøres av dem som er igjen"),
}


async def test_whoever_was_removed_reads_what_that_means_and_the_host_whom_the_next_game_lacks(
    browser: Browser, samples: str
) -> None:
    """It counts as a death, and the seat is gone afterwards; only others who are out are asked to stay."""
    page = await browser.new_page(viewport={"width": 360, "height": 640})
    for language, (removed, leaving, stay) in OUT.items():
        await show(page, samples, "seat-removed", language)
        await expect(page.get_by_test_id("dead-first")).to_contain_text(removed)
        await expect(page.get_by_test_id("dead-leaving")).to_contain_text(leaving)
        await show(page, samples, "seat-dead", language)
        await expect(page.get_by_test_id("dead-first")).to_contain_text(stay)
        await expect(page.get_by_test_id("dead-leaving")).to_have_count(0)
        await show(page, samples, "host-over", language)
        without = await page.get_by_test_id("again-without").inner_text()
        assert "Ola" in without and "Liv" in without
