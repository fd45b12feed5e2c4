"""Keeps the public half and every seat's half of a table's game up to date, event by event."""

from __future__ import annotations

from hub.projection import recap
from hub.projection.build import host_view, seat_view, table_view
from hub.projection.private import SeatKnowledge
from hub.projection.public import PublicGame
from hub.projection.surroundings import Surroundings
from hub.projection.views import HostView, SeatView, Story, TableView
from hub.rules import events as ev
from hub.rules.ids import Seat
from hub.rules.lobby.events import LobbyReturned
from hub.rules.lobby.evolve import TableEvent
from hub.rules.lobby.model import Table


class Projector:
    """Views of one table, for each audience its own; fed with every event in order."""

    def __init__(self) -> None:
        self._public: PublicGame | None = None
        self._own: dict[Seat, SeatKnowledge] = {}
        self._log: list[ev.Event] = []

    def apply(self, event: TableEvent) -> None:
        if isinstance(event, LobbyReturned):
            self._public, self._own, self._log = None, {}, []
        if not isinstance(event, ev.Event):
            return
        if isinstance(event, ev.GameDealt):
            self._public = PublicGame(event)
            self._own = {seat: SeatKnowledge(seat) for seat in event.seats}
            self._log = []
        self._log.append(event)
        if self._public is not None:
            self._public.apply(event)
        for own in self._own.values():
            own.apply(event)

    def story(self) -> Story | None:
        """The whole story, once somebody has won."""
        return None if self._public is None else recap.story(self._public, self._log)

    def table(self, table: Table, around: Surroundings) -> TableView:
        return table_view(table, self._public, around)

    def host(self, table: Table, around: Surroundings) -> HostView:
        return host_view(table, self._public, around)

    def seat(self, table: Table, around: Surroundings, seat: Seat) -> SeatView:
        return seat_view(table, self._public, self._own.get(seat), around, seat)
