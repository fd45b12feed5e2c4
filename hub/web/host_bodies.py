"""What the host's page may ask: told apart by ``type``."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import ConfigDict, Field, RootModel

from hub.web.bodies import Body, Command, Key, Language, Number, StepCommand

Code = Annotated[str, Field(min_length=1, max_length=20)]
Limit = Annotated[float | None, Field(ge=0, le=86_400, allow_inf_nan=False)]


class LimitsChange(Body):
    """Seconds by step; ``null``: no limit; left out: as it is."""

    card: Limit = None
    night: Limit = None
    wake: Limit = None
    discussion: Limit = None
    vote: Limit = None
    runoff: Limit = None
    reaction: Limit = None
    hunch: Limit = None
    pause: Annotated[float, Field(ge=0, le=600, allow_inf_nan=False)] = 5.0


class SettingsChange(Body):
    """What is left out stays as it is."""

    style: Literal["called", "together"] = "called"
    pace: Literal["brisk", "normal", "relaxed", "test"] = "normal"
    reveal: bool = True
    tie: Literal["nobody", "runoff", "martyr"] = "nobody"
    ballot: Literal["secret", "open"] = "secret"
    bloodless_first_night: bool = False
    dead_see_all: bool = False
    limits: LimitsChange = LimitsChange()


class ChooseRulebook(Command):
    type: Literal["choose_rulebook"]
    rulebook: Key


class ChangeSettings(Command):
    type: Literal["change_settings"]
    settings: SettingsChange


class TurnDial(Command):
    type: Literal["turn_dial"]
    key: Key
    value: Annotated[int, Field(ge=-1000, le=1000)]


class SetLanguage(Command):
    type: Literal["set_language"]
    language: Language


class Start(Command):
    type: Literal["start"]
    anyway: bool = False


class Pause(Command):
    type: Literal["pause"]


class Resume(Command):
    type: Literal["resume"]


class Repeat(Command):
    type: Literal["repeat"]


class AddTime(StepCommand):
    type: Literal["add_time"]


class CloseStep(StepCommand):
    type: Literal["close_step"]


class RemoveSeat(Command):
    type: Literal["remove_seat"]
    seat: Number


class OrderSeats(Command):
    type: Literal["order_seats"]
    seats: Annotated[list[Number], Field(max_length=100)]


class CallOff(Command):
    type: Literal["call_off"]


class SetSound(Command):
    type: Literal["set_sound"]
    volume: Annotated[float | None, Field(ge=0, le=1, allow_inf_nan=False)] = None
    muted: bool | None = None
    bed: bool | None = None
    signs: bool | None = None
    bed_volume: Annotated[float | None, Field(ge=0, le=1, allow_inf_nan=False)] = None


class SetVoice(Command):
    """``voice`` is one of the view's; empty: the usual one."""

    type: Literal["set_voice"]
    voice: Annotated[str, Field(max_length=200)]


class SetTelling(Command):
    """``brisk``: short forms from the next line on."""

    type: Literal["set_telling"]
    brisk: bool


class SkipStory(Command):
    """Of a game that is over."""

    type: Literal["skip_story"]


class SetSpeakers(Command):
    """``device`` is one of the view's, empty for the system's own choice; ``lead_in`` is in milliseconds."""

    type: Literal["set_speakers"]
    device: Annotated[str | None, Field(max_length=300)] = None
    lead_in: Annotated[int | None, Field(ge=0, le=2000)] = None


class FindDevices(Command):
    type: Literal["find_devices"]


class TrySound(Command):
    type: Literal["try_sound"]


class ApprovePairing(Command):
    type: Literal["approve_pairing"]
    code: Code


class RefusePairing(Command):
    type: Literal["refuse_pairing"]
    code: Code


class ToLobby(Command):
    type: Literal["to_lobby"]


class AddBot(Command):
    type: Literal["add_bot"]


AnyHostCommand: TypeAlias = (
    ChooseRulebook
    | ChangeSettings
    | TurnDial
    | SetLanguage
    | Start
    | Pause
    | Resume
    | Repeat
    | AddTime
    | CloseStep
    | RemoveSeat
    | OrderSeats
    | CallOff
    | SetSound
    | SetVoice
    | SetTelling
    | SkipStory
    | SetSpeakers
    | FindDevices
    | TrySound
    | ApprovePairing
    | RefusePairing
    | ToLobby
    | AddBot
)


class HostCommand(RootModel[Annotated[AnyHostCommand, Field(discriminator="type")]]):
    """What the host asks."""

    model_config = ConfigDict(strict=True, frozen=True, hide_input_in_errors=True)
