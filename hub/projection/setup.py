"""What will be played at a table, as all may see it before the start."""

from __future__ import annotations

from collections.abc import Mapping

from hub.projection.story import RoleCount
from hub.projection.views import Dial, RulebookRow, Setup
from hub.rules.books import BOOKS
from hub.rules.lobby.model import Table
from hub.rules.lobby.plan import dealt, dials, start_problem, ties, turned
from hub.rules.refusal import Refusal
from hub.rules.rulebook import Rulebook

_ROWS = tuple(
    RulebookRow(
        key=book.key, seats_min=book.seats[0], seats_max=book.seats[1], default_style=book.defaults.style
    )
    for book in BOOKS.values()
)


def role_counts(book: Rulebook, dealt: Mapping[str, int]) -> tuple[RoleCount, ...]:
    """``dealt`` in the rulebook's order of roles."""
    return tuple(
        RoleCount(role=role.key, side=role.side, count=dealt[role.key])
        for role in book.roles
        if dealt.get(role.key)
    )


def setup(table: Table) -> Setup:
    composed, values = dealt(table), turned(table)
    book, problem = BOOKS[table.rulebook], start_problem(table)
    return Setup(
        rulebook=book.key,
        settings=table.settings,
        dials=tuple(
            Dial(key=d.key, low=d.low, high=d.high, value=values.get(d.key, d.suggested))
            for d in dials(table)
        ),
        composition=() if isinstance(composed, Refusal) else role_counts(book, composed),
        ties=ties(table),
        problem=None if problem is None else problem.key,
        problem_params={} if problem is None else problem.params,
        rulebooks=_ROWS,
    )
