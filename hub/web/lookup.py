"""Finds the table or seat that a code or link stands for, or ends the request; counts what is tried."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from hub.rules.ids import Seat
from hub.web.errors import refuse
from hub.web.limits import PAGES
from hub.web.ports import Table
from hub.web.sender import address, is_this_machine
from hub.web.services import services
from hub.web.throttle import Throttle


def table_of(code: str) -> Table:
    """By join code. Codes can be guessed, so whoever has guessed wrong too often is not told either way."""
    limits, table = services().limits, services().house.find_code(code)
    if table is None or not limits.familiar.knows(address(), table.code):
        _stop_if_full(limits.codes, "too-many-tries")
    if table is None:
        limits.codes.count(address())
        refuse("unknown-table")
    return _familiar(table)


def host_table_of(token: str) -> Table:
    """Links can't be guessed: a right one works, however many wrong ones came from the same address."""
    table = services().house.find_host(token)
    if table is None:
        wrong_link("unknown-link")
    return _familiar(table)


def seat_of(token: str) -> tuple[Table, Seat]:
    """As with the host's."""
    found = services().house.find_seat(token)
    if found is None:
        wrong_link("unknown-link")
    if not isinstance(found, tuple):
        refuse("link-moved" if found.reason == "moved" else "seat-removed")
    return _familiar(found[0]), found[1]


def _familiar(table: Table) -> Table:
    services().limits.familiar.add(address(), table.code)
    return table


def wrong_link(key: str) -> NoReturn:
    """Ends the request as one more wrong link."""
    _stop_if_full(services().limits.links, "too-many-tries")
    services().limits.links.count(address())
    refuse(key)


def one_more(throttle: Throttle, key: str, who: str | None = None) -> None:
    """Counts something that may be done so often by ``who``, an address if ``None``, or ends the request.

    This machine may go on.
    """
    if not is_this_machine(address()):
        _stop_if_full(throttle, key, who)
        throttle.count(who or address())


@contextmanager
def open_page() -> Iterator[None]:
    """Counts a page for as long as it is open, or ends the handshake."""
    pages, sender = services().limits.pages, address()
    if pages[sender] >= PAGES and not is_this_machine(sender):
        refuse("too-many-pages")
    pages[sender] += 1
    try:
        yield
    finally:
        pages[sender] -= 1
        if not pages[sender]:
            del pages[sender]


def _stop_if_full(throttle: Throttle, key: str, who: str | None = None) -> None:
    if throttle.is_full(who or address()):
        refuse(key)
