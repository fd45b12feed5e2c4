"""The stories of one table's games: shown on its pages at the end, and put on the shelf once they are won."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace

from hub.game import links
from hub.game.background import Background
from hub.game.log import LogError
from hub.game.session import Session
from hub.game.shelf import Kept, Shelf
from hub.logs import Notes
from hub.projection.story import PastGame, Story
from hub.rules.ids import Seconds

AGAIN_AFTER: Seconds = 10.0
"""Until a story is put on the shelf again that a full disk has refused."""
notes = Notes(__name__)


class Stories:
    """``changed`` is called when there is one more."""

    def __init__(self, session: Session, shelf: Shelf, changed: Callable[[], None]) -> None:
        self._session = session
        self._shelf = shelf
        self._changed = changed
        self._background = Background()
        self._closing = asyncio.Event()
        self.current: Story | None = None
        """Of the game that is over and still on the pages."""
        self.past: tuple[PastGame, ...] = ()
        """Of all games won at this table."""

    async def take_up(self) -> None:
        """After a restart: finds what is kept, and keeps what a power cut has kept from it."""
        try:
            kept = await self._shelf.of(self._session.key)
        except LogError as error:
            notes.error("the stories of a table could not be read", error=str(error))
            kept = []
        self.past = tuple(_past(found.story) for found in kept)
        self.won()

    def won(self) -> None:
        """Tells the story of the table's game, if somebody has won it, and keeps it."""
        table = self._session.table
        told = self._session.projector.story(table)
        if told is None:
            return
        self.current = replace(told, token=links.story_token(table, told.number))
        if all(past.token != self.current.token for past in self.past):
            self.past = (*self.past, _past(self.current))
            kept = Kept(
                table=self._session.key, code=table.code, ended=self._session.last_wall, story=self.current
            )
            self._background.run(self._keep(kept), "keep a story")
            self._changed()

    def put_away(self) -> None:
        """The pages go on to the next game."""
        self.current = None

    async def close(self) -> None:
        """What is being kept is kept first; what the disk has refused waits for the next start."""
        self._closing.set()
        await self._background.wait()

    async def _keep(self, kept: Kept) -> None:
        while True:
            try:
                await self._shelf.keep(kept)
            except LogError as error:
                notes.error("a story was not kept", error=str(error))
            else:
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), AGAIN_AFTER)
                return


def _past(story: Story) -> PastGame:
    return PastGame(number=story.number, rulebook=story.rulebook, winner=story.winner, token=story.token)
