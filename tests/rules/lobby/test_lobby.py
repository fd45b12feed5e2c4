"""A table before, between and after its games: seats, set-up, start, removal, another round."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hub.projection.setup import setup
from hub.rules import commands as game
from hub.rules import events as ev
from hub.rules.books import BOOKS
from hub.rules.deal import composition
from hub.rules.ids import Seat
from hub.rules.lobby import commands as cmd
from hub.rules.lobby import events as lobby_events
from hub.rules.lobby import plan
from hub.rules.lobby.decide import MOST_SEATS, TableContext, decide
from hub.rules.lobby.evolve import evolve, replay
from hub.rules.refusal import Refusal
from tests.rules.lobby.tables import NAMES, Lobby

# -- seats --------------------------------------------------------------------------------------------


def test_seats_are_numbered_in_joining_order_and_never_reused() -> None:
    """A seat that is given up leaves its number; who comes next gets a new one."""
    lobby = Lobby(seats=3)
    lobby.must(cmd.Leave(seat=Seat(2)))
    lobby.must(cmd.TakeSeat(name="Kari"))
    assert lobby.table.order == (1, 3, 4)
    assert lobby.table.left == {2: 0}
    assert lobby.key(cmd.Leave(seat=Seat(2))) == "unknown-seat"


def test_a_full_table_takes_nobody_more() -> None:
    """With a clear message, and without changing anything."""
    lobby = Lobby(seats=MOST_SEATS)
    refusal = lobby.ask(cmd.TakeSeat(name="One more"))
    assert refusal == Refusal("table-full", {"most": 30})
    assert len(lobby.table.members) == MOST_SEATS


def test_the_host_orders_the_seats_as_people_sit() -> None:
    """All of them, each once; the game is dealt and its dead are named in that order."""
    lobby = Lobby(seats=5)
    for wrong in ((1, 2, 3), (1, 2, 3, 4, 4), (1, 2, 3, 4, 9), (1, 2, 3, 4, 5, 6)):
        assert lobby.key(cmd.OrderSeats(seats=tuple(map(Seat, wrong)))) == "bad-order"
    lobby.must(cmd.OrderSeats(seats=tuple(map(Seat, (5, 1, 4, 2, 3)))))
    lobby.must(cmd.Start())
    assert lobby.table.game is not None
    assert lobby.table.game.seats == (5, 1, 4, 2, 3)
    assert lobby.key(cmd.OrderSeats(seats=tuple(map(Seat, (1, 2, 3, 4, 5))))) == "game-running"


def test_an_unknown_language_is_refused() -> None:
    """For the table's voice; a phone may be in a language that no voice speaks."""
    lobby = Lobby()
    lobby.must(cmd.TakeSeat(name="Kari", language="xx"))
    assert lobby.key(cmd.SetLanguage(language="xx")) == "unknown-language"
    lobby.must(cmd.SetLanguage(language="nb"))
    assert lobby.table.language == "nb"


def test_a_seat_in_play_asks_to_leave_and_the_host_lets_it_go() -> None:
    """Asking changes nothing in the game; the wish can be taken back, and ends with the game."""
    lobby = Lobby(seats=5)
    wish, stay = cmd.WishToLeave(seat=Seat(2), wish=True), cmd.WishToLeave(seat=Seat(2), wish=False)
    assert lobby.key(wish) == "not-now", "before the start a seat leaves by itself"
    lobby.must(cmd.Start())
    lobby.must(wish)
    assert lobby.table.members[Seat(2)].wishes_to_leave
    assert lobby.table.game is not None and Seat(2) in lobby.table.game.alive
    lobby.must(stay)
    assert not lobby.table.members[Seat(2)].wishes_to_leave
    lobby.must(wish)
    lobby.must(cmd.RemoveMember(seat=Seat(2)))
    assert lobby.table.members[Seat(2)].wishes_to_leave, "whoever asked is not thrown out"
    assert lobby.key(wish) == "not-now", "it has been let go already"
    assert lobby.key(cmd.WishToLeave(seat=Seat(9), wish=True)) == "unknown-seat"


def test_a_moved_seat_counts_its_moves() -> None:
    """Every move makes all older links of that seat dead ones; a bot's seat has no phone to move from."""
    lobby = Lobby(seats=1)
    lobby.must(cmd.TakeSeat(name="Robot", bot=True))
    lobby.must(cmd.MoveSeat(seat=Seat(1)))
    lobby.must(cmd.MoveSeat(seat=Seat(1)))
    assert lobby.member(1).moves == 2
    assert lobby.key(cmd.MoveSeat(seat=Seat(2))) == "unknown-seat"
    lobby.must(cmd.RemoveMember(seat=Seat(1)))
    assert lobby.table.left == {1: 2}, "its dead links are still known"


# -- set-up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "changes",
    [
        {"pace": "hectic"},
        {"style": "asleep"},
        {"reveal": "yes"},
        {"reveal": 1},
        {"colour": "red"},
        {"limits": {"vote": "60"}},
        {"limits": {"vote": True}},
        {"limits": {"vote": [60]}},
        {"limits": {"pause": None}},
        {"limits": {"siesta": 60}},
        {"limits": None},
        {"limits": [60]},
        {"limits": "vote"},
        {"tie": "duel"},
        {"ballot": None},
    ],
)
def test_settings_outside_their_bounds_are_refused(changes: dict[str, Any]) -> None:
    """Whatever is asked for, it is a whole set of legal settings or a refusal."""
    lobby = Lobby(seats=5)
    before = lobby.table
    assert lobby.set(**changes) == "bad-settings"
    assert lobby.table == before


@pytest.mark.parametrize("span", [0, -5, 0.5, 7201, float("nan"), float("inf")])
def test_a_limit_has_bounds(span: float) -> None:
    """From a second to two hours; the refusal says so, and nothing is changed."""
    lobby = Lobby(seats=5)
    before = lobby.table
    refusal = lobby.ask(cmd.ChangeSettings(changes={"tie": "runoff", "limits": {"vote": span}}))
    assert refusal == Refusal("limit-out-of-bounds", {"least": 1, "most": 7200})
    assert lobby.table == before


def test_settings_change_one_by_one_and_keep_the_others() -> None:
    """Every house rule and every limit is the host's, before the start."""
    lobby = Lobby(seats=5)
    assert lobby.set(style="together", reveal=False) is None
    assert lobby.set(limits={"vote": 90, "night": None}) is None
    assert lobby.set(tie="runoff", ballot="open", bloodless_first_night=True, dead_see_all=True) is None
    settings = lobby.table.settings
    assert (settings.style, settings.reveal, settings.tie, settings.ballot) == (
        "together",
        False,
        "runoff",
        "open",
    )
    assert (settings.limits.vote, settings.limits.night) == (90.0, None)
    assert settings.limits.card == BOOKS["witches"].defaults.limits.card
    events = len(lobby.events)
    assert lobby.set(style="together") is None
    assert len(lobby.events) == events, "nothing has changed"


def test_another_rulebook_brings_its_own_settings_and_keeps_the_pace() -> None:
    """Defaults are the rulebook's; how fast the host likes it is the host's."""
    lobby = Lobby(seats=9)
    lobby.set(pace="brisk", reveal=False)
    lobby.must(cmd.TurnDial(key="owl", value=1))
    lobby.must(cmd.ChooseRulebook(rulebook="shifters"))
    assert lobby.table.settings == replace(BOOKS["shifters"].defaults, pace="brisk")
    assert lobby.table.dials == {}
    refusal = lobby.ask(cmd.ChooseRulebook(rulebook="chess"))
    assert refusal == Refusal("unknown-rulebook", {"known": "shifters, varulv, witches"})


# -- dials --------------------------------------------------------------------------------------------


def test_a_dial_is_turned_within_its_bounds() -> None:
    """What is offered depends on how many there are; the refusal says how far it goes."""
    lobby = Lobby(seats=9)
    assert lobby.ask(cmd.TurnDial(key="coven", value=4)) == Refusal(
        "dial-out-of-bounds", {"role": "coven", "least": 1, "most": 3}
    )
    assert lobby.ask(cmd.TurnDial(key="archivist", value=1)) == Refusal(
        "role-not-offered", {"role": "archivist", "seats": 9}
    )
    lobby.must(cmd.TurnDial(key="owl", value=1))
    dealt = plan.dealt(lobby.table)
    assert not isinstance(dealt, Refusal)
    assert dealt["owl"] == 1


def test_a_dial_that_no_longer_fits_counts_no_more() -> None:
    """Seats have left since it was turned: the start is not refused for something nobody can turn back."""
    lobby = Lobby(seats=9)
    lobby.must(cmd.TurnDial(key="owl", value=1))
    lobby.must(cmd.TurnDial(key="coven", value=3))
    lobby.must(cmd.Leave(seat=Seat(9)))
    lobby.must(cmd.Leave(seat=Seat(8)))
    shown = setup(lobby.table)
    assert shown.problem is None
    assert {dial.key: dial.value for dial in shown.dials} == {"coven": 3}
    lobby.must(cmd.TakeSeat(name="Kari"))
    lobby.must(cmd.TakeSeat(name="Lars"))
    assert {dial.key: dial.value for dial in setup(lobby.table).dials} == {"coven": 3, "owl": 1}, (
        "and is back"
    )
    lobby.must(cmd.Start())


@pytest.mark.parametrize("rulebook", BOOKS)
def test_however_dials_were_turned_any_number_of_seats_can_be_dealt(rulebook: str) -> None:
    """From the most seats to the fewest: there is always a composition, and it is what is shown."""
    low, high = BOOKS[rulebook].seats
    for extreme in ("low", "high"):
        lobby = Lobby(rulebook, seats=high)
        for key in [dial.key for dial in plan.dials(lobby.table)]:
            dial = next(dial for dial in plan.dials(lobby.table) if dial.key == key)
            lobby.must(cmd.TurnDial(key=key, value=getattr(dial, extreme)))
        lobby.all_ready()
        for seats in range(high, low - 1, -1):
            dealt = plan.dealt(lobby.table)
            assert not isinstance(dealt, Refusal), (seats, dealt)
            assert sum(dealt.values()) == seats
            assert dealt == composition(BOOKS[rulebook], seats, plan.turned(lobby.table))
            assert plan.start_problem(lobby.table) is None
            for shown in setup(lobby.table).dials:
                assert shown.low <= shown.value <= shown.high
            lobby.must(cmd.Leave(seat=lobby.table.order[-1]))


# -- start --------------------------------------------------------------------------------------------


def test_too_few_and_too_many_seats_are_said_so() -> None:
    """A start is refused with the rulebook's bounds, and the lobby shows it beforehand."""
    few, many = Lobby(seats=4), Lobby(seats=21)
    assert few.ask(cmd.Start()) == Refusal("too-few-seats", {"least": 5, "seats": 4})
    assert many.ask(cmd.Start()) == Refusal("too-many-seats", {"most": 20, "seats": 21})
    assert (setup(few.table).problem, setup(few.table).composition) == ("too-few-seats", ())
    assert setup(many.table).problem_params == {"most": 20, "seats": 21}


def test_shifters_waits_until_all_are_ready_and_witches_does_not() -> None:
    """Every seat taps *ready*; elsewhere the host may start at once."""
    lobby = Lobby("shifters", seats=6)
    assert lobby.key(cmd.Start()) == "not-all-ready"
    lobby.all_ready()
    lobby.must(cmd.SayReadyToStart(seat=Seat(3), ready=False))
    assert lobby.key(cmd.Start()) == "not-all-ready"
    lobby.must(cmd.SayReadyToStart(seat=Seat(3), ready=True))
    lobby.must(cmd.Start())
    Lobby("shifters", seats=6).must(cmd.Start(anyway=True))  # no wait without a host override
    assert Lobby("shifters", seats=2).key(cmd.Start(anyway=True)) == "too-few-seats"
    Lobby("witches", seats=5).must(cmd.Start())


def test_bots_are_always_ready() -> None:
    """Nobody has to tap for them."""
    lobby = Lobby("shifters")
    for name in NAMES[:5]:
        lobby.must(cmd.TakeSeat(name=name, bot=True))
    lobby.must(cmd.Start())


def test_a_running_game_is_not_started_over() -> None:
    """Nor set up differently."""
    lobby = Lobby(seats=6)
    lobby.must(cmd.Start())
    for command in (
        cmd.Start(),
        cmd.BackToLobby(),
        cmd.ChooseRulebook(rulebook="varulv"),
        cmd.ChangeSettings(changes={"reveal": False}),
        cmd.TurnDial(key="coven", value=1),
        cmd.Rename(seat=Seat(1), name="Other"),
        cmd.Leave(seat=Seat(1)),
    ):
        assert lobby.key(command) == "game-running", command
    assert lobby.key(cmd.SayReadyToStart(seat=Seat(1), ready=True)) == "not-now"


def test_without_a_game_there_is_nothing_to_play() -> None:
    """A game's command in the lobby is refused."""
    assert Lobby(seats=6).key(game.Pause(step=-1)) == "no-game"


# -- during a game ------------------------------------------------------------------------------------


def test_who_comes_during_a_game_plays_from_the_next_one_on() -> None:
    """A seat, a name, but no card yet; and no part in this game."""
    lobby = Lobby(seats=6)
    lobby.must(cmd.Start())
    assert lobby.key(cmd.TakeSeat(name="anna")) == "name-taken", "never somebody else's seat"
    lobby.must(cmd.TakeSeat(name="Kari"))
    running = lobby.table.game
    assert running is not None
    assert 7 not in running.seats
    assert lobby.key(game.ConfirmCard(step=running.step.id, seat=Seat(7))) == "not-playing"
    lobby.must(cmd.Leave(seat=Seat(7)))
    lobby.must(cmd.TakeSeat(name="Lars"))
    lobby.play()
    lobby.must(cmd.Start())
    assert lobby.table.game is not None
    assert lobby.table.game.seats == (1, 2, 3, 4, 5, 6, 8)


def test_removal_before_the_start_frees_the_seat() -> None:
    """Before the start: gone, and its name is free again."""
    lobby = Lobby(seats=3)
    lobby.must(cmd.RemoveMember(seat=Seat(1)))
    assert lobby.table.order == (2, 3)
    lobby.must(cmd.TakeSeat(name="Anna"))
    assert lobby.key(cmd.RemoveMember(seat=Seat(1))) == "unknown-seat"


def test_removal_in_play_is_a_death_and_the_seat_is_gone_afterwards() -> None:
    """In play: announced at once; its name stays known until the table returns to the lobby."""
    lobby = Lobby(seats=8)
    lobby.must(cmd.Start())
    lobby.must(cmd.RemoveMember(seat=Seat(3)))
    running = lobby.table.game
    assert running is not None
    assert 3 not in running.alive
    assert lobby.member(3).leaving
    assert lobby.key(cmd.TakeSeat(name="Cecilie")) == "name-taken"
    assert lobby.key(cmd.RemoveMember(seat=Seat(3))) == "already-out"
    assert sum(isinstance(event, ev.SeatDied) for event in lobby.events) == 1
    lobby.play()
    lobby.must(cmd.BackToLobby())
    assert 3 not in lobby.table.members
    assert lobby.table.left == {3: 0}
    lobby.must(cmd.TakeSeat(name="Cecilie"))


def test_a_dead_seat_can_be_removed_without_another_death() -> None:
    """It was out already: only its place at the table goes, when the game is over."""
    lobby = Lobby(seats=8)
    lobby.must(cmd.Start())
    running = lobby.table.game
    assert running is not None
    lobby.must(game.RemoveSeat(step=running.step.id, seat=Seat(2)))
    lobby.must(cmd.RemoveMember(seat=Seat(2)))
    assert sum(isinstance(event, ev.SeatDied) for event in lobby.events) == 1
    assert lobby.member(2).leaving


def test_a_dying_seat_that_is_removed_takes_nobody_along() -> None:
    """It has left: nobody waits for its last deed, and its place goes with the game."""
    lobby = Lobby(seats=8)
    lobby.must(cmd.Start())
    assert lobby.table.game is not None
    dying = next(seat for seat, role in lobby.table.game.roles.items() if role == "vigilante")
    lobby.until("vote")
    voter = next(seat for seat in lobby.table.game.alive if seat != dying)
    lobby.must(game.CastVote(step=lobby.table.game.step.id, seat=voter, target=dying))
    lobby.until("reaction")
    lobby.must(cmd.RemoveMember(seat=dying))
    assert lobby.member(dying).leaving
    assert (lobby.table.game.step.kind, lobby.table.game.reacting) == ("reaction_told", ())
    assert [death.seat for death in lobby.table.game.deaths] == [dying]
    assert lobby.key(cmd.RemoveMember(seat=dying)) == "already-out"


def test_when_all_are_removed_the_game_is_over_and_the_table_of_use_again() -> None:
    """All players leave: no zombie game, and a new one is possible."""
    lobby = Lobby(seats=6)
    lobby.must(cmd.Start())
    for seat in tuple(lobby.table.order):
        lobby.must(cmd.RemoveMember(seat=seat))
    assert not lobby.table.playing
    lobby.must(cmd.BackToLobby())
    assert lobby.table.order == ()
    for name in NAMES[:5]:
        lobby.must(cmd.TakeSeat(name=name))
    lobby.must(cmd.Start())
    assert lobby.table.playing


# -- another game -------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", BOOKS)
@pytest.mark.parametrize("rulebook", BOOKS)
@pytest.mark.parametrize("through_lobby", [True, False])
def test_another_game_begins_with_everything_reset(before: str, rulebook: str, through_lobby: bool) -> None:
    """Play again: potions, lovers, guards, votes and dead are gone, the seats are kept, the deal is new."""
    lobby = Lobby(before, seats=9)
    for special in ("armoris", "alchemist", "owl"):
        lobby.ask(cmd.TurnDial(key=special, value=1))
    lobby.must(cmd.Start(anyway=True))
    first = lobby.table.game
    assert first is not None
    lobby.play()
    ended = lobby.table.game
    assert ended is not None and ended.acts and ended.deaths
    assert lobby.key(cmd.SayReadyToStart(seat=Seat(1), ready=True)) == "not-now"
    if rulebook != before:
        lobby.must(cmd.ChooseRulebook(rulebook=rulebook))
    if through_lobby or BOOKS[rulebook].all_ready:
        lobby.must(cmd.BackToLobby())
        assert lobby.table.game is None
        assert not any(member.ready for member in lobby.table.members.values())
        lobby.all_ready()
    lobby.must(cmd.Start())
    second = lobby.table.game
    assert second is not None
    assert (second.number, second.rulebook, second.seats) == (2, rulebook, first.seats)
    assert second.alive == second.seats
    assert second.seed != first.seed
    for empty in (second.acts, second.deaths, second.votes, second.ballots, second.marks, second.outcomes):
        assert not empty
    assert (second.night, second.latest, second.reacting, second.winner) == (0, (), (), None)
    assert lobby.table == replay([_opened(before), *lobby.events])


def _opened(rulebook: str) -> lobby_events.TableOpened:
    table = Lobby(rulebook).table
    return lobby_events.TableOpened(
        code=table.code,
        secret=table.secret,
        language=table.language,
        rulebook=table.rulebook,
        settings=table.settings,
    )


def test_after_the_end_all_have_to_be_ready_again_where_that_is_asked() -> None:
    """The tap of the last game doesn't count for the next one."""
    lobby = Lobby("shifters", seats=6)
    lobby.all_ready()
    lobby.must(cmd.Start())
    lobby.play()
    assert setup(lobby.table).problem == "not-all-ready"
    assert lobby.key(cmd.Start()) == "not-all-ready"
    lobby.must(cmd.BackToLobby())
    assert lobby.key(cmd.Start()) == "not-all-ready"
    lobby.all_ready()
    lobby.must(cmd.Start())


def test_who_leaves_after_the_end_is_not_dealt_in_again() -> None:
    """The seat stays on the page of the finished game, and is gone with it."""
    lobby = Lobby(seats=7)
    lobby.must(cmd.Start())
    lobby.play()
    lobby.must(cmd.Leave(seat=Seat(7)))
    assert 7 in lobby.table.members
    assert sum(count.count for count in setup(lobby.table).composition) == 6
    lobby.must(cmd.Start())
    assert lobby.table.game is not None
    assert lobby.table.game.seats == (1, 2, 3, 4, 5, 6)
    assert 7 not in lobby.table.members


def test_a_game_that_was_called_off_can_be_followed_by_another() -> None:
    """The cards go back unseen, the seats stay."""
    lobby = Lobby(seats=5)
    lobby.must(cmd.Start())
    lobby.must(game.CallOff(step=-1))
    lobby.must(cmd.BackToLobby())
    lobby.must(cmd.BackToLobby())
    lobby.must(cmd.Start())
    assert lobby.table.games == 2


# -- folding ------------------------------------------------------------------------------------------


def test_a_games_event_without_a_game_makes_no_sense() -> None:
    """A log that has it is not one of ours."""
    with pytest.raises(ValueError, match="without one"):
        evolve(Lobby().table, ev.Paused())
    with pytest.raises(ValueError, match="begin with TableOpened"):
        replay([ev.Paused()])


def test_a_refusal_changes_nothing() -> None:
    """Deciding is a pure function: the same question gets the same answer."""
    lobby = Lobby(seats=4)
    context = TableContext(now=0.0, seed="seed")
    assert decide(lobby.table, cmd.Start(), context) == decide(lobby.table, cmd.Start(), context)
    lobby.must(cmd.TakeSeat(name="Kari"))
    assert decide(lobby.table, cmd.Start(), context) == decide(lobby.table, cmd.Start(), context)
