"""What can be asked of a running game: by a seat, by the host, or by whoever drives the clock."""

from __future__ import annotations

import msgspec

from hub.rules.ids import Seat, Seconds


class Context(msgspec.Struct, frozen=True, gc=False):
    """What a decision may depend on beside state and command."""

    now: Seconds
    """Reading of the game's play clock."""


class Command(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Base of all commands; ``step`` is the step that the sender saw."""

    step: int


class SeatCommand(Command, frozen=True, kw_only=True):
    seat: Seat


class ConfirmCard(SeatCommand, frozen=True, kw_only=True):
    """I have looked at my card."""


class GiveAnswer(SeatCommand, frozen=True, kw_only=True):
    """My choice at a prompt; without ``confirm`` only shown to teammates, where picks stay open."""

    prompt: str
    verb: str
    picks: tuple[Seat, ...] = ()
    confirm: bool = True


class SayReady(SeatCommand, frozen=True, kw_only=True):
    """Ready to vote, or not any more."""

    ready: bool


class CastVote(SeatCommand, frozen=True, kw_only=True):
    target: Seat


class Told(Command, frozen=True, kw_only=True):
    """The step's lines have been told."""


class FloorPassed(Command, frozen=True, kw_only=True):
    """The step's least time is over."""


class HunchesPassed(Command, frozen=True, kw_only=True):
    """Open hunches need not be waited for any longer."""


class LimitPassed(Command, frozen=True, kw_only=True):
    """The step's time is over; also the host's *close this step*."""


class Pause(Command, frozen=True, kw_only=True):
    """Stop the clock and take no answers."""


class Resume(Command, frozen=True, kw_only=True):
    """Go on."""


class AddTime(Command, frozen=True, kw_only=True):
    seconds: Seconds = 30.0


class RemoveSeat(Command, frozen=True, kw_only=True):
    seat: Seat


class CallOff(Command, frozen=True, kw_only=True):
    """End the game without a winner and without revealing anything."""


GameCommand = (
    ConfirmCard
    | GiveAnswer
    | SayReady
    | CastVote
    | Told
    | FloorPassed
    | HunchesPassed
    | LimitPassed
    | Pause
    | Resume
    | AddTime
    | RemoveSeat
    | CallOff
)
