"""How often which side wins, found out by playing many games with simulated players."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from math import sqrt
from random import Random
from typing import Literal

import msgspec

from hub.game.players import Sensible
from hub.game.simulate import run
from hub.rules.books import BOOKS, unknown_rulebook
from hub.rules.deal import deal
from hub.rules.ids import Seat, Seconds
from hub.rules.refusal import Refusal
from hub.rules.settings import Settings, Style
from hub.rules.turn import Turn

PlayersName = Literal["sensible", "random"]
Z95 = 1.959964


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be found out. ``settings`` of ``None``: the rulebook's own."""

    rulebook: str
    seats: int
    games: int
    """At least one."""
    dials: dict[str, int] = {}
    settings: Settings | None = None
    players: PlayersName = "sensible"
    seed: str = "odds"
    """The same seed plays the same games."""


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """What came out."""

    rulebook: str
    style: Style
    players: PlayersName
    seats: int
    roles: dict[str, int]
    """Role -> how many were dealt."""
    games: int
    wins: dict[str, int]
    """Side -> games won, in the rulebook's order of sides."""
    nights_mean: float
    games_per_second: float

    def share(self, side: str) -> float:
        """How many of the games ``side`` has won, from 0 to 1."""
        return self.wins[side] / self.games

    def interval(self, side: str) -> tuple[float, float]:
        """The 95 % interval of that share (Wilson's)."""
        share, n = self.share(side), self.games
        middle = share + Z95**2 / (2 * n)
        spread = Z95 * sqrt(share * (1 - share) / n + Z95**2 / (4 * n**2))
        return max(0.0, (middle - spread) / (1 + Z95**2 / n)), min(1.0, (middle + spread) / (1 + Z95**2 / n))


def find_out(question: Question, clock: Callable[[], Seconds] = time.perf_counter) -> Odds | Refusal:
    """Plays ``question.games`` games; a refusal says why they can't be dealt."""
    if question.rulebook not in BOOKS:
        return unknown_rulebook()
    began, wins, nights = clock(), Counter[str](), 0
    roles: Mapping[str, int] = {}
    for number in range(1, question.games + 1):
        turn = _dealt(question, number)
        if isinstance(turn, Refusal):
            return turn
        ended = _played(question, turn, Random(f"{question.seed} {number}")).game
        wins[ended.winner or ""] += 1
        nights += ended.night
        roles = ended.dealt
    return Odds(
        rulebook=question.rulebook,
        style=_settings(question).style,
        players=question.players,
        seats=question.seats,
        roles=dict(roles),
        games=question.games,
        wins={win.side: wins[win.side] for win in BOOKS[question.rulebook].wins},
        nights_mean=nights / question.games,
        games_per_second=question.games / max(clock() - began, 1e-9),
    )


def _settings(question: Question) -> Settings:
    return question.settings or BOOKS[question.rulebook].defaults


def _dealt(question: Question, number: int) -> Turn | Refusal:
    return deal(
        number=number,
        book_key=question.rulebook,
        settings=_settings(question),
        seats=tuple(Seat(seat) for seat in range(1, question.seats + 1)),
        dials=question.dials,
        seed=f"{question.seed} {number}",
    )


def _played(question: Question, turn: Turn, chance: Random) -> Turn:
    if question.players == "random":
        return run(turn, chance)
    players = Sensible(turn)
    return run(turn, chance, players.next_command, players.hear)
