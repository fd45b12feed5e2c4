"""Hunches and votes against the truth: who guessed well, who hid well, and who was wronged.

A guess is a hunch, or a vote in the first round of a ballot (in a runoff there is little to choose). It is
right if the suspected was not on the village's side. Only guesses of the village's side tell who hid well:
the others know more. Nobody is praised for what blind guesses would have come to.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from hub.projection.story import Disguise, Guess, HunchView
from hub.rules import events as ev
from hub.rules.ids import Seat

PROOF = 1.0
"""What a fact weighs that leaves no doubt."""
FEWEST_CHANCES = 3
"""So often the village's side has to have had the choice before anybody has hidden from it."""
ROUNDING = 1e-9
MOST_WRONGED = 3
"""If more were suspected equally often, none of them stands out."""
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
        best=_best(
            [score for score in scores if not evil[score.seat]], by_votes, _by_luck(honest, evil, by_votes)
        ),
        hidden=_hidden(disguises, honest),
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


def _by_luck(honest: Iterable[Suspicion], evil: Mapping[Seat, bool], votes: bool) -> Mapping[Seat, float]:
    """How many right hunches, or votes, blind guesses would have brought each seat."""
    luck: dict[Seat, float] = {}
    for guess in honest:
        if guess.vote == votes:
            against = sum(evil[seat] for seat in guess.alive)
            luck[guess.seat] = luck.get(guess.seat, 0.0) + against / _others(guess)
    return luck


def _others(guess: Suspicion) -> int:
    """How many a guess could have meant."""
    return max(1, len(guess.alive - {guess.seat}))


def _best(scores: Iterable[HunchView], by_votes: bool, luck: Mapping[Seat, float]) -> tuple[Seat, ...]:
    """Most right guesses; among those, the fewest wrong ones; and more right ones than luck brings."""

    def rank(score: HunchView) -> tuple[int, int]:
        right, given = (score.votes_right, score.votes) if by_votes else (score.right, score.given)
        return right, right - given

    ranked = {score.seat: rank(score) for score in scores}
    top = max(ranked.values(), default=(0, 0))
    return tuple(seat for seat, of in ranked.items() if of == top and of[0] > luck.get(seat, 0.0) + ROUNDING)


def _hidden(disguises: Iterable[Disguise], honest: Iterable[Suspicion]) -> tuple[Seat, ...]:
    """Named in the smallest share of chances, which blind guesses would not have undercut.

    Among those, with the most chances; nobody of whom the village's side has hardly had any.
    """
    ranked: dict[Seat, tuple[float, int]] = {}
    for worn in disguises:
        named = worn.hunches + worn.votes
        blindly = sum(1 / _others(guess) for guess in honest if worn.seat in guess.alive)
        if worn.chances >= FEWEST_CHANCES and named <= blindly + ROUNDING:
            ranked[worn.seat] = named / worn.chances, -worn.chances
    return tuple(seat for seat, of in ranked.items() if of == min(ranked.values()))


def _wronged(honest: Iterable[Suspicion], evil: Mapping[Seat, bool]) -> tuple[tuple[Seat, ...], int]:
    """Named most often, and more than once; and how often."""
    named: dict[Seat, int] = {}
    for guess in honest:
        if not evil[guess.suspect]:
            named[guess.suspect] = named.get(guess.suspect, 0) + 1
    times = max(named.values(), default=0)
    most = tuple(seat for seat, of in named.items() if of == times)
    return (most, times) if times > 1 and len(most) <= MOST_WRONGED else ((), 0)
