"""How a game is told beyond its steps: its end, in short, and after a restart."""

from __future__ import annotations

import asyncio
from collections import Counter

from hub.game.log import MemoryLog
from hub.rules import commands as cmd
from hub.rules.lobby import commands as lobby
from hub.rules.refusal import Refusal
from narrator.cue import Cue
from narrator.script import Script
from tests.game.quiet import QuietVoices
from tests.game.told import Told, told
from tests.game.virtual import in_no_time


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
    assert evening.table.skip_story() == Refusal("not-now")
    await evening.reach("over")
    await evening.speaking("epilogue-opens")
    assert evening.table.skip_story() is None
    lines = len(evening.heard())
    await asyncio.sleep(30)
    assert len(evening.heard()) == lines
    assert evening.table.skip_story() == Refusal("not-now")
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
    evening.table.set_telling(brisk=True)
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
    before = Counter(evening.table._teller._told)
    code = evening.table.code
    await evening.end()
    again = await Told.again(log, code, QuietVoices(takes_time=True))
    after = again.table._teller._told
    shared = {
        key: count for key, count in before.items() if key.startswith(("night-falls", "sleep-", "dawn-"))
    }
    assert shared and {key: after[key] for key in shared} == shared
    await again.end()
