"""Drives one table's game: has lines told, then opens what follows, and keeps the limits.

It listens to public events and sends commands; it decides nothing. Every command names the step it was
meant for, so that one that comes too late is refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from hashlib import blake2b

from hub.game.background import Background
from hub.game.session import Session
from hub.projection import ahead, cues
from hub.rules import commands as cmd
from hub.rules import events as ev
from hub.rules.game import Line, Step
from hub.rules.ids import Seconds
from hub.rules.lobby.events import LanguageSet
from hub.rules.lobby.evolve import TableEvent
from narrator.cue import Cue
from narrator.storyteller import Storyteller
from narrator.utterance import Utterance

GRACE: Seconds = 10.0
"""At least this much is left of an open step after a restart, so that phones can come back."""
TOLERANCE: Seconds = 0.005

BeginTelling = Callable[[str, str, str], None]
"""Language, rulebook and wording seed of the game that is told from now on."""


def wording_seed(seed: str) -> str:
    """Chooses the narrator's words; tells nothing about the game's seed."""
    return blake2b(seed.encode(), digest_size=8, person=b"wording").hexdigest()


class Director:
    """The table's sense of time. ``begin_telling`` prepares the teller's script and voice."""

    def __init__(self, session: Session, teller: Storyteller, begin_telling: BeginTelling) -> None:
        self._session = session
        self._teller = teller
        self._begin_telling = begin_telling
        self._background = Background()
        self._timers: list[asyncio.TimerHandle] = []
        self._step: Step | None = None
        self._telling: asyncio.Task[None] | None = None
        self._of_step: list[Utterance] = []
        self._asides: list[Utterance] = []
        session.listen(self._on_events)

    async def resume(self) -> None:
        """Goes on with a game that was loaded: says that it goes on, and where."""
        game = self._session.table.game
        if game is None or game.over:
            return
        self._prepare()
        if game.paused:
            self._teller.pause()
        else:
            self._session.clock.start()
        self._asides.append(self._say(Line(key="back-after-break")))
        self._enter(game.step)
        left = self._remaining()
        if not game.paused and left is not None and left < GRACE:
            await self._session.submit(cmd.AddTime(step=game.step.id, seconds=round(GRACE - left, 2)))

    async def close(self) -> None:
        self._disarm()
        await self._background.close()

    def remaining(self) -> Seconds | None:
        """Seconds until the current step's limit, if it has one."""
        return self._remaining()

    def repeat(self) -> None:
        self._teller.repeat()

    def announce(self, line: Line) -> None:
        """Has something told beside the running step."""
        self._asides.append(self._say(line))

    # -- events -----------------------------------------------------------------------------------

    def _on_events(self, events: Sequence[TableEvent]) -> None:
        for event in events:
            match event:
                case ev.RolesDealt():
                    self._prepare()
                    self._session.clock.start()
                case ev.StepBegan():
                    self._enter(event.step)
                case ev.Announced():
                    self._asides += [self._say(line) for line in cues.lines_of(event)]
                case ev.TimeAdded():
                    self._rearm()
                case ev.Paused():
                    self._session.clock.stop()
                    self._disarm()
                    self._teller.pause(Cue("paused"))
                case ev.Resumed():
                    self._session.clock.start()
                    self._teller.resume(Cue("resumed"))
                    self._rearm()
                case ev.GameWon() | ev.GameCalledOff():
                    self._over()
                case LanguageSet():
                    self._prepare()

    def _prepare(self) -> None:
        table = self._session.table
        if table.game is not None:
            self._begin_telling(table.language, table.game.rulebook, wording_seed(table.game.seed))

    def _over(self) -> None:
        self._session.clock.stop()
        self._teller.resume()  # a paused game that is called off still has its last line told

    def _enter(self, step: Step) -> None:
        self._leave()
        self._step = step
        self._of_step = [self._say(line) for line in step.lines]
        if step.tells:
            self._telling = self._background.run(self._until_told(step, self._of_step), f"tell {step.kind}")
        else:
            self._arm(step)
        self._look_ahead()

    def _leave(self) -> None:
        """Forgets the step that is over; lines of it that nobody has heard yet are obsolete."""
        self._disarm()
        was_cut = self._telling is not None and not self._telling.done()
        if self._telling is not None and asyncio.current_task() is not self._telling:
            self._telling.cancel()
        self._telling = None
        if any(not utterance.is_started for utterance in self._of_step):
            self._drop_obsolete()
        if was_cut and any(u.is_started and not u.is_finished for u in self._of_step):
            self._teller.skip()
        self._of_step = []

    def _drop_obsolete(self) -> None:
        waiting = [u.cue for u in self._asides if not u.is_started]
        self._teller.drop_queue()
        self._asides = [self._teller.say(cue) for cue in waiting]

    # -- telling ----------------------------------------------------------------------------------

    def _say(self, line: Line) -> Utterance:
        return self._teller.say(cues.cue(line, self._session.table.members))

    async def _until_told(self, step: Step, utterances: Sequence[Utterance]) -> None:
        for utterance in utterances:
            await utterance.finished
        await self._session.submit(cmd.Told(step=step.id))

    def _look_ahead(self) -> None:
        game = self._session.table.game
        if game is not None:
            members = self._session.table.members
            self._teller.prefetch(cues.cue(line, members) for line in ahead.lines(game))

    # -- time -------------------------------------------------------------------------------------

    def _remaining(self) -> Seconds | None:
        game = self._session.table.game
        if game is None or game.over or game.step.limit_at is None:
            return None
        return max(0.0, game.step.limit_at - self._session.clock.reading())

    def _rearm(self) -> None:
        self._disarm()
        game = self._session.table.game
        if game is not None and not game.over and not game.step.tells:
            self._arm(game.step)

    def _arm(self, step: Step) -> None:
        game = self._session.table.game
        if step.kind == "over" or game is None or game.paused:
            return
        if step.floor_at is not None and not game.floor_passed:
            self._at(step.floor_at, cmd.FloorPassed(step=step.id))
        if step.hunches_at is not None and not game.hunches_passed:
            self._at(step.hunches_at, cmd.HunchesPassed(step=step.id))
        if step.limit_at is not None:
            self._at(step.limit_at, cmd.LimitPassed(step=step.id))

    def _at(self, when: Seconds, command: cmd.Command) -> None:
        left = when - self._session.clock.reading()
        handle = asyncio.get_running_loop().call_later(max(0.0, left), self._due, when, command)
        self._timers.append(handle)

    def _due(self, when: Seconds, command: cmd.Command) -> None:
        # The play clock may have stood still meanwhile: the machine was asleep.
        if self._session.clock.reading() + TOLERANCE < when:
            self._at(when, command)
        else:
            self._background.run(self._session.submit(command), f"due {type(command).__name__}")

    def _disarm(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
