"""The evenings of a house: what is kept of them, who may look, and how they are deleted.

They belong to whoever started the hub: the list has a private link of its own, which stands in the terminal
and on the host page of tables that the hub opened itself. A table that somebody else opened doesn't lead
there.
"""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable, Sequence
from hashlib import blake2b

from hub.game.log import EventLog, LogError
from hub.game.runtime import TableRuntime
from hub.game.shelf import Kept
from hub.logs import Notes
from hub.projection import evenings
from hub.projection.evenings import Evenings, Played
from hub.rules.refusal import Refusal

SECRET = "evenings"
notes = Notes(__name__)


class EveningBook:
    """All evenings. ``tables``: those that stand; ``put_away`` closes one of them."""

    def __init__(
        self,
        log: EventLog,
        tables: Callable[[], Sequence[TableRuntime]],
        put_away: Callable[[TableRuntime], Awaitable[None]],
    ) -> None:
        self._log = log
        self._tables = tables
        self._put_away = put_away
        self.token: str | None = None
        """Of the list's private link."""

    async def start(self) -> None:
        """Raises ``LogError``."""
        self.token = await self._log.shelf.secret(SECRET)

    def is_token(self, token: str) -> bool:
        return self.token is not None and hmac.compare_digest(self.token.encode(), token.encode())

    async def story(self, token: str) -> Kept | None:
        """The story that ``token`` leads to. Raises ``LogError``."""
        return await self._log.shelf.find(token)

    async def all(self) -> Evenings:
        """Raises ``LogError``."""
        played = [
            Played(evening=evening_id(kept.table), code=kept.code, ended=kept.ended, story=kept.story)
            for kept in await self._log.shelf.of()
        ]
        return evenings.evenings(played, {id: table.playing for id, table in self._standing().items()})

    def _standing(self) -> dict[str, TableRuntime]:
        return {evening_id(table.session.key): table for table in self._tables()}

    async def delete(self, id: str | None) -> Refusal | None:
        """Takes an evening away for good, with its table; ``None``: all, but for those where a game runs.

        One that is gone already is no mistake.
        """
        try:
            kept = {evening_id(kept.table): kept.table for kept in await self._log.shelf.of()}
            standing = self._standing()
            playing = {id for id, table in standing.items() if table.playing}
            if id in playing:
                return Refusal("evening-playing")
            gone = (set(kept) if id is None else {id} & set(kept)) - playing
            for table in (standing[id] for id in gone & set(standing)):
                await self._put_away(table)
            await self._log.shelf.delete(frozenset(kept[id] for id in gone))
        except LogError as error:
            notes.error("evenings could not be deleted", error=str(error))
            return Refusal("not-deleted")
        return None


def evening_id(table: str) -> str:
    """Stands for a table of the log on pages; tells nothing about it."""
    return blake2b(table.encode(), digest_size=8, person=b"evening").hexdigest()
