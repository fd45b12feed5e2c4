"""Evenings of bots whose games have been won, for tests of what is left of them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from hub.game.runtime import TableRuntime
from hub.rules.lobby import commands as lobby
from hub.rules.refusal import Refusal
from tests.browser.evening import Hub, running_hub

QUICK = {"pace": "test", "limits": {"pause": 1, "discussion": 5, "hunch": 5}}


async def ask(table: TableRuntime, command: lobby.LobbyCommand) -> None:
    """Something of the host that is not refused."""
    game = table.session.table.games if table.session.table.game is not None else 0
    refusal = await table.host_command(id=secrets.token_urlsafe(9), game=game, command=command)
    assert refusal is None, refusal


async def win(table: TableRuntime, rulebook: str) -> str:
    """One more game of the table, played by its bots; the token of its story."""
    if table.session.table.game is not None:
        await ask(table, lobby.BackToLobby())
    await ask(table, lobby.ChooseRulebook(rulebook=rulebook))
    await ask(table, lobby.ChangeSettings(changes=QUICK))
    await ask(table, lobby.Start(anyway=True))
    while table.playing:
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.1)
    return table.table_view().past[-1].token


@asynccontextmanager
async def evening(
    rulebooks: Sequence[str], bots: int = 7, names: Sequence[str] = ()
) -> AsyncIterator[tuple[Hub, TableRuntime]]:
    """A hub and its own table at which those games were won; the first bots are called ``names``."""
    async with running_hub() as hub:
        opened = await hub.house.open_table(id=secrets.token_urlsafe(9), language="en", own=True)
        assert not isinstance(opened, Refusal), opened
        table = hub.house.find_code(opened.code)
        assert table is not None
        for _ in range(bots):
            await table.add_bot(id=secrets.token_urlsafe(9), game=0)
        for seat, name in zip(table.session.table.order, names, strict=False):
            rename = lobby.Rename(seat=seat, name=name)
            assert await table.seat_command(seat, id=secrets.token_urlsafe(9), game=0, command=rename) is None
        for rulebook in rulebooks:
            await win(table, rulebook)
        yield hub, table
