"""Finds the table or seat that a code or link stands for, or ends the request; counts wrong tries."""

from __future__ import annotations

from typing import NoReturn

from quart import has_request_context, request, websocket

from hub.rules.ids import Seat
from hub.web.errors import refuse
from hub.web.ports import Table
from hub.web.services import services

LOOPBACK = ("127.", "::1", "::ffff:127.")


def table_of(code: str) -> Table:
    """By join code. Codes can be guessed, so whoever has guessed wrong too often is not told either way."""
    _stop_if_full()
    table = services().house.find_code(code)
    if table is None:
        wrong("unknown-table")
    return table


def host_table_of(token: str) -> Table:
    table = services().house.find_host(token)
    if table is None:
        wrong("unknown-link")
    return table


def seat_of(token: str) -> tuple[Table, Seat]:
    """Links can't be guessed: a right one works, however many wrong ones came from the same address."""
    found = services().house.find_seat(token)
    if found is None:
        wrong("unknown-link")
    if not isinstance(found, tuple):
        refuse("link-moved" if found.reason == "moved" else "seat-removed")
    return found


def wrong(key: str) -> NoReturn:
    """Ends the request as one more wrong try."""
    _stop_if_full()
    services().wrong.count(address())
    refuse(key)


def _stop_if_full() -> None:
    if services().wrong.is_full(address()):
        refuse("too-many-tries")


def address() -> str:
    """Whom the request comes from; through a proxy on this machine, whom that says it comes from."""
    asked = request if has_request_context() else websocket
    peer = asked.remote_addr or ""
    if not peer.startswith(LOOPBACK):
        return peer
    return asked.headers.get("X-Forwarded-For", peer).rsplit(",", 1)[-1].strip()
