"""Removing a seat in play: a death without a cause, its consequences, and who is awaited now."""

from __future__ import annotations

from collections.abc import Collection

from hub.rules import deaths, flow, reactions, teams, wakes
from hub.rules import events as ev
from hub.rules.chapters import end_if_won
from hub.rules.commands import RemoveSeat
from hub.rules.game import Answer, Game
from hub.rules.ids import Seat
from hub.rules.prompts import open_wakes, own_wake
from hub.rules.refusal import Refusal
from hub.rules.rulebook import Rulebook
from hub.rules.turn import Turn


def remove(turn: Turn, command: RemoveSeat) -> Refusal | None:
    """Takes a living seat out of the game at once, whatever is going on; a dying one loses its last deed."""
    game, book, seat = turn.game, turn.book, command.seat
    if seat not in game.seats:
        return Refusal("unknown-seat")
    if seat in game.reacting:
        reactions.give_up(turn, seat)
        return None
    if seat not in game.alive:
        return Refusal("already-out")
    gone = deaths.settled(game, book, {seat: "removed"})
    followers = (deaths.line(game, book, s, "removed") for s in gone if s != seat)
    turn.emit(ev.Announced(lines=(deaths.line(game, book, seat, "removed", "removed"), *followers)))
    deaths.happen(turn, gone, "removed")
    if not _deed_pending(turn.game) and end_if_won(turn):
        return None
    _void_votes(turn, gone)
    _void_answers(turn, gone)
    _brief_again(turn, game)
    _stop_waiting(turn, game, gone)
    return None


def _deed_pending(game: Game) -> bool:
    """A last deed that is still to be done may yet decide; victory is looked at after it."""
    return bool(game.reacting and game.alive)


def _void_votes(turn: Turn, gone: Collection[Seat]) -> None:
    game = turn.game
    void = tuple(seat for seat, target in game.votes.items() if seat in gone or target in gone)
    if void:
        turn.emit(ev.VotesVoided(seats=void))
    left = tuple(seat for seat in game.tied if seat not in gone)
    if left != game.tied:
        turn.emit(ev.TieNarrowed(among=left))


def _void_answers(turn: Turn, gone: Collection[Seat]) -> None:
    for wake in open_wakes(turn.game, turn.book):
        teams.take_out(turn, wake, gone)
    game, book = turn.game, turn.book
    void = tuple(seat for seat, answer in game.answers.items() if _is_void(game, book, seat, answer))
    if void:
        turn.emit(ev.AnswersVoided(seats=void))


def _is_void(game: Game, book: Rulebook, seat: Seat, answer: Answer) -> bool:
    """Choices of and for the gone are void; what has been found out or decided stands."""
    if seat not in game.alive:
        return seat not in game.reacting
    if all(pick in game.alive for pick in answer.picks):
        return False
    wake = own_wake(game, book, seat)
    return wake is None or (wake.finding is None and not teams.decided(game, wake))


def _brief_again(turn: Turn, before: Game) -> None:
    """Who was told something at the open prompt that is no longer so is told how it is now."""
    for wake in open_wakes(turn.game, turn.book):
        wakes.tell_briefs(turn, wake, told=wakes.briefs(before, turn.book, wake))


def _stop_waiting(turn: Turn, before: Game, gone: Collection[Seat]) -> None:
    """If only the gone were awaited, the step's least time has lost its point."""
    if turn.game.step.floor_at is None or turn.game.floor_passed:
        return
    awaited = frozenset(flow.awaited(before, turn.book))
    if awaited and awaited <= frozenset(gone):
        turn.emit(ev.FloorReached())
