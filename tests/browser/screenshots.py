"""Takes pictures of the main screens, from their samples; with ``--docs`` those of the documentation."""

from __future__ import annotations

import asyncio
import io
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from tests.browser.samples import build_samples, serve_samples, show
from tests.conftest import BROWSER_FLAGS, REPO
from tests.needs import require_chromium

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 568}
SIDEWAYS = {"width": 568, "height": 320}
TELEVISION = {"width": 1920, "height": 1080}
LIGHT = 1400
"""Points across of the pictures in the documentation."""
GAP = 20


@dataclass(frozen=True)
class Shot:
    """A sample, and what is tapped before the picture is taken."""

    sample: str
    tap: str = ""
    size: tuple[tuple[str, int], ...] = tuple(PHONE.items())
    language: str = "en"

    @property
    def name(self) -> str:
        size = dict(self.size)
        parts = [self.sample, self.tap, self.language, f"{size['width']}x{size['height']}"]
        return "-".join(filter(None, parts))


SEATS = (
    "seat-lobby seat-cards seat-called-closed seat-called-prompt seat-called-done seat-witches seat-hunch"
    " seat-alchemist seat-armoris seat-wait seat-dawn seat-talk seat-vote seat-vote-open seat-dead seat-over"
).split()
TABLES = (
    "table-lobby table-lobby-20 table-cards table-night table-dawn table-day table-vote table-vote-20"
    " table-runoff table-verdict table-verdict-20 table-dawn-three table-paused table-over table-over-20"
).split()
SHOTS = (
    *(Shot(sample) for sample in SEATS),
    Shot("seat-cards", "card-look"),
    Shot("seat-talk", "menu-open"),
    *(Shot(sample, size=tuple(SMALL.items()), language="nb") for sample in SEATS),
    *(Shot(sample, size=tuple(SIDEWAYS.items())) for sample in SEATS),
    *(Shot(sample, size=tuple(TELEVISION.items())) for sample in TABLES),
    Shot("table-over", "turn-on", size=tuple(TELEVISION.items())),
    *(Shot(sample, language="nb") for sample in ("host-lobby", "host-game", "host-over")),
)
STRIP = (
    Shot("seat-cards"),
    Shot("seat-cards", "card-look"),
    Shot("seat-alchemist", "target-7"),
    Shot("seat-vote-open"),
)
"""Phones beside one another in the documentation."""
WIDE = {"table-lobby": "lobby", "table-night": "night", "table-over": "end"}
"""Table screens in the documentation: sample -> name of the picture."""
TURNED = {"table-over": "turn-on"}
"""What is tapped on them before."""


async def taken(browser: Browser, samples: str, shot: Shot, sharp: int = 1) -> Image.Image:
    """The picture of ``shot``, with ``sharp`` pixels a point."""
    page: Page = await browser.new_page(
        viewport=dict(shot.size),  # type: ignore[arg-type]
        device_scale_factor=sharp,
        reduced_motion="reduce",
    )
    await show(page, samples, shot.sample, shot.language)
    if shot.tap == "card-look":
        await page.get_by_test_id(shot.tap).focus()
        await page.keyboard.press("Enter")
    elif shot.tap:
        await page.get_by_test_id(shot.tap).click()
    await page.mouse.move(0, 0)
    await page.evaluate("document.fonts.ready.then(() => document.activeElement?.blur())")
    await page.wait_for_timeout(300)
    picture = Image.open(io.BytesIO(await page.screenshot())).convert("RGB")
    await page.close()
    return picture


def beside(pictures: list[Image.Image]) -> Image.Image:
    """One picture of several, with dark gaps."""
    width = sum(p.width for p in pictures) + GAP * (len(pictures) - 1)
    strip = Image.new("RGB", (width, pictures[0].height), "#05070d")
    left = 0
    for picture in pictures:
        strip.paste(picture, (left, 0))
        left += picture.width + GAP
    return strip


def keep_light(picture: Image.Image, path: Path) -> None:
    height = round(picture.height * LIGHT / picture.width)
    picture.resize((LIGHT, height), Image.Resampling.LANCZOS).save(path, "WEBP", quality=82, method=6)


async def take(folder: Path, docs: Path | None) -> None:
    """Writes all pictures into ``folder``, and those of the documentation into ``docs``."""
    with tempfile.TemporaryDirectory() as built:
        build_samples(Path(built))
        with serve_samples(Path(built)) as samples:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(
                    executable_path=require_chromium(), args=BROWSER_FLAGS
                )
                for shot in SHOTS if docs is None else ():
                    (await taken(browser, samples, shot)).save(folder / f"{shot.name}.png")
                if docs is not None:
                    keep_light(
                        beside([await taken(browser, samples, shot, 2) for shot in STRIP]),
                        docs / "phones.webp",
                    )
                    for sample, name in WIDE.items():
                        wide = Shot(sample, TURNED.get(sample, ""), tuple(TELEVISION.items()))
                        keep_light(await taken(browser, samples, wide), docs / f"{name}.webp")
                await browser.close()


def main(arguments: list[str]) -> None:
    docs = REPO / "docs" if "--docs" in arguments else None
    folder = Path(next((a for a in arguments if not a.startswith("-")), REPO / "build/screenshots"))
    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(take(folder, docs))
    print(f"Wrote the pictures into {docs or folder}")


if __name__ == "__main__":
    main(sys.argv[1:])
