"""The shapes of a seat's private page, in keys; times are seconds."""

from __future__ import annotations

from typing import Literal

from hub.projection.base import View
from hub.projection.story import PastGame
from hub.projection.views import Caption, GameView, Row, Setup
from hub.rules.game import Fact, Phase
from hub.rules.ids import Seat


class SeatRow(Row, frozen=True, kw_only=True):
    """A seat as the one before the page may know it."""

    role: str | None = None
    """Also its own and its fellows'."""
    side: str | None = None


class Fellow(View, frozen=True, kw_only=True):
    seat: Seat
    role: str | None = None
    """Where more is known than that it is a fellow."""


class Card(View, frozen=True, kw_only=True):
    """A seat's own role card."""

    role: str
    side: str
    fellows: tuple[Fellow, ...] = ()


class OptionView(View, frozen=True, kw_only=True):
    """One verb of a prompt, how many seats it takes, and which may be chosen."""

    verb: str
    picks: int
    targets: tuple[Seat, ...]


class AnswerView(View, frozen=True, kw_only=True):
    verb: str
    picks: tuple[Seat, ...]
    confirmed: bool


class PeerPick(View, frozen=True, kw_only=True):
    """What a teammate has picked so far; only where the role is entitled to see it."""

    seat: Seat
    verb: str
    picks: tuple[Seat, ...]
    confirmed: bool


class PromptView(View, frozen=True, kw_only=True):
    """Something this seat is asked now."""

    kind: Literal["wake", "hunch", "reaction", "power"]
    prompt: str
    """Goes back in the answer: the wake, ``hunch``, the reaction or the day power."""
    options: tuple[OptionView, ...]
    may_pass: bool = False
    """``pass`` is a legal verb."""
    blocked: str | None = None
    """Why there is no choice tonight (a key); the answer is ``ack``."""
    brief: Fact | None = None
    round: str = "first"
    """``first``, ``runoff`` or ``confirm``."""
    keeps_open: bool = False
    """May be changed until the step closes; unconfirmed picks are sent as ``confirm: false``."""
    answer: AnswerView | None = None
    peers: tuple[PeerPick, ...] = ()


class Learned(View, frozen=True, kw_only=True):
    """What the seat has found out, when."""

    night: int
    phase: Phase
    fact: Fact


class OwnAct(View, frozen=True, kw_only=True):
    night: int
    phase: Phase
    prompt: str
    verb: str
    picks: tuple[Seat, ...]


class OwnDeath(View, frozen=True, kw_only=True):
    cause: str
    role: str


class SeatView(View, frozen=True, kw_only=True, tag="seat"):
    """A seat's private page: the table's view and what this seat alone may know and do."""

    version: int
    code: str
    language: str
    """Of the table."""
    me: Seat
    seats: tuple[SeatRow, ...]
    setup: Setup
    game: GameView | None
    caption: Caption | None
    recent: tuple[str, ...]
    card: Card | None = None
    card_confirmed: bool = False
    prompts: tuple[PromptView, ...] = ()
    may_vote: tuple[Seat, ...] = ()
    """Whom this seat may vote for now; empty when it may not vote."""
    my_vote: Seat | None = None
    vote_open: bool = False
    """The vote may still be changed."""
    may_ready: bool = False
    """This seat may say (or take back) that it is ready: lobby or discussion."""
    ready: bool = False
    learned: tuple[Learned, ...] = ()
    acts: tuple[OwnAct, ...] = ()
    death: OwnDeath | None = None
    pairing: bool = False
    """Somebody asks to move this seat to another phone."""
    elsewhere: bool = False
    """The seat's page is open on more than one phone; for those who hold it alone."""
    past: tuple[PastGame, ...] = ()
    wishes_to_leave: bool = False
    """This seat has asked the host to be let go."""
