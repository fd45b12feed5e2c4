"""The one filter: who may know of an event. What declares no audience stays inside the hub."""

from __future__ import annotations

from hub.rules.events import EVERYONE, INSIDE, Event
from hub.rules.ids import Seat
from hub.rules.lobby.evolve import TableEvent


def is_public(event: TableEvent) -> bool:
    """All at the table may know of ``event``."""
    return event.audience == EVERYONE


def is_for(event: Event, seat: Seat) -> bool:
    """``seat`` may know of ``event``, and not because everybody may."""
    if event.audience in (EVERYONE, INSIDE):
        return False
    told = getattr(event, event.audience)
    return seat in told if isinstance(told, tuple) else told == seat
