"""Whose page is open, as far as the table may know."""

from __future__ import annotations

import time
from collections.abc import Callable

from hub.rules.game import Game
from hub.rules.ids import Seat, Seconds

NIGHT = frozenset({"night", "dawn"})
"""Phases in which nobody comes or goes, as far as the table can see."""
WAKING: Seconds = 45.0
"""How long into the day it stays so: until then phones that were not used at night have woken up as well."""


class Presence:
    """Follows open pages by day. From nightfall until well into the morning it stays as it was.

    Called roles look at their phones while the others' fall asleep: who is connected at night, or is still
    when the day breaks, would tell the room who they are.
    """

    def __init__(
        self, seats: Callable[[], frozenset[Seat]], monotonic: Callable[[], Seconds] = time.monotonic
    ) -> None:
        """``seats``: those with a page open now."""
        self._seats = seats
        self._monotonic = monotonic
        self._frozen: frozenset[Seat] | None = None
        self._until: Seconds | None = None

    @property
    def still(self) -> bool:
        """It shows how it was at nightfall."""
        return self._frozen is not None and (self._until is None or self._monotonic() < self._until)

    def connected(self) -> frozenset[Seat]:
        return self._frozen if self._frozen is not None and self.still else self._seats()

    def step_began(self, phase: str) -> None:
        if phase in NIGHT:
            self._frozen, self._until = self.connected(), None
        elif self._until is None:
            self._until = self._monotonic() + WAKING

    def taken_up(self, game: Game) -> None:
        """After a restart nobody has a page open yet; in the night all are taken to be there."""
        if game.phase in NIGHT and not game.over:
            self._frozen, self._until = frozenset(game.seats), None
