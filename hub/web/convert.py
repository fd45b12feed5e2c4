"""Turns what a browser has sent into commands, and hands them to the table."""

from __future__ import annotations

from typing import assert_never

from hub.rules import commands as game
from hub.rules.ids import Seat
from hub.rules.lobby import commands as lobby
from hub.rules.refusal import Refusal
from hub.web import bodies
from hub.web.ports import Table

ANY_STEP = -1
"""For commands that are taken whatever the step is."""


async def ask_as_seat(table: Table, seat: Seat, asked: bodies.AnySeatCommand) -> Refusal | None:
    command = seat_command(seat, asked)
    return await table.seat_command(seat, id=asked.id, game=asked.game, command=command)


async def ask_as_host(table: Table, asked: bodies.AnyHostCommand) -> Refusal | None:
    match asked:
        case bodies.Repeat():
            table.lines.repeat()
        case bodies.SetSound():
            table.sound.set_voice_loudness(asked.volume, asked.muted)
            table.sound.set_bed(asked.bed, asked.signs, asked.bed_volume)
        case bodies.SetSpeakers():
            return table.sound.set_speakers(asked.device, asked.lead_in)
        case bodies.FindDevices():
            table.sound.look_for_devices()
        case bodies.TrySound():
            return table.lines.try_sound()
        case bodies.SetVoice():
            return table.sound.set_voice(asked.voice)
        case bodies.SetTelling():
            table.sound.set_brisk(asked.brisk)
        case bodies.SkipStory():
            return table.lines.skip_story()
        case bodies.AddBot():
            return await table.add_bot(id=asked.id, game=asked.game)
        case bodies.ApprovePairing():
            return await table.phones.approve(id=asked.id, code=asked.code)
        case bodies.RefusePairing():
            return table.phones.refuse(asked.code)
        case _:
            return await table.host_command(id=asked.id, game=asked.game, command=host_command(asked))
    return None


def seat_command(seat: Seat, asked: bodies.AnySeatCommand) -> lobby.LobbyCommand | game.Command:
    match asked:
        case bodies.ConfirmCard():
            return game.ConfirmCard(step=asked.step, seat=seat)
        case bodies.Answer():
            return game.GiveAnswer(
                step=asked.step,
                seat=seat,
                prompt=asked.prompt,
                verb=asked.verb,
                picks=tuple(map(Seat, asked.picks)),
                confirm=asked.confirm,
            )
        case bodies.CastVote():
            return game.CastVote(step=asked.step, seat=seat, target=Seat(asked.target))
        case bodies.ReadyToVote():
            return game.SayReady(step=asked.step, seat=seat, ready=asked.ready)
        case bodies.Ready():
            return lobby.SayReadyToStart(seat=seat, ready=asked.ready)
        case bodies.Rename():
            return lobby.Rename(seat=seat, name=asked.name, say_as=asked.say_as or "")
        case bodies.Leave():
            return lobby.Leave(seat=seat)
        case bodies.AskToLeave():
            return lobby.WishToLeave(seat=seat, wish=asked.wish)
        case _:
            assert_never(asked)


ToTheTable = (
    bodies.ChooseRulebook
    | bodies.ChangeSettings
    | bodies.TurnDial
    | bodies.SetLanguage
    | bodies.Start
    | bodies.Pause
    | bodies.Resume
    | bodies.AddTime
    | bodies.CloseStep
    | bodies.RemoveSeat
    | bodies.OrderSeats
    | bodies.CallOff
    | bodies.ToLobby
)


def host_command(asked: ToTheTable) -> lobby.LobbyCommand | game.Command:
    match asked:
        case bodies.ChooseRulebook():
            return lobby.ChooseRulebook(rulebook=asked.rulebook)
        case bodies.ChangeSettings():
            return lobby.ChangeSettings(changes=asked.settings.model_dump(exclude_unset=True))
        case bodies.TurnDial():
            return lobby.TurnDial(key=asked.key, value=asked.value)
        case bodies.SetLanguage():
            return lobby.SetLanguage(language=asked.language)
        case bodies.Start():
            return lobby.Start(anyway=asked.anyway)
        case bodies.OrderSeats():
            return lobby.OrderSeats(seats=tuple(map(Seat, asked.seats)))
        case bodies.RemoveSeat():
            return lobby.RemoveMember(seat=Seat(asked.seat))
        case bodies.ToLobby():
            return lobby.BackToLobby()
        case bodies.Pause():
            return game.Pause(step=ANY_STEP)
        case bodies.Resume():
            return game.Resume(step=ANY_STEP)
        case bodies.CallOff():
            return game.CallOff(step=ANY_STEP)
        case bodies.AddTime():
            return game.AddTime(step=asked.step)
        case bodies.CloseStep():
            return game.LimitPassed(step=asked.step)
        case _:
            assert_never(asked)
