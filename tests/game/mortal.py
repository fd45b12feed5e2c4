"""A hub that is there to be killed: run as a program, it starts a real house whenever it reads a line.

Each hub is a fork of this process, so that starting one takes no time. It prints ``version N`` for everything
that all may know of, ``over`` when the game has ended, and the process id first.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from hub.game.house import House
from hub.game.sqlite_log import SqliteLog
from hub.rules.lobby import commands as lobby
from hub.rules.lobby.evolve import TableEvent
from hub.rules.refusal import Refusal
from tests.game.quiet import QuietVoices

SEATS = 6


def say(text: str) -> None:
    os.write(1, f"{text}\n".encode())


async def hub(path: Path, rulebook: str) -> None:
    log = SqliteLog(path)
    if log.set_aside is not None:
        say("broken")
    house = House(log, QuietVoices())
    await house.start()
    if not house.tables():
        opened = await house.open_table(id="the-evening", language="en", rulebook=rulebook)
        assert not isinstance(opened, Refusal)
    (table,) = house.tables()
    session = table.session

    def tell(events: Sequence[TableEvent]) -> None:
        say(f"version {session.version}")

    session.listen(tell)
    say(f"table {table.code} {session.key} {session.version}")
    while len(session.table.members) < SEATS:
        await table.add_bot(id=f"bot-{len(session.table.members)}", game=0)
    if session.table.games == 0:
        settings = {"pace": "test", "style": "together", "limits": {"pause": 1.0}}
        await table.host_command(id="set-up", game=0, command=lobby.ChangeSettings(changes=settings))
        await table.host_command(id="start", game=0, command=lobby.Start())
    while session.table.playing:
        await asyncio.sleep(0.01)
    say("over")
    await house.close()


def main() -> None:
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            asyncio.run(hub(Path(sys.argv[1]), sys.argv[2]))
            os._exit(0)
        say(f"pid {child}")
        os.waitpid(child, 0)
        say("ended")


if __name__ == "__main__":
    main()
