"""What simulated players know and whom they suspect, folded from the events that each may know of.

People talk: before a vote a villager says whom it has found out, and others claim now and then that they
have. Whose word proves false is found out in turn.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hub.rules import events as ev
from hub.rules.game import Answer, Fact
from hub.rules.ids import Seat
from hub.rules.rulebook import Rulebook

CERTAIN = 0.9
"""From here on something counts as proven."""
FELLOW = -10.0


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """How much a piece of evidence counts, where a proof counts 1."""

    voted_against_us: float = 0.01
    voted_with_us: float = -0.01
    bandwagon: float = 0.1
    accused: float = 0.2
    lied: float = 0.15
    said_the_truth: float = -0.1


WEIGHTS = Weights()
Enmity = dict[Seat, float]
"""Other living seat -> how much speaks against it; below zero: for it."""


class Word(msgspec.Struct, frozen=True):
    """``seat`` has said before the table that it knows ``target`` for an enemy."""

    seat: Seat
    target: Seat


class Room:
    """What everybody at the table knows."""

    def __init__(self, dealt: ev.GameDealt) -> None:
        self.alive = list(dealt.seats)
        self.step = 0
        self.shown: dict[Seat, str] = {}
        """Roles of the dead, where they are revealed."""
        self.ballots: list[dict[Seat, Seat]] = []
        """Closed rounds of votes, oldest first."""
        self.votes: dict[Seat, Seat] = {}
        """Of a running open ballot."""
        self.words: list[Word] = []
        self._heard_before = 0

    def see(self, event: ev.Event) -> None:
        match event:
            case ev.StepBegan():
                self.step, self.votes = event.step.id, {}
            case ev.NightFell():
                self._heard_before = len(self.words)
            case ev.SeatDied():
                self.alive.remove(event.seat)
                if event.role is not None:
                    self.shown[event.seat] = event.role
            case ev.VoteShown():
                self.votes[event.seat] = event.target
            case ev.BallotClosed():
                self.ballots += event.rounds

    @property
    def today(self) -> list[Word]:
        """What has been said since the night."""
        return self.words[self._heard_before :]


class Mind:
    """What one seat knows beside that."""

    def __init__(self, book: Rulebook, room: Room, seat: Seat) -> None:
        self.seat = seat
        self.role = ""
        self.fellows: set[Seat] = set()
        self.facts: list[Fact] = []
        self._book = book
        self._room = room
        self._peers: tuple[int, dict[Seat, Answer]] = (0, {})

    def learn(self, event: ev.Event) -> None:
        """Takes in an event that is addressed to this seat."""
        match event:
            case ev.CardDealt():
                self.role, self.fellows = event.role, set(event.fellows)
            case ev.FactLearned():
                self.facts.append(event.fact)
            case ev.RoleTakenOver():
                self.role = event.role if event.seat == self.seat else self.role
            case ev.Answered() if event.seat != self.seat:
                self._peers = (self._room.step, {**self.peers, event.seat: event.answer})

    @property
    def of_the_village(self) -> bool:
        return self._side(self.role) == self._book.wins[0].side

    @property
    def peers(self) -> dict[Seat, Answer]:
        """Teammates' picks at this step."""
        step, picks = self._peers
        return picks if step == self._room.step else {}

    def known(self) -> frozenset[Seat]:
        """Seats about which something has been found out."""
        return frozenset(seat for fact in self.facts for seat in fact.seats).union(self.fellows)

    def proofs(self) -> Enmity:
        """What has been found out, and who is a fellow."""
        scores = {seat: 0.0 for seat in self._room.alive if seat != self.seat}
        for fact in self.facts:
            _add(scores, fact.seats, self._book.hints.get((fact.key, fact.value), 0.0))
        _add(scores, self.fellows, FELLOW)
        return scores

    def enmity(self) -> Enmity:
        """All evidence added up: proofs, how everybody has voted, and what has been said."""
        scores = self.proofs()
        for cast in self._room.ballots:
            for seat, target in cast.items():
                self._weigh(scores, seat, target, WEIGHTS.voted_against_us, WEIGHTS.voted_with_us)
        for word in self._room.words:
            right = WEIGHTS.said_the_truth if word.target in self._room.shown else 0.0
            self._weigh(scores, word.seat, word.target, WEIGHTS.lied, right)
        _add(scores, self._room.votes.values(), WEIGHTS.bandwagon)
        self._listen(scores)
        return scores

    def _weigh(self, scores: Enmity, seat: Seat, target: Seat, foe: float, friend: float) -> None:
        """``seat`` has turned against ``target``: good or bad, if one knows what ``target`` is."""
        if seat in scores:
            ours = self._is_ours(target)
            scores[seat] += 0.0 if ours is None else foe if ours else friend

    def _listen(self, scores: Enmity) -> None:
        for word in self._room.today:
            if word.seat != self.seat and scores.get(word.seat, 0.0) < CERTAIN:
                _add(scores, (word.target,), WEIGHTS.accused)

    def _is_ours(self, seat: Seat) -> bool | None:
        """Whether ``seat`` is, or was, of this one's side; ``None``: it can't know."""
        if seat == self.seat or seat in self.fellows:
            return True
        if seat in self._room.shown:
            return self._side(self._room.shown[seat]) == self._side(self.role)
        return False if self.fellows else None

    def _side(self, role: str) -> str:
        return self._book.side_of(role)


def _add(scores: Enmity, seats: Iterable[Seat], weight: float) -> None:
    for seat in seats:
        if seat in scores:
            scores[seat] += weight
