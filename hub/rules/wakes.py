"""Opening and closing the prompts of wakes, the same for both night styles."""

from __future__ import annotations

from hub.rules import events as ev
from hub.rules import teams
from hub.rules.game import MISSED, Act, Fact, Game
from hub.rules.ids import Seat
from hub.rules.prompts import blocked, holders
from hub.rules.rulebook import Rulebook, Wake
from hub.rules.turn import Turn


def held(game: Game, book: Rulebook, wake: Wake) -> bool:
    """Whether ``wake`` takes place tonight, as far as all may know."""
    if not wake.due(game.night) or not any(role in game.dealt for role in wake.holders):
        return False
    return not game.settings.reveal or bool(holders(game, wake))


def briefs(game: Game, book: Rulebook, wake: Wake) -> dict[Seat, Fact]:
    """What holders with power are to know on being prompted."""
    if wake.brief is None:
        return {}
    found = {
        seat: wake.brief(game, seat)
        for seat in holders(game, wake)
        if blocked(game, book, wake, seat) is None
    }
    return {seat: fact for seat, fact in found.items() if fact is not None}


def tell_briefs(turn: Turn, wake: Wake, told: dict[Seat, Fact] | None = None) -> None:
    """Tells holders their briefs, unless ``told`` says that they have just heard the same."""
    for seat, fact in briefs(turn.game, turn.book, wake).items():
        if told is None or told.get(seat) != fact:
            turn.learn(seat, fact)


def _act(game: Game, book: Rulebook, wake: Wake, seat: Seat) -> Act:
    further = game.rounds.get(wake.key)
    answer = teams.confirmed(game, seat)
    if answer is None and further is not None:
        answer = further.earlier.get(seat)
    return Act(
        night=game.night,
        wake=wake.key,
        seat=seat,
        verb=answer.verb if answer else MISSED,
        picks=answer.picks if answer else (),
        blocked=blocked(game, book, wake, seat),
    )


def close(turn: Turn, wake: Wake) -> None:
    """Settles one wake: what was confirmed counts, everything else is missed."""
    members = holders(turn.game, wake)
    acts = tuple(_act(turn.game, turn.book, wake, seat) for seat in members)
    if wake.team is None:
        if acts:
            turn.emit(ev.WakeClosed(wake=wake.key, acts=acts))
        return
    outcome, by_chance = teams.settle(turn, wake, wake.team)
    turn.emit(ev.WakeClosed(wake=wake.key, acts=acts, outcome=outcome, by_chance=by_chance))
    if members:
        turn.emit(ev.TeamSettled(wake=wake.key, outcome=outcome, viewers=members))
