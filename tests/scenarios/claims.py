"""What a scenario may say must be so; a claim is a word and what belongs to it.

= step wake oracle                  the kind of the step, and its wake or stage
= asked Ada Bo                      whom the step waits for, exactly; ``nobody``
= asks witches: Ada Bo              who is awaited at that prompt; ``one of Ada Bo``: afterwards "Asked" is
                                    the name of the one
= offers Ada shield: Bo Cy          the targets of that verb at Ada's prompts; ``nothing`` if not offered
= prompt Ada wake healer first      kind, key and round of her prompt; ``none``
= may pass Ada                      ``must choose Ada``: there is no "nobody"
= blocked Ada bewitched
= learned Ada side coven Bo         her next fact: key, value, about whom; ``nothing`` more than was checked
= watched by Ada Bo                 who sees the last pick
= acted Ada pick Eva                what she has done last, as the story will tell it
= settled Eva                       what the team closed last settled on; ``nobody``
= drawn among Ada Bo                what chance chose from last; ``nothing`` if it chose nothing
= dead Ada Bo                       all who have died so far; ``nobody``
= cause Ada attack                  as the dead learn it
= shown Ada oracle                  the role that all saw of the dead; ``nothing``
= says dawn-deaths Ada              a line of the current step, or an announcement beside it
= silent dawn-deaths                no such line
= role Ada matriarch                the role she holds now
= knows Ada: Bo Cy=matriarch        whom her card shows, with the role where it does; ``nobody``
= tells Ada Bo                      who learned of the last succession
= out Ada most                      the last ballot; ``out nobody tie``
= tied Ada Bo
= voted Ada Bo                      whose votes are in
= limit 60                          of the current step in seconds; ``12 to 18``; ``off``
= floor 6 to 12
= won village                       ``playing``: nobody has; ``called off``
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hub.rules import events as ev
from hub.rules.game import Fact, Line
from hub.rules.ids import Seat
from tests.rules.table import Table


class Claims:
    """Checks claims at one table."""

    def __init__(self, table: Table, seats: dict[str, Seat]) -> None:
        self.table = table
        self.seats = seats
        self.names = {seat: name for name, seat in seats.items()}
        self._checked: dict[Seat, int] = {}

    def check(self, words: list[str]) -> None:
        claim = getattr(self, f"_{words[0]}", None)
        assert claim is not None, f"no claim is called {words[0]}"
        claim([word.rstrip(":") for word in words[1:]])

    # -- helpers --------------------------------------------------------------------------------------

    def _set(self, names: Iterable[str]) -> set[Seat]:
        return {self.seats[name] for name in names if name not in ("nobody", "nothing")}

    def _same(self, found: Iterable[Seat], names: Iterable[str]) -> None:
        found = set(found)
        shown = " ".join(self.names[seat] for seat in sorted(found)) or "nobody"
        assert found == self._set(names), f"it is {shown}"

    def _last(self, kind: type[ev.Event], where: Callable[[ev.Event], bool] = lambda event: True) -> ev.Event:
        found = next((e for e in reversed(self.table.log) if isinstance(e, kind) and where(e)), None)
        assert found is not None, f"there has been no {kind.__name__}"
        return found

    # -- what is asked --------------------------------------------------------------------------------

    def _step(self, words: list[str]) -> None:
        step = self.table.game.step
        found: list[str] = [step.kind]
        if step.wake is not None:
            found.append(step.wake)
        elif step.stage is not None:
            found.append(str(step.stage + 1))
        assert found[: len(words)] == words, f"it is {' '.join(found)}"

    def _asked(self, words: list[str]) -> None:
        self._same(self.table.asked(), words)

    def _asks(self, words: list[str]) -> None:
        asked = [seat for seat in self.table.asked() if self._key(seat) == words[0]]
        if words[1:3] != ["one", "of"]:
            self._same(asked, words[1:])
            return
        assert len(asked) == 1 and asked[0] in self._set(words[3:]), f"it is {asked}"
        self.seats["Asked"] = asked[0]

    def _key(self, seat: Seat) -> str | None:
        prompt = self.table.prompt(seat)
        return None if prompt is None else prompt.key

    def _offers(self, words: list[str]) -> None:
        name, verb, *targets = words
        options = [o for p in self.table.prompts(self.seats[name]) for o in p.options if o.verb == verb]
        if targets == ["nothing"]:
            assert not options, f"{verb} is offered"
            return
        assert options, f"{verb} is not offered"
        self._same(options[0].targets, targets)

    def _prompt(self, words: list[str]) -> None:
        prompt = self.table.prompt(self.seats[words[0]])
        found = ["none"] if prompt is None else [prompt.kind, prompt.key, prompt.round]
        assert found[: len(words) - 1] == words[1:], f"it is {' '.join(found)}"

    def _may(self, words: list[str]) -> None:
        prompt = self.table.prompt(self.seats[words[1]])
        assert prompt is not None and prompt.may_pass

    def _must(self, words: list[str]) -> None:
        prompt = self.table.prompt(self.seats[words[1]])
        assert prompt is not None and not prompt.may_pass

    def _blocked(self, words: list[str]) -> None:
        prompt = self.table.prompt(self.seats[words[0]])
        found = None if prompt is None else prompt.blocked
        assert found == (None if words[1:] == ["not"] else words[1]), f"it is {found}"

    # -- what is learned ------------------------------------------------------------------------------

    def _learned(self, words: list[str]) -> None:
        seat = self.seats[words[0]]
        facts = [e.fact for e in self.table.log if isinstance(e, ev.FactLearned) and e.seat == seat]
        news = facts[self._checked.get(seat, 0) :]
        if words[1:] == ["nothing"]:
            assert not news, f"it is {self._fact(news[0])}"
            return
        assert news, "nothing was learned"
        assert self._fact(news[0]) == " ".join(words[1:]), f"it is {self._fact(news[0])}"
        self._checked[seat] = self._checked.get(seat, 0) + 1

    def _fact(self, fact: Fact) -> str:
        return " ".join(filter(None, (fact.key, fact.value, *(self.names[seat] for seat in fact.seats))))

    def _watched(self, words: list[str]) -> None:
        answered = self._last(ev.Answered)
        assert isinstance(answered, ev.Answered)
        self._same(answered.viewers, words[1:])

    def _tells(self, words: list[str]) -> None:
        taken = self._last(ev.RoleTakenOver)
        assert isinstance(taken, ev.RoleTakenOver)
        self._same(taken.viewers, words)

    def _knows(self, words: list[str]) -> None:
        seat = self.seats[words[0]]
        card = self._last(ev.CardDealt, lambda e: isinstance(e, ev.CardDealt) and e.seat == seat)
        assert isinstance(card, ev.CardDealt)
        found = {self.names[s] + (f"={role}" if role else "") for s, role in card.fellows.items()}
        assert found == set(words[1:]) - {"nobody"}, f"it is {' '.join(sorted(found)) or 'nobody'}"

    def _role(self, words: list[str]) -> None:
        found = self.table.game.roles[self.seats[words[0]]]
        assert found == words[1], f"it is {found}"

    # -- what is decided ------------------------------------------------------------------------------

    def _settled(self, words: list[str]) -> None:
        closed = self._last(ev.WakeClosed, lambda e: isinstance(e, ev.WakeClosed) and e.outcome is not None)
        assert isinstance(closed, ev.WakeClosed) and closed.outcome is not None
        self._same(closed.outcome, words)

    def _acted(self, words: list[str]) -> None:
        seat = self.seats[words[0]]
        act = next((act for act in reversed(self.table.game.acts) if act.seat == seat), None)
        found = "nothing" if act is None else " ".join((act.verb, *(self.names[pick] for pick in act.picks)))
        assert found == " ".join(words[1:]), f"it is {found}"

    def _drawn(self, words: list[str]) -> None:
        if words == ["nothing"]:
            assert not any(isinstance(event, ev.Chanced) for event in self.table.log)
            return
        drawn = self._last(ev.Chanced)
        assert isinstance(drawn, ev.Chanced)
        self._same(drawn.among, words[1:])
        assert drawn.result in drawn.among

    def _out(self, words: list[str]) -> None:
        closed = self._last(ev.BallotClosed)
        assert isinstance(closed, ev.BallotClosed)
        who = "nobody" if closed.out is None else self.names[closed.out]
        assert [who, closed.reason][: len(words)] == words, f"it is {who} {closed.reason}"

    def _tied(self, words: list[str]) -> None:
        self._same(self.table.game.tied, words)

    def _voted(self, words: list[str]) -> None:
        self._same(self.table.game.votes, words)

    # -- who is dead, and what is said ----------------------------------------------------------------

    def _dead(self, words: list[str]) -> None:
        self._same((death.seat for death in self.table.game.deaths), words)

    def _cause(self, words: list[str]) -> None:
        seat = self.seats[words[0]]
        told = self._last(ev.DeathExplained, lambda e: isinstance(e, ev.DeathExplained) and e.seat == seat)
        assert isinstance(told, ev.DeathExplained)
        assert told.cause == words[1], f"it is {told.cause}"
        assert told.role == self.table.game.roles[seat]

    def _shown(self, words: list[str]) -> None:
        seat = self.seats[words[0]]
        death = next((d for d in self.table.game.deaths if d.seat == seat), None)
        assert death is not None, "is alive"
        assert death.shown == (None if words[1] == "nothing" else words[1]), f"it is {death.shown}"

    def _lines(self) -> list[Line]:
        beside = [line for e in self.table.latest if isinstance(e, ev.Announced) for line in e.lines]
        return [*self.table.game.step.lines, *beside]

    def _says(self, words: list[str]) -> None:
        key, *names = words
        said = [line for line in self._lines() if line.key == key]
        assert said, f"said is {' '.join(line.key for line in self._lines()) or 'nothing'}"
        if names:
            assert any(self._named(line) == self._set(names) for line in said)

    def _named(self, line: Line) -> set[Seat]:
        return {seat for seat in (line.name, line.taken, *line.names) if seat is not None}

    def _silent(self, words: list[str]) -> None:
        assert not [line for line in self._lines() if line.key == words[0]]

    # -- time and the end -----------------------------------------------------------------------------

    def _limit(self, words: list[str]) -> None:
        self._span(self.table.game.step.limit_at, words)

    def _floor(self, words: list[str]) -> None:
        self._span(self.table.game.step.floor_at, words)

    def _span(self, at: float | None, words: list[str]) -> None:
        if words == ["off"]:
            assert at is None, f"it is at {at}"
            return
        assert at is not None, "there is none"
        span = at - self.table.game.step.began_at
        low, high = float(words[0]), float(words[-1])
        assert low - 1e-6 <= span <= high + 1e-6, f"it is {span:g}"

    def _won(self, words: list[str]) -> None:
        game = self.table.game
        assert game.winner == words[0], f"it is {game.winner or 'nobody'}"
        won = self._last(ev.GameWon)
        assert isinstance(won, ev.GameWon)
        assert {self.table.book.side_of(game.roles[seat]) for seat in won.winners} == {words[0]}

    def _playing(self, words: list[str]) -> None:
        assert not self.table.game.over, f"{self.table.game.winner} has won"

    def _called(self, words: list[str]) -> None:
        assert self.table.game.called_off and self.table.game.winner is None
        assert not any(isinstance(event, ev.GameWon) for event in self.table.log)
