"""Processes beside the hub end without a word in its terminal, whichever way they end."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence

import pytest

from narrator.speakers.devices import listed
from narrator.speakers.outlet import SpeakersOutlet
from narrator.speakers.process import PlayerProcess
from tests.narrator import players
from tests.narrator.test_speakers_outlet import faster


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """asyncio complains of no child, though its thread that waits for children comes late to each of them."""
    wait = os.waitpid

    def late(pid: int, options: int) -> tuple[int, int]:
        if threading.current_thread() is not threading.main_thread() and hasattr(os, "waitid"):
            os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
            time.sleep(0.1)
        return wait(pid, options)

    monkeypatch.setattr(os, "waitpid", late)
    yield
    assert [record.getMessage() for record in caplog.get_records("call") if record.name == "asyncio"] == []


async def by_itself(player: PlayerProcess) -> None:
    await player.ended()


async def killed_again_and_again(player: PlayerProcess) -> None:
    for _ in range(20):
        player.kill()
        await asyncio.sleep(0.005)
    await player.ended()


async def closed(player: PlayerProcess) -> None:
    await player.ready
    await player.close()


@pytest.mark.parametrize(
    ("command", "end"),
    [
        (players.NO_DEVICE, by_itself),
        (players.MUTE, killed_again_and_again),
        (players.MUTE_AT_ITS_END, closed),
        (players.TIMED, closed),
    ],
    ids=["no device", "killed", "closed and killed", "closed"],
)
async def test_a_player_ends_quietly(
    command: Sequence[str], end: Callable[[PlayerProcess], Awaitable[None]]
) -> None:
    """By itself, asked to, or killed: it is gone for good and nobody is told of a child that is unknown."""
    player = await PlayerProcess.start(command)
    await end(player)
    with pytest.raises(ProcessLookupError):
        os.kill(player.pid, 0)


@pytest.mark.parametrize("command", [players.NO_DEVICE, players.MUTE], ids=["no device", "never answers"])
async def test_players_that_are_given_up_end_quietly(command: Sequence[str]) -> None:
    """However often a device is looked for again in vain."""
    outlet = SpeakersOutlet(command=command, sleep=faster(50), clock=lambda: next_moment())
    next_moment = iter(range(0, 1000, 100)).__next__
    for _ in range(3):
        await outlet.prestart()
    await outlet.close()


@pytest.mark.parametrize("after", [0.0, 0.05, 0.3])
async def test_a_list_of_devices_that_nobody_waits_for_any_more_ends_quietly(after: float) -> None:
    """The host goes on, or the hub ends, while devices are looked for."""
    looking = asyncio.create_task(listed((sys.executable, "-c", "import time; time.sleep(3600)")))
    await asyncio.sleep(after)
    looking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await looking


async def test_a_list_that_ends_as_it_is_called_off_ends_quietly() -> None:
    """Its process has closed its output, and is about to end."""
    source = "import os, time; os.close(1); time.sleep(0.2)"
    looking = asyncio.create_task(listed((sys.executable, "-c", source)))
    await asyncio.sleep(0.3)
    looking.cancel()
    await asyncio.wait({looking})
