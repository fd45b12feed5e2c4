"""Who is there, as all may know: shown by day, still at night for those who play."""

from __future__ import annotations

import asyncio
from random import Random

from hub.game.presence import WAKING
from hub.game.runtime import Joined
from hub.rules import commands as cmd
from hub.rules.ids import Seat
from hub.rules.lobby import commands as lobby
from tests.game.evening import Evening
from tests.game.pages import HOST, TABLE, Page, seat_page
from tests.game.virtual import in_no_time


def connected(evening: Evening) -> list[Seat]:
    return [row.seat for row in evening.table.table_view().seats if row.connected]


@in_no_time
async def test_who_is_there_is_shown_by_day() -> None:
    """A page that opens or closes is seen at the table."""
    evening = await Evening.begin(6)
    table = Page(evening, TABLE)
    page = seat_page(evening, 2)
    await evening.settled()
    assert [row.seat for row in table.latest.seats if row.connected] == [2]
    await page.leave()
    await evening.settled()
    assert [row.seat for row in table.latest.seats if row.connected] == []
    await evening.end()


@in_no_time
async def test_at_night_presence_stays_as_it_was_at_nightfall() -> None:
    """Who wakes a sleeping phone at night has something to do: nobody is to see that."""
    evening = await Evening.begin(7)
    pages = {seat: seat_page(evening, seat) for seat in (1, 2, 3)}
    await evening.start()
    await evening.reach("wake")
    host = Page(evening, HOST)
    await evening.settled()
    before = len(host.got)
    await pages[1].leave()
    late = seat_page(evening, 5)
    await evening.settled()
    assert connected(evening) == [1, 2, 3]
    assert len(host.got) == before
    await late.leave()
    await evening.end()


@in_no_time
async def test_in_the_morning_phones_have_time_to_wake_up_before_anybody_is_away() -> None:
    """Whose phone is still awake at dawn has used it at night: nobody is to see that either."""
    evening = await Evening.begin(7)
    pages = {seat: seat_page(evening, seat) for seat in (1, 2, 3)}
    await evening.start()
    await evening.reach("wake")
    await pages[1].leave()
    await evening.reach("discussion")
    late = seat_page(evening, 5)
    await asyncio.sleep(WAKING - 2.0)
    assert connected(evening) == [1, 2, 3]
    table = Page(evening, TABLE)
    await asyncio.sleep(4.0)
    assert [row.seat for row in table.latest.seats if row.connected] == [2, 3, 5]
    await late.leave()
    await evening.end()


@in_no_time
async def test_who_has_said_something_in_front_of_all_is_shown_as_they_are() -> None:
    """From then on the phone tells nothing of the night any more, and the host may see who is away."""
    evening = await Evening.begin(7)
    pages = {seat: seat_page(evening, seat) for seat in (1, 2, 3)}
    await evening.start()
    await evening.reach("discussion")
    await pages[1].leave()
    await pages[2].leave()
    await evening.settled()
    assert connected(evening) == [1, 2, 3]
    ready = cmd.SayReady(step=evening.game.step.id, seat=Seat(2), ready=True)
    assert await evening.seat(Seat(2), ready) is None
    await evening.settled()
    assert connected(evening) == [1, 3]
    await pages[3].leave()
    await evening.end()


@in_no_time
async def test_after_a_restart_at_night_all_count_as_there() -> None:
    """Phones come back one after the other, those in use first: that is nobody's business."""
    evening = await Evening.begin(7)
    await evening.start()
    await evening.reach("wake")
    again = await Evening.again(evening.log, evening.table.code)
    assert connected(again) == list(again.game.seats)
    page = seat_page(again, 4)
    await again.settled()
    assert connected(again) == list(again.game.seats)
    await again.reach("discussion")
    await asyncio.sleep(WAKING + 2.0)
    assert connected(again) == [4]
    await page.leave()
    await again.end()
    await evening.end()


@in_no_time
async def test_after_a_restart_by_day_all_count_as_there_until_phones_had_time_to_wake_up() -> None:
    """A hub that is started again in the morning does not show whose phone is still awake from the night."""
    evening = await Evening.begin(7)
    await evening.start()
    await evening.reach("discussion")
    again = await Evening.again(evening.log, evening.table.code)
    page = seat_page(again, 4)
    await asyncio.sleep(WAKING - 2.0)
    assert connected(again) == list(again.game.seats)
    await asyncio.sleep(4.0)
    assert connected(again) == [4]
    await page.leave()
    await again.end()
    await evening.end()


async def somebody_late(evening: Evening) -> Page:
    """Comes during a game and takes a seat for the next one."""
    joined = await evening.table.join(id="late", name="Zoe")
    assert isinstance(joined, Joined)
    page = seat_page(evening, joined.seat)
    await evening.settled()
    return page


def shown(page: Page) -> list[Seat]:
    return [row.seat for row in page.latest.seats if row.connected]


@in_no_time
async def test_who_comes_at_night_for_the_next_game_is_there_at_once() -> None:
    """Without a part in the game there is nothing to hide: all see it, the newcomer too."""
    evening = await Evening.begin(7)
    pages = {seat: seat_page(evening, seat) for seat in (1, 2, 3)}
    table = Page(evening, TABLE)
    await evening.start()
    await evening.reach("wake")
    await pages[1].leave()
    late = await somebody_late(evening)
    assert shown(late) == shown(table) == [1, 2, 3, 8]
    await late.leave()
    await evening.settled()
    assert shown(table) == [1, 2, 3]
    await evening.end()


@in_no_time
async def test_who_came_late_stays_there_however_short_the_days_are() -> None:
    """Through further nights, to the end, and into the lobby."""
    evening = await Evening.begin(7)
    table = Page(evening, TABLE)
    await evening.start()
    await evening.reach("wake")
    late = await somebody_late(evening)
    night = evening.game.night
    await evening.play(Random(3), lambda game: game.over or (game.phase == "night" and game.night > night))
    assert shown(table) == [8]
    await evening.play(Random(3))
    await evening.settled()
    assert shown(late) == shown(table) == [8]
    assert await evening.host(lobby.BackToLobby()) is None
    await evening.settled()
    assert shown(late) == shown(table) == [8]
    await evening.end()


@in_no_time
async def test_a_game_called_off_at_night_leaves_phones_time_to_wake_up() -> None:
    """Whose phone was in use when it ended is told by nothing; afterwards all see who is really there."""
    evening = await Evening.begin(7)
    pages = {seat: seat_page(evening, seat) for seat in (1, 2, 3)}
    table = Page(evening, TABLE)
    await evening.start()
    step = await evening.reach("wake")
    await pages[1].leave()
    assert await evening.host(cmd.CallOff(step=step.id)) is None
    await evening.wait_for(lambda: evening.game.over)
    assert await evening.host(lobby.BackToLobby()) is None
    await evening.settled()
    assert shown(table) == [1, 2, 3]
    await asyncio.sleep(WAKING + 2.0)
    assert shown(table) == [2, 3]
    await evening.end()


@in_no_time
async def test_who_came_late_is_a_player_like_any_other_in_the_next_game() -> None:
    """Dealt in, they are hidden at night as everybody is."""
    evening = await Evening.begin(7)
    table = Page(evening, TABLE)
    await evening.start()
    step = await evening.reach("wake")
    late = await somebody_late(evening)
    assert await evening.host(cmd.CallOff(step=step.id)) is None
    assert await evening.host(lobby.BackToLobby()) is None
    for seat in evening.table.session.table.members:
        await evening.seat(seat, lobby.SayReadyToStart(seat=seat, ready=True))
    await evening.start()
    await evening.reach("wake")
    assert 8 in evening.game.seats
    await late.leave()
    await evening.settled()
    assert shown(table) == [8]
    await evening.end()


@in_no_time
async def test_after_a_restart_at_night_who_has_no_part_is_shown_as_they_are() -> None:
    """All players count as there; a newcomer once their page is back."""
    evening = await Evening.begin(7)
    await evening.start()
    await evening.reach("wake")
    await somebody_late(evening)
    again = await Evening.again(evening.log, evening.table.code)
    assert connected(again) == list(range(1, 8))
    page = seat_page(again, 8)
    await again.settled()
    assert connected(again) == list(range(1, 9))
    await page.leave()
    await again.end()
    await evening.end()
