"""Runs the web server from its first to its last moment; it stops within 1.5 s, whatever its peers do.

Theory of operation. Python from 3.12 on waits for open connections inside Hypercorn, Quart 0.23 waits for a
peer to close its socket, and a peer may do neither. So the shutdown trigger itself tells every channel to say
goodbye; what is still connected half a second later is dropped; and should the server hang even then, its
task is cancelled.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Sequence
from typing import Any

from hypercorn.asyncio import serve as serve_app
from hypercorn.config import Config, Sockets
from quart import Quart

from hub.http_only import http_only
from hub.logs import Notes
from hub.sockets import Peers
from hub.web.lines import Lines

GOODBYE = 0.5
DROPPED = 0.5
CANCELLED = 0.3
"""Seconds for the three ways to stop, gentlest first."""
LARGEST_FRAME = 4096
LARGEST_HEAD = 8192
"""Bytes of a request's first line and headers while they arrive."""
HEAD_PATIENCE = 15
"""Seconds for them to arrive, and for a connection to be kept without a request."""
PING = 10.0
SILENCE = 30
"""Seconds after which a connection that sends nothing, not even answers to pings, is ended."""

notes = Notes(__name__)


class _Config(Config):
    """Hypercorn's settings, with sockets that listen already."""

    def __init__(self, listeners: Sequence[socket.socket]) -> None:
        super().__init__()
        self._listeners = list(listeners)
        self.accesslog = None
        self.errorlog = _server_log()
        self.include_server_header = False
        self.keep_alive_timeout = HEAD_PATIENCE
        self.h11_max_incomplete_size = LARGEST_HEAD
        self.read_timeout = SILENCE
        self.websocket_max_message_size = LARGEST_FRAME
        self.websocket_ping_interval = PING
        self.graceful_timeout = GOODBYE

    def create_sockets(self) -> Sockets:
        return Sockets([], self._listeners, [])


class _ToNotes(logging.Handler):
    """Passes on what went wrong in the server, without what it was about."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            notes.fault("the web server failed at a request", error)
        elif record.levelno >= logging.WARNING:
            notes.warning("the web server says", what=record.getMessage())


def _server_log() -> logging.Logger:
    logger = logging.getLogger("hub.serving.hypercorn")
    logger.handlers = [_ToNotes()]
    logger.propagate = False
    return logger


async def serve(
    app: Quart, listeners: Sequence[socket.socket], *, stop: asyncio.Event, lines: Lines, peers: Peers
) -> None:
    """Serves ``app`` until ``stop`` is set, or the server fails."""
    http_only()
    asyncio.get_running_loop().set_exception_handler(_note_trouble)

    async def until_stopped() -> None:
        await stop.wait()
        lines.stop()

    serving = asyncio.create_task(
        serve_app(app, _Config(listeners), shutdown_trigger=until_stopped), name="web server"
    )
    stopping = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if not stopping.done():
            serving.result()
    finally:
        stopping.cancel()
        await _end(serving, peers)
        for listener in listeners:
            listener.close()


def _note_trouble(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """For what nobody waits for. Lost connections are no fault; Python 3.11 also reports cancelled ones."""
    error = context.get("exception")
    if error is not None and not isinstance(error, asyncio.CancelledError) and not _lost(error):
        notes.fault("something failed in the background", error)


def _lost(error: BaseException) -> bool:
    """The peer is gone: switched off, out of the Wi-Fi, or deaf for too long."""
    unreachable = (errno.EHOSTUNREACH, errno.ENETUNREACH, errno.EHOSTDOWN, errno.ENETDOWN)
    is_gone = isinstance(error, ConnectionError | TimeoutError)
    return is_gone or (isinstance(error, OSError) and error.errno in unreachable)


async def _end(serving: asyncio.Task[None], peers: Peers) -> None:
    """Waits for the server to stop, and helps it along."""
    await asyncio.wait({serving}, timeout=GOODBYE)
    if not serving.done():
        peers.drop_all()
        await asyncio.wait({serving}, timeout=DROPPED)
    if not serving.done():
        serving.cancel()
        await asyncio.wait({serving}, timeout=CANCELLED)
    if serving.done() and not serving.cancelled() and serving.exception() is not None:
        notes.debug("the web server did not stop cleanly", kind=type(serving.exception()).__name__)
