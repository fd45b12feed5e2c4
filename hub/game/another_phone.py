"""Moves a seat to another phone when the host says so: the link that the old phone has dies with it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hub.game import links
from hub.game.background import Background
from hub.game.pairing import Pairing, PairingState
from hub.game.scene import Scene
from hub.game.session import Session
from hub.rules.ids import Seat, Seconds
from hub.rules.lobby.commands import MoveSeat
from hub.rules.refusal import Refusal

MOVED_SHOWN: Seconds = 60.0
"""How long the table shows that a seat has moved."""


class AnotherPhone:
    """The requests of one table, from asking to the new link. ``changed``: what pages show is different."""

    def __init__(
        self,
        session: Session,
        scene: Scene,
        links_changed: Callable[[], None],
        changed: Callable[[], None],
    ) -> None:
        self._session = session
        self._scene = scene
        self._links_changed = links_changed
        self._changed = changed
        self._background = Background()

    def ask(self, *, id: str, seat: Seat) -> Pairing | Refusal:
        """Somebody wants ``seat`` on another phone."""
        member = self._session.table.members.get(seat)
        if member is None or member.bot:
            return Refusal("unknown-seat")
        pairing = self._scene.pairings.ask(id, seat)
        self._changed()
        return pairing or Refusal("too-many-requests")

    def state(self, poll: str) -> PairingState | None:
        """How that request stands."""
        return self._scene.pairings.state(poll)

    async def approve(self, *, id: str, code: str) -> Refusal | None:
        """The host has compared the code: the seat's link moves."""
        before = self._session.answered("host", id)
        if before is not None:
            return before.refusal
        seat = self._scene.pairings.seat_of(code)
        if seat is None:
            return Refusal("unknown-pairing")
        reply = await self._session.submit(MoveSeat(seat=seat), sender="host", id=id)
        member = self._session.table.members.get(seat)
        if reply.refusal is None and member is not None:
            self._links_changed()
            self._scene.pairings.grant(code, links.seat_token(self._session.table, seat, member.moves))
            self._changed()
        return reply.refusal

    def refuse(self, code: str) -> Refusal | None:
        """The host knows nothing of that phone."""
        if not self._scene.pairings.refuse(code):
            return Refusal("unknown-pairing")
        self._changed()
        return None

    def moved(self, seat: Seat) -> None:
        """Shows for a while that ``seat`` has moved."""
        self._scene.moved |= {seat}
        self._background.run(self._forget(seat), "forget a move")

    async def _forget(self, seat: Seat) -> None:
        await asyncio.sleep(MOVED_SHOWN)
        self._scene.moved -= {seat}
        self._changed()

    async def close(self) -> None:
        await self._background.close()
