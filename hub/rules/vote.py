"""The vote: casting, counting, runoffs and the verdict."""

from __future__ import annotations

from typing import Literal

import msgspec

from hub.rules import deaths
from hub.rules import events as ev
from hub.rules.chapters import Chapter
from hub.rules.commands import CastVote
from hub.rules.game import Game, Line
from hub.rules.ids import Seat
from hub.rules.refusal import Refusal
from hub.rules.rulebook import Rulebook
from hub.rules.tally import leaders
from hub.rules.turn import Turn

Reason = Literal["most", "chance", "martyr", "tie", "no_votes", "last_one"]


class Result(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a closed round comes to."""

    out: Seat | None
    reason: Reason
    runoff: tuple[Seat, ...] = ()
    """Not decided yet: vote again among these."""


def targets(game: Game, seat: Seat) -> tuple[Seat, ...]:
    """Whom a living ``seat`` may vote for now; empty when it may not vote."""
    if game.step.kind not in ("vote", "runoff") or seat not in game.alive:
        return ()
    among = game.tied if game.step.kind == "runoff" else game.alive
    return tuple([other for other in among if other != seat])


def call(turn: Turn) -> Chapter:
    turn.begin("vote_call", phase="vote", lines=(Line(key="vote-opens"),))
    return None


def open_ballot(turn: Turn) -> Chapter:
    turn.begin("vote", limit=turn.game.settings.limits.vote)
    return None


def open_runoff(turn: Turn) -> Chapter:
    turn.begin("runoff", limit=turn.game.settings.limits.runoff)
    return None


def cast(turn: Turn, command: CastVote) -> Refusal | None:
    game, seat, target = turn.game, command.seat, command.target
    if game.step.kind not in ("vote", "runoff"):
        return Refusal("not-now")
    refusal = _refusal(game, seat, target)
    if refusal is not None:
        return refusal
    first = seat not in game.votes
    if game.settings.ballot == "open":
        turn.emit(ev.VoteShown(seat=seat, target=target))
    else:
        turn.emit(ev.VoteCast(seat=seat, target=target))
    if first:
        turn.emit(ev.Voted(seat=seat))
    return None


def _refusal(game: Game, seat: Seat, target: Seat) -> Refusal | None:
    if seat in game.votes and game.settings.ballot == "secret":
        return Refusal("vote-stands")
    if target == seat:
        return Refusal("vote-self")
    if target not in game.seats:
        return Refusal("unknown-seat")
    if target not in game.alive:
        return Refusal("target-dead")
    if game.step.kind == "runoff" and target not in game.tied:
        return Refusal("vote-outside-runoff")
    return None


def awaited(game: Game) -> tuple[Seat, ...]:
    """Living seats that have not voted; none where there is nothing left to choose."""
    return () if complete(game) else tuple(seat for seat in game.alive if seat not in game.votes)


def complete(game: Game) -> bool:
    choice = game.tied if game.step.kind == "runoff" else game.alive
    return len(choice) <= 1 or len(game.votes) == len(game.alive)


def close(turn: Turn) -> Chapter:
    """Counts the round that is over: a verdict, or a runoff."""
    result = _runoff_result(turn) if turn.game.step.kind == "runoff" else _first_result(turn)
    if result.runoff:
        turn.emit(ev.TieFound(among=result.runoff))
        turn.begin("runoff_call", lines=(Line(key="vote-runoff", names=result.runoff),))
        return None
    _verdict(turn, result)
    return None


def _first_result(turn: Turn) -> Result:
    game = turn.game
    ahead = leaders(game.votes.values(), game.alive)
    if not ahead:
        return Result(out=None, reason="no_votes")
    if len(ahead) == 1:
        return Result(out=ahead[0], reason="most")
    match game.settings.tie:
        case "runoff":
            return Result(out=None, reason="tie", runoff=ahead)
        case "martyr":
            burning = {role.key for role in turn.book.roles if role.burns_on_tie}
            martyr = next((seat for seat in game.alive if game.roles[seat] in burning), None)
            return Result(out=martyr, reason="tie" if martyr is None else "martyr")
        case "nobody":
            return Result(out=None, reason="tie")


def _runoff_result(turn: Turn) -> Result:
    game = turn.game
    if len(game.tied) <= 1:
        return Result(out=game.tied[0] if game.tied else None, reason="last_one" if game.tied else "no_votes")
    ahead = leaders(game.votes.values(), game.tied) or game.tied
    if len(ahead) == 1:
        return Result(out=ahead[0], reason="most")
    return Result(out=turn.chance("runoff", ahead), reason="chance")


def _verdict(turn: Turn, result: Result) -> None:
    game, book = turn.game, turn.book
    rounds = (*game.ballots, game.votes)
    cause = "martyr" if result.reason == "martyr" else "vote"
    dead = {} if result.out is None else deaths.settled(game, book, {result.out: cause})
    turn.emit(ev.BallotClosed(rounds=rounds, out=result.out, reason=result.reason))
    turn.begin("verdict", phase="verdict", lines=_lines(game, book, result, tuple(dead)))
    deaths.happen_and_ask(turn, dead, "vote")


def _lines(game: Game, book: Rulebook, result: Result, dead: tuple[Seat, ...]) -> tuple[Line, ...]:
    if result.out is None:
        return (Line(key="verdict-no-votes" if result.reason == "no_votes" else "verdict-tie-nobody"),)
    key = "verdict-martyr" if result.reason == "martyr" else "verdict-eliminated"
    others = tuple(deaths.line(game, book, seat, "vote") for seat in dead if seat != result.out)
    return (deaths.line(game, book, result.out, "vote", key), *others)
