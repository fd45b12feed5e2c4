"""The shapes of what all may know: the table's whole view, in keys, without a word of any language.

Seats are referred to by their public number. Roles, sides, verbs, facts, refusals and lines are keys that
the pages' locale files put into words. Times are seconds.
"""

from __future__ import annotations

import msgspec

from hub.projection.base import View
from hub.projection.sound import Sound
from hub.projection.story import BallotView, How, PastGame, RoleCount, Story, Vote
from hub.rules.game import Phase, StepKind
from hub.rules.ids import Seat, Seconds
from hub.rules.settings import Settings, Style, Tie


class Row(View, frozen=True, kw_only=True):
    """A seat at the table; what is said of its role depends on whose page it is for."""

    seat: Seat
    name: str
    connected: bool = False
    ready: bool = False
    """Lobby: ready to start. Cards: has looked at its card. Discussion: ready to vote. Vote: has voted."""
    playing: bool = True
    """Has a part in the running game (who comes during a game plays from the next one on)."""
    alive: bool = True
    out: How | None = None
    """How the table saw the seat go, once it has."""
    moved: bool = False
    """The seat's link moved to another phone a moment ago."""
    bot: bool = False
    leaving: bool = False
    """Removed, or has left after the end: the seat is gone when the next game begins."""


class PublicRow(Row, frozen=True, kw_only=True):
    """A seat as all may know it."""

    role: str | None = None
    """Shown to all: at its death, or everybody's at the end."""
    side: str | None = None


class StepView(View, frozen=True, kw_only=True):
    """Where the game stands and how long it may take, as all may know."""

    id: int
    kind: StepKind
    wake: str | None = None
    stage: int | None = None
    telling: bool = False
    """The narrator is speaking; what comes next opens afterwards."""
    remaining: Seconds | None = None
    """Until the limit, at the moment of sending; stands still while paused."""
    total: Seconds | None = None


class DeathView(View, frozen=True, kw_only=True):
    seat: Seat
    night: int
    phase: Phase
    how: How
    role: str | None = None


class Caption(View, frozen=True, kw_only=True):
    """A line as it is (or was last) spoken."""

    id: int
    text: str
    """What has been said of it, a sentence a row; names stand between U+2068 and U+2069, which none holds."""
    speaking: bool


class GameView(View, frozen=True, kw_only=True):
    """What all at the table may know of the running (or just ended) game."""

    number: int
    rulebook: str
    style: Style
    settings: Settings
    phase: Phase
    night: int
    paused: bool
    step: StepView
    dealt: tuple[RoleCount, ...]
    voted: tuple[Seat, ...] = ()
    votes: tuple[Vote, ...] = ()
    """Live in an open ballot; of the last closed round otherwise."""
    tied: tuple[Seat, ...] = ()
    ballots: tuple[BallotView, ...] = ()
    deaths: tuple[DeathView, ...] = ()
    latest: tuple[Seat, ...] = ()
    """Who died at the latest dawn or verdict that had a death."""
    winner: str | None = None
    winners: tuple[Seat, ...] = ()
    called_off: bool = False
    story: Story | None = None


class Dial(View, frozen=True, kw_only=True):
    """Something about the composition that the host can turn, with its bounds at this number of seats."""

    key: str
    low: int
    high: int
    value: int


class RulebookRow(View, frozen=True, kw_only=True):
    key: str
    seats_min: int
    seats_max: int
    default_style: Style


class Setup(View, frozen=True, kw_only=True):
    """What will be played: public, changed by the host alone."""

    rulebook: str
    settings: Settings
    dials: tuple[Dial, ...]
    composition: tuple[RoleCount, ...]
    """Empty while the number of seats doesn't allow a deal."""
    ties: tuple[Tie, ...]
    """What a tied vote may come to here; a setting that is not among them comes to ``nobody``."""
    problem: str | None = None
    """Key of the refusal that a start would get now."""
    problem_params: dict[str, str | int] = msgspec.field(default_factory=dict)
    rulebooks: tuple[RulebookRow, ...] = ()


class Join(View, frozen=True, kw_only=True):
    """How others get to this table."""

    code: str
    url: str
    """What the QR holds."""
    typed: str
    """The address to type, without scheme."""
    qr_svg: str
    others: tuple[str, ...] = ()
    """Other addresses of this hub, where the first does not work."""


class PublicView(View, frozen=True, kw_only=True):
    """What all may know, as the table's screen and the host's page show it."""

    version: int
    code: str
    language: str
    seats: tuple[PublicRow, ...]
    setup: Setup
    game: GameView | None
    caption: Caption | None
    recent: tuple[str, ...]
    """The last few spoken lines, oldest first."""
    join: Join
    sound: Sound
    past: tuple[PastGame, ...] = ()
    """Games won at this table so far, oldest first."""


class TableView(PublicView, frozen=True, kw_only=True, tag="table"):
    """The table screen: what all may know, and nothing else."""
