"""One page's socket: whole views as they come, a pulse in between, and an end that says why.

Theory of operation. The peer is never waited for longer than ``SEND_PATIENCE``: while a send is blocked,
the subscription behind it keeps only the latest view, and a peer that still takes nothing is dropped. What
the peer sends is read so that it can't pile up, and thrown away. When it closes, Quart cancels the handler.
"""

from __future__ import annotations

import asyncio
import time

import msgspec
from quart import websocket

from hub.game.watchers import Audience, Subscription
from hub.logs import Notes
from hub.projection.messages import Gone, Pulse
from hub.rules.ids import Seconds
from hub.web.ports import Table, View
from hub.web.services import services

PULSE: Seconds = 5.0
SEND_PATIENCE: Seconds = 10.0
CHATTER = 50
"""Frames that a page may send within ``CHATTER_WINDOW``; it has no reason to send any."""
CHATTER_WINDOW: Seconds = 10.0
NORMAL, GOING_AWAY, POLICY = 1000, 1001, 1008

notes = Notes(__name__)


async def serve(table: Table, audience: Audience, device: str = "") -> None:
    """Accepts the socket and keeps its page on the latest view until either side ends it."""
    await websocket.accept()
    async with table.subscribe(audience, device) as watch:
        telling = asyncio.ensure_future(Channel(watch).tell())
        reading = asyncio.ensure_future(_read())
        stopping = asyncio.ensure_future(services().lines.until_stopping())
        try:
            await asyncio.wait({telling, reading, stopping}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (telling, reading, stopping):
                task.cancel()
            ended = await asyncio.gather(telling, reading, stopping, return_exceptions=True)
    await _end(*ended[:2])


async def _end(told: int | BaseException | None, read: int | BaseException | None) -> None:
    """Closes the socket, for the reason that came first."""
    if isinstance(told, TimeoutError):
        client = websocket.scope.get("client")
        services().lines.drop((client[0], client[1] or 0) if client else ("", 0))
        notes.info("dropped a page that takes nothing")
    elif services().lines.stopping:
        await _send(Gone(reason="closing"))
        await websocket.close(GOING_AWAY)
    elif isinstance(read, int):
        await websocket.close(read)
    elif isinstance(told, int):
        await websocket.close(told)
    elif isinstance(told, Exception):
        raise told


class Channel:
    """What one page has been sent, and what it is to be sent next."""

    def __init__(self, watch: Subscription) -> None:
        self._watch = watch
        self._sent: View | None = None
        self._sent_at: Seconds = 0.0

    async def tell(self) -> int:
        """Sends until a :class:`Gone`; returns the code to close with. TimeoutError: nothing is taken."""
        waiting = asyncio.ensure_future(self._watch.next())
        try:
            while True:
                await asyncio.wait({waiting}, timeout=PULSE)
                if not waiting.done():
                    await self._pulse()
                    continue
                message = waiting.result()
                await _send(message)
                if isinstance(message, Gone):
                    return GOING_AWAY if message.reason == "closing" else NORMAL
                self._sent, self._sent_at = message, time.monotonic()
                waiting = asyncio.ensure_future(self._watch.next())
        finally:
            waiting.cancel()

    async def _pulse(self) -> None:
        """A sign of life, and how much of the step is left."""
        await _send(Pulse(remaining=self._remaining()))

    def _remaining(self) -> Seconds | None:
        """What is left now of the time that the last view named."""
        game = self._sent.game if self._sent is not None else None
        if game is None or game.step.remaining is None or game.paused:
            return None if game is None else game.step.remaining
        return max(0.0, game.step.remaining - (time.monotonic() - self._sent_at))


async def _send(message: View | Gone | Pulse) -> None:
    """Raises TimeoutError when the peer takes nothing for ``SEND_PATIENCE``."""
    text = msgspec.json.encode(message).decode()
    async with asyncio.timeout(SEND_PATIENCE):
        await websocket.send(text)


async def _read() -> int:
    """Takes whatever the page sends and heeds nothing; returns a code once it sends far too much."""
    since, frames = time.monotonic(), 0
    while True:
        await websocket.receive()
        now = time.monotonic()
        if now - since > CHATTER_WINDOW:
            since, frames = now, 0
        frames += 1
        if frames > CHATTER:
            return POLICY
