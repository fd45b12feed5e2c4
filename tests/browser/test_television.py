"""The table's screen as a room sees it, from four metres away and without a mouse: by its samples."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.layout import BELOW, SPILLS
from tests.browser.samples import sample_names, show

TELEVISION, LAPTOP = (1920, 1080), (1280, 720)
READ_ACROSS = 28.0
"""Points of type that a room can read on a television; a little less where more than twelve sit there."""
READ_AT_LARGE_TABLES = 20.0
SMALL = """
(least) => {
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const owner = node.parentElement;
    if (node.textContent.trim() === '' || owner.closest(APART)) continue;
    const size = parseFloat(getComputedStyle(owner).fontSize);
    if (size < least) found.push(`${node.textContent.trim()}: ${size}`);
  }
  return found;
}
""".replace("APART", "'.unseen, .tools, .help, nav, .strip > .flow'")
"""What is read too hard from far away; buttons, and help for whoever stands before the screen, are apart."""
BEFORE_THE_MOON = """
() => {
  const moon = document.querySelector('.orb').getBoundingClientRect();
  const centre = { x: moon.x + moon.width / 2, y: moon.y + moon.height / 2 };
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walk.nextNode(); node && moon.width > 0; node = walk.nextNode()) {
    if (node.textContent.trim() === '' || node.parentElement.closest('.unseen, .sound')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const [x, y] = [['left', 'right', 'x'], ['top', 'bottom', 'y']].map(([low, high, axis]) =>
        Math.max(box[low], Math.min(box[high], centre[axis])) - centre[axis]);
      if (box.width > 1 && Math.hypot(x, y) < moon.width / 2) found.push(node.textContent.trim());
    }
  }
  return found;
}
"""
CUT = """
() => [...document.querySelectorAll('main, .first')]
  .filter((e) => e.scrollHeight > e.clientHeight + 1)
  .map((e) => `${e.className}: ${e.scrollHeight - e.clientHeight} points cut off`)
"""
LOOKS = """
(on) => {
  for (const look of ['data-large', 'data-contrast']) document.documentElement.toggleAttribute(look, on);
  return new Promise((done) => requestAnimationFrame(() => done()));
}
"""

pytestmark = [pytest.mark.browser, pytest.mark.slow]


async def tables(page: Page, samples: str) -> list[str]:
    names = [name for name in await sample_names(page, samples) if name.startswith("table")]
    assert len(names) > 15
    return names


@pytest.mark.timeout(120)
async def test_everything_is_in_sight_and_in_large_type_too(browser: Browser, samples: str) -> None:
    """On a television and on a laptop, in both languages; with large type and strong contrast nothing runs
    over or is cut. What the whole room is to read is large, and neither moon nor sun is ever behind it."""
    page = await browser.new_page(reduced_motion="reduce")
    found: list[str] = []
    for name in await tables(page, samples):
        for language, (width, height) in (("en", TELEVISION), ("nb", LAPTOP)):
            await page.set_viewport_size({"width": width, "height": height})
            await show(page, samples, name, language)
            await page.evaluate("document.fonts.ready.then(() => undefined)")
            for large in (True, False) if (width, height) == TELEVISION else (True,):
                await page.evaluate(LOOKS, large)
                wrong = [await page.evaluate(look) for look in (SPILLS, BELOW, CUT, BEFORE_THE_MOON)]
                if (width, height) == TELEVISION:
                    seats = await page.locator('[data-testid="seats"] > li').count()
                    least = READ_AT_LARGE_TABLES if seats > 12 else READ_ACROSS
                    wrong.append(await page.evaluate(SMALL, 0 if large else least))
                found += [f"{name} ({language}, large: {large}): {each}" for some in wrong for each in some]
    assert found == []


async def test_the_verdict_is_the_headline(browser: Browser, samples: str) -> None:
    """Name and card of who was voted out stand larger than anything else, once they are told; no card where
    it stays secret. Both, and who voted for whom, stay until night falls."""
    page = await browser.new_page(viewport={"width": 1920, "height": 1080}, reduced_motion="reduce")
    await show(page, samples, "table-verdict")
    fallen = page.get_by_test_id("fallen")
    await expect(fallen).to_contain_text("Sigurd")
    await expect(fallen).to_contain_text("Matriarch")
    await expect(fallen.locator("[data-emblem=matriarch]")).to_be_visible()
    sizes = await page.evaluate("""() => [...document.querySelectorAll('main p, main h1, main span')]
        .filter((e) => e.childElementCount === 0 && e.textContent.trim() !== '')
        .map((e) => [parseFloat(getComputedStyle(e).fontSize), e.textContent.trim()])""")
    assert max(sizes)[1] == "Sigurd" and max(sizes)[0] >= 72
    await show(page, samples, "table-dawn-three")
    await expect(fallen.locator("li")).to_have_count(3)
    await expect(fallen.locator("[data-emblem]")).to_have_count(0)
    await show(page, samples, "table-verdict-counted")
    await expect(fallen).to_have_count(0)
    await expect(page.get_by_test_id("tally")).to_contain_text("Sigurd")
    await show(page, samples, "table-dusk")
    await expect(page.get_by_test_id("tally")).to_contain_text("Sigurd")
    await expect(fallen).to_contain_text("Matriarch")


async def test_a_silent_table_says_so(browser: Browser, samples: str) -> None:
    """Muted by the host, or without a voice: one quiet line, and none where somebody speaks."""
    page = await browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    for name, silent in (("table-dawn-three", 1), ("table-verdict-20", 1), ("table-dawn", 0)):
        await show(page, samples, name)
        await expect(page.get_by_test_id("silent")).to_have_count(silent)


ON_PAGE = """
() => {
  const pane = document.querySelector('[data-testid="ending"] .window').getBoundingClientRect();
  const walk = document.createTreeWalker(document.querySelector('.strip'), NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walk.nextNode(), n = 0; node; node = walk.nextNode(), n += 1) {
    const owner = node.parentElement;
    if (node.textContent.trim() === '' || owner.closest('.unseen') || !owner.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const whole = box.left >= pane.left - 1 && box.right <= pane.right + 1
      && box.top >= pane.top - 1 && box.bottom <= pane.bottom + 1;
    found.push([`${n} ${node.textContent.trim()}`, whole]);
  }
  return found;
}
"""
"""Every text of the end, and whether it is in sight now, whole."""


OVER_EACH_OTHER = """
() => {
  const pieces = [...document.querySelectorAll('.night > .hours, .part > header, .rows > li')]
    .map((e) => [e.innerText.split('\\n')[0], e.getBoundingClientRect()]);
  return pieces.flatMap(([one, a], i) => pieces.slice(i + 1).filter(([, b]) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${one} and ${other}`));
}
"""


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("table-over", TELEVISION),
        ("table-over-told", TELEVISION),
        ("table-over-long", TELEVISION),
        ("table-over-20", LAPTOP),
    ],
    ids=str,
)
async def test_the_whole_story_is_seen_on_a_television_without_scrolling(
    browser: Browser, samples: str, name: str, size: tuple[int, int]
) -> None:
    """Page by page, each text whole on one of them, up to 20 seats with long names; nothing is scrolled,
    nothing lies over anything else."""
    page = await browser.new_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    await show(page, samples, name, "nb")
    ending = page.get_by_test_id("ending")
    await page.get_by_test_id("turn-page").wait_for()
    assert await page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    await page.evaluate("document.fonts.ready")
    seen: dict[str, bool] = {}
    for at in range(int(str(await ending.get_attribute("data-pages")))):
        assert await ending.get_attribute("data-page") == str(at)
        for text, whole in await page.evaluate(ON_PAGE):
            seen[text] = seen.get(text, False) or whole
        await page.get_by_test_id("turn-on").click()
        assert await page.evaluate(OVER_EACH_OTHER) == []
    assert len(seen) > 60
    assert [text for text, whole in seen.items() if not whole] == []
    assert await ending.get_attribute("data-page") == "0", "after the last page comes the first"
    if name == "table-over-long":
        assert await page.locator("[data-wide]").count() == 0, "twelve long names: each night beside its day"
