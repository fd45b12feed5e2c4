"""What must hold of every game at every moment, whatever people do; raises ``AssertionError`` where not."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hub.rules import events as ev
from hub.rules import flow
from hub.rules.evolve import begin, evolve, replay
from hub.rules.game import HUNCH, Game, Line
from hub.rules.ids import Seat
from hub.rules.prompts import Prompt, main_prompt, own_wake, powers
from hub.rules.rulebook import Rulebook
from tests.rules.entitled import told_rightly

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(ev.GameEvent)
OPEN_PHASES = {
    "cards": {"cards"},
    "night": {"night_falls", "wake_call", "wake", "wake_sleep", "stage_call", "stage", "hush"},
    "dawn": {"dawn", "reaction_call", "reaction", "reaction_told"},
    "day": {"discussion_call", "discussion"},
    "vote": {"vote_call", "vote", "runoff_call", "runoff"},
    "verdict": {"verdict", "reaction_call", "reaction", "reaction_told"},
    "dusk": {"dusk"},
    "over": {"over"},
}


class Audit:
    """Follows one game event by event, beside whoever plays it."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.game: Game | None = None
        self.log: list[ev.Event] = []
        self.died: list[Seat] = []
        self.named: list[Seat] = []

    def follow(self, events: Iterable[ev.Event], live: Game) -> None:
        """Takes the events of one command and the state they led to."""
        for event in events:
            self._event(event)
        assert self.game == live, "folding the events does not lead to the state that was answered"
        self._told()
        if not live.over:
            self._asked(live)
            self._held(live)

    # -- after every event ----------------------------------------------------------------------------

    def _event(self, event: ev.Event) -> None:
        before = self.game
        if isinstance(event, ev.GameDealt):
            self.game = begin(event)
        else:
            assert before is not None
            assert told_rightly(self.book, before, event), f"told to somebody who may not know: {event}"
            self.game = evolve(before, event)
            self._step(before, self.game)
        self.log.append(event)
        if isinstance(event, ev.GameDealt | ev.RolesDealt | ev.SeatDied | ev.RoleTakenOver):
            self._living(self.game)
        if isinstance(event, ev.SeatDied):
            assert before is not None
            assert event.seat in before.alive, "the dead die once"
            self.died.append(event.seat)
        for line in _lines(event):
            self.named += _dead_named(line)

    def _step(self, before: Game, after: Game) -> None:
        if after.step.id != before.step.id:
            assert after.step.id == before.step.id + 1, "steps follow one another"
            assert after.step.began_at >= before.step.began_at, "time does not go back"
        assert after.night in (before.night, before.night + 1)
        assert len(after.deaths) - len(before.deaths) in (0, 1)
        limit = after.step.limit_at
        assert limit is None or limit >= after.step.began_at

    def _living(self, game: Game) -> None:
        gone = [death.seat for death in game.deaths]
        assert len(gone) == len(set(gone))
        assert tuple(seat for seat in game.seats if seat not in gone) == game.alive, (
            "living or dead, never both"
        )
        if game.roles:
            sides = sorted(self.book.side_of(role) for role in game.roles.values())
            dealt = sorted(self.book.side_of(r) for r, count in game.dealt.items() for _ in range(count))
            assert sides == dealt, "nobody changes sides"

    # -- after every command --------------------------------------------------------------------------

    def _told(self) -> None:
        assert sorted(self.named) == sorted(self.died), "every death is told once"

    def _asked(self, game: Game) -> None:
        alive, dying = set(game.alive), set(game.reacting[:1])
        awaited = flow.awaited(game, self.book)
        assert set(awaited) <= (dying if game.step.kind == "reaction" else alive), "nobody dead is awaited"
        assert len(set(awaited)) == len(awaited)
        for seat in game.seats:
            prompt = main_prompt(game, self.book, seat)
            offered = powers(game, self.book, seat)
            if seat not in alive and seat not in dying:
                assert prompt is None and not offered, "the dead are asked nothing"
            if prompt is not None:
                self._legal(game, seat, prompt)
            for power in offered:
                assert all(set(o.targets) <= set(game.seats) for o in power.options)

    def _legal(self, game: Game, seat: Seat, prompt: Prompt) -> None:
        for option in prompt.options:
            assert set(option.targets) <= set(game.alive), "only the living are offered"
            assert option.targets == tuple(s for s in game.seats if s in option.targets), "in seat order"
        if prompt.blocked is not None:
            assert not prompt.options
        if prompt.kind == "hunch":
            assert prompt.key == HUNCH and seat not in prompt.options[0].targets

    def _held(self, game: Game) -> None:
        assert game.step.kind in OPEN_PHASES[game.phase], f"{game.step.kind} in {game.phase}"
        assert game.ready <= set(game.alive)
        for seat, target in game.votes.items():
            assert seat in game.alive and target in game.alive and seat != target
        assert set(game.tied) <= set(game.alive)
        for seat, answer in game.answers.items():
            assert seat in game.alive or seat in game.reacting
            found_out = _finds(game, self.book, seat)
            settled = bool(game.rounds)
            assert found_out or settled or set(answer.picks) <= set(game.alive)
        for round_ in game.rounds.values():
            assert set(round_.seats) <= set(game.alive) and set(round_.among) <= set(game.alive)
        if game.phase in ("night", "day", "vote", "dusk", "cards"):
            assert not any(win.when(game) for win in self.book.wins), "a won game goes on"

    # -- at the end -----------------------------------------------------------------------------------

    def close(self) -> None:
        """The game is over: who has won has won, and the log holds everything."""
        game = self.game
        assert game is not None and game.over and not game.paused
        won = next((win.side for win in self.book.wins if win.when(game)), None)
        assert game.winner == (None if game.called_off else won)
        ended = [event for event in self.log if isinstance(event, ev.GameWon | ev.GameCalledOff)]
        assert len(ended) == 1
        kept = [_DECODER.decode(_ENCODER.encode(event)) for event in self.log]
        assert kept == self.log, "an event comes back from the log as it went in"
        again = replay(kept)
        assert again == game, "the log leads to the same state"
        assert _written(again) == _written(game)


def _written(game: Game) -> bytes:
    """Every bit of the state, so that 1 and 1.0 are told apart."""
    return msgspec.json.encode(msgspec.to_builtins(game, str_keys=True, order="deterministic"))


def _finds(game: Game, book: Rulebook, seat: Seat) -> bool:
    wake = own_wake(game, book, seat)
    return wake is not None and wake.finding is not None


def _lines(event: ev.Event) -> tuple[Line, ...]:
    if isinstance(event, ev.StepBegan):
        return event.step.lines
    return event.lines if isinstance(event, ev.Announced) else ()


def _dead_named(line: Line) -> list[Seat]:
    telling = ("death-", "removed-", "verdict-eliminated-", "verdict-martyr-")
    return [line.name] if line.name is not None and line.key.startswith(telling) else []
