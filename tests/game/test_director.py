"""The table's sense of time: what is told when, what opens then, and what comes too late."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hub.rules import commands as cmd
from hub.rules.ids import Seat
from hub.rules.lobby import commands as lobby
from hub.rules.refusal import Refusal
from tests.game.evening import Evening
from tests.game.told import told
from tests.game.virtual import in_no_time, now


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
