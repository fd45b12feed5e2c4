"""Deaths as one set: who follows whom, who takes over, and what is shown of the dead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from hub.rules import events as ev
from hub.rules.game import Game, Line
from hub.rules.ids import Seat
from hub.rules.rulebook import Role, Rulebook
from hub.rules.turn import Turn

How = Literal["night", "vote", "removed", "reaction"]


def settled(game: Game, book: Rulebook, deaths: Mapping[Seat, str]) -> dict[Seat, str]:
    """``deaths`` with everybody who follows them, to a fixed point, in seat order."""
    found = {seat: cause for seat, cause in deaths.items() if seat in game.alive}
    while True:
        following = {
            seat: cause
            for seat, cause in book.bonds(game, frozenset(found)).items()
            if seat in game.alive and seat not in found
        }
        if not following:
            return {seat: found[seat] for seat in game.seats if seat in found}
        found.update(following)


def shown_role(game: Game, seat: Seat) -> str | None:
    """The role that all see of a seat that goes, under this game's house rules."""
    return game.roles[seat] if game.settings.reveal else None


def line(game: Game, seat: Seat, key: str) -> Line:
    """``key`` told of one dead seat, with its role where that is revealed."""
    role = shown_role(game, seat)
    return Line(key=f"{key}-secret" if role is None else f"{key}-revealed", name=seat, role=role)


def happen(turn: Turn, deaths: Mapping[Seat, str], how: How) -> None:
    """Lets settled ``deaths`` happen; afterwards roles are taken over where a rulebook says so."""
    for seat, cause in deaths.items():
        role = turn.game.roles[seat]
        turn.emit(ev.SeatDied(seat=seat, how=how, role=shown_role(turn.game, seat)))
        turn.emit(ev.DeathExplained(seat=seat, cause=cause, role=role))
    lost = {turn.game.roles[seat] for seat in deaths}
    for role_left in turn.book.roles:
        if role_left.heirs is not None and role_left.key in lost:
            _take_over(turn, role_left)


def _take_over(turn: Turn, role: Role) -> None:
    game = turn.game
    if any(game.roles[seat] == role.key for seat in game.alive):
        return
    heirs = tuple(seat for seat in game.alive if game.roles[seat] == role.heirs)
    if not heirs:
        return
    heir = turn.chance(f"heir:{role.key}", heirs)
    knowing = frozenset[str]().union(*(c.roles for c in turn.book.circles if role.key in c.roles)) | {
        role.key
    }
    viewers = tuple(seat for seat in game.alive if game.roles[seat] in knowing)
    turn.emit(ev.RoleTakenOver(seat=heir, role=role.key, viewers=viewers))


def reacting(game: Game, book: Rulebook, dead: Mapping[Seat, str]) -> tuple[Seat, ...]:
    """Who of the dead is asked for a last deed, in seat order."""
    roles = {reaction.role for reaction in book.reactions}
    return tuple(seat for seat in dead if game.roles[seat] in roles)
