"""Other sites' pages are turned away; people get in by every address that leads to the hub."""

from __future__ import annotations

import json

import pytest

from hub.addresses import known_names
from tests.web.hubs import Hub, new_id
from tests.web.wire import RefusedError, Reply, http

Headers = dict[str, str]


async def post(hub: Hub, headers: Headers) -> Reply:
    """A table is opened, as a page would."""
    body = json.dumps({"id": new_id(), "language": "en"}).encode()
    return await http(hub.port, "POST", "/api/tables", body, headers)


async def opens_a_page(hub: Hub, headers: Headers) -> int:
    """The status that the handshake of a channel is answered with."""
    try:
        socket = await hub.socket(f"/ws/table/{hub.code}", headers=headers)
    except RefusedError as refused:
        return refused.reply.status
    return 101 if (await socket.view())["type"] == "table" else 0


LOOKS = (
    *("/", "/t/{code}", "/favicon.svg", "/nowhere", "/openapi.json"),
    *("/api/table/{code}/view", "/api/tables/{code}/night.wav"),
)


async def looks(hub: Hub, headers: Headers) -> dict[str, Reply]:
    """What pages, files, answers and sounds are answered with."""
    return {path: await http(hub.port, "GET", path.format(code=hub.code), headers=headers) for path in LOOKS}


def seen(hub: Hub, headers: Headers) -> Headers:
    """With the port that the hub has got."""
    return {name: value.replace("PORT", str(hub.port)) for name, value in headers.items()}


WELCOME: dict[str, Headers] = {
    "a program": {},
    "by address": {"Host": "192.168.1.20:8080", "Origin": "http://192.168.1.20:8080"},
    "by IPv6": {"Host": "[fd00::5]:8080", "Origin": "http://[fd00::5]:8080"},
    "on port 80": {"Host": "192.168.1.20", "Origin": "http://192.168.1.20"},
    "on this machine": {"Host": "localhost:PORT", "Origin": "http://localhost:PORT"},
    "by a plain name": {"Host": "raspberrypi:8080", "Origin": "http://raspberrypi:8080"},
    "by a Bonjour name": {"Host": "Nightwake.local:8080", "Origin": "http://nightwake.local:8080"},
    "by the router's name": {"Host": "pi.fritz.box", "Origin": "http://pi.fritz.box"},
    "by a name with its dot": {"Host": "pi.lan.:8080", "Origin": "http://pi.lan.:8080"},
    "by the host's name": {"Host": "games.example.org", "Origin": "https://games.example.org"},
    "a browser that says so": {"Origin": "http://127.0.0.1:PORT", "Sec-Fetch-Site": "same-origin"},
    "a browser that calls a socket another site": {
        "Origin": "http://127.0.0.1:PORT",
        "Sec-Fetch-Site": "same-site",
    },
    "through a proxy that keeps the name": {"Host": "localhost", "Origin": "http://localhost:8443"},
    "through a proxy with its own name": {"Host": "127.0.0.1:PORT", "Origin": "http://192.168.1.20"},
    "through a proxy known outside": {"Host": "127.0.0.1:PORT", "Origin": "https://games.example.org"},
    "through a proxy that says so": {
        "Host": "127.0.0.1:PORT",
        "Origin": "http://localhost:8443",
        "X-Forwarded-For": "192.168.1.77",
    },
    "through a proxy that the host has named": {
        "Host": "127.0.0.1:PORT",
        "Origin": "http://192.168.1.20:8080",
    },
    "through a proxy, and the browser says so": {
        "Host": "127.0.0.1:PORT",
        "Origin": "https://localhost:8443",
        "Sec-Fetch-Site": "same-origin",
    },
}


async def test_people_get_in_by_every_address_of_the_hub(live: Hub) -> None:
    """By number, by name, at any port, through another web server on the same machine."""
    for way, sent in WELCOME.items():
        headers = seen(live, sent)
        assert (await post(live, headers)).status == 201, way
        assert await opens_a_page(live, headers) == 101, way
        view = await http(live.port, "GET", f"/api/table/{live.code}/view", headers=headers)
        assert view.status == 200, way


ELSEWHERE: dict[str, Headers] = {
    "another site": {"Origin": "http://evil.example"},
    "another port": {"Host": "192.168.1.20:8080", "Origin": "http://192.168.1.21:8080"},
    "a name that starts alike": {"Host": "192.168.1.20", "Origin": "http://192.168.1.20.evil.example"},
    "a name that ends alike": {"Host": "localhost", "Origin": "http://evil-localhost"},
    "what is no address": {"Origin": "http://["},
    "a file": {"Origin": "file://"},
    "an extension": {"Origin": "chrome-extension://abcdefgh"},
    "a browser that says so": {"Sec-Fetch-Site": "cross-site"},
    "another program's page here": {"Sec-Fetch-Site": "same-site", "Origin": "http://127.0.0.1:1"},
    "another program's page here, in a browser that doesn't say so": {
        "Host": "localhost:PORT",
        "Origin": "http://localhost:8000",
    },
    "another program's page on port 80 here": {"Host": "raspberrypi:PORT", "Origin": "http://raspberrypi"},
    "the same, by number": {"Host": "127.0.0.1:PORT", "Origin": "http://192.168.1.20:8000"},
}


async def test_another_site_s_page_is_turned_away(live: Hub) -> None:
    """Neither commands nor channels; the answer says how to get in."""
    for way, sent in ELSEWHERE.items():
        headers = seen(live, sent)
        reply = await post(live, headers)
        assert (reply.status, reply.json()["error"]) == (403, "other-site"), way
        assert await opens_a_page(live, headers) == 403, way
    assert len(live.house.tables()) == 1


async def test_a_name_of_somebody_else_s_is_no_way_in(live: Hub) -> None:
    """A site that leads its own name to the hub (DNS rebinding) is one site with it, but for the name."""
    for name in ("evil.example", "192.168.1.20.evil.example:8080", "local.example", "a.b."):
        headers = {"Host": name, "Origin": f"http://{name}"}
        reply = await post(live, headers)
        assert (reply.status, reply.json()["error"]) == (421, "unknown-name"), name
        assert "--address" in reply.json()["message"]
        assert await opens_a_page(live, headers) == 421, name
    assert len(live.house.tables()) == 1


async def test_nothing_can_be_looked_at_by_a_name_of_somebody_else_s(live: Hub) -> None:
    """Neither pages nor views nor sounds; whoever opens a page so reads a sentence with the way out."""
    for name in ("evil.example.com", "192.168.1.20.evil.example:8080"):
        for path, reply in (await looks(live, {"Host": name})).items():
            assert reply.status == 421, (name, path)
            text = reply.json()["message"] if path.startswith("/api/") or "." in path else reply.body.decode()
            assert "--address" in text and "{" not in text, (name, path)
    for path, reply in (await looks(live, {"Host": "games.example.org"})).items():
        assert reply.status in (200, 404, 503), path


async def test_older_safari_may_post(live: Hub) -> None:
    """It hides the origin of pages without a referrer. Elsewhere that would not let it send JSON."""
    assert (await post(live, {"Origin": "null"})).status == 201
    assert await opens_a_page(live, {"Origin": "null"}) == 403


async def test_nobody_elsewhere_may_read_answers(live: Hub) -> None:
    """No answer says that other sites may have it, neither in advance nor afterwards."""
    asking = {"Origin": "http://evil.example", "Access-Control-Request-Method": "POST"}
    for method, path in (("OPTIONS", "/api/tables"), ("GET", f"/api/tables/{live.code}"), ("GET", "/")):
        reply = await http(live.port, method, path, headers=asking)
        assert not [name for name in reply.headers if name.startswith("access-control")]
        assert reply.headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize("purpose", ["prefetch", "prefetch;prerender", "prefetch;anonymous-client-ip"])
async def test_a_browser_that_looks_ahead_shows_nobody_as_present(live: Hub, purpose: str) -> None:
    """A page that was loaded before the tap opens no channel: nobody sits before it."""
    _, token = await live.seat("Kari")
    for header in ("Sec-Purpose", "Purpose"):
        with pytest.raises(RefusedError):
            await live.socket(f"/ws/seat/{token}", headers={header: purpose})
    assert not live.table.table_view().seats[0].connected


def test_names_of_the_hub_are_found_in_what_the_host_chose() -> None:
    """A name, a name with a port, or a proxy's URL; nonsense names nobody."""
    assert known_names("https://Games.example.org/night/", "pi.example:8080") >= {
        "games.example.org",
        "pi.example",
    }
    assert known_names("[::1", None) == known_names()
