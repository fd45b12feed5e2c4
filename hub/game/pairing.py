"""Moving a seat to another phone: the phone shows a code, the host confirms it, the link moves."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Literal

import msgspec

from hub.projection.host_view import PairingRow
from hub.rules.ids import Seat, Seconds

LASTS: Seconds = 600.0
"""A request waits for the host this long, and its answer for the phone as long again."""
MOST = 20
"""Requests open at one table."""

State = Literal["waiting", "granted", "refused", "expired"]


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """What the asking phone is given: the code to show and the secret word to poll with."""

    code: str
    poll: str


class PairingState(msgspec.Struct, frozen=True, kw_only=True):
    state: State
    token: str | None = None


class _Request(msgspec.Struct, kw_only=True):
    seat: Seat
    code: str
    poll: str
    asked_at: Seconds
    state: State = "waiting"
    token: str | None = None


class Pairings:
    """The requests of one table; they last as long as the process, and not much longer than needed."""

    def __init__(self, monotonic: Callable[[], Seconds] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._by_id: dict[str, _Request] = {}

    def ask(self, id: str, seat: Seat) -> Pairing | None:
        """A new request, or the one made before with this ``id``; ``None``: too many are open."""
        self._expire()
        request = self._by_id.get(id)
        if request is None:
            if len(self.open()) >= MOST:
                return None
            used = {r.code for r in self._by_id.values()}
            code = next(c for c in iter(_new_code, "") if c not in used)
            request = _Request(
                seat=seat, code=code, poll=secrets.token_urlsafe(16), asked_at=self._monotonic()
            )
            self._by_id[id] = request
        return Pairing(code=request.code, poll=request.poll)

    def open(self) -> tuple[PairingRow, ...]:
        """Requests that wait for the host."""
        self._expire()
        return tuple(PairingRow(seat=r.seat, code=r.code) for r in self._waiting())

    def seat_of(self, code: str) -> Seat | None:
        """Whose link an open request with this ``code`` asks for."""
        return next((row.seat for row in self.open() if row.code == code.strip()), None)

    def grant(self, code: str, token: str) -> None:
        """The request with ``code`` gets the seat's new link; all others for that seat are refused."""
        seat = self.seat_of(code)
        for request in self._waiting():
            if request.seat == seat:
                request.state = "granted" if request.code == code.strip() else "refused"
                request.token = token if request.state == "granted" else None

    def refuse(self, code: str) -> bool:
        """``False``: there is no such request, or it was settled otherwise."""
        for request in self._by_id.values():
            if request.code == code.strip() and request.state in ("waiting", "refused"):
                request.state = "refused"
                return True
        return False

    def drop(self, seat: Seat) -> None:
        """The seat is gone: nobody can have it any more."""
        for request in self._waiting():
            if request.seat == seat:
                request.state = "refused"

    def _waiting(self) -> list[_Request]:
        return [request for request in self._by_id.values() if request.state == "waiting"]

    def state(self, poll: str) -> PairingState | None:
        """How the request stands; ``None``: there is none."""
        self._expire()
        for request in self._by_id.values():
            if secrets.compare_digest(request.poll.encode(), poll.encode()):
                return PairingState(state=request.state, token=request.token)
        return None

    def _expire(self) -> None:
        now = self._monotonic()
        for request in self._waiting():
            if now - request.asked_at > LASTS:
                request.state = "expired"
        self._by_id = {id: r for id, r in self._by_id.items() if now - r.asked_at <= 2 * LASTS}


def _new_code() -> str:
    return f"{secrets.randbelow(10_000):04d}"
