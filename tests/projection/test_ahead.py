"""What may be told next is foreseen, from public facts alone, in the very words in which it will be told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Literal

import pytest
from msgspec.structs import replace

from hub.game import simulate
from hub.projection import cues
from hub.projection.ahead import OPENINGS, before_a_game
from hub.projection.audience import is_public
from hub.projection.projector import Projector
from hub.rules import events as ev
from hub.rules.books import BOOKS
from hub.rules.deal import hand_out
from hub.rules.game import Line
from hub.rules.ids import Seat
from hub.rules.lobby.model import CODE_ALPHABET, Member, Table
from hub.rules.settings import Settings
from narrator.cue import Cue
from narrator.script import Script
from narrator.speech_text import sentences
from tests.projection import worlds

EVERY_GAME = [(book, style) for book in BOOKS for style in ("called", "together")]


class Listener:
    """Hears a whole game, and whether each sentence had been foreseen by then."""

    def __init__(self, rulebook: str, settings: Settings, seats: Sequence[Seat]) -> None:
        members = {seat: Member(seat=seat, name=f"Name {seat}", ready=True) for seat in seats}
        self.table = Table(
            code=CODE_ALPHABET[:6],
            secret="",
            language="en",
            rulebook=rulebook,
            settings=settings,
            members=members,
            order=tuple(seats),
        )
        self.script = _script(rulebook)
        self._words: dict[tuple[Cue, int], str] = {}
        self.projector = Projector()
        self.told: Counter[str] = Counter()
        self.ready: set[str] = set()
        self.hits: list[bool] = []
        """One for each line: whether all of its sentences were foreseen."""
        self.missed: list[str] = []
        self.most = 0
        self.look()

    def hear(self, events: Sequence[ev.Event]) -> None:
        for event in events:
            self.projector.apply(event)
            for line in cues.lines_of(event):
                self.listen(line)
        if any(map(is_public, events)):
            self.look()

    def listen(self, line: Line) -> None:
        cue = cues.cue(line, self.table.members)
        speech = sentences(self.words(cue, self.told[cue.key]))
        self.told[cue.key] += 1
        self.hits.append(self.ready.issuperset(speech))
        if not self.hits[-1]:
            self.missed.append(cue.key)
        self.ready.update(speech)  # spoken once, at hand for the rest of the evening

    def look(self) -> None:
        foreseen = self.projector.ahead(self.table)
        coming = [(cues.cue(each.line, self.table.members), each.nth) for each in foreseen]
        texts = [text for cue, nth in coming for text in sentences(self.words(cue, self.told[cue.key] + nth))]
        self.most = max(self.most, len(set(texts) - self.ready))
        self.ready.update(texts)

    def words(self, cue: Cue, nth: int) -> str:
        if (cue, nth) not in self._words:
            self._words[cue, nth] = self.script.line(cue, "seed", nth).speech
        return self._words[cue, nth]


@cache
def _script(rulebook: str) -> Script:
    return Script.load("en", rulebook)


def listened_to(
    rulebook: str, style: Literal["called", "together"], seats: int, seed: int, **rules: object
) -> Listener:
    chance = Random(seed)
    settings = replace(BOOKS[rulebook].defaults, style=style, **rules)
    roles = worlds.roles(rulebook, seats, chance)
    dealt = Counter(roles.values())
    turn = hand_out(
        number=1, book=BOOKS[rulebook], settings=settings, dealt=dict(dealt), roles=roles, seed=str(seed)
    )
    listener = Listener(rulebook, settings, tuple(roles))
    listener.hear(turn.events)
    simulate.run(turn, chance, listener=listener.hear)
    return listener


@pytest.mark.parametrize(("rulebook", "style"), EVERY_GAME)
@pytest.mark.parametrize("reveal", [True, False])
def test_what_is_told_was_foreseen_in_the_same_words(
    rulebook: str, style: Literal["called", "together"], reveal: bool
) -> None:
    """All but a few lines that nobody can foresee: a tie of three, a death in the wake of another."""
    games = [listened_to(rulebook, style, 12, seed, reveal=reveal) for seed in range(4)]
    hits = [hit for game in games for hit in game.hits]
    assert sum(hits) / len(hits) >= 0.95, Counter(key for game in games for key in game.missed)


def test_the_largest_table_is_no_endless_work() -> None:
    """Twenty seats, every role: what is new at a time grows with seats and roles, not with their product."""
    game = listened_to("witches", "called", 20, 1)
    assert game.most < 220


def test_in_an_open_ballot_those_with_most_votes_come_first() -> None:
    """The order of likelihood, as far as all can see it."""
    projector = Projector()
    roles = worlds.roles("varulv", 8, Random(1))
    turn = hand_out(
        number=1,
        book=BOOKS["varulv"],
        settings=BOOKS["varulv"].defaults,
        dealt=dict(Counter(roles.values())),
        roles=roles,
        seed="1",
    )
    table = Listener("varulv", BOOKS["varulv"].defaults, tuple(roles)).table

    def favourite() -> Seat | None:
        lines = (each.line for each in projector.ahead(table))
        return next((line.name for line in lines if line.key.startswith("verdict-eliminated")), None)

    shown = [0]

    def follow(events: Sequence[ev.Event]) -> None:
        for event in events:
            projector.apply(event)
        if isinstance(events[-1], ev.VoteShown | ev.Voted) and projector._public is not None:
            votes = Counter(projector._public.votes.values())
            assert votes[favourite() or Seat(0)] == max(votes.values())
            shown[0] += 1

    follow(turn.events)
    simulate.run(turn, Random(1), listener=follow)
    assert shown[0] > 5


def test_a_game_is_opened_in_words_that_are_ready_whatever_the_seed() -> None:
    """The deal chooses the wording; all of them were spoken in the lobby."""
    for rulebook in BOOKS:
        script = Script.load("nb", rulebook)
        ready = {
            script.line(Cue(each.line.key), "of the lobby", each.nth).speech
            for each in before_a_game(seated=True)
        }
        for seed in range(20):
            assert script.line(Cue("cards-dealt"), seed).speech in ready
            assert script.line(Cue("prologue"), seed).speech in ready
    assert OPENINGS >= 4


def test_names_of_those_who_are_out_are_not_made_ready() -> None:
    """Nothing is spoken ahead that can no longer be told."""
    game = listened_to("varulv", "called", 8, 3)
    public = game.projector._public
    assert public is not None and public.out
    public.step = replace(public.step, kind="vote")
    public.roles = {seat: public.roles[seat] for seat in public.out}
    lines = [each.line for each in game.projector.ahead(game.table)]
    names = {line.name for line in lines if line.key.startswith("verdict")} - {None}
    assert names == set(public.seats) - set(public.out)
