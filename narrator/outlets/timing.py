"""Letting time pass in a way that can be cut short."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

Sleep = Callable[[float], Awaitable[None]]
"""`asyncio.sleep` or a stand-in that obeys a test's own clock."""


async def first_of(waits: Iterable[asyncio.Future[None]], seconds: float, sleep: Sleep) -> None:
    """Return when one of the futures is done or the seconds are over; the futures are left as they are."""
    asleep = asyncio.ensure_future(sleep(max(0.0, seconds)))
    try:
        await asyncio.wait({asleep, *waits}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        asleep.cancel()


def resolve(future: asyncio.Future[None]) -> None:
    """Mark a future as done; once is enough."""
    if not future.done():
        future.set_result(None)
