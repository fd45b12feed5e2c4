"""Folds events into the state of a game, one at a time; never decides anything."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar, cast

from msgspec.structs import replace

from hub.rules import events as ev
from hub.rules.game import Death, Game, Step
from hub.rules.ids import Seat

V = TypeVar("V")


def _without(table: dict[Seat, V], seats: Iterable[Seat]) -> dict[Seat, V]:
    gone = frozenset(seats)
    return {seat: value for seat, value in table.items() if seat not in gone}


def _roles_dealt(game: Game, event: ev.RolesDealt) -> Game:
    return replace(game, seed=event.seed, roles=event.roles)


def _step_began(game: Game, event: ev.StepBegan) -> Game:
    return replace(
        game,
        step=event.step,
        phase=cast(Any, event.phase),
        answers={},
        rounds={},
        floor_passed=False,
        hunches_passed=False,
        ready=frozenset(),
    )


def _night_fell(game: Game, event: ev.NightFell) -> Game:
    return replace(game, night=event.night, night_used=0.0, outcomes={})


def _answered(game: Game, event: ev.Answered) -> Game:
    return replace(game, answers={**game.answers, event.seat: event.answer})


def _card_confirmed(game: Game, event: ev.CardConfirmed) -> Game:
    return replace(game, ready=game.ready | {event.seat})


def _answers_voided(game: Game, event: ev.AnswersVoided) -> Game:
    return replace(game, answers=_without(game.answers, event.seats))


def _round_began(game: Game, event: ev.RoundBegan) -> Game:
    if event.round is None:
        rounds = {key: value for key, value in game.rounds.items() if key != event.wake}
        earlier = game.rounds[event.wake].earlier
        return replace(game, rounds=rounds, answers={**game.answers, **earlier})
    rounds = {**game.rounds, event.wake: event.round}
    return replace(game, rounds=rounds, answers=_without(game.answers, event.round.seats))


def _round_narrowed(game: Game, event: ev.RoundNarrowed) -> Game:
    narrowed = replace(game.rounds[event.wake], seats=event.seats, among=event.among)
    return replace(game, rounds={**game.rounds, event.wake: narrowed})


def _wake_closed(game: Game, event: ev.WakeClosed) -> Game:
    outcomes = game.outcomes if event.outcome is None else {**game.outcomes, event.wake: event.outcome}
    return replace(game, acts=game.acts + event.acts, outcomes=outcomes)


def _stage_closed(game: Game, event: ev.StageClosed) -> Game:
    return replace(game, night_used=game.night_used + event.open_for)


def _marked(game: Game, event: ev.Marked) -> Game:
    return replace(game, marks=game.marks | frozenset(event.marks))


def _seat_died(game: Game, event: ev.SeatDied) -> Game:
    death = Death(seat=event.seat, night=game.night, phase=game.phase, cause=event.how, shown=event.role)
    alive = tuple(seat for seat in game.alive if seat != event.seat)
    return replace(game, alive=alive, deaths=(*game.deaths, death), ready=game.ready - {event.seat})


def _role_taken_over(game: Game, event: ev.RoleTakenOver) -> Game:
    return replace(game, roles={**game.roles, event.seat: event.role})


def _latest_deaths(game: Game, event: ev.LatestDeaths) -> Game:
    return replace(game, latest=event.seats or game.latest, reacting=event.reacting)


def _reaction_done(game: Game, event: ev.ReactionDone) -> Game:
    return replace(game, reacting=tuple(seat for seat in game.reacting if seat != event.seat))


def _ready_said(game: Game, event: ev.ReadySaid) -> Game:
    ready = game.ready | {event.seat} if event.ready else game.ready - {event.seat}
    return replace(game, ready=ready)


def _vote_cast(game: Game, event: ev.VoteCast | ev.VoteShown) -> Game:
    return replace(game, votes={**game.votes, event.seat: event.target})


def _votes_voided(game: Game, event: ev.VotesVoided) -> Game:
    return replace(game, votes=_without(game.votes, event.seats))


def _tie_found(game: Game, event: ev.TieFound) -> Game:
    return replace(game, tied=event.among, ballots=(*game.ballots, game.votes), votes={})


def _ballot_closed(game: Game, event: ev.BallotClosed) -> Game:
    return replace(game, ballots=(), votes={}, tied=())


def _power_used(game: Game, event: ev.PowerUsed) -> Game:
    return replace(game, acts=(*game.acts, event.act))


def _time_added(game: Game, event: ev.TimeAdded) -> Game:
    step = game.step
    if step.limit_at is None:
        return game
    longer = replace(step, limit_at=step.limit_at + event.seconds)
    return replace(game, step=longer, night_used=game.night_used - event.seconds)


def _game_won(game: Game, event: ev.GameWon) -> Game:
    return replace(game, winner=event.side, phase="over")


def _called_off(game: Game, event: ev.GameCalledOff) -> Game:
    return replace(game, called_off=True, phase="over")


APPLY: dict[type[ev.Event], Callable[[Game, Any], Game]] = {
    ev.RolesDealt: _roles_dealt,
    ev.StepBegan: _step_began,
    ev.NightFell: _night_fell,
    ev.Answered: _answered,
    ev.CardConfirmed: _card_confirmed,
    ev.AnswersVoided: _answers_voided,
    ev.RoundBegan: _round_began,
    ev.RoundNarrowed: _round_narrowed,
    ev.WakeClosed: _wake_closed,
    ev.StageClosed: _stage_closed,
    ev.Marked: _marked,
    ev.SeatDied: _seat_died,
    ev.RoleTakenOver: _role_taken_over,
    ev.LatestDeaths: _latest_deaths,
    ev.ReactionDone: _reaction_done,
    ev.ReadySaid: _ready_said,
    ev.VoteCast: _vote_cast,
    ev.VoteShown: _vote_cast,
    ev.VotesVoided: _votes_voided,
    ev.TieFound: _tie_found,
    ev.TieNarrowed: lambda game, event: replace(game, tied=event.among),
    ev.BallotClosed: _ballot_closed,
    ev.PowerUsed: _power_used,
    ev.TimeAdded: _time_added,
    ev.FloorReached: lambda game, event: replace(game, floor_passed=True),
    ev.HunchesReleased: lambda game, event: replace(game, hunches_passed=True),
    ev.Paused: lambda game, event: replace(game, paused=True),
    ev.Resumed: lambda game, event: replace(game, paused=False),
    ev.GameWon: _game_won,
    ev.GameCalledOff: _called_off,
}


def begin(event: ev.GameDealt) -> Game:
    """The game that ``GameDealt`` begins; its roles follow in ``RolesDealt``."""
    return Game(
        number=event.number,
        rulebook=event.rulebook,
        seed="",
        settings=event.settings,
        seats=event.seats,
        dealt=event.dealt,
        roles={},
        alive=event.seats,
        step=Step(id=0, kind="cards", began_at=0.0),
    )


def evolve(game: Game, event: ev.Event) -> Game:
    """``game`` after ``event``; events that only tell somebody something leave it as it is."""
    apply = APPLY.get(type(event))
    return game if apply is None else apply(game, event)


def replay(events: Iterable[ev.Event]) -> Game:
    """The game that ``events``, from its ``GameDealt`` on, lead to."""
    stream = iter(events)
    first = next(stream)
    if not isinstance(first, ev.GameDealt):
        raise ValueError("a game's events begin with GameDealt")
    game = begin(first)
    for event in stream:
        game = evolve(game, event)
    return game
