"""How long a called role takes says nothing about its holder: alive or dead, quick or slow, answering or not.

Whole nights of a real table on a virtual clock, with the roles of the dead kept secret. Holders answer after
a log-normal time of their own; some have died before. The lengths of their slots, from the end of the call to
the beginning of the good-night, are told apart by a rank test no better than by tossing a coin.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from math import log
from random import Random

import pytest
from msgspec.structs import replace

from hub.game import bots
from hub.rules import commands as cmd
from hub.rules import events as ev
from hub.rules.books import BOOKS
from hub.rules.game import PASS, Step
from hub.rules.ids import Seat
from hub.rules.lobby import commands as lobby
from hub.rules.lobby.evolve import TableEvent
from tests.game.virtual import VirtualLoop, now
from tests.secrecy.fate import fate
from tests.secrecy.leaks import slots_close_when_answered
from tests.secrecy.stories import Setup, dealt, many_roles, seated

SLOTS = 2000
"""Of living and of dead holders, at least."""
NIGHTS = 25
"""Of one table."""
ALONE = {
    "witches": ("enchantress", "oracle", "healer", "owl", "archivist"),
    "shifters": ("visionary", "immortal", "alchemist"),
}
"""Roles that one seat holds and that are called every night."""


class Nights:
    """A table that talks and votes in no time, and whose nights are measured."""

    def __init__(self, rulebook: str, number: int) -> None:
        self._chance = Random(f"{rulebook} {number}")
        dials = many_roles(rulebook, 12)
        rules = replace(BOOKS[rulebook].defaults, style="called", reveal=False, tie="nobody")
        roles = dealt(rulebook, 12, dials, self._chance)
        self._setup = Setup(rulebook, rules, dials, roles, f"{self._chance.getrandbits(128):032x}")
        self._median = {seat: self._chance.uniform(3.0, 8.0) for seat in roles}
        self._slot: tuple[Step, float] | None = None
        self._over = asyncio.Event()
        self._work: set[asyncio.Task[None]] = set()
        self.living: list[float] = []
        self.dead: list[float] = []

    async def run(self) -> None:
        with fate(self._setup, {}):
            self._evening = await seated(self._setup)
            self._evening.table.session.listen(self._on_events)
            await self._evening.start()
            for role in ALONE[self._setup.rulebook]:
                if self._chance.random() < 0.5:
                    await self._evening.host(lobby.RemoveMember(seat=self._holder(role)))
            await self._over.wait()
            await asyncio.gather(*self._work)
            await self._evening.end()

    def _holder(self, role: str) -> Seat:
        return next(seat for seat, dealt in self._setup.roles.items() if dealt == role)

    def _on_events(self, events: Sequence[TableEvent]) -> None:
        for event in events:
            if isinstance(event, ev.StepBegan):
                self._measure(event.step)
                if self._evening.game.night > NIGHTS:
                    self._over.set()
                elif event.step.kind == "wake":
                    self._answer(event.step)
                elif not event.step.tells:
                    self._later(0.0, self._evening.host(cmd.LimitPassed(step=event.step.id)))

    def _measure(self, step: Step) -> None:
        if self._slot is not None:
            slot, began = self._slot
            alive = any(self._setup.roles[seat] == slot.wake for seat in self._evening.game.alive)
            (self.living if alive else self.dead).append(now() - began)
        is_slot = step.kind == "wake" and step.wake in ALONE[self._setup.rulebook]
        self._slot = (step, now()) if is_slot else None

    def _answer(self, step: Step) -> None:
        for seat in bots.awaited(self._evening.game):
            command = bots.next_command(self._evening.game, seat, self._chance)
            if step.wake in ALONE[self._setup.rulebook] and isinstance(command, cmd.GiveAnswer):
                if command.verb == "poison":  # everybody is to live on
                    command = replace(command, verb=PASS, picks=())
                delay = self._chance.lognormvariate(log(self._median[seat]), 0.5)
                self._later(delay, self._evening.seat(seat, command))

    def _later(self, delay: float, asked: object) -> None:
        async def send() -> None:
            await asyncio.sleep(delay)
            await asked  # type: ignore[misc]

        task = asyncio.create_task(send())
        self._work.add(task)
        task.add_done_callback(self._work.discard)


def lengths(rulebook: str, slots: int) -> tuple[list[float], list[float]]:
    """Of the slots of living and of dead holders, so many at least."""
    living: list[float] = []
    dead: list[float] = []
    number = 0
    while min(len(living), len(dead)) < slots:
        nights = Nights(rulebook, number)
        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            runner.run(nights.run())
        living += nights.living
        dead += nights.dead
        number += 1
    return living, dead


def auc(one: Sequence[float], other: Sequence[float]) -> float:
    """How likely one of ``one`` is larger than one of ``other``; ties count half."""
    ranked = sorted(other)
    above = sum(bisect_left(ranked, value) + bisect_right(ranked, value) for value in one)
    return above / (2 * len(one) * len(other))


@pytest.mark.slow
def test_a_slot_is_as_long_for_the_dead_as_for_the_living() -> None:
    """Over 2,000 slots a side, a rank test can't tell them apart: AUC within 0.47 and 0.53."""
    sides = [lengths(rulebook, SLOTS // len(ALONE)) for rulebook in ALONE]
    living = [length for side, _ in sides for length in side]
    dead = [length for _, side in sides for length in side]
    told_apart = auc(living, dead)
    print(f"{len(living)} and {len(dead)} slots, AUC {told_apart:.4f}")
    assert min(len(living), len(dead)) >= SLOTS
    assert 0.47 <= told_apart <= 0.53
    assert len({round(length) for length in living}) > 5, "they are not drawn"


def test_slots_that_closed_when_answered_would_be_told_apart() -> None:
    """The rank test sees it at once if a slot ends with its holder's answer."""
    with slots_close_when_answered():
        living, dead = lengths("witches", 150)
    assert auc(living, dead) < 0.3


def test_the_rank_test_knows_larger_from_smaller() -> None:
    """1: all larger; 0: all smaller; a half: the same."""
    assert auc([3, 4], [1, 2]) == 1.0
    assert auc([1, 2], [3, 4]) == 0.0
    assert auc([1, 2, 2, 3], [2, 1, 3, 2]) == 0.5
