"""A whole hub for tests, with the real house: under Quart's test client, or listening on loopback."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any
from unittest.mock import patch

from quart import request

from hub.addresses import Fixed
from hub.game.house import House
from hub.game.log import Entry, MemoryLog
from hub.game.runtime import TableRuntime
from hub.game.voices import Voices
from hub.rules.refusal import Refusal
from hub.serving import serve
from hub.sockets import Peers, listen, port_of
from hub.web.app import HubApp, create_app
from hub.web.invites import Invites
from hub.web.limits import Limits
from hub.web.lines import Lines
from hub.web.services import Services
from tests.game.quiet import QuietVoices
from tests.web.wire import Socket

_ids = count(1)


def new_id() -> str:
    """A command id that no other has."""
    return f"test-{next(_ids):08d}"


class _From:
    """The request at hand, from another address."""

    def __init__(self, address: str) -> None:
        self.remote_addr = address

    def __getattr__(self, name: str) -> Any:
        return getattr(request, name)


@dataclass(kw_only=True)
class Hub:
    """The parts of a running hub, and one open table."""

    house: House
    log: MemoryLog
    app: HubApp
    lines: Lines
    peers: Peers
    code: str
    host_token: str
    port: int = 0
    now: list[float] = field(default_factory=lambda: [1000.0])
    """What the limits take for the time."""
    sockets: list[Socket] = field(default_factory=list)

    @property
    def table(self) -> TableRuntime:
        table = self.house.find_code(self.code)
        assert table is not None
        return table

    async def socket(
        self, path: str, receive_buffer: int | None = None, headers: dict[str, str] | None = None
    ) -> Socket:
        """Opens a page's channel; it is hung up when the hub goes."""
        socket = await Socket.open(self.port, path, receive_buffer, headers)
        self.sockets.append(socket)
        return socket

    async def seat(self, name: str, language: str = "en") -> tuple[int, str]:
        """Somebody joins: seat and token."""
        joined = await self.table.join(id=new_id(), name=name, say_as="", language=language)
        assert not isinstance(joined, Refusal), joined
        return joined.seat, joined.token

    @contextmanager
    def as_seen_from(self, address: str) -> Iterator[None]:
        """Under the test client: what is asked comes from there."""
        with patch("hub.web.sender.asked", lambda: _From(address)):
            yield

    async def entries(self) -> list[Entry]:
        """Everything in the log, of all tables."""
        return [entry for key in await self.log.tables() for entry in await self.log.read(key)]

    async def post(self, path: str, headers: dict[str, str] | None = None, **body: Any) -> tuple[int, Any]:
        """Status and decoded answer; the body gets an id unless it has one."""
        client = self.app.test_client()
        response = await client.post(path, json={"id": new_id(), **body}, headers=headers)
        return response.status_code, await response.get_json()

    async def get(self, path: str, **headers: str) -> tuple[int, Any]:
        response = await self.app.test_client().get(path, headers=headers)
        return response.status_code, await response.get_json()


@asynccontextmanager
async def quiet_hub(
    address: str = "192.168.1.20", port: int = 8080, voices: Voices | None = None
) -> AsyncIterator[Hub]:
    """A hub with one table that nothing listens to but the test client."""
    log = MemoryLog()
    peers = Peers()
    lines = Lines(peers.drop)
    invites = Invites(Fixed(address), port)
    house = House(log, voices or QuietVoices(), invites.join)
    await house.start()
    opened = await house.open_table(id=new_id(), language="en")
    assert not isinstance(opened, Refusal), opened
    now = [1000.0]
    services = Services(
        house=house,
        invites=invites,
        lines=lines,
        limits=Limits(lambda: now[0]),
        names=frozenset({"games.example.org"}),
    )
    hub = Hub(
        house=house,
        log=log,
        app=create_app(services),
        lines=lines,
        peers=peers,
        code=opened.code,
        host_token=opened.host_token,
        now=now,
    )
    try:
        yield hub
    finally:
        await house.close()


@asynccontextmanager
async def listening_hub(voices: Voices | None = None) -> AsyncIterator[Hub]:
    """The same, listening on a loopback port with Hypercorn; stopped at the end."""
    async with quiet_hub(voices=voices) as hub:
        listeners = listen("127.0.0.1", 0, hub.peers)
        hub.port = port_of(listeners)
        stop = asyncio.Event()
        serving = asyncio.create_task(serve(hub.app, listeners, stop=stop, lines=hub.lines, peers=hub.peers))
        try:
            yield hub
        finally:
            for socket in hub.sockets:
                socket.hang_up()
            stop.set()
            await serving


async def until(holds: Any, patience: float = 5.0) -> None:
    """Waits until ``holds()`` is true."""
    deadline = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < deadline, "it did not happen in time"
        await asyncio.sleep(0.01)
