"""What has happened in a game. Every event declares who may know of it; what declares nobody stays inside.

``audience`` is ``EVERYONE``, or the name of a field that holds the seat or the seats that may know.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from hub.rules.game import Act, Answer, Fact, Line, Round, Step
from hub.rules.ids import Seat, Seconds
from hub.rules.settings import Settings

EVERYONE = "*"
INSIDE = ""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, gc=False):
    """Base of all events of a game."""

    audience: ClassVar[str] = INSIDE


class GameDealt(Event, frozen=True, kw_only=True):
    """A game begins: with whom, by which rules, and how many of each role were dealt."""

    audience: ClassVar[str] = EVERYONE
    number: int
    rulebook: str
    rulebook_version: int
    settings: Settings
    seats: tuple[Seat, ...]
    dealt: dict[str, int]


class RolesDealt(Event, frozen=True, kw_only=True):
    """The secret half of a deal; stays inside until the end."""

    seed: str
    roles: dict[Seat, str]


class CardDealt(Event, frozen=True, kw_only=True):
    """What one seat finds on its card: its role, and the fellows it knows (with their role, if told)."""

    audience: ClassVar[str] = "seat"
    seat: Seat
    role: str
    fellows: dict[Seat, str | None]


class CardConfirmed(Event, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE
    seat: Seat


class StepBegan(Event, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE
    step: Step
    phase: str


class NightFell(Event, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE
    night: int


class FloorReached(Event, frozen=True, kw_only=True):
    """The step may close now as soon as all have answered."""


class HunchesReleased(Event, frozen=True, kw_only=True):
    """Open hunches are not awaited any longer."""


class Answered(Event, frozen=True, kw_only=True):
    """A choice at a prompt; ``viewers`` is the seat itself and who may watch its picks."""

    audience: ClassVar[str] = "viewers"
    seat: Seat
    answer: Answer
    viewers: tuple[Seat, ...]


class AnswersVoided(Event, frozen=True, kw_only=True):
    """Choices that a removal has made void; those seats choose again."""

    audience: ClassVar[str] = "seats"
    seats: tuple[Seat, ...]


class RoundBegan(Event, frozen=True, kw_only=True):
    """A team needs a further round (``None``: its first round is taken up again)."""

    audience: ClassVar[str] = "viewers"
    wake: str
    round: Round | None
    viewers: tuple[Seat, ...]


class RoundNarrowed(Event, frozen=True, kw_only=True):
    """A removal has taken seats out of a running round: who is still asked, and among whom."""

    audience: ClassVar[str] = "viewers"
    wake: str
    seats: tuple[Seat, ...]
    among: tuple[Seat, ...]
    viewers: tuple[Seat, ...]


class WakeClosed(Event, frozen=True, kw_only=True):
    """A wake is over: what each holder did, and what a team settled on."""

    wake: str
    acts: tuple[Act, ...]
    outcome: tuple[Seat, ...] | None = None
    by_chance: tuple[Seat, ...] = ()


class TeamSettled(Event, frozen=True, kw_only=True):
    """What their team decided, for its members."""

    audience: ClassVar[str] = "viewers"
    wake: str
    outcome: tuple[Seat, ...]
    viewers: tuple[Seat, ...]


class StageClosed(Event, frozen=True, kw_only=True):
    """A stage of a night played together is over; how long it was open and who suspected whom."""

    open_for: Seconds
    hunches: dict[Seat, Seat]


class FactLearned(Event, frozen=True, kw_only=True):
    audience: ClassVar[str] = "seat"
    seat: Seat
    fact: Fact


class Marked(Event, frozen=True, kw_only=True):
    """Lasting facts that a rulebook keeps about seats."""

    marks: tuple[tuple[str, Seat], ...]


class Chanced(Event, frozen=True, kw_only=True):
    """Chance decided something: what, among whom, and how."""

    purpose: str
    among: tuple[Seat, ...]
    result: Seat


class SeatDied(Event, frozen=True, kw_only=True):
    """A seat has gone; ``role`` only where it is shown."""

    audience: ClassVar[str] = EVERYONE
    seat: Seat
    how: Literal["night", "vote", "removed", "reaction"]
    role: str | None


class DeathExplained(Event, frozen=True, kw_only=True):
    """A dead seat's own cause and role."""

    audience: ClassVar[str] = "seat"
    seat: Seat
    cause: str
    role: str


class RoleTakenOver(Event, frozen=True, kw_only=True):
    """A seat has another role from now on, and who learns it."""

    audience: ClassVar[str] = "viewers"
    seat: Seat
    role: str
    viewers: tuple[Seat, ...]


class LatestDeaths(Event, frozen=True, kw_only=True):
    """Who died at this dawn or verdict, and who of them is still to be asked."""

    audience: ClassVar[str] = EVERYONE
    seats: tuple[Seat, ...]
    reacting: tuple[Seat, ...]


class ReactionDone(Event, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE
    seat: Seat
    taken: Seat | None


class ReadySaid(Event, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE
    seat: Seat
    ready: bool


class Voted(Event, frozen=True, kw_only=True):
    """That a seat has voted, not for whom."""

    audience: ClassVar[str] = EVERYONE
    seat: Seat


class VoteCast(Event, frozen=True, kw_only=True):
    """For whom, in a secret ballot: known to the voter alone until the ballot is closed."""

    audience: ClassVar[str] = "seat"
    seat: Seat
    target: Seat


class VoteShown(Event, frozen=True, kw_only=True):
    """For whom, in an open ballot; may be moved until the last living seat has voted."""

    audience: ClassVar[str] = EVERYONE
    seat: Seat
    target: Seat


class VotesVoided(Event, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE
    seats: tuple[Seat, ...]


class TieFound(Event, frozen=True, kw_only=True):
    """Before a runoff only the tied are public; the round's votes are kept."""

    audience: ClassVar[str] = EVERYONE
    among: tuple[Seat, ...]


class TieNarrowed(Event, frozen=True, kw_only=True):
    """One of the tied has been removed; the others stay in the runoff."""

    audience: ClassVar[str] = EVERYONE
    among: tuple[Seat, ...]


class BallotClosed(Event, frozen=True, kw_only=True):
    """A vote is over, with all of its rounds."""

    audience: ClassVar[str] = EVERYONE
    rounds: tuple[dict[Seat, Seat], ...]
    out: Seat | None
    reason: Literal["most", "chance", "martyr", "tie", "no_votes", "last_one"]


class PowerUsed(Event, frozen=True, kw_only=True):
    """Something done by day in secret."""

    audience: ClassVar[str] = "viewers"
    act: Act
    viewers: tuple[Seat, ...]


class Announced(Event, frozen=True, kw_only=True):
    """Told to the room at once, beside the running step."""

    audience: ClassVar[str] = EVERYONE
    lines: tuple[Line, ...]


class TimeAdded(Event, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE
    seconds: Seconds


class Paused(Event, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE


class Resumed(Event, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE


class GameWon(Event, frozen=True, kw_only=True):
    """A side has won; all roles are shown, as dealt and as they are now."""

    audience: ClassVar[str] = EVERYONE
    side: str
    winners: tuple[Seat, ...]
    roles: dict[Seat, str]


class GameCalledOff(Event, frozen=True, kw_only=True):
    audience: ClassVar[str] = EVERYONE


GameEvent = (
    GameDealt
    | RolesDealt
    | CardDealt
    | CardConfirmed
    | StepBegan
    | NightFell
    | FloorReached
    | HunchesReleased
    | Answered
    | AnswersVoided
    | RoundBegan
    | RoundNarrowed
    | WakeClosed
    | TeamSettled
    | StageClosed
    | FactLearned
    | Marked
    | Chanced
    | SeatDied
    | DeathExplained
    | RoleTakenOver
    | LatestDeaths
    | ReactionDone
    | ReadySaid
    | Voted
    | VoteCast
    | VoteShown
    | VotesVoided
    | TieFound
    | TieNarrowed
    | BallotClosed
    | PowerUsed
    | Announced
    | TimeAdded
    | Paused
    | Resumed
    | GameWon
    | GameCalledOff
)
