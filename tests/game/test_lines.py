"""The lines told at a table: in order, each while it is true, in full or in short, to the end."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from hub.game import lines
from hub.game.log import MemoryLog
from hub.rules import commands as cmd
from hub.rules import events as ev
from hub.rules.lobby import commands as lobby
from hub.rules.refusal import Refusal
from narrator.cue import Cue
from narrator.script import Script
from tests.game.quiet import QuietVoices
from tests.game.sound_room import Room
from tests.game.told import Told, told
from tests.game.virtual import in_no_time, now


@pytest.mark.parametrize("rulebook", ["witches", "shifters", "varulv"])
@pytest.mark.parametrize("style", ["called", "together"])
@in_no_time
async def test_lines_are_heard_one_at_a_time_in_the_order_of_events(rulebook: str, style: str) -> None:
    """Announcements never overlap, and nothing is told out of order."""
    evening = await told(8, rulebook, style=style)
    await evening.play(Random(4))
    await evening.wait_for(lambda: evening.heard()[-1].startswith("won-"))
    ears = evening.ears.heard
    for before, after in pairwise(ears):
        assert before.until is not None
        assert before.until <= after.at
    told_steps = [
        line.key
        for e in evening.happened
        if isinstance(e, ev.StepBegan) and e.step.tells
        for line in e.step.lines
    ]
    heard = [caption.split()[0] for caption in evening.heard()]
    assert [key for key in heard if key in set(told_steps)] == told_steps
    await evening.end()


@in_no_time
async def test_lines_in_advance_are_worked_out_from_public_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is spoken ahead is asked for once the step begins, and never for a role that nobody calls."""
    evening = await told(5, style="called")
    asked: list[str] = []
    studio = evening.house._voices.studio("en")
    monkeypatch.setattr(studio, "expect", lambda texts, owner: asked.extend(texts))
    await evening.reach("dawn")
    assert any(text.startswith("wake-witches") for text in asked)
    assert not any("healer" in text for text in asked), "five seats are dealt no Healer"
    await evening.end()


@in_no_time
async def test_a_step_that_ends_by_itself_lets_its_line_be_heard_out() -> None:
    """Everybody was quick with the card: the sentence is still spoken to its end."""
    evening = await told(7)
    await asyncio.sleep(0.2)
    for seat in evening.game.seats:
        await evening.seat(seat, cmd.ConfirmCard(step=evening.game.step.id, seat=seat))
    await evening.reach("wake_call")
    assert evening.ears.heard[0].whole
    await evening.end()


@in_no_time
async def test_obsolete_lines_are_dropped() -> None:
    """Skipped lines are never heard later: no "wake up" after the dawn."""
    evening = await told(7, style="called")
    await evening.reach("night_falls")
    for _ in range(3):
        await evening.host(cmd.LimitPassed(step=evening.game.step.id))
    await evening.reach("discussion_call")
    keys = [caption.split()[0] for caption in evening.heard()]
    dawn = next(n for n, key in enumerate(keys) if key.startswith("dawn-"))
    assert not [key for key in keys[dawn:] if key.startswith(("wake-", "sleep-"))]
    await evening.end()


@in_no_time
async def test_an_announcement_survives_the_step_that_it_came_in() -> None:
    """Told while others wait to be told: dropping the obsolete ones leaves it in."""
    evening = await told(9, style="called")
    night = await evening.reach("night_falls")
    gone = next(seat for seat in evening.game.alive if evening.roles[seat] == "villager")
    await evening.host(lobby.RemoveMember(seat=gone))
    await evening.host(cmd.LimitPassed(step=night.id))
    await evening.host(cmd.LimitPassed(step=evening.game.step.id))
    await asyncio.sleep(10)
    name = evening.table.session.table.members[gone].name
    assert [c for c in evening.heard() if c.startswith(f"removed-revealed {name}")], evening.heard()
    await evening.end()


@in_no_time
async def test_the_last_line_is_told_again_when_asked() -> None:
    """The host may have the last line repeated; once its step is over it isn't."""
    evening = await told(7, style="called")
    await evening.reach("wake")
    line = evening.heard()[-1]
    evening.table.lines.repeat()
    await asyncio.sleep(0.1)
    assert evening.heard()[-2:] == [line, line]
    await evening.reach("dawn")
    assert evening.heard().count(line) == 2
    await evening.end()


@in_no_time
async def test_a_line_that_can_not_be_played_holds_up_nothing() -> None:
    """Make the sound fail once: the next line is told, and the game goes on."""
    evening = await told(7, style="called")
    evening.ears.trouble_with = {"night-falls": RuntimeError("no sound"), "wake-": OSError("gone")}
    await evening.reach("wake")
    await evening.over(evening.game.step)
    assert not evening.ears.trouble_with
    assert any(caption.startswith("sleep-") for caption in evening.heard())
    view = evening.table.table_view()
    assert any(caption.startswith("night-falls") for caption in view.recent), "its caption was shown"
    await evening.end()


@in_no_time
async def test_a_voice_that_fails_once_is_heard_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make synthesis raise once: that line passes in silence with its caption, the next one is spoken."""
    evening = await told(7)
    studio = evening.house._voices.studio("en")
    asked: list[str] = []

    async def fail(text: str, rank: int) -> Any:
        asked.append(text)
        raise RuntimeError("the model has burst")

    monkeypatch.setattr(studio, "at_hand", lambda text: None)
    monkeypatch.setattr(studio, "speak", fail)
    await evening.reach("night_falls")
    await evening.speaking("night-falls")
    monkeypatch.undo()
    await evening.reach("wake")
    assert "night-falls-called in en." in asked
    assert evening.heard()[-1].startswith("wake-")
    await evening.end()


@in_no_time
async def test_sound_that_never_ends_is_given_up() -> None:
    """A hung outlet is bounded: the game goes on a few seconds after the line should have been over."""
    evening = await told(7)
    await evening.reach("night_falls")
    evening.ears.hangs = True
    begun = now()
    await evening.reach("dawn")
    lines = len(evening.began("wake_call")) + len(evening.began("wake_sleep")) + 1
    assert now() - begun < 30 * lines + 100
    await evening.end()


@in_no_time
async def test_a_voice_that_has_died_altogether_ends_no_game() -> None:
    """Whatever becomes of the storyteller, a line that never ends is given up after a while."""
    evening = await told(7)
    await evening.reach("night_falls")
    teller = evening.table.sound.teller
    teller._runner.cancel()
    begun = now()
    await evening.reach("wake")
    assert now() - begun < 2.5 * lines.LONGEST_LINE, "two lines"
    await evening.end()


@in_no_time
async def test_when_somebody_has_won_the_nights_are_told() -> None:
    """Who has won, what the nights hid, and that it is over; after a while it is quiet."""
    evening = await told(5, "varulv", style="called")
    await evening.reach("over")
    await evening.wait_for(lambda: evening.heard()[-1].startswith("epilogue-ends"), 120)
    end = [caption.split()[0] for caption in evening.heard()]
    won = next(index for index, key in enumerate(end) if key.startswith("won-"))
    assert end[won + 1 : won + 3] == ["epilogue-opens", "epilogue-side"]
    assert all(heard.whole for heard in evening.ears.heard[won:-1])
    await evening.end()


@in_no_time
async def test_the_host_skips_what_is_told_at_the_end() -> None:
    """At once and for good; there is nothing to skip before the end, nor twice."""
    evening = await told(5, "varulv", style="called")
    assert evening.table.lines.skip_story() == Refusal("not-now")
    await evening.reach("over")
    await evening.speaking("epilogue-opens")
    assert evening.table.lines.skip_story() is None
    lines = len(evening.heard())
    await asyncio.sleep(30)
    assert len(evening.heard()) == lines
    assert evening.table.lines.skip_story() == Refusal("not-now")
    await evening.end()


@in_no_time
async def test_the_next_game_does_not_wait_for_the_end_of_the_tale() -> None:
    """Back in the lobby nothing more is told of the game before."""
    evening = await told(5, "varulv", style="called")
    await evening.reach("over")
    await evening.speaking("epilogue-opens")
    assert await evening.host(lobby.BackToLobby()) is None
    await asyncio.sleep(30)
    assert evening.heard()[-1] == "play-again"
    assert not [caption for caption in evening.heard() if caption.startswith("epilogue-ends")]
    await evening.end()


@in_no_time
async def test_a_game_called_off_is_not_told() -> None:
    """What you were stays with you."""
    evening = await told(5, "varulv", style="called")
    await evening.reach("discussion")
    assert await evening.host(cmd.CallOff(step=-1)) is None
    await asyncio.sleep(60)
    assert not [caption for caption in evening.heard() if caption.startswith(("epilogue", "tale"))]
    await evening.end()


@in_no_time
async def test_a_table_may_be_told_briskly() -> None:
    """Short forms from the next line on; the next table of this house begins as this one was set."""
    voices = QuietVoices(takes_time=True)
    evening = await Told.begin(5, "varulv", voices=voices, style="called")
    evening.table.sound.set_brisk(brisk=True)
    assert evening.table.host_view().telling.brisk
    await evening.start()
    await evening.reach("wake")
    script = Script.load("en", "varulv")
    short = {
        script.line(Cue(key, {"count": 1}), 1, nth, brisk=True).caption
        for key in ("prologue", "night-falls-called", "wake-wolves")
        for nth in range(2)
    }
    heard = [heard.caption for heard in evening.ears.heard]
    assert len(short & set(heard)) == 3, heard
    opened = await evening.house.open_table(id="another-one", language="en")
    assert not isinstance(opened, Refusal)
    another = evening.house.find_code(opened.code)
    assert another is not None and another.host_view().telling.brisk
    await evening.end()


@in_no_time
async def test_after_a_restart_the_wording_goes_on() -> None:
    """What was told before counts, so that no wording comes twice in a row."""
    log = MemoryLog()
    evening = await Told.begin(7, "witches", log=log, voices=QuietVoices(takes_time=True), style="called")
    await evening.start()
    await evening.reach("dusk")
    await evening.reach("wake")
    before = Counter(evening.table.sound.teller._words.told)
    code = evening.table.code
    await evening.end()
    again = await Told.again(log, code, QuietVoices(takes_time=True))
    after = again.table.sound.teller._words.told
    shared = {
        key: count for key, count in before.items() if key.startswith(("night-falls", "sleep-", "dawn-"))
    }
    assert shared and {key: after[key] for key in shared} == shared
    await again.end()


@in_no_time
async def test_the_sound_is_tried_by_day_only() -> None:
    """In the lobby and while people talk; at night, or in the middle of a line, it would say something."""
    room = Room()
    table = await room.table()
    assert table.lines.try_sound() is None
    await asyncio.sleep(10)
    heard = len(room.made[0].heard)
    assert heard == 1
    await room.start(table)
    tried: dict[str, set[bool]] = {}
    while (view := table.table_view()).game is not None and view.game.phase != "over":
        tried.setdefault(view.game.phase, set()).add(table.lines.try_sound() is None)
        if view.game.step.kind == "discussion":
            break
        await asyncio.sleep(1)
    assert tried["night"] == {False}
    assert True in tried["day"]
    await room.house.close()
