"""What is left of evenings: games that were won, and simple figures over all of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter

import msgspec

from hub.projection.base import View
from hub.projection.story import Story, StorySeat
from hub.rules.books import BOOKS

MOST_GUESSERS = 12


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was won, where and when."""

    evening: str
    code: str
    ended: float
    """Seconds since the epoch."""
    story: Story


class GameRow(View, frozen=True, kw_only=True):
    token: str
    """Of its story."""
    ended: float
    rulebook: str
    winner: str
    seats: int
    nights: int
    best: tuple[str, ...]
    """Names of those who guessed best."""


class EveningRow(View, frozen=True, kw_only=True):
    """The games of one table."""

    id: str
    code: str
    began: float
    ended: float
    """When its first and its last game were won."""
    names: tuple[str, ...]
    games: tuple[GameRow, ...]
    """Oldest first."""
    stands: bool
    """The table is still there: deleting the evening closes it."""
    playing: bool
    """A game is being played there: it can't be deleted now."""


class SideFigure(View, frozen=True, kw_only=True):
    """How often a side has won, of all games by its rulebook."""

    rulebook: str
    side: str
    won: int
    games: int


class RoleFigure(View, frozen=True, kw_only=True):
    """How often a role was dealt, and to how many of those who won."""

    rulebook: str
    role: str
    side: str
    won: int
    held: int


class GuesserFigure(View, frozen=True, kw_only=True):
    """Right hunches and votes of one name, of all it gave on the village's side."""

    name: str
    right: int
    given: int


class Evenings(View, frozen=True, kw_only=True):
    """Everything that is kept of evenings, newest first."""

    evenings: tuple[EveningRow, ...]
    games: int
    sides: tuple[SideFigure, ...]
    roles: tuple[RoleFigure, ...]
    guessers: tuple[GuesserFigure, ...]


def evenings(played: Sequence[Played], standing: Mapping[str, bool]) -> Evenings:
    """``played``: oldest first. ``standing``: evenings whose table is still there, and whether it plays."""
    by_evening: dict[str, list[Played]] = {}
    for game in played:
        by_evening.setdefault(game.evening, []).append(game)
    rows = [_evening(id, games, standing.get(id)) for id, games in by_evening.items()]
    stories = [game.story for game in played]
    return Evenings(
        evenings=tuple(sorted(rows, key=attrgetter("ended"), reverse=True)),
        games=len(stories),
        sides=tuple(_sides(stories)),
        roles=tuple(_roles(stories)),
        guessers=tuple(_guessers(stories)),
    )


def _evening(id: str, games: Sequence[Played], playing: bool | None) -> EveningRow:
    names = dict.fromkeys(seat.name for game in games for seat in game.story.seats if not seat.bot)
    return EveningRow(
        id=id,
        code=games[0].code,
        began=games[0].ended,
        ended=games[-1].ended,
        names=tuple(names),
        games=tuple(map(_game, games)),
        stands=playing is not None,
        playing=bool(playing),
    )


def _game(game: Played) -> GameRow:
    story = game.story
    names = {seat.seat: seat.name for seat in story.seats}
    return GameRow(
        token=story.token,
        ended=game.ended,
        rulebook=story.rulebook,
        winner=story.winner,
        seats=len(story.seats),
        nights=len(story.nights),
        best=tuple(names[seat] for seat in story.best),
    )


def _sides(stories: Sequence[Story]) -> Iterable[SideFigure]:
    for key, book in BOOKS.items():
        winners = [story.winner for story in stories if story.rulebook == key]
        for side in dict.fromkeys(win.side for win in book.wins) if winners else ():
            yield SideFigure(rulebook=key, side=side, won=winners.count(side), games=len(winners))


def _roles(stories: Sequence[Story]) -> Iterable[RoleFigure]:
    held: dict[tuple[str, str], list[StorySeat]] = {}
    for story in stories:
        for seat in story.seats:
            held.setdefault((story.rulebook, seat.dealt or seat.role), []).append(seat)
    for key, book in BOOKS.items():
        for role in book.roles:
            seats = held.get((key, role.key))
            if seats:
                won = sum(seat.won for seat in seats)
                yield RoleFigure(rulebook=key, role=role.key, side=role.side, won=won, held=len(seats))


def _guessers(stories: Sequence[Story]) -> Iterable[GuesserFigure]:
    """Most right guesses first; names count as the same whatever their case."""
    found: dict[str, GuesserFigure] = {}
    for story in stories:
        village = BOOKS[story.rulebook].wins[0].side if story.rulebook in BOOKS else None
        honest = {seat.seat: seat.name for seat in story.seats if seat.side == village and not seat.bot}
        for score in story.hunches:
            name = honest.get(score.seat)
            if name is not None:
                before = found.get(name.casefold(), GuesserFigure(name=name, right=0, given=0))
                found[name.casefold()] = GuesserFigure(
                    name=name,
                    right=before.right + score.right + score.votes_right,
                    given=before.given + score.given + score.votes,
                )
    ranked = sorted(found.values(), key=lambda of: (-of.right, of.given, of.name.casefold()))
    return [of for of in ranked if of.right][:MOST_GUESSERS]
