"""What goes on around a table's game and is shown with it: who is there, what is said, how it sounds."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from hub.game.captions import Captions
from hub.game.pairing import Pairings
from hub.game.presence import Presence
from hub.game.session import Session
from hub.game.stories import Stories
from hub.game.table_sound import TableSound
from hub.game.unheard import Unheard
from hub.projection.surroundings import Surroundings
from hub.projection.views import Join
from hub.rules.ids import Seat, Seconds


class Scene:
    """The surroundings of one table."""

    def __init__(
        self,
        session: Session,
        sound: TableSound,
        captions: Captions,
        unheard: Unheard,
        join_info: Callable[[str], Join],
        seats: Callable[[], frozenset[Seat]],
        monotonic: Callable[[], Seconds],
        stories: Stories,
        evenings: str | None,
    ) -> None:
        """``seats``: those with a page open now. ``evenings``: see :class:`Surroundings`."""
        self._session = session
        self._sound = sound
        self._captions = captions
        self._unheard = unheard
        self._join_info = join_info
        self.presence = Presence(seats, monotonic)
        self.pairings = Pairings(monotonic)
        self.moved: frozenset[Seat] = frozenset()
        """Seats whose links moved a moment ago."""
        self._stories = stories
        self._evenings = evenings
        self._seen = Surroundings()
        """Nothing, until somebody looks."""

    def around(self) -> Surroundings:
        """As last looked at: what changes by itself meanwhile is shown at the next look.

        Otherwise it would go out with whatever is drawn next, and that may be because of a secret answer.
        """
        version, clock = self._session.projector.version, self._session.clock.reading()
        return replace(self._seen, version=version, clock=clock)

    def look(self) -> bool:
        """Looks again, at a moment that everybody may know; whether something is different."""
        before, self._seen = self._seen, self._look()
        return before != self._seen

    def _look(self) -> Surroundings:
        return Surroundings(
            connected=self.presence.connected(),
            moved=self.moved,
            caption=self._captions.current,
            recent=self._captions.recent,
            unheard=self._unheard.lines,
            join=self._join_info(self._session.table.code),
            sound=self._sound.view(),
            telling=self._sound.telling(),
            speakers=self._sound.speakers(),
            pairings=self.pairings.open(),
            story=self._stories.current,
            past=self._stories.past,
            evenings=self._evenings,
        )
