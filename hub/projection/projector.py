"""Keeps the public half and every seat's half of a table's game up to date, event by event."""

from __future__ import annotations

from collections import Counter

from hub.projection import ahead, cues, epilogue, recap, whereabouts
from hub.projection.ahead import Foreseen
from hub.projection.audience import is_public
from hub.projection.build import Drawing
from hub.projection.company import company
from hub.projection.host_view import HostView
from hub.projection.private import SeatKnowledge
from hub.projection.public import PublicGame
from hub.projection.seat_view import SeatView
from hub.projection.setup import setup
from hub.projection.shared import PublicDrawing
from hub.projection.story import Story
from hub.projection.surroundings import Surroundings
from hub.projection.views import Setup, TableView
from hub.rules import events as ev
from hub.rules.game import Line
from hub.rules.ids import Seat
from hub.rules.lobby.events import LeaveWished, LobbyReturned, SeatMoved
from hub.rules.lobby.evolve import TableEvent
from hub.rules.lobby.model import Table


class Projector:
    """Views of one table, for each audience its own; fed with every event in order."""

    def __init__(self) -> None:
        self.version = 0
        """Grows with what all may know; secret events leave it alone."""
        self._public: PublicGame | None = None
        self._own: dict[Seat, SeatKnowledge] = {}
        self._log: list[ev.Event] = []
        self._moved: list[Seat] = []
        self._wished: set[Seat] = set()
        self._setup: tuple[tuple[object, ...], Setup] | None = None

    def apply(self, event: TableEvent) -> None:
        if isinstance(event, LobbyReturned):
            self._public, self._own, self._log = None, {}, []
        self.version += is_public(event)
        if isinstance(event, SeatMoved) and self._public is not None and self._public.phase == "night":
            self._moved.append(event.seat)
        if isinstance(event, ev.NightFell):
            self._moved = []
        if isinstance(event, LeaveWished):
            (self._wished.add if event.wish else self._wished.discard)(event.seat)
        if not isinstance(event, ev.Event):
            return
        if isinstance(event, ev.GameDealt):
            self._public = PublicGame(event)
            self._own = {seat: SeatKnowledge(seat) for seat in event.seats}
            self._log, self._wished = [], set()
        self._log.append(event)
        if self._public is not None:
            self._public.apply(event)
        for own in self._own.values():
            own.apply(event)

    def is_night(self) -> bool:
        """Everybody knows that it is night, and that the game goes on."""
        return self._public is not None and self._public.phase == "night" and not self._public.paused

    def moved_at_night(self) -> tuple[Seat, ...]:
        """Whose link has moved to another phone in the running night, or in the one before this day."""
        return tuple(dict.fromkeys(self._moved))

    def whereabouts(self) -> tuple[Line, ...]:
        """What tells the room where the game stands, after the telling was broken off."""
        return whereabouts.lines(self._log)

    def ahead(self, table: Table) -> tuple[Foreseen, ...]:
        """What may be told next at ``table``, as far as all may know."""
        if self._public is None:
            return ahead.before_a_game(seated=bool(table.members))
        return ahead.lines(self._public)

    def told(self) -> Counter[str]:
        """How often each key was told in this game so far, the running step left out."""
        told = Counter(line.key for event in self._log for line in cues.lines_of(event))
        if self._public is not None:
            told.subtract(line.key for line in self._public.step.lines)
        return told

    def epilogue(self) -> tuple[Line, ...]:
        """What is told when somebody has won; nothing before that, or of a game that was called off."""
        return () if self._public is None else epilogue.lines(self._public, self._log)

    def story(self, table: Table) -> Story | None:
        """The whole story, once somebody has won."""
        if self._public is None:
            return None
        return recap.story(self._public, self._log, table.members, self._wished)

    def drawing(self, table: Table, around: Surroundings) -> Drawing:
        """This moment, to be drawn for several audiences."""
        shared = PublicDrawing(company(table), self._public, self._set_up(table), around)
        return Drawing(shared, table.game)

    def table(self, table: Table, around: Surroundings) -> TableView:
        return self.drawing(table, around).table()

    def host(self, table: Table, around: Surroundings) -> HostView:
        return self.drawing(table, around).host()

    def seat(self, table: Table, around: Surroundings, seat: Seat) -> SeatView:
        return self.drawing(table, around).seat(seat, self.knowledge(seat))

    def knowledge(self, seat: Seat) -> SeatKnowledge | None:
        """What ``seat`` alone knows of the running game; ``None``: it has no part in one."""
        return self._own.get(seat)

    def _set_up(self, table: Table) -> Setup:
        # A game's events leave all of this as it is, so it is worked out in the lobby alone.
        of = (table.rulebook, table.settings, table.dials, table.members, table.order, table.game is None)
        known = self._setup
        if known is None or not all(mine is theirs for mine, theirs in zip(known[0], of, strict=True)):
            known = self._setup = (of, setup(table))
        return known[1]
