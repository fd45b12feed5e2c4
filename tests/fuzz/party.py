"""A hub that listens on loopback in a thread of its own, with a game at its table that goes on and on."""

from __future__ import annotations

import asyncio
import io
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, redirect_stderr
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

# Looked for by hypothesis, and loaded by the hub in another thread: not by both at the same moment.
import numpy  # noqa: F401

from hub.rules.lobby import commands as lobby
from hub.rules.refusal import Refusal
from hub.web import channel
from tests.web.hubs import Hub, listening_hub, new_id
from tests.web.wire import Socket

SEATS = 6
PULSE = 0.2
"""Seconds between two signs of life, so that a line that is alive is soon known to be."""
NOTICED_WITHIN = 5.0
"""Seconds for the witness to see a change: generous, for a machine that is busy with other things."""
T = TypeVar("T")


class Party:
    """What is asked of the hub is done in its own loop; the fuzzers send what they send from outside."""

    def __init__(self, hub: Hub, loop: asyncio.AbstractEventLoop) -> None:
        self.hub = hub
        self._loop = loop
        self._witness: Socket | None = None
        self._volume = 0
        self.slowest = 0.0
        """Seconds until the witness, another page, saw a change."""

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.hub.port}"

    def do(self, work: Coroutine[Any, Any, T], patience: float = 60.0) -> T:
        """In the hub's loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(patience)

    # -- a game that goes on -------------------------------------------------------------------------

    async def keys(self) -> dict[str, list[str]]:
        """Keys that are right now, by how the addresses begin that they open. A game runs."""
        hub = self.hub
        hub.now[0] += 60  # no limit on wrong tries is met
        await self._keep_playing()
        seats = [found for seat in hub.table.session.table.members if (found := self._token(seat))]
        pairing = hub.table.phones.ask(id=new_id(), seat=min(hub.table.session.table.members))
        return {
            "/api/seat/": seats,
            "/api/host/": [hub.host_token],
            "/api/evenings/": [hub.house.evenings.token or ""],
            "/api/stories/": [past.token for past in hub.table.host_view().past],
            "/api/pairings/": [] if isinstance(pairing, Refusal) else [pairing.poll],
            "code": [hub.code],
        }

    def _token(self, seat: int) -> str | None:
        from hub.game import links

        member = self.hub.table.session.table.members.get(seat)  # type: ignore[call-overload]
        if member is None or member.bot:
            return None
        return links.seat_token(self.hub.table.session.table, member.seat, member.moves)

    async def _keep_playing(self) -> None:
        table = self.hub.table
        state = table.session.table
        if state.game is not None and state.game.over:
            await table.host_command(id=new_id(), game=state.game.number, command=lobby.BackToLobby())
        people = [seat for seat in table.session.table.members if self._token(seat)]
        for number in range(SEATS - len(people)):
            name = f"Person {len(table.session.table.members)}-{number}"
            await table.join(id=new_id(), name=name, say_as="", language="en")
        number = 0 if table.session.table.game is None else table.session.table.game.number
        await table.host_command(id=new_id(), game=number, command=lobby.Start(anyway=True))

    def running(self) -> tuple[int, int]:
        """Numbers of the game and of the step, as a page would send them."""
        game = self.hub.table.session.table.game
        return (0, 0) if game is None else (game.number, game.step.id)

    # -- others don't notice ----------------------------------------------------------------------

    async def look(self) -> None:
        """A page that was open before is still open, and sees a change at once."""
        if self._witness is None:
            self._witness = await self.hub.socket(f"/ws/table/{self.hub.code}")
        self._volume = self._volume % 1000 + 1
        began = time.monotonic()
        self.hub.table.sound.set_voice_loudness(volume=self._volume / 1000)
        async with asyncio.timeout(NOTICED_WITHIN):
            while True:
                message = await self._witness.view(NOTICED_WITHIN)
                assert "closed" not in message, "another page lost its line"
                if message.get("sound", {}).get("volume") == self._volume / 1000:
                    break
        self.slowest = max(self.slowest, time.monotonic() - began)


@contextmanager
def party() -> Iterator[Party]:
    """Fails when the hub has said anything, which it has no reason to."""
    begun, over, found = threading.Event(), [asyncio.Event()], list[Party]()

    async def evening() -> None:
        async with listening_hub() as hub:
            over[0] = asyncio.Event()
            found.append(Party(hub, asyncio.get_running_loop()))
            begun.set()
            await over[0].wait()

    with redirect_stderr(io.StringIO()) as said, patch.object(channel, "PULSE", PULSE):
        thread = threading.Thread(target=lambda: asyncio.run(evening()), name="hub")
        thread.start()
        begun.wait(30)
        try:
            found[0].do(found[0].keys())
            yield found[0]
        finally:
            found[0]._loop.call_soon_threadsafe(over[0].set)
            thread.join(30)
    assert said.getvalue() == "", f"the hub had something to say: {said.getvalue()[:2000]}"


def dice(seed: str) -> Random:
    return Random(f"nightwake fuzz {seed}")
