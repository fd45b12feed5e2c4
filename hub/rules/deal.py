"""The deal: composition, a uniform assignment, and what each finds on its card."""

from __future__ import annotations

from collections.abc import Mapping

from hub.rules import events as ev
from hub.rules.books import rulebook
from hub.rules.chance import shuffled
from hub.rules.evolve import begin
from hub.rules.game import Line
from hub.rules.ids import Seat, Seconds
from hub.rules.refusal import Refusal
from hub.rules.rulebook import Composition, Rulebook
from hub.rules.settings import Settings
from hub.rules.turn import Turn


def composition(book: Rulebook, seats: int, dials: Mapping[str, int]) -> Composition | Refusal:
    """What ``book`` deals to ``seats`` seats with ``dials`` turned, or why it can't."""
    low, high = book.seats
    if seats < low:
        return Refusal("too-few-seats", {"least": low, "seats": seats})
    if seats > high:
        return Refusal("too-many-seats", {"most": high, "seats": seats})
    offered = {dial.key: dial for dial in book.dials(seats, dials)}
    for key, value in dials.items():
        dial = offered.get(key)
        if dial is None:
            if value:
                return Refusal("role-not-offered", {"role": key, "seats": seats})
        elif not dial.low <= value <= dial.high:
            return Refusal("dial-out-of-bounds", {"role": key, "least": dial.low, "most": dial.high})
    return book.compose(seats, dials)


def deal(
    *,
    number: int,
    book_key: str,
    settings: Settings,
    seats: tuple[Seat, ...],
    dials: Mapping[str, int],
    seed: str,
    now: Seconds = 0.0,
) -> Turn | Refusal:
    """A new game, dealt by ``seed``; seats are in the order of the table."""
    book = rulebook(book_key)
    dealt = composition(book, len(seats), dials)
    if isinstance(dealt, Refusal):
        return dealt
    multiset = [role for role, count in dealt.items() for _ in range(count)]
    roles = dict(zip(seats, shuffled(seed, "deal", "roles", multiset), strict=True))
    return hand_out(number=number, book=book, settings=settings, dealt=dealt, roles=roles, seed=seed, now=now)


def hand_out(
    *,
    number: int,
    book: Rulebook,
    settings: Settings,
    dealt: Composition,
    roles: Mapping[Seat, str],
    seed: str,
    now: Seconds = 0.0,
) -> Turn:
    """A new game in which every seat has the role of ``roles``, in their order."""
    first = ev.GameDealt(
        number=number,
        rulebook=book.key,
        rulebook_version=book.version,
        settings=settings,
        seats=tuple(roles),
        dealt=dealt,
    )
    turn = Turn(begin(first), book, now)
    turn.events.append(first)
    turn.emit(ev.RolesDealt(seed=seed, roles=dict(roles)))
    for seat, role in roles.items():
        turn.emit(ev.CardDealt(seat=seat, role=role, fellows=fellows(book, roles, seat)))
    turn.begin("cards", lines=(Line(key="cards-dealt"),), limit=settings.limits.card)
    return turn


def fellows(book: Rulebook, roles: Mapping[Seat, str], seat: Seat) -> dict[Seat, str | None]:
    """Whom ``seat`` knows from the deal on, and the role where it is told."""
    known: dict[Seat, str | None] = {}
    for circle in book.circles:
        if roles[seat] in circle.roles:
            for other, role in roles.items():
                if other != seat and role in circle.roles:
                    known[other] = role if role in circle.shown else None
    return known
