"""Games played at random with everything that can go wrong: time-outs, pauses, removals, nonsense."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from hub.game import bots
from hub.rules import commands as cmd
from hub.rules.books import rulebook
from hub.rules.deal import composition, deal
from hub.rules.decide import play
from hub.rules.game import ACK, HUNCH, PASS, Game
from hub.rules.ids import Seat
from hub.rules.refusal import Refusal
from hub.rules.rulebook import Rulebook
from hub.rules.settings import Settings
from tests.rules.audit import Audit

NIGHTS_AT_MOST = 60


def compositions(book: Rulebook, seats: int, chance: Random, tries: int) -> Iterator[Mapping[str, int]]:
    """The dials as suggested, and up to ``tries`` other ways of turning them that can be dealt."""
    yield {}
    for _ in range(tries):
        turned: dict[str, int] = {}
        for dial in book.dials(seats, turned):
            bounds = next(d for d in book.dials(seats, turned) if d.key == dial.key)
            turned[dial.key] = chance.randint(bounds.low, bounds.high)
        if not isinstance(composition(book, seats, turned), Refusal):
            yield turned


def settings(book: Rulebook, chance: Random) -> Settings:
    """House rules drawn at random."""
    from msgspec.structs import replace

    return replace(
        book.defaults,
        style=chance.choice(("called", "together")),
        reveal=chance.random() < 0.5,
        tie=chance.choice(("nobody", "runoff", "martyr")),
        ballot=chance.choice(("secret", "open")),
        bloodless_first_night=chance.random() < 0.2,
    )


class Rough:
    """One game among people who dawdle, leave, pause and tap on everything."""

    def __init__(
        self,
        book: str,
        house: Settings,
        seats: int,
        dials: Mapping[str, int],
        chance: Random,
        mischief: float,
    ) -> None:
        dealt = deal(
            number=1,
            book_key=book,
            settings=house,
            seats=tuple(Seat(n) for n in chance.sample(range(1, seats + 1), seats)),
            dials=dials,
            seed=str(chance.random()),
        )
        assert not isinstance(dealt, Refusal), dealt
        self.chance = chance
        self.mischief = mischief
        self.book = rulebook(book)
        self.game = dealt.game
        self.now = 0.0
        self.refused = 0
        self.audit = Audit(self.book)
        self.audit.follow(dealt.events, dealt.game)

    def play(self) -> Game:
        """To the end, with every event looked at."""
        while not self.game.over:
            assert self.game.night <= NIGHTS_AT_MOST, "this game does not end"
            if self.chance.random() < self.mischief:
                self._mischief()
            elif self.game.paused:
                self._do(cmd.Resume(step=self.game.step.id))
            else:
                self._go_on()
        self.audit.close()
        return self.game

    def _do(self, command: cmd.Command, may_be_refused: bool = False) -> None:
        before = self.game
        done = play(before, command, cmd.Context(self.now))  # type: ignore[arg-type]
        if isinstance(done, Refusal):
            assert may_be_refused, f"{command} was refused: {done.key}"
            assert done.key
            self.refused += 1
            return
        self.game = done.game
        self.audit.follow(done.events, done.game)

    def _go_on(self) -> None:
        step = self.game.step
        self.now += self.chance.random()
        if step.tells:
            return self._do(cmd.Told(step=step.id))
        asked = bots.awaited(self.game)
        if asked and self.chance.random() > 0.05:
            command = bots.next_command(self.game, self.chance.choice(asked), self.chance)
            if command is not None:
                return self._do(command)
        if step.floor_at is not None and not self.game.floor_passed:
            return self._do(cmd.FloorPassed(step=step.id))
        if step.hunches_at is not None and not self.game.hunches_passed and self.chance.random() < 0.5:
            return self._do(cmd.HunchesPassed(step=step.id))
        return self._do(cmd.LimitPassed(step=step.id))

    def _mischief(self) -> None:
        step, roll = self.game.step, self.chance.random()
        if roll < 0.02:
            self._do(cmd.RemoveSeat(step=step.id, seat=self.chance.choice(self.game.alive)))
        elif roll < 0.1 and not self.game.paused:
            self._do(cmd.Pause(step=step.id))
        else:
            self._do(self.nonsense(), may_be_refused=True)

    def nonsense(self) -> cmd.Command:
        """Any command at all, from anybody, about anybody, at this step or at another."""
        chance = self.chance
        step = self.game.step.id + chance.choice((0, 0, 0, 0, 0, 0, -1, 1, 40))
        seat = chance.choice((*self.game.seats, Seat(0), Seat(-3), Seat(99)))
        target = chance.choice((*self.game.seats, Seat(0), Seat(99)))
        kind = chance.randrange(9)
        if kind < 4:
            return self._nonsense_answer(step, seat)
        if kind < 6:
            return cmd.CastVote(step=step, seat=seat, target=target)
        return chance.choice(
            (
                cmd.SayReady(step=step, seat=seat, ready=chance.random() < 0.5),
                cmd.ConfirmCard(step=step, seat=seat),
                cmd.FloorPassed(step=step),
                cmd.HunchesPassed(step=step),
                cmd.Told(step=step),
                cmd.Resume(step=step),
                cmd.AddTime(step=step),
                cmd.RemoveSeat(step=step, seat=chance.choice((Seat(0), Seat(99)))),
            )
        )

    def _nonsense_answer(self, step: int, seat: Seat) -> cmd.GiveAnswer:
        chance, wakes = self.chance, self.book.wakes()
        keys = [wake.key for wake in wakes] + [power.wake.key for power in self.book.powers]
        keys += [reaction.key for reaction in self.book.reactions] + [HUNCH, "", "nonsense"]
        verbs = (
            PASS,
            ACK,
            "suspect",
            "pick",
            "look",
            "guard",
            "shield",
            "take",
            "poison",
            "heal",
            "love",
            "",
        )
        people = (*self.game.seats, Seat(0), Seat(99))
        picks = tuple(chance.choice(people) for _ in range(chance.choice((0, 1, 1, 1, 2, 3))))
        return cmd.GiveAnswer(
            step=step,
            seat=seat,
            prompt=chance.choice(keys),
            verb=chance.choice(verbs),
            picks=picks,
            confirm=chance.random() < 0.8,
        )
