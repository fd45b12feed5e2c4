"""The state of a table, as values."""

from __future__ import annotations

import msgspec

from hub.rules.game import Game
from hub.rules.ids import Seat
from hub.rules.settings import Settings

CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without look-alikes: no 0, O, 1, I, L."""
CODE_LENGTH = 6


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody with a seat."""

    seat: Seat
    name: str
    """On screens."""
    say_as: str = ""
    """For the narrator alone; empty: as written."""
    language: str = "en"
    ready: bool = False
    moves: int = 0
    """How often the seat's link has moved to another phone; older links are dead."""
    bot: bool = False
    leaving: bool = False
    """Removed in play: gone when the table returns to the lobby."""
    wishes_to_leave: bool = False
    """Has asked the host, during the running game."""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """One table: its links' secret, its seats, what will be played, and the game."""

    code: str
    secret: str
    """All links of the table derive from it."""
    language: str
    rulebook: str
    settings: Settings
    own: bool = False
    """Opened by the hub for whoever started it."""
    dials: dict[str, int] = {}
    members: dict[Seat, Member] = {}
    order: tuple[Seat, ...] = ()
    """As people sit around the table."""
    next_seat: int = 1
    left: dict[Seat, int] = {}
    """Seats that are gone for good, and how often their links had moved: those links are known to be dead."""
    games: int = 0
    """How many games have been dealt; the number of the latest one."""
    game: Game | None = None

    @property
    def playing(self) -> bool:
        """A game has been dealt and is not over."""
        return self.game is not None and not self.game.over

    def called(self, but: Seat | None = None) -> tuple[str, ...]:
        """What everybody ``but`` that seat is called, on screens and by the narrator."""
        others = [member for member in self.members.values() if member.seat != but]
        return tuple(name for member in others for name in (member.name, member.say_as) if name)
