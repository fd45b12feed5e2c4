"""A Wi-Fi between a browser and the hub that can swallow everything without a word, as real ones do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

CHUNK = 65_536


class Wire:
    """Passes bytes both ways while it is whole; cut, it takes them, passes nothing and closes nothing."""

    def __init__(self, hub_port: int) -> None:
        self._hub_port = hub_port
        self._whole = asyncio.Event()
        self._whole.set()
        self._pieces: set[asyncio.Task[None]] = set()
        self._ends: list[asyncio.StreamWriter] = []

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        """New connections get through again; those from before stay dead."""
        for piece in self._pieces:
            piece.cancel()
        self._whole.set()

    async def connect(self, here: asyncio.StreamReader, there: asyncio.StreamWriter) -> None:
        self._ends.append(there)
        if not self._whole.is_set():
            # Somebody knocks while nothing passes: no answer, no refusal.
            self._keep(self._swallow(here))
            return
        up, down = await asyncio.open_connection("127.0.0.1", self._hub_port)
        self._ends.append(down)
        self._keep(self._pass(here, down))
        self._keep(self._pass(up, there))

    def _keep(self, work: object) -> None:
        piece = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._pieces.add(piece)
        piece.add_done_callback(self._pieces.discard)

    async def _swallow(self, source: asyncio.StreamReader) -> None:
        while await source.read(CHUNK):
            pass

    async def _pass(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(CHUNK):
                if not self._whole.is_set():
                    return await self._swallow(source)
                to.write(data)
                await to.drain()
        except OSError:
            pass
        finally:
            if self._whole.is_set():
                to.close()

    async def close(self) -> None:
        pieces = list(self._pieces)
        for piece in pieces:
            piece.cancel()
        await asyncio.gather(*pieces, return_exceptions=True)
        for end in self._ends:
            end.transport.abort()
        await asyncio.sleep(0)  # the ends let go of their sockets in the loop's next round


@asynccontextmanager
async def wire_to(hub_port: int) -> AsyncIterator[tuple[Wire, int]]:
    """The wire and the port at which it is to be reached instead of the hub's."""
    wire = Wire(hub_port)
    server = await asyncio.start_server(wire.connect, "127.0.0.1", 0)
    try:
        yield wire, server.sockets[0].getsockname()[1]
    finally:
        await wire.close()
        server.close()
