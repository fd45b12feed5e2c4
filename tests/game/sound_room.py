"""A house with speakers, for tests of how its tables sound."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence

from hub.game.house import House
from hub.game.log import MemoryLog
from hub.game.runtime import TableRuntime
from hub.game.shared_outlet import VoiceOut
from hub.game.sound_memory import SoundMemory
from hub.game.voices import HouseVoices
from hub.rules import commands as cmd
from hub.rules.lobby import commands as lobby
from hub.rules.refusal import Refusal
from narrator.storyteller import SignBefore
from narrator.trouble import Trouble
from tests.game.quiet import Ears, StillStudios
from tests.game.virtual import now


class Speakers(Ears):
    """The host's only pair."""

    def __init__(self) -> None:
        super().__init__()
        self.closed = 0
        self.out_of_order = False
        self.volumes: list[float] = []
        self.used: list[str] = []
        self.lead_ins: list[float] = []
        self.on_trouble: Callable[[], None] = lambda: None
        self.beds: list[tuple[bool, float]] = []

    def set_volume(self, level: float) -> None:
        self.volumes.append(level)

    def set_bed(self, on: bool, level: float) -> None:
        self.beds.append((on, level))

    @property
    def trouble(self) -> Trouble | None:  # type: ignore[override]
        return Trouble("no-device") if self.out_of_order else None

    async def use_device(self, device: str) -> None:
        self.used.append(device)

    def set_lead_in(self, seconds: float) -> None:
        self.lead_ins.append(seconds)

    async def prestart(self) -> None:
        """There all the time."""

    async def close(self) -> None:
        self.closed += 1


class Room:
    """A house with speakers; tables are opened and started in it."""

    def __init__(
        self,
        out: VoiceOut = "speakers",
        memory: SoundMemory | None = None,
        sign: SignBefore = lambda cue: None,
        devices: Sequence[tuple[str, str]] = (),
    ) -> None:
        self.devices = devices
        self.made: list[Speakers] = []
        self.studios = StillStudios()
        self.voices = HouseVoices(out, self.studios, self._make, memory, sign, self._list)
        self.log = MemoryLog()
        self.house = House(self.log, self.voices, monotonic=now)
        self._ids: Iterator[int] = iter(range(1, 1000))

    async def _list(self) -> Sequence[tuple[str, str]]:
        return self.devices

    def _make(self) -> Speakers:
        self.made.append(Speakers())
        return self.made[-1]

    def id(self) -> str:
        return f"tap-{next(self._ids)}"

    async def table(self, *, own: bool = False, bots: int = 5) -> TableRuntime:
        """``own``: the hub's, for whoever started it."""
        opened = await self.house.open_table(id=self.id(), language="en", own=own)
        assert not isinstance(opened, Refusal)
        found = self.house.find_code(opened.code)
        assert found is not None
        for _ in range(bots):
            await found.add_bot(id=self.id(), game=0)
        return found

    async def start(self, table: TableRuntime) -> None:
        number = table.session.table.games
        assert await table.host_command(id=self.id(), game=number, command=lobby.Start()) is None
        await asyncio.sleep(0.1)

    async def call_off(self, table: TableRuntime) -> None:
        command = cmd.CallOff(step=-1)
        assert await table.host_command(id=self.id(), game=table.session.table.games, command=command) is None
        await asyncio.sleep(20)

    async def pause(self, table: TableRuntime) -> None:
        assert await self._host(table, cmd.Pause(step=-1)) is None
        await asyncio.sleep(1)

    async def go_on(self, table: TableRuntime) -> None:
        assert await self._host(table, cmd.Resume(step=-1)) is None
        await asyncio.sleep(1)

    async def _host(self, table: TableRuntime, command: cmd.Command) -> Refusal | None:
        return await table.host_command(id=self.id(), game=table.session.table.games, command=command)


def out(table: TableRuntime) -> str:
    return table.table_view().sound.out
