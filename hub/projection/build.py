"""Puts views together: the table's from public facts alone, a seat's from those and its own."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from hub.projection.private import SeatKnowledge
from hub.projection.prompts import may_ready, prompts
from hub.projection.public import PublicGame, votes
from hub.projection.setup import role_counts, setup
from hub.projection.surroundings import Surroundings
from hub.projection.views import Card, Fellow, GameView, HostView, SeatRow, SeatView, StepView, TableView
from hub.rules import vote
from hub.rules.books import rulebook
from hub.rules.game import Game, Step
from hub.rules.ids import Seat, Seconds
from hub.rules.lobby.model import Member, Table

Known = Mapping[Seat, tuple[str | None, str | None]]
"""Seat -> role and side that a viewer knows beyond what is public."""


def table_view(table: Table, public: PublicGame | None, around: Surroundings) -> TableView:
    return TableView(
        version=around.version,
        code=table.code,
        language=table.language,
        seats=rows(table, public, around, {}),
        setup=setup(table),
        game=game_view(public, around),
        caption=around.caption,
        recent=around.recent,
        join=around.join,
        sound=around.sound,
    )


def host_view(table: Table, public: PublicGame | None, around: Surroundings) -> HostView:
    open_step = table.playing and table.game is not None and not table.game.step.tells
    return HostView(
        version=around.version,
        code=table.code,
        language=table.language,
        seats=rows(table, public, around, {}),
        setup=setup(table),
        game=game_view(public, around),
        caption=around.caption,
        recent=around.recent,
        join=around.join,
        sound=around.sound,
        awaiting=open_step,
        pairings=around.pairings,
    )


def seat_view(
    table: Table,
    public: PublicGame | None,
    own: SeatKnowledge | None,
    around: Surroundings,
    seat: Seat,
) -> SeatView:
    """``own`` is ``None`` while the seat has no part in a game."""
    game = table.game
    base = SeatView(
        version=around.version,
        code=table.code,
        language=table.language,
        me=seat,
        seats=rows(table, public, around, {}),
        setup=setup(table),
        game=game_view(public, around),
        caption=around.caption,
        recent=around.recent,
        may_ready=may_ready(game, seat),
        ready=table.members[seat].ready if game is None else seat in game.ready,
        pairing=any(row.seat == seat for row in around.pairings),
    )
    if game is None or public is None or own is None:
        return base
    return _with_own(base, table, game, public, own, around)


def _with_own(
    base: SeatView,
    table: Table,
    game: Game,
    public: PublicGame,
    own: SeatKnowledge,
    around: Surroundings,
) -> SeatView:
    book = rulebook(game.rulebook)
    side = book.side_of(own.role)
    known: dict[Seat, tuple[str | None, str | None]] = {s: (r, side) for s, r in own.fellows.items()}
    known[own.seat] = (own.role, side)
    if game.settings.dead_see_all and own.death is not None:
        known = {s: (r, book.side_of(r)) for s, r in game.roles.items()}
    fellows = tuple(Fellow(seat=s, role=r) for s, r in own.fellows.items())
    return replace(
        base,
        seats=rows(table, public, around, known),
        card=Card(role=own.role, side=side, fellows=fellows),
        card_confirmed=game.step.kind != "cards" or own.seat in game.ready,
        prompts=() if game.paused else prompts(game, book, own),
        may_vote=() if game.paused else _may_vote(game, own.seat),
        my_vote=game.votes.get(own.seat),
        vote_open=game.settings.ballot == "open" and game.step.kind in ("vote", "runoff"),
        learned=tuple(own.learned),
        acts=tuple(own.acts),
        death=own.death,
    )


def _may_vote(game: Game, seat: Seat) -> tuple[Seat, ...]:
    if seat in game.votes and game.settings.ballot == "secret":
        return ()
    return vote.targets(game, seat)


def rows(table: Table, public: PublicGame | None, around: Surroundings, known: Known) -> tuple[SeatRow, ...]:
    """All seats in the order of the table, with no more of each than the viewer may know."""
    return tuple(_row(table.members[seat], public, around, known.get(seat)) for seat in table.order)


def _row(
    member: Member,
    public: PublicGame | None,
    around: Surroundings,
    known: tuple[str | None, str | None] | None,
) -> SeatRow:
    seat = member.seat
    role, side = known or (None, None)
    ready, out, playing = member.ready, None, public is None
    if public is not None:
        ready = seat in public.ready or seat in public.voted
        out, playing = public.out.get(seat), seat in public.seats
        role = public.roles.get(seat, role)
        if role is not None and side is None:
            side = rulebook(public.rulebook).side_of(role)
    return SeatRow(
        seat=seat,
        name=member.name,
        connected=member.bot or seat in around.connected,
        ready=ready,
        playing=playing,
        alive=out is None,
        out=out,
        role=role,
        side=side,
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
