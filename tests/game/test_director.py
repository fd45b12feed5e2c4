"""The table's sense of time: what is told, what opens when, and when it closes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hub.rules import commands as cmd
from hub.rules import events as ev
from hub.rules.ids import Seat
from hub.rules.lobby import commands as lobby
from hub.rules.refusal import Refusal
from hub.rules.settings import PACES
from tests.game.evening import Evening
from tests.game.logs import FullLog, GatedLog
from tests.game.told import told
from tests.game.virtual import VirtualLoop, in_no_time, now

# -- telling ------------------------------------------------------------------------------------------


@in_no_time
async def test_a_prompt_opens_when_the_call_has_been_told() -> None:
    """The narrator calls a role; only then does its prompt open, and good-night follows the answers."""
    evening = await told(7, style="called")
    call = await evening.reach("wake_call")
    assert call.wake is not None
    seat = next(seat for seat, role in evening.roles.items() if role in ("oracle", call.wake))
    assert evening.table.seat_view(seat).prompts == ()
    wake = await evening.opens()
    assert (wake.kind, wake.wake) == ("wake", call.wake)
    line = next(heard for heard in evening.ears.heard if heard.caption == f"wake-{call.wake}")
    assert line.whole
    assert line.until == pytest.approx(now(), abs=0.1)
    await evening.end()


@in_no_time
async def test_closing_a_telling_step_ends_the_line_being_spoken() -> None:
    """The host closes the current step as if its time had run out; that also ends a line being spoken."""
    evening = await told(7)
    night = await evening.reach("night_falls")
    await evening.speaking("night-falls")
    assert await evening.host(cmd.LimitPassed(step=night.id)) is None
    await asyncio.sleep(0.1)
    cut = next(heard for heard in evening.ears.heard if heard.caption.startswith("night-falls"))
    assert not cut.whole
    assert evening.game.step.kind == "wake_call"
    assert evening.heard()[-1] == f"wake-{evening.game.step.wake}"
    await evening.end()


@in_no_time
async def test_closing_an_open_step_ends_its_line_too() -> None:
    """Also where people may already act while the narrator still speaks, as at the deal."""
    evening = await told(7)
    await asyncio.sleep(0.2)
    assert evening.heard() == ["cards-dealt"]
    await evening.host(cmd.LimitPassed(step=evening.game.step.id))
    await asyncio.sleep(0.1)
    assert not evening.ears.heard[0].whole
    assert evening.heard()[-1] == "prologue"
    await evening.end()


@in_no_time
async def test_the_scene_is_set_once_before_the_first_night() -> None:
    """The prologue opens the game; later nights fall without it."""
    evening = await told(7)
    await evening.reach("dusk")
    await evening.reach("wake_call")
    heard = [caption for caption in evening.heard() if caption.startswith(("prologue", "night-falls"))]
    assert heard == ["prologue", "night-falls-called 1", "night-falls-called 2"]
    await evening.end()


@in_no_time
async def test_by_day_all_are_told_when_one_minute_is_left() -> None:
    """Where a limit runs that is long enough to be forgotten; never in a called night."""
    evening = await told(7, limits={"discussion": 200.0, "vote": 80.0, "wake": 100.0})
    discussion = await evening.reach("discussion")
    begun = now()
    await evening.over(discussion)
    left = [heard.at - begun for heard in evening.ears.heard if heard.caption == "minute-left"]
    assert left == [pytest.approx(140, abs=1)]
    vote = await evening.reach("vote")
    await evening.over(vote)
    assert evening.heard().count("minute-left") == 1, "eighty seconds are soon over"
    await evening.end()


@in_no_time
async def test_more_time_puts_off_the_last_minute() -> None:
    """The host's thirty seconds: one minute is left thirty seconds later."""
    evening = await told(7, limits={"discussion": 200.0})
    discussion = await evening.reach("discussion")
    begun = now()
    assert await evening.host(cmd.AddTime(step=discussion.id)) is None
    await evening.over(discussion)
    left = [heard.at - begun for heard in evening.ears.heard if heard.caption == "minute-left"]
    assert left == [pytest.approx(170, abs=1)]
    await evening.end()


@in_no_time
async def test_a_removal_is_told_at_once_beside_the_running_step() -> None:
    """A seat that is taken out is announced at once; what was being told goes on."""
    evening = await told(9)
    await evening.reach("discussion")
    gone = evening.game.alive[0]
    await evening.host(lobby.RemoveMember(seat=gone))
    await asyncio.sleep(0.1)
    name = evening.table.session.table.members[gone].name
    assert evening.heard()[-1].startswith(f"removed-revealed {name}")
    assert evening.game.step.kind == "discussion"
    await evening.end()


@in_no_time
async def test_the_end_and_another_game_are_told() -> None:
    """A side has won; back in the lobby the narrator invites to another round, and deals again."""
    evening = await told(6)
    await evening.play(Random(2))
    assert await evening.host(lobby.BackToLobby()) is None
    await asyncio.sleep(15)
    assert evening.heard()[-1] == "play-again"
    await evening.start()
    await asyncio.sleep(5)
    assert evening.heard()[-1] == "cards-dealt"
    await evening.end()


@in_no_time
async def test_another_game_at_once_leaves_nothing_of_the_old_one() -> None:
    """Another game in one tap: what was still being said of the old one is over."""
    evening = await told(6)
    await evening.play(Random(2))
    await asyncio.sleep(0.1)
    before = len(evening.heard())
    await evening.start()
    await asyncio.sleep(6)
    assert evening.heard()[before:] == ["play-again", "cards-dealt"]
    await evening.end()


@in_no_time
async def test_a_new_table_is_welcomed_unless_people_are_quicker() -> None:
    """A table that nobody has joined says how; one with people at it needs no telling."""
    empty = await told(0, start=False)
    await asyncio.sleep(5)
    assert empty.heard() == ["welcome"]
    full = await told(3, start=False)
    await asyncio.sleep(5)
    assert full.heard() == []
    await empty.end()
    await full.end()


@in_no_time
async def test_a_language_changed_in_the_lobby_is_spoken_from_then_on() -> None:
    """The table's voice speaks the language that the host has chosen."""
    evening = await told(6, start=False)
    await evening.host(lobby.SetLanguage(language="nb"))
    spoken: list[str] = []
    studio = evening.house._voices.studio("nb")
    whole = studio.at_hand

    def listen(text: str) -> Any:
        spoken.append(text)
        return whole(text)

    studio.at_hand = listen  # type: ignore[method-assign]
    await evening.start()
    await asyncio.sleep(3)
    assert "cards-dealt in nb." in spoken
    assert all(text.endswith(" in nb.") for text in spoken)
    await evening.end()


# -- limits and least times -----------------------------------------------------------------------------


@in_no_time
async def test_a_limit_closes_a_step_that_nobody_ends() -> None:
    """No wait without a limit: discussion 300 s, vote 60 s, and the game goes on by itself."""
    evening = await told(7)
    await evening.reach("discussion")
    assert await evening.over(evening.game.step) == pytest.approx(300, abs=0.2)
    vote = await evening.opens()
    assert vote.kind == "vote"
    assert evening.table.remaining() == pytest.approx(60, abs=0.1)
    assert await evening.over(vote) == pytest.approx(60, abs=0.2)
    await evening.wait_for(lambda: evening.heard()[-1] == "verdict-no-votes")
    await evening.end()


@in_no_time
async def test_a_game_that_nobody_plays_comes_to_its_end() -> None:
    """All phones are gone: every limit runs out, and nothing waits for ever."""
    evening = await told(6, style="called")
    nights = evening.game.night + 2
    await evening.wait_for(lambda: evening.game.night > nights, most=4000)
    await evening.end()


@in_no_time
async def test_a_called_wake_with_revealed_deaths_has_a_least_time() -> None:
    """It closes when answered, but not before a random minimum of 6 to 12 seconds."""
    evening = await told(14, style="called", reveal=True)
    low, high = PACES["normal"].floor
    for _ in range(6):
        wake = await evening.reach("wake")
        await evening.answer(Random(5))
        await evening.answer(Random(6))
        assert evening.game.step.id == wake.id
        await evening.over(wake)
        assert low - 0.1 <= evening.took("wake")[-1] <= high + 0.1
    await evening.end()


@in_no_time
async def test_a_slot_is_as_long_as_it_was_drawn_whatever_happens_in_it() -> None:
    """With secret deaths a wake is never shorter or longer, answered or not; only +30 extends it."""
    evening = await told(14, style="called", reveal=False)
    expected, chance = [], Random(8)
    for number in range(6):
        wake = await evening.reach("wake")
        assert wake.limit_at is not None
        expected.append(wake.limit_at - wake.began_at + (30 if number == 4 else 0))
        if number % 2:
            await evening.answer(chance)
        if number == 4:
            await evening.host(cmd.AddTime(step=wake.id))
        await evening.over(wake)
    low, high = PACES["normal"].slot
    assert all(low <= slot <= 1.5 * high for slot in expected[:4])
    assert evening.took("wake")[:6] == pytest.approx(expected, abs=0.05)
    await evening.end()


@in_no_time
async def test_open_hunches_are_waited_for_no_longer_than_their_limit() -> None:
    """A stage is over when all have confirmed; open hunches are closed after 45 seconds."""
    evening = await told(8, style="together")
    stage = await evening.reach("stage")
    with_prompts = [
        seat for seat in evening.game.alive if evening.table.seat_view(seat).prompts[0].kind == "wake"
    ]
    for _ in range(3):
        await evening.answer(Random(1), with_prompts)
    assert evening.game.step.id == stage.id
    assert await evening.over(stage) == pytest.approx(45, abs=1.0)
    await evening.end()


@in_no_time
async def test_thirty_seconds_more_are_thirty_seconds_more() -> None:
    """+30 seconds of the host extends what is open."""
    evening = await told(7)
    await evening.reach("discussion")
    vote = await _to_the_vote(evening)
    await asyncio.sleep(50)
    assert await evening.host(cmd.AddTime(step=vote.id)) is None
    assert evening.table.remaining() == pytest.approx(40, abs=0.5)
    assert await evening.over(vote) == pytest.approx(40, abs=0.5)
    await evening.end()


async def _to_the_vote(evening: Evening) -> Any:
    await evening.host(cmd.LimitPassed(step=evening.game.step.id))
    await evening.opens()
    assert evening.game.step.kind == "vote"
    return evening.game.step


@in_no_time
async def test_more_time_given_in_the_last_instant_counts() -> None:
    """The limit fires while the host's +30 is being kept: the time was given, so the step goes on."""
    evening = await told(7)
    await evening.reach("discussion")
    vote = await _to_the_vote(evening)
    session = evening.table.session
    await asyncio.sleep((vote.limit_at or 0) - session.clock.reading() - 0.01)
    given = asyncio.create_task(evening.host(cmd.AddTime(step=vote.id)))
    limit = vote.limit_at
    late = session.submit(
        cmd.LimitPassed(step=vote.id),
        only_if=lambda table: table.game is not None and table.game.step.limit_at == limit,
    )
    await asyncio.sleep(0)
    assert (await late).refusal == Refusal("stale")
    assert await given is None
    assert await evening.over(vote) == pytest.approx(30, abs=0.2)
    await evening.end()


@in_no_time
async def test_the_last_answer_and_the_limit_at_the_same_moment_are_one_end() -> None:
    """Whichever comes second is refused: the vote is counted once."""
    evening = await told(7)
    await evening.reach("discussion")
    vote = await _to_the_vote(evening)
    alive = evening.game.alive
    for seat in alive[:-1]:
        await evening.seat(seat, cmd.CastVote(step=vote.id, seat=seat, target=alive[-1]))
    await asyncio.sleep((vote.limit_at or 0) - evening.table.session.clock.reading() - 0.001)
    last = cmd.CastVote(step=vote.id, seat=alive[-1], target=alive[0])
    limit = cmd.LimitPassed(step=vote.id)
    replies = await asyncio.gather(evening.table.session.submit(last), evening.table.session.submit(limit))
    assert [reply.refusal and reply.refusal.key for reply in replies] == [None, "stale"]
    await asyncio.sleep(1)
    assert sum(isinstance(event, ev.BallotClosed) for event in evening.happened) == 1
    await evening.end()


@in_no_time
async def test_a_limit_that_could_not_be_kept_is_tried_again() -> None:
    """The disk is locked just when time runs out: a few seconds later the game goes on by itself."""
    log = FullLog()
    evening = await told(7, log=log)
    await evening.reach("discussion")
    vote = await _to_the_vote(evening)
    log.full = True
    await asyncio.sleep(65)
    assert evening.game.step.id == vote.id
    assert log.refused
    log.full = False
    assert await evening.over(vote) < 2
    log.full = True
    verdict = evening.game.step
    assert verdict.tells
    await asyncio.sleep(60)
    log.full = False
    assert await evening.over(verdict) < 2
    await evening.end()


@in_no_time
async def test_a_stage_is_hurried_before_its_end() -> None:
    """Thirty seconds before a stage closes, those who have not answered are told to hurry."""
    evening = await told(8, style="together")
    stage = await evening.reach("stage")
    assert stage.limit_at is not None
    await evening.over(stage)
    hurry = next(heard for heard in evening.ears.heard if heard.caption == "last-call")
    left = stage.limit_at - stage.began_at
    assert hurry.at == pytest.approx(now() - 30, abs=0.5), f"of {left} seconds"
    await evening.end()


# -- pause --------------------------------------------------------------------------------------------


@in_no_time
async def test_a_pause_keeps_the_time_that_is_left_and_refuses_answers() -> None:
    """Limits and voice stop, answers are refused meanwhile, everything open stays open."""
    evening = await told(7)
    await evening.reach("discussion")
    vote = await _to_the_vote(evening)
    await asyncio.sleep(20)
    assert await evening.host(cmd.Pause(step=-1)) is None
    await asyncio.sleep(1000)
    assert evening.game.step.id == vote.id
    assert evening.table.remaining() == pytest.approx(40, abs=0.2)
    seat, target = evening.game.alive[:2]
    cast = cmd.CastVote(step=vote.id, seat=seat, target=target)
    assert await evening.seat(seat, cast) == Refusal("paused")
    assert evening.table.seat_view(seat).may_vote == ()
    assert await evening.host(cmd.Resume(step=-1)) is None
    await evening.settled()
    assert await evening.seat(seat, cast) is None
    assert await evening.over(vote) == pytest.approx(40, abs=0.5)
    await evening.end()


@in_no_time
async def test_a_pause_while_something_is_told_has_it_told_again() -> None:
    """The line that was stopped is heard again, whole, and only then does the game go on."""
    evening = await told(7)
    await evening.reach("night_falls")
    await evening.speaking("night-falls")
    await evening.host(cmd.Pause(step=-1))
    await asyncio.sleep(100)
    assert evening.game.step.kind == "night_falls"
    assert evening.heard()[-1] == "paused"
    await evening.host(cmd.Resume(step=-1))
    await asyncio.sleep(0.1)
    await evening.wait_for(lambda: evening.game.step.kind != "night_falls")
    first = next(n for n, heard in enumerate(evening.ears.heard) if heard.caption.startswith("night-falls"))
    assert [heard.caption.split()[0] for heard in evening.ears.heard[first : first + 4]] == [
        "night-falls-called",
        "paused",
        "resumed",
        "night-falls-called",
    ]
    assert [heard.whole for heard in evening.ears.heard[first : first + 4]] == [False, True, True, True]
    await evening.end()


@pytest.mark.parametrize("kind", ["night_falls", "wake", "dawn", "discussion", "vote"])
@in_no_time
async def test_a_paused_game_can_be_called_off(kind: str) -> None:
    """Calling off reveals nothing and says so, not that the game goes on; nothing old is heard after it."""
    evening = await told(8, style="called")
    await evening.reach(kind)
    await asyncio.sleep(0.2)
    await evening.host(cmd.Pause(step=-1))
    await asyncio.sleep(0.3)
    before = len(evening.heard())
    assert await evening.host(cmd.CallOff(step=-1)) is None
    await asyncio.sleep(20)
    assert evening.heard()[before:] == ["called-off"]
    view = evening.table.table_view()
    assert view.game is not None
    assert view.game.called_off
    assert view.game.story is None
    assert not view.game.paused
    assert all(row.role is None for row in view.seats if row.alive)
    assert not evening.table.session.clock.running
    assert await evening.host(lobby.BackToLobby()) is None
    await evening.end()


@in_no_time
async def test_a_removal_during_a_pause_is_told_when_it_goes_on() -> None:
    """Who is taken out while the game is paused is out at once, and named when the voice is back."""
    evening = await told(9)
    await evening.reach("discussion")
    await evening.host(cmd.Pause(step=-1))
    gone = evening.game.alive[0]
    assert await evening.host(lobby.RemoveMember(seat=gone)) is None
    assert gone not in evening.game.alive
    await asyncio.sleep(30)
    assert evening.heard()[-1] == "paused"
    await evening.host(cmd.Resume(step=-1))
    await asyncio.sleep(10)
    assert evening.heard()[-1].startswith("removed-")
    await evening.end()


@in_no_time
@pytest.mark.parametrize("paused", [False, True])
async def test_nobody_waits_for_the_last_deed_of_somebody_removed(paused: bool) -> None:
    """Told that nobody is taken along, also when that happened in a pause, and the game goes on."""
    evening = await told(9, bloodless_first_night=True)
    step = await evening.reach("vote")
    dying = next(seat for seat, role in evening.roles.items() if role == "vigilante")
    voter = next(seat for seat in evening.game.alive if seat != dying)
    assert await evening.seat(voter, cmd.CastVote(step=step.id, seat=voter, target=dying)) is None
    assert await evening.host(cmd.LimitPassed(step=step.id)) is None
    await evening.wait_for(lambda: evening.game.step.kind == "reaction")
    if paused:
        await evening.host(cmd.Pause(step=-1))
    assert await evening.host(lobby.RemoveMember(seat=dying)) is None
    if paused:
        await asyncio.sleep(30)
        assert evening.heard()[-1] == "paused"
        await evening.host(cmd.Resume(step=-1))
    await evening.wait_for(lambda: evening.game.step.kind == "dusk")
    assert any(caption.startswith("reaction-vigilante-nobody") for caption in evening.heard())
    await evening.end()


@in_no_time
async def test_a_pause_at_the_very_end_of_a_line_loses_no_step() -> None:
    """The line was over, and the pause came first by a hair: when it goes on, so does the game."""
    log = GatedLog()
    evening = await told(7, log=log)
    night = await evening.reach("night_falls")
    await evening.speaking("night-falls")
    log.gate.clear()
    pausing = asyncio.create_task(evening.host(cmd.Pause(step=-1)))
    await asyncio.sleep(20)
    assert evening.ears.heard[-1].whole, "nothing has stopped the line"
    log.gate.set()
    assert await pausing is None
    await asyncio.sleep(100)
    assert evening.game.step.id == night.id
    await evening.host(cmd.Resume(step=-1))
    assert await evening.over(night) < 10
    await evening.end()


# -- what may go wrong ----------------------------------------------------------------------------------


@in_no_time
async def test_a_machine_that_slept_skips_nothing() -> None:
    """Suspended for ten minutes: no cascade of skipped steps; the time that was left is still left."""
    evening = await told(7)
    await evening.reach("discussion")
    vote = await _to_the_vote(evening)
    await asyncio.sleep(20)
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    loop.sleep_machine(600)
    await asyncio.sleep(2)
    assert evening.game.step.id == vote.id
    assert evening.table.remaining() == pytest.approx(38, abs=1.5)
    assert await evening.over(vote) == pytest.approx(38, abs=1.5)
    await evening.end()


@pytest.mark.parametrize(
    "ask",
    [
        lambda evening: evening.host(cmd.LimitPassed(step=evening.game.step.id - 1)),
        lambda evening: evening.host(cmd.AddTime(step=evening.game.step.id - 1)),
        lambda evening: evening.seat(
            Seat(1), cmd.SayReady(step=evening.game.step.id - 1, seat=Seat(1), ready=True)
        ),
    ],
)
@in_no_time
async def test_what_was_meant_for_a_step_that_is_over_is_refused(ask: Callable[[Evening], Any]) -> None:
    """A second tap on "close" never closes the next step too."""
    evening = await told(7)
    step = await evening.reach("discussion")
    assert await ask(evening) == Refusal("stale")
    assert evening.game.step.id == step.id
    await evening.end()
