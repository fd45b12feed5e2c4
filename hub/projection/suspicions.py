"""Hunches and votes against the truth: who guessed well, who hid well, and who was wronged.

A guess is a hunch, or a vote in the first round of a ballot (in a runoff there is little to choose). It is
right if the suspected was not on the village's side. Only guesses of the village's side tell who hid well:
the others know more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from hub.projection.story import Disguise, Guess, HunchView
from hub.rules import events as ev
from hub.rules.ids import Seat

PROOF = 1.0
"""What a fact weighs that leaves no doubt."""
FoundOut = frozenset[tuple[Seat, Seat]]
"""Who found out, and whom."""


class Suspicion(msgspec.Struct, frozen=True):
    """One guess, and whom else it could have meant."""

    night: int
    seat: Seat
    suspect: Seat
    vote: bool
    alive: frozenset[Seat]


class Verdicts(msgspec.Struct, frozen=True, kw_only=True):
    """What all guesses of a game come to; see :class:`~hub.projection.story.Story`."""

    hunches: tuple[HunchView, ...]
    disguises: tuple[Disguise, ...]
    by_votes: bool
    best: tuple[Seat, ...]
    hidden: tuple[Seat, ...]
    wronged: tuple[Seat, ...]
    wronged_times: int


def gather(events: Iterable[ev.Event]) -> list[Suspicion]:
    """All guesses of a game, oldest first."""
    night, alive, found = 0, frozenset[Seat](), list[Suspicion]()
    for event in events:
        match event:
            case ev.GameDealt():
                alive = frozenset(event.seats)
            case ev.NightFell():
                night = event.night
            case ev.SeatDied():
                alive -= {event.seat}
            case ev.StageClosed():
                found += [Suspicion(night, s, t, False, alive) for s, t in event.hunches.items()]
            case ev.BallotClosed():
                found += [Suspicion(night, s, t, True, alive) for s, t in event.rounds[0].items()]
    return found


def found_out(events: Iterable[ev.Event], hints: Mapping[tuple[str, str], float]) -> FoundOut:
    """Who was seen through by whose power; ``hints``: the rulebook's."""
    return frozenset(
        (event.seat, seat)
        for event in events
        if isinstance(event, ev.FactLearned) and hints.get((event.fact.key, event.fact.value)) == PROOF
        for seat in event.fact.seats
    )


def weigh(found: Iterable[Suspicion], evil: Mapping[Seat, bool], known: FoundOut = frozenset()) -> Verdicts:
    """``evil``: every seat of the game, and whether it was not on the village's side."""
    found = list(found)
    scores = tuple(_score(seat, found, evil) for seat in evil)
    honest = [guess for guess in found if not evil[guess.seat]]
    disguises = tuple(_disguise(seat, honest, known) for seat, is_evil in evil.items() if is_evil)
    wronged, times = _wronged(honest, evil)
    by_votes = not any(not guess.vote for guess in honest)
    return Verdicts(
        hunches=tuple(score for score in scores if score.given or score.votes),
        disguises=disguises,
        by_votes=by_votes,
        best=_best([score for score in scores if not evil[score.seat]], by_votes),
        hidden=_hidden(disguises),
        wronged=wronged,
        wronged_times=times,
    )


def _score(seat: Seat, found: Iterable[Suspicion], evil: Mapping[Seat, bool]) -> HunchView:
    own = [guess for guess in found if guess.seat == seat]
    guesses = tuple(
        Guess(night=guess.night, suspect=guess.suspect, right=evil[guess.suspect])
        for guess in own
        if not guess.vote
    )
    votes = [evil[guess.suspect] for guess in own if guess.vote]
    return HunchView(
        seat=seat,
        right=sum(guess.right for guess in guesses),
        given=len(guesses),
        guesses=guesses,
        votes_right=sum(votes),
        votes=len(votes),
    )


def _disguise(seat: Seat, honest: Iterable[Suspicion], known: FoundOut) -> Disguise:
    chances = [guess for guess in honest if seat in guess.alive]
    named = [guess for guess in chances if guess.suspect == seat]
    caught = {guess.seat for guess in named} | {finder for finder, found in known if found == seat}
    return Disguise(
        seat=seat,
        hunches=sum(not guess.vote for guess in named),
        votes=sum(guess.vote for guess in named),
        chances=len(chances),
        fooled=tuple(dict.fromkeys(guess.seat for guess in chances if guess.seat not in caught)),
    )


def _best(scores: Iterable[HunchView], by_votes: bool) -> tuple[Seat, ...]:
    """Most right guesses; among those, the fewest wrong ones."""

    def rank(score: HunchView) -> tuple[int, int]:
        right, given = (score.votes_right, score.votes) if by_votes else (score.right, score.given)
        return right, right - given

    ranked = {score.seat: rank(score) for score in scores}
    top = max(ranked.values(), default=(0, 0))
    return tuple(seat for seat, of in ranked.items() if of == top) if top[0] else ()


def _hidden(disguises: Iterable[Disguise]) -> tuple[Seat, ...]:
    """Named in the smallest share of chances; among those, with the most chances."""
    ranked = {
        worn.seat: ((worn.hunches + worn.votes) / worn.chances, -worn.chances)
        for worn in disguises
        if worn.chances
    }
    return tuple(seat for seat, of in ranked.items() if of == min(ranked.values()))


def _wronged(honest: Iterable[Suspicion], evil: Mapping[Seat, bool]) -> tuple[tuple[Seat, ...], int]:
    """Named most often, and more than once; and how often."""
    named: dict[Seat, int] = {}
    for guess in honest:
        if not evil[guess.suspect]:
            named[guess.suspect] = named.get(guess.suspect, 0) + 1
    most = max(named.values(), default=0)
    return (tuple(seat for seat, times in named.items() if times == most), most) if most > 1 else ((), 0)
