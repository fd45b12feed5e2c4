"""What the host may choose when starting the hub; every choice has a default that fits a living room."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

VoiceOut = Literal["speakers", "browser", "both", "off"]
Language = Literal["en", "nb"]
Pace = Literal["brisk", "normal", "relaxed", "test"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Demo:
    """A table of bots that gives way to people as they join."""

    rulebook: str
    seats: int
    pace: Pace = "normal"
    start_now: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """``None`` stands for what is usual: every address of the machine, port 8080 or the next one free, the
    folder for an account's data."""

    host: str | None = None
    port: int | None = None
    address: str | None = None
    """What the QR is to hold instead of an address found on this machine: an IP, a name, or a proxy's URL."""
    data_folder: Path | None = None
    voice_out: VoiceOut = "speakers"
    device: str | None = None
    """Id of a sound device, for this and later evenings."""
    lead_in: int | None = None
    """Milliseconds of near-silence before a line that follows ten quiet seconds; kept as well."""
    voice: str | None = None
    """A voice of the shelf, by its id, instead of the usual one of its language."""
    language: Language | None = None
    """Of new tables. ``None``: that of the chosen voice, or English."""
    new_table: bool = False
    open_browser: bool = False
    nearby: bool = True
    """Announce the hub as ``nightwake.local``."""
    demo: Demo | None = None
