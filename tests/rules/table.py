"""A game under the rules alone, played tap by tap and minute by minute, for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from hub.rules import events as ev
from hub.rules import flow
from hub.rules.books import rulebook
from hub.rules.commands import (
    CastVote,
    Command,
    ConfirmCard,
    Context,
    FloorPassed,
    GiveAnswer,
    HunchesPassed,
    LimitPassed,
    SayReady,
    Told,
)
from hub.rules.deal import hand_out
from hub.rules.decide import play
from hub.rules.game import ACK, HUNCH, Game
from hub.rules.ids import Seat, Seconds
from hub.rules.prompts import Prompt, main_prompt, powers
from hub.rules.refusal import Refusal
from hub.rules.rulebook import Rulebook
from hub.rules.settings import Settings
from hub.rules.turn import Turn

STEPS_AT_MOST = 400


class Table:
    """A running game: commands go in, the events so far and the state can be looked at."""

    def __init__(
        self, book: Rulebook, roles: Mapping[Seat, str], settings: Settings | None = None, seed: str = "seed"
    ) -> None:
        dealt = dict(Counter(roles.values()))
        turn = hand_out(
            number=1, book=book, settings=settings or book.defaults, dealt=dealt, roles=roles, seed=seed
        )
        self.book = book
        self.log: list[ev.Event] = []
        self.latest: list[ev.Event] = []
        """The events of the last command that was not refused."""
        self.now: Seconds = 0.0
        self._took(turn)

    @classmethod
    def of(cls, key: str, roles: str, settings: Settings | None = None, seed: str = "seed") -> Table:
        """A table of ``roles``, separated by spaces, in seats 1, 2, 3 and so on."""
        return cls(rulebook(key), {Seat(n): role for n, role in enumerate(roles.split(), 1)}, settings, seed)

    def _took(self, turn: Turn) -> None:
        self.game: Game = turn.game
        self.latest = turn.events
        self.log += turn.events

    def do(self, command: Command) -> Refusal | None:
        """Carries ``command`` out now; a refusal must leave everything as it was."""
        done = play(self.game, command, Context(self.now))  # type: ignore[arg-type]
        if isinstance(done, Refusal):
            return done
        self._took(done)
        return None

    # -- what a seat may do ---------------------------------------------------------------------------

    def prompt(self, seat: Seat) -> Prompt | None:
        return main_prompt(self.game, self.book, seat)

    def prompts(self, seat: Seat) -> tuple[Prompt, ...]:
        main = self.prompt(seat)
        return (*powers(self.game, self.book, seat), *([main] if main else []))

    def asked(self) -> tuple[Seat, ...]:
        return flow.awaited(self.game, self.book)

    def answer(
        self, seat: Seat, verb: str, *picks: Seat, prompt: str = "", confirm: bool = True
    ) -> Refusal | None:
        """The seat's choice at the prompt that offers ``verb``, or at its own one."""
        open_now = self.prompts(seat)
        offering = next((p for p in open_now if any(o.verb == verb for o in p.options)), None)
        found = offering or (open_now[-1] if open_now else None)
        key = prompt or (found.key if found else HUNCH)
        step = self.game.step.id
        return self.do(GiveAnswer(step=step, seat=seat, prompt=key, verb=verb, picks=picks, confirm=confirm))

    def acknowledge(self, seat: Seat) -> Refusal | None:
        return self.answer(seat, ACK)

    def vote(self, seat: Seat, target: Seat) -> Refusal | None:
        return self.do(CastVote(step=self.game.step.id, seat=seat, target=target))

    def ready(self, seat: Seat, ready: bool = True) -> Refusal | None:
        if self.game.step.kind == "cards":
            return self.do(ConfirmCard(step=self.game.step.id, seat=seat))
        return self.do(SayReady(step=self.game.step.id, seat=seat, ready=ready))

    # -- how time goes on -----------------------------------------------------------------------------

    def told(self) -> Refusal | None:
        return self.do(Told(step=self.game.step.id))

    def floor(self) -> Refusal | None:
        self.now = max(self.now, self.game.step.floor_at or 0.0)
        return self.do(FloorPassed(step=self.game.step.id))

    def hunches(self) -> Refusal | None:
        self.now = max(self.now, self.game.step.hunches_at or 0.0)
        return self.do(HunchesPassed(step=self.game.step.id))

    def limit(self) -> Refusal | None:
        self.now = max(self.now, self.game.step.limit_at or 0.0)
        return self.close()

    def close(self) -> Refusal | None:
        return self.do(LimitPassed(step=self.game.step.id))

    def pass_on(self) -> None:
        """Lets time do the next thing it does without anybody's doing."""
        step = self.game.step
        if step.tells:
            self.now += 3.0
            refusal = self.told()
        elif step.floor_at is not None and not self.game.floor_passed:
            refusal = self.floor()
        else:
            refusal = self.limit()
        assert refusal is None, refusal

    def go(self, kind: str, wake: str | None = None, stage: int | None = None) -> None:
        """Lets time pass, and everybody miss everything, until a step of that kind has begun."""
        for _ in range(STEPS_AT_MOST):
            step = self.game.step
            if step.kind == kind and wake in (None, step.wake) and stage in (None, step.stage):
                return
            assert not self.game.over, f"the game is over before it comes to {kind}"
            self.pass_on()
        raise AssertionError(f"the game never comes to {kind}")
