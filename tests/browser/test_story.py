"""What is left of a game in a browser: its story, the file it is saved as, and the list of evenings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from hub.rules.refusal import Refusal
from tests.browser.evening import PHONE, TV, Hub, People
from tests.browser.won import evening

NARROW = {"width": 320, "height": 568}
ODD = "<b>A&\"'</b>"
"""A name that would be markup if it were not data."""


async def speak(page: Page, language: str) -> None:
    await page.get_by_test_id(f"language-{language}").click()
    await expect(page.locator(f"html[lang={language}]")).to_be_attached()


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.timeout(120)
async def test_a_story_is_looked_at_again_saved_and_opened_without_anything(
    browser: Browser, tmp_path: Path
) -> None:
    """At the end everybody sees how it went; the saved file shows the same, offline, with names as data."""
    async with evening(["shifters"], names=[ODD]) as (hub, table):
        people = People(browser)
        screen = await people.page(f"{hub.url}t/{table.code}", TV)
        await expect(screen.get_by_test_id("story")).to_contain_text("Night 1")
        link = await screen.get_by_test_id("story-link").get_attribute("href")
        assert link is not None

        page = await people.page(f"{hub.url}{link.removeprefix(hub.url)}", NARROW)
        await expect(page.get_by_test_id("cast")).to_contain_text(ODD)
        for language in ("nb", "en"):
            await speak(page, language)
            first = {"nb": "Natt 1", "en": "Night 1"}[language]
            await expect(page.get_by_test_id("story")).to_contain_text(first)
        async with page.expect_download() as waiting:
            await page.get_by_test_id("save-story").click()
        download = await waiting.value
        assert re.fullmatch(r"nightwake-\d{4}-\d\d-\d\d-shifters-1\.html", download.suggested_filename)
        saved = tmp_path / "story.html"
        await download.save_as(saved)
        shown = await page.locator("article.whole").inner_text()
        title = await page.title()
        assert people.complaints == []
    await opens_alone(browser, saved, shown, title)


async def opens_alone(browser: Browser, saved: Path, shown: str, title: str) -> None:
    """The file says what the page said, looks as it looked, and asks nobody for anything."""
    html = saved.read_text(encoding="utf-8")
    assert "<script" not in html
    assert "http://" not in re.sub(r"http://www\.w3\.org/\S+", "", html)
    context = await browser.new_context(viewport=NARROW, java_script_enabled=False, offline=True)  # type: ignore[arg-type]
    page = await context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await page.goto(saved.as_uri())
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert await page.title() == title
    assert await page.locator("article.whole").inner_text() == shown
    assert await page.locator("article.whole b", has_text="A&").count() == 0
    assert await page.locator("button").count() == 0
    background = await page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert background not in ("rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"), "a night is dark, also in a file"
    loaded = "[...document.fonts].filter(f => f.status === 'loaded').map(f => f.family.replace(/[\"']/g, ''))"
    assert "Fraunces" in await page.evaluate(loaded)
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await page.emulate_media(media="print")
    ink = await page.locator("h1").evaluate("h => getComputedStyle(h).color")
    assert ink == "rgb(0, 0, 0)", "on paper it is dark on light"
    await context.close()


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.timeout(120)
async def test_evenings_are_found_read_and_deleted(browser: Browser) -> None:
    """The host's page leads to all evenings; figures, stories, and deleting with a question first."""
    async with evening(["varulv", "witches"]) as (hub, table):
        people = People(browser)
        page = await people.page(f"{hub.url}m/{hub.house.evenings.token}", NARROW)
        await expect(page.get_by_test_id("figures-varulv")).to_contain_text("of 1")
        await speak(page, "nb")
        await expect(page.get_by_test_id("figures-varulv")).to_contain_text("av 1")
        await speak(page, "en")
        await page.get_by_test_id("start-over").click()
        await page.get_by_test_id("open-evenings").click()
        story = page.locator('[data-testid^="game-"]').first
        await story.click()
        await expect(page.get_by_test_id("story-page")).to_contain_text("Night 1")
        await page.go_back()
        await delete_first(page, hub)
        await expect(page.get_by_test_id("no-evenings")).to_be_visible()
        assert hub.house.tables() == ()
        gone = await people.page(f"{hub.url}t/{table.code}", PHONE)
        await expect(gone.get_by_test_id("ended-unknown")).to_be_visible()


async def delete_first(page: Page, hub: Hub) -> None:
    """Asked first, and not done unless meant."""
    delete = page.locator('[data-testid^="delete-"]').first
    name = await delete.get_attribute("data-testid")
    await delete.click()
    await page.get_by_test_id(f"{name}-no").click()
    assert (await hub.house.evenings.all()).games == 2
    await delete.click()
    await page.get_by_test_id(f"{name}-sure").click()


@pytest.mark.browser
@pytest.mark.timeout(60)
async def test_a_link_to_nothing_says_so(browser: Browser) -> None:
    """A deleted story, or a guessed link: a page with words and the way out, in any language."""
    async with evening([], bots=0) as (hub, _):
        people = People(browser)
        story = await people.page(f"{hub.url}g/nothing", NARROW)
        await expect(story.get_by_test_id("no-story")).to_contain_text("There is no story here")
        evenings = await people.page(f"{hub.url}m/nothing", NARROW)
        await expect(evenings.get_by_test_id("no-list")).to_contain_text("This link")
        for page in (story, evenings):
            await expect(page.get_by_test_id("start-over")).to_be_visible()
        assert not isinstance(await hub.house.evenings.delete(None), Refusal)
