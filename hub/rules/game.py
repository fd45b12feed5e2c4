"""The state of one game, as values."""

from __future__ import annotations

from typing import Literal

import msgspec

from hub.rules.ids import Seat, Seconds
from hub.rules.settings import Settings

Phase = Literal["cards", "night", "dawn", "day", "vote", "verdict", "dusk", "over"]
StepKind = Literal[
    "cards",
    "night_falls",
    "wake_call",
    "wake",
    "wake_sleep",
    "stage_call",
    "stage",
    "hush",
    "dawn",
    "reaction_call",
    "reaction",
    "reaction_told",
    "discussion_call",
    "discussion",
    "vote_call",
    "vote",
    "runoff_call",
    "runoff",
    "verdict",
    "dusk",
    "over",
]
TELLING: frozenset[StepKind] = frozenset(
    {
        "night_falls",
        "wake_call",
        "wake_sleep",
        "stage_call",
        "dawn",
        "reaction_call",
        "reaction_told",
        "discussion_call",
        "vote_call",
        "runoff_call",
        "verdict",
    }
)
"""Steps that are over when their lines have been told; all others are open to people and limits."""

PASS = "pass"
"""The verb of choosing nobody."""
ACK = "ack"
"""The verb of a confirmation without a choice."""
MISSED = "missed"
"""The verb of an act that its holder never confirmed."""
HUNCH = "hunch"
"""The prompt of a seat that has nothing to do in a stage: whom does it suspect?"""


class Line(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One thing to tell the room: a key of the narrator's script and what belongs in it."""

    key: str
    name: Seat | None = None
    taken: Seat | None = None
    names: tuple[Seat, ...] = ()
    role: str | None = None
    side: str | None = None
    count: int | None = None


class Fact(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One thing that a seat has learned: what about, about whom, and the answer.

    ``value`` is a key (a side, a role, ``yes``, ``no``, ``none``) or a number in digits.
    """

    key: str
    seats: tuple[Seat, ...] = ()
    value: str = ""


class Step(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Where a game stands. All times are readings of the play clock."""

    id: int
    kind: StepKind
    began_at: Seconds
    lines: tuple[Line, ...] = ()
    wake: str | None = None
    stage: int | None = None
    floor_at: Seconds | None = None
    """Not to be closed before, although everybody has answered."""
    hunches_at: Seconds | None = None
    """Open hunches are no longer awaited from here on."""
    limit_at: Seconds | None = None
    slot: bool = False
    """Closes at its limit and never earlier, whoever has answered."""

    @property
    def tells(self) -> bool:
        return self.kind in TELLING


class Answer(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a seat has chosen at a prompt of the current step."""

    prompt: str
    verb: str
    picks: tuple[Seat, ...] = ()
    confirmed: bool = True


class Round(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A further round of a team's choice: who is asked, among whom, and what was picked before."""

    kind: Literal["runoff", "confirm"]
    seats: tuple[Seat, ...]
    among: tuple[Seat, ...]
    earlier: dict[Seat, Answer]


class Act(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What one seat did in a wake that is over; ``blocked`` says why it had no power, if it had none."""

    night: int
    wake: str
    seat: Seat
    verb: str
    picks: tuple[Seat, ...] = ()
    blocked: str | None = None

    @property
    def counts(self) -> bool:
        """The seat used its power on somebody: it chose, and nothing blocked it."""
        return self.blocked is None and self.verb not in (PASS, ACK, MISSED)


class Death(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A seat that has gone, when, of what, and the role shown for it (``None``: kept secret)."""

    seat: Seat
    night: int
    phase: Phase
    cause: str
    shown: str | None = None


class Game(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A whole game, replayable from its events."""

    number: int
    rulebook: str
    seed: str
    settings: Settings
    seats: tuple[Seat, ...]
    """In the order of the table."""
    dealt: dict[str, int]
    """How many of each role were dealt; public."""
    roles: dict[Seat, str]
    alive: tuple[Seat, ...]
    """In the order of the table."""
    step: Step
    phase: Phase = "cards"
    night: int = 0
    night_used: Seconds = 0.0
    """How long this night's stages were open, less what the host has added since nightfall."""
    paused: bool = False
    floor_passed: bool = False
    hunches_passed: bool = False
    answers: dict[Seat, Answer] = {}
    """Of the current step."""
    rounds: dict[str, Round] = {}
    acts: tuple[Act, ...] = ()
    """Of all wakes that are over, oldest first."""
    outcomes: dict[str, tuple[Seat, ...]] = {}
    """What each team has settled on this night."""
    marks: frozenset[tuple[str, Seat]] = frozenset()
    """Lasting facts about seats that a rulebook keeps."""
    votes: dict[Seat, Seat] = {}
    tied: tuple[Seat, ...] = ()
    ballots: tuple[dict[Seat, Seat], ...] = ()
    """The closed rounds of the running vote."""
    ready: frozenset[Seat] = frozenset()
    deaths: tuple[Death, ...] = ()
    latest: tuple[Seat, ...] = ()
    """Who died at the latest dawn or verdict that had a death."""
    reacting: tuple[Seat, ...] = ()
    """The dead who are still to be asked, first one first."""
    winner: str | None = None
    called_off: bool = False

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def bloodless(self) -> bool:
        """Tonight nobody may be killed."""
        return self.night == 1 and self.settings.bloodless_first_night

    def tonight(self, wake: str) -> tuple[Act, ...]:
        """The acts of this night's closed wake ``wake``."""
        found = []
        for act in reversed(self.acts):
            if act.night != self.night:
                break
            if act.wake == wake:
                found.append(act)
        return tuple(reversed(found))
