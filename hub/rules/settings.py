"""What a host may vary about a game before it starts: style, pace, house rules and limits."""

from __future__ import annotations

from typing import Literal

import msgspec

from hub.rules.ids import Seconds

Style = Literal["called", "together"]
PaceName = Literal["brisk", "normal", "relaxed", "test"]
Tie = Literal["nobody", "runoff", "martyr"]
Ballot = Literal["secret", "open"]

Span = tuple[Seconds, Seconds]


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits of the steps in seconds; ``None`` means that the step waits for its people or the host."""

    card: Seconds | None = 180.0
    night: Seconds | None = 120.0
    """All stages of a night played together."""
    wake: Seconds | None = 60.0
    """One called wake while roles of the dead are revealed; otherwise the pace's slots apply."""
    discussion: Seconds | None = 300.0
    vote: Seconds | None = 60.0
    runoff: Seconds | None = 45.0
    reaction: Seconds | None = 30.0
    hunch: Seconds | None = 45.0
    pause: Seconds = 5.0


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings one game is played with, complete."""

    style: Style = "called"
    pace: PaceName = "normal"
    reveal: bool = True
    """Roles of the dead are revealed; if not, deaths are secret and called wakes become slots."""
    tie: Tie = "nobody"
    ballot: Ballot = "secret"
    """A secret vote stands once cast; an open one is seen live and may be moved."""
    bloodless_first_night: bool = False
    dead_see_all: bool = False
    limits: Limits = msgspec.field(default_factory=Limits)


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """Spans that waits are drawn from."""

    slot: Span
    """A called wake with secret deaths."""
    floor: Span
    """The least a called wake takes with revealed deaths."""
    hush: Span
    """Between the last stage of a night played together and the dawn."""


PACES: dict[PaceName, Pace] = {
    "brisk": Pace(slot=(12.0, 18.0), floor=(6.0, 12.0), hush=(2.0, 5.0)),
    "normal": Pace(slot=(18.0, 26.0), floor=(6.0, 12.0), hush=(2.0, 5.0)),
    "relaxed": Pace(slot=(30.0, 40.0), floor=(6.0, 12.0), hush=(2.0, 5.0)),
    "test": Pace(slot=(2.0, 3.0), floor=(0.2, 0.4), hush=(0.1, 0.2)),
}
TEAM_SLOT_FACTOR = 1.5
STAGE_RESERVE: Seconds = 30.0
"""A night's first stage closes this much earlier for every later stage, so that those get their time."""
