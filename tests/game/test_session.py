"""The table's only writer: each command once, kept, then answered, then heard of by others."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from hub.game.answered import REMEMBERED, Reply
from hub.game.clock import PlayClock
from hub.game.log import EventLog, LogError, MemoryLog
from hub.game.session import Session
from hub.rules.books import BOOKS
from hub.rules.ids import Seat
from hub.rules.lobby import commands as lobby
from hub.rules.lobby.events import SeatReady, SeatTaken, TableOpened
from hub.rules.lobby.evolve import TableEvent, replay
from hub.rules.refusal import Refusal
from tests.game.evening import Evening
from tests.game.logs import FullLog, GatedLog
from tests.game.virtual import in_no_time

OPENED = TableOpened(
    code="ABCDEF", secret="s", language="en", rulebook="witches", settings=BOOKS["witches"].defaults
)


async def begin(log: EventLog | None = None) -> Session:
    return await Session.open(log or MemoryLog(), OPENED, PlayClock())


def ready(seat: int, is_ready: bool = True) -> lobby.SayReadyToStart:
    return lobby.SayReadyToStart(seat=Seat(seat), ready=is_ready)


async def test_a_command_sent_five_times_at_once_counts_once() -> None:
    """Fast taps never join twice: the same id gets one seat and five equal answers."""
    session = await begin()
    command = lobby.TakeSeat(name="Kari")
    replies = await asyncio.gather(*(session.submit(command, sender="join", id="tap") for _ in range(5)))
    assert set(replies) == {Reply(seat=Seat(1))}
    assert list(session.table.members) == [1]


async def test_a_refusal_is_repeated_as_well() -> None:
    """The same command id again gets the same answer again, also when it has become possible meanwhile."""
    session = await begin()
    first = await session.submit(ready(1), sender="seat:1", id="early")
    assert first.refusal == Refusal("unknown-seat")
    await session.submit(lobby.TakeSeat(name="Kari"), sender="join", id="tap")
    assert await session.submit(ready(1), sender="seat:1", id="early") == first
    assert (await session.submit(ready(1), sender="seat:1", id="later")).refusal is None


async def test_nobody_learns_from_what_is_forgotten_how_much_others_have_sent() -> None:
    """However many commands others send, an answer of one's own is remembered for as many of one's own."""
    session = await begin()
    first = await session.submit(ready(1), sender="seat:1", id="first")
    await session.submit(lobby.TakeSeat(name="Kari"), sender="join", id="tap")
    for number in range(2 * REMEMBERED):
        await session.submit(ready(2), sender="seat:2", id=f"other-{number}")
    for number in range(REMEMBERED - 1):
        await session.submit(ready(9), sender="seat:1", id=f"own-{number}")
    assert await session.submit(ready(1), sender="seat:1", id="first") == first, "it is remembered"
    await session.submit(ready(9), sender="seat:1", id="one-more")
    assert (await session.submit(ready(1), sender="seat:1", id="first")).refusal is None, "forgotten"


async def test_ids_of_different_people_have_nothing_to_do_with_each_other() -> None:
    """Two phones that happen to choose the same id are two commands."""
    session = await begin()
    for name in ("Kari", "Lars"):
        await session.submit(lobby.TakeSeat(name=name), sender=f"join:{name}", id="1")
    await session.submit(ready(1), sender="seat:1", id="1")
    await session.submit(ready(2), sender="seat:2", id="1")
    assert [member.ready for member in session.table.members.values()] == [True, True]


async def test_a_repetition_after_a_restart_gets_the_same_answer() -> None:
    """A phone that never heard the answer asks again after the restart: one seat, the same one."""
    log = MemoryLog()
    session = await begin(log)
    first = await session.submit(lobby.TakeSeat(name="Kari"), sender="join", id="tap")
    await session.submit(ready(1), sender="seat:1", id="ready")
    again = await Session.load(session.key, log, PlayClock())
    assert await again.submit(lobby.TakeSeat(name="Kari"), sender="join", id="tap") == first
    assert await again.submit(ready(1, False), sender="seat:1", id="ready") == Reply()
    assert again.table == session.table
    assert again.answered("seat:1", "ready") == Reply()
    assert again.answered("seat:1", "never") is None


async def test_what_was_meant_for_another_game_is_stale() -> None:
    """A command names the game that its sender saw; in the next game it means nothing."""
    session = await begin()
    await session.submit(lobby.TakeSeat(name="Kari"), id="tap")
    assert (await session.submit(ready(1), id="a", game=1)).refusal == Refusal("stale")
    assert (await session.submit(ready(1), id="b", game=0)).refusal is None


async def test_a_condition_is_looked_at_when_the_commands_turn_comes() -> None:
    """What was true when a command was sent may be over when its turn comes."""
    log = GatedLog()
    session = await begin(log)
    log.gate.clear()
    joining = asyncio.create_task(session.submit(lobby.TakeSeat(name="Kari"), id="tap"))
    await asyncio.sleep(0)
    late = asyncio.create_task(
        session.submit(lobby.TakeSeat(name="Lars"), only_if=lambda table: not table.members)
    )
    await asyncio.sleep(0)
    log.gate.set()
    assert (await joining).refusal is None
    assert (await late).refusal == Refusal("stale")


async def test_kept_then_answered_then_published() -> None:
    """First it is on the disk, then the one who asked hears of it, then everybody else does."""
    log = GatedLog()
    session = await begin(log)
    order: list[str] = []
    session.listen(lambda events: order.append("published"))

    async def ask() -> None:
        await session.submit(lobby.TakeSeat(name="Kari"), id="tap")
        order.append("answered")

    log.gate.clear()
    asking = asyncio.create_task(ask())
    for _ in range(5):
        await asyncio.sleep(0)
    assert order == [], "nobody hears of what is not kept"
    assert not session.table.members
    order.append("kept")
    log.gate.set()
    await asking
    await session.close()
    assert order == ["kept", "answered", "published"]


async def test_listeners_see_the_state_that_their_events_led_to() -> None:
    """However many commands arrive at once, each is published before the next one is decided."""
    session = await begin()
    seen: list[tuple[int, int]] = []

    def look(events: Sequence[TableEvent]) -> None:
        taken = [event.seat for event in events if isinstance(event, SeatTaken)]
        seen.append((max(taken), len(session.table.members)))

    session.listen(look)
    names = ("Anna", "Bjarne", "Cecilie", "David")
    await asyncio.gather(*(session.submit(lobby.TakeSeat(name=name)) for name in names))
    await session.close()
    assert seen == [(1, 1), (2, 2), (3, 3), (4, 4)]


async def test_a_caller_who_gives_up_changes_nothing() -> None:
    """A phone that is gone before the answer has still acted, once."""
    log = GatedLog()
    session = await begin(log)
    log.gate.clear()
    asking = asyncio.create_task(session.submit(lobby.TakeSeat(name="Kari"), sender="join", id="tap"))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    log.gate.set()
    again = await session.submit(lobby.TakeSeat(name="Kari"), sender="join", id="tap")
    assert again == Reply(seat=Seat(1))
    assert len(await log.read(session.key)) == 2


async def test_what_could_not_be_kept_has_not_happened() -> None:
    """With a full disk the command is refused whole; tried again with the same id it is carried out."""
    log = FullLog()
    session = await begin(log)
    published: list[TableEvent] = []
    session.listen(published.extend)
    log.full = True
    command = lobby.TakeSeat(name="Kari")
    assert (await session.submit(command, sender="join", id="tap")).refusal == Refusal("not-saved")
    assert not session.table.members
    assert published == []
    log.full = False
    assert (await session.submit(command, sender="join", id="tap")).seat == Seat(1)
    await session.close()
    assert len(published) == 1


async def test_a_table_that_somebody_else_has_written_to_is_caught_up_with() -> None:
    """Two writers: the slower one is refused, hears what it missed, and its next command is right."""
    log = MemoryLog()
    one = await begin(log)
    two = await Session.load(one.key, log, PlayClock())
    heard: list[TableEvent] = []
    two.listen(heard.extend)
    await one.submit(lobby.TakeSeat(name="Kari"), sender="join", id="kari")
    assert (await two.submit(lobby.TakeSeat(name="Kari"), id="x")).refusal == Refusal("not-saved")
    await asyncio.sleep(0)
    assert two.table == one.table
    assert [type(event) for event in heard] == [SeatTaken]
    assert (await two.submit(lobby.TakeSeat(name="Lars"), id="y")).seat == Seat(2)
    assert (await two.submit(lobby.TakeSeat(name="Kari"), sender="join", id="kari")).seat == Seat(1)


async def test_a_listener_that_fails_is_nobody_elses_trouble() -> None:
    """An error in one part of the hub stops neither the others nor the table."""
    session = await begin()
    heard: list[TableEvent] = []

    def fail(events: Sequence[TableEvent]) -> None:
        raise RuntimeError("broken")

    session.listen(fail)
    session.listen(heard.extend)
    await session.submit(lobby.TakeSeat(name="Kari"))
    await session.submit(ready(1))
    await session.close()
    assert [type(event) for event in heard] == [SeatTaken, SeatReady]


async def test_a_closed_session_takes_nothing_more() -> None:
    """The log may be closed then, so nothing is promised any more."""
    session = await begin()
    await session.close()
    assert (await session.submit(lobby.TakeSeat(name="Kari"))).refusal == Refusal("not-saved")


async def test_a_log_without_a_beginning_is_no_table() -> None:
    """A table that can't be told apart from nothing is not taken up."""
    with pytest.raises(LogError, match="no beginning"):
        await Session.load("nothing", MemoryLog(), PlayClock())


@in_no_time
async def test_a_whole_game_replays_bit_for_bit() -> None:
    """A game replays from its log exactly: table, game, and what every seat may know."""
    evening = await Evening.begin(9, style="together")
    await evening.start()
    await evening.play(Random(3))
    session = evening.table.session
    entries = await evening.log.read(session.key)
    assert replay(entry.event for entry in entries) == session.table
    again = await Session.load(session.key, evening.log, PlayClock())
    assert again.table == session.table
    assert again.version == session.version == len(entries)
    assert again.projector.version == session.projector.version < len(entries)
    await evening.end()
