"""An evening that can be listened to."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from hub.game.log import EventLog
from hub.rules import commands as cmd
from hub.rules import events as ev
from hub.rules.game import Step
from tests.game.evening import Evening
from tests.game.quiet import Ears, QuietVoices


class Told(Evening):
    """An evening whose voice takes its time, and can be listened to."""

    @property
    def ears(self) -> Ears:
        voices: Any = self.house._voices
        ears: Ears = voices.ears[self.table.code]
        return ears

    def heard(self) -> list[str]:
        return self.ears.captions()

    async def speaking(self, start: str) -> None:
        """Until a line that starts so is being spoken."""
        await self.wait_for(lambda: bool(self.heard()) and self.heard()[-1].startswith(start))

    def began(self, kind: str) -> list[ev.StepBegan]:
        return [e for e in self.happened if isinstance(e, ev.StepBegan) and e.step.kind == kind]

    def took(self, kind: str) -> list[float]:
        """How long each finished step of that kind was open, on the play clock."""
        steps = [event.step for event in self.happened if isinstance(event, ev.StepBegan)]
        return [after.began_at - step.began_at for step, after in pairwise(steps) if step.kind == kind]


async def told(
    seats: int = 7,
    rulebook: str = "witches",
    log: EventLog | None = None,
    start: bool = True,
    **settings: Any,
) -> Told:
    voices = QuietVoices(takes_time=True, plain=True)
    evening = await Told.begin(seats, rulebook, log=log, voices=voices, **settings)
    assert isinstance(evening, Told)
    if start:
        await evening.start()
    return evening


async def to_the_vote(evening: Evening) -> Step:
    """The host ends the discussion."""
    await evening.host(cmd.LimitPassed(step=evening.game.step.id))
    await evening.opens()
    assert evening.game.step.kind == "vote"
    return evening.game.step
