"""What is wrong with how a page is laid out: found in the page itself, at whatever it shows just now."""

from __future__ import annotations

from playwright.async_api import Page

FINGER = 44
"""Points across that whatever is to be tapped has at least."""
SPILLS = """
() => {
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  const cut = [...document.querySelectorAll('button, a.button, h1, h2, p, small, li')].filter((e) => {
    const box = e.getBoundingClientRect();
    const style = getComputedStyle(e);
    const seen = box.width > 1 && style.visibility !== 'hidden' && !e.closest('.unseen, .spare, .strip');
    return seen && (box.right > innerWidth + 1 || box.left < -1) && style.position !== 'absolute';
  });
  const name = (e) => `outside: ${e.textContent.trim() || e.outerHTML}`;
  return [...(wide > 0 ? [`${wide} too wide`] : []), ...cut.map(name)];
}
"""
BELOW = """
() => {
  const below = document.scrollingElement.scrollHeight - innerHeight;
  return below > 0 ? [`${below} points`] : [];
}
"""
TOO_SMALL = f"""
() => [...document.querySelectorAll('button, a[href], input, select, summary, [role=button]')]
  .filter((e) => e.checkVisibility() && !e.closest('p'))
  .map((e) => [e, (e.closest('label') ?? e).getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.width < {FINGER} - 0.5 || box.height < {FINGER} - 0.5))
  .map(([e, box]) => `${{e.dataset.testid ?? e.textContent.trim()}}: ${{box.width}}x${{box.height}}`)
"""
OUT_OF_REACH = """
() => {
  const page = document.scrollingElement;
  const on = [...document.querySelectorAll('[role=dialog]')].pop() ?? document.querySelector('main');
  const stood = [page, ...document.querySelectorAll('*')].map((e) => [e, e.scrollTop]).filter(([e]) =>
    e === page || e.scrollHeight > e.clientHeight);
  const found = [];
  for (const e of on?.querySelectorAll('button, a.button, input, select, summary') ?? []) {
    if (!e.checkVisibility()) continue;
    e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = e.getBoundingClientRect();
    const at = [[0.5, 0.5], [0.5, 0.12], [0.5, 0.88]].map(([x, y]) =>
      document.elementFromPoint(box.x + box.width * x, box.y + box.height * y));
    const whole = box.top >= -1 && box.bottom <= innerHeight + 1;
    if (!whole || !at.every((hit) => hit && (e.contains(hit) || hit.contains(e) && hit.matches('label'))))
      found.push(`out of reach: ${e.dataset.testid ?? e.textContent.trim()}`);
  }
  for (const [e, top] of stood) e.scrollTop = top;
  return found;
}
"""
"""Scrolls to each thing that can be tapped: it has to come into sight whole, with nothing laid over it."""
ALL = f"() => [...({SPILLS})(), ...({TOO_SMALL})(), ...({OUT_OF_REACH})()]"


async def faults(page: Page) -> list[str]:
    """Whatever on the page runs out of the screen, is too small for a finger or can't be reached."""
    found: list[str] = await page.evaluate(ALL)
    return found
