"""The pages work wherever the hub is, keep links private, and hold nothing of a game."""

from __future__ import annotations

import gzip
import re
from base64 import b64encode
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from hub.rules.books import BOOKS
from hub.web import bundle
from tests.web.hubs import Hub
from tests.web.wire import http

HTML = """<!doctype html><html lang="en"><head><title>Nightwake</title>
<script type="module" src="./assets/index.js"></script></head><body></body></html>"""


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page, whatever the state of the real one."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(HTML)
    (folder / "assets/index.js").write_text("export {}")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / ".built-from").write_text("secret")
    (tmp_path / "outside.js").write_text("outside")

    def found() -> Traversable:
        return folder

    monkeypatch.setattr(bundle, "_folder", found)
    return folder


@pytest.mark.parametrize(
    ("path", "base"),
    [("/", "./"), ("/j/ABCDEF", "../"), ("/t/ABCDEF", "../"), ("/s/token", "../"), ("/t/ABCDEF/", "../../")],
)
async def test_every_page_finds_the_hub_behind_any_prefix(
    hub: Hub, built: Path, path: str, base: str
) -> None:
    """Behind nginx at /game/ all links work: the page's base is relative, no address in it absolute."""
    response = await hub.app.test_client().get(path)
    html = (await response.get_data(as_text=False)).decode()
    assert f'<base href="{base}" />' in html
    assert not re.search(r'(href|src)="/', html)


async def test_an_encoded_slash_does_not_deepen_an_address(live: Hub, built: Path) -> None:
    """A browser counts only real slashes, so the base does too."""
    reply = await http(live.port, "GET", "/t/a%2Fb")
    assert b'<base href="../" />' in reply.body


@pytest.mark.parametrize("path", ["/", "/j/ABCDEF", "/s/token", "/h/token", "/nowhere"])
async def test_private_links_do_not_leak(hub: Hub, built: Path, path: str) -> None:
    """No page is kept by a browser or proxy, and none is named to other sites."""
    response = await hub.app.test_client().get(path)
    assert response.headers["Cache-Control"] == "no-store"
    assert response.headers["Referrer-Policy"] == "no-referrer"
    assert "default-src 'none'" in response.headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    "path", ["/", "/s/token", "/nowhere", "/api/rulebooks", "/api/nowhere", "/favicon.svg"]
)
async def test_nothing_runs_in_an_answer_but_the_page_s_own_scripts(hub: Hub, built: Path, path: str) -> None:
    """No script or style within a page, no frame around it, no camera, no guess at what a file is."""
    headers = (await hub.app.test_client().get(path)).headers
    policy = headers["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "*" not in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "microphone=()" in headers["Permissions-Policy"]
    assert "Set-Cookie" not in headers
    assert "Server" not in headers


@pytest.mark.parametrize(
    ("headers", "sent"),
    [
        ({"Host": "localhost:8080"}, "same-origin"),
        ({"Host": "192.168.1.20:8080"}, None),
        ({"Host": "games.example.org", "X-Forwarded-Proto": "https"}, "same-origin"),
    ],
)
async def test_the_window_that_opened_a_page_is_cut_off_where_browsers_do_that(
    hub: Hub, built: Path, headers: dict[str, str], sent: str | None
) -> None:
    """On plain http elsewhere they don't, and would complain of being asked to."""
    answer = await hub.app.test_client().get("/", headers=headers)
    assert answer.headers.get("Cross-Origin-Opener-Policy") == sent


async def test_a_moved_seat_s_old_link_says_so_with_its_status(hub: Hub, built: Path) -> None:
    """410 and the page, which explains it; to everybody else it is a link like any that never was."""
    seat, token = await hub.seat("Kari")
    client = hub.app.test_client()
    for path in (f"/s/{token}", f"/h/{hub.host_token}"):
        assert (await client.get(path)).status_code == 200
    _, asked = await hub.post(f"/api/tables/{hub.code}/pairings", seat=seat)
    commands = f"/api/host/{hub.host_token}/commands"
    await hub.post(commands, type="approve_pairing", game=0, code=asked["code"])
    moved = await client.get(f"/s/{token}")
    assert moved.status_code == 410
    assert b"<script" in await moved.get_data(as_text=False)
    for path in (f"/h/{token}", f"/s/{hub.host_token}", "/s/nobody", "/h/nobody"):
        assert (await client.get(path)).status_code == 404


async def test_the_html_holds_no_role(hub: Hub, built: Path) -> None:
    """What a preview of a private link shows says nothing of the game."""
    _, token = await hub.seat("Kari")
    html = (await (await hub.app.test_client().get(f"/s/{token}")).get_data(as_text=False)).decode().lower()
    roles = {role.key for book in BOOKS.values() for role in book.roles}
    assert not [role for role in roles if role in html]
    assert token.lower() not in html
    assert "kari" not in html


async def test_scripts_travel_packed_to_whoever_can_unpack_them(hub: Hub, built: Path) -> None:
    """A phone on a weak Wi-Fi waits for a third of the bytes; what would not shrink goes as it is."""
    script = "export const words = 'sleep, sleep, sleep';\n" * 40
    (built / "assets/words.js").write_text(script)
    client = hub.app.test_client()
    packed = await client.get("/assets/words.js", headers={"Accept-Encoding": "gzip, br"})
    plain = await client.get("/assets/words.js", headers={"Accept-Encoding": "identity"})
    tiny = await client.get("/assets/index.js", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip" and packed.headers["Vary"] == "Accept-Encoding"
    body = await packed.get_data(as_text=False)
    assert len(body) < len(script) / 3 and gzip.decompress(body).decode() == script
    assert "Content-Encoding" not in plain.headers and await plain.get_data(as_text=True) == script
    assert "Content-Encoding" not in tiny.headers


async def test_assets_are_kept_and_pages_are_not(hub: Hub, built: Path) -> None:
    """Scripts change their name with their contents, so a phone may keep them."""
    client = hub.app.test_client()
    script = await client.get("/assets/index.js")
    assert script.status_code == 200
    assert script.content_type == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["Cache-Control"]
    assert (await client.get("/favicon.svg")).headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../outside.js",
        "/assets/..%2F..%2Foutside.js",
        "/assets/%2e%2e/%2e%2e/outside.js",
        "/assets/..\\..\\outside.js",
        "/.built-from",
        "/assets//etc/passwd",
        "/assets/nothing.js",
    ],
)
async def test_only_the_page_s_own_files_are_served(hub: Hub, built: Path, path: str) -> None:
    """No address leads out of the built page."""
    response = await hub.app.test_client().get(path)
    data = await response.get_data(as_text=False)
    assert response.status_code == 404
    assert b"outside" not in data
    assert b"secret" not in data


async def test_an_unknown_address_is_a_friendly_page(hub: Hub, built: Path) -> None:
    """A person who mistypes gets the page, which says so; a program gets JSON."""
    page = await hub.app.test_client().get("/what/is/this")
    assert page.status_code == 404
    assert b'<base href="../../" />' in await page.get_data(as_text=False)
    status, error = await hub.get("/api/what/is/this")
    assert (status, error["error"]) == (404, "not-found")


async def test_without_a_built_page_people_are_told_how_to_build_it(hub: Hub, built: Path) -> None:
    """No traceback and no empty page: a sentence with the way out."""
    (built / "index.html").unlink()
    response = await hub.app.test_client().get("/t/ABCDEF")
    html = await response.get_data(as_text=False)
    assert response.status_code == 503
    assert b"make run" in html
    style = html.partition(b"<style>")[2].partition(b"</style>")[0]
    digest = b64encode(sha256(style).digest()).decode()
    assert f"style-src 'sha256-{digest}'" in response.headers["Content-Security-Policy"]


async def test_sockets_are_allowed_to_the_address_that_was_opened(hub: Hub, built: Path) -> None:
    """Safari before 15.4 does not count sockets among 'self'; a made-up host is not repeated."""
    client = hub.app.test_client()
    policy = (await client.get("/", headers={"Host": "192.168.1.20:8080"})).headers["Content-Security-Policy"]
    assert "ws://192.168.1.20:8080" in policy
    policy = (await client.get("/", headers={"Host": "x; script-src *"})).headers["Content-Security-Policy"]
    assert "script-src *" not in policy
