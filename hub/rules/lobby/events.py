"""What has happened at a table outside the rules of a game; what declares no audience stays inside."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from hub.rules.events import EVERYONE, INSIDE
from hub.rules.ids import Seat
from hub.rules.settings import Settings


class LobbyEvent(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Base of all events of a table; none of them carries a secret of a game."""

    audience: ClassVar[str] = INSIDE


class TableOpened(LobbyEvent, frozen=True, kw_only=True):
    """With the secret that all links derive from."""

    code: str
    secret: str
    language: str
    rulebook: str
    settings: Settings
    own: bool = False
    """By the hub itself, for whoever started it."""


class SeatTaken(LobbyEvent, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE
    seat: Seat
    name: str
    say_as: str
    language: str
    bot: bool


class SeatRenamed(LobbyEvent, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE
    seat: Seat
    name: str
    say_as: str


class SeatLeft(LobbyEvent, frozen=True, kw_only=True):
    """The seat is free again; ``at_end``: only when the table returns to the lobby."""

    audience: ClassVar[str] = EVERYONE
    seat: Seat
    at_end: bool = False


class LeaveWished(LobbyEvent, frozen=True, kw_only=True):
    """A seat in play would like to leave; it stays until the host, who is told by day, takes it out."""

    seat: Seat
    wish: bool


class SeatReady(LobbyEvent, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE
    seat: Seat
    ready: bool


class SeatMoved(LobbyEvent, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE
    seat: Seat
    moves: int


class SeatsOrdered(LobbyEvent, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE
    seats: tuple[Seat, ...]


class RulebookChosen(LobbyEvent, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE
    rulebook: str
    settings: Settings


class SettingsChanged(LobbyEvent, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE
    settings: Settings


class DialTurned(LobbyEvent, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE
    key: str
    value: int


class LanguageSet(LobbyEvent, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE
    language: str


class LobbyReturned(LobbyEvent, frozen=True, kw_only=True):
    """The game is put away; the seats stay, but for those that were leaving."""

    audience: ClassVar[str] = EVERYONE


AnyLobbyEvent = (
    TableOpened
    | SeatTaken
    | SeatRenamed
    | SeatLeft
    | LeaveWished
    | SeatReady
    | SeatMoved
    | SeatsOrdered
    | RulebookChosen
    | SettingsChanged
    | DialTurned
    | LanguageSet
    | LobbyReturned
)
