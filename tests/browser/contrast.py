"""How well text stands out from the pixels that are really behind it: gradients, moon and roofs included."""

from __future__ import annotations

import io
from dataclasses import dataclass

from PIL import Image
from playwright.async_api import Page

TEXTS = """
() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent.trim();
    const owner = node.parentElement;
    if (text === '' || !owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (box.width < 2 || owner.closest('.unseen') || top === null) continue;
    if (!owner.contains(top) && !top.contains(owner)) continue;
    let opacity = 1;
    for (let e = owner; e; e = e.parentElement) opacity *= Number(getComputedStyle(e).opacity);
    const colour = getComputedStyle(owner).color.match(/[\\d.]+/g).map(Number);
    found.push({ text, box: [box.x, box.y, box.right, box.bottom], colour, opacity });
  }
  return found;
}
"""
HIDDEN = "* { color: transparent !important; text-decoration-color: transparent !important }"
WORST = 0.02
"""Share of the pixels behind a text that may be worse than what counts: a star, the edge of a roof."""


@dataclass(frozen=True)
class Faint:
    """A text that doesn't stand out enough."""

    text: str
    ratio: float

    def __str__(self) -> str:
        return f"{self.text!r} {self.ratio:.1f}:1"


def _linear(value: float) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4


def luminance(colour: tuple[float, ...]) -> float:
    """Relative luminance of an sRGB colour, 0 to 1, as WCAG has it."""
    r, g, b = map(_linear, colour[:3])
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """Between two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _extremes(picture: Image.Image) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The darkest and the lightest colour of a picture, but for ``WORST`` of it at either end."""
    size = picture.width * picture.height
    counted: list[tuple[int, tuple[int, ...]]] = picture.getcolors(size) or []  # type: ignore[assignment]
    found = []
    for back in (False, True):
        passed = 0
        for count, colour in sorted(counted, key=lambda c: luminance(c[1]), reverse=back):
            passed += count
            if passed > size * WORST:
                found.append(colour)
                break
    return found[0], found[1]


async def faint_texts(page: Page, least: float = 4.5) -> list[Faint]:
    """Every text in sight whose contrast with what is behind it is less than ``least``."""
    texts = await page.evaluate(TEXTS)
    hiding = await page.add_style_tag(content=HIDDEN)
    picture = Image.open(io.BytesIO(await page.screenshot())).convert("RGB")
    await hiding.evaluate("style => style.remove()")
    found = []
    for text in texts:
        left, top, right, bottom = text["box"]
        box = (
            max(0, int(left)),
            max(0, int(top)),
            min(picture.width, int(right)),
            min(picture.height, int(bottom)),
        )
        if box[2] <= box[0] or box[3] <= box[1]:
            continue
        behind = picture.crop(box)
        ratios = []
        for back in _extremes(behind):
            *rgb, alpha = (*text["colour"], 1.0)[:4]
            seen = alpha * text["opacity"]
            front = tuple(seen * f + (1 - seen) * b for f, b in zip(rgb, back, strict=True))
            ratios.append(contrast(front, back))
        if min(ratios) < least:
            found.append(Faint(text["text"], min(ratios)))
    return found
