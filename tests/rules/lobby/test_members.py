"""What a table keeps of those who sit at it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hub.rules import events as game_events
from hub.rules.ids import Seat
from hub.rules.lobby import commands as cmd
from hub.rules.lobby import events as ev
from hub.rules.lobby.decide import TableContext, decide
from hub.rules.lobby.evolve import opened
from hub.rules.lobby.model import CODE_ALPHABET, CODE_LENGTH
from tests.rules.lobby.tables import Lobby


def test_a_seat_keeps_what_came_with_it() -> None:
    """Name, how it is said, the phone's language, and whether a person or a bot holds it."""
    lobby = Lobby()
    lobby.must(cmd.TakeSeat(name="Kari", say_as="Kah-ree", language="nb"))
    lobby.must(cmd.TakeSeat(name="Robot", bot=True))
    lobby.must(cmd.TakeSeat(name="Xenia", language="xx"))
    assert lobby.member(3).language == "en", "the table's, for a phone in a language that nobody speaks here"
    kari, robot = lobby.member(1), lobby.member(2)
    assert (kari.seat, kari.name, kari.say_as, kari.language) == (1, "Kari", "Kah-ree", "nb")
    assert (robot.seat, robot.name, robot.say_as, robot.language) == (2, "Robot", "", "en")
    assert ((kari.bot, kari.ready), (robot.bot, robot.ready)) == ((False, False), (True, True))


@pytest.mark.parametrize(
    "command",
    [
        cmd.Rename(seat=Seat(9), name="Kari"),
        cmd.Leave(seat=Seat(9)),
        cmd.SayReadyToStart(seat=Seat(9), ready=True),
        cmd.MoveSeat(seat=Seat(9)),
        cmd.RemoveMember(seat=Seat(9)),
    ],
    ids=lambda command: type(command).__name__,
)
def test_a_seat_that_is_not_there_is_said_so(command: cmd.LobbyCommand) -> None:
    """Whatever is asked of an unknown seat, the answer is that it is unknown."""
    assert Lobby(seats=3).key(command) == "unknown-seat"


def test_after_a_game_people_are_to_be_ready_anew_and_bots_are() -> None:
    """Back in the lobby, only bots are ready."""
    lobby = Lobby(seats=5)
    lobby.must(cmd.TakeSeat(name="Robot", bot=True))
    lobby.all_ready()
    lobby.must(cmd.Start())
    lobby.play()
    lobby.must(cmd.BackToLobby())
    assert [member.ready for member in lobby.table.members.values()] == [False] * 5 + [True]


def test_a_start_from_the_lobby_puts_no_game_away() -> None:
    """Only a start after the end returns to the lobby first."""
    lobby = Lobby(seats=5)
    lobby.must(cmd.Start())
    assert not any(isinstance(event, ev.LobbyReturned) for event in lobby.events)
    lobby.play()
    lobby.must(cmd.Start())
    assert sum(isinstance(event, ev.LobbyReturned) for event in lobby.events) == 1


def test_a_game_begins_when_it_is_started() -> None:
    """Its first step is dated by the play clock as it stood at the start."""
    events = decide(Lobby(seats=5).table, cmd.Start(), TableContext(now=12.5, seed="seed"))
    assert isinstance(events, tuple)
    began = next(event for event in events if isinstance(event, game_events.StepBegan))
    assert began.step.began_at == 12.5


def test_a_join_code_is_read_and_typed_without_doubt() -> None:
    """Six characters, none of which could be taken for another one."""
    assert CODE_LENGTH == 6
    assert CODE_ALPHABET == CODE_ALPHABET.upper()
    assert not set(CODE_ALPHABET) & set("0O1IL")


def test_a_wish_to_leave_ends_with_the_game() -> None:
    """Nobody asked the host in time: in the next game the seat is there like the others."""
    lobby = Lobby(seats=6)
    lobby.must(cmd.Start())
    lobby.must(cmd.WishToLeave(seat=Seat(2), wish=True))
    lobby.play()
    lobby.must(cmd.BackToLobby())
    assert [member.wishes_to_leave for member in lobby.table.members.values()] == [False] * 6


def test_only_who_plays_asks_to_be_let_go() -> None:
    """Who waits for the next game just leaves, and needs nobody's leave."""
    lobby = Lobby(seats=6)
    lobby.must(cmd.Start())
    lobby.must(cmd.TakeSeat(name="Kari"))
    assert lobby.key(cmd.WishToLeave(seat=Seat(7), wish=True)) == "not-now"
    lobby.must(cmd.Leave(seat=Seat(7)))
    lobby.play()
    assert lobby.key(cmd.WishToLeave(seat=Seat(1), wish=True)) == "not-now", "the game is over"


@pytest.mark.parametrize("own", [True, False])
def test_a_table_knows_whether_the_hub_opened_it(own: bool) -> None:
    """What a table is opened with is what it is."""
    table = Lobby().table
    event = ev.TableOpened(
        code=table.code,
        secret=table.secret,
        language="nb",
        rulebook=table.rulebook,
        settings=table.settings,
        own=own,
    )
    assert opened(event) == replace(table, language="nb", own=own)
