"""What can be asked of a table outside the rules of a game."""

from __future__ import annotations

from typing import Any

import msgspec

from hub.rules.ids import Seat


class LobbyCommand(msgspec.Struct, frozen=True, kw_only=True):
    """Base of all commands to a table."""


class TakeSeat(LobbyCommand, frozen=True, kw_only=True):
    """Somebody joins; during a game with a seat from the next one on."""

    name: str
    say_as: str = ""
    language: str = "en"
    bot: bool = False


class Rename(LobbyCommand, frozen=True, kw_only=True):
    seat: Seat
    name: str
    say_as: str = ""


class Leave(LobbyCommand, frozen=True, kw_only=True):
    """A seat gives itself up, before the start or after the end."""

    seat: Seat


class WishToLeave(LobbyCommand, frozen=True, kw_only=True):
    """A seat in a running game asks the host to be let go, or takes that back."""

    seat: Seat
    wish: bool


class SayReadyToStart(LobbyCommand, frozen=True, kw_only=True):
    seat: Seat
    ready: bool


class ChooseRulebook(LobbyCommand, frozen=True, kw_only=True):
    """Sets everything else to the rulebook's defaults, but for the pace."""

    rulebook: str


class ChangeSettings(LobbyCommand, frozen=True, kw_only=True):
    """Some settings (also ``limits``) by name, in the shape of :class:`~hub.rules.settings.Settings`."""

    changes: dict[str, Any]


class TurnDial(LobbyCommand, frozen=True, kw_only=True):
    key: str
    value: int


class SetLanguage(LobbyCommand, frozen=True, kw_only=True):
    """Of the table's voice."""

    language: str


class OrderSeats(LobbyCommand, frozen=True, kw_only=True):
    seats: tuple[Seat, ...]


class RemoveMember(LobbyCommand, frozen=True, kw_only=True):
    """The host takes a seat out: before the start it is gone, in play it dies."""

    seat: Seat


class MoveSeat(LobbyCommand, frozen=True, kw_only=True):
    """The seat gets a new link; the old one dies."""

    seat: Seat


class Start(LobbyCommand, frozen=True, kw_only=True):
    """Deal; after the end another game, to the same seats."""

    anyway: bool = False
    """Although not everybody is ready."""


class BackToLobby(LobbyCommand, frozen=True, kw_only=True):
    """After the end: same seats, another game."""
