"""Which events happen, what they say and who may know of them."""

from __future__ import annotations

from msgspec.structs import replace

from hub.rules import events as ev
from hub.rules.books import rulebook
from hub.rules.commands import RemoveSeat
from hub.rules.game import Act, Death, Line
from hub.rules.ids import Seat
from tests.rules.table import Table

WITCHES = "oracle healer matriarch witch villager villager vigilante villager"
TOGETHER = replace(rulebook("witches").defaults, style="together")


def happened(table: Table, kind: type[ev.Event]) -> list[ev.Event]:
    return [event for event in table.log if isinstance(event, kind)]


def public(events: list[ev.Event]) -> list[ev.Event]:
    return [event for event in events if event.audience == ev.EVERYONE]


def test_a_secret_vote_is_the_voters_own() -> None:
    """All see that a seat has voted; for whom, that seat alone knows until the ballot is closed."""
    table = Table.of("witches", WITCHES)
    table.go("vote")
    table.vote(Seat(1), Seat(5))
    assert table.latest == [ev.VoteCast(seat=Seat(1), target=Seat(5)), ev.Voted(seat=Seat(1))]
    assert public(table.latest) == [ev.Voted(seat=Seat(1))]
    assert table.latest[0].audience == "seat"
    table.limit()
    closed = happened(table, ev.BallotClosed)
    assert closed == [ev.BallotClosed(rounds=({Seat(1): Seat(5)},), out=Seat(5), reason="most")]


def test_an_open_vote_is_seen_and_counted_once() -> None:
    """In an open ballot all see for whom; moving a vote is no second one."""
    table = Table.of("witches", WITCHES, replace(TOGETHER, ballot="open"))
    table.go("vote")
    table.vote(Seat(1), Seat(5))
    table.vote(Seat(1), Seat(6))
    assert len(happened(table, ev.Voted)) == 1
    assert happened(table, ev.VoteShown)[-1] == ev.VoteShown(seat=Seat(1), target=Seat(6))


def test_a_runoff_tells_only_who_is_tied() -> None:
    """Before a runoff only the tied are public; afterwards both rounds are."""
    table = Table.of("witches", WITCHES, replace(TOGETHER, tie="runoff"))
    table.go("vote")
    table.vote(Seat(1), Seat(5))
    table.vote(Seat(2), Seat(6))
    table.limit()
    assert public(table.latest)[0] == ev.TieFound(among=(Seat(5), Seat(6)))
    assert not happened(table, ev.BallotClosed)
    table.told()
    table.vote(Seat(3), Seat(6))
    table.limit()
    closed = happened(table, ev.BallotClosed)[0]
    assert isinstance(closed, ev.BallotClosed)
    assert closed.rounds == ({Seat(1): Seat(5), Seat(2): Seat(6)}, {Seat(3): Seat(6)})


def test_a_team_learns_what_it_has_settled_on() -> None:
    """When the witches' wake closes, they and nobody else learn its outcome."""
    table = Table.of("witches", WITCHES)
    table.go("wake", "witches")
    table.answer(Seat(4), "pick", Seat(5))
    table.limit()
    settled = ev.TeamSettled(wake="witches", outcome=(Seat(5),), viewers=(Seat(3), Seat(4)))
    assert happened(table, ev.TeamSettled) == [settled]
    assert public(table.latest) == [event for event in table.latest if isinstance(event, ev.StepBegan)]


def test_a_night_leaves_no_public_trace_but_its_steps() -> None:
    """Whatever is chosen at night, the table sees steps and nothing else."""
    table = Table.of("witches", WITCHES, TOGETHER)
    table.go("stage")
    start = len(table.log)
    table.answer(Seat(1), "look", Seat(3))
    table.answer(Seat(2), "shield", Seat(1))
    table.answer(Seat(3), "pick", Seat(5))
    table.answer(Seat(4), "pick", Seat(6))
    table.answer(Seat(3), "pick", Seat(6))
    table.answer(Seat(8), "suspect", Seat(3))
    assert public(table.log[start:]) == []
    table.limit()
    assert {type(event) for event in public(table.log[start:])} == {ev.StepBegan}


def test_hunches_are_kept_for_the_end() -> None:
    """A closed stage keeps who suspected whom; passing is no hunch."""
    table = Table.of("witches", WITCHES, TOGETHER)
    table.go("stage")
    table.answer(Seat(5), "suspect", Seat(3))
    table.answer(Seat(6), "pass", prompt="hunch")
    table.now += 7.0
    table.close()
    closed = happened(table, ev.StageClosed)
    assert closed == [ev.StageClosed(open_for=7.0, hunches={Seat(5): Seat(3)})]


def test_a_stage_is_announced_by_its_number() -> None:
    """The storyteller knows whether it is the night's first stage or a later one."""
    table = Table.of("witches", WITCHES + " enchantress", TOGETHER)
    table.go("stage_call")
    assert list(table.game.step.lines) == [Line(key="stage-begins", count=1)]
    table.go("stage_call", stage=1)
    assert list(table.game.step.lines) == [Line(key="stage-begins", count=2)]


def test_deaths_are_kept_with_when_and_how() -> None:
    """The state knows of every death its night, its phase and how the table saw it."""
    table = Table.of("witches", WITCHES)
    table.go("wake", "witches")
    table.answer(Seat(4), "pick", Seat(7))
    table.go("reaction")
    table.answer(Seat(7), "take", Seat(8))
    table.go("vote")
    table.vote(Seat(1), Seat(4))
    table.go("night_falls")
    assert table.game.deaths == (
        Death(seat=Seat(7), night=1, phase="dawn", cause="night", shown="vigilante"),
        Death(seat=Seat(8), night=1, phase="dawn", cause="reaction", shown="villager"),
        Death(seat=Seat(4), night=1, phase="verdict", cause="vote", shown="witch"),
    )


def test_the_last_deed_is_called_by_name_and_role() -> None:
    """The storyteller says who acts once more and as what, and then whom it took."""
    table = Table.of("witches", WITCHES)
    table.go("vote")
    table.vote(Seat(1), Seat(7))
    table.go("reaction_call")
    assert list(table.game.step.lines) == [Line(key="reaction-vigilante", name=Seat(7), role="vigilante")]
    table.go("reaction")
    table.answer(Seat(7), "take", Seat(4))
    assert list(table.game.step.lines) == [
        Line(key="reaction-vigilante-takes", name=Seat(7), taken=Seat(4)),
        Line(key="death-revealed", name=Seat(4), role="witch"),
    ]
    assert table.game.latest == (7, 4)


def test_a_power_is_used_in_secret() -> None:
    """What the Mortician does is the Mortician's own, and kept with its day."""
    table = Table.of("shifters", "mortician shifter townfolk townfolk townfolk townfolk")
    table.go("vote")
    table.vote(Seat(2), Seat(3))
    table.go("verdict")
    assert table.answer(Seat(1), "examine", Seat(3)) is None
    act = Act(night=1, wake="mortician", seat=Seat(1), verb="examine", picks=(Seat(3),))
    assert table.latest[0] == ev.PowerUsed(act=act, viewers=(Seat(1),))
    assert public(table.latest) == []
    assert table.game.acts[-1] == act


def test_a_stage_that_was_closed_late_leaves_no_negative_time() -> None:
    """If the clock was looked at too late, later stages still have their share, never less than nothing."""
    table = Table.of("witches", WITCHES + " enchantress owl", TOGETHER)
    table.go("stage")
    table.now += 500.0
    table.close()
    table.told()
    step = table.game.step
    assert (step.kind, step.limit_at) == ("stage", step.began_at)


def test_the_first_step_is_the_first() -> None:
    """Steps are counted from one on, and the deal is told to all but for its secret half."""
    table = Table.of("witches", WITCHES)
    assert table.game.step.id == 1
    assert [type(event) for event in public(table.log)] == [ev.GameDealt, ev.StepBegan]
    assert table.log[1].audience == ev.INSIDE


def test_nights_and_deaths_are_counted_aloud() -> None:
    """The storyteller hears which night falls, the first after a prologue, and how many died at a dawn."""
    table = Table.of("witches", WITCHES)
    table.go("night_falls")
    assert list(table.game.step.lines) == [Line(key="prologue"), Line(key="night-falls-called", count=1)]
    table.go("wake", "witches")
    table.answer(Seat(4), "pick", Seat(8))
    table.go("dawn")
    assert list(table.game.step.lines) == [
        Line(key="dawn-deaths", count=1),
        Line(key="death-revealed", name=Seat(8), role="villager"),
    ]
    table.go("night_falls")
    assert list(table.game.step.lines) == [Line(key="night-falls-called", count=2)]


def test_a_narrowed_runoff_is_the_teams_own() -> None:
    """That a runoff goes on among fewer seats is known to the living of the team alone."""
    table = Table.of("shifters", "shifter shifter shifter " + "townfolk " * 8)
    table.go("stage")
    for seat in (1, 2, 3):
        table.answer(Seat(seat), "pick", Seat(seat + 3))
    table.do(RemoveSeat(step=table.game.step.id, seat=Seat(4)))
    team = (Seat(1), Seat(2), Seat(3))
    narrowed = ev.RoundNarrowed(wake="shifters", seats=team, among=(Seat(5), Seat(6)), viewers=team)
    assert happened(table, ev.RoundNarrowed) == [narrowed]
    assert narrowed.audience == "viewers"


def test_a_day_power_is_offered_as_one() -> None:
    """A power of the day is told apart from what a night asks, and is not passed."""
    table = Table.of("shifters", "mortician shifter townfolk townfolk townfolk townfolk")
    table.go("vote")
    table.vote(Seat(2), Seat(3))
    table.go("verdict")
    offered = table.prompts(Seat(1))
    assert [(prompt.kind, prompt.key, prompt.may_pass) for prompt in offered] == [
        ("power", "mortician", False)
    ]


def test_an_act_keeps_why_it_had_no_power() -> None:
    """The story at the end can tell who was bewitched."""
    table = Table.of("witches", WITCHES + " enchantress")
    table.go("wake", "enchantress")
    table.answer(Seat(9), "enchant", Seat(1))
    table.go("wake", "oracle")
    table.acknowledge(Seat(1))
    table.limit()
    assert table.game.acts[-1] == Act(night=1, wake="oracle", seat=Seat(1), verb="ack", blocked="bewitched")
    assert not table.game.acts[-1].counts
