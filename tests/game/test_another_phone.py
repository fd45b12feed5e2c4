"""A seat moves to another phone: asking, the host's word, the old link and the new one."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from hub.game import pairing
from hub.game.another_phone import MOVED_SHOWN
from hub.game.house import Replaced
from hub.game.pairing import Pairing
from hub.game.runtime import Joined
from hub.projection.messages import Gone
from hub.rules.ids import Seat
from hub.rules.refusal import Refusal
from tests.game.evening import Evening
from tests.game.pages import HOST, Page, seat_page
from tests.game.quiet import QuietVoices
from tests.game.virtual import in_no_time


@in_no_time
async def test_a_seat_moves_to_another_phone() -> None:
    """The phone asks, the host confirms its code: the new link works, the old one is dead, all are told."""
    evening = await Evening.begin(6, voices=QuietVoices(takes_time=True, plain=True))
    old, host = seat_page(evening, 2), Page(evening, HOST)
    asked = evening.table.phones.ask(id="new-phone", seat=Seat(2))
    assert isinstance(asked, Pairing)
    await evening.settled()
    assert [(row.seat, row.code) for row in host.latest.pairings] == [(2, asked.code)]
    assert old.latest.pairing
    assert await evening.table.phones.approve(id="yes", code=asked.code) is None
    assert await evening.table.phones.approve(id="yes", code=asked.code) is None, "a second tap is no error"
    await evening.settled()
    state = evening.table.phones.state(asked.poll)
    assert state is not None
    assert state.state == "granted"
    assert state.token is not None
    assert evening.house.find_seat(state.token) == (evening.table, 2)
    assert evening.house.find_seat(evening.tokens[Seat(2)]) == Replaced(evening.table.code, "moved")
    assert old.latest == Gone(reason="moved")
    assert evening.table.session.table.members[Seat(2)].moves == 1
    assert [row.seat for row in host.latest.seats if row.moved] == [2]
    await asyncio.sleep(3)
    assert host.latest.caption.text == "seat-moved Bjarne"
    await asyncio.sleep(MOVED_SHOWN)
    assert [row.seat for row in host.latest.seats if row.moved] == []
    assert host.latest.pairings == ()
    await evening.end()


@in_no_time
async def test_whoever_found_the_lost_phone_gets_no_link_by_joining_again() -> None:
    """The old phone repeats its joining: it is told its old link, which is dead, and not the new one."""
    evening = await Evening.begin(0)
    joined = await evening.table.join(id="joining", name="Kari")
    assert isinstance(joined, Joined)
    asked = evening.table.phones.ask(id="new-phone", seat=joined.seat)
    assert isinstance(asked, Pairing)
    await evening.table.phones.approve(id="yes", code=asked.code)
    again = await evening.table.join(id="joining", name="Kari")
    assert again == joined
    assert evening.house.find_seat(joined.token) == Replaced(evening.table.code, "moved")
    await evening.end()


async def moved_at_night() -> Evening:
    """While somebody is called, the second seat goes to another phone."""
    evening = await Evening.begin(7, voices=QuietVoices(takes_time=True, plain=True))
    await evening.start()
    await evening.reach("wake")
    asked = evening.table.phones.ask(id="new-phone", seat=Seat(2))
    assert isinstance(asked, Pairing)
    await evening.table.phones.approve(id="yes", code=asked.code)
    await evening.settled()
    return evening


@in_no_time
async def test_a_move_at_night_is_not_spoken() -> None:
    """The room stays silent; the screens show it."""
    evening = await moved_at_night()
    assert [row.seat for row in evening.table.table_view().seats if row.moved] == [2]
    await asyncio.sleep(3)
    assert not [line for line in evening.table.table_view().recent if line.startswith("seat-moved")]
    await evening.end()


@pytest.mark.parametrize("restarted", [False, True])
@in_no_time
async def test_what_moved_at_night_is_told_to_all_in_the_morning(restarted: bool) -> None:
    """A host who takes somebody's seat while all have their eyes closed is found out before anybody talks."""
    evening = await moved_at_night()
    if restarted:
        await evening.end()
        voices = QuietVoices(takes_time=True, plain=True)
        evening = await Evening.again(evening.log, evening.table.code, voices)
    await evening.reach("discussion")
    await asyncio.sleep(5)
    told = [line for line in evening.table.table_view().recent if line.startswith("seat-moved")]
    assert told == ["seat-moved-at-night Bjarne"]
    assert [row.seat for row in evening.table.table_view().seats if row.moved] == [2]
    await evening.play(
        Random(3), lambda game: game.over or (game.night == 2 and game.step.kind == "discussion")
    )
    await asyncio.sleep(5)
    assert not [line for line in evening.table.table_view().recent if line.startswith("seat-moved")], "once"
    await evening.end()


@in_no_time
async def test_wrong_codes_and_seats_are_refused() -> None:
    """Nobody's, a bot's, an unknown one: nothing moves."""
    evening = await Evening.begin(2)
    await evening.host(None)
    assert evening.table.phones.ask(id="1", seat=Seat(9)) == Refusal("unknown-seat")
    assert evening.table.phones.ask(id="2", seat=Seat(3)) == Refusal("unknown-seat")
    assert await evening.table.phones.approve(id="3", code="0000") == Refusal("unknown-pairing")
    assert evening.table.phones.refuse("0000") == Refusal("unknown-pairing")
    asked = evening.table.phones.ask(id="4", seat=Seat(1))
    assert isinstance(asked, Pairing)
    assert evening.table.phones.refuse(asked.code) is None
    assert evening.table.phones.refuse(asked.code) is None
    assert await evening.table.phones.approve(id="5", code=asked.code) == Refusal("unknown-pairing")
    await evening.end()


@in_no_time
async def test_a_request_that_has_expired_goes_from_the_hosts_page() -> None:
    """Without anybody doing anything."""
    evening = await Evening.begin(2)
    host = Page(evening, HOST)
    evening.table.phones.ask(id="new-phone", seat=Seat(1))
    await evening.settled()
    assert host.latest.pairings
    await asyncio.sleep(pairing.LASTS + 5)
    assert not host.latest.pairings
    await evening.end()
