"""The port through which a clip is heard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from narrator.clip import Clip
from narrator.trouble import Trouble

OnStarted = Callable[[], None]


@runtime_checkable
class Findable(Protocol):
    """An outlet that can be looked for before anything is played."""

    async def prestart(self) -> None:
        """Gets ready; where that can't be, there is trouble from now on, and otherwise none."""
        ...


class Outlet(Protocol):
    """Makes clips heard, one at a time. Nothing here raises for want of sound: what fails becomes `trouble`.

    An outlet without sound lets the clip's own time pass, so that its caption can be read.
    """

    @property
    def trouble(self) -> Trouble | None:
        """Why nothing is heard; `None` when all is well as far as known."""
        ...

    async def play(self, clip: Clip, on_started: OnStarted) -> None:
        """Play the clip; return when it is over or was stopped. Call `on_started` once, when it begins.

        Being cancelled stops the sound as well.
        """
        ...

    async def stop(self) -> None:
        """End the clip being played, if any, within 100 ms."""
        ...

    def set_volume(self, level: float) -> None:
        """Loudness from 0 (mute: time passes as ever, nothing is heard) to 1."""
        ...

    def set_bed(self, on: bool, level: float) -> None:
        """Whether the night's sounds are heard, and the loudness from 0 to 1 of them and of signs."""
        ...

    async def close(self) -> None:
        """Release devices and processes. The outlet is of no use afterwards."""
        ...
