"""The pages: one HTML file for all addresses that people open, and what it needs. Never a game's contents."""

from __future__ import annotations

import re

from quart import Blueprint, Response, abort, request

from hub.web import bundle
from hub.web.services import services
from hub.web.unbuilt import HTML as UNBUILT
from hub.web.unbuilt import STYLE

pages = Blueprint("pages", __name__)
_HOST = re.compile(r"[A-Za-z0-9._-]+(:\d{1,5})?|\[[0-9A-Fa-f:.]+\](:\d{1,5})?")
_NOT_PAGES = ("/api/", "/ws/", "/assets/", "/openapi.json")


@pages.get("/")
@pages.get("/j/<code>")
@pages.get("/t/<code>")
async def show(code: str = "") -> Response:
    """The page; what it shows it asks for afterwards, so that a preview finds nothing in it."""
    return _html()


@pages.get("/s/<token>")
async def show_seat(token: str) -> Response:
    """The same page; the status alone says that a seat has moved to another phone, or that it never was."""
    found = services().house.find_seat(token)
    return _html(_unknown() if found is None else 200 if isinstance(found, tuple) else 410)


@pages.get("/h/<token>")
async def show_host(token: str) -> Response:
    """The same page, with 404 if the link isn't a host's."""
    return _html(_unknown() if services().house.find_host(token) is None else 200)


@pages.get("/g/<token>")
async def show_story(token: str) -> Response:
    """The same page, with 404 if no game was won of which that is the link."""
    return _html(404 if await services().house.evenings.story(token) is None else 200)


@pages.get("/m/<token>")
async def show_evenings(token: str) -> Response:
    """The same page, with 404 if the link isn't the house's own."""
    return _html(200 if services().house.evenings.is_token(token) else _unknown())


def _unknown() -> int:
    """The status of a link that isn't known. While the hub starts none is; the page finds out later."""
    return 404 if services().house.is_loaded else 200


@pages.get("/assets/<path:name>")
async def asset(name: str) -> Response:
    """A script, style or sound; its name changes with its contents."""
    return _file(f"assets/{name}", "public, max-age=31536000, immutable")


@pages.get("/<name>")
async def file(name: str) -> Response:
    """A file beside the HTML, such as the icon."""
    if name == "index.html":
        return _html()
    return _file(name, "no-cache")


def is_page(path: str, method: str) -> bool:
    """Whether a person, not a program, asks for ``path``."""
    is_file = "." in path.rpartition("/")[2]
    return method in ("GET", "HEAD") and not path.startswith(_NOT_PAGES) and not is_file


def missing_page() -> Response:
    """For addresses that don't exist: the page itself says so, in the person's language."""
    return _html(404)


def _html(status: int = 200) -> Response:
    raw_path = request.scope.get("raw_path") or request.path.encode()
    html = bundle.page(raw_path.decode("latin-1"))
    response = (
        Response(UNBUILT, 503 if status == 200 else status, content_type="text/html; charset=utf-8")
        if html is None
        else Response(html, status, content_type="text/html; charset=utf-8")
    )
    response.headers["Content-Security-Policy"] = _policy(request.host, unbuilt=html is None)
    return response


def _policy(host: str, *, unbuilt: bool) -> str:
    """Everything comes from this hub. Older Safari doesn't count sockets among ``'self'``, hence the host."""
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'none'" if unbuilt else "script-src 'self'",
            f"style-src {STYLE}" if unbuilt else "style-src 'self'",
            "img-src 'self' data:",
            "media-src 'self' data: blob:",
            "font-src 'self'",
            f"connect-src 'self'{sockets}",
            "manifest-src 'self'",
            "base-uri 'self'",
            "form-action 'none'",
            "frame-ancestors 'none'",
            "require-trusted-types-for 'script'",
            "trusted-types svelte-trusted-html",
        )
    )


def _file(path: str, keep: str) -> Response:
    kind, content = bundle.content_type(path), bundle.read(path)
    if kind is None or content is None:
        abort(404)
    small = bundle.packed(path, content) if request.accept_encodings.quality("gzip") > 0 else None
    response = Response(content if small is None else small, content_type=kind)
    if small is not None:
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Vary"] = "Accept-Encoding"
    response.headers["Cache-Control"] = keep
    return response
