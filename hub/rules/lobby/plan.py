"""What a start would deal at a table as it is set up now, and why it would not."""

from __future__ import annotations

from typing import get_args

from hub.rules.books import BOOKS
from hub.rules.deal import composition
from hub.rules.ids import Seat
from hub.rules.lobby.model import Table
from hub.rules.refusal import Refusal
from hub.rules.rulebook import Composition, Dial
from hub.rules.settings import Tie


def staying(table: Table) -> tuple[Seat, ...]:
    """Who would play, in the order of the table."""
    return tuple(seat for seat in table.order if not table.members[seat].leaving)


def _seats(table: Table) -> int:
    """How many would play, within what the rulebook can do."""
    low, high = BOOKS[table.rulebook].seats
    return min(max(len(staying(table)), low), high)


def turned(table: Table) -> dict[str, int]:
    """The dials as far as they count at the table's number of seats: what no longer fits is left out.

    They are looked at one after the other, because one may leave less room for the next; where all together
    still take too much, the last ones give way.
    """
    book, seats = BOOKS[table.rulebook], _seats(table)
    offered = [dial.key for dial in book.dials(seats, table.dials)]
    kept = {key: table.dials[key] for key in offered if key in table.dials}
    for key in list(kept):
        kept[key] = _within(book.dials(seats, kept), key, kept[key])
    for key in reversed(offered):
        if isinstance(composition(book, seats, kept), Refusal):
            kept[key] = _within(book.dials(seats, kept), key, 0)
    return kept


def _within(dials: tuple[Dial, ...], key: str, value: int) -> int:
    dial = next(dial for dial in dials if dial.key == key)
    return min(max(value, dial.low), dial.high)


def dials(table: Table) -> tuple[Dial, ...]:
    """What the host can turn at this table now."""
    return BOOKS[table.rulebook].dials(_seats(table), turned(table))


def dealt(table: Table) -> Composition | Refusal:
    """What a start would deal."""
    return composition(BOOKS[table.rulebook], len(staying(table)), turned(table))


def ties(table: Table) -> tuple[Tie, ...]:
    """What may be done about a tied vote at this table: a martyr must be dealt, or may be yet."""
    book, composed = BOOKS[table.rulebook], dealt(table)
    burning = {role.key for role in book.roles if role.burns_on_tie}
    may_burn = bool(burning) if isinstance(composed, Refusal) else not burning.isdisjoint(composed)
    return tuple(tie for tie in get_args(Tie) if tie != "martyr" or may_burn)


def start_problem(table: Table) -> Refusal | None:
    """Why a start would be refused now."""
    composed = dealt(table)
    if isinstance(composed, Refusal):
        return composed
    # After the end nobody is ready yet for the next game.
    all_ready = table.game is None and all(member.ready for member in table.members.values())
    return Refusal("not-all-ready") if BOOKS[table.rulebook].all_ready and not all_ready else None
