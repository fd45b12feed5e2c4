"""Removing a seat in play: a death without a cause, its consequences, and who is awaited now."""

from __future__ import annotations

from hub.rules import deaths, teams
from hub.rules import events as ev
from hub.rules.chapters import end_if_won
from hub.rules.commands import RemoveSeat
from hub.rules.ids import Seat
from hub.rules.prompts import open_wakes
from hub.rules.refusal import Refusal
from hub.rules.turn import Turn


def remove(turn: Turn, command: RemoveSeat) -> Refusal | None:
    """Takes a living seat out of the game at once, whatever is going on."""
    game, seat = turn.game, command.seat
    if seat not in game.seats:
        return Refusal("unknown-seat")
    if seat not in game.alive:
        return Refusal("already-out")
    dead = deaths.settled(game, turn.book, {seat: "removed"})
    followers = (deaths.line(game, s, "death") for s in dead if s != seat)
    turn.emit(ev.Announced(lines=(deaths.line(game, seat, "removed"), *followers)))
    deaths.happen(turn, dead, "removed")
    if not _deed_pending(turn) and end_if_won(turn):
        return None
    for gone in dead:
        _void_votes(turn, gone)
        _void_answers(turn, gone)
    return None


def _deed_pending(turn: Turn) -> bool:
    """A last deed that is still to be done may yet decide; victory is looked at after it."""
    return bool(turn.game.reacting and turn.game.alive)


def _void_votes(turn: Turn, gone: Seat) -> None:
    game = turn.game
    void = tuple(seat for seat, target in game.votes.items() if gone in (seat, target))
    if void:
        turn.emit(ev.VotesVoided(seats=void))
    if gone in game.tied:
        turn.emit(ev.TieNarrowed(among=tuple(seat for seat in game.tied if seat != gone)))


def _void_answers(turn: Turn, gone: Seat) -> None:
    for wake in open_wakes(turn.game, turn.book):
        if wake.team is not None:
            teams.void(turn, wake, wake.team, gone)
    void = tuple(seat for seat, answer in turn.game.answers.items() if seat == gone or gone in answer.picks)
    if void:
        turn.emit(ev.AnswersVoided(seats=void))
