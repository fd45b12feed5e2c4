"""The host's settings, changed in part or all at once."""

from __future__ import annotations

import msgspec
import pytest

from hub.rules.books import BOOKS
from hub.rules.lobby import commands as cmd
from hub.rules.lobby.decide import LIMIT_BOUNDS
from hub.rules.lobby.plan import ties
from tests.rules.lobby.tables import Lobby


def test_one_limit_changes_and_the_others_stay_as_they_were() -> None:
    """A limit that the host has switched off stays off when another one is changed."""
    lobby = Lobby("varulv", seats=5)
    lobby.set(limits={"card": 90})
    lobby.set(limits={"vote": 60})
    limits = lobby.table.settings.limits
    assert (limits.card, limits.vote) == (90.0, 60.0)
    usual = BOOKS["varulv"].defaults.limits
    assert (usual.night, usual.discussion) == (None, None)
    assert (limits.night, limits.discussion) == (None, None)


def test_all_settings_may_be_sent_at_once() -> None:
    """A page may send the whole form: every house rule and every limit."""
    lobby = Lobby("witches", seats=5)
    wanted = BOOKS["shifters"].defaults
    assert lobby.set(**msgspec.to_builtins(wanted)) is None
    assert lobby.table.settings == wanted


@pytest.mark.parametrize("seconds", LIMIT_BOUNDS)
def test_the_shortest_and_the_longest_limit_are_allowed(seconds: float) -> None:
    """A limit is from one second to two hours, both included."""
    assert LIMIT_BOUNDS == (1.0, 7200.0)
    lobby = Lobby(seats=5)
    assert lobby.set(limits={"discussion": seconds}) is None
    assert lobby.table.settings.limits.discussion == seconds


def test_what_is_so_already_is_not_noted_again() -> None:
    """The same language, leaving twice, going back to the lobby from the lobby: fine, and nothing happens."""
    lobby = Lobby(seats=6)
    lobby.must(cmd.Start())
    lobby.play()
    lobby.must(cmd.Leave(seat=lobby.table.order[0]))
    for again in (cmd.SetLanguage(language="en"), cmd.Leave(seat=lobby.table.order[0])):
        before = len(lobby.events)
        lobby.must(again)
        assert len(lobby.events) == before, again
    lobby.must(cmd.BackToLobby())
    before = len(lobby.events)
    lobby.must(cmd.BackToLobby())
    assert len(lobby.events) == before


@pytest.mark.parametrize(
    ("rulebook", "seats", "martyr"),
    [
        ("shifters", 9, False),
        ("varulv", 9, False),
        ("varulv", 2, False),
        ("witches", 3, True),  # too few to know what will be dealt
        ("witches", 6, False),
        ("witches", 7, True),
        ("witches", 21, True),
    ],
)
def test_a_martyr_is_offered_only_where_one_can_be_dealt(rulebook: str, seats: int, martyr: bool) -> None:
    """The host is not asked to choose what nobody could do; the other two rules are there for every game."""
    offered = ties(Lobby(rulebook, seats=seats).table)
    assert offered == (("nobody", "runoff", "martyr") if martyr else ("nobody", "runoff"))
