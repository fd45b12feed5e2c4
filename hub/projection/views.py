"""The shapes of what leaves the hub: one whole view per page, in keys, without a word of any language.

Seats are referred to by their public number. Roles, sides, verbs, facts, refusals and lines are keys that
the pages' locale files put into words. Times are seconds.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hub.projection.base import View
from hub.projection.sound import Sound, Speakers, Telling
from hub.projection.story import BallotView, How, PastGame, RoleCount, Story, Vote
from hub.rules.game import Fact, Phase, StepKind
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


class SeatRow(Row, frozen=True, kw_only=True):
    """A seat as the one before the page may know it."""

    role: str | None = None
    """Also its own and its fellows'."""
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
    """Each name in it stands between U+2068 and U+2069, which no name holds."""
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


class PairingRow(View, frozen=True, kw_only=True):
    """A phone that asks for a seat; the host compares the code and confirms."""

    seat: Seat
    code: str


class HostView(PublicView, frozen=True, kw_only=True, tag="host"):
    """The host's page: the table's screen, set-up and controls; being host shows no secret."""

    telling: Telling
    speakers: Speakers | None
    """``None`` where this table is not heard through them."""
    awaiting: bool
    """An open step is waiting for somebody or something."""
    pairings: tuple[PairingRow, ...] = ()
    evenings: str | None = None
    """Token of the list of all evenings; only at tables that the hub opened for whoever started it."""
    wishes: tuple[Seat, ...] = ()
    """Seats in play that ask to be let go; kept back until the night is over."""


class Gone(View, frozen=True, kw_only=True, tag="gone"):
    """Last message on a channel: the link was replaced, the seat removed, or the hub stops."""

    reason: Literal["moved", "removed", "closing"]


class Pulse(View, frozen=True, kw_only=True, tag="pulse"):
    """Sent every few seconds so that a page notices a dead connection; ``clock`` lets it count down."""

    remaining: Seconds | None = None


Message = TableView | SeatView | HostView | Gone | Pulse
