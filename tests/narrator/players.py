"""Player processes for tests: with a device that is heard by nobody, with none, hung, or broken."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

_PRELUDE = "from narrator.speakers import child, device\n"


def player(source: str) -> Sequence[str]:
    """A command that runs `source` as the player."""
    return (sys.executable, "-c", _PRELUDE + source)


TIMED = player("child.main(device.TimedDevice())")
"""Takes the time that a real device takes."""

NO_DEVICE = player(
    "class Nothing(device.TimedDevice):\n"
    "    def open(self):\n"
    "        raise device.NoSoundError('no-device')\n"
    "child.main(Nothing())"
)
NO_LIBRARY = player(
    "import sys\n"
    "sys.modules['sounddevice'] = None\n"  # as good as a system without PortAudio: the import fails
    "child.main(device.PortAudioDevice())"
)
HUNG = player(
    "import time\n"
    "class Hung(device.TimedDevice):\n"
    "    def write(self, samples, rate):\n"
    "        time.sleep(3600)\n"
    "child.main(Hung())"
)
"""Its device takes the first samples and never returns."""


def hanging_while(sign: Path) -> Sequence[str]:
    """Its device, while there is that file, says it plays, takes what it holds, and then nothing more."""
    return player(
        "import pathlib, time\n"
        f"sign = pathlib.Path({str(sign)!r})\n"
        "class Suspended(device.TimedDevice):\n"
        "    held = 0.0\n"
        "    def write(self, samples, rate):\n"
        "        self.held += len(samples) / 2 / rate\n"
        "        while sign.exists() and self.held > device.LATENCY:\n"
        "            time.sleep(0.01)\n"
        "        super().write(samples, rate)\n"
        "child.main(Suspended())"
    )


MUTE = player("import time; time.sleep(3600)")
"""Starts and never says a word."""

GARBLED = player(
    "print('not json'); print('[]'); print('{\"event\": 7}', flush=True)\nchild.main(device.TimedDevice())"
)
"""Something else writes to its output as well."""

MUTE_AT_ITS_END = player(
    'import sys, time\nprint(\'{"event": "ready"}\', flush=True)\nsys.stdin.read(); time.sleep(3600)'
)
"""Is ready, and doesn't end when it is asked to."""
