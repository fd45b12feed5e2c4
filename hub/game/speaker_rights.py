"""Who of a hub's tables has the house's one pair of speakers.

The hub's own table goes before the others, a game before a lobby, and whoever has them before whoever comes
later. A game keeps them also while it is paused, and is not cut short for the lobby of an own table. One that
is left alone keeps them from nobody; when its game goes on it gets them back, unless an own table has them.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """What counts of a table at this moment."""

    own: bool
    """Opened by the hub, for whoever started it."""
    playing: bool
    """A game has been dealt and is not over; it may be paused."""
    left_alone: bool
    """Nobody is there who would miss the speakers."""


class SpeakerRights:
    """Knows all tables that could have the speakers, and the one that has them."""

    def __init__(self) -> None:
        self.holder: str | None = None
        """Code of the table that has them."""
        self._standings: dict[str, Callable[[], Standing]] = {}
        self._interrupted: set[str] = set()
        """Tables that lost them in the middle of a game."""

    def add(self, table: str, standing: Callable[[], Standing]) -> None:
        self._standings[table] = standing

    def drop(self, table: str) -> None:
        """The table is closed."""
        self._standings.pop(table, None)
        self._interrupted.discard(table)

    def ask(self, table: str, resumes: bool = False) -> bool:
        """Whether ``table`` has them from now on. ``resumes``: its game goes on after a pause."""
        if self.holder == table:
            return True
        asks, has = self._standings[table](), self._standing_of_holder()
        back = resumes and table in self._interrupted
        if not resumes:
            self._interrupted.discard(table)
        if has is not None and not _gives_way(has, asks, back):
            return False
        if self.holder is not None and has is not None and has.playing:
            self._interrupted.add(self.holder)
        self._interrupted.discard(table)
        self.holder = table
        return True

    def _standing_of_holder(self) -> Standing | None:
        standing = self._standings.get(self.holder or "")
        return None if standing is None else standing()


def _gives_way(has: Standing, asks: Standing, back: bool) -> bool:
    """Whether the table that has them leaves them to the one that asks, maybe to have them ``back``."""
    if has.left_alone:
        return True
    if has.own != asks.own:
        return asks.own and (asks.playing or not has.playing)
    return asks.playing and (back or not has.playing)
