"""What a prompt may offer, where several rulebooks offer the same."""

from __future__ import annotations

from hub.rules.game import Game
from hub.rules.ids import Seat
from hub.rules.rulebook import Aim, Option, Options


def others(verb: str, aim: Aim = "learn") -> Options:
    """One other living seat."""

    def options(game: Game, seat: Seat) -> tuple[Option, ...]:
        targets = tuple([other for other in game.alive if other != seat])
        return (Option(verb=verb, targets=targets, aim=aim),)

    return options


def not_twice_running(wake: str, verb: str, *, aim: Aim = "help", itself: bool = False) -> Options:
    """One living seat, not the one for which this power was used the night before."""

    def options(game: Game, seat: Seat) -> tuple[Option, ...]:
        last = _picked_last_night(game, wake, seat)
        allowed = (other for other in game.alive if other not in last and (itself or other != seat))
        return (Option(verb=verb, targets=tuple(allowed), aim=aim),)

    return options


def _picked_last_night(game: Game, wake: str, seat: Seat) -> tuple[Seat, ...]:
    night = game.night - 1
    return tuple(
        pick
        for act in game.acts
        if act.night == night and act.seat == seat and act.wake == wake and act.counts
        for pick in act.picks
    )
