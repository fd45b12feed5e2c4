"""Games that are played once, tap by tap, so that they can be played again with something changed.

A *story* is who tapped what at which moment of a virtual clock. It is made by random players on a real table;
:mod:`tests.secrecy.watching` plays it again and looks at what reaches each page.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import msgspec

from hub.game import bots
from hub.rules import commands as cmd
from hub.rules import events as ev
from hub.rules.books import BOOKS, rulebook
from hub.rules.deal import composition
from hub.rules.game import Game, Step
from hub.rules.ids import Seat
from hub.rules.lobby import commands as lobby
from hub.rules.lobby.evolve import TableEvent
from hub.rules.prompts import main_prompt, powers
from hub.rules.refusal import Refusal
from hub.rules.settings import Settings
from tests.game.evening import Evening
from tests.game.virtual import VirtualLoop, now
from tests.secrecy.fate import Draws, fate
from tests.secrecy.voices import OpenVoices

PATIENCE = 70.0
"""Seconds after which the host closes a step that has no limit of its own."""
USUAL = 5.0
"""Median of the seconds that people take to answer."""
NEVER = 0.04
"""How often somebody does not answer at all."""
PROBING = 0.12
"""How often somebody first tries something that it may not."""
LEAVING = 0.02
"""How often somebody first asks the host to be let go."""
REPEAT = "repeat"
AnyCommand = cmd.Command | lobby.LobbyCommand | str
"""A command, or that the last line is to be told again."""


@dataclass(frozen=True)
class Setup:
    """What is played, by whom, and the secret seed of the game."""

    rulebook: str
    settings: Settings
    dials: dict[str, int]
    roles: dict[Seat, str]
    seed: str
    phones_sleep: bool = False
    """Pages of others are open at night only while their people use them."""

    def dealt(self) -> dict[Seat, str]:
        return self.roles


@dataclass(frozen=True)
class Tap:
    """``seat`` (``None``: the host) asked for something ``at`` a moment, and whether it was done."""

    at: float
    step: int
    seat: Seat | None
    command: AnyCommand
    taken: bool = True
    told: frozenset[Seat] = frozenset()
    """Seats other than its own in whose sight it was done."""
    person: Seat | None = None
    """Who tapped in the first evening, if it is somebody else's turn in this one."""


@dataclass
class Story:
    """One evening as it was played."""

    setup: Setup
    taps: list[Tap] = field(default_factory=list)
    steps: dict[int, tuple[float, Step]] = field(default_factory=dict)
    """When each step began, and the step."""
    draws: Draws = field(default_factory=dict)
    died: dict[Seat, float] = field(default_factory=dict)
    ended: float = 0.0


def make(setup: Setup, seed: int, nights: int) -> Story:
    """An evening of random players, until so many nights are over or somebody has won."""

    story = Story(setup)
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(_Play(story, Random(seed), nights).run())
    return story


async def seated(setup: Setup) -> Evening:
    """The table of ``setup`` with everybody at it, before the start."""
    book = BOOKS[setup.rulebook]
    evening = await Evening.begin(len(setup.roles), setup.rulebook, voices=OpenVoices())
    for key, value in setup.dials.items():
        assert await evening.host(lobby.TurnDial(key=key, value=value)) is None
    if setup.settings != book.defaults:
        changes = msgspec.to_builtins(setup.settings)
        assert await evening.host(lobby.ChangeSettings(changes=changes)) is None
    return evening


class _Play:
    """Random players at a table; everything they do is written down."""

    def __init__(self, story: Story, chance: Random, nights: int) -> None:
        self._chance = chance
        self._nights = nights
        self._story = story
        self._over = asyncio.Event()
        self._work: set[asyncio.Task[None]] = set()
        self._asked: set[tuple[int, Seat]] = set()
        self._events: list[TableEvent] = []

    async def run(self) -> None:
        story = self._story
        with fate(story.setup, story.draws, record=True):
            self._evening = await seated(story.setup)
            self._evening.table.session.listen(self._on_events)
            await self._evening.start()
            await self._over.wait()
            story.ended = now()
            for task in self._work:
                task.cancel()
            await asyncio.gather(*self._work, return_exceptions=True)
            await self._evening.end()

    def _on_events(self, events: Sequence[TableEvent]) -> None:
        self._events += events
        if self._evening.table.session.table.game is None:
            return
        game = self._evening.game
        for event in events:
            if isinstance(event, ev.StepBegan):
                self._story.steps[event.step.id] = (now(), event.step)
                self._after(PATIENCE, self._close(event.step))
                if self._chance.random() < 0.02:
                    self._after(self._chance.uniform(0.5, 8.0), self._host_acts())
            elif isinstance(event, ev.SeatDied):
                self._story.died[event.seat] = now()
        if game.over or game.night > self._nights:
            self._over.set()
        self._ask()

    def _after(self, delay: float, work: object) -> None:
        async def later() -> None:
            await asyncio.sleep(delay)
            await work  # type: ignore[misc]

        task = asyncio.get_running_loop().create_task(later())
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        task.add_done_callback(lambda done: work.close() if done.cancelled() else None)  # type: ignore[attr-defined]

    def _ask(self) -> None:
        game = self._evening.game
        if game.step.tells or game.paused:
            return
        for seat in bots.awaited(game):
            if (game.step.id, seat) not in self._asked:
                self._asked.add((game.step.id, seat))
                if self._chance.random() > NEVER:
                    self._after(self._thinks(), self._acts(game.step, seat))

    def _thinks(self) -> float:
        return max(0.2, self._chance.lognormvariate(0.0, 0.6) * USUAL)

    async def _acts(self, step: Step, seat: Seat) -> None:
        game = self._evening.game
        if game.step.id != step.id or game.over:
            return
        if self._chance.random() < PROBING:
            await self._tap(seat, self._probe(game, seat))
        if self._chance.random() < LEAVING:
            await self._tap(seat, lobby.WishToLeave(seat=seat, wish=self._chance.random() < 0.7))
        command = self._command(game, seat)
        if command is None:
            return
        await self._tap(seat, command)
        game = self._evening.game
        if game.step.id == step.id and (seat in bots.awaited(game) or self._chance.random() < 0.1):
            self._after(self._thinks(), self._acts(step, seat))

    def _command(self, game: Game, seat: Seat) -> cmd.Command | None:
        book = rulebook(game.rulebook)
        for power in powers(game, book, seat) if game.step.kind == "discussion" else ():
            if self._chance.random() < 0.7:
                return bots.answer(game.step.id, seat, power, self._chance)
        command = bots.next_command(game, seat, self._chance)
        prompt = main_prompt(game, book, seat)
        if isinstance(command, cmd.GiveAnswer) and prompt is not None and prompt.keeps_open:
            if command.picks and self._chance.random() < 0.4:
                return msgspec.structs.replace(command, confirm=False)
        return command

    def _probe(self, game: Game, seat: Seat) -> cmd.Command:
        """Something that is most likely not this seat's to do now."""
        wake = self._chance.choice(rulebook(game.rulebook).wakes()).key
        verb = self._chance.choice(("look", "pick", "heal", "poison", "guard", "shield", "take", "ack"))
        picks = (self._chance.choice(game.seats),) if verb != "ack" else ()
        return cmd.GiveAnswer(step=game.step.id, seat=seat, prompt=wake, verb=verb, picks=picks)

    async def _close(self, step: Step) -> None:
        game = self._evening.game
        if game.step.id == step.id and step.limit_at is None and not step.tells and not game.over:
            await self._tap(None, cmd.LimitPassed(step=step.id))

    async def _host_acts(self) -> None:
        game = self._evening.game
        if game.over:
            return
        match self._chance.randrange(4):
            case 0:
                await self._tap(None, cmd.AddTime(step=game.step.id))
            case 1:
                await self._tap(None, lobby.RemoveMember(seat=self._chance.choice(game.alive)))
            case 2:
                await self._tap(None, REPEAT)
            case _:
                await self._tap(None, cmd.Pause(step=game.step.id))
                await asyncio.sleep(self._chance.uniform(1.0, 9.0))
                await self._tap(None, cmd.Resume(step=game.step.id))

    async def _tap(self, seat: Seat | None, command: AnyCommand) -> None:
        at, step, seen = now(), self._evening.game.step.id, len(self._events)
        refusal = await do(self._evening, seat, command)
        await asyncio.sleep(0)
        told = frozenset(other for event in self._events[seen:] for other in _told(event) if other != seat)
        self._story.taps.append(Tap(at, step, seat, command, refusal is None, told))


def _told(event: TableEvent) -> tuple[Seat, ...]:
    """A team sees what its members pick; what follows for others when a step is over is another matter."""
    return event.viewers if isinstance(event, ev.Answered | ev.RoundBegan) else ()


async def do(evening: Evening, seat: Seat | None, command: AnyCommand) -> Refusal | None:
    """``seat``, or the host, asks for it."""
    if isinstance(command, str):
        evening.table.lines.repeat()
        return None
    return await (evening.host(command) if seat is None else evening.seat(seat, command))


# -- what is played -----------------------------------------------------------------------------------


def dealt(book: str, seats: int, dials: dict[str, int], chance: Random) -> dict[Seat, str]:
    """Cards for everybody, in any order."""
    found = composition(BOOKS[book], seats, dials)
    assert not isinstance(found, Refusal), found
    cards = [role for role, count in found.items() for _ in range(count)]
    chance.shuffle(cards)
    return {Seat(number): role for number, role in enumerate(cards, 1)}


def many_roles(book: str, seats: int) -> dict[str, int]:
    """Dials turned so that as many different roles are dealt as there are for so many seats."""
    turned: dict[str, int] = {}
    for key in [dial.key for dial in BOOKS[book].dials(seats, {})]:
        dial = next(dial for dial in BOOKS[book].dials(seats, turned) if dial.key == key)
        turned[key] = dial.suggested if dial.high > 1 else dial.high
    return turned


__all__ = ["AnyCommand", "Setup", "Story", "Tap", "dealt", "do", "make", "many_roles", "seated"]
