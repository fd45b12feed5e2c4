"""Draws what all see alike: the table screen, the host's page, and the public part of every seat's.

It is given nothing but what all may know, so that nothing else can be on it.
"""

from __future__ import annotations

from functools import cached_property

from msgspec.structs import asdict, replace

from hub.projection.company import Company, Guest
from hub.projection.host_view import HostView
from hub.projection.public import PublicGame, votes
from hub.projection.setup import role_counts
from hub.projection.story import BallotView
from hub.projection.surroundings import Surroundings
from hub.projection.views import GameView, PublicRow, Setup, StepView, TableView
from hub.rules.books import rulebook
from hub.rules.game import Step
from hub.rules.ids import Seat, Seconds


class PublicDrawing:
    """One moment of a table, as all may know it."""

    def __init__(
        self, company: Company, public: PublicGame | None, setup: Setup, around: Surroundings
    ) -> None:
        self.company = company
        self.public = public
        self.setup = setup
        self.around = around

    @cached_property
    def game(self) -> GameView | None:
        return (
            None
            if self.public is None
            else game_view(self.public, self.around, self.untold, self.cards_untold)
        )

    @cached_property
    def untold(self) -> frozenset[Seat]:
        """The dead whom the storyteller has yet to name: until then they look alive everywhere."""
        return frozenset() if self.public is None else self.public.untold(self.around.unheard)

    @cached_property
    def cards_untold(self) -> frozenset[Seat]:
        """The dead whose card the storyteller has yet to read out."""
        return frozenset() if self.public is None else self.public.cards_untold(self.around.unheard)

    @cached_property
    def rows(self) -> tuple[PublicRow, ...]:
        told = self.public, self.around, self.untold, self.cards_untold
        return tuple([_row(guest, *told) for guest in self.company.guests])

    def table(self) -> TableView:
        around = self.around
        return TableView(
            version=around.version,
            code=self.company.code,
            language=self.company.language,
            seats=self.rows,
            setup=self.setup,
            game=self.game,
            caption=around.caption,
            recent=around.recent,
            join=around.join,
            sound=around.sound,
            past=around.past,
        )

    def host(self) -> HostView:
        """What the table's screen shows, and what the host is asked and may set."""
        around, public = self.around, self.public
        return HostView(
            **asdict(self.table()),
            telling=around.telling,
            speakers=around.speakers,
            evenings=around.evenings,
            awaiting=public is not None and public.phase != "over" and not public.step.tells,
            pairings=around.pairings,
            wishes=self._wishes(),
        )

    def _wishes(self) -> tuple[Seat, ...]:
        # The host may hold a seat: at night that page does not show that somebody else has a phone in hand.
        # Nobody has to be let go of a game that is over, or has to die twice.
        public = self.public
        if public is None or public.phase in ("night", "over"):
            return ()
        wishing = (g for g in self.company.guests if g.wishes_to_leave and not g.leaving)
        return tuple(guest.seat for guest in wishing if guest.seat not in public.out)


def _row(
    guest: Guest,
    public: PublicGame | None,
    around: Surroundings,
    untold: frozenset[Seat],
    cards_untold: frozenset[Seat],
) -> PublicRow:
    seat = guest.seat
    role, ready, out, playing = None, guest.ready, None, public is None
    if public is not None:
        ready = seat in public.ready or seat in public.voted
        playing = seat in public.seats
        if seat not in untold:
            out = public.out.get(seat)
        if seat not in untold | cards_untold:
            role = public.roles.get(seat)
    return PublicRow(
        seat=seat,
        name=guest.name,
        connected=guest.bot or seat in around.connected,
        ready=ready,
        playing=playing,
        alive=out is None,
        out=out,
        role=role,
        side=None if role is None or public is None else rulebook(public.rulebook).side_of(role),
        moved=seat in around.moved,
        bot=guest.bot,
        leaving=guest.leaving,
    )


def game_view(
    public: PublicGame, around: Surroundings, untold: frozenset[Seat], cards_untold: frozenset[Seat]
) -> GameView:
    """What all may know of the game."""
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
        ballots=_ballots(public, around),
        deaths=tuple(
            replace(death, role=None) if death.seat in cards_untold else death
            for death in public.deaths
            if death.seat not in untold
        ),
        latest=tuple(seat for seat in public.latest if seat not in untold),
        winner=public.winner,
        winners=public.winners,
        called_off=public.called_off,
        story=around.story if public.winner is not None else None,
    )


def _ballots(public: PublicGame, around: Surroundings) -> tuple[BallotView, ...]:
    if public.result_is_told(around.unheard):
        return tuple(public.ballots)
    *before, last = public.ballots
    return (*before, replace(last, out=None, reason=None))


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
