"""What the storyteller tells when somebody has won: what the nights hid, the turning vote, the best hunches.

A pure function of the game's log. It says so much that it is told in less than a minute, whatever the number
of seats and nights: who played for the side that hid, the best tales of the nights, one vote, one hunch.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from hub.projection import recap
from hub.projection.public import PublicGame
from hub.projection.story import BallotView
from hub.rules import events as ev
from hub.rules.books import rulebook
from hub.rules.game import Act, Line
from hub.rules.ids import Seat
from hub.rules.rulebook import Past, Rulebook

MOST_TALES = 4
MOST_NAMES = 6
"""Of a side; a larger one is not told name by name."""
BEST_TOGETHER = 2
"""Seats with equally good hunches that are still named."""
TOLD_BEFORE = 2
"""How much a tale loses against others each time that one of its kind has been chosen."""


class _Told(msgspec.Struct, frozen=True, kw_only=True):
    """A tale of one night."""

    night: int
    place: int
    """In the rulebook's order."""
    worth: int
    line: Line


def lines(public: PublicGame, events: Iterable[ev.Event]) -> tuple[Line, ...]:
    """In the order of telling; nothing unless somebody has won."""
    if public.winner is None:
        return ()
    log, book = list(events), rulebook(public.rulebook)
    tales = _chosen(_tales(public, book, log))
    return (
        Line(key="epilogue-opens" if tales else "epilogue-opens-quiet"),
        *_sides(public, book),
        *(tale.line for tale in tales),
        *_turning_vote(public, book),
        *_hunches(public, log),
        Line(key="epilogue-ends"),
    )


def _sides(public: PublicGame, book: Rulebook) -> Iterator[Line]:
    """Who was on a side other than the village's."""
    for win in book.wins[1:]:
        seats = tuple(seat for seat in public.seats if book.side_of(public.roles[seat]) == win.side)
        if len(seats) <= MOST_NAMES:
            yield Line(key="epilogue-side", side=win.side, names=seats)


# -- the nights -------------------------------------------------------------------------------------


def _tales(public: PublicGame, book: Rulebook, log: Iterable[ev.Event]) -> Iterator[_Told]:
    for night, past in _nights(public, log).items():
        for place, tale in enumerate(book.tales):
            for deed in tale.find(past):
                told = Line(
                    key=f"tale-{tale.key}", count=night, name=deed.name, taken=deed.taken, names=deed.names
                )
                yield _Told(night=night, place=place, worth=tale.worth, line=told)


def _nights(public: PublicGame, log: Iterable[ev.Event]) -> dict[int, Past]:
    acts: dict[int, list[Act]] = {night: [] for night in range(1, public.night + 1)}
    outcomes: dict[int, dict[str, tuple[Seat, ...]]] = {night: {} for night in acts}
    for event in log:
        if isinstance(event, ev.WakeClosed) and event.acts:
            night = event.acts[0].night
            acts[night] += event.acts
            outcomes[night][event.wake] = event.outcome or ()
    return {
        night: Past(
            acts=tuple(acts[night]),
            outcomes=outcomes[night],
            died=frozenset(d.seat for d in public.deaths if d.night == night and d.how == "night"),
            roles=public.roles,
        )
        for night in acts
    }


def _chosen(tales: Iterable[_Told]) -> list[_Told]:
    """The best ones, of different kinds where there are such, in the order in which they happened."""
    left, chosen = list(tales), list[_Told]()
    kinds: Counter[str] = Counter()
    while left and len(chosen) < MOST_TALES:
        best = max(left, key=lambda tale: tale.worth - TOLD_BEFORE * kinds[tale.line.key])
        left.remove(best)
        chosen.append(best)
        kinds[best.line.key] += 1
    return sorted(chosen, key=lambda tale: (tale.night, tale.place))


# -- the day ----------------------------------------------------------------------------------------


def _turning_vote(public: PublicGame, book: Rulebook) -> Iterator[Line]:
    """Of the votes that sent away somebody of the side that lost, the closest; the later of two."""
    turning: tuple[int, BallotView, Seat] | None = None
    for ballot in public.ballots:
        out = ballot.out
        if out is None or ballot.reason not in ("most", "chance"):
            continue
        if book.side_of(public.roles[out]) == public.winner:
            continue
        margin = 0 if ballot.reason == "chance" else _margin(ballot)
        if turning is None or margin <= turning[0]:
            turning = (margin, ballot, out)
    if turning is not None:
        margin, ballot, out = turning
        kind = {0: "-chance", 1: "-close"}.get(margin, "")
        yield Line(key=f"epilogue-vote{kind}", count=ballot.day, name=out)


def _margin(ballot: BallotView) -> int:
    """By how many votes the last round was decided."""
    counts = sorted(Counter(vote.target for vote in ballot.rounds[-1]).values())
    return counts[-1] - (counts[-2] if len(counts) > 1 else 0)


def _hunches(public: PublicGame, log: Sequence[ev.Event]) -> Iterator[Line]:
    """Who guessed best, if that is not half the table."""
    story = recap.story(public, log)
    if story is None or not 0 < len(story.best) <= BEST_TOGETHER:
        return
    best = next(score for score in story.hunches if score.seat == story.best[0])
    right = best.right if story.by == "hunches" else best.votes_right
    yield Line(key=f"epilogue-{story.by}", names=story.best, count=right)
