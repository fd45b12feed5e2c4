"""The hub stops at once, whatever its peers do, and says goodbye to those who listen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest

from hub.serving import serve
from hub.sockets import listen, port_of
from tests.web.hubs import Hub, quiet_hub
from tests.web.wire import Socket

LIMIT = 1.5


class Run:
    """One run of the server on a hub."""

    def __init__(self, hub: Hub) -> None:
        self._stop = asyncio.Event()
        listeners = listen("127.0.0.1", 0, hub.peers)
        hub.port = port_of(listeners)
        self._serving = asyncio.create_task(
            serve(hub.app, listeners, stop=self._stop, lines=hub.lines, peers=hub.peers)
        )

    async def stop(self) -> float:
        """Seconds that stopping took."""
        began = time.monotonic()
        self._stop.set()
        await self._serving
        return time.monotonic() - began


async def test_pages_are_told_that_the_hub_closes() -> None:
    """Every page hears it and is closed with 1001, so that it waits for the hub to come back."""
    async with quiet_hub() as hub:
        run = Run(hub)
        _, token = await hub.seat("Kari")
        paths = (f"/ws/table/{hub.code}", f"/ws/seat/{token}", f"/ws/host/{hub.host_token}")
        pages = [await hub.socket(path) for path in paths]
        for page in pages:
            await page.view()
        stopping = asyncio.create_task(run.stop())
        for page in pages:
            while (message := await page.message())["type"] != "gone":
                assert message["type"] != "pulse"
            assert message == {"type": "gone", "reason": "closing"}
            assert await page.closed() == 1001
            page.hang_up()
        assert await stopping < LIMIT


async def _silent(hub: Hub) -> None:
    """Takes what comes, and never answers, not even the closing."""
    await hub.socket(f"/ws/table/{hub.code}")


async def _deaf(hub: Hub) -> None:
    """Never reads, while views are sent."""
    await hub.socket(f"/ws/table/{hub.code}", receive_buffer=1024)
    for number in range(300):
        hub.table.sound.set_voice_loudness(volume=number / 1000)
        await asyncio.sleep(0)


async def _half_a_request(hub: Hub) -> None:
    """Begins a request and leaves it at that."""
    _, writer = await asyncio.open_connection("127.0.0.1", hub.port)
    writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
    hub.sockets.append(Socket(_, writer))


async def _half_a_body(hub: Hub) -> None:
    """Promises a body that does not come."""
    reader, writer = await asyncio.open_connection("127.0.0.1", hub.port)
    writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
    writer.write(b"Content-Length: 99\r\n\r\n{")
    hub.sockets.append(Socket(reader, writer))


async def _idle(hub: Hub) -> None:
    """A connection that is kept for later."""
    reader, writer = await asyncio.open_connection("127.0.0.1", hub.port)
    hub.sockets.append(Socket(reader, writer))


async def _nobody(hub: Hub) -> None:
    """No peer at all."""


PEERS = [_silent, _deaf, _half_a_request, _half_a_body, _idle, _nobody]


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.__name__.strip("_"))
async def test_no_peer_can_keep_the_hub(
    peer: Callable[[Hub], object], capfd: pytest.CaptureFixture[str]
) -> None:
    """Also a peer that never answers is left behind in time, and nothing is printed about it."""
    async with quiet_hub() as hub:
        run = Run(hub)
        for _ in range(3):
            await peer(hub)  # type: ignore[misc]
        await asyncio.sleep(0.1)
        assert await run.stop() < LIMIT
        for socket in hub.sockets:
            socket.hang_up()
        assert "".join(capfd.readouterr()) == ""


async def test_the_hub_can_be_stopped_and_started_back_to_back() -> None:
    """Ten times in a row with open sockets, on the same port."""
    port = 0
    for _ in range(10):
        async with quiet_hub() as hub:
            listeners = listen("127.0.0.1", port, hub.peers)
            port = hub.port = port_of(listeners)
            stop = asyncio.Event()
            serving = asyncio.create_task(
                serve(hub.app, listeners, stop=stop, lines=hub.lines, peers=hub.peers)
            )
            page = await hub.socket(f"/ws/table/{hub.code}")
            await page.view()
            began = time.monotonic()
            stop.set()
            await serving
            assert time.monotonic() - began < LIMIT
            page.hang_up()


async def test_a_cancelled_server_leaves_nothing_open() -> None:
    """Whoever waits for the server may stop waiting."""
    async with quiet_hub() as hub:
        listeners = listen("127.0.0.1", 0, hub.peers)
        stop = asyncio.Event()
        serving = asyncio.create_task(serve(hub.app, listeners, stop=stop, lines=hub.lines, peers=hub.peers))
        await asyncio.sleep(0.2)
        serving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await serving
        assert all(listener.fileno() == -1 for listener in listeners)
