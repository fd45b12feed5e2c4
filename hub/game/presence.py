"""Whose page is open, as far as the table may know."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from hub.rules.game import Game
from hub.rules.ids import Seat, Seconds

NIGHT = frozenset({"night", "dawn"})
"""Phases in which nobody comes or goes, as far as the table can see."""
WAKING: Seconds = 180.0
"""How long into the day it stays so: until then phones that were not used at night have woken up as well.

Whoever does something by day that all see, says ready or votes, is shown as they are from then on.
"""


class Presence:
    """Follows open pages by day. From nightfall until well into the morning players stay as they were.

    Called roles look at their phones while the others' fall asleep: who is connected at night, or is still
    when the day breaks, would tell the room who they are. Whoever has no part in the game has nothing to
    do at night, and is shown as they are.
    """

    def __init__(
        self, seats: Callable[[], frozenset[Seat]], monotonic: Callable[[], Seconds] = time.monotonic
    ) -> None:
        """``seats``: those with a page open now."""
        self._seats = seats
        self._monotonic = monotonic
        self._playing: frozenset[Seat] = frozenset()
        """Those with a part in the game that was dealt last."""
        self._held: frozenset[Seat] = frozenset()
        """Those who played when night fell last."""
        self._there: frozenset[Seat] | None = None
        """Who of them was there then; ``None`` before the first night."""
        self._until: Seconds | None = None
        self._awake: frozenset[Seat] = frozenset()
        """Who has done something today that all have seen."""

    @property
    def still(self) -> bool:
        """It shows of the players how it was at nightfall."""
        return self._there is not None and (self._until is None or self._monotonic() < self._until)

    def connected(self) -> frozenset[Seat]:
        now = self._seats()
        if self._there is None or not self.still:
            return now
        held = self._held - self._awake
        return (now - held) | (self._there & held)

    def dealt(self, seats: Iterable[Seat]) -> None:
        """A game of these ``seats`` begins."""
        self._playing = frozenset(seats)

    def step_began(self, phase: str) -> None:
        if phase in NIGHT:
            self._stay(self.connected())
        elif self._until is None:
            self._until = self._monotonic() + WAKING

    def seen(self, seat: Seat) -> None:
        """``seat`` has done something in front of everybody."""
        if self._until is not None:
            self._awake |= {seat}

    def taken_up(self, game: Game) -> None:
        """After a restart no page is open yet: all are taken to be there, by day for a while."""
        self.dealt(game.seats)
        if game.night > 0 and not game.over:
            self._stay(self._playing)
            self.step_began(game.phase)

    def _stay(self, there: frozenset[Seat]) -> None:
        self._held, self._there, self._until = self._playing, there & self._playing, None
        self._awake = frozenset()
