"""Who may be told what: every event that reaches somebody reaches only those whom the rules entitle to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from hub.rules import events as ev
from hub.rules.game import Game, Line
from hub.rules.ids import Seat
from hub.rules.rulebook import Rulebook

Check = Callable[[Rulebook, Game, Any], bool]
"""The rulebook, the state before the event, the event: whether all who are told may know."""


def told_rightly(book: Rulebook, game: Game, event: ev.Event) -> bool:
    check = _CHECKS.get(type(event))
    return check is None or check(book, game, event)


def _hold(book: Rulebook, game: Game, key: str, seats: tuple[Seat, ...]) -> bool:
    """All of them live, and hold that wake."""
    return all(seat in game.alive and game.roles[seat] in book.wake(key).holders for seat in seats)


def _card(book: Rulebook, game: Game, event: ev.CardDealt) -> bool:
    known = set()
    for circle in book.circles:
        if event.role in circle.roles:
            known |= {seat for seat, role in game.roles.items() if role in circle.roles} - {event.seat}
            told = {seat: role for seat, role in event.fellows.items() if role is not None}
            if not all(role == game.roles[seat] and role in circle.shown for seat, role in told.items()):
                return False
    return event.role == game.roles[event.seat] and set(event.fellows) == known


def _answer(book: Rulebook, game: Game, event: ev.Answered) -> bool:
    teams = {wake.key for wake in book.wakes() if wake.team is not None}
    if event.answer.prompt in teams:
        return event.seat in event.viewers and _hold(book, game, event.answer.prompt, event.viewers)
    return event.viewers == (event.seat,)


def _fact(book: Rulebook, game: Game, event: ev.FactLearned) -> bool:
    """Found out at an open wake or by a power of one's own, or told to whom it concerns at the first dawn."""
    if game.step.kind == "dawn" and game.night == 1:
        before = replace(game, alive=game.seats)
        return (event.seat, event.fact) in book.at_first_dawn(before)
    asked = [wake for wake in book.wakes() if wake.finding is not None or wake.brief is not None]
    powers = [power.wake for power in book.powers if game.phase != "night"]
    wakes = asked if game.phase == "night" else powers
    return event.seat in game.alive and any(game.roles[event.seat] in wake.holders for wake in wakes)


def _succession(book: Rulebook, game: Game, event: ev.RoleTakenOver) -> bool:
    circles = [circle.roles for circle in book.circles if event.role in circle.roles]
    return all(
        seat == event.seat or any(game.roles[seat] in roles for roles in circles) for seat in event.viewers
    )


def _shown(book: Rulebook, game: Game, seat: Seat, role: str | None, removed: bool) -> bool:
    """The role of one who is dead or dies, and only where this game shows it, or for a last deed."""
    if role is None:
        return not game.settings.reveal
    return role == game.roles[seat] and (
        game.settings.reveal or (book.reaction(role) is not None and not removed)
    )


def _line(book: Rulebook, game: Game, line: Line) -> bool:
    if line.role is None or line.name is None:
        return line.role is None
    return _shown(book, game, line.name, line.role, removed=line.key.startswith("removed-"))


_CHECKS: dict[type[ev.Event], Check] = {
    ev.CardDealt: _card,
    ev.Answered: _answer,
    ev.RoundBegan: lambda book, game, e: _hold(book, game, e.wake, e.viewers),
    ev.RoundNarrowed: lambda book, game, e: _hold(book, game, e.wake, e.viewers),
    ev.TeamSettled: lambda book, game, e: _hold(book, game, e.wake, e.viewers),
    ev.FactLearned: _fact,
    ev.RoleTakenOver: _succession,
    ev.PowerUsed: lambda book, game, e: e.viewers == (e.act.seat,) and e.act.seat in game.alive,
    ev.SeatDied: lambda book, game, e: _shown(book, game, e.seat, e.role, removed=e.how == "removed"),
    ev.DeathExplained: lambda book, game, e: e.seat not in game.alive and e.role == game.roles[e.seat],
    ev.VoteCast: lambda book, game, e: game.settings.ballot == "secret",
    ev.VoteShown: lambda book, game, e: game.settings.ballot == "open",
    ev.StepBegan: lambda book, game, e: all(_line(book, game, line) for line in e.step.lines),
    ev.Announced: lambda book, game, e: all(_line(book, game, line) for line in e.lines),
}
