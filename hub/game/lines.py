"""The lines told at one table: those of the running step, those beside it, and what may come.

A step's lines are obsolete once it is over. What is told beside the steps is heard in any case, if later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from hub.game.background import Background
from hub.game.session import Session
from hub.logs import Notes
from hub.projection import cues
from hub.rules.game import Line
from hub.rules.ids import Seconds
from hub.rules.refusal import Refusal
from narrator.cue import Cue
from narrator.storyteller import Storyteller
from narrator.utterance import Utterance

LONGEST_LINE: Seconds = 90.0
"""Playing time after which a line that has not come to an end is given up, whatever the voice does."""
LOOKS_AHEAD_AFTER: Seconds = 0.05
"""From something that all know to foreseeing what follows: what is due now goes first."""
notes = Notes(__name__)


class Lines:
    """What ``teller`` is given to tell. Everything but the waits returns at once."""

    def __init__(self, session: Session, teller: Storyteller) -> None:
        self._session = session
        self._teller = teller
        self._background = Background()
        self._of_step: list[Utterance] = []
        """Lines of the running step, and those of earlier ones that are still being told."""
        self._asides: list[Utterance] = []
        self._cuts: list[asyncio.Task[None]] = []
        self._looking: asyncio.TimerHandle | None = None

    def of_step(self, lines: Sequence[Line]) -> list[Utterance]:
        """Has lines of the running step told."""
        own = [self._say(line) for line in lines]
        self._of_step += own
        return own

    def aside(self, line: Line) -> None:
        """Has something told beside the running step."""
        self._asides = [u for u in self._asides if not u.is_finished]
        self._asides.append(self._say(line))

    def is_ready_for(self, line: Line) -> bool:
        """Whether it would be heard whole and at once."""
        return self._teller.is_ready_for(self._cue(line))

    def _say(self, line: Line) -> Utterance:
        return self._teller.say(self._cue(line))

    def _cue(self, line: Line) -> Cue:
        return cues.cue(line, self._session.table.members)

    async def told(self, own: Sequence[Utterance]) -> None:
        """Until ``own``, and what is repeated meanwhile, has been told or given up."""
        heard = True
        for utterance in own:  # behind one that has been given up, none will be heard
            heard = heard and await self._until_over(utterance)
        again = next((u for u in self._of_step if not u.is_finished), None)
        if heard and again is not None:  # asked for by the host meanwhile
            await self._until_over(again)

    async def _until_over(self, utterance: Utterance) -> bool:
        """``False``: the line has been given up."""
        since = self._session.clock.reading()
        while not utterance.is_finished:
            await asyncio.wait({asyncio.ensure_future(utterance.finished)}, timeout=LONGEST_LINE / 10)
            if self._session.clock.reading() - since > LONGEST_LINE and not utterance.is_finished:
                notes.error("a line has not come to an end", cue=utterance.cue.key)
                return False
        return True

    # -- what the host asks -------------------------------------------------------------------------

    def repeat(self) -> None:
        """Tells the last line again; once its step is over it is as obsolete as the first time."""
        again = self._teller.repeat()
        if again is not None:
            self._of_step.append(again)

    def try_sound(self) -> Refusal | None:
        """Says something, so that the host hears whether all can hear it; not where it would disturb."""
        game = self._session.table.game
        if game is not None and not game.over and (game.phase == "night" or game.step.tells or game.paused):
            return Refusal("not-while-telling")
        self.aside(Line(key="sound-test"))
        return None

    def skip_story(self) -> Refusal | None:
        """Ends what is told of a game that is over."""
        game = self._session.table.game
        if game is None or not game.over or all(utterance.is_finished for utterance in self._of_step):
            return Refusal("not-now")
        self._drop_obsolete()
        self.cut_short()
        return None

    # -- what is over -------------------------------------------------------------------------------

    def leave_step(self, cut: bool) -> None:
        """Lines of the step that nobody has heard yet are obsolete; ``cut``: also what is heard now."""
        if any(not utterance.is_started for utterance in self._of_step):
            self._drop_obsolete()
        if cut:
            self.cut_short()
        self._of_step = [utterance for utterance in self._of_step if not utterance.is_finished]

    def _drop_obsolete(self) -> None:
        begun = [u for u in self._asides if u.is_started]
        waiting = [u.cue for u in self._asides if not u.is_started]
        self._teller.drop_queue()
        self._asides = begun + [self._teller.say(cue) for cue in waiting]

    def cut_short(self) -> None:
        """What is being told of the running step ends."""
        self._cuts = [cut for cut in self._cuts if not cut.done()]
        for utterance in self._of_step:
            if utterance.is_started and not utterance.is_finished:
                self._teller.skip()
                self._cuts.append(self._background.run(self._until_cut(utterance), "cut a line short"))

    async def _until_cut(self, utterance: Utterance) -> None:
        # A line held by a pause comes up only when what was said about the pause has been cut as well.
        for _ in range(100):
            await asyncio.sleep(0.01)
            if utterance.is_finished:
                return
            self._teller.skip()

    # -- pauses -------------------------------------------------------------------------------------

    def pause(self, announce: bool = True) -> None:
        """Stops at once, and says so."""
        self._teller.pause(Cue("paused") if announce else None)

    def resume(self) -> None:
        """Says so, and goes on."""
        self._teller.resume(Cue("resumed"))

    def resume_for_the_end(self) -> None:
        """A paused game is over: its end is told, without a word about the pause."""
        if self._teller.is_paused:
            self._background.run(self._resume_without_a_word(), "resume for the end")

    async def _resume_without_a_word(self) -> None:
        # Only when what the pause has held is cut: otherwise it would be heard for an instant.
        await asyncio.gather(*self._cuts, return_exceptions=True)
        self._teller.resume()

    # -- what may come ------------------------------------------------------------------------------

    def look_ahead(self) -> None:
        """Has what may be told next spoken beforehand, a moment from now."""
        if self._looking is None:
            loop = asyncio.get_running_loop()
            self._looking = loop.call_later(LOOKS_AHEAD_AFTER, self._look_ahead)

    def _look_ahead(self) -> None:
        self._looking = None
        foreseen = self._session.projector.ahead(self._session.table)
        self._teller.expect((self._cue(each.line), each.nth) for each in foreseen)

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        await self._background.close()
