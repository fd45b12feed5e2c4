"""What was spoken once is kept, within a size, and a damaged file is as good as none."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

import pytest

from narrator.cache import SPARE, DiskCache, NoCache
from narrator.pcm import Pcm

CLIP = Pcm(b"\1\2" * 500)


def clips(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.clip"))


def test_a_clip_is_found_again_even_by_another_process(tmp_path: Path) -> None:
    """Same voice, same text: the same sound, read from disk."""
    DiskCache(tmp_path).put("joe", "Night falls.", CLIP)
    assert DiskCache(tmp_path).get("joe", "Night falls.") == CLIP


def test_another_voice_or_text_is_another_clip(tmp_path: Path) -> None:
    """Nothing is mixed up."""
    cache = DiskCache(tmp_path)
    cache.put("joe", "Night falls.", CLIP)
    assert cache.get("ann", "Night falls.") is None
    assert cache.get("joe", "Night falls!") is None


@pytest.mark.parametrize("text", ["x" * 300, "../../x", "AUX", "😀", "/etc/passwd", "a\0b", "CON.txt", ""])
def test_nothing_is_written_outside_the_folder_whatever_the_text(tmp_path: Path, text: str) -> None:
    """Files are named by hashes."""
    folder = tmp_path / "deep" / "cache"
    cache = DiskCache(folder)
    cache.put("voice/../..", text, CLIP)
    assert cache.get("voice/../..", text) == CLIP
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == clips(folder)
    assert len(clips(folder)) == 1


@pytest.mark.parametrize("spoil", ["cut", "zeros", "empty", "bit"])
def test_a_damaged_file_is_a_miss_and_is_removed(tmp_path: Path, spoil: str) -> None:
    """After a power cut a file may be torn; it is spoken anew."""
    cache = DiskCache(tmp_path)
    cache.put("joe", "Night falls.", CLIP)
    (path,) = clips(tmp_path)
    data = path.read_bytes()
    spoiled = {
        "cut": data[:-10],
        "zeros": data[:200] + bytes(len(data) - 200),
        "empty": b"",
        "bit": data[:-1] + b"\xff",
    }
    path.write_bytes(spoiled[spoil])
    assert cache.get("joe", "Night falls.") is None
    assert clips(tmp_path) == []
    cache.put("joe", "Night falls.", CLIP)
    assert cache.get("joe", "Night falls.") == CLIP


def test_the_least_recently_used_go_first(tmp_path: Path) -> None:
    """The folder stays within its size."""
    size = len(CLIP.samples) + 28
    cache = DiskCache(tmp_path, limit=3 * size)
    for number in range(3):
        cache.put("joe", f"Line {number}.", CLIP)
    assert cache.get("joe", "Line 0.") == CLIP
    cache.put("joe", "Line 3.", CLIP)
    kept = [number for number in range(4) if cache.get("joe", f"Line {number}.") is not None]
    assert kept == [0, 2, 3]
    assert sum(path.stat().st_size for path in clips(tmp_path)) <= 3 * size


def test_the_order_of_use_survives_a_restart(tmp_path: Path) -> None:
    """What was used long ago goes before what was used yesterday."""
    size = len(CLIP.samples) + 28
    cache = DiskCache(tmp_path, limit=10 * size)
    for number in range(3):
        cache.put("joe", f"Line {number}.", CLIP)
    for age, path in enumerate(clips(tmp_path)):
        os.utime(path, (time.time() - 100 * age,) * 2)
    oldest = clips(tmp_path)[2]
    DiskCache(tmp_path, limit=3 * size).put("joe", "Line 3.", CLIP)
    assert not oldest.exists()
    assert len(clips(tmp_path)) == 3


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    """Clips are spoken anew each time, and the game goes on."""
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    cache = DiskCache(blocked)
    cache.put("joe", "Night falls.", CLIP)
    assert cache.get("joe", "Night falls.") is None


def test_no_part_of_a_file_is_left_behind(tmp_path: Path) -> None:
    """Written beside its place and moved there."""
    cache = DiskCache(tmp_path)
    cache.put("joe", "Night falls.", CLIP)
    assert [path.suffix for path in tmp_path.rglob("*") if path.is_file()] == [".clip"]


def test_no_cache_keeps_nothing() -> None:
    """For those who want nothing on disk."""
    cache = NoCache()
    cache.put("joe", "Night falls.", CLIP)
    assert cache.get("joe", "Night falls.") is None


def test_clips_are_the_first_to_go_when_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They can be made anew; a game log that finds no room can't."""
    cache = DiskCache(tmp_path)
    for number in range(4):
        cache.put("joe", f"Line {number}.", CLIP)
    size = len(clips(tmp_path)[0].read_bytes())
    free = SPARE - size
    usage = shutil.disk_usage("/")
    monkeypatch.setattr("narrator.cache.disk_usage", lambda folder: usage._replace(free=free))
    cache.put("joe", "Line 4.", CLIP)
    assert [number for number in range(5) if cache.get("joe", f"Line {number}.")] == [2, 3, 4]
    free = 0
    cache.put("joe", "Line 5.", CLIP)
    assert clips(tmp_path) == []
