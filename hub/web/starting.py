"""While a hub starts: what is asked of its tables waits until they have been taken up; pages don't."""

from __future__ import annotations

import asyncio

from quart import Quart, request

from hub.web.errors import refuse
from hub.web.services import services

PATIENCE = 6.0
"""Seconds; pages give up after eight, and try again."""


def wait_for_tables(app: Quart) -> None:
    app.before_request(_request)
    app.before_websocket(_until_loaded)


async def _request() -> None:
    if request.path.startswith("/api/"):
        await _until_loaded()


async def _until_loaded() -> None:
    if not services().house.is_loaded:
        try:
            await asyncio.wait_for(services().house.loaded(), PATIENCE)
        except TimeoutError:
            refuse("starting")
