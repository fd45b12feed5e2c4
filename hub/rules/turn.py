"""One decision in the making: the state so far and the events that led to it."""

from __future__ import annotations

from hub.rules import events as ev
from hub.rules.chance import Stream, choose, uniform
from hub.rules.evolve import APPLY
from hub.rules.game import Fact, Game, Line, Phase, Step, StepKind
from hub.rules.ids import Seat, Seconds
from hub.rules.rulebook import Rulebook
from hub.rules.settings import PACES, Pace, Span


class Turn:
    """Collects the events of one command; ``game`` is always the state after all of them."""

    __slots__ = ("book", "events", "game", "now")

    def __init__(self, game: Game, book: Rulebook, now: Seconds) -> None:
        self.game = game
        self.book = book
        self.now = now
        self.events: list[ev.Event] = []

    def emit(self, event: ev.Event) -> None:
        self.events.append(event)
        apply = APPLY.get(type(event))
        if apply is not None:
            self.game = apply(self.game, event)

    def learn(self, seat: Seat, fact: Fact | None) -> None:
        if fact is not None:
            self.emit(ev.FactLearned(seat=seat, fact=fact))

    @property
    def pace(self) -> Pace:
        return PACES[self.game.settings.pace]

    def wait(self, span: Span, purpose: str) -> Seconds:
        """A waiting time drawn beforehand for the step that begins next."""
        key = f"{purpose}:{self.game.step.id + 1}"
        return round(uniform(self.game.seed, "waits", key, *span), 3)

    def chance(self, purpose: str, among: tuple[Seat, ...], stream: Stream = "chance") -> Seat:
        """Draws one of ``among`` and records the draw."""
        game = self.game
        # With the number of the living, two draws for one purpose in one step don't hang together.
        key = f"{purpose}:{game.night}:{game.step.id}:{len(game.alive)}"
        result = choose(game.seed, stream, key, among)
        self.emit(ev.Chanced(purpose=purpose, among=among, result=result))
        return result

    def begin(
        self,
        kind: StepKind,
        *,
        phase: Phase | None = None,
        lines: tuple[Line, ...] = (),
        wake: str | None = None,
        stage: int | None = None,
        floor: Seconds | None = None,
        hunches: Seconds | None = None,
        limit: Seconds | None = None,
        slot: bool = False,
    ) -> None:
        """Begins the next step; spans are seconds from now."""
        now = self.now
        step = Step(
            id=self.game.step.id + 1,
            kind=kind,
            began_at=now,
            lines=lines,
            wake=wake,
            stage=stage,
            floor_at=None if floor is None else now + floor,
            hunches_at=None if hunches is None else now + hunches,
            limit_at=None if limit is None else now + limit,
            slot=slot,
        )
        self.emit(ev.StepBegan(step=step, phase=phase or self.game.phase))
