"""What goes on around a table's game and is shown with it: who is there, what is said, how it sounds."""

from __future__ import annotations

from collections.abc import Callable

from hub.game.captions import Captions
from hub.game.pairing import Pairings
from hub.game.presence import Presence
from hub.game.session import Session
from hub.game.stories import Stories
from hub.game.table_sound import TableSound
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
        self._join_info = join_info
        self.presence = Presence(seats, monotonic)
        self.pairings = Pairings(monotonic)
        self.moved: frozenset[Seat] = frozenset()
        """Seats whose links moved a moment ago."""
        self._stories = stories
        self._evenings = evenings

    def around(self) -> Surroundings:
        return Surroundings(
            version=self._session.projector.version,
            connected=self.presence.connected(),
            moved=self.moved,
            clock=self._session.clock.reading(),
            caption=self._captions.current,
            recent=self._captions.recent,
            join=self._join_info(self._session.table.code),
            sound=self._sound.view(),
            telling=self._sound.telling(),
            speakers=self._sound.speakers(),
            pairings=self.pairings.open(),
            story=self._stories.current,
            past=self._stories.past,
            evenings=self._evenings,
        )
