"""How a team's picks become one choice, round by round."""

from __future__ import annotations

from hub.rules import events as ev
from hub.rules.game import Answer, Game, Round
from hub.rules.ids import Seat
from hub.rules.prompts import blocked, holders
from hub.rules.rulebook import Again, Picks, Rulebook, Settled, Team, Wake
from hub.rules.turn import Turn


def confirmed(game: Game, seat: Seat) -> Answer | None:
    answer = game.answers.get(seat)
    return answer if answer is not None and answer.confirmed else None


def picks_of(game: Game, book: Rulebook, wake: Wake) -> Picks:
    """Confirmed picks of the current round that count: not those of the blocked."""
    further = game.rounds.get(wake.key)
    asked = holders(game, wake) if further is None else further.seats
    picks: dict[Seat, Seat] = {}
    for seat in asked:
        answer = confirmed(game, seat)
        if answer is not None and answer.picks and blocked(game, book, wake, seat) is None:
            picks[seat] = answer.picks[0]
    return picks


def awaited(game: Game, wake: Wake) -> tuple[Seat, ...]:
    """Holders of ``wake`` who still have to confirm; none in a runoff with one seat left."""
    further = game.rounds.get(wake.key)
    if further is not None and further.kind == "runoff" and len(further.among) == 1:
        return ()
    return tuple(seat for seat in holders(game, wake) if confirmed(game, seat) is None)


def open_round(turn: Turn, wake: Wake, team: Team) -> bool:
    """Begins a further round if the team, complete, needs one; says whether it did."""
    game = turn.game
    if awaited(game, wake):
        return False
    further = game.rounds.get(wake.key)
    verdict = team.agreed(game, picks_of(game, turn.book, wake), further)
    if isinstance(verdict, Settled):
        return False
    began = Round(
        kind=verdict.kind,
        seats=verdict.seats,
        among=verdict.among,
        earlier={seat: game.answers[seat] for seat in holders(game, wake)}
        if further is None
        else further.earlier,
    )
    turn.emit(ev.RoundBegan(wake=wake.key, round=began, viewers=holders(game, wake)))
    return True


def settle(turn: Turn, wake: Wake, team: Team) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """What the team's time ends with: the picks, and among whom chance drew (empty: it did not)."""
    game = turn.game
    picks, further = picks_of(game, turn.book, wake), game.rounds.get(wake.key)
    verdict = (
        team.at_limit(game, picks, further) if awaited(game, wake) else team.agreed(game, picks, further)
    )
    if isinstance(verdict, Again):
        verdict = team.at_limit(game, picks, further)
    if verdict.by_chance:
        return (turn.chance(f"team:{wake.key}", verdict.by_chance),), verdict.by_chance
    return verdict.picks, ()


def void(turn: Turn, wake: Wake, team: Team, gone: Seat) -> None:
    """Takes a removed seat, and the picks for it, out of a running choice."""
    further = turn.game.rounds.get(wake.key)
    if further is not None:
        _void_round(turn, wake, team, further, gone)
    picked = tuple(
        s for s in holders(turn.game, wake) if s in turn.game.answers and gone in turn.game.answers[s].picks
    )
    if picked:
        turn.emit(ev.AnswersVoided(seats=picked))


def _void_round(turn: Turn, wake: Wake, team: Team, further: Round, gone: Seat) -> None:
    game, viewers = turn.game, holders(turn.game, wake)
    among = tuple(seat for seat in further.among if seat != gone)
    askers = team.askers(game, further.kind)
    if not among or not askers:
        turn.emit(ev.RoundBegan(wake=wake.key, round=None, viewers=viewers))
        return
    earlier = {seat: answer for seat, answer in further.earlier.items() if seat != gone}
    if among == further.among and askers == further.seats:
        return
    kept = {seat: game.answers[seat] for seat in askers if seat in game.answers and seat in further.seats}
    began = Round(kind=further.kind, seats=askers, among=among, earlier=earlier)
    turn.emit(ev.RoundBegan(wake=wake.key, round=began, viewers=viewers))
    for seat, answer in kept.items():
        if gone not in answer.picks:
            turn.emit(ev.Answered(seat=seat, answer=answer, viewers=viewers))
