"""The table's sense of time: when what is open closes, and who is told beforehand."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from hub.rules import commands as cmd
from hub.rules import events as ev
from hub.rules.refusal import Refusal
from hub.rules.settings import PACES
from tests.game.logs import FullLog
from tests.game.told import to_the_vote, told
from tests.game.virtual import VirtualLoop, in_no_time, now


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
    vote = await to_the_vote(evening)
    await asyncio.sleep(50)
    assert await evening.host(cmd.AddTime(step=vote.id)) is None
    assert evening.table.remaining() == pytest.approx(40, abs=0.5)
    assert await evening.over(vote) == pytest.approx(40, abs=0.5)
    await evening.end()


@in_no_time
async def test_more_time_given_in_the_last_instant_counts() -> None:
    """The limit fires while the host's +30 is being kept: the time was given, so the step goes on."""
    evening = await told(7)
    await evening.reach("discussion")
    vote = await to_the_vote(evening)
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
    vote = await to_the_vote(evening)
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
    vote = await to_the_vote(evening)
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


@in_no_time
async def test_a_machine_that_slept_skips_nothing() -> None:
    """Suspended for ten minutes: no cascade of skipped steps; the time that was left is still left."""
    evening = await told(7)
    await evening.reach("discussion")
    vote = await to_the_vote(evening)
    await asyncio.sleep(20)
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    loop.sleep_machine(600)
    await asyncio.sleep(2)
    assert evening.game.step.id == vote.id
    assert evening.table.remaining() == pytest.approx(38, abs=1.5)
    assert await evening.over(vote) == pytest.approx(38, abs=1.5)
    await evening.end()
