"""Three games in a row as they are played: the real hub, voice and speakers, at the wall's clock.

The hub runs in a process of its own, with its log on disk and nothing kept from before; twelve people sit at
its table and look at their pages, and what the speakers play goes to a null sink. Noted are how much memory
hub and player take together, and of each line how long it was waited for: until the player says that it has
begun.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

from hub import life
from hub.game import table_sound
from hub.game.house import House
from hub.game.runtime import Joined, TableRuntime
from hub.options import Options
from hub.rules.ids import Seconds
from hub.rules.lobby import commands as lobby
from narrator.clip import Clip
from narrator.outlet import OnStarted
from narrator.speakers.outlet import SpeakersOutlet
from tests.audio.pulse import private_speakers
from tests.bench.on_time import LOBBY, NAMES, Notes, Told, figures
from tests.bench.people import QUICK, People
from tests.web.wire import Socket

RULEBOOKS = ("witches", "shifters", "varulv")
SEATS = 12
LOOKS_EVERY: Seconds = 1.0
TOLD_AFTER: Seconds = 3.0
"""Without a line until the next game begins."""
LONGEST_GAME: Seconds = 3600.0
AIMS: dict[str, tuple[str, float]] = {
    "resident at the end, MB": ("at most", 450),
    "resident at most, MB": ("at most", 450),
    "ready when due, %": ("at least", 95),
    "due to first sample, p50 ms": ("at most", 60),
    "due to first sample, p95 ms": ("at most", 200),
    "due to first sample, p99 ms": ("at most", 150),
    "longest unplanned silence, s": ("at most", 1),
}


# -- the hub's process --------------------------------------------------------------------------------


def _noted_speakers(notes: Notes) -> type[SpeakersOutlet]:
    """The real speakers, which note when the player says that a clip has begun."""

    class NotedSpeakers(SpeakersOutlet):
        async def play(self, clip: Clip, on_started: OnStarted) -> None:
            clock, line = asyncio.get_running_loop().time, notes.lines[-1]

            def begin() -> None:
                line.begins(clock())
                on_started()

            await super().play(clip, begin)
            line.until = clock()

    return NotedSpeakers


async def _hub(folder: Path, rulebooks: Sequence[str]) -> None:
    notes, houses = Notes(), list[House]()

    class KnownHouse(House):
        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            houses.append(self)

    with (
        patch.object(table_sound, "Storyteller", notes.storyteller),
        patch("narrator.speakers.outlet.SpeakersOutlet", _noted_speakers(notes)),
        patch.object(life, "House", KnownHouse),
    ):
        started: asyncio.Future[life.Started] = asyncio.get_running_loop().create_future()
        options = Options(host="127.0.0.1", port=0, data_folder=folder, nearby=False, lead_in=0)
        running = asyncio.create_task(life.run(options, started.set_result))
        at = await started
        table = houses[0].find_code(at.code)
        assert table is not None
        try:
            await _games(table, int(at.root.rstrip("/").rsplit(":", 1)[1]), notes, rulebooks)
        finally:
            running.cancel()
            await asyncio.wait({running})


async def _games(table: TableRuntime, port: int, notes: Notes, rulebooks: Sequence[str]) -> None:
    tokens = []
    for number, name in enumerate(NAMES[:SEATS]):
        await asyncio.sleep(LOBBY / SEATS)
        joined = await table.join(id=f"join-{number:04}", name=name)
        assert isinstance(joined, Joined)
        tokens.append(joined.token)
    _say(port=port, pages=[f"/ws/table/{table.code}", *(f"/ws/seat/{token}" for token in tokens)])
    People(table, QUICK, Random(1))
    for number, rulebook in enumerate(rulebooks):
        await _host(table, lobby.ChooseRulebook(rulebook=rulebook))
        await _host(table, lobby.ChangeSettings(changes={"style": "called"}))
        await _host(table, lobby.Start(anyway=True))
        async with asyncio.timeout(LONGEST_GAME):
            await _until_told(table, notes)
        _say(game=number, lines=msgspec.to_builtins(notes.lines))
        notes.lines.clear()
        await _host(table, lobby.BackToLobby())


async def _host(table: TableRuntime, command: lobby.LobbyCommand) -> None:
    number = table.session.table.games
    refusal = await table.host_command(id=os.urandom(8).hex(), game=number, command=command)
    assert refusal is None, refusal


async def _until_told(table: TableRuntime, notes: Notes) -> None:
    quiet = 0.0
    while quiet < TOLD_AFTER:
        await asyncio.sleep(0.5)
        game = table.session.table.game
        quiet = quiet + 0.5 if game is not None and game.over and not notes.telling else 0.0


def _say(**what: Any) -> None:
    print(json.dumps(what), flush=True)


# -- whoever measures it ------------------------------------------------------------------------------


class Memory:
    """What a process and those it has started take, in MB: of main memory, and each page's share of it."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self.resident: list[float] = []
        self.proportional: list[float] = []

    def look(self) -> None:
        sums = {"Rss": 0, "Pss": 0}
        for pid in (self._pid, *_children(self._pid)):
            for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
                name, _, size = line.partition(":")
                if name in sums:
                    sums[name] += int(size.split()[0])
        self.resident.append(sums["Rss"] / 1024)
        self.proportional.append(sums["Pss"] / 1024)

    def figures(self) -> dict[str, float]:
        return {
            "resident at the end, MB": round(self.resident[-1]),
            "resident at most, MB": round(max(self.resident)),
            "proportional at the end, MB": round(self.proportional[-1]),
            "proportional at most, MB": round(max(self.proportional)),
        }


def _children(pid: int) -> Iterator[int]:
    for task in Path(f"/proc/{pid}/task").iterdir():
        yield from map(int, (task / "children").read_text().split())


async def _look(memory: Memory) -> None:
    while True:
        await asyncio.sleep(LOOKS_EVERY)
        memory.look()


async def _page(port: int, path: str) -> None:
    """Somebody's page: it takes every view."""
    socket = await Socket.open(port, path)
    while "closed" not in await socket.message(LONGEST_GAME):
        pass


async def _measure(
    environment: Mapping[str, str], folder: Path, rulebooks: Sequence[str]
) -> dict[str, float]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bench.evening", str(folder), *rulebooks),
        stdout=subprocess.PIPE,
        env=os.environ | environment,
        limit=2**22,
    )
    assert process.stdout is not None
    memory, lines = Memory(process.pid), list[Told]()
    tasks = [asyncio.create_task(_look(memory))]
    games, found = 0, dict[str, float]()
    async for said in process.stdout:
        what = json.loads(said)
        tasks += [asyncio.create_task(_page(what["port"], path)) for path in what.get("pages", ())]
        if "lines" in what:
            games += 1
            lines += msgspec.convert(what["lines"], list[Told])
            found[f"resident after game {games}, MB"] = round(memory.resident[-1])
            found[f"load after game {games}"] = round(os.getloadavg()[0], 1)
        if games == len(rulebooks):
            found |= memory.figures()
            for task in tasks:
                task.cancel()
            games = 0
    await process.wait()
    await asyncio.gather(*tasks, return_exceptions=True)
    for line in lines:
        if not line.ready or line.waited > 0.1:
            print(f"  {line.key}: ready {line.ready}, waited {1000 * line.waited:.0f} ms", file=sys.stderr)
    return figures(lines) | found


def measure(rulebooks: Sequence[str] = RULEBOOKS) -> dict[str, float]:
    """Whole called games of twelve in a row; three of them take three quarters of an hour."""
    with tempfile.TemporaryDirectory(prefix="nightwake-") as folder:
        sound = Path(folder) / "sound"
        sound.mkdir()
        with private_speakers(sound) as speakers:
            return asyncio.run(_measure(speakers.env, Path(folder) / "data", rulebooks))


if __name__ == "__main__":
    asyncio.run(_hub(Path(sys.argv[1]), sys.argv[2:]))
