"""What the table, the host and each seat see while a game is on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from hub.projection.host_view import HostView
from hub.projection.seat_view import SeatRow, SeatView
from hub.projection.views import GameView, PublicRow, TableView
from hub.rules import commands as cmd
from hub.rules import events as ev
from hub.rules.books import BOOKS
from hub.rules.game import Game
from hub.rules.ids import Seat
from hub.rules.lobby.events import LeaveWished, SeatLeft
from hub.rules.settings import Settings
from tests.projection.worlds import World

COVEN = "matriarch witch oracle healer vigilante pyre_martyr villager villager"
LARGE_COVEN = "matriarch witch witch oracle healer vigilante pyre_martyr villager villager villager villager"


def world(roles: str = COVEN, rulebook: str = "witches", **rules: Any) -> World:
    """A table of these roles in seats 1, 2, 3 and so on."""
    house: Settings = replace(BOOKS[rulebook].defaults, **rules)
    return World(
        rulebook, house, {Seat(n): role for n, role in enumerate(roles.split(), 1)}, watch=("table",)
    )


def table(of: World) -> TableView:
    return of.projector.table(of.table, of.around())


def host(of: World) -> HostView:
    return of.projector.host(of.table, of.around())


def seat(of: World, number: int) -> SeatView:
    return of.projector.seat(of.table, of.around(), Seat(number))


def game(of: World) -> GameView:
    view = table(of).game
    assert view is not None
    return view


def row(view: TableView | SeatView | HostView, number: int) -> PublicRow | SeatRow:
    return next(row for row in view.seats if row.seat == number)


def until(of: World, done: Callable[[Game], bool]) -> None:
    """Nobody answers anything, until it is so."""
    for _ in range(200):
        if done(of.game):
            return
        of.end_step()
    raise AssertionError("it never came to that")


def kind(of: World, wanted: str, wake: str | None = None) -> None:
    until(of, lambda game: game.step.kind == wanted and wake in (None, game.step.wake))


def vote(of: World, **votes: int) -> None:
    """``s1=3``: seat 1 votes for seat 3."""
    for voter, target in votes.items():
        of.must(cmd.CastVote(step=of.game.step.id, seat=Seat(int(voter[1:])), target=Seat(target)))


def pick(of: World, number: int, prompt: str, verb: str, *picks: int, confirm: bool = True) -> None:
    of.must(
        cmd.GiveAnswer(
            step=of.game.step.id,
            seat=Seat(number),
            prompt=prompt,
            verb=verb,
            picks=tuple(map(Seat, picks)),
            confirm=confirm,
        )
    )


# -- cards --------------------------------------------------------------------------------------------


def test_a_card_shows_ones_own_role_and_the_fellows_one_knows() -> None:
    """Witches know each other and who the Matriarch is; others know nobody."""
    of = world()
    card = seat(of, 2).card
    assert card is not None
    assert (card.role, card.side) == ("witch", "coven")
    assert [(fellow.seat, fellow.role) for fellow in card.fellows] == [(1, "matriarch")]
    rows = seat(of, 2).seats
    assert [(r.seat, r.role, r.side) for r in rows if r.side] == [
        (1, "matriarch", "coven"),
        (2, "witch", "coven"),
    ]
    matriarch = seat(of, 1)
    assert [(r.seat, r.role, r.side) for r in matriarch.seats if r.side][1] == (2, None, "coven")
    assert [(r.seat, r.role) for r in seat(of, 3).seats if r.side] == [(3, "oracle")]
    assert not [r for r in (*table(of).seats, *host(of).seats) if r.role or r.side]


def test_how_many_of_each_role_were_dealt_stays_on_the_table() -> None:
    """The composition is public, in the rulebook's order."""
    dealt = {count.role: count.count for count in game(world()).dealt}
    assert dealt == {
        "villager": 2,
        "oracle": 1,
        "healer": 1,
        "vigilante": 1,
        "pyre_martyr": 1,
        "witch": 1,
        "matriarch": 1,
    }


def test_who_has_looked_at_the_card_is_shown() -> None:
    """Play starts when every seat has confirmed; all see who is awaited."""
    of = world()
    of.must(cmd.ConfirmCard(step=of.game.step.id, seat=Seat(3)))
    assert [r.seat for r in table(of).seats if r.ready] == [3]
    assert (seat(of, 3).card_confirmed, seat(of, 4).card_confirmed) == (True, False)
    kind(of, "wake")
    assert seat(of, 4).card_confirmed


# -- the night ----------------------------------------------------------------------------------------


def test_a_prompt_is_on_the_page_of_who_is_called_alone() -> None:
    """While the Oracle is called, no other page has a prompt."""
    of = world()
    kind(of, "wake", "oracle")
    (prompt,) = seat(of, 3).prompts
    assert (prompt.kind, prompt.prompt, prompt.may_pass) == ("wake", "oracle", True)
    assert [(o.verb, o.picks, o.targets) for o in prompt.options] == [("look", 1, (1, 2, 4, 5, 6, 7, 8))]
    assert all(seat(of, number).prompts == () for number in (1, 2, 4, 5, 6, 7, 8))
    assert host(of).awaiting


def test_what_is_found_out_is_shown_on_confirming_and_stays() -> None:
    """The Oracle learns a side; it stays readable, and nobody else learns anything."""
    of = world()
    kind(of, "wake", "oracle")
    pick(of, 3, "oracle", "look", 2)
    view = seat(of, 3)
    assert [(known.fact.key, known.fact.seats, known.fact.value) for known in view.learned] == [
        ("side", (2,), "coven")
    ]
    (act,) = view.acts
    assert (act.night, act.prompt, act.verb, act.picks) == (1, "oracle", "look", (2,))
    assert view.prompts[0].answer is not None
    assert view.prompts[0].answer.confirmed
    kind(of, "discussion")
    assert len(seat(of, 3).learned) == 1
    assert not seat(of, 4).learned


def test_a_team_sees_its_picks_live_and_its_choice() -> None:
    """Witches see each other's picks, then the Matriarch confirms; all of the coven learn what came of it."""
    of = world()
    kind(of, "wake", "witches")
    pick(of, 2, "witches", "pick", 7)
    (prompt,) = seat(of, 1).prompts
    assert [(peer.seat, peer.picks, peer.confirmed) for peer in prompt.peers] == [(2, (7,), True)]
    pick(of, 1, "witches", "pick", 8)
    (prompt,) = seat(of, 1).prompts
    assert (prompt.round, prompt.answer) == ("confirm", None)
    assert [option.targets for option in prompt.options] == [(7, 8)]
    assert [peer.picks for peer in prompt.peers] == [(7,)], "what the others picked is still there to see"
    assert seat(of, 2).prompts[0].peers == (), "the Matriarch is choosing once more"
    pick(of, 1, "witches", "pick", 7)
    assert seat(of, 2).prompts[0].peers[0].picks == (7,)
    until(of, lambda g: g.step.kind != "wake")
    for number in (1, 2):
        assert [(k.fact.key, k.fact.seats) for k in seat(of, number).learned] == [("team_settled", (7,))]
    assert [(act.verb, act.picks) for act in seat(of, 1).acts] == [("pick", (7,))]
    assert not seat(of, 3).learned


def test_a_removal_takes_void_picks_off_everybodys_page() -> None:
    """Picks of and for a seat that is taken out are void: teammates see them no longer, and choose again."""
    of = world(
        "matriarch witch witch oracle healer vigilante pyre_martyr villager villager villager villager"
    )
    kind(of, "wake", "witches")
    pick(of, 2, "witches", "pick", 8)
    pick(of, 3, "witches", "pick", 9)
    of.must(cmd.RemoveSeat(step=of.game.step.id, seat=Seat(8)))
    assert [(peer.seat, peer.picks) for peer in seat(of, 1).prompts[0].peers] == [(3, (9,))]
    view = seat(of, 2)
    assert view.prompts[0].answer is None
    assert not [act for act in view.acts if act.prompt == "witches"]
    of.must(cmd.RemoveSeat(step=of.game.step.id, seat=Seat(3)))
    assert seat(of, 1).prompts[0].peers == ()


def test_a_removal_takes_a_round_back_and_the_first_picks_with_it() -> None:
    """While the Matriarch confirms, the leader is taken out: what is left is shown as it was picked."""
    of = world(
        "matriarch witch witch oracle healer vigilante pyre_martyr villager villager villager villager"
    )
    kind(of, "wake", "witches")
    for number, target in ((1, 9), (2, 8), (3, 10)):
        pick(of, number, "witches", "pick", target)
    assert seat(of, 1).prompts[0].round == "confirm"
    of.must(cmd.RemoveSeat(step=of.game.step.id, seat=Seat(8)))
    peers = {peer.seat: peer.picks for peer in seat(of, 3).prompts[0].peers}
    assert peers == {1: (9,)}
    assert [(act.prompt, act.picks) for act in seat(of, 1).acts] == [("witches", (9,))]


def test_a_voided_hunch_takes_back_no_other_choice_of_the_night() -> None:
    """What a seat did in an earlier stage stays on its page when its hunch has become void."""
    of = world(
        "matriarch enchantress oracle healer vigilante pyre_martyr owl villager villager villager villager",
        style="together",
    )
    kind(of, "stage")
    pick(of, 2, "enchantress", "enchant", 8)
    until(of, lambda g: g.step.kind == "stage" and g.step.stage == 1)
    pick(of, 2, "hunch", "suspect", 9)
    of.must(cmd.RemoveSeat(step=of.game.step.id, seat=Seat(9)))
    view = seat(of, 2)
    assert view.prompts[0].answer is None
    assert [(act.prompt, act.picks) for act in view.acts] == [("enchantress", (8,))]


def test_together_every_living_seat_has_one_prompt() -> None:
    """Its own, or a hunch: nobody's page gives away by its shape who has something to do."""
    of = world(style="together")
    kind(of, "stage")
    prompts = [seat(of, number).prompts for number in range(1, 9)]
    assert all(len(each) == 1 for each in prompts)
    assert {each[0].kind for each in prompts} == {"wake", "hunch"}


def test_a_paused_game_asks_nothing() -> None:
    """Answers are refused meanwhile, so no page offers any."""
    of = world()
    kind(of, "wake", "oracle")
    of.must(cmd.Pause(step=of.game.step.id))
    assert seat(of, 3).prompts == ()
    assert game(of).paused
    of.must(cmd.Resume(step=of.game.step.id))
    assert len(seat(of, 3).prompts) == 1


# -- death --------------------------------------------------------------------------------------------


def _kill(of: World, victim: int) -> None:
    kind(of, "wake", "witches")
    for number in (1, 2):
        pick(of, number, "witches", "pick", victim)
    pick(of, 1, "witches", "pick", victim)
    kind(of, "dawn")


def test_a_dead_seat_learns_its_cause_and_is_asked_nothing_more() -> None:
    """It keeps its link and gets no prompts; the table sees when it went and, if shown, what it was."""
    of = world()
    _kill(of, 7)
    view = seat(of, 7)
    assert view.death is not None
    assert (view.death.cause, view.death.role) == ("attack", "villager")
    assert view.prompts == ()
    assert (row(table(of), 7).alive, row(table(of), 7).out, row(table(of), 7).role) == (
        False,
        "night",
        "villager",
    )
    assert [(death.seat, death.night, death.how) for death in game(of).deaths] == [(7, 1, "night")]
    assert game(of).latest == (7,)
    kind(of, "discussion")
    assert not seat(of, 7).may_ready
    kind(of, "vote")
    assert seat(of, 7).may_vote == ()
    assert 7 not in seat(of, 3).may_vote


def test_with_secret_deaths_only_the_dead_know_what_they_were() -> None:
    """The roles of the dead are not revealed, except to themselves."""
    of = world(reveal=False)
    _kill(of, 7)
    assert (row(table(of), 7).role, row(seat(of, 3), 7).role) == (None, None)
    assert row(seat(of, 7), 7).role == "villager"
    assert game(of).deaths[0].role is None


@pytest.mark.parametrize("house_rule", [False, True])
def test_the_dead_see_all_only_where_the_host_wants_it(house_rule: bool) -> None:
    """Off unless the host has switched it on before the start."""
    of = world(dead_see_all=house_rule, reveal=False)
    _kill(of, 7)
    seen = {r.seat: r.role for r in seat(of, 7).seats if r.role}
    assert seen == (dict(of.game.roles) if house_rule else {7: "villager"})
    assert not [r for r in seat(of, 8).seats if r.role and r.seat != 8]


def test_who_is_to_take_one_along_sees_no_roles_before_it_has_chosen() -> None:
    """The dead may see all, but not while one of them still chooses a last victim."""
    of = world(dead_see_all=True)
    kind(of, "vote")
    vote(of, s1=5, s2=5)
    until(of, lambda game: game.step.kind == "verdict")
    for step in ("verdict", "reaction_call", "reaction"):
        kind(of, step)
        assert [r.seat for r in seat(of, 5).seats if r.role] == [5], step
    pick(of, 5, "vigilante", "take", 7)
    assert {r.seat for r in seat(of, 5).seats if r.role} == set(of.game.seats)


def test_a_successor_and_her_coven_learn_of_it_and_nobody_else() -> None:
    """The Matriarch goes, a Witch succeeds: her card changes, her fellows are told."""
    of = world(
        "matriarch witch witch oracle healer vigilante pyre_martyr villager villager villager villager"
    )
    kind(of, "discussion")
    of.must(cmd.RemoveSeat(step=of.game.step.id, seat=Seat(1)))
    heir = next(number for number in (2, 3) if of.game.roles[Seat(number)] == "matriarch")
    other = 5 - heir
    card = seat(of, heir).card
    assert card is not None
    assert card.role == "matriarch"
    assert seat(of, other).learned[-1].fact.key == "successor"
    assert {r.seat: r.role for r in seat(of, other).seats if r.side == "coven"}[Seat(heir)] == "matriarch"
    assert not seat(of, 4).learned


@pytest.mark.parametrize("when", ["cards", "stage", "dawn", "discussion", "vote", "verdict"])
def test_a_game_that_was_called_off_asks_nothing_more(when: str) -> None:
    """Wherever it stood: no question, no vote, no power for the day, on anybody's page."""
    of = world("shifter visionary alchemist mortician armoris townfolk", "shifters")
    kind(of, when)
    of.must(cmd.CallOff(step=of.game.step.id))
    for number in of.game.seats:
        view = seat(of, number)
        assert (view.prompts, view.may_vote, view.may_ready, view.game and view.game.phase) == (
            (), (), False, "over",
        )  # fmt: skip


# -- votes --------------------------------------------------------------------------------------------


def test_a_secret_vote_is_shown_when_it_is_closed() -> None:
    """Until then only that somebody has voted; each sees its own vote, which stands."""
    of = world()
    kind(of, "vote")
    vote(of, s1=3, s2=3)
    assert game(of).voted == (1, 2)
    assert game(of).votes == ()
    assert (seat(of, 1).my_vote, seat(of, 1).may_vote, seat(of, 3).my_vote) == (3, (), None)
    assert not seat(of, 1).vote_open
    vote(of, s3=1, s4=3, s5=3, s6=3, s7=3, s8=3)
    assert of.game.step.kind == "verdict"
    assert [(v.seat, v.target) for v in game(of).votes][:3] == [(1, 3), (2, 3), (3, 1)]
    (ballot,) = game(of).ballots
    assert (ballot.day, ballot.out, ballot.reason, len(ballot.rounds[0])) == (1, 3, "most", 8)


def test_an_open_vote_is_seen_live_and_may_be_moved() -> None:
    """Everybody sees it, until the last living seat has voted."""
    of = world(ballot="open")
    kind(of, "vote")
    vote(of, s1=3)
    assert [(v.seat, v.target) for v in game(of).votes] == [(1, 3)]
    assert seat(of, 1).vote_open
    assert 4 in seat(of, 1).may_vote
    vote(of, s1=4)
    assert [(v.seat, v.target) for v in game(of).votes] == [(1, 4)]
    assert game(of).voted == (1,)


def test_before_a_runoff_only_the_tied_are_public() -> None:
    """Who voted for whom is shown when the whole vote is over, with all its rounds."""
    of = world(tie="runoff")
    kind(of, "vote")
    vote(of, s1=3, s2=3, s3=1, s4=1, s5=3, s6=1, s7=2, s8=2)
    assert of.game.step.kind == "runoff_call"
    assert game(of).tied == (1, 3)
    assert game(of).votes == ()
    assert game(of).ballots == ()
    kind(of, "runoff")
    assert seat(of, 8).may_vote == (1, 3)
    assert seat(of, 1).may_vote == (3,)
    vote(of, s1=3, s2=3, s3=1, s4=3, s5=3, s6=3, s7=3, s8=3)
    (ballot,) = game(of).ballots
    assert (ballot.tied, ballot.out, [len(cast) for cast in ballot.rounds]) == ((1, 3), 3, [8, 8])
    kind(of, "discussion")
    assert game(of).tied == ()


def test_votes_of_and_for_a_removed_seat_are_gone() -> None:
    """Those voters choose again, and all see that they have not voted."""
    of = world()
    kind(of, "vote")
    vote(of, s1=8, s8=1, s2=3)
    of.must(cmd.RemoveSeat(step=of.game.step.id, seat=Seat(8)))
    assert game(of).voted == (2,)
    assert [r.seat for r in table(of).seats if r.ready] == [2]
    assert seat(of, 1).my_vote is None
    assert 8 not in seat(of, 1).may_vote


# -- the end ------------------------------------------------------------------------------------------


def test_the_story_is_told_when_somebody_has_won() -> None:
    """All roles, every night's actions, votes and hunches; before the end there is no story."""
    of = world(style="together", limits=replace(BOOKS["witches"].defaults.limits, night=None))
    kind(of, "stage")
    until(of, lambda g: g.step.kind == "stage" and g.step.stage == 1)
    pick(of, 3, "oracle", "look", 1)
    pick(of, 4, "healer", "pass")
    pick(of, 1, "witches", "pick", 7)
    pick(of, 2, "witches", "pick", 7)
    pick(of, 5, "hunch", "suspect", 1)
    pick(of, 6, "hunch", "suspect", 3)
    pick(of, 1, "witches", "pick", 7)
    kind(of, "vote")
    assert of.projector.story(of.table) is None
    vote(of, s1=3, s2=3, s3=1, s4=1, s5=1, s6=1, s8=1)
    kind(of, "vote")
    vote(of, s2=3, s3=2, s4=2, s5=2, s6=2, s8=2)
    until(of, lambda g: g.over)
    view = game(of)
    assert (view.winner, view.winners) == ("village", (3, 4, 5, 6, 7, 8))
    assert {r.seat: r.role for r in table(of).seats}[Seat(3)] == "oracle"
    story = view.story
    assert story is not None
    first, second = story.nights
    assert ("oracle", 3, "look", (1,)) in [(act.wake, act.seat, act.verb, act.picks) for act in first.acts]
    assert ("healer", 4, "pass", ()) in [(act.wake, act.seat, act.verb, act.picks) for act in first.acts]
    assert [(death.seat, death.role) for death in first.deaths] == [(7, "villager")]
    assert first.ballot is not None
    assert first.ballot.out == 1
    assert [death.seat for death in first.day_deaths] == [1]
    assert [(act.seat, act.verb) for act in second.acts if act.wake == "witches"] == [(2, "missed")]
    given = [(hunch.seat, hunch.right, hunch.given) for hunch in story.hunches if hunch.given]
    assert given == [(5, 1, 1), (6, 0, 1)]


def test_the_story_tells_who_asked_to_leave_from_whom_the_host_took_out() -> None:
    """A wish that was taken back, or of somebody who died, says nothing."""
    of = world("matriarch oracle villager villager villager villager")
    for number, wish in ((6, True), (5, True), (5, False), (2, True)):
        of.take((LeaveWished(seat=Seat(number), wish=wish),))
    for number in (6, 5, 4, 3):
        of.must(cmd.RemoveSeat(step=of.game.step.id, seat=Seat(number)))
    story = of.projector.story(of.table)
    assert story is not None
    assert [(row.seat, row.asked) for row in story.seats if row.out] == [
        (3, False),
        (4, False),
        (5, False),
        (6, True),
    ]


def test_a_removal_before_the_first_night_is_part_of_the_story() -> None:
    """Also a game that ends before its first night has one."""
    of = world("matriarch oracle villager villager villager")
    for number in (5, 4, 3):
        if not of.game.over:
            of.must(cmd.RemoveSeat(step=of.game.step.id, seat=Seat(number)))
    story = of.projector.story(of.table)
    assert story is not None
    assert [death.seat for death in story.nights[0].deaths][:2] == [5, 4]


def test_a_game_called_off_reveals_nothing() -> None:
    """No winner, no story, no roles."""
    of = world()
    kind(of, "discussion")
    of.must(cmd.CallOff(step=of.game.step.id))
    view = game(of)
    assert (view.called_off, view.winner, view.story, view.phase) == (True, None, None, "over")
    assert not [r for r in table(of).seats if r.role]
    assert [(r.seat, r.role) for r in seat(of, 3).seats if r.role] == [(3, "oracle")]


# -- time ---------------------------------------------------------------------------------------------


def test_a_step_says_how_long_it_may_take() -> None:
    """The whole time and what is left of it, in seconds; what the host adds counts."""
    of = world()
    kind(of, "vote")
    around = replace(of.around(), clock=of.game.step.began_at + 12.5)
    view = of.projector.table(of.table, around).game
    assert view is not None
    assert (view.step.total, view.step.remaining) == (60.0, 47.5)
    of.must(cmd.AddTime(step=of.game.step.id))
    view = of.projector.table(of.table, around).game
    assert view is not None
    assert (view.step.total, view.step.remaining) == (90.0, 77.5)
    late = of.projector.table(of.table, replace(around, clock=1e6)).game
    assert late is not None
    assert late.step.remaining == 0.0


def test_the_version_of_a_page_counts_public_events_alone() -> None:
    """How much has happened in secret can't be read from any page."""
    of = world()
    kind(of, "wake", "oracle")
    before = of.projector.version
    pick(of, 3, "oracle", "look", 2)
    assert of.projector.version == before
    kind(of, "dawn")
    assert of.projector.version > before


def test_a_wish_to_leave_is_shown_to_the_host_by_day_only() -> None:
    """The seat itself sees it at once; the host, who may hold a seat as well, once the night is over."""
    of = world()
    until(of, lambda game: game.phase == "night")
    of.take((LeaveWished(seat=Seat(3), wish=True),))
    assert seat(of, 3).wishes_to_leave and not seat(of, 4).wishes_to_leave
    assert host(of).wishes == ()
    until(of, lambda game: game.phase == "day")
    assert host(of).wishes == (3,)
    of.take((SeatLeft(seat=Seat(3), at_end=True),))
    assert host(of).wishes == () and seat(of, 3).wishes_to_leave, "let go, and knows that it had asked"
    of.take((LeaveWished(seat=Seat(4), wish=True),))
    of.take((ev.GameCalledOff(),))
    assert host(of).wishes == (), "there is no game left to be let go of"


def test_whose_seat_is_gone_with_this_game_is_known_to_all() -> None:
    """Removed in play, or gone after the end: the host sees whom the next game begins without."""
    of = world()
    until(of, lambda game: game.phase == "day")
    of.take((SeatLeft(seat=Seat(3), at_end=True),))
    for view in (host(of), table(of), seat(of, 3), seat(of, 4)):
        assert [row.seat for row in view.seats if row.leaving] == [3]
