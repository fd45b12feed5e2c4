"""Served below a path of another web server, as nginx does with /game/: all addresses still lead here."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urljoin

import pytest

from hub.web import bundle
from tests.needs import require
from tests.web.hubs import Hub, new_id
from tests.web.wire import Socket, http

PREFIX = "/game"


async def _pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
    writer.close()


@asynccontextmanager
async def proxy(port: int) -> AsyncIterator[int]:
    """Passes on what is asked below ``PREFIX``, without it; its port."""
    writers: list[asyncio.StreamWriter] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        method, path, rest = (await reader.readline()).split(b" ", 2)
        assert path.startswith(f"{PREFIX}/".encode()), f"{path!r} left {PREFIX}"
        inner, outer = await asyncio.open_connection("127.0.0.1", port)
        writers.extend((writer, outer))
        outer.write(b" ".join((method, path.removeprefix(PREFIX.encode()), rest)))
        await asyncio.gather(_pipe(reader, outer), _pipe(inner, writer), return_exceptions=True)

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        for writer in writers:
            writer.transport.abort()
        server.close()


@pytest.mark.parametrize("page", ["/", "/t/{code}", "/j/{code}", "/s/{token}", "/nowhere/at/all"])
async def test_pages_files_answers_and_channels_work_below_a_path(live: Hub, page: str) -> None:
    """What a browser makes of the page's base and its relative addresses."""
    _, token = await live.seat("Kari")
    async with proxy(live.port) as port:
        outside = f"http://127.0.0.1:{port}"
        address = f"{outside}{PREFIX}{page.format(code=live.code, token=token)}"
        reply = await http(port, "GET", address.removeprefix(outside))
        require(
            bundle.read("index.html"), "build the page to test it behind a proxy: npm run build in player_ui"
        )
        html = reply.body.decode()
        base = urljoin(address, re.search(r'<base href="([^"]+)"', html)[1])  # type: ignore[index]
        assert base == f"{outside}{PREFIX}/"
        files = re.findall(r'(?:src|href)="(\./[^"]+)"', html.partition("<base")[2].partition(">")[2])
        assert files
        for path in files:
            assert (await http(port, "GET", urljoin(base, path).removeprefix(outside))).status == 200
        view = await http(port, "GET", urljoin(base, f"api/table/{live.code}/view").removeprefix(outside))
        assert view.json()["code"] == live.code
        body = json.dumps({"id": new_id(), "type": "ready", "game": 0, "ready": True}).encode()
        commands = urljoin(base, f"api/seat/{token}/commands").removeprefix(outside)
        assert (await http(port, "POST", commands, body)).status == 200
        channel = await Socket.open(port, urljoin(base, f"ws/seat/{token}").removeprefix(outside))
        assert (await channel.view())["ready"]
        channel.hang_up()
