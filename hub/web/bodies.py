"""What a browser may send, strict and bounded to the letter; what seats and hosts ask stands apart."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Id = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""Made by the page, a new one for every tap; the same one again gets the same answer."""
Key = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[a-z0-9_-]+$")]
Language = Annotated[str, Field(min_length=2, max_length=8)]
Number = Annotated[int, Field(ge=0, le=1_000_000_000)]
"""Of a seat, a step or a game."""
Text = Annotated[str, Field(max_length=200)]
"""Typed by a person; the table says how long it may really be."""


class Body(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, hide_input_in_errors=True)


class Asked(Body):
    """Base of what is asked once, however often it is sent."""

    id: Id


class OpenTable(Asked):
    language: Language
    rulebook: Key | None = None


class TakeSeat(Asked):
    name: Text
    say_as: Text = ""
    language: Language


class AskForSeat(Asked):
    """From a new phone: the seat's old one was lost."""

    seat: Number


class SoundReport(Body):
    """``page`` is an id that the page gave itself: of several screens of a table one speaks."""

    clip: Annotated[str, Field(max_length=100)]
    state: Literal["started", "finished", "failed", "enabled", "left"]
    page: Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]


class DeleteEvenings(Asked):
    """``null``: all of them."""

    evening: Annotated[str | None, Field(min_length=1, max_length=40)]


class NamePreview(Body):
    """How will this be said?"""

    name: Text
    say_as: Text = ""


class SeatPreview(Body):
    """How will the name of this seat be said?"""

    seat: Number


class Command(Asked):
    """``game`` is the number of the game that the sender saw; 0 before the first."""

    game: Number


class StepCommand(Command):
    """``step`` is the step that the sender saw."""

    step: Number
