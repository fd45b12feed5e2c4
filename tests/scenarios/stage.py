"""Plays a scenario's lines at a table.

What people do (a tap at a step that is still to come lets time pass until it is open; those who are asked
meanwhile and don't answer miss their chance):

    Ada shield Eva              answers a prompt with that verb; also ``Ada pass`` and ``Ada ack``
    Ada suspect Eva             her hunch; ``Ada shrugs``: none
    Ada leans to Eva            picks without confirming, where picks stay open
    Ada votes Eva               in the vote or the runoff
    Ada is ready                for the vote, or with the card; ``Ada is not ready`` takes it back
    host removes Eva            also ``host pauses``, ``host resumes``, ``host closes``, ``host adds 30``,
                                ``host calls off``

A line that ends in ``-> key`` is to be refused with that key, at the step as it stands.

How time passes: ``go KIND`` lets it pass until a step of that kind has begun (``go wake oracle``,
``go stage 1``, ``go dawn``, ``go vote``), ``told``, ``floor``, ``hunches`` and ``limit`` are the next thing
that time brings, ``wait 5`` are seconds in which nothing happens.

``[called]`` or ``[together]`` before a line: in that style only. ``= ...`` says what must be so now; see
:mod:`tests.scenarios.claims`.
"""

from __future__ import annotations

from collections.abc import Callable

from hub.rules import commands
from hub.rules.books import rulebook
from hub.rules.game import HUNCH, PASS
from hub.rules.ids import Seat
from hub.rules.refusal import Refusal
from tests.rules.audit import Audit
from tests.rules.table import STEPS_AT_MOST, Table
from tests.scenarios.claims import Claims
from tests.scenarios.script import Scenario

TIME = ("told", "floor", "hunches", "limit")


class Stage:
    """A table at which a scenario is played."""

    def __init__(self, scenario: Scenario) -> None:
        roles = scenario.roles()
        self.style = scenario.style
        self.seats = {name: Seat(number) for number, name in enumerate(roles, 1)}
        dealt = {self.seats[name]: role for name, role in roles.items()}
        self.table = Table(rulebook(scenario.book), dealt, scenario.house_rules(), scenario.seed)
        self.audit = Audit(self.table.book)
        self.audit.follow(self.table.log, self.table.game)
        self.claims = Claims(self.table, self.seats)

    def play(self, script: str) -> None:
        for number, line in enumerate(script.strip().splitlines(), 1):
            words = line.split("#")[0].split()
            if words and words[0] in ("[called]", "[together]"):
                words = words[1:] if words[0] == f"[{self.style}]" else []
            if words:
                try:
                    self._line(words)
                except AssertionError as failed:
                    now = self.table.game.step
                    raise AssertionError(
                        f"line {number}, {line.strip()!r}: {failed}\n"
                        f"(night {self.table.game.night}, {now.kind} {now.wake or now.stage or ''})"
                    ) from None
        if self.table.game.over:
            self.audit.close()

    def _line(self, words: list[str]) -> None:
        if words[0] == "=":
            self.claims.check(words[1:])
            return
        wanted = None
        if "->" in words:
            arrow = words.index("->")
            words, wanted = words[:arrow], words[arrow + 1]
        before = self.table.game
        refusal = self._act(words, patient=wanted is None)
        found = None if refusal is None else refusal.key
        assert found == wanted, f"refused with {found}" if found else "was not refused"
        if refusal is not None:
            assert self.table.game is before, "a refusal changes nothing"

    def _act(self, words: list[str], patient: bool) -> Refusal | None:
        if words[0] == "go":
            self._go(words[1:])
            return None
        if words[0] in TIME:
            return self._followed(getattr(self.table, words[0]))
        if words[0] == "wait":
            self.table.now += float(words[1])
            return None
        return self._followed(lambda: self._deed(words, patient))

    def _followed(self, act: Callable[[], Refusal | None]) -> Refusal | None:
        refusal = act()
        if refusal is None:
            self.audit.follow(self.table.latest, self.table.game)
        return refusal

    def _go(self, words: list[str]) -> None:
        wake = words[1] if words[0].startswith("wake") and len(words) > 1 else None
        stage = int(words[1]) - 1 if words[0].startswith("stage") and len(words) > 1 else None
        self._until(lambda: self._at(words[0], wake, stage), " ".join(words))

    def _at(self, kind: str, wake: str | None, stage: int | None) -> bool:
        step = self.table.game.step
        return step.kind == kind and wake in (None, step.wake) and stage in (None, step.stage)

    def _until(self, arrived: Callable[[], bool], what: str) -> None:
        for _ in range(STEPS_AT_MOST):
            if arrived():
                return
            assert not self.table.game.over, f"the game is over before it comes to: {what}"
            self.table.pass_on()
            self.audit.follow(self.table.latest, self.table.game)
        raise AssertionError(f"the game never comes to: {what}")

    def _deed(self, words: list[str], patient: bool) -> Refusal | None:
        if words[0] == "host":
            return self._host(words[1:])
        assert words[0] in self.seats, f"nobody here is called {words[0]}"
        seat, verb, rest = self.seats[words[0]], words[1], words[2:]
        if verb == "is":
            if patient and self.table.game.step.kind != "cards":
                self._until(lambda: self._at("discussion", None, None), "discussion")
            return self.table.ready(seat, rest == ["ready"])
        if verb == "votes":
            if patient:
                self._until(lambda: self.table.game.step.kind in ("vote", "runoff"), "vote")
            return self.table.vote(seat, self._seat(rest[0]))
        leaning = verb == "leans"
        picks = tuple(self._seat(name) for name in (rest[1:] if leaning else rest))
        verb = "pick" if leaning else verb
        if verb == "shrugs":
            return self.table.answer(seat, PASS, prompt=HUNCH)
        if patient:
            self._until(lambda: self._open(seat, verb), " ".join(words))
        return self.table.answer(seat, verb, *picks, confirm=not leaning)

    def _open(self, seat: Seat, verb: str) -> bool:
        """The prompt is open now at which this seat may answer so."""
        return any(
            any(option.verb == verb for option in prompt.options)
            or (verb == "pass" and prompt.may_pass and prompt.kind != "hunch")
            or (verb == "ack" and not prompt.options)
            for prompt in self.table.prompts(seat)
        )

    def _host(self, words: list[str]) -> Refusal | None:
        step = self.table.game.step.id
        match words:
            case ["removes", name]:
                return self.table.do(commands.RemoveSeat(step=step, seat=self._seat(name)))
            case ["pauses"]:
                return self.table.do(commands.Pause(step=step))
            case ["resumes"]:
                return self.table.do(commands.Resume(step=step))
            case ["closes"]:
                return self.table.close()
            case ["adds", seconds]:
                return self.table.do(commands.AddTime(step=step, seconds=float(seconds)))
            case ["calls", "off"]:
                return self.table.do(commands.CallOff(step=step))
        raise AssertionError("a host does no such thing")

    def _seat(self, name: str) -> Seat:
        """The seat of that name; a number is taken as it is."""
        assert name in self.seats or name.isdigit(), f"nobody here is called {name}"
        return self.seats[name] if name in self.seats else Seat(int(name))
