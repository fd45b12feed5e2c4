"""Pages of an evening, for tests: each takes everything it is sent."""

from __future__ import annotations

import asyncio
from typing import Any

from hub.game.watchers import AnyView, Audience, Subscription
from hub.projection.messages import Gone
from hub.rules.ids import Seat
from tests.game.evening import Evening

TABLE, HOST = Audience("table"), Audience("host")


class Page:
    """A page that takes everything it is sent."""

    def __init__(self, evening: Evening, audience: Audience, device: str = "") -> None:
        self.got: list[AnyView | Gone] = []
        self.watch: Subscription = evening.table.subscribe(audience, device)
        self._reading = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        async for message in self.watch:
            self.got.append(message)

    @property
    def latest(self) -> Any:
        return self.got[-1]

    async def leave(self) -> None:
        self._reading.cancel()
        async with self.watch:
            pass


def seat_page(evening: Evening, seat: int, device: str = "") -> Page:
    return Page(evening, Audience("seat", Seat(seat)), device)
