"""The open sockets of the hub: told to stop all at once, and dropped when a peer doesn't listen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

Peer = tuple[str, int]
Drop = Callable[[Peer], None]


def _leave_alone(peer: Peer) -> None:
    """Where nobody knows the sockets, as under a test client, there is nothing to drop."""


class Lines:
    """Says when to stop, and drops a peer. ``drop`` is given by whoever has accepted the sockets."""

    def __init__(self, drop: Drop = _leave_alone) -> None:
        self.drop = drop
        self._stopping = asyncio.Event()

    def stop(self) -> None:
        """Every socket sends its last message and closes; a new one is closed at once."""
        self._stopping.set()

    @property
    def stopping(self) -> bool:
        return self._stopping.is_set()

    async def until_stopping(self) -> None:
        await self._stopping.wait()
