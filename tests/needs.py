"""What some tests need of the machine, and the sentence a person reads where it is missing."""

from __future__ import annotations

import importlib
import os
import shutil
from typing import TypeVar

import pytest

T = TypeVar("T")

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PULSE_TOOLS = ("pulseaudio", "pactl", "parec")


def require(found: T | None, install: str) -> T:
    """``found``, or a skip that says what to ``install``; with CI set in the environment, a failure."""
    if found:
        return found
    if os.environ.get("CI"):
        pytest.fail(f"missing on this machine: {install}", pytrace=False)
    pytest.skip(install)


def require_chromium() -> str:
    """The path of a Chromium or Chrome that is installed."""
    path = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    return require(path, "install Chromium to run the browser tests (Debian: apt install chromium)")


def require_pulse() -> None:
    """PulseAudio with its tools, and the way from PortAudio to it."""
    require_portaudio()
    require(
        all(map(shutil.which, PULSE_TOOLS)),
        "install PulseAudio to run the audio tests"
        " (Debian: apt install pulseaudio pulseaudio-utils libasound2-plugins)",
    )


def require_portaudio() -> None:
    """The system library that sounddevice loads."""
    try:
        importlib.import_module("sounddevice")
    except OSError:
        require(None, "install PortAudio to run the audio tests (Debian: apt install libportaudio2)")


def require_tool(name: str, install: str) -> str:
    """The path of a program, or ``install`` as the sentence."""
    return require(shutil.which(name), install)
