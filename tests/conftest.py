"""Fixtures that every kind of test may ask for; what they need of the machine is said by ``tests.needs``."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

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
AS_PEOPLES = ["--autoplay-policy=document-user-activation-required"]
"""A page may sound once somebody has touched it. Playwright's ``evaluate`` counts as a touch."""
TIDIED_WITHIN = 2.0
"""Seconds in which a test's own tasks have to end once it is over."""
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


@pytest.fixture(scope="session")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the pages' samples of every screen."""
    from tests.browser.samples import build_samples, serve_samples

    built = tmp_path_factory.mktemp("samples")
    build_samples(built)
    with serve_samples(built) as address:
        yield address


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests with a browser run in one event loop and share it: each saves more than a second."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """The browser behind ``browser``."""
    path = require_chromium()
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(
            executable_path=path,
            args=[*BROWSER_FLAGS, *AS_PEOPLES, f"--host-resolver-rules=MAP {LAN_NAME} 127.0.0.1"],
            # As in people's browsers: the way back may lead to a page that was kept.
            ignore_default_args=["--disable-back-forward-cache"],
        )
        yield running
        await running.close()


@pytest_asyncio.fixture(loop_scope="session")
async def browser(chromium: Browser) -> AsyncIterator[Browser]:
    """A headless Chromium without a memory of other tests: give each person a ``new_context()``."""
    before = asyncio.all_tasks()
    yield chromium
    for context in chromium.contexts:
        await context.close()
    me = asyncio.current_task()
    left = {task for task in asyncio.all_tasks() - before if task is not me}
    if left:
        _, left = await asyncio.wait(left, timeout=TIDIED_WITHIN)
    assert not left, f"a test left something running: {left}"
