"""How the host has set the sound lasts as long as the games do."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from hub.game.sound_memory import MOST_TABLES, SoundMemory, SoundSettings

QUIET = SoundSettings(volume=0.3, muted=True, voices={"nb": "espeak-nb"})


def test_it_is_there_after_a_restart(tmp_path: Path) -> None:
    """Each table's own."""
    path = tmp_path / "sound.json"
    SoundMemory(path).set("AAAAAA", QUIET)
    again = SoundMemory(path)
    assert again.of("AAAAAA") == QUIET
    assert again.of("AAAAAA").voice("nb") == "espeak-nb"
    assert again.of("AAAAAA").voice("en") == ""


def test_a_new_table_begins_as_the_last_one_was_left_but_not_muted(tmp_path: Path) -> None:
    """Same room, same speakers; silence would look like a fault."""
    memory = SoundMemory(tmp_path / "sound.json")
    assert memory.of("AAAAAA") == SoundSettings()
    memory.set("AAAAAA", QUIET)
    assert memory.of("BBBBBB") == replace(QUIET, muted=False)


@pytest.mark.parametrize("damage", [b"", b"[]", b'{"tables": {"A": {"volume": "loud"}}}', b"\xff"])
def test_a_damaged_file_is_as_good_as_none(tmp_path: Path, damage: bytes) -> None:
    """The hub starts, and writes a whole one."""
    path = tmp_path / "sound.json"
    path.write_bytes(damage)
    memory = SoundMemory(path)
    assert memory.of("AAAAAA") == SoundSettings()
    memory.set("AAAAAA", QUIET)
    assert SoundMemory(path).of("AAAAAA") == QUIET


def test_a_file_that_can_not_be_written_costs_nothing_but_the_memory(tmp_path: Path) -> None:
    """The disk is full or read-only: the sound is set all the same."""
    memory = SoundMemory(tmp_path / "nowhere" / "sound.json")
    memory.set("AAAAAA", QUIET)
    assert memory.of("AAAAAA") == QUIET


def test_tables_of_long_ago_are_forgotten(tmp_path: Path) -> None:
    """The file doesn't grow for ever; what was set last stays."""
    memory = SoundMemory(tmp_path / "sound.json")
    for number in range(MOST_TABLES + 10):
        memory.set(f"T{number}", replace(QUIET, volume=number / 1000))
    kept = SoundMemory(tmp_path / "sound.json")
    assert kept.of("T0").volume == (MOST_TABLES + 9) / 1000
    assert kept.of(f"T{MOST_TABLES}").volume == MOST_TABLES / 1000
