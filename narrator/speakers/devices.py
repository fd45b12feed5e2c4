"""Which sound devices there are to choose from: PortAudio's, and the sinks of a sound server.

PortAudio sees a sound server (PulseAudio, PipeWire) as one device, so a Bluetooth speaker would never be
in its list. Where `pactl` is there, the server's sinks can be chosen as well.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from typing import NamedTuple

from narrator.speakers.process import environment, kill
from narrator.trouble import SINK

LIST: Sequence[str] = (sys.executable, "-P", "-m", "narrator.player", "--list")
_PATIENCE = 5.0


class DeviceRow(NamedTuple):
    """One device: its id, and the name that its owner knows."""

    id: str
    name: str


def found() -> list[DeviceRow]:
    """The devices of this moment. Blocks, and may load a sound library: not for the hub's own process."""
    return [*_sinks(), *_outputs()]


async def listed(command: Sequence[str] = LIST) -> tuple[DeviceRow, ...]:
    """The same, found by a process of its own; nothing where that fails."""
    process = None
    try:
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=environment(),
        )
        out, _ = await asyncio.wait_for(process.communicate(), _PATIENCE)
        return tuple(DeviceRow(str(key), str(name)) for key, name in json.loads(out))
    except (OSError, TimeoutError, ValueError, TypeError):
        return ()
    finally:
        if process is not None:
            kill(process)
            await process.wait()


def _outputs() -> list[DeviceRow]:
    try:
        import sounddevice  # type: ignore[import-untyped]

        outputs = [row for row in sounddevice.query_devices() if row["max_output_channels"] > 0]
    except Exception:  # no library, or one that is out of sorts: there is nothing to choose
        return []
    names = dict.fromkeys(str(row["name"]) for row in outputs)
    return [DeviceRow(name, name) for name in names]


def _sinks() -> list[DeviceRow]:
    program = shutil.which("pactl")
    if program is None:
        return []
    try:
        listing = subprocess.run(
            [program, "--format=json", "list", "sinks"], capture_output=True, timeout=_PATIENCE / 2
        )
        sinks = json.loads(listing.stdout)
        return [DeviceRow(SINK + sink["name"], sink.get("description") or sink["name"]) for sink in sinks]
    except (OSError, subprocess.SubprocessError, ValueError, KeyError, TypeError):
        return []
