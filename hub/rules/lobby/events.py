"""What has happened at a table outside the rules of a game."""

from __future__ import annotations

import msgspec

from hub.rules.ids import Seat
from hub.rules.settings import Settings


class LobbyEvent(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Base of all events of a table; none of them carries a secret of a game."""


class TableOpened(LobbyEvent, frozen=True, kw_only=True):
    code: str
    secret: str
    language: str
    rulebook: str
    settings: Settings
    own: bool = False
    """By the hub itself, for whoever started it."""


class SeatTaken(LobbyEvent, frozen=True, kw_only=True):
    seat: Seat
    name: str
    say_as: str
    language: str
    bot: bool


class SeatRenamed(LobbyEvent, frozen=True, kw_only=True):
    seat: Seat
    name: str
    say_as: str


class SeatLeft(LobbyEvent, frozen=True, kw_only=True):
    """The seat is free again; ``at_end``: only when the table returns to the lobby."""

    seat: Seat
    at_end: bool = False


class LeaveWished(LobbyEvent, frozen=True, kw_only=True):
    """A seat in play would like to leave; it stays until the host takes it out."""

    seat: Seat
    wish: bool


class SeatReady(LobbyEvent, frozen=True, kw_only=True):
    seat: Seat
    ready: bool


class SeatMoved(LobbyEvent, frozen=True, kw_only=True):
    seat: Seat
    moves: int


class SeatsOrdered(LobbyEvent, frozen=True, kw_only=True):
    seats: tuple[Seat, ...]


class RulebookChosen(LobbyEvent, frozen=True, kw_only=True):
    rulebook: str
    settings: Settings


class SettingsChanged(LobbyEvent, frozen=True, kw_only=True):
    settings: Settings


class DialTurned(LobbyEvent, frozen=True, kw_only=True):
    key: str
    value: int


class LanguageSet(LobbyEvent, frozen=True, kw_only=True):
    language: str


class LobbyReturned(LobbyEvent, frozen=True, kw_only=True):
    """The game is put away; the seats stay, but for those that were leaving."""


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
