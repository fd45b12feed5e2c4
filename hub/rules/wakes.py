"""Opening and closing the prompts of wakes, the same for both night styles."""

from __future__ import annotations

from hub.rules import events as ev
from hub.rules import teams
from hub.rules.game import MISSED, Act, Game
from hub.rules.ids import Seat
from hub.rules.prompts import blocked, holders
from hub.rules.rulebook import Rulebook, Wake
from hub.rules.turn import Turn


def held(game: Game, book: Rulebook, wake: Wake) -> bool:
    """Whether ``wake`` takes place tonight, as far as all may know."""
    if not wake.due(game) or not any(role in game.dealt for role in wake.holders):
        return False
    return not game.settings.reveal or bool(holders(game, wake))


def tell_briefs(turn: Turn, wake: Wake) -> None:
    """Tells holders with power what they learn on being prompted."""
    if wake.brief is None:
        return
    for seat in holders(turn.game, wake):
        if blocked(turn.game, turn.book, wake, seat) is None:
            turn.learn(seat, wake.brief(turn.game, seat))


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
    acts = tuple(_act(turn.game, turn.book, wake, seat) for seat in holders(turn.game, wake))
    if wake.team is None:
        turn.emit(ev.WakeClosed(wake=wake.key, acts=acts))
        return
    members = holders(turn.game, wake)
    outcome, by_chance = teams.settle(turn, wake, wake.team)
    turn.emit(ev.WakeClosed(wake=wake.key, acts=acts, outcome=outcome, by_chance=by_chance))
    turn.emit(ev.TeamSettled(wake=wake.key, outcome=outcome, viewers=members))
