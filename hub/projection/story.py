"""The shapes of a game that is told: its votes as they happen, and the whole of it once somebody has won.

A :class:`Story` needs nothing else to be shown: it is kept as it is, and looks the same years later.
"""

from __future__ import annotations

from typing import Literal

from hub.projection.base import View
from hub.rules.game import Fact
from hub.rules.ids import Seat
from hub.rules.settings import Style

How = Literal["night", "vote", "removed", "reaction"]
"""How the table saw a seat go."""


class RoleCount(View, frozen=True, kw_only=True):
    role: str
    side: str
    count: int


class Vote(View, frozen=True, kw_only=True):
    seat: Seat
    target: Seat


class BallotView(View, frozen=True, kw_only=True):
    """A finished vote: its rounds, the tied before a runoff, and who went (``None``: nobody)."""

    day: int
    rounds: tuple[tuple[Vote, ...], ...]
    tied: tuple[Seat, ...] = ()
    """In the runoff, if there was one."""
    out: Seat | None
    reason: Literal["most", "chance", "martyr", "tie", "no_votes", "last_one"] | None
    """``None`` while the storyteller has yet to say what came of it."""


class StorySeat(View, frozen=True, kw_only=True):
    """Somebody who played, as all know when it is over."""

    seat: Seat
    name: str
    role: str
    """As it was at the end."""
    dealt: str = ""
    """As it was on the card, if that was another one."""
    side: str
    won: bool
    bot: bool = False
    out: How | None = None
    """``None``: alive at the end."""
    night: int | None = None
    """The night, or the day after it, in which the seat went."""
    asked: bool = False
    """Of somebody who left the game: had asked to leave, and was not taken out by the host alone."""


class ActView(View, frozen=True, kw_only=True):
    """What a seat did in a night, or as its last deed, and what it found out by it."""

    wake: str
    seat: Seat
    verb: str
    picks: tuple[Seat, ...]
    blocked: str | None = None
    facts: tuple[Fact, ...] = ()


class TeamAct(View, frozen=True, kw_only=True):
    """Whom a team settled on in a night; empty: nobody."""

    wake: str
    outcome: tuple[Seat, ...]
    by_chance: bool = False


class Fate(View, frozen=True, kw_only=True):
    """A death with its cause, which only the dead seat knew before."""

    seat: Seat
    how: How
    cause: str
    role: str
    """As it was at the end."""


class Succession(View, frozen=True, kw_only=True):
    """A seat took over another role."""

    seat: Seat
    role: str


class NightStory(View, frozen=True, kw_only=True):
    """A night, the dawn after it, and the day that followed."""

    night: int
    acts: tuple[ActView, ...]
    teams: tuple[TeamAct, ...] = ()
    deaths: tuple[Fate, ...]
    deeds: tuple[ActView, ...] = ()
    """Last deeds of those who died at dawn."""
    before_vote: tuple[Fate, ...] = ()
    """Those who left by day before its vote was counted, and who followed them."""
    heirs_before_vote: tuple[Succession, ...] = ()
    ballot: BallotView | None
    day_deaths: tuple[Fate, ...]
    day_deeds: tuple[ActView, ...] = ()
    """Powers used by day, and last deeds of those who died at the verdict."""
    successions: tuple[Succession, ...] = ()
    """Up to and at dawn."""
    day_successions: tuple[Succession, ...] = ()


class Guess(View, frozen=True, kw_only=True):
    night: int
    suspect: Seat
    right: bool
    """The suspected was not on the village's side."""


class HunchView(View, frozen=True, kw_only=True):
    """How well a seat guessed: by its hunches, and by its votes in first rounds."""

    seat: Seat
    right: int
    given: int
    guesses: tuple[Guess, ...] = ()
    votes_right: int = 0
    votes: int = 0


class Disguise(View, frozen=True, kw_only=True):
    """How well somebody who was not on the village's side kept it from those who were."""

    seat: Seat
    hunches: int
    votes: int
    """How often the village's side named or voted for this seat."""
    chances: int
    """How often they could have, while it lived."""
    fooled: tuple[Seat, ...] = ()
    """Those of them who had a chance and never took it, nor found out by a power of their own."""


class Story(View, frozen=True, kw_only=True):
    """A game that has been won, from its deal to its end."""

    token: str = ""
    """Leads to it again; whoever has it may read it."""
    number: int
    """Of the game at its table."""
    rulebook: str
    style: Style
    winner: str
    seats: tuple[StorySeat, ...]
    """In the order of the table."""
    dealt: tuple[RoleCount, ...]
    nights: tuple[NightStory, ...]
    hunches: tuple[HunchView, ...] = ()
    """Of seats that gave a hunch or a vote."""
    disguises: tuple[Disguise, ...] = ()
    by: Literal["hunches", "votes"] = "hunches"
    """What ``best`` was told by."""
    best: tuple[Seat, ...] = ()
    """Who of the village's side guessed best, and better than blindly."""
    hidden: tuple[Seat, ...] = ()
    """Who of the others was suspected least, and no more than by blind guesses."""
    wronged: tuple[Seat, ...] = ()
    """Who of the village's side was suspected most by their own, and how often."""
    wronged_times: int = 0


class PastGame(View, frozen=True, kw_only=True):
    """A game that was won at this table, and where its story is."""

    number: int
    rulebook: str
    winner: str
    token: str
