"""The house's one pair of speakers: which device they are, which there are, and how they are doing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, runtime_checkable

from msgspec.structs import replace

from hub.game.background import Background
from hub.game.sound_memory import SoundMemory
from hub.projection.sound import DeviceView, Speakers
from hub.rules.refusal import Refusal
from narrator.outlet import Findable, Outlet
from narrator.trouble import SINK

LONGEST_LEAD_IN = 2_000
"""Milliseconds."""

ListDevices = Callable[[], Awaitable[Sequence[tuple[str, str]]]]
"""Ids and names of the sound devices of this moment."""


async def no_devices() -> Sequence[tuple[str, str]]:
    """Nothing to choose from."""
    return ()


@runtime_checkable
class Adjustable(Protocol):
    """Speakers that may be another device, and say when they fail or are well again."""

    on_trouble: Callable[[], None]

    async def use_device(self, device: str) -> None: ...

    def set_lead_in(self, seconds: float) -> None: ...


class HouseSpeakers:
    """Made when the first table needs them. ``changed`` is called when what the host sees of them changes."""

    def __init__(
        self,
        make: Callable[[], Outlet],
        memory: SoundMemory,
        changed: Callable[[], None],
        list_devices: ListDevices = no_devices,
    ) -> None:
        self._make = make
        self._memory = memory
        self._changed = changed
        self._list_devices = list_devices
        self._outlet: Outlet | None = None
        self._devices: tuple[DeviceView, ...] = ()
        self._names: dict[str, str] = {}
        """Of all devices seen so far: one that is gone is still called by its name."""
        self._background = Background()

    def outlet(self) -> Outlet:
        if self._outlet is None:
            self._outlet = self._make()
            speakers: object = self._outlet
            if isinstance(speakers, Adjustable):
                speakers.set_lead_in(self._memory.house.lead_in / 1000)
                speakers.on_trouble = self._changed
        return self._outlet

    def view(self) -> Speakers:
        """For the host whose table is heard through them."""
        house = self._memory.house
        return Speakers(device=house.device, devices=self._devices, lead_in=house.lead_in)

    def name_of(self, device: str) -> str:
        """As its owner knows it; one that was never seen, by its id."""
        return self._names.get(device, device.removeprefix(SINK))

    def set(self, device: str | None = None, lead_in: int | None = None) -> Refusal | None:
        """Another device, or another lead-in (ms), from the next line on; kept for the next evening."""
        house = self._memory.house
        if device and device != house.device and device not in (row.id for row in self._devices):
            return Refusal("unknown-device")
        lead = house.lead_in if lead_in is None else min(max(lead_in, 0), LONGEST_LEAD_IN)
        self._memory.set_house(
            replace(house, device=house.device if device is None else device, lead_in=lead)
        )
        speakers: object = self._outlet
        if isinstance(speakers, Adjustable):
            speakers.set_lead_in(lead / 1000)
            if device is not None:
                self._background.run(speakers.use_device(device), "change the speakers")
        self._changed()
        return None

    def look(self) -> None:
        """Finds out anew which devices there are."""
        self._background.run(self._look(), "look for sound devices")

    async def find(self) -> None:
        """Gets the speakers ready before the first line, so that it is heard elsewhere if there are none."""
        speakers: object = self._outlet
        if isinstance(speakers, Findable):
            await speakers.prestart()
            self._changed()
            await self._look()

    async def _look(self) -> None:
        self._devices = tuple(DeviceView(id=key, name=name) for key, name in await self._list_devices())
        self._names |= {row.id: row.name for row in self._devices}
        self._changed()

    async def close(self) -> None:
        await self._background.close()
        if self._outlet is not None:
            await self._outlet.close()
