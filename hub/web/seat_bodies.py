"""What a seat's page may ask: told apart by ``type``."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import ConfigDict, Field, RootModel

from hub.web.bodies import Command, Key, Number, StepCommand, Text


class ConfirmCard(StepCommand):
    type: Literal["confirm_card"]


class Answer(StepCommand):
    type: Literal["answer"]
    prompt: Key
    verb: Key
    picks: Annotated[list[Number], Field(max_length=30)]
    confirm: bool


class CastVote(StepCommand):
    type: Literal["vote"]
    target: Number


class ReadyToVote(StepCommand):
    type: Literal["ready_to_vote"]
    ready: bool


class Ready(Command):
    """In the lobby."""

    type: Literal["ready"]
    ready: bool


class Rename(Command):
    type: Literal["rename"]
    name: Text
    say_as: Text | None = None


class Leave(Command):
    type: Literal["leave"]


class AskToLeave(Command):
    """In a running game, where only the host can let a seat go."""

    type: Literal["ask_to_leave"]
    wish: bool


AnySeatCommand: TypeAlias = (
    ConfirmCard | Answer | CastVote | ReadyToVote | Ready | Rename | Leave | AskToLeave
)


class SeatCommand(RootModel[Annotated[AnySeatCommand, Field(discriminator="type")]]):
    """What a seat asks."""

    model_config = ConfigDict(strict=True, frozen=True, hide_input_in_errors=True)
