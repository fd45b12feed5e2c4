"""What one seat alone knows of a game, folded from the events that are addressed to it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from hub.projection.audience import is_for
from hub.projection.seat_view import Learned, OwnAct, OwnDeath
from hub.rules import events as ev
from hub.rules.game import ACK, HUNCH, Answer, Fact, Phase
from hub.rules.ids import Seat


class SeatKnowledge:
    """The private half of a running game for one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.role = ""
        self.fellows: dict[Seat, str | None] = {}
        self.learned: list[Learned] = []
        self.acts: list[OwnAct] = []
        self.death: OwnDeath | None = None
        self.brief: Fact | None = None
        """Learned at this step before answering."""
        self.peers: dict[Seat, Answer] = {}
        """Teammates' picks at this step."""
        self._before: tuple[str, dict[Seat, str | None], list[Learned]] = ("", {}, [])
        """Role, fellows and findings as they were when the running step began."""
        self._night = 0
        self._phase: Phase = "cards"
        self._answered = False
        self._acted_now: OwnAct | None = None
        """What this seat has chosen at this step."""
        self._first_round: tuple[dict[Seat, Answer], OwnAct | None] = ({}, None)
        """Teammates' picks and this seat's own, as they were when a further round began."""

    def apply(self, event: ev.Event) -> None:
        """Takes in ``event`` if it is addressed to this seat, or moves on to the public step it begins."""
        if isinstance(event, ev.StepBegan):
            self._step_began(event)
        elif isinstance(event, ev.NightFell):
            self._night = event.night
        elif isinstance(event, ev.SeatDied):
            self._without(event.seat)
        elif is_for(event, self.seat):
            take = _TAKE.get(type(event))
            if take is not None:
                take(self, event)

    def as_told(self, untold: Collection[Seat]) -> SeatKnowledge:
        """Without what deaths have brought with them that the storyteller has yet to tell."""
        if not untold:
            return self
        told = SeatKnowledge(self.seat)
        told.role, told.fellows, told.learned = self._before
        told.acts = self.acts
        told.death = None if self.seat in untold else self.death
        return told

    def _step_began(self, event: ev.StepBegan) -> None:
        self._before = self.role, dict(self.fellows), list(self.learned)
        self._phase = event.phase  # type: ignore[assignment]
        self.brief, self.peers, self._answered, self._acted_now = None, {}, False, None

    def _card_dealt(self, event: ev.CardDealt) -> None:
        self.role, self.fellows = event.role, dict(event.fellows)

    def _answer_seen(self, event: ev.Answered) -> None:
        if event.seat != self.seat:
            self.peers[event.seat] = event.answer
            return
        self._answered = event.answer.confirmed
        if event.answer.confirmed and event.answer.prompt != HUNCH and event.answer.verb != ACK:
            self._acted_now = self._acted(event.answer.prompt, event.answer.verb, event.answer.picks)

    def _acted(self, prompt: str, verb: str, picks: tuple[Seat, ...]) -> OwnAct:
        act = OwnAct(night=self._night, phase=self._phase, prompt=prompt, verb=verb, picks=picks)
        earlier = [a for a in self.acts if (a.night, a.prompt) != (act.night, act.prompt)]
        self.acts = [*earlier, act]
        return act

    def _voided(self, event: ev.AnswersVoided) -> None:
        self._answered = False
        self.acts = [act for act in self.acts if act is not self._acted_now]
        self._acted_now = None

    def _without(self, gone: Seat) -> None:
        """A removal makes picks of and for that seat void; whoever saw them sees them no longer."""

        def left(picks: dict[Seat, Answer]) -> dict[Seat, Answer]:
            return {seat: a for seat, a in picks.items() if seat != gone and gone not in a.picks}

        self.peers = left(self.peers)
        self._first_round = (left(self._first_round[0]), self._first_round[1])

    def _round_began(self, event: ev.RoundBegan) -> None:
        """Those asked once more choose afresh; taken up again, the first round's picks are back."""
        if event.round is not None:
            asked = event.round.seats
            self._first_round = (dict(self.peers), self._acted_now)
            self.peers = {seat: answer for seat, answer in self.peers.items() if seat not in asked}
            return
        self.peers, act = self.peers | self._first_round[0], self._first_round[1]
        self._acted_now = act and self._acted(act.prompt, act.verb, act.picks)

    def _learn(self, fact: Fact) -> None:
        self.learned.append(Learned(night=self._night, phase=self._phase, fact=fact))

    def _fact_learned(self, event: ev.FactLearned) -> None:
        if not self._answered:
            self.brief = event.fact
        self._learn(event.fact)

    def _team_settled(self, event: ev.TeamSettled) -> None:
        value = "" if event.outcome else "none"
        self._learn(Fact(key="team_settled", seats=event.outcome, value=value))

    def _taken_over(self, event: ev.RoleTakenOver) -> None:
        if event.seat == self.seat:
            self.role = event.role
        else:
            self.fellows[event.seat] = event.role
        self._learn(Fact(key="successor", seats=(event.seat,), value=event.role))

    def _power_used(self, event: ev.PowerUsed) -> None:
        self._acted(event.act.wake, event.act.verb, event.act.picks)

    def _died(self, event: ev.DeathExplained) -> None:
        self.death = OwnDeath(cause=event.cause, role=event.role)


_TAKE: dict[type[ev.Event], Callable[[SeatKnowledge, Any], None]] = {
    ev.CardDealt: SeatKnowledge._card_dealt,
    ev.Answered: SeatKnowledge._answer_seen,
    ev.AnswersVoided: SeatKnowledge._voided,
    ev.RoundBegan: SeatKnowledge._round_began,
    ev.FactLearned: SeatKnowledge._fact_learned,
    ev.TeamSettled: SeatKnowledge._team_settled,
    ev.RoleTakenOver: SeatKnowledge._taken_over,
    ev.PowerUsed: SeatKnowledge._power_used,
    ev.DeathExplained: SeatKnowledge._died,
}
