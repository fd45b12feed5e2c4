"""Puts views together: the table's and the host's from public facts alone, a seat's from those and its own.

A :class:`Drawing` is made for one moment and draws it for every audience; what all of them see is made once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from msgspec.structs import asdict, replace

from hub.projection.host_view import HostView
from hub.projection.private import SeatKnowledge
from hub.projection.prompts import may_ready, prompts
from hub.projection.seat_view import Card, Fellow, SeatRow, SeatView
from hub.projection.shared import PublicDrawing
from hub.projection.views import TableView
from hub.rules import vote
from hub.rules.books import rulebook
from hub.rules.game import Game
from hub.rules.ids import Seat
from hub.rules.rulebook import Rulebook

Known = Mapping[Seat, tuple[str, str]]
"""Seat -> role (or none told: empty) and side that a viewer knows beyond what is public."""


class Drawing:
    """One moment of a table. Only a seat's page is drawn with a look into the ``game`` itself."""

    def __init__(self, shared: PublicDrawing, game: Game | None) -> None:
        self._shared = shared
        self._game = game

    @cached_property
    def _rows(self) -> tuple[SeatRow, ...]:
        return tuple([SeatRow(**asdict(row)) for row in self._shared.rows])

    def table(self) -> TableView:
        return self._shared.table()

    def host(self) -> HostView:
        return self._shared.host()

    def seat(self, seat: Seat, own: SeatKnowledge | None, *, elsewhere: bool = False) -> SeatView:
        """``own`` is ``None`` while the seat has no part in a game; ``elsewhere``: open on two phones."""
        shared, around, game = self._shared, self._shared.around, self._game
        me = next(guest for guest in shared.company.guests if guest.seat == seat)
        own = None if own is None else own.as_told(shared.untold)
        known = {} if game is None or own is None else _known(game, rulebook(game.rulebook), own)
        base = SeatView(
            version=around.version,
            code=shared.company.code,
            language=shared.company.language,
            me=seat,
            seats=_knowing(self._rows, known),
            setup=shared.setup,
            game=shared.game,
            caption=around.caption,
            recent=around.recent,
            may_ready=may_ready(game, seat),
            ready=me.ready if game is None else seat in game.ready,
            pairing=any(row.seat == seat for row in around.pairings),
            elsewhere=elsewhere,
            past=around.past,
            wishes_to_leave=me.wishes_to_leave,
        )
        if game is None or own is None:
            return base
        # A power over the dead is no way to hear of them first.
        return _with_own(base, game, own, asked=not game.paused and not shared.untold)


def _with_own(base: SeatView, game: Game, own: SeatKnowledge, asked: bool) -> SeatView:
    book = rulebook(game.rulebook)
    fellows = tuple(Fellow(seat=s, role=r) for s, r in own.fellows.items())
    return replace(
        base,
        card=Card(role=own.role, side=book.side_of(own.role), fellows=fellows),
        card_confirmed=game.step.kind != "cards" or own.seat in game.ready,
        prompts=prompts(game, book, own) if asked else (),
        may_vote=() if game.paused else _may_vote(game, own.seat),
        my_vote=game.votes.get(own.seat),
        vote_open=game.settings.ballot == "open" and game.step.kind in ("vote", "runoff"),
        learned=tuple(own.learned),
        acts=tuple(own.acts),
        death=own.death,
    )


def _known(game: Game, book: Rulebook, own: SeatKnowledge) -> Known:
    # Whoever is still to choose a last victim must not know more than the living.
    if game.settings.dead_see_all and own.death is not None and own.seat not in game.reacting:
        return {seat: (role, book.side_of(role)) for seat, role in game.roles.items()}
    side = book.side_of(own.role)
    known = {seat: (role or "", side) for seat, role in own.fellows.items()}
    known[own.seat] = (own.role, side)
    return known


def _may_vote(game: Game, seat: Seat) -> tuple[Seat, ...]:
    if seat in game.votes and game.settings.ballot == "secret":
        return ()
    return vote.targets(game, seat)


def _knowing(rows: tuple[SeatRow, ...], known: Known) -> tuple[SeatRow, ...]:
    """``rows`` with what the viewer knows beyond them; what all know comes first."""
    return tuple([_told(row, *known[row.seat]) if row.seat in known else row for row in rows])


def _told(row: SeatRow, role: str, side: str) -> SeatRow:
    return row if row.role is not None else replace(row, role=role or None, side=side)
