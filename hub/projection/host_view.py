"""The shapes of the host's page: the table's, and what is asked of the host and may be set."""

from __future__ import annotations

from hub.projection.base import View
from hub.projection.sound import Speakers, Telling
from hub.projection.views import PublicView
from hub.rules.ids import Seat


class PairingRow(View, frozen=True, kw_only=True):
    """A phone that asks for a seat; the host compares the code and confirms."""

    seat: Seat
    code: str


class HostView(PublicView, frozen=True, kw_only=True, tag="host"):
    """The host's page: the table's screen, set-up and controls; being host shows no secret."""

    telling: Telling
    speakers: Speakers | None
    """``None`` where this table is not heard through them."""
    awaiting: bool
    """An open step is waiting for somebody or something."""
    pairings: tuple[PairingRow, ...] = ()
    evenings: str | None = None
    """Token of the list of all evenings; only at tables that the hub opened for whoever started it."""
    wishes: tuple[Seat, ...] = ()
    """Seats in play that ask to be let go; kept back until the night is over."""
