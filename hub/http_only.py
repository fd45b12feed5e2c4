"""Keeps Hypercorn to HTTP/1.1 and to frames as they are; it has no settings for either.

Why. A compressed frame of 60 KB can unpack to 60 MB before its size is looked at, and holds up everybody
meanwhile; views are small, and compressed ones would say by their size what is in them. HTTP/2 would let one
connection ask a hundred things at a time, which the limits on connections couldn't see.
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


async def _stay(self: H11Protocol, event: Any) -> None:
    """Instead of Hypercorn's look for a wish to speak HTTP/2."""


def http_only() -> None:
    """For every connection from now on."""
    setattr(ws_stream, "PerMessageDeflate", Uncompressed)  # noqa: B010 - mypy knows it as a class
    setattr(H11Protocol, "_check_protocol", _stay)  # noqa: B010 - mypy doesn't let methods be set
