"""Evenings to be looked at twice, as hypothesis generates them, and the looking."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random

from hypothesis import strategies as st

from hub.rules.books import BOOKS
from hub.rules.ids import Seat
from hub.rules.settings import Limits, Settings, Style
from tests.secrecy.comparing import LeakError, alike
from tests.secrecy.rooms import LocalRoom, Open, Viewer
from tests.secrecy.stories import Setup, Story, dealt, make, many_roles
from tests.secrecy.twins import Swap, at_other_times, known_apart, unknown_to
from tests.secrecy.watching import Killed, watch

MOST_SEATS = 10
TWINS = 8
"""Other evenings to one."""


@dataclass(frozen=True)
class Evening:
    """What is played, how, and who looks on."""

    setup: Setup
    seed: int
    """Of what people do."""
    nights: int
    dies: bool
    """The viewer is somebody who dies, if anybody does."""
    killed: float | None = None
    """After which share of the evening the hub is killed, and started again."""

    def __repr__(self) -> str:
        roles = " ".join(self.setup.roles.values())
        about = f"seed={self.seed}, nights={self.nights}, killed={self.killed}, roles={roles!r}"
        return f"Evening({about}, {self.setup.settings})"


@st.composite
def house_rules(draw: st.DrawFn, rulebook: str, style: Style) -> Settings:
    limits = draw(
        st.sampled_from(
            (
                BOOKS[rulebook].defaults.limits,
                Limits(card=20.0, night=60.0, wake=20.0, discussion=30.0, vote=20.0, hunch=15.0),
                Limits(night=None, wake=None, discussion=None, vote=None, hunch=None),
            )
        )
    )
    return Settings(
        style=style,
        pace=draw(st.sampled_from(("brisk", "normal", "relaxed"))),
        reveal=draw(st.booleans()),
        tie=draw(st.sampled_from(("nobody", "runoff", "martyr"))),
        ballot=draw(st.sampled_from(("secret", "open"))),
        bloodless_first_night=draw(st.integers(0, 4)) == 4,
        dead_see_all=draw(st.integers(0, 4)) == 4,
        limits=limits,
    )


@st.composite
def evenings(draw: st.DrawFn, rulebook: str, style: Style) -> Evening:
    low, high = BOOKS[rulebook].seats
    seats = draw(st.integers(low, min(high, MOST_SEATS)))
    dials = many_roles(rulebook, seats) if draw(st.booleans()) else {}
    seed = draw(st.integers(0, 2**32))
    setup = Setup(
        rulebook=rulebook,
        settings=draw(house_rules(rulebook, style)),
        dials=dials,
        roles=dealt(rulebook, seats, dials, Random(seed)),
        seed=f"{seed:032x}",
        phones_sleep=draw(st.integers(0, 3)) == 3,
    )
    killed = draw(st.one_of(st.none(), st.floats(0.05, 0.95)))
    return Evening(setup, seed, draw(st.sampled_from((1, 1, 2))), draw(st.booleans()), killed)


@dataclass
class Tally:
    """What has been compared so far."""

    pairs: int = 0
    entries: int = 0
    revealed: int = 0
    leaks: int = 0


def look(
    evening: Evening,
    tally: Tally,
    twins: int = TWINS,
    *,
    room: Open = LocalRoom.open,
    patience: float = 0.0,
) -> None:
    """Plays ``evening`` and its ``twins``; ``LeakError`` where one of the viewers can tell them apart."""
    chance = Random(evening.seed)
    story = make(evening.setup, evening.seed, evening.nights)
    viewer = _viewer(evening, story, chance)
    swaps = unknown_to(evening.setup, viewer)
    chance.shuffle(swaps)
    viewers: tuple[Viewer, ...] = ("table", "host", viewer)
    killed = None
    if evening.killed is not None:
        began = {step: at for step, (at, _) in story.steps.items()}
        killed = Killed(evening.killed * story.ended, began)
    where = partial(watch, killed=killed, room=room, patience=patience)
    first = where(evening.setup, story.taps, story.draws, viewers, story.ended)
    for swap in swaps[:twins] or [Swap(viewer, viewer)]:
        until = min(story.ended, known_apart(story, swap))
        taps = [swap.tap(tap) for tap in at_other_times(story, swap.fixed, chance)]
        other = where(swap.setup(evening.setup), taps, swap.draws(story.draws), viewers, until, first)
        tally.pairs += 1
        for looking in viewers:
            try:
                seen = alike(first, other, looking, until)
            except LeakError as leak:
                tally.leaks += 1
                leak.add_note(f"{evening!r}\n{swap}\nviewer {viewer}, died: {story.died}")
                raise
            tally.entries += seen.entries
            tally.revealed += seen.revealed


def _viewer(evening: Evening, story: Story, chance: Random) -> Seat:
    seats = list(story.died) if evening.dies and story.died else list(evening.setup.roles)
    return chance.choice(seats)


__all__ = ["Evening", "Tally", "evenings", "look"]
