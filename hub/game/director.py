"""Drives one table's game: has lines told, then opens what follows, and keeps the limits.

It listens to public events and sends commands; it decides nothing. Every command names the step it was
meant for, so that one that comes too late is refused; one that only comes too early is sent again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence

from hub.game.alarms import Alarms
from hub.game.background import Background
from hub.game.lines import Lines
from hub.game.session import NOT_SAVED, OnlyIf, Session
from hub.projection import cues
from hub.projection.audience import is_public
from hub.rules import commands as cmd
from hub.rules import events as ev
from hub.rules.game import Line, Step
from hub.rules.ids import Seconds
from hub.rules.lobby.events import LanguageSet, LobbyReturned, RulebookChosen
from hub.rules.lobby.evolve import TableEvent
from hub.rules.refusal import Refusal
from narrator.utterance import Utterance

GRACE: Seconds = 10.0
"""At least this much (or half of a shorter step) is left of an open step after a restart."""
AWAY: Seconds = 600.0
"""A hub that was gone for longer finds nobody at the table: its game waits for the host to resume."""
LAST_CALL: Seconds = 30.0
"""Before the end of a stage those who have not answered are hurried."""
LAST_MINUTE: Seconds = 60.0
"""Before the end of a longer step by day everybody is told how much is left of it."""
NOT_NOW = (NOT_SAVED, Refusal("paused"))
"""Refusals of a command that is still due: the disk was full, or somebody has paused just before."""
AGAIN_AFTER: Seconds = 1.0
"""Until such a command is sent again."""

BeginTelling = Callable[[Mapping[str, int]], None]
"""Takes how often each key has been told in this game already."""


class Director:
    """The table's sense of time. ``begin_telling`` prepares the teller's script and voice."""

    def __init__(self, session: Session, lines: Lines, begin_telling: BeginTelling) -> None:
        self._session = session
        self._lines = lines
        self._begin_telling = begin_telling
        self._background = Background()
        self._alarms = Alarms(session.clock)
        self._step: Step | None = None
        self._telling: asyncio.Task[None] | None = None
        session.listen(self._on_events)

    async def resume(self, away: Seconds = 0.0) -> None:
        """Goes on with a game that was loaded, ``away`` seconds after its last event: says so, and where."""
        game = self._session.table.game
        if game is None or game.over:
            return
        self._begin_telling(self._session.projector.told())
        if game.paused or away > AWAY:
            self._lines.pause(announce=False)
        if not game.paused:
            await self._settle_in(game.step, away)
        game = self._session.table.game
        if self._step is not None or game is None or game.over:
            return  # somebody was quicker, and the game has gone on
        if not game.paused:
            self._session.clock.start()
            self._lines.aside(Line(key="back-after-break"))
        self._enter(game.step, self._session.projector.whereabouts())

    async def _settle_in(self, step: Step, away: Seconds) -> None:
        """Before the clock runs: the people get a moment, or all of the time until they are back."""
        if away > AWAY:
            await self._session.submit(cmd.Pause(step=step.id))
            return
        left = self.remaining()
        if left is not None and step.limit_at is not None and step.kind not in ("hush", "dusk"):
            grace = min(GRACE, (step.limit_at - step.began_at) / 2)
            if left < grace:
                await self._session.submit(cmd.AddTime(step=step.id, seconds=round(grace - left, 2)))

    async def close(self) -> None:
        self._alarms.clear()
        await self._background.close()

    def remaining(self) -> Seconds | None:
        """Seconds until the current step's limit, if it has one."""
        game = self._session.table.game
        if game is None or game.over or game.step.limit_at is None:
            return None
        return max(0.0, game.step.limit_at - self._session.clock.reading())

    # -- events -----------------------------------------------------------------------------------

    def _on_events(self, events: Sequence[TableEvent]) -> None:
        ends = any(isinstance(event, ev.GameWon | ev.GameCalledOff) for event in events)
        for event in events:
            match event:
                case ev.RolesDealt():
                    self._begin_telling({})
                    self._session.clock.start()
                case ev.StepBegan():
                    self._enter(event.step, event.step.lines)
                case ev.Announced():
                    for line in cues.lines_of(event):
                        self._lines.aside(line)
                case ev.TimeAdded():
                    self._arm()
                case ev.Paused():
                    self._session.clock.stop()
                    self._alarms.clear()
                    self._lines.pause()
                case ev.Resumed():
                    self._session.clock.start()
                    if not ends:
                        self._lines.resume()
                    self._arm()
                case ev.GameWon() | ev.GameCalledOff():
                    self._session.clock.stop()
                case LobbyReturned():
                    self._leave(cut=True)
                    self._lines.aside(Line(key="play-again"))
                case LanguageSet() | RulebookChosen():
                    self._begin_telling({})
        if any(map(is_public, events)):
            self._lines.look_ahead()
        if ends:
            self._lines.resume_for_the_end()

    def _enter(self, step: Step, lines: Sequence[Line]) -> None:
        self._leave(cut=step.kind == "over" or (self._step is not None and self._step.tells))
        self._step = step
        own = self._lines.of_step(lines)
        if step.kind == "over":
            self._lines.of_step(self._session.projector.epilogue())
        if step.tells:
            self._telling = self._background.run(self._until_told(step, own), f"tell {step.kind}")
        else:
            self._arm()

    def _leave(self, cut: bool) -> None:
        """Forgets the step that is over."""
        self._alarms.clear()
        if self._telling is not None:
            self._telling.cancel()
        self._telling, self._step = None, None
        self._lines.leave_step(cut)

    async def _until_told(self, step: Step, own: Sequence[Utterance]) -> None:
        await self._lines.told(own)
        await self._insist(cmd.Told(step=step.id))

    # -- time -------------------------------------------------------------------------------------

    def _arm(self) -> None:
        """Sets the alarms of the open step, as long as its time runs."""
        self._alarms.clear()
        game, running = self._session.table.game, self._step
        if running is None or running.tells or game is None or game.paused or game.over:
            return
        step = game.step
        if step.floor_at is not None and not game.floor_passed:
            self._due(step.floor_at, cmd.FloorPassed(step=step.id))
        if step.hunches_at is not None and not game.hunches_passed:
            self._due(step.hunches_at, cmd.HunchesPassed(step=step.id))
        if step.limit_at is not None:
            self._due(step.limit_at, cmd.LimitPassed(step=step.id), self._still_ends_at(step.limit_at))
            self._hurry(step, step.limit_at)

    def _hurry(self, step: Step, limit: Seconds) -> None:
        """Says when the time is nearly over; in a called night that is nobody's business."""
        key, before = ("last-call", LAST_CALL) if step.kind == "stage" else ("minute-left", LAST_MINUTE)
        if step.kind not in ("stage", "cards", "discussion", "vote"):
            return
        least = step.began_at + (0.0 if step.kind == "stage" else LAST_MINUTE / 2)
        if limit - before > max(least, self._session.clock.reading()):
            self._alarms.at(limit - before, lambda: self._hurry_now(key))

    def _hurry_now(self, key: str) -> None:
        self._lines.of_step([Line(key=key)])

    @staticmethod
    def _still_ends_at(limit: Seconds) -> OnlyIf:
        """Unless somebody was given more time in the last instant."""
        return lambda table: table.game is not None and table.game.step.limit_at == limit

    def _due(self, at: Seconds, command: cmd.Command, only_if: OnlyIf | None = None) -> None:
        def send() -> None:
            self._background.run(self._insist(command, only_if), f"due {type(command).__name__}")

        self._alarms.at(at, send)

    async def _insist(self, command: cmd.Command, only_if: OnlyIf | None = None) -> None:
        while (await self._session.submit(command, only_if=only_if)).refusal in NOT_NOW:
            await asyncio.sleep(AGAIN_AFTER)
