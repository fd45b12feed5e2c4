"""Drives one table's game: has lines told, then opens what follows, and keeps the limits.

It listens to public events and sends commands; it decides nothing. Every command names the step it was
meant for, so that one that comes too late is refused; one that only comes too early is sent again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b

import msgspec

from hub.game.alarms import Alarms
from hub.game.background import Background
from hub.game.session import NOT_SAVED, OnlyIf, Session
from hub.logs import Notes
from hub.projection import cues
from hub.projection.audience import is_public
from hub.rules import commands as cmd
from hub.rules import events as ev
from hub.rules.game import Line, Step
from hub.rules.ids import Seconds
from hub.rules.lobby.events import LanguageSet, LobbyReturned, RulebookChosen
from hub.rules.lobby.evolve import TableEvent
from hub.rules.refusal import Refusal
from narrator.cue import Cue
from narrator.storyteller import Storyteller
from narrator.utterance import Utterance

GRACE: Seconds = 10.0
"""At least this much (or half of a shorter step) is left of an open step after a restart."""
AWAY: Seconds = 600.0
"""A hub that was gone for longer finds nobody at the table: its game waits for the host to resume."""
LAST_CALL: Seconds = 30.0
"""Before the end of a stage those who have not answered are hurried."""
LAST_MINUTE: Seconds = 60.0
"""Before the end of a longer step by day everybody is told how much is left of it."""
LONGEST_LINE: Seconds = 90.0
"""Playing time after which a line that has not come to an end is given up, whatever the voice does."""
NOT_NOW = (NOT_SAVED, Refusal("paused"))
"""Refusals of a command that is still due: the disk was full, or somebody has paused just before."""
AGAIN_AFTER: Seconds = 1.0
"""Until such a command is sent again."""
notes = Notes(__name__)

LOOKS_AHEAD_AFTER: Seconds = 0.05
"""From something that all know to foreseeing what follows: what is due now goes first."""


class Wording(msgspec.Struct, frozen=True, kw_only=True):
    """How everything is told from now on."""

    language: str
    rulebook: str
    seed: str
    """Chooses the wording."""
    told: Mapping[str, int] = {}
    """How often each key has been told in this game already."""


BeginTelling = Callable[[Wording], None]


def wording_seed(seed: str) -> str:
    """Chooses the narrator's words; tells nothing about the game's seed.

    It is 64 bits of a hash of 128 secret ones. Who has heard enough wordings to know it could find what else
    the seed decides only by trying seeds: 2**64 of them until the first that fits, and 2**64 of all fit.
    """
    return blake2b(seed.encode(), digest_size=8, person=b"wording").hexdigest()


class Director:
    """The table's sense of time. ``begin_telling`` prepares the teller's script and voice."""

    def __init__(self, session: Session, teller: Storyteller, begin_telling: BeginTelling) -> None:
        self._session = session
        self._teller = teller
        self._begin_telling = begin_telling
        self._background = Background()
        self._alarms = Alarms(session.clock)
        self._step: Step | None = None
        self._telling: asyncio.Task[None] | None = None
        self._of_step: list[Utterance] = []
        """Lines of the running step, and those of earlier ones that are still being told."""
        self._asides: list[Utterance] = []
        self._cuts: list[asyncio.Task[None]] = []
        self._looking: asyncio.TimerHandle | None = None
        session.listen(self._on_events)

    async def resume(self, away: Seconds = 0.0) -> None:
        """Goes on with a game that was loaded, ``away`` seconds after its last event: says so, and where."""
        game = self._session.table.game
        if game is None or game.over:
            return
        self._prepare(self._session.projector.told())
        if game.paused or away > AWAY:
            self._teller.pause()
        if not game.paused:
            await self._settle_in(game.step, away)
        game = self._session.table.game
        if self._step is not None or game is None or game.over:
            return  # somebody was quicker, and the game has gone on
        if not game.paused:
            self._session.clock.start()
            self._aside(Line(key="back-after-break"))
        self._enter(game.step, self._session.projector.whereabouts())

    async def _settle_in(self, step: Step, away: Seconds) -> None:
        """Before the clock runs: the people get a moment, or all of the time until they are back."""
        if away > AWAY:
            await self._session.submit(cmd.Pause(step=step.id))
            return
        left = self._remaining()
        if left is not None and step.limit_at is not None and step.kind not in ("hush", "dusk"):
            grace = min(GRACE, (step.limit_at - step.began_at) / 2)
            if left < grace:
                await self._session.submit(cmd.AddTime(step=step.id, seconds=round(grace - left, 2)))

    async def close(self) -> None:
        self._alarms.clear()
        if self._looking is not None:
            self._looking.cancel()
        await self._background.close()

    def remaining(self) -> Seconds | None:
        """Seconds until the current step's limit, if it has one."""
        return self._remaining()

    def repeat(self) -> None:
        """Tells the last line again; once its step is over it is as obsolete as the first time."""
        again = self._teller.repeat()
        if again is not None:
            self._of_step.append(again)

    def announce(self, line: Line) -> None:
        """Has something told beside the running step."""
        self._aside(line)

    def cut_short(self) -> None:
        """The host has closed the running step: what is being told of it ends."""
        self._cuts = [cut for cut in self._cuts if not cut.done()]
        for utterance in self._of_step:
            if utterance.is_started and not utterance.is_finished:
                self._teller.skip()
                self._cuts.append(self._background.run(self._until_cut(utterance), "cut a line short"))

    def skip_epilogue(self) -> bool:
        """The host has heard enough of a game that is over; ``False``: nothing is being told of it."""
        game = self._session.table.game
        if game is None or not game.over or all(utterance.is_finished for utterance in self._of_step):
            return False
        self._drop_obsolete()
        self.cut_short()
        return True

    # -- events -----------------------------------------------------------------------------------

    def _on_events(self, events: Sequence[TableEvent]) -> None:
        ends = any(isinstance(event, ev.GameWon | ev.GameCalledOff) for event in events)
        for event in events:
            match event:
                case ev.RolesDealt():
                    self._prepare()
                    self._session.clock.start()
                case ev.StepBegan():
                    self._enter(event.step, event.step.lines)
                case ev.Announced():
                    for line in cues.lines_of(event):
                        self._aside(line)
                case ev.TimeAdded():
                    self._arm()
                case ev.Paused():
                    self._session.clock.stop()
                    self._alarms.clear()
                    self._teller.pause(Cue("paused"))
                case ev.Resumed():
                    self._session.clock.start()
                    if not ends:
                        self._teller.resume(Cue("resumed"))
                    self._arm()
                case ev.GameWon() | ev.GameCalledOff():
                    self._session.clock.stop()
                case LobbyReturned():
                    self._leave(cut=True)
                    self._aside(Line(key="play-again"))
                case LanguageSet() | RulebookChosen():
                    self._prepare()
        if any(map(is_public, events)):
            self.look_ahead()
        if ends and self._teller.is_paused:
            self._background.run(self._resume_without_a_word(), "resume for the end")

    async def _resume_without_a_word(self) -> None:
        # Only when what the pause has held is cut: otherwise it would be heard for an instant.
        await asyncio.gather(*self._cuts, return_exceptions=True)
        self._teller.resume()

    def _prepare(self, told: Mapping[str, int] | None = None) -> None:
        table, game = self._session.table, self._session.table.game
        rulebook, seed = table.rulebook, self._session.key
        if game is not None and not game.over:
            rulebook, seed = game.rulebook, wording_seed(game.seed)
        wording = Wording(language=table.language, rulebook=rulebook, seed=seed, told=told or {})
        self._begin_telling(wording)

    def _enter(self, step: Step, lines: Sequence[Line]) -> None:
        self._leave(cut=step.kind == "over" or (self._step is not None and self._step.tells))
        self._step = step
        own = [self._say(line) for line in lines]
        self._of_step += own
        if step.kind == "over":
            self._of_step += [self._say(line) for line in self._session.projector.epilogue()]
        if step.tells:
            self._telling = self._background.run(self._until_told(step, own), f"tell {step.kind}")
        else:
            self._arm()

    def _leave(self, cut: bool) -> None:
        """Forgets the step that is over; lines of it that nobody has heard yet are obsolete."""
        self._alarms.clear()
        if self._telling is not None:
            self._telling.cancel()
        self._telling, self._step = None, None
        if any(not utterance.is_started for utterance in self._of_step):
            self._drop_obsolete()
        if cut:
            self.cut_short()
        self._of_step = [utterance for utterance in self._of_step if not utterance.is_finished]

    # -- telling ----------------------------------------------------------------------------------

    def _say(self, line: Line) -> Utterance:
        return self._teller.say(cues.cue(line, self._session.table.members))

    def _aside(self, line: Line) -> None:
        self._asides = [u for u in self._asides if not u.is_finished]
        self._asides.append(self._say(line))

    def _drop_obsolete(self) -> None:
        begun = [u for u in self._asides if u.is_started]
        waiting = [u.cue for u in self._asides if not u.is_started]
        self._teller.drop_queue()
        self._asides = begun + [self._teller.say(cue) for cue in waiting]

    async def _until_cut(self, utterance: Utterance) -> None:
        # A line held by a pause comes up only when what was said about the pause has been cut as well.
        for _ in range(100):
            await asyncio.sleep(0.01)
            if utterance.is_finished:
                return
            self._teller.skip()

    async def _until_told(self, step: Step, own: Sequence[Utterance]) -> None:
        heard = True
        for utterance in own:  # behind one that has been given up, none will be heard
            heard = heard and await self._until_over(utterance)
        again = next((u for u in self._of_step if not u.is_finished), None)
        if heard and again is not None:  # asked for by the host meanwhile
            await self._until_over(again)
        await self._insist(cmd.Told(step=step.id))

    async def _until_over(self, utterance: Utterance) -> bool:
        """``False``: the line has been given up."""
        since = self._session.clock.reading()
        while not utterance.is_finished:
            await asyncio.wait({asyncio.ensure_future(utterance.finished)}, timeout=LONGEST_LINE / 10)
            if self._session.clock.reading() - since > LONGEST_LINE and not utterance.is_finished:
                notes.error("a line has not come to an end", cue=utterance.cue.key)
                return False
        return True

    # -- what may come ----------------------------------------------------------------------------

    def look_ahead(self) -> None:
        """Has what may be told next spoken beforehand, a moment from now."""
        if self._looking is None:
            loop = asyncio.get_running_loop()
            self._looking = loop.call_later(LOOKS_AHEAD_AFTER, self._look_ahead)

    def _look_ahead(self) -> None:
        self._looking = None
        table = self._session.table
        foreseen = self._session.projector.ahead(table)
        self._teller.expect((cues.cue(each.line, table.members), each.nth) for each in foreseen)

    # -- time -------------------------------------------------------------------------------------

    def _remaining(self) -> Seconds | None:
        game = self._session.table.game
        if game is None or game.over or game.step.limit_at is None:
            return None
        return max(0.0, game.step.limit_at - self._session.clock.reading())

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
            self._alarms.at(limit - before, lambda: self._of_step.append(self._say(Line(key=key))))

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
