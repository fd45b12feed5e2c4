"""Moving a seat to another phone: the phone shows a code, the host confirms it, the link moves."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Literal

import msgspec

from hub.projection.views import PairingRow
from hub.rules.ids import Seat, Seconds

LASTS: Seconds = 600.0
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
    """The requests of one table; they last as long as the process."""

    def __init__(self, monotonic: Callable[[], Seconds] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._by_id: dict[str, _Request] = {}

    def ask(self, id: str, seat: Seat) -> Pairing | None:
        """A new request, or the one made before with this ``id``; ``None``: too many are open."""
        request = self._by_id.get(id)
        if request is None:
            if len(self.open()) >= MOST:
                return None
            used = {row.code for row in self.open()}
            code = next(c for c in iter(_new_code, "") if c not in used)
            request = _Request(
                seat=seat, code=code, poll=secrets.token_urlsafe(16), asked_at=self._monotonic()
            )
            self._by_id[id] = request
        return Pairing(code=request.code, poll=request.poll)

    def open(self) -> tuple[PairingRow, ...]:
        """Requests that wait for the host."""
        self._expire()
        return tuple(
            PairingRow(seat=r.seat, code=r.code) for r in self._by_id.values() if r.state == "waiting"
        )

    def seat_of(self, code: str) -> Seat | None:
        """Whose link an open request with this ``code`` asks for."""
        return next((row.seat for row in self.open() if row.code == code.strip()), None)

    def answer(self, code: str, state: Literal["granted", "refused"], token: str | None = None) -> None:
        """Settles the request with ``code``; a granted one settles all others for that seat."""
        for request in self._by_id.values():
            if request.state != "waiting":
                continue
            if request.code == code.strip():
                request.state, request.token = state, token

    def state(self, poll: str) -> PairingState | None:
        """How the request stands; ``None``: there is none."""
        self._expire()
        for request in self._by_id.values():
            if secrets.compare_digest(request.poll.encode(), poll.encode()):
                return PairingState(state=request.state, token=request.token)
        return None

    def _expire(self) -> None:
        now = self._monotonic()
        for request in self._by_id.values():
            if request.state == "waiting" and now - request.asked_at > LASTS:
                request.state = "expired"


def _new_code() -> str:
    return f"{secrets.randbelow(10_000):04d}"
