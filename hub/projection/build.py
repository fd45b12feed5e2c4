"""Puts views together: the table's from public facts alone, a seat's from those and its own.

A :class:`Drawing` is made for one moment and draws it for every audience; what all of them see is made once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from msgspec.structs import replace

from hub.projection.private import SeatKnowledge
from hub.projection.prompts import may_ready, prompts
from hub.projection.public import PublicGame, votes
from hub.projection.setup import role_counts
from hub.projection.surroundings import Surroundings
from hub.projection.views import (
    Card,
    Fellow,
    GameView,
    HostView,
    SeatRow,
    SeatView,
    Setup,
    StepView,
    TableView,
)
from hub.rules import vote
from hub.rules.books import rulebook
from hub.rules.game import Game, Step
from hub.rules.ids import Seat, Seconds
from hub.rules.lobby.model import Member, Table
from hub.rules.rulebook import Rulebook

Known = Mapping[Seat, tuple[str, str]]
"""Seat -> role (or none told: empty) and side that a viewer knows beyond what is public."""


class Drawing:
    """One moment of a table."""

    def __init__(self, table: Table, public: PublicGame | None, setup: Setup, around: Surroundings) -> None:
        self._table = table
        self._public = public
        self._setup = setup
        self._around = around

    @cached_property
    def _game(self) -> GameView | None:
        return game_view(self._public, self._around)

    @cached_property
    def _rows(self) -> tuple[SeatRow, ...]:
        members = self._table.members
        return tuple([_row(members[seat], self._public, self._around) for seat in self._table.order])

    def table(self) -> TableView:
        around = self._around
        return TableView(
            version=around.version,
            code=self._table.code,
            language=self._table.language,
            seats=self._rows,
            setup=self._setup,
            game=self._game,
            caption=around.caption,
            recent=around.recent,
            join=around.join,
            sound=around.sound,
            past=around.past,
        )

    def host(self) -> HostView:
        table, around = self._table, self._around
        return HostView(
            version=around.version,
            code=table.code,
            language=table.language,
            seats=self._rows,
            setup=self._setup,
            game=self._game,
            caption=around.caption,
            recent=around.recent,
            join=around.join,
            sound=around.sound,
            telling=around.telling,
            past=around.past,
            evenings=around.evenings,
            awaiting=table.playing and table.game is not None and not table.game.step.tells,
            pairings=around.pairings,
            wishes=_wishes(table),
        )

    def seat(self, seat: Seat, own: SeatKnowledge | None) -> SeatView:
        """``own`` is ``None`` while the seat has no part in a game."""
        table, around, game = self._table, self._around, self._table.game
        base = SeatView(
            version=around.version,
            code=table.code,
            language=table.language,
            me=seat,
            seats=self._rows,
            setup=self._setup,
            game=self._game,
            caption=around.caption,
            recent=around.recent,
            may_ready=may_ready(game, seat),
            ready=table.members[seat].ready if game is None else seat in game.ready,
            pairing=any(row.seat == seat for row in around.pairings),
            past=around.past,
            wishes_to_leave=table.members[seat].wishes_to_leave,
        )
        return base if game is None or own is None else self._with_own(base, game, own)

    def _with_own(self, base: SeatView, game: Game, own: SeatKnowledge) -> SeatView:
        book = rulebook(game.rulebook)
        fellows = tuple(Fellow(seat=s, role=r) for s, r in own.fellows.items())
        return replace(
            base,
            seats=_knowing(self._rows, _known(game, book, own)),
            card=Card(role=own.role, side=book.side_of(own.role), fellows=fellows),
            card_confirmed=game.step.kind != "cards" or own.seat in game.ready,
            prompts=() if game.paused else prompts(game, book, own),
            may_vote=() if game.paused else _may_vote(game, own.seat),
            my_vote=game.votes.get(own.seat),
            vote_open=game.settings.ballot == "open" and game.step.kind in ("vote", "runoff"),
            learned=tuple(own.learned),
            acts=tuple(own.acts),
            death=own.death,
        )


def _wishes(table: Table) -> tuple[Seat, ...]:
    # The host may hold a seat: at night nothing on that page shows that somebody else has a phone in hand.
    if table.game is None or table.game.phase == "night":
        return ()
    return tuple(seat for seat in table.order if table.members[seat].wishes_to_leave)


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


def _row(member: Member, public: PublicGame | None, around: Surroundings) -> SeatRow:
    seat = member.seat
    role, ready, out, playing = None, member.ready, None, public is None
    if public is not None:
        ready = seat in public.ready or seat in public.voted
        out, playing = public.out.get(seat), seat in public.seats
        role = public.roles.get(seat)
    return SeatRow(
        seat=seat,
        name=member.name,
        connected=member.bot or seat in around.connected,
        ready=ready,
        playing=playing,
        alive=out is None,
        out=out,
        role=role,
        side=None if role is None or public is None else rulebook(public.rulebook).side_of(role),
        moved=seat in around.moved,
        bot=member.bot,
    )


def game_view(public: PublicGame | None, around: Surroundings) -> GameView | None:
    """What all may know of the game."""
    if public is None:
        return None
    open_ballot = public.settings.ballot == "open" or public.phase == "verdict"
    return GameView(
        number=public.number,
        rulebook=public.rulebook,
        style=public.settings.style,
        settings=public.settings,
        phase=public.phase,
        night=public.night,
        paused=public.paused,
        step=step_view(public.step, around.clock),
        dealt=role_counts(rulebook(public.rulebook), public.dealt),
        voted=tuple(public.voted),
        votes=votes(public.votes) if open_ballot else (),
        tied=public.tied,
        ballots=tuple(public.ballots),
        deaths=tuple(public.deaths),
        latest=public.latest,
        winner=public.winner,
        winners=public.winners,
        called_off=public.called_off,
        story=around.story,
    )


def step_view(step: Step, clock: Seconds) -> StepView:
    return StepView(
        id=step.id,
        kind=step.kind,
        wake=step.wake,
        stage=step.stage,
        telling=step.tells,
        remaining=max(0.0, round(step.limit_at - clock, 2)) if step.limit_at is not None else None,
        total=None if step.limit_at is None else round(step.limit_at - step.began_at, 2),
    )
