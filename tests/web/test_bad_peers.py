"""Peers that are slow, deaf, greedy or clever about HTTP: they are dropped, and nobody else notices."""

from __future__ import annotations

import asyncio
import socket
import sys
import time
import zlib

import pytest

from hub import serving, sockets
from hub.sockets import MOST_PEERS, OTHER_FILES, Peers, room_for_peers
from hub.web import app
from tests.web.hubs import Hub, listening_hub, until
from tests.web.wire import http


async def connected(
    hub: Hub, send: bytes, receive_buffer: int | None = None, source: str = "127.0.0.1"
) -> socket.socket:
    """A bare connection on which ``send`` has been sent."""
    sock = socket.socket()
    sock.bind((source, 0))
    if receive_buffer is not None:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    sock.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(sock, ("127.0.0.1", hub.port))
    await loop.sock_sendall(sock, send)
    return sock


async def said_until_closed(sock: socket.socket, patience: float = 10.0) -> bytes:
    """All that comes until the hub closes the connection."""
    said = b""
    async with asyncio.timeout(patience):
        while True:
            try:
                more = await asyncio.get_running_loop().sock_recv(sock, 65536)
            except ConnectionError:
                more = b""
            if not more:
                sock.close()
                return said
            said += more


async def works(hub: Hub) -> None:
    """Somebody else is served, and soon."""
    began = time.monotonic()
    assert (await http(hub.port, "GET", f"/api/tables/{hub.code}")).status == 200
    assert time.monotonic() - began < 2


SLOW = {
    "silent": b"",
    "half-a-line": b"GET / HT",
    "half-the-headers": b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: a",
}


@pytest.mark.parametrize("case", SLOW)
async def test_a_request_that_never_arrives_is_given_up(monkeypatch: pytest.MonkeyPatch, case: str) -> None:
    """Silent connections and headers that drip don't stay."""
    monkeypatch.setattr(serving, "HEAD_PATIENCE", 0.5)
    async with listening_hub() as live:
        slow = await connected(live, SLOW[case])
        drip = asyncio.create_task(_drip(slow)) if SLOW[case] else None
        await works(live)
        await said_until_closed(slow, patience=3)
        if drip is not None:
            drip.cancel()


async def _drip(sock: socket.socket) -> None:
    while True:
        await asyncio.sleep(0.1)
        await asyncio.get_running_loop().sock_sendall(sock, b"a")


@pytest.mark.parametrize("length", ["Content-Length: 60", "Transfer-Encoding: chunked"])
async def test_a_body_that_drips_is_given_up(monkeypatch: pytest.MonkeyPatch, length: str) -> None:
    """408, in a sentence, and the connection is closed."""
    monkeypatch.setattr(app, "BODY_PATIENCE", 0.5)
    async with listening_hub() as live:
        head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n{length}\r\n\r\n"
        slow = await connected(live, head.encode() + (b"1\r\n{" if "chunked" in length else b"{"))
        await works(live)
        said = await said_until_closed(slow, patience=3)
        assert said.startswith(b"HTTP/1.1 408 ")
        assert b'"error":"too-slow"' in said


async def test_a_browser_that_takes_no_answer_is_dropped(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """It asks for everything and reads nothing: gone after a while, without a word about it."""
    monkeypatch.setattr(sockets, "UNHEARD_FOR", 500)
    async with listening_hub() as live:
        request = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        deaf = await connected(live, request * 400, receive_buffer=1024)
        await works(live)
        await until(lambda: not [s for s in live.peers._sockets.values() if s.fileno() != -1], patience=15)
        deaf.close()
    assert "".join(capfd.readouterr()) == ""


@pytest.mark.parametrize(
    "head",
    [
        b"GET /%s HTTP/1.1\r\nHost: x\r\n\r\n" % (b"a" * 5000),
        b"GET /%s HTTP/1.1\r\nHost: x\r\n\r\n" % (b"a" * 60000),
        b"GET / HTTP/1.1\r\nHost: x\r\n%s\r\n" % (b"X-Many: aaaaaaaaaa\r\n" * 3000),
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Large: %s\r\n\r\n" % (b"a" * 60000),
        b"GET / HTTP/1.1\r\nHost: x\r\n%s\r\n" % (b"X-Many: aaaaaaaaaa\r\n" * 600),
    ],
)
async def test_long_addresses_and_headers_are_refused(live: Hub, head: bytes) -> None:
    """Nothing here needs them."""
    closing = head.replace(b"\r\n", b"\r\nConnection: close\r\n", 1)
    said = await said_until_closed(await connected(live, closing))
    assert said.split()[1] in (b"400", b"413", b"414", b"431"), said[:200]
    await works(live)


async def test_compressed_frames_are_not_agreed_on(live: Hub) -> None:
    """60 KB of them can hold 60 MB; a peer that sends some all the same is closed."""
    offer = {"Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits, uncompressed"}
    page = await live.socket(f"/ws/table/{live.code}", headers=offer)
    assert "sec-websocket-extensions" not in page.headers
    await page.view()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(b"0" * 10_000_000) + packer.flush(zlib.Z_SYNC_FLUSH)
    page.send(packed[:-4], opcode=0x41)
    assert await page.closed() in (1002, 1006)
    await works(live)


@pytest.mark.parametrize(
    "start",
    [
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\n"
        b"HTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n",
    ],
)
async def test_only_http_1_is_spoken(live: Hub, start: bytes) -> None:
    """HTTP/2 would carry a hundred requests at a time past the limits."""
    said = await said_until_closed(await connected(live, start), patience=20)
    assert said.startswith(b"HTTP/1.1 ")
    assert b"h2c" not in said
    await works(live)


async def test_when_the_hub_is_full_the_greediest_address_gives_way(live: Hub) -> None:
    """One that opens all the connections there are keeps nobody out but itself."""
    live.peers._most = 20
    page = await live.socket(f"/ws/table/{live.code}")
    await page.view()
    greedy = [await connected(live, b"", source="127.0.0.9") for _ in range(40)]
    for _ in range(3):
        await works(live)
    other = await live.socket(f"/ws/table/{live.code}")
    await other.view()
    live.table.sound.set_voice_loudness(volume=0.25)
    assert (await page.view())["sound"]["volume"] == 0.25
    assert len([s for s in live.peers._sockets.values() if s.fileno() != -1]) <= 21
    for sock in greedy:
        sock.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_there_is_room_for_a_club() -> None:
    """Where the system gives few files, the hub asks for more, and limits itself to what it got."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        assert room_for_peers() == MOST_PEERS
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == MOST_PEERS + OTHER_FILES
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_few_peers_make_no_room() -> None:
    """Nobody is dropped while there is room."""
    peers = Peers(most=2)
    ends = [socket.socketpair() for _ in range(2)]
    for number, (mine, _) in enumerate(ends):
        peers.add(("10.0.0.1", number), mine)
    for mine, theirs in ends:
        mine.send(b"x")
        assert theirs.recv(1) == b"x"
        mine.close()
        theirs.close()
