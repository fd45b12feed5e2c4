"""The same evening, had two people been dealt each other's cards: who would have done what, and when."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random

from msgspec.structs import replace as changed

from hub.rules import commands as cmd
from hub.rules.books import rulebook
from hub.rules.deal import fellows
from hub.rules.game import HUNCH, PASS, Step
from hub.rules.ids import Seat
from tests.secrecy.fate import Draws
from tests.secrecy.stories import Setup, Story, Tap

AT_ONCE = 1e-3
"""Seconds: a stage that is over then is over when open hunches are not waited for any longer."""
BY_DAY = "runoff"
"""The one draw that everybody knows about."""


@dataclass(frozen=True)
class Swap:
    """Two seats with each other's cards (the same seat twice: nothing is changed)."""

    one: Seat
    other: Seat
    fixed: frozenset[Seat] = frozenset()
    """Who does, and sees its team do, all the same as before, whatever the cards."""

    def seat(self, seat: Seat) -> Seat:
        return {self.one: self.other, self.other: self.one}.get(seat, seat)

    def setup(self, setup: Setup) -> Setup:
        roles = {seat: setup.roles[self.seat(seat)] for seat in setup.roles}
        return replace(setup, roles=roles)

    def draws(self, draws: Draws) -> Draws:
        return {key: seat if key.startswith(BY_DAY) else self.seat(seat) for key, seat in draws.items()}

    def tap(self, tap: Tap) -> Tap:
        """What is done in secret goes with the cards; what everybody sees stays with the people."""
        command = tap.command
        if not isinstance(command, cmd.GiveAnswer) or tap.seat is None or self.one == self.other:
            return tap
        if command.prompt in REACTIONS or tap.seat in self.fixed or tap.told & self.fixed:
            return tap
        seat = self.seat(tap.seat)
        picks = tuple(self.seat(pick) for pick in command.picks)
        return replace(tap, seat=seat, person=tap.seat, command=changed(command, seat=seat, picks=picks))


REACTIONS = frozenset({"vigilante"})
"""Prompts that are answered in front of everybody."""


def at_other_times(story: Story, viewers: Iterable[Seat], chance: Random) -> list[Tap]:
    """The taps of ``story`` with those at other moments that ``viewers`` are not to notice.

    A slot ends when it ends. A wake with a least time ends then if all have answered; a stage, with the last
    confirmation. Within these bounds people may take as long as they like, leave out what changes nothing, or
    change their minds about a hunch.
    """
    fixed = frozenset(viewers)
    taps: list[Tap] = []
    for step in sorted({tap.step for tap in story.taps}):
        group = [tap for tap in story.taps if tap.step == step]
        taps += _moved(story, group, *story.steps[step], fixed, chance) if _is_plain(group, fixed) else group
    return sorted(taps, key=lambda tap: tap.at)


def _is_plain(group: list[Tap], fixed: frozenset[Seat]) -> bool:
    return all(tap.seat is not None and not tap.told & fixed for tap in group)


def _moved(
    story: Story, group: list[Tap], began: float, step: Step, fixed: frozenset[Seat], chance: Random
) -> list[Tap]:
    until = _free_until(group, began, step)
    free = [tap for tap in group if tap.seat not in fixed and began < tap.at < until]
    moments = sorted(chance.uniform(began + 0.01, until - 0.01) for _ in free)
    moved = [replace(tap, at=at) for tap, at in zip(free, moments, strict=True)]
    if step.slot:
        moved = [tap for tap in moved if chance.random() < 0.5 or not _is_idle(story, tap)]
    again = [replace(tap, at=chance.uniform(tap.at, until)) for tap in moved if _is_hunch(tap)]
    return [tap for tap in group if tap not in free] + moved + again


def _is_idle(story: Story, tap: Tap) -> bool:
    """Whether it is done or not makes no difference to anybody but its seat."""
    if not isinstance(tap.command, cmd.GiveAnswer) or tap.command.prompt == HUNCH:
        return False
    wake = rulebook(story.setup.rulebook).wake(tap.command.prompt)
    return tap.command.verb == PASS or wake.finding is not None


def _is_hunch(tap: Tap) -> bool:
    return isinstance(tap.command, cmd.GiveAnswer) and tap.command.prompt == HUNCH and tap.taken


def _free_until(group: list[Tap], began: float, step: Step) -> float:
    if step.kind == "wake" and step.slot and step.limit_at is not None:
        return began + step.limit_at - step.began_at
    if step.kind == "wake" and step.floor_at is not None:
        return began + step.floor_at - step.began_at
    if step.kind == "stage":
        return max(tap.at for tap in group)
    return began


def known_apart(story: Story, swap: Swap) -> float:
    """From when on the length of a stage may tell the two evenings apart, as its rules have it.

    A stage ends when all living seats have confirmed. A team confirms anew until it agrees, and agrees sooner
    if one of it is dead; who has picked somebody that is removed chooses again; and once open hunches are not
    waited for any longer, only those with a card to play are.
    """
    moments = [began for began, _ in story.steps.values()]
    for began, step in story.steps.values():
        if step.kind != "stage":
            continue
        over = min((moment for moment in moments if moment > began), default=story.ended)
        dead = [seat for seat in (swap.one, swap.other) if story.died.get(seat, story.ended + 1) <= over]
        if len(dead) == 1 and any(_of_team(story.setup, seat) for seat in (swap.one, swap.other)):
            return began
        removed = [story.died[seat] for seat in dead if story.died[seat] > began]
        hunches = over if step.hunches_at is None else began + step.hunches_at - step.began_at
        if removed or hunches <= over + AT_ONCE:
            return min((hunches - AT_ONCE, *removed))
    return float("inf")


def _of_team(setup: Setup, seat: Seat) -> bool:
    wakes = rulebook(setup.rulebook).wakes()
    return any(wake.team is not None and setup.roles[seat] in wake.holders for wake in wakes)


def unknown_to(setup: Setup, viewer: Seat) -> list[Swap]:
    """All pairs of others with different cards that ``viewer`` can't tell apart when the cards are dealt."""
    book = rulebook(setup.rulebook)
    known = fellows(book, setup.roles, viewer)
    others = [seat for seat in setup.roles if seat != viewer]
    swaps = [Swap(one, other, frozenset({viewer})) for one, other in combinations(others, 2)]
    return [
        swap
        for swap in swaps
        if setup.roles[swap.one] != setup.roles[swap.other]
        and fellows(book, swap.setup(setup).roles, viewer) == known
    ]
