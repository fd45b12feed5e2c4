"""The browser of the tests works without a network and reports what happens on a page."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser


@pytest.mark.browser
async def test_a_page_runs_its_script(browser: Browser) -> None:
    """A page that writes its title by script has that title."""
    page = await browser.new_page()
    await page.goto("data:text/html,<script>document.title = 'awake'</script>")
    assert await page.title() == "awake"
