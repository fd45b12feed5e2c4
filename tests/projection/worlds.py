"""Games played tap by tap with everybody's pages open: who was told what, and what each page showed then.

A *viewer* is ``"table"``, ``"host"`` or a seat. Time stands still within a step, so that no page can change
by itself: whatever changes does so because of an event.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import msgspec
from msgspec.structs import replace

from hub.game import bots
from hub.projection import cues
from hub.projection.projector import Projector
from hub.projection.surroundings import Surroundings
from hub.rules import commands as cmd
from hub.rules import events as ev
from hub.rules.books import BOOKS
from hub.rules.deal import composition, hand_out
from hub.rules.game import Game
from hub.rules.ids import Seat
from hub.rules.lobby.decide import TableContext, decide
from hub.rules.lobby.evolve import TableEvent, evolve
from hub.rules.lobby.model import Member, Table
from hub.rules.prompts import main_prompt
from hub.rules.refusal import Refusal
from hub.rules.settings import Settings

Viewer = Seat | str
SEED = "5eed5eed5eed5eed"
SECRET = "tables-own-secret"
STEP_TAKES = 10.0


def told(event: ev.Event, viewer: Viewer) -> bool:
    """Whether ``viewer`` may know of ``event``: as the event's class declares, and in no other way."""
    audience = type(event).audience
    if audience == "*":
        return True
    if audience == "" or isinstance(viewer, str):
        return False
    who = getattr(event, audience)
    return viewer in who if isinstance(who, tuple) else bool(viewer == who)


def _timeless(event: ev.Event) -> bytes:
    if isinstance(event, ev.StepBegan):
        step = replace(event.step, began_at=0.0, floor_at=None, hunches_at=None, limit_at=None)
        event = replace(event, step=step)
    return msgspec.json.encode(event)


class Transcript:
    """What one viewer was told, and what its page showed after so many tellings."""

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self.shown: dict[int, bytes] = {}
        self.changed_by_itself: list[tuple[bytes, bytes]] = []

    def take(self, events: Sequence[bytes], view: bytes) -> None:
        self.told += events
        before = self.shown.setdefault(len(self.told), view)
        if before != view:
            self.changed_by_itself.append((before, view))

    def pairs(self, other: Transcript) -> Iterator[tuple[bytes, bytes]]:
        """What both pages showed at moments at which their viewers had been told the same."""
        same = 0
        for mine, theirs in zip(self.told, other.told, strict=False):
            if mine != theirs:
                break
            same += 1
        for number in range(same + 1):
            if number in self.shown and number in other.shown:
                yield self.shown[number], other.shown[number]


class World:
    """One game with all its pages."""

    def __init__(
        self,
        rulebook: str,
        settings: Settings,
        roles: Mapping[Seat, str],
        watch: Sequence[Viewer] | None = None,
    ) -> None:
        """``watch``: whose pages are looked at, if not everybody's."""
        seats = tuple(roles)
        self.table = Table(
            code="ABCDEF",
            secret=SECRET,
            language="en",
            rulebook=rulebook,
            settings=settings,
            members={seat: Member(seat=seat, name=f"Name {seat}", ready=True) for seat in seats},
            order=seats,
        )
        self.viewers: tuple[Viewer, ...] = ("table", "host", *seats)
        self.transcripts = {viewer: Transcript() for viewer in watch or self.viewers}
        self.projector = Projector()
        self.events: list[TableEvent] = []
        self.done: list[tuple[int, cmd.Command]] = []
        """Commands that were taken, and the step they were taken at."""
        cards = list(roles.values())
        dealt = {role.key: cards.count(role.key) for role in BOOKS[rulebook].roles if role.key in cards}
        book = BOOKS[rulebook]
        turn = hand_out(number=1, book=book, settings=settings, dealt=dealt, roles=roles, seed=SEED)
        self.take(turn.events)

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def do(self, command: cmd.Command) -> Refusal | None:
        step = self.game.step.id
        events = decide(self.table, command, TableContext(now=step * STEP_TAKES, seed="unused"))
        if isinstance(events, Refusal):
            return events
        self.done.append((step, command))
        self.take(events)
        return None

    def take(self, events: Sequence[TableEvent]) -> None:
        for event in events:
            self.table = evolve(self.table, event)
            self.projector.apply(event)
        self.events += events
        game_events = [event for event in events if isinstance(event, ev.Event)]
        for viewer, transcript in self.transcripts.items():
            heard = [_timeless(event) for event in game_events if told(event, viewer)]
            if any(isinstance(event, ev.StepBegan) for event in game_events):
                heard += self._told_on_being_asked(viewer)
            transcript.take(heard, self.page(viewer))

    def _told_on_being_asked(self, viewer: Viewer) -> list[bytes]:
        """Without an event of its own, a seat is told that it has no power tonight."""
        if isinstance(viewer, str):
            return []
        prompt = main_prompt(self.game, BOOKS[self.table.rulebook], viewer)
        return [] if prompt is None or prompt.blocked is None else [prompt.blocked.encode()]

    def around(self) -> Surroundings:
        return Surroundings(clock=self.game.step.began_at, story=self.projector.story(self.table))

    def page(self, viewer: Viewer) -> bytes:
        """What the viewer's page shows; for the table also what would be spoken ahead."""
        if viewer != "table":
            return self.view(viewer)
        lines = [
            (cues.cue(each.line, self.table.members), each.nth) for each in self.projector.ahead(self.table)
        ]
        return self.view(viewer) + repr(lines).encode()

    def view(self, viewer: Viewer) -> bytes:
        around = self.around()
        if viewer == "table":
            return msgspec.json.encode(self.projector.table(self.table, around))
        if viewer == "host":
            return msgspec.json.encode(self.projector.host(self.table, around))
        assert not isinstance(viewer, str)
        return msgspec.json.encode(self.projector.seat(self.table, around, viewer))

    # -- playing ----------------------------------------------------------------------------------

    def end_step(self) -> None:
        """Nobody answers any more: what the clock would do."""
        step = self.game.step
        if step.tells:
            self.must(cmd.Told(step=step.id))
            return
        if step.floor_at is not None and not self.game.floor_passed:
            self.must(cmd.FloorPassed(step=step.id))
        if self.game.step.id == step.id:
            self.must(cmd.LimitPassed(step=step.id))

    def must(self, command: cmd.Command) -> None:
        refusal = self.do(command)
        assert refusal is None, f"{command}: {refusal}"

    def play_step(self, chance: Random) -> None:
        """Those who are asked answer in any order, some twice, some not at all; then the step ends."""
        step = self.game.step
        while self.game.step.id == step.id and not self.game.over:
            asked = [seat for seat in bots.awaited(self.game) if chance.random() > 0.03]
            if step.tells or not asked:
                self.end_step()
                return
            command = bots.next_command(self.game, chance.choice(asked), chance)
            if command is not None:
                self.do(command)
            if chance.random() < 0.01:
                gone = chance.choice(self.game.alive)
                self.do(cmd.RemoveSeat(step=step.id, seat=gone))

    def play(self, chance: Random, nights: int = 60) -> None:
        while not self.game.over and self.game.night <= nights:
            self.play_step(chance)


def settings(rulebook: str, chance: Random) -> Settings:
    """House rules drawn at random."""
    return replace(
        BOOKS[rulebook].defaults,
        style=chance.choice(("called", "together")),
        reveal=chance.random() < 0.4,
        tie=chance.choice(("nobody", "runoff", "martyr")),
        ballot=chance.choice(("secret", "open")),
        bloodless_first_night=chance.random() < 0.2,
    )


def roles(rulebook: str, seats: int, chance: Random) -> dict[Seat, str]:
    """A deal with as many different roles as the rulebook has for so many seats."""
    book, turned = BOOKS[rulebook], dict[str, int]()
    for key in [dial.key for dial in book.dials(seats, {})]:
        dial = next(dial for dial in book.dials(seats, turned) if dial.key == key)
        turned[key] = dial.suggested if dial.high > 1 else dial.high
    dealt = composition(book, seats, turned)
    assert not isinstance(dealt, Refusal), dealt
    cards = [role for role, count in dealt.items() for _ in range(count)]
    chance.shuffle(cards)
    return {Seat(number): role for number, role in enumerate(cards, 1)}
