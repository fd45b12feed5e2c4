"""At the door: turns away what is too long, what another site's page sends, and looks that are no visits.

Links are the identity here, not cookies, so another site's page could do nothing in somebody's name; that it
is turned away all the same keeps it from opening tables and trying codes from within the room. It could do so
directly, or by giving its own name the hub's address once it is open (DNS rebinding): then everything looks
like one site, and only the name gives it away, to whatever is asked.
"""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from quart import Quart, Request, Websocket, request, websocket

from hub.web.errors import refuse
from hub.web.invites import typed
from hub.web.sender import is_this_machine, peer_is_local
from hub.web.services import services

LONGEST_ADDRESS = 1000
LARGEST_HEADERS = 8192
READS = ("GET", "HEAD", "OPTIONS")
DEFAULT_PORTS = (80, 443)
FORWARDED = ("Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP")
"""What proxies add, and no page can: browsers ask for permission first, and never get it."""
ROOM_ONLY = (
    *("localhost", "local", "lan", "home", "home.arpa", "internal", "intranet", "localdomain", "test"),
    *("fritz.box", "speedport.ip"),
)
"""Ends of names that only the room's own network gives away."""


def watch_the_door(app: Quart) -> None:
    app.before_request(_request)
    app.before_websocket(_socket)


async def _request() -> None:
    _not_too_long(request)
    _by_a_name_of_ours(request.host)
    if request.method not in READS:
        # Without a referrer, older Safari hides the origin of its own pages too. Such a page is no danger: it
        # can't send JSON elsewhere without asking first, and is never answered.
        _by_a_page_of_ours(request, hidden_is_fine=True)


async def _socket() -> None:
    _not_too_long(websocket)
    _by_a_name_of_ours(websocket.host)
    _by_a_page_of_ours(websocket, hidden_is_fine=False)
    purpose = websocket.headers.get("Sec-Purpose", "") + websocket.headers.get("Purpose", "")
    if "prefetch" in purpose or "prerender" in purpose:
        refuse("refused")  # a browser that looks ahead: nobody sits before it


def _not_too_long(asked: Request | Websocket) -> None:
    address = asked.scope.get("raw_path") or b""
    if len(address) + len(asked.scope["query_string"]) > LONGEST_ADDRESS:
        refuse("too-long")
    if sum(len(name) + len(value) for name, value in asked.headers) > LARGEST_HEADERS:
        refuse("too-large")


def _by_a_name_of_ours(host: str) -> None:
    name = _name(host)
    if not (_is_ip(name) or "." not in name or name.endswith(tuple(f".{end}" for end in ROOM_ONLY))):
        if name not in services().names:
            refuse("unknown-name")


def _by_a_page_of_ours(asked: Request | Websocket, hidden_is_fine: bool) -> None:
    origin = asked.headers.get("Origin")
    netloc = _netloc(origin or "")
    if netloc and _without_default_port(netloc) == _without_default_port(asked.host):
        return
    if asked.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        refuse("other-site")
    if origin is None or (origin == "null" and hidden_is_fine) or _is_through_a_proxy(asked, netloc):
        return
    refuse("other-site")


def _is_through_a_proxy(asked: Request | Websocket, netloc: str) -> bool:
    """A web server on this machine may ask by another name than the browser did, and leave out its port.

    A browser on this machine that shows another program's page doesn't: it names the port that it asks at. A
    page on a port that nobody writes passes for a proxy where the hub is asked as ``localhost``; of commands
    browsers say there whose page it is (``Sec-Fetch-Site``), as at no other plain http address.
    """
    name = _name(netloc)
    if not (name and peer_is_local() and (name == _name(asked.host) or name in _this_machine())):
        return False
    return (
        _port(netloc) == _port(asked.host)
        or (_port(netloc) is None and _is_loopback(_name(asked.host)))
        or asked.headers.get("Sec-Fetch-Site") == "same-origin"
        or any(header in asked.headers for header in FORWARDED)
        or netloc.lower() in {typed(root) for root in services().invites.roots()}
        or _port(asked.host) != _listens_at(asked)
    )


def _listens_at(asked: Request | Websocket) -> int | None:
    _, port = asked.scope.get("server") or (None, None)
    return None if port in DEFAULT_PORTS else port


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _this_machine() -> frozenset[str]:
    return services().names | {_name(address) for address in services().invites.addresses()} | {"localhost"}


def _without_default_port(netloc: str) -> str:
    return netloc.lower().removesuffix(":80").removesuffix(":443")


def _port(netloc: str) -> int | None:
    """``None``: the usual one of web servers, or what is none."""
    _, port = _split(netloc)
    return int(port) if port.isdecimal() and len(port) <= 5 and int(port) not in DEFAULT_PORTS else None


def _name(netloc: str) -> str:
    """``netloc`` without its port and brackets."""
    name, _ = _split(netloc)
    return name


def _split(netloc: str) -> tuple[str, str]:
    """The name, and the port as it is written; IPv6 addresses come in brackets or without."""
    text = netloc.lower()
    if text.startswith("["):
        name, _, rest = text[1:].partition("]")
        return name, rest.removeprefix(":")
    name, _, port = text.rpartition(":")
    if port.isdigit() and name and ":" not in name:
        return name.rstrip("."), port
    return text.rstrip("."), ""


def _is_loopback(name: str) -> bool:
    return name == "localhost" or is_this_machine(name)


def _is_ip(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
