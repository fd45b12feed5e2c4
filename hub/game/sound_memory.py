"""How the host has set the sound, kept beside the games: each table's own, and what the house has one of."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec.structs import replace

from hub.logs import Notes

MOST_TABLES = 200
notes = Notes(__name__)


class SoundSettings(msgspec.Struct, frozen=True, kw_only=True):
    """One table's sound: loudness from 0 to 1, who speaks its languages (empty: the usual voice)."""

    volume: float = 1.0
    muted: bool = False
    bed: bool = True
    """The night is heard between the lines."""
    signs: bool = True
    """A bell at nightfall, light at dawn, a drum at the verdict."""
    bed_volume: float = 0.7
    """Of both."""
    voices: dict[str, str] = {}
    brisk: bool = False
    """Lines are told in their short forms."""

    def voice(self, language: str) -> str:
        """The voice chosen for a language; empty: the usual one."""
        return self.voices.get(language, "")


class HouseSound(msgspec.Struct, frozen=True, kw_only=True):
    """What the house has one of: the sound device (empty: the system's own choice) and its lead-in, in ms."""

    device: str = ""
    lead_in: int = 500


class _Kept(msgspec.Struct, kw_only=True):
    house: HouseSound = HouseSound()
    tables: dict[str, SoundSettings] = {}
    latest: SoundSettings = SoundSettings()


class SoundMemory:
    """In a file, or without one for as long as the hub runs. A new table gets what was set last."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._kept = self._read()

    def of(self, table: str) -> SoundSettings:
        """The sound of the table with that code."""
        return self._kept.tables.get(table) or replace(self._kept.latest, muted=False)

    def set(self, table: str, sound: SoundSettings) -> None:
        """Keeps it. A file that can't be written costs the memory, not the game."""
        tables = self._kept.tables
        tables.pop(table, None)
        tables[table] = self._kept.latest = sound
        while len(tables) > MOST_TABLES:
            del tables[next(iter(tables))]
        self._write()

    @property
    def house(self) -> HouseSound:
        """How the house's speakers are set."""
        return self._kept.house

    def set_house(self, house: HouseSound) -> None:
        """Keeps that."""
        self._kept.house = house
        self._write()

    def _read(self) -> _Kept:
        if self._path is None:
            return _Kept()
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=_Kept)
        except (OSError, msgspec.DecodeError):
            return _Kept()

    def _write(self) -> None:
        if self._path is None:
            return
        beside = self._path.with_name(f"{self._path.name}.{os.getpid()}")
        try:
            beside.write_bytes(msgspec.json.format(msgspec.json.encode(self._kept)))
            os.replace(beside, self._path)
        except OSError as error:
            notes.error("how the sound is set was not kept", error=str(error))
