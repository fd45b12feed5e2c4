"""The look at a page's layout itself: what it is there to find, it finds."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser

from tests.browser.layout import faults

PAGE = """
<body style="margin: 0"><main style="height: 300px; overflow-y: auto">
  <style>button {{ width: 200px; height: 60px; padding: 0; border: 0 }}</style>
  <div style="height: 900px"></div><button data-testid="below">far down, but one can scroll there</button>
  {more}
</main></body>
"""
PLANTED = {
    "": [],
    '<div style="width: 999px; height: 1px">.</div>': [],  # scrolls within its own frame
    '<p style="width: 999px; height: 60px">runs out</p>': ["outside: runs out"],
    '<button data-testid="tiny" style="height: 30px">small</button>': ["tiny: 200x30"],
    '<button data-testid="under">.</button><i style="position: fixed; inset: 0"></i>': [
        "out of reach: below",
        "out of reach: under",
    ],
    '<div style="overflow: hidden; height: 10px"><button data-testid="cut">.</button></div>': [
        "out of reach: cut"
    ],
}


@pytest.mark.browser
async def test_whatever_can_not_be_seen_or_tapped_is_noticed(browser: Browser) -> None:
    """Too wide, too small, covered, cut off; what is scrolled to is fine, and the page stands as before."""
    page = await browser.new_page(viewport={"width": 320, "height": 568})
    for more, wanted in PLANTED.items():
        await page.set_content(PAGE.format(more=more))
        assert await faults(page) == wanted, more
        assert await page.evaluate("document.querySelector('main').scrollTop") == 0
