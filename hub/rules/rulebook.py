"""The form of a rulebook: data plus small named functions, everything in which one game differs from another.

The engine reads these and nothing else; it never asks which rulebook or role it serves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Literal, TypeAlias

import msgspec

from hub.rules.game import Act, Answer, Fact, Game, Round
from hub.rules.ids import Seat
from hub.rules.refusal import Refusal
from hub.rules.settings import Settings

Composition: TypeAlias = dict[str, int]
"""Role -> how many are dealt; only roles that are dealt, in the rulebook's order."""
Picks: TypeAlias = Mapping[Seat, Seat]
"""Chooser -> the seat it confirmed in this round; choosers whose choice does not count are left out."""


class Role(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A role and the side it wins with."""

    key: str
    side: str
    heirs: str | None = None
    """When the last holder of this role dies, a living holder of ``heirs`` takes it over, by chance."""
    burns_on_tie: bool = False
    """With the tie rule *martyr*: dies instead of the tied."""


class Circle(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Roles whose holders know each other from the deal on, and which of those roles they can tell apart."""

    roles: frozenset[str]
    shown: frozenset[str] = frozenset()


Aim = Literal["learn", "help", "harm", "join"]


class Option(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One thing that can be chosen at a prompt: ``picks`` different seats of ``targets``."""

    verb: str
    targets: tuple[Seat, ...] = ()
    picks: int = 1
    aim: Aim = "learn"
    """What it is good for, so that players without a person can use it sensibly."""


Options: TypeAlias = Callable[[Game, Seat], tuple[Option, ...]]


class Settled(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A team has decided: on these seats (none: on nobody), or by chance among ``by_chance``."""

    picks: tuple[Seat, ...] = ()
    by_chance: tuple[Seat, ...] = ()


class Again(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A team needs a further round: who is asked and among whom."""

    kind: Literal["runoff", "confirm"]
    seats: tuple[Seat, ...]
    among: tuple[Seat, ...]


class Team(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """How the holders of one wake come to one choice.

    ``agreed(game, picks, round)`` is asked once all who are asked have answered, ``at_limit`` with the
    same arguments when time runs out; ``round`` is ``None`` for the first, and knows the earlier picks.
    After a removal a runoff goes on among those who are left (``agreed`` is asked at once, without picks,
    where that is one seat), and what is to be confirmed is worked out anew from the picks that are left.
    """

    agreed: Callable[[Game, Picks, Round | None], Settled | Again]
    at_limit: Callable[[Game, Picks, Round | None], Settled]


class Wake(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One thing that holders of some roles do at night (or, as a power, by day)."""

    key: str
    holders: frozenset[str]
    options: Options
    may_pass: bool = True
    due: Callable[[int], bool] = lambda night: True
    """Whether it takes place in the night of that number: never a secret."""
    team: Team | None = None
    keeps_open: bool = False
    """Picks stay open until all holders have confirmed; changing one takes back one's own confirmation."""
    kills: bool = False
    """Without power in a bloodless first night."""
    brief: Callable[[Game, Seat], Fact | None] | None = None
    """What is learned on being prompted, also with nothing to choose; told again if a removal changes it."""
    finding: Callable[[Game, Seat, Answer], Fact | None] | None = None
    """What is learned on confirming."""


class Reaction(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a role does on dying: it takes one living seat along."""

    key: str
    role: str
    verb: str


class Power(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Something a living holder may do by day, without being asked, while ``open``."""

    wake: Wake
    open: Callable[[Game, Seat], bool]


class Dawn(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a night amounts to so far: who dies of what, and what is to be kept in mind."""

    deaths: dict[Seat, str] = {}
    marks: frozenset[tuple[str, Seat]] = frozenset()


class Past(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A night of a game that has been won, as it really was."""

    acts: tuple[Act, ...]
    outcomes: dict[str, tuple[Seat, ...]]
    """What each team had settled on."""
    died: frozenset[Seat]
    """At the dawn after it."""
    roles: dict[Seat, str]
    """As they were at the end of the game."""


class Deed(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Who did something, and to whom; a deed of a whole team names nobody."""

    name: Seat | None = None
    taken: Seat | None = None
    names: tuple[Seat, ...] = ()


class Tale(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Something that a night may have hidden and that is worth telling when all is over."""

    key: str
    """Told as ``tale-<key>``; which seats that says is in ``narrator.cues``."""
    worth: int
    """Against other tales, when there isn't time for all."""
    find: Callable[[Past], tuple[Deed, ...]]


class Win(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    side: str
    when: Callable[[Game], bool]


class Dial(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Something about the composition that the host may turn."""

    key: str
    low: int
    high: int
    suggested: int


class Rulebook(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """One game, complete. Every rulebook is only like itself, so that looking things up in it is quick."""

    key: str
    version: int
    seats: tuple[int, int]
    defaults: Settings
    all_ready: bool = False
    """The start waits for every seat to be ready; otherwise the host may start at once."""
    roles: tuple[Role, ...]
    circles: tuple[Circle, ...] = ()
    dials: Callable[[int, Mapping[str, int]], tuple[Dial, ...]]
    """Number of seats and what has been turned so far -> what can be turned, with bounds."""
    compose: Callable[[int, Mapping[str, int]], Composition | Refusal]
    """Number of seats and the dials' values (missing: as suggested) -> what is dealt."""
    stages: tuple[tuple[Wake, ...], ...]
    """Wakes in the order in which they are called, grouped as they are held together."""
    blocked: Callable[[Game, Seat], str | None] = lambda game, seat: None
    """Why this seat has no power tonight, if it has none."""
    dawn: tuple[Callable[[Game, Dawn], Dawn], ...]
    """Effects in order; each reads the night as it was and adds to or takes from the dawn."""
    bonds: Callable[[Game, frozenset[Seat]], Mapping[Seat, str]] = lambda game, dead: {}
    """Who follows the dead, of what cause; asked until nobody does."""
    at_first_dawn: Callable[[Game], tuple[tuple[Seat, Fact], ...]] = lambda game: ()
    """What seats learn privately when the first night is over."""
    reactions: tuple[Reaction, ...] = ()
    powers: tuple[Power, ...] = ()
    wins: tuple[Win, ...]
    """In the order in which they are looked at; the village's first."""
    tales: tuple[Tale, ...] = ()
    """What the storyteller makes of the nights at the end."""
    hints: Mapping[tuple[str, str], float] = {}
    """Key and value of a fact -> how much it speaks against its seats (1: proof, -1: proof of innocence)."""

    def role(self, key: str) -> Role:
        return _roles(self)[key]

    def side_of(self, role: str) -> str:
        return _roles(self)[role].side

    def wakes(self) -> tuple[Wake, ...]:
        """All wakes in called order."""
        return tuple(wake for stage in self.stages for wake in stage)

    def wake(self, key: str) -> Wake:
        return _wakes(self)[key]

    def held_by(self, stage: int) -> Mapping[str, Wake]:
        """Role -> what its holders do in that stage."""
        return _holders(self, stage)

    def powers_of(self, role: str) -> tuple[Power, ...]:
        """What holders of ``role`` may do by day."""
        return _powers(self).get(role, ())

    def reaction(self, role: str) -> Reaction | None:
        """What holders of ``role`` do on dying, if anything."""
        return _reactions(self).get(role)


@cache
def _roles(book: Rulebook) -> dict[str, Role]:
    return {role.key: role for role in book.roles}


@cache
def _wakes(book: Rulebook) -> dict[str, Wake]:
    return {wake.key: wake for wake in book.wakes()}


@cache
def _holders(book: Rulebook, stage: int) -> dict[str, Wake]:
    return {role: wake for wake in book.stages[stage] for role in wake.holders}


@cache
def _powers(book: Rulebook) -> dict[str, tuple[Power, ...]]:
    roles = {role for power in book.powers for role in power.wake.holders}
    return {role: tuple(p for p in book.powers if role in p.wake.holders) for role in roles}


@cache
def _reactions(book: Rulebook) -> dict[str, Reaction]:
    return {reaction.role: reaction for reaction in book.reactions}
