"""Who sits at a table, as all may know: what is left of a table without its secret and its game."""

from __future__ import annotations

import msgspec

from hub.rules.ids import Seat
from hub.rules.lobby.model import Table


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    seat: Seat
    name: str
    ready: bool
    """For the start."""
    bot: bool
    wishes_to_leave: bool
    """For the host, and by day."""
    leaving: bool
    """Out of the table when the next game begins."""


class Company(msgspec.Struct, frozen=True, kw_only=True):
    code: str
    language: str
    guests: tuple[Guest, ...]
    """As they sit around the table."""


def company(table: Table) -> Company:
    members = (table.members[seat] for seat in table.order)
    guests = [
        Guest(
            seat=m.seat,
            name=m.name,
            ready=m.ready,
            bot=m.bot,
            wishes_to_leave=m.wishes_to_leave,
            leaving=m.leaving,
        )
        for m in members
    ]
    return Company(code=table.code, language=table.language, guests=tuple(guests))
