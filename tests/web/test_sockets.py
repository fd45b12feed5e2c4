"""Listening: everywhere by default, on the next free port if need be, and plain about what is in the way."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys

import pytest

from hub import sockets
from hub.sockets import Peers, PortTakenError, listen, port_of
from hub.trouble import TroubleError


def closed(listeners: list[sockets.ListeningSocket]) -> None:
    for listener in listeners:
        listener.close()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def test_by_default_every_address_is_listened_at() -> None:
    """Not only loopback, or no phone could come in; IPv6 as well where there is some."""
    listeners = listen(None, 0, Peers())
    try:
        assert listeners[0].getsockname()[0] == "0.0.0.0"
        if len(listeners) > 1:
            assert listeners[1].getsockname()[:2] == ("::", port_of(listeners))
    finally:
        closed(listeners)


def test_the_next_free_port_is_taken_when_nobody_asked_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual port in use is no reason not to play; a port that was asked for is."""
    with socket.create_server(("0.0.0.0", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(sockets, "DEFAULT_PORT", port)
        listeners = listen(None, None, Peers())
        closed(listeners)
        assert port < port_of([taken]) + 1
        with pytest.raises(PortTakenError, match=f"Port {port} is in use"):
            listen(None, port, Peers())


def test_when_all_ports_are_taken_that_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the way out."""
    with socket.create_server(("0.0.0.0", 0)) as taken:
        monkeypatch.setattr(sockets, "DEFAULT_PORT", taken.getsockname()[1])
        monkeypatch.setattr(sockets, "TRIES", 1)
        with pytest.raises(TroubleError, match="--port 9000"):
            listen(None, None, Peers())


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (errno.EADDRINUSE, "in use by another program"),
        (errno.EACCES, "may not be used by this account"),
        (errno.EADDRNOTAVAIL, "not an address of this machine"),
        (errno.ENOBUFS, "can't listen"),
    ],
)
def test_every_obstacle_has_its_sentence(monkeypatch: pytest.MonkeyPatch, code: int, words: str) -> None:
    """What the system says, in words for the host."""

    def bind(self: socket.socket, address: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(sockets.ListeningSocket, "bind", bind, raising=False)
    with pytest.raises(TroubleError, match=words):
        listen("127.0.0.1", free_port(), Peers())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows accepts peers without asking the socket")
async def test_a_peer_can_be_dropped() -> None:
    """Whatever is still to be sent to it."""
    peers = Peers()
    (listener,) = listen("127.0.0.1", 0, peers)
    gone = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        gone.set()
        writer.close()

    async with await asyncio.start_server(serve, sock=listener):
        reader, writer = await asyncio.open_connection(*listener.getsockname()[:2])
        await asyncio.sleep(0.05)
        peers.drop(writer.get_extra_info("sockname"))
        assert await asyncio.wait_for(reader.read(), 2) == b""
        await asyncio.wait_for(gone.wait(), 2)
        writer.close()
        peers.drop(("192.0.2.1", 1))  # nobody by that address: nothing happens
