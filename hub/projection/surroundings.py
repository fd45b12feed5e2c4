"""What views need beside table and game: facts of the running hub, none of them a secret of a game."""

from __future__ import annotations

import msgspec

from hub.projection.host_view import PairingRow
from hub.projection.sound import Sound, Speakers, Telling
from hub.projection.story import PastGame, Story
from hub.projection.views import Caption, Join
from hub.rules.game import Line
from hub.rules.ids import Seat, Seconds

NOWHERE = Join(code="", url="", typed="", qr_svg="")


class Surroundings(msgspec.Struct, frozen=True, kw_only=True):
    version: int = 0
    connected: frozenset[Seat] = frozenset()
    moved: frozenset[Seat] = frozenset()
    """Seats whose link moved to another phone a moment ago."""
    clock: Seconds = 0.0
    caption: Caption | None = None
    recent: tuple[str, ...] = ()
    unheard: frozenset[Line] = frozenset()
    """Lines of the running step that the storyteller has not come to."""
    join: Join = NOWHERE
    sound: Sound = Sound(out="off")
    telling: Telling = Telling()
    speakers: Speakers | None = None
    pairings: tuple[PairingRow, ...] = ()
    story: Story | None = None
    past: tuple[PastGame, ...] = ()
    """Games won at this table so far."""
    evenings: str | None = None
    """Token of the list of all evenings, for the host of a table that may have it."""
