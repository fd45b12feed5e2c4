"""The one object a table needs to be told a game: queue, order, pause, repeat, loudness."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from narrator.cue import Cue
from narrator.outlet import Outlet
from narrator.script import Script
from narrator.studio import Studio
from narrator.utterance import Utterance

OnCaption = Callable[[Utterance], None]


class Storyteller:
    """Tells one table its game. Everything but `close` and `use` returns at once.

    One line at a time, in the order of `say`. Must be made and used inside a running event loop.
    `seed` chooses the wording: same seed, same cues, same words.
    """

    def __init__(
        self,
        *,
        script: Script,
        studio: Studio,
        outlet: Outlet,
        seed: str | int,
        on_caption: OnCaption | None = None,
    ) -> None:
        raise NotImplementedError

    def begin(self, script: Script, seed: str | int) -> None:
        """A new game at the same table, maybe of another rulebook: wording starts afresh; the queue stays."""
        raise NotImplementedError

    def say(self, cue: Cue) -> Utterance:
        """Queue a line."""
        raise NotImplementedError

    def prefetch(self, cues: Iterable[Cue]) -> None:
        """Speak these ahead, silently and when there is time: the cues expected next, in their order."""
        raise NotImplementedError

    def skip(self) -> None:
        """End the line being spoken (it counts as finished); the next one follows."""
        raise NotImplementedError

    def drop_queue(self) -> None:
        """Forget what waits (it counts as finished); the line being spoken goes on."""
        raise NotImplementedError

    def pause(self, announce: Cue | None = None) -> Utterance | None:
        """Stop at once and hold the queue; `announce` alone is still spoken.

        The stopped line isn't finished: it waits for `resume`. Returns the announcement's utterance.
        """
        raise NotImplementedError

    def resume(self, announce: Cue | None = None) -> Utterance | None:
        """Go on: `announce` first, then the stopped line again from its start, then the queue."""
        raise NotImplementedError

    def repeat(self) -> Utterance | None:
        """Speak the latest line again in the same words (at once from its start if it is being spoken).

        Returns the utterance to watch; `None` when nothing was said yet, or while paused.
        """
        raise NotImplementedError

    def set_volume(self, level: float) -> None:
        """Loudness from 0 to 1, at once."""
        raise NotImplementedError

    def set_mute(self, mute: bool) -> None:
        """Silence without changing the volume; lines take the time they always take."""
        raise NotImplementedError

    @property
    def trouble(self) -> str | None:
        """Why nothing is heard, as one sentence with the way out, or `None`."""
        raise NotImplementedError

    async def use(self, outlet: Outlet) -> None:
        """Be heard elsewhere from now on; the line being spoken starts again there. Closes the old outlet."""
        raise NotImplementedError

    async def close(self) -> None:
        """End the line and the queue (all finished) and close the outlet."""
        raise NotImplementedError
