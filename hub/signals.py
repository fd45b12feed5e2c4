"""Ends the hub when the person at the terminal, or the system, asks for it."""

from __future__ import annotations

import asyncio
import signal
import sys
from types import FrameType

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


def stop_on_signals(stop: asyncio.Event) -> None:
    """The first signal sets ``stop``; another one ends the process at once."""
    loop = asyncio.get_running_loop()

    def heard() -> None:
        if stop.is_set():
            raise SystemExit(130)
        stop.set()

    def heard_elsewhere(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(heard)

    for number in (getattr(signal, name) for name in NAMES if hasattr(signal, name)):
        if sys.platform == "win32":
            signal.signal(number, heard_elsewhere)
        else:
            loop.add_signal_handler(number, heard)
