"""What all at the table know of a game, folded from its public events alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from hub.projection.audience import is_public
from hub.projection.story import BallotView, How, Vote
from hub.projection.views import DeathView
from hub.rules import events as ev
from hub.rules.game import Line, Phase, Step
from hub.rules.ids import Seat
from hub.rules.settings import Settings


def votes(cast: Mapping[Seat, Seat]) -> tuple[Vote, ...]:
    return tuple(Vote(seat=seat, target=target) for seat, target in cast.items())


def _named(lines: Iterable[Line]) -> set[Seat]:
    return {seat for line in lines for seat in (line.name, line.taken) if seat is not None}


class PublicGame:
    """The public half of a running game. It has never seen a secret, so it can't tell one."""

    def __init__(self, dealt: ev.GameDealt) -> None:
        self.number = dealt.number
        self.rulebook = dealt.rulebook
        self.settings: Settings = dealt.settings
        self.seats = dealt.seats
        self.dealt = dealt.dealt
        self.phase: Phase = "cards"
        self.night = 0
        self.step = Step(id=0, kind="cards", began_at=0.0)
        self.paused = False
        self.called_off = False
        self.out: dict[Seat, How] = {}
        self.roles: dict[Seat, str] = {}
        """Shown at death, or all at the end."""
        self.ready: set[Seat] = set()
        self.voted: list[Seat] = []
        self.votes: dict[Seat, Seat] = {}
        self.tied: tuple[Seat, ...] = ()
        self.ballots: list[BallotView] = []
        self.deaths: list[DeathView] = []
        self.latest: tuple[Seat, ...] = ()
        self._gone_now: set[Seat] = set()
        """Who has died in the running step."""
        self.reacting: tuple[Seat, ...] = ()
        """The dead who are still to be asked for a last deed."""
        self.winner: str | None = None
        self.winners: tuple[Seat, ...] = ()

    def apply(self, event: ev.Event) -> None:
        """Takes in ``event`` if it is public."""
        if is_public(event):
            take = _TAKE.get(type(event))
            if take is not None:
                take(self, event)

    def _step_began(self, event: ev.StepBegan) -> None:
        if event.step.kind == "vote_call":
            self.votes = {}
        if event.step.kind in ("vote", "runoff", "night_falls"):
            self.voted, self.votes = [], {}
        self.step = event.step
        self.phase = event.phase  # type: ignore[assignment]
        self.ready = set()
        self._gone_now = set()

    def untold(self, unheard: Collection[Line]) -> frozenset[Seat]:
        """Who has died in the running step and is named only by lines that nobody has heard."""
        heard = _named(line for line in self.step.lines if line not in unheard)
        return frozenset(self._gone_now & _named(unheard) - heard)

    def cards_untold(self, unheard: Collection[Line]) -> frozenset[Seat]:
        """Who has died in the running step and whose card is still to be read out, maybe after the death."""
        return frozenset(self._gone_now & _named(line for line in unheard if line.role is not None))

    def result_is_told(self, unheard: Collection[Line]) -> bool:
        """What the last vote has come to has been said."""
        return self.step.kind != "verdict" or not self.step.lines or self.step.lines[0] not in unheard

    def _seat_died(self, event: ev.SeatDied) -> None:
        self._gone_now.add(event.seat)
        self.out[event.seat] = event.how
        if event.role is not None:
            self.roles[event.seat] = event.role
        self.deaths.append(
            DeathView(seat=event.seat, night=self.night, phase=self.phase, role=event.role, how=event.how)
        )

    def _ready_said(self, event: ev.ReadySaid) -> None:
        (self.ready.add if event.ready else self.ready.discard)(event.seat)

    def _votes_voided(self, event: ev.VotesVoided) -> None:
        self.voted = [seat for seat in self.voted if seat not in event.seats]
        self.votes = {seat: target for seat, target in self.votes.items() if seat not in event.seats}

    def _ballot_closed(self, event: ev.BallotClosed) -> None:
        rounds = tuple(votes(cast) for cast in event.rounds)
        self.ballots.append(
            BallotView(day=self.night, rounds=rounds, tied=self.tied, out=event.out, reason=event.reason)
        )
        self.votes = dict(event.rounds[-1])
        self.tied = ()

    def _time_added(self, event: ev.TimeAdded) -> None:
        if self.step.limit_at is not None:
            self.step = replace(self.step, limit_at=self.step.limit_at + event.seconds)

    def _won(self, event: ev.GameWon) -> None:
        self.winner, self.winners, self.phase = event.side, event.winners, "over"
        self.roles = dict(event.roles)

    def _set(self, **changes: Any) -> None:
        for name, value in changes.items():
            setattr(self, name, value)


_TAKE: dict[type[ev.Event], Any] = {
    ev.StepBegan: PublicGame._step_began,
    ev.NightFell: lambda game, e: game._set(night=e.night),
    ev.SeatDied: PublicGame._seat_died,
    ev.CardConfirmed: lambda game, e: game.ready.add(e.seat),
    ev.ReadySaid: PublicGame._ready_said,
    ev.Voted: lambda game, e: game.voted.append(e.seat),
    ev.VoteShown: lambda game, e: game.votes.__setitem__(e.seat, e.target),
    ev.VotesVoided: PublicGame._votes_voided,
    ev.TieFound: lambda game, e: game._set(tied=e.among),
    ev.TieNarrowed: lambda game, e: game._set(tied=e.among),
    ev.BallotClosed: PublicGame._ballot_closed,
    ev.LatestDeaths: lambda game, e: game._set(latest=e.seats or game.latest, reacting=e.reacting),
    ev.ReactionDone: lambda game, e: game._set(reacting=tuple(s for s in game.reacting if s != e.seat)),
    ev.TimeAdded: PublicGame._time_added,
    ev.Paused: lambda game, e: game._set(paused=True),
    ev.Resumed: lambda game, e: game._set(paused=False),
    ev.GameWon: PublicGame._won,
    ev.GameCalledOff: lambda game, e: game._set(called_off=True, phase="over"),
}
