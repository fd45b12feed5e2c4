"""All tables of one hub: opening, finding, taking up again, and making room."""

from __future__ import annotations

import asyncio
import time
from random import Random

import msgspec
import pytest

from hub.game import house as house_module
from hub.game.house import KEPT_FOR, MAKES_ROOM_AFTER, House, Opened
from hub.game.log import MemoryLog
from hub.game.watchers import Audience
from hub.projection.messages import Gone
from hub.rules.books import unknown_rulebook
from hub.rules.refusal import Refusal
from tests.game.evening import Evening
from tests.game.logs import FullLog
from tests.game.quiet import QuietVoices
from tests.game.virtual import in_no_time, now


async def empty(log: MemoryLog | None = None) -> House:
    house = House(log or MemoryLog(), QuietVoices(), monotonic=now)
    await house.start()
    return house


async def opened(house: House, id: str = "tap-1") -> Opened:
    answer = await house.open_table(id=id, language="en")
    assert isinstance(answer, Opened), answer
    return answer


@in_no_time
async def test_opening_five_times_with_one_tap_opens_one_table() -> None:
    """The same id gets the same table; another one asks for another, and wipes nothing."""
    house = await empty()
    answers = await asyncio.gather(*(opened(house) for _ in range(5)))
    assert len({answer.code for answer in answers}) == 1
    second = await opened(house, "tap-2")
    assert len(house.tables()) == 2
    assert house.find_code(answers[0].code) is not house.find_code(second.code)
    await house.close()


@in_no_time
async def test_a_table_is_found_by_its_code_and_its_links_alone() -> None:
    """Host link, seat link and code are three things, and none stands for another."""
    evening = await Evening.begin(2)
    house, table = evening.house, evening.table
    host = house.host_token(table)
    seat, token = next(iter(evening.tokens.items()))
    assert house.find_code(f" {table.code.lower()} ") is table
    assert house.find_host(host) is table
    assert house.find_seat(token) == (table, seat)
    for wrong in (token, table.code, "", "x" * 22, host[:-1]):
        assert house.find_host(wrong) is None
    for wrong in (host, table.code, "", "x" * 22, token[:-1]):
        assert house.find_seat(wrong) is None
    assert house.find_code(token) is None
    await evening.end()


@in_no_time
async def test_what_can_not_be_opened_is_refused() -> None:
    """An unknown rulebook, an unknown language, a full disk."""
    log = FullLog()
    house = await empty(log)
    assert await house.open_table(id="1", language="xx") == Refusal("unknown-language")
    assert await house.open_table(id="2", language="en", rulebook="chess") == unknown_rulebook()
    log.full = True
    assert await house.open_table(id="3", language="en") == Refusal("not-saved")
    log.full = False
    await opened(house, "3")
    await house.close()


@in_no_time
async def test_a_full_house_makes_room_for_who_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table left alone for long gives way; one with a page open, or used a moment ago, never does."""
    monkeypatch.setattr(house_module, "MOST_TABLES", 3)
    house = await empty()
    first, second, third = [await opened(house, f"tap-{number}") for number in range(3)]
    assert await house.open_table(id="tap-3", language="en") == Refusal("too-many-tables")
    watched = house.find_code(first.code)
    assert watched is not None
    async with watched.subscribe(Audience("table")):
        await asyncio.sleep(MAKES_ROOM_AFTER + 1)
        used = house.find_code(third.code)
        assert used is not None
        await used.join(id="joining", name="Kari")
        fourth = await opened(house, "tap-4")
    assert house.find_code(second.code) is None
    assert house.find_host(second.host_token) is None
    assert {table.code for table in house.tables()} == {first.code, third.code, fourth.code}
    await house.close()


@in_no_time
async def test_a_table_that_everybody_has_left_is_put_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """After three days without anybody it takes no more room; nothing runs for nobody."""
    assert KEPT_FOR == 3 * 24 * 3600
    monkeypatch.setattr(house_module, "KEPT_FOR", 300.0)
    house = await empty()
    answer = await opened(house)
    await asyncio.sleep(290)
    assert len(house.tables()) == 1
    await asyncio.sleep(15)
    assert house.tables() == ()
    assert house.find_code(answer.code) is None
    await house.close()


def _aged(log: MemoryLog, days: float) -> None:
    for key, entries in log._entries.items():
        log._entries[key] = [
            msgspec.structs.replace(entry, wall=time.time() - days * 86400) for entry in entries
        ]
    for table, note in log._clocks.items():
        log._clocks[table] = msgspec.structs.replace(note, wall=time.time() - days * 86400)


@in_no_time
async def test_old_tables_are_not_taken_up_again() -> None:
    """Last week's lobby is not shown after a restart."""
    evening = await Evening.begin(3)
    log = evening.log
    assert isinstance(log, MemoryLog)
    await evening.end()
    _aged(log, 7)
    house = await empty(log)
    assert house.tables() == ()
    await house.close()


@in_no_time
async def test_the_newest_game_is_taken_up_however_old_it_looks() -> None:
    """A small computer may not know what day it is: a game is never lost for that; it waits, paused."""
    evening = await Evening.begin(6)
    await evening.start()
    log = evening.log
    assert isinstance(log, MemoryLog)
    await evening.end()
    _aged(log, 7)
    again = await Evening.again(log, evening.table.code)
    assert again.game.paused
    await again.end()


@in_no_time
async def test_when_the_hub_stops_all_pages_are_told_and_what_was_asked_is_kept() -> None:
    """Clean end: the last command is on the disk before the log is closed."""
    evening = await Evening.begin(6)
    page = evening.table.subscribe(Audience("host"))
    await evening.start()
    joining = asyncio.create_task(evening.table.join(id="late-tap", name="Late"))
    await asyncio.sleep(0)
    await evening.house.close()
    await joining
    assert await page.next() == Gone(reason="closing")
    names = [member.name for member in evening.table.session.table.members.values()]
    assert "Late" in names
    entries = await evening.log.read(evening.table.session.key)
    assert entries[-1].version == evening.table.session.version


@in_no_time
async def test_the_clock_is_noted_between_events() -> None:
    """A kill in a long discussion costs two seconds of it, not all of it; a locked disk stops nothing."""
    log = FullLog()
    evening = await Evening.begin(6, log=log)
    await evening.start()
    await evening.reach("discussion")
    key = evening.table.session.key
    await asyncio.sleep(50)
    reading = evening.table.session.clock.reading()
    assert reading - 2.1 <= (await log.clock(key)).at <= reading
    log.full = True
    await asyncio.sleep(20)
    log.full = False
    await asyncio.sleep(3)
    assert (await log.clock(key)).at > reading + 20
    await evening.end()


@in_no_time
async def test_two_tables_play_side_by_side() -> None:
    """Each its own game, to its own end."""
    evening = await Evening.begin(6)
    second = await opened(evening.house, "second")
    table = evening.house.find_code(second.code)
    assert table is not None
    other = Evening(evening.house, table, evening.log)
    for name in ("Tuva", "Ulrik", "Vilde", "William", "Xander"):
        await other.join(name)
    await evening.start()
    await other.start()
    await asyncio.gather(evening.play(Random(1)), other.play(Random(2)))
    assert evening.game.winner is not None
    assert other.game.winner is not None
    assert evening.game.seed != other.game.seed
    await evening.end()
