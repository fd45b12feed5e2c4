"""Simulated players who use what their own page shows: they remember, talk, suspect, protect and strike."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hub.game import bots
from hub.game.minds import CERTAIN, Enmity, Mind, Room, Word
from hub.rules import vote
from hub.rules.commands import CastVote, GiveAnswer, SeatCommand
from hub.rules.events import EVERYONE, INSIDE, Event, GameDealt
from hub.rules.game import ACK, HUNCH, PASS, Game
from hub.rules.ids import Seat
from hub.rules.prompts import Prompt, main_prompt, powers
from hub.rules.rulebook import Option
from hub.rules.turn import Turn

DOUBT = 0.5
"""Less than this against a seat, and nobody strikes who need not."""
WHIM = 0.3
"""How much chance adds to what is known."""
LYING = 0.15
"""How often somebody who is not of the village claims to have found an enemy."""
TEAMMATE = 0.5
"""What a teammate's pick adds where most picks decide."""
UNANIMOUS = 100.0
"""What it adds where all must agree."""


class Sensible:
    """All players of one simulated table; of the game's state they use what is asked of each, no more."""

    def __init__(self, dealt: Turn) -> None:
        first = dealt.events[0]
        assert isinstance(first, GameDealt)
        self._book = dealt.book
        self._room = Room(first)
        self._minds = {seat: Mind(dealt.book, self._room, seat) for seat in first.seats}
        self.hear(dealt.events)

    def hear(self, events: Sequence[Event]) -> None:
        """Shows everybody what they may know of ``events``."""
        for event in events:
            if event.audience == EVERYONE:
                self._room.see(event)
            elif event.audience != INSIDE:
                told = getattr(event, event.audience)
                for seat in told if isinstance(told, tuple) else (told,):
                    self._minds[seat].learn(event)

    def next_command(self, game: Game, seat: Seat, chance: Random) -> SeatCommand | None:
        """What ``seat`` does now; ``None`` while nothing is asked of it."""
        match game.step.kind:
            case "vote" | "runoff":
                return self._vote(game, seat, chance)
            case "wake" | "stage" | "reaction":
                prompt = main_prompt(game, self._book, seat)
                return None if prompt is None else self._answer(game.step.id, seat, prompt, chance)
            case "discussion":
                for power in powers(game, self._book, seat):
                    return self._answer(game.step.id, seat, power, chance)
                self._speak(self._minds[seat], chance)
        return bots.next_command(game, seat, chance)

    def _speak(self, mind: Mind, chance: Random) -> None:
        scores = mind.enmity()
        worst = _worst(tuple(scores), scores, chance)
        knows = mind.proofs()[worst] >= CERTAIN
        if knows if mind.of_the_village else chance.random() < LYING:
            self._room.words.append(Word(mind.seat, worst))

    def _vote(self, game: Game, seat: Seat, chance: Random) -> CastVote | None:
        targets = vote.targets(game, seat)
        if not targets:
            return None
        target = _worst(targets, self._minds[seat].enmity(), chance)
        return CastVote(step=game.step.id, seat=seat, target=target)

    def _answer(self, step: int, seat: Seat, prompt: Prompt, chance: Random) -> GiveAnswer:
        if prompt.blocked is not None or not prompt.options:
            return GiveAnswer(step=step, seat=seat, prompt=prompt.key, verb=ACK)
        for option in prompt.options:
            picks = self._picks(self._minds[seat], prompt, option, chance)
            if picks:
                return GiveAnswer(step=step, seat=seat, prompt=prompt.key, verb=option.verb, picks=picks)
        return GiveAnswer(step=step, seat=seat, prompt=prompt.key, verb=PASS)

    def _picks(self, mind: Mind, prompt: Prompt, option: Option, chance: Random) -> tuple[Seat, ...]:
        """Whom this one would choose there; nobody if it rather passes."""
        if len(option.targets) < option.picks:
            return ()
        match option.aim:
            case "join":
                return tuple(chance.sample(option.targets, option.picks))
            case "help":
                return _best(option.targets, mind.enmity(), chance)
            case "learn":
                known = mind.known()
                new = tuple(target for target in option.targets if target not in known)
                return (_worst(new or option.targets, mind.enmity(), chance),)
            case "harm":
                return self._victim(mind, prompt, option, chance)

    def _victim(self, mind: Mind, prompt: Prompt, option: Option, chance: Random) -> tuple[Seat, ...]:
        scores = {**dict.fromkeys(option.targets, 0.0), **mind.enmity()}
        agreeing = UNANIMOUS if prompt.keeps_open else TEAMMATE
        for peer in mind.peers.values():
            for pick in peer.picks if peer.prompt == prompt.key else ():
                scores[pick] = scores.get(pick, 0.0) + agreeing
        worst = _worst(option.targets, scores, chance)
        may_wait = prompt.may_pass and mind.of_the_village and prompt.key != HUNCH
        return () if may_wait and scores[worst] < DOUBT else (worst,)


def _worst(targets: Sequence[Seat], scores: Enmity, chance: Random) -> Seat:
    return max(targets, key=lambda seat: scores.get(seat, 0.0) + WHIM * chance.random())


def _best(targets: Sequence[Seat], scores: Enmity, chance: Random) -> tuple[Seat, ...]:
    """Whom most speaks for; nobody if that is a proven enemy."""
    best = min(targets, key=lambda seat: scores.get(seat, 0.0) + WHIM * chance.random())
    return () if scores.get(best, 0.0) >= CERTAIN else (best,)
