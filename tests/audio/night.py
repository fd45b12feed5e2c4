"""A real table at real speakers: house, director, voice and player, and people who answer at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from hub.folder import DataFolder
from hub.game import table_sound
from hub.game.house import House, Opened
from hub.game.log import MemoryLog
from hub.game.runtime import Joined, TableRuntime
from hub.game.watchers import Audience
from hub.options import Options
from hub.projection.host_view import HostView
from hub.projection.views import TableView
from hub.rules import events as ev
from hub.rules.game import Game, Step
from hub.rules.lobby import commands as lobby
from hub.rules.lobby.evolve import TableEvent
from hub.voicing import house_voices
from narrator.bed import signs
from narrator.clip import Clip
from narrator.pcm import Pcm
from narrator.storyteller import Storyteller
from narrator.utterance import Utterance
from tests.audio.heard import Witness
from tests.bench.people import People

NAMES = "Anna Bob Carol David Eric Sarah".split()
AT_ONCE = {"": 0.05}
"""Sooner than any role is sent back to sleep."""


@dataclass
class Shown:
    """A caption that grew on the table's screen."""

    text: str
    at: list[float]
    """When each of its sentences was there, by the loop's clock."""


class Night:
    """What happens at the table, as it was asked for and as the host's page shows it."""

    def __init__(self, table: TableRuntime, outlet: Witness, told: list[Utterance]) -> None:
        self.table = table
        self.outlet = outlet
        self.told = told
        """Every line that the storyteller has begun."""
        self.steps: list[Step] = []
        self.shown: list[Shown] = []
        """Captions, as the table's screen had them one after the other."""
        self.screen = table.table_view()
        self.host = table.host_view()
        self._ids = count(1)
        table.session.listen(self._on_events)

    def clips(self, utterance: Utterance) -> list[Clip]:
        """What the speakers were given for a line: one clip, or some where a sentence was made late."""
        return [clip for clip in self.outlet.given if clip.caption == utterance.caption]

    def begun(self, key: str) -> Utterance | None:
        """The line of that key, once it can be heard."""
        return next((line for line in self.told if line.cue.key == key and line.is_started), None)

    @property
    def game(self) -> Game:
        game = self.table.session.table.game
        assert game is not None
        return game

    def _on_events(self, events: Sequence[TableEvent]) -> None:
        self.steps += [event.step for event in events if isinstance(event, ev.StepBegan)]

    def out(self) -> str:
        """Where the table is heard, as the host's page says."""
        return self.host.sound.out

    async def ask(self, command: lobby.LobbyCommand) -> None:
        """The host wants something."""
        number = self.table.session.table.games
        refusal = await self.table.host_command(id=f"host-{next(self._ids):04}", game=number, command=command)
        assert refusal is None, refusal

    async def start(self) -> None:
        """Deal."""
        await self.ask(lobby.Start(anyway=True))

    async def watch(self) -> None:
        """As the table's screen and the host's page do."""

        async def table() -> None:
            page = self.table.subscribe(Audience(kind="table"))
            while True:
                view = await page.next()
                assert isinstance(view, TableView)
                self.screen = view
                if view.caption is not None:
                    self._show(view.caption.text)

        async def host() -> None:
            page = self.table.subscribe(Audience(kind="host"))
            while True:
                view = await page.next()
                assert isinstance(view, HostView)
                self.host = view

        await asyncio.gather(table(), host())

    def _show(self, caption: str) -> None:
        now, last = asyncio.get_running_loop().time(), self.shown[-1] if self.shown else None
        text = caption.replace("\n", " ")
        if last is None or not text.startswith(last.text):
            self.shown.append(Shown(text, [now]))
        elif text != last.text:
            last.text = text
            last.at.append(now)

    async def until(self, so: Callable[[], bool], seconds: float) -> None:
        """Wait until it is so, within that many seconds."""
        async with asyncio.timeout(seconds):
            while not so():
                await asyncio.sleep(0.01)

    async def spoken(self, text: str) -> Pcm:
        """The sound of a sentence, kept since it was told."""
        return await self.table.sound.studio().speak(text)


@asynccontextmanager
async def a_night(
    folder: Path, *, rulebook: str = "witches", seats: int = 6, device: str = "", brisk: bool = False
) -> AsyncIterator[Night]:
    """A called game, about to be dealt, whose voice is loaded and whose speakers are found."""
    told: list[Utterance] = []

    class NotedStoryteller(Storyteller):
        async def _tell(self, utterance: Utterance) -> Any:
            told.append(utterance)
            return await super()._tell(utterance)

    with (
        patch("narrator.speakers.outlet.SpeakersOutlet", Witness),
        patch.object(table_sound, "Storyteller", NotedStoryteller),
    ):
        data = DataFolder(folder)
        voices = house_voices(Options(device=device, lead_in=0), data)
        house = House(MemoryLog(), voices)
        await house.start()
        opened = await house.open_table(id="the-night", language="en", rulebook=rulebook)
        assert isinstance(opened, Opened)
        (table,) = house.tables()
        for number, name in enumerate(NAMES[:seats]):
            assert isinstance(await table.join(id=f"join-{number:04}", name=name), Joined)
        signs.get_ready()  # as the hub does before anybody needs them
        outlet: Any = voices._speakers.outlet()
        await asyncio.gather(table.sound.prewarm(), voices.find_speakers())
        night = Night(table, outlet, told)
        await night.ask(lobby.ChangeSettings(changes={"style": "called", "pace": "test"}))
        table.sound.set_brisk(brisk)
        People(table, AT_ONCE, Random(1))
        watching = asyncio.create_task(night.watch())
        try:
            yield night
        finally:
            watching.cancel()
            await asyncio.wait({watching})
            await house.close()
