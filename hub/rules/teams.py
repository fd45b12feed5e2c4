"""How a team's picks become one choice, round by round."""

from __future__ import annotations

from collections.abc import Collection

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


def _only_one_left(further: Round | None) -> bool:
    return further is not None and further.kind == "runoff" and len(further.among) == 1


def is_awaited(game: Game, wake: Wake, seat: Seat) -> bool:
    """This living holder of ``wake`` still has to confirm; never in a runoff with one seat left."""
    answer = game.answers.get(seat)
    return (answer is None or not answer.confirmed) and not _only_one_left(game.rounds.get(wake.key))


def awaited(game: Game, wake: Wake) -> tuple[Seat, ...]:
    """The living holders of ``wake`` who still have to confirm."""
    return tuple([seat for seat in holders(game, wake) if is_awaited(game, wake, seat)])


def complete(game: Game, wake: Wake) -> bool:
    """Nobody is awaited any more."""
    roles, held = game.roles, wake.holders
    for seat in game.alive:
        if roles[seat] in held and is_awaited(game, wake, seat):
            return False
    return True


def open_round(turn: Turn, wake: Wake, team: Team) -> None:
    """Begins a further round if the team, complete, needs one."""
    game = turn.game
    further = game.rounds.get(wake.key)
    if not complete(game, wake):
        return
    verdict = team.agreed(game, picks_of(game, turn.book, wake), further)
    if isinstance(verdict, Settled):
        return
    members = holders(game, wake)
    earlier = {seat: game.answers[seat] for seat in members}
    began = Round(kind=verdict.kind, seats=verdict.seats, among=verdict.among, earlier=earlier)
    turn.emit(ev.RoundBegan(wake=wake.key, round=began, viewers=members))


def settle(turn: Turn, wake: Wake, team: Team) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """What the team's time ends with: the picks, and among whom chance drew (empty: it did not)."""
    verdict = _verdict(turn.game, turn.book, wake, team)
    if verdict.by_chance:
        return (turn.chance(f"team:{wake.key}", verdict.by_chance),), verdict.by_chance
    return verdict.picks, ()


def _verdict(game: Game, book: Rulebook, wake: Wake, team: Team) -> Settled:
    picks, further = picks_of(game, book, wake), game.rounds.get(wake.key)
    if complete(game, wake):
        verdict = team.agreed(game, picks, further)
        if not isinstance(verdict, Again):
            return verdict
    return team.at_limit(game, picks, further)


def decided(game: Game, wake: Wake) -> bool:
    """What the team picked has been confirmed, and stands."""
    further = game.rounds.get(wake.key)
    return (
        further is not None
        and further.kind == "confirm"
        and all(confirmed(game, seat) is not None for seat in further.seats)
    )


def take_out(turn: Turn, wake: Wake, gone: Collection[Seat]) -> None:
    """Takes removed seats out of a running round; picks of and for them are voided by the caller."""
    game, viewers = turn.game, holders(turn.game, wake)
    further = game.rounds.get(wake.key)
    if further is None:
        return
    seats = tuple(seat for seat in further.seats if seat not in gone)
    among = tuple(seat for seat in further.among if seat not in gone)
    if seats and among and (further.kind == "runoff" or _stands(game, wake, further, gone)):
        turn.emit(ev.RoundNarrowed(wake=wake.key, seats=seats, among=among, viewers=viewers))
    else:
        turn.emit(ev.RoundBegan(wake=wake.key, round=None, viewers=viewers))


def _stands(game: Game, wake: Wake, further: Round, gone: Collection[Seat]) -> bool:
    if not decided(game, wake) or any(seat in gone for seat in further.seats):
        return False
    return not any(pick in gone for seat in further.seats for pick in game.answers[seat].picks)
