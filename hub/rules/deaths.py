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
    while found:
        following = {
            seat: cause
            for seat, cause in book.bonds(game, frozenset(found)).items()
            if seat in game.alive and seat not in found
        }
        if not following:
            break
        found.update(following)
    return {seat: found[seat] for seat in game.seats if seat in found}


def shown_role(game: Game, book: Rulebook, seat: Seat, how: How) -> str | None:
    """The role that all see of a seat that goes, under this game's house rules.

    A last deed gives its role away in any case; who is removed does none.
    """
    role = game.roles[seat]
    if game.settings.reveal or (how != "removed" and book.reaction(role) is not None):
        return role
    return None


def line(game: Game, book: Rulebook, seat: Seat, how: How, key: str = "death") -> Line:
    """``key`` told of one dead seat, with its role where that is shown."""
    role = shown_role(game, book, seat, how)
    return Line(key=f"{key}-secret" if role is None else f"{key}-revealed", name=seat, role=role)


def happen(turn: Turn, deaths: Mapping[Seat, str], how: How) -> None:
    """Lets settled ``deaths`` happen; afterwards roles are taken over where a rulebook says so."""
    roles = turn.game.roles
    for seat, cause in deaths.items():
        turn.emit(ev.SeatDied(seat=seat, how=how, role=shown_role(turn.game, turn.book, seat, how)))
        turn.emit(ev.DeathExplained(seat=seat, cause=cause, role=roles[seat]))
    for role in {roles[seat]: turn.book.role(roles[seat]) for seat in deaths}.values():
        if role.heirs is not None:
            _take_over(turn, role)


def _take_over(turn: Turn, role: Role) -> None:
    game = turn.game
    if any(game.roles[seat] == role.key for seat in game.alive):
        return
    heirs = tuple(seat for seat in game.alive if game.roles[seat] == role.heirs)
    if not heirs:
        return
    heir = turn.chance(f"heir:{role.key}", heirs)
    circles = (circle.roles for circle in turn.book.circles if role.key in circle.roles)
    knowing = frozenset({role.key}).union(*circles)
    viewers = tuple(seat for seat in game.alive if seat == heir or game.roles[seat] in knowing)
    turn.emit(ev.RoleTakenOver(seat=heir, role=role.key, viewers=viewers))


def happen_and_ask(turn: Turn, deaths: Mapping[Seat, str], how: How, along: tuple[Seat, ...] = ()) -> None:
    """Like :func:`happen` for a dawn or verdict, of which ``along`` died before: last deeds follow."""
    if not deaths:
        return
    happen(turn, deaths, how)
    roles, book = turn.game.roles, turn.book
    asked = tuple(seat for seat in deaths if book.reaction(roles[seat]) is not None)
    turn.emit(ev.LatestDeaths(seats=(*along, *deaths), reacting=(*turn.game.reacting, *asked)))
