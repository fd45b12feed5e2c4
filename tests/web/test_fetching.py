"""Nobody fetches what is not theirs: with whatever link, code or clip, the answer is that of a made-up one.

All addresses are taken from the application, so that a new one is covered by being there.
"""

from __future__ import annotations

import json
import re
import statistics
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote

import pytest
from quart.testing.connections import WebsocketResponseError

from hub.game import links
from hub.rules.books import BOOKS
from hub.rules.ids import Seat
from hub.web.openapi import description
from tests.web.hubs import Hub, new_id, quiet_hub

PARAMETER = re.compile(r"\{(\w+)\}")
BODIES: dict[str, dict[str, Any]] = {
    "HostCommand": {"type": "repeat", "game": 1},
    "SeatCommand": {"type": "ready", "game": 1, "ready": True},
    "AskForSeat": {"seat": 1},
    "TakeSeat": {"name": "Nobody", "language": "en"},
    "NamePreview": {"name": "Kari", "say_as": ""},
    "SeatPreview": {"seat": 1},
    "SoundReport": {"clip": "nothing", "state": "finished", "page": "a-page"},
    "OpenTable": {"language": "en"},
    "DeleteEvenings": {"evening": None},
}
"""A whole body for every address that takes one, so that only the link can be what is wrong."""


BEGINNINGS = {
    "seat": ("/api/seat/", "/ws/seat/", "/s/"),
    "host": ("/api/host/", "/ws/host/", "/h/"),
    "story": ("/api/stories/", "/g/"),
    "evenings": ("/api/evenings/", "/m/"),
}
"""Which kind of link opens what begins so."""


@dataclass(kw_only=True)
class Room:
    """A game in its first night, with a seat that has moved, a request that waits, and a table next door."""

    hub: Hub
    code: str
    host: str
    seats: dict[Seat, str]
    poll: str
    moved: str
    next_door: list[str]
    tried: int = field(default=0)

    @property
    def secrets(self) -> list[str]:
        """Everything that is somebody's, and no one else's."""
        table = self.hub.house.find_code(self.code)
        assert table is not None
        lobby = table.session.table
        assert lobby.game is not None
        links = [self.host, self.moved, self.poll, self.evenings, *self.seats.values()]
        return [lobby.secret, table.session.key, *links]

    @property
    def evenings(self) -> str:
        """The link of whoever started the hub; this table was opened by somebody else."""
        found = self.hub.house.evenings.token
        assert found is not None
        return found

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Answer:
        """One request. Time passes, so that the limits on wrong tries are never met."""
        self.hub.now[0] += 2
        self.tried += 1
        client = self.hub.app.test_client()
        if method == "ws":
            return await self._shake_hands(path)
        bare = body is None or "clip" in body or path.endswith("/name-preview")
        sent = body if bare or body is None else {"id": new_id(), **body}
        response = await client.open(path, method=method, json=sent)
        headers = sorted((name.lower(), value) for name, value in response.headers.items())
        return response.status_code, tuple(headers), await response.get_data(as_text=False)

    async def _shake_hands(self, path: str) -> Answer:
        try:
            async with self.hub.app.test_client().websocket(path) as socket:
                await socket.receive()
                return 101, (), b""
        except WebsocketResponseError as refused:
            headers = sorted((name.lower(), value) for name, value in refused.response.headers.items())
            return (
                refused.response.status_code,
                tuple(headers),
                await refused.response.get_data(as_text=False),
            )


Answer = tuple[int, tuple[tuple[str, str], ...], bytes]


@asynccontextmanager
async def room(rulebook: str) -> AsyncIterator[Room]:
    async with quiet_hub() as hub:
        _, opened = await hub.post("/api/tables", language="en", rulebook=rulebook)
        code, host = opened["code"], opened["host_token"]
        seats: dict[Seat, str] = {}
        for number in range(1, BOOKS[rulebook].seats[1] + 1):
            _, joined = await hub.post(f"/api/tables/{code}/seats", name=f"Name {number}", language="en")
            seats[joined["seat"]] = joined["token"]
        commands = f"/api/host/{host}/commands"
        await hub.post(commands, type="start", game=0, anyway=True)
        moved = seats[Seat(1)]
        _, asked = await hub.post(f"/api/tables/{code}/pairings", seat=1)
        await hub.post(commands, type="approve_pairing", game=1, code=asked["code"])
        seats[Seat(1)] = (await hub.get(f"/api/pairings/{asked['poll']}"))[1]["token"]
        _, waiting = await hub.post(f"/api/tables/{code}/pairings", seat=2)
        _, neighbour = await hub.seat("Neighbour")
        yield Room(
            hub=hub,
            code=code,
            host=host,
            seats=seats,
            poll=waiting["poll"],
            moved=moved,
            next_door=[neighbour, hub.host_token, hub.code],
        )


Operation = tuple[str, str, dict[str, Any] | None]


def operations(hub: Hub) -> Iterator[Operation]:
    """Method, address and body of all there is: the API as it is described, pages, and channels."""
    for path, methods in description(hub.app)["paths"].items():
        for method, told in methods.items():
            body = told.get("requestBody")
            schema = body and body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
            yield method.upper(), path, BODIES[schema] if schema else None
            if method == "get":
                yield "HEAD", path, None
    for rule in hub.app.url_map.iter_rules():
        path = re.sub(r"<(?:path:)?(\w+)>", r"{\1}", rule.rule)
        if rule.websocket:
            yield "ws", path, None
        elif "{token}" in path and not path.startswith("/api/"):
            yield "GET", path, None


def keys(room: Room) -> dict[str, list[str]]:
    """What of each kind is right somewhere at this table; of seats, one for each role."""
    table = room.hub.house.find_code(room.code)
    assert table is not None
    game, view = table.session.table.game, table.table_view()
    assert game is not None
    return {
        "seat": list({game.roles[seat]: token for seat, token in room.seats.items()}.values()),
        "host": [room.host],
        "story": [],
        "evenings": [room.evenings],
        "code": [room.code],
        "poll": [room.poll],
        "clip": [view.sound.clip] if view.sound.clip else [],
    }


def kind(path: str, parameter: str) -> str:
    """Which kind of key opens ``path`` by ``parameter``."""
    if parameter in ("code", "poll", "clip"):
        return parameter
    found = [kind for kind, begins in BEGINNINGS.items() if path.startswith(begins)]
    assert (parameter, len(found)) == ("token", 1), (
        f"say what opens {path} by {parameter}, and who may have it"
    )
    return found[0]


def likenesses(token: str) -> list[str]:
    """What somebody would try who has ``token``."""
    other = "A" if token[-1] != "A" else "B"
    return [
        *(f"{token}=", f"{token}==", token[:-1], token[:-1] + other, token + "A", token.swapcase()),
        *(token.lower(), f"%20{token}", f"{token}%00", f"{token}%0a", token[::-1], "*", "%25", "null"),
    ]


def made_up(key: str) -> str:
    """Of the same length, and never given to anybody."""
    return links.new_secret()[: len(key)]


def tries(room: Room, path: str, method: str) -> Iterator[tuple[str, list[str]]]:
    """Addresses with somebody's key where it doesn't belong, behind one whose key was made up."""
    parameters, there_are = PARAMETER.findall(path), keys(room)
    right = {name: there_are[kind(path, name)] for name in parameters}
    for name in parameters:
        rest = {other: right[other][0] if right[other] else "x" for other in parameters if other != name}
        theirs = [key for each in there_are.values() for key in each if key not in right[name]]
        theirs += ["1", "2", "Name 2"] + [
            key for key in room.next_door if kind(path, name) in ("poll", "clip")
        ]
        if method in ("GET", "POST"):
            owners = [each[0] for each in (right[name], there_are["seat"], there_are["host"]) if each]
            theirs += [like for key in owners for like in likenesses(key)]
        if name == "code":
            theirs = [key for key in theirs if links.typed_code(unquote(key)) != room.code]
        yield (
            path.format(**{name: made_up(room.host)}, **rest),
            [path.format(**{name: key}, **rest) for key in theirs],
        )


@pytest.mark.parametrize("rulebook", BOOKS)
async def test_what_is_not_yours_is_not_there(rulebook: str) -> None:
    """Each role's link, the host's, the code, the request's word and what resembles them, at every address
    they don't belong to: 404, the same in every header and byte as for what was made up."""
    async with room(rulebook) as at:
        before = await at.hub.entries()
        for method, path, body in operations(at.hub):
            for nobody_s, theirs in tries(at, path, method):
                expected = await at.ask(method, nobody_s, body)
                assert expected[0] == 404, (method, path, expected)
                for address in theirs:
                    assert await at.ask(method, address, body) == expected, (method, address)
        assert await at.hub.entries() == before
        assert at.tried > 500


@pytest.mark.parametrize("rulebook", BOOKS)
async def test_a_moved_link_is_gone_for_its_holder_alone(rulebook: str) -> None:
    """410 at every address of a seat, 404 as for anybody at the host's; the new link works."""
    async with room(rulebook) as at:
        asked = 0
        for method, path, body in operations(at.hub):
            if "{token}" not in path:
                continue
            status = (await at.ask(method, path.format(token=at.moved), body))[0]
            assert status == (410 if kind(path, "token") == "seat" else 404), (method, path)
            asked += 1
        assert asked >= 8
        assert (await at.ask("GET", f"/api/seat/{at.seats[Seat(1)]}/view"))[0] == 200


@pytest.mark.parametrize("rulebook", BOOKS)
async def test_nothing_that_is_sent_holds_a_key(rulebook: str) -> None:
    """Whatever a table, a host or a seat is shown names no private link, secret or seed, also while a seat
    moves. Only whoever joins or moves is given one."""
    async with room(rulebook) as at:
        views = {
            "table": f"/api/table/{at.code}/view",
            "info": f"/api/tables/{at.code}",
            "join": f"/api/tables/{at.code}/join",
            "host": f"/api/host/{at.host}/view",
            "waiting": f"/api/pairings/{at.poll}",
            "description": "/openapi.json",
            "rulebooks": "/api/rulebooks",
            "page": f"/t/{at.code}",
        } | {f"seat {seat}": f"/api/seat/{token}/view" for seat, token in at.seats.items()}
        for name, path in views.items():
            status, headers, body = await at.ask("GET", path)
            assert status in (200, 503), name
            shown = body.decode() + json.dumps(headers)
            assert not [key for key in at.secrets if key in shown], name


@pytest.mark.parametrize("rulebook", ["witches"])
async def test_the_four_keys_are_four_things(rulebook: str) -> None:
    """Seat number, seat link, host link and code: none follows from another; links have 128 random bits."""
    async with room(rulebook) as at:
        tokens = [at.host, at.moved, *at.seats.values(), *at.next_door[:2]]
        assert len(set(tokens)) == len(tokens)
        for token in tokens:
            assert len(token) == 22  # of six bits each
            assert at.code not in token
        heads = {token[:4] for token in tokens}
        assert len(heads) == len(tokens), "a counter or a common part"


@pytest.mark.timeout(120)
async def test_how_long_it_takes_says_nothing() -> None:
    """A link that is somebody's takes as long as one that is nobody's."""
    async with room("witches") as at:
        paths = {
            "theirs": f"/api/seat/{at.host}/view",
            "nearly": f"/api/host/{at.host[:-2]}xx/view",
            "nobody's": f"/api/seat/{made_up(at.host)}/view",
        }
        times: dict[str, list[float]] = {name: [] for name in paths}
        for _ in range(300):
            for name, path in paths.items():
                began = time.perf_counter()
                await at.ask("GET", path)
                times[name].append(time.perf_counter() - began)
        middle = {name: statistics.median(each) for name, each in times.items()}
        assert max(middle.values()) < 1.3 * min(middle.values()), middle
