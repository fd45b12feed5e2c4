"""Whose page is open, as far as the table may know."""

from __future__ import annotations

from collections.abc import Callable

from hub.rules.game import Game
from hub.rules.ids import Seat


class Presence:
    """Follows open pages by day. At night it stays as it was at nightfall.

    Called roles look at their phones while the others' fall asleep: who is connected at night would tell
    the room who they are.
    """

    def __init__(self, seats: Callable[[], frozenset[Seat]]) -> None:
        """``seats``: those with a page open now."""
        self._seats = seats
        self._frozen: frozenset[Seat] | None = None

    def connected(self) -> frozenset[Seat]:
        return self._seats() if self._frozen is None else self._frozen

    def step_began(self, phase: str) -> None:
        if phase != "night":
            self._frozen = None
        elif self._frozen is None:
            self._frozen = self._seats()

    def taken_up(self, game: Game) -> None:
        """After a restart nobody has a page open yet; in the night all are taken to be there."""
        if game.phase == "night" and not game.over:
            self._frozen = frozenset(game.seats)
