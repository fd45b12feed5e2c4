"""Keeps Hypercorn to HTTP/1.1 and to sockets that only talk to pages; it has no settings for either.

Why. A compressed frame of 60 KB can unpack to 60 MB before its size is looked at, and holds up everybody
meanwhile; views are small, and compressed ones would say by their size what is in them. What pages send on a
socket is heeded by nobody, so it is counted and not kept: Hypercorn would stumble over a text that goes on as
bytes. HTTP/2 would let one connection ask a hundred things at a time, which the limits on connections
couldn't see.
"""

from __future__ import annotations

from typing import Any

from hypercorn.protocol import ws_stream
from hypercorn.protocol.h11 import H11Protocol
from wsproto.extensions import Extension


class Uncompressed(Extension):
    """Stands where Hypercorn offers to compress frames, and is never agreed on."""

    name = "uncompressed"

    def offer(self) -> bool:
        return False


class Unkept:
    """Stands where Hypercorn gathers a message; only its size counts."""

    def __init__(self, max_length: int) -> None:
        self._most = max_length
        self._length = 0

    def extend(self, event: Any) -> None:
        """Raises FrameTooLargeError, which Hypercorn answers by closing the socket."""
        self._length += len(event.data)
        if self._length > self._most:
            raise ws_stream.FrameTooLargeError

    def clear(self) -> None:
        self._length = 0

    def to_message(self) -> dict[str, Any]:
        return {"type": "websocket.receive", "bytes": None, "text": ""}


async def _stay(self: H11Protocol, event: Any) -> None:
    """Instead of Hypercorn's look for a wish to speak HTTP/2."""


def http_only() -> None:
    """For every connection from now on."""
    replaced: list[tuple[Any, str, Any]] = [
        (ws_stream, "PerMessageDeflate", Uncompressed),
        (ws_stream, "WebsocketBuffer", Unkept),
        (H11Protocol, "_check_protocol", _stay),
    ]
    for owner, name, ours in replaced:
        assert hasattr(owner, name), f"Hypercorn has changed: it has no {name} any more"
        setattr(owner, name, ours)
