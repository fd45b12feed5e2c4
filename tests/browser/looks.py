"""What every page owes everybody: room, contrast, names for what can be tapped."""

from __future__ import annotations

from axe_playwright_python.async_playwright import Axe  # type: ignore[import-untyped]
from playwright.async_api import Page

NARROW = {"width": 320, "height": 568}
SMALLEST_TARGET = 44


async def complaints(page: Page) -> list[str]:
    """What axe finds, and what is wider than the page or too small to tap; empty when all is well."""
    found = [
        f"{rule['id']}: {node['target']} {node['html'][:120]}"
        for rule in (await Axe().run(page)).response["violations"]
        for node in rule["nodes"]
    ]
    room: list[str] = await page.evaluate(ROOM, SMALLEST_TARGET)
    return found + room


ROOM = """smallest => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is wider than ${innerWidth}`);
  for (const each of document.querySelectorAll('button, select, summary, input, a[href]')) {
    const box = each.getBoundingClientRect();
    const inText = each.matches('a[href]') && getComputedStyle(each).display === 'inline';
    const label = each.closest('label')?.getBoundingClientRect() ?? box;
    if (box.width === 0 || inText) continue;
    if (Math.max(box.height, label.height) < smallest - 0.5)
      found.push(`too small to tap: ${each.dataset.testid ?? each.textContent} (${Math.round(box.height)})`);
  }
  return found;
}"""
