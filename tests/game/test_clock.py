"""The play clock: it counts while people play, and only then."""

from __future__ import annotations

import asyncio

import pytest

from hub.game.alarms import Alarms
from hub.game.clock import GAP_COUNTS_AS, LONGEST_GAP, PlayClock
from tests.game.virtual import VirtualLoop, in_no_time, now


class Hand:
    """A monotonic clock moved by hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_it_counts_only_while_it_runs() -> None:
    """It stands still while the game is paused."""
    hand = Hand()
    clock = PlayClock(hand)
    hand.time += 3
    assert clock.reading() == 0
    clock.start()
    hand.time += 3
    assert clock.reading() == 3
    clock.stop()
    hand.time += 1000
    assert clock.reading() == 3
    clock.start()
    hand.time += 2
    assert clock.reading() == 5


def test_a_machine_that_slept_has_not_played() -> None:
    """Suspended for ten minutes: hardly any time has been played."""
    hand = Hand()
    clock = PlayClock(hand)
    clock.start()
    hand.time += 600
    assert clock.reading() == GAP_COUNTS_AS
    assert clock.sleeps == 1
    hand.time += LONGEST_GAP
    assert clock.reading() == GAP_COUNTS_AS + LONGEST_GAP


def test_the_wall_clock_means_nothing() -> None:
    """Set an hour on or back, no deadline moves: only a monotonic clock is asked."""
    hand = Hand()
    clock = PlayClock(hand)
    clock.start()
    hand.time += 1
    assert clock.reading() == 1


def test_after_a_restart_it_goes_on_from_where_it_was() -> None:
    """Standing, until the game is taken up."""
    hand = Hand()
    clock = PlayClock(hand)
    clock.set(321.5)
    hand.time += 50
    assert clock.reading() == 321.5
    assert not clock.running


@in_no_time
async def test_an_alarm_rings_once_at_its_reading() -> None:
    """Not earlier, and not again."""
    clock = PlayClock(now)
    clock.start()
    rung: list[float] = []
    alarms = Alarms(clock)
    alarms.at(4.0, lambda: rung.append(now()))
    await asyncio.sleep(3.9)
    assert rung == []
    await asyncio.sleep(1)
    assert rung == [pytest.approx(4.0, abs=0.01)]


@in_no_time
async def test_an_alarm_sleeps_with_the_machine() -> None:
    """What was due in 4 seconds is still due in nearly 4 seconds when the machine wakes up."""
    clock = PlayClock(now)
    clock.start()
    rung: list[float] = []
    Alarms(clock).at(4.0, lambda: rung.append(now()))
    await asyncio.sleep(1)
    clock.tick()
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    loop.sleep_machine(600)
    await asyncio.sleep(0.1)
    assert rung == []
    for _ in range(4):
        await asyncio.sleep(1)
        clock.tick()
    assert rung == [pytest.approx(604 - GAP_COUNTS_AS, abs=0.2)]


@in_no_time
async def test_cleared_alarms_never_ring() -> None:
    """The step is over: what was due in it is not due any more."""
    clock = PlayClock(now)
    clock.start()
    rung: list[float] = []
    alarms = Alarms(clock)
    alarms.at(1.0, lambda: rung.append(now()))
    alarms.at(2.0, lambda: rung.append(now()))
    alarms.clear()
    await asyncio.sleep(4)
    assert rung == []
