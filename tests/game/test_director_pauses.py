"""The table's sense of time: a pause stops it, and nothing is lost by that."""

from __future__ import annotations

import asyncio

import pytest

from hub.rules import commands as cmd
from hub.rules.lobby import commands as lobby
from hub.rules.refusal import Refusal
from tests.game.logs import GatedLog
from tests.game.told import to_the_vote, told
from tests.game.virtual import in_no_time


@in_no_time
async def test_a_pause_keeps_the_time_that_is_left_and_refuses_answers() -> None:
    """Limits and voice stop, answers are refused meanwhile, everything open stays open."""
    evening = await told(7)
    await evening.reach("discussion")
    vote = await to_the_vote(evening)
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
