"""What the web needs of the house: its tables, who a link stands for, asking and watching.

The web holds no game state and decides nothing; it passes on what it has read and sends what it is given.
:class:`hub.game.house.House` is the real one.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Literal, Protocol, TypeAlias

from hub.game.pairing import Pairing, PairingState
from hub.game.place import PageState
from hub.game.watchers import Audience, Subscription
from hub.projection.evenings import Evenings
from hub.projection.host_view import HostView
from hub.projection.seat_view import SeatView
from hub.projection.story import Story
from hub.projection.views import TableView
from hub.rules.commands import Command
from hub.rules.ids import Seat
from hub.rules.lobby.commands import LobbyCommand
from hub.rules.refusal import Refusal

View: TypeAlias = TableView | SeatView | HostView


class Opened(Protocol):
    @property
    def code(self) -> str: ...

    @property
    def host_token(self) -> str: ...


class Joined(Protocol):
    @property
    def seat(self) -> Seat: ...

    @property
    def token(self) -> str: ...


class Replaced(Protocol):
    """A link that stood for a seat until the seat moved to another phone, or was given up or removed."""

    @property
    def reason(self) -> Literal["moved", "removed"]: ...


class Sound(Protocol):
    """How a table sounds: set by its host, and maybe played by one of its pages."""

    def set_voice_loudness(self, volume: float | None, muted: bool | None) -> None: ...

    def set_bed(self, on: bool | None, signs: bool | None, volume: float | None) -> None: ...

    def set_speakers(self, device: str | None, lead_in: int | None) -> Refusal | None: ...

    def look_for_devices(self) -> None: ...

    def set_voice(self, voice: str) -> Refusal | None: ...

    def set_brisk(self, brisk: bool) -> None: ...

    def clip(self, clip_id: str) -> bytes | None:
        """A WAV file, while it is the one to be heard."""
        ...

    async def night(self) -> bytes:
        """The night's loop, a WAV file."""
        ...

    def report(self, clip_id: str, state: PageState, page: str) -> bool: ...

    def screen(self, page: str) -> AbstractContextManager[None]:
        """A table screen is open for so long, ``page`` by its own id."""
        ...


class Lines(Protocol):
    """What is told at a table, as far as its host has a say in it."""

    def repeat(self) -> None: ...

    def try_sound(self) -> Refusal | None: ...

    def skip_story(self) -> Refusal | None: ...


class Phones(Protocol):
    """Moves seats of a table to other phones, if the host says so."""

    def ask(self, *, id: str, seat: Seat) -> Pairing | Refusal: ...

    def state(self, poll: str) -> PairingState | None: ...

    async def approve(self, *, id: str, code: str) -> Refusal | None: ...

    def refuse(self, code: str) -> Refusal | None: ...


class Table(Protocol):
    """One table, alive. Whatever is asked with the same ``id`` again gets the same answer."""

    @property
    def code(self) -> str: ...

    @property
    def sound(self) -> Sound: ...

    @property
    def lines(self) -> Lines: ...

    @property
    def phones(self) -> Phones: ...

    async def join(self, *, id: str, name: str, say_as: str, language: str) -> Joined | Refusal: ...

    async def seat_command(
        self, seat: Seat, *, id: str, game: int, command: LobbyCommand | Command
    ) -> Refusal | None: ...

    async def host_command(
        self, *, id: str, game: int, command: LobbyCommand | Command
    ) -> Refusal | None: ...

    async def add_bot(self, *, id: str, game: int) -> Refusal | None: ...

    async def name_preview(self, name: str, say_as: str) -> bytes | Refusal:
        """A WAV file, in the lobby."""
        ...

    async def seat_preview(self, seat: Seat) -> bytes | Refusal:
        """The same for a seat that is taken."""
        ...

    def table_view(self) -> TableView: ...

    def seat_view(self, seat: Seat) -> SeatView: ...

    def host_view(self) -> HostView: ...

    def subscribe(self, audience: Audience, device: str = "") -> Subscription:
        """Watching as ``audience`` on ``device``; a seat counts as connected while it is watched."""
        ...


class KeptStory(Protocol):
    @property
    def code(self) -> str: ...

    @property
    def ended(self) -> float: ...

    @property
    def story(self) -> Story: ...


class EveningBook(Protocol):
    """The games that were won, longer than their tables stand."""

    def is_token(self, token: str) -> bool:
        """Whether it is the list's private link."""
        ...

    async def story(self, token: str) -> KeptStory | None: ...

    async def all(self) -> Evenings: ...

    async def delete(self, id: str | None) -> Refusal | None:
        """An evening, or all."""
        ...


class House(Protocol):
    """All tables of this hub."""

    @property
    def evenings(self) -> EveningBook: ...

    @property
    def is_loaded(self) -> bool:
        """Whether the tables of the last run have been taken up."""
        ...

    async def loaded(self) -> None:
        """Waits for that."""
        ...

    async def open_table(
        self, *, id: str, language: str, rulebook: str | None = None
    ) -> Opened | Refusal: ...

    def find_code(self, code: str) -> Table | None:
        """By a join code as it was typed."""
        ...

    def find_host(self, token: str) -> Table | None: ...

    def find_seat(self, token: str) -> tuple[Table, Seat] | Replaced | None: ...

    def tables(self) -> Sequence[Table]: ...
