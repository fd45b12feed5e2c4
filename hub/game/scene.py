"""What goes on around a table's game and is shown with it: who is there, what is said, how it sounds."""

from __future__ import annotations

from collections.abc import Callable

from hub.game.captions import Captions
from hub.game.pairing import Pairings
from hub.game.presence import Presence
from hub.game.session import Session
from hub.game.sound_memory import TableSound
from hub.game.stories import Stories
from hub.game.voices import Place
from hub.projection.surroundings import Surroundings
from hub.projection.views import Join, Sound, Speakers, Telling
from hub.rules.ids import Seat, Seconds


class Scene:
    """The surroundings of one table; ``changed`` is called when they change by themselves."""

    def __init__(
        self,
        session: Session,
        place: Place,
        join_info: Callable[[str], Join],
        seats: Callable[[], frozenset[Seat]],
        changed: Callable[[], None],
        monotonic: Callable[[], Seconds],
        stories: Stories,
        evenings: str | None,
    ) -> None:
        """``seats``: those with a page open now. ``evenings``: see :class:`Surroundings`."""
        self._session = session
        self._place = place
        self._join_info = join_info
        self.captions = Captions(changed)
        self.presence = Presence(seats, monotonic)
        self.pairings = Pairings(monotonic)
        self.moved: frozenset[Seat] = frozenset()
        """Seats whose links moved a moment ago."""
        self.set = TableSound()
        """How the host has set the sound."""
        self.night = False
        """The sounds of the night are to be heard."""
        self.telling: Callable[[], Telling] = Telling
        self.speakers: Callable[[], Speakers | None] = lambda: None
        self.trouble: Callable[[], str | None] = lambda: None
        self._stories = stories
        self._evenings = evenings

    def around(self) -> Surroundings:
        return Surroundings(
            version=self._session.projector.version,
            connected=self.presence.connected(),
            moved=self.moved,
            clock=self._session.clock.reading(),
            caption=self.captions.current,
            recent=self.captions.recent,
            join=self._join_info(self._session.table.code),
            sound=self._sound(),
            telling=self.telling(),
            speakers=self.speakers(),
            pairings=self.pairings.open(),
            story=self._stories.current,
            past=self._stories.past,
            evenings=self._evenings,
        )

    def _sound(self) -> Sound:
        clip = self._place.clip
        return Sound(
            out=self._place.out(),
            trouble=self.trouble(),
            volume=self.set.volume,
            muted=self.set.muted,
            bed=self.set.bed,
            signs=self.set.signs,
            bed_volume=self.set.bed_volume,
            night=self.night,
            page=self._place.page,
            clip=None if clip is None else clip.id,
        )
