"""The pages' samples of every screen, built and served as the hub would serve them."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.async_api import Page

from tests.needs import require, require_tool

PAGE = Path(__file__).resolve().parent.parent.parent / "player_ui"
INSTALL = "install Node.js 20.19 or newer with npm, and run `npm ci` in player_ui"


class _Pages(SimpleHTTPRequestHandler):
    """Files as they are; at every other address the page, which finds everything from the root."""

    def do_GET(self) -> None:
        if not Path(self.translate_path(self.path)).is_file():
            html = Path(str(self.directory), "index.html").read_bytes()
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(html.replace(b"<head>", b'<head><base href="/" />', 1))
        else:
            super().do_GET()

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


def build_samples(into: Path) -> None:
    """The pages with their samples, in about the time that the pages themselves take."""
    node = require_tool("node", INSTALL)
    vite = PAGE / "node_modules/vite/bin/vite.js"
    require(vite.exists() or None, INSTALL)
    subprocess.run(
        [node, str(vite), "build", "--mode", "samples", "--logLevel", "warn", "--outDir", str(into)],
        cwd=PAGE, check=True, timeout=120,
    )  # fmt: skip


@contextmanager
def serve_samples(built: Path) -> Iterator[str]:
    """The address at which :class:`Screens` finds them."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Pages, directory=str(built)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/dev/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


async def sample_names(page: Page, samples: str) -> list[str]:
    await page.goto(samples)
    await page.locator("li a").first.wait_for()
    return await page.locator("li a").all_inner_texts()


async def show(page: Page, samples: str, name: str, language: str = "en") -> None:
    """Has ``page`` show the sample; it is loaded once for all of them."""
    if not page.url.startswith(samples):
        await page.goto(samples)
    await page.evaluate("where => { location.hash = where; }", f"{name}/{language}")
    await page.locator(f'html[data-sample="{name}/{language}"]').wait_for()
    await page.locator("main").wait_for()
