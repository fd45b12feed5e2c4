"""Turns what a browser has sent into commands, and hands them to the table."""

from __future__ import annotations

from typing import assert_never

from hub.rules import commands as game
from hub.rules.ids import Seat
from hub.rules.lobby import commands as lobby
from hub.rules.refusal import Refusal
from hub.web import host_bodies, seat_bodies
from hub.web.ports import Table

ANY_STEP = -1
"""For commands that are taken whatever the step is."""


async def ask_as_seat(table: Table, seat: Seat, asked: seat_bodies.AnySeatCommand) -> Refusal | None:
    command = seat_command(seat, asked)
    return await table.seat_command(seat, id=asked.id, game=asked.game, command=command)


async def ask_as_host(table: Table, asked: host_bodies.AnyHostCommand) -> Refusal | None:
    match asked:
        case host_bodies.Repeat():
            table.lines.repeat()
        case host_bodies.SetSound():
            table.sound.set_voice_loudness(asked.volume, asked.muted)
            table.sound.set_bed(asked.bed, asked.signs, asked.bed_volume)
        case host_bodies.SetSpeakers():
            return table.sound.set_speakers(asked.device, asked.lead_in)
        case host_bodies.FindDevices():
            table.sound.look_for_devices()
        case host_bodies.TrySound():
            return table.lines.try_sound()
        case host_bodies.SetVoice():
            return table.sound.set_voice(asked.voice)
        case host_bodies.SetTelling():
            table.sound.set_brisk(asked.brisk)
        case host_bodies.SkipStory():
            return table.lines.skip_story()
        case host_bodies.AddBot():
            return await table.add_bot(id=asked.id, game=asked.game)
        case host_bodies.ApprovePairing():
            return await table.phones.approve(id=asked.id, code=asked.code)
        case host_bodies.RefusePairing():
            return table.phones.refuse(asked.code)
        case _:
            return await table.host_command(id=asked.id, game=asked.game, command=host_command(asked))
    return None


def seat_command(seat: Seat, asked: seat_bodies.AnySeatCommand) -> lobby.LobbyCommand | game.Command:
    match asked:
        case seat_bodies.ConfirmCard():
            return game.ConfirmCard(step=asked.step, seat=seat)
        case seat_bodies.Answer():
            return game.GiveAnswer(
                step=asked.step,
                seat=seat,
                prompt=asked.prompt,
                verb=asked.verb,
                picks=tuple(map(Seat, asked.picks)),
                confirm=asked.confirm,
            )
        case seat_bodies.CastVote():
            return game.CastVote(step=asked.step, seat=seat, target=Seat(asked.target))
        case seat_bodies.ReadyToVote():
            return game.SayReady(step=asked.step, seat=seat, ready=asked.ready)
        case seat_bodies.Ready():
            return lobby.SayReadyToStart(seat=seat, ready=asked.ready)
        case seat_bodies.Rename():
            return lobby.Rename(seat=seat, name=asked.name, say_as=asked.say_as or "")
        case seat_bodies.Leave():
            return lobby.Leave(seat=seat)
        case seat_bodies.AskToLeave():
            return lobby.WishToLeave(seat=seat, wish=asked.wish)
        case _:
            assert_never(asked)


ToTheTable = (
    host_bodies.ChooseRulebook
    | host_bodies.ChangeSettings
    | host_bodies.TurnDial
    | host_bodies.SetLanguage
    | host_bodies.Start
    | host_bodies.Pause
    | host_bodies.Resume
    | host_bodies.AddTime
    | host_bodies.CloseStep
    | host_bodies.RemoveSeat
    | host_bodies.OrderSeats
    | host_bodies.CallOff
    | host_bodies.ToLobby
)


def host_command(asked: ToTheTable) -> lobby.LobbyCommand | game.Command:
    match asked:
        case host_bodies.ChooseRulebook():
            return lobby.ChooseRulebook(rulebook=asked.rulebook)
        case host_bodies.ChangeSettings():
            return lobby.ChangeSettings(changes=asked.settings.model_dump(exclude_unset=True))
        case host_bodies.TurnDial():
            return lobby.TurnDial(key=asked.key, value=asked.value)
        case host_bodies.SetLanguage():
            return lobby.SetLanguage(language=asked.language)
        case host_bodies.Start():
            return lobby.Start(anyway=asked.anyway)
        case host_bodies.OrderSeats():
            return lobby.OrderSeats(seats=tuple(map(Seat, asked.seats)))
        case host_bodies.RemoveSeat():
            return lobby.RemoveMember(seat=Seat(asked.seat))
        case host_bodies.ToLobby():
            return lobby.BackToLobby()
        case host_bodies.Pause():
            return game.Pause(step=ANY_STEP)
        case host_bodies.Resume():
            return game.Resume(step=ANY_STEP)
        case host_bodies.CallOff():
            return game.CallOff(step=ANY_STEP)
        case host_bodies.AddTime():
            return game.AddTime(step=asked.step)
        case host_bodies.CloseStep():
            return game.LimitPassed(step=asked.step)
        case _:
            assert_never(asked)
