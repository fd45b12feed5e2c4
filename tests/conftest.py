"""Fixtures that every kind of test may ask for; what they need of the machine is said by ``tests.needs``."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.needs import require, require_chromium, require_portaudio, require_pulse, require_tool

if TYPE_CHECKING:
    from playwright.async_api import Browser

    from tests.audio.pulse import Speakers

__all__ = ["require", "require_chromium", "require_portaudio", "require_pulse", "require_tool"]

REPO = Path(__file__).resolve().parent.parent
BROWSER_FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run"
    " --disable-background-networking --disable-component-update --disable-sync"
).split()
LAN_NAME = "table.lan"
"""A name for this machine that browsers trust no more than any address of a Wi-Fi, unlike 127.0.0.1."""


@pytest.fixture(scope="session")
def repo() -> Path:
    """The folder that holds this work tree."""
    return REPO


@pytest.fixture(scope="session")
def speakers() -> Iterator[Speakers]:
    """Speakers that nobody hears but the test: see ``tests.audio.pulse``."""
    require_pulse()
    from tests.audio.pulse import private_speakers

    # Not pytest's own temporary folder: a socket's path may have 107 characters at most.
    with tempfile.TemporaryDirectory(prefix="nightwake-") as folder:
        with private_speakers(Path(folder)) as running:
            yield running


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """A headless Chromium, on the test's own event loop: give each person a ``new_context()``."""
    path = require_chromium()
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        # One a test, not one a session: sharing would save 0.9 s but tie all tests and fixtures to one loop.
        browser = await playwright.chromium.launch(
            executable_path=path,
            args=[*BROWSER_FLAGS, f"--host-resolver-rules=MAP {LAN_NAME} 127.0.0.1"],
            # As in people's browsers: the way back may lead to a page that was kept.
            ignore_default_args=["--disable-back-forward-cache"],
        )
        yield browser
        await browser.close()
