"""Keeps spoken sentences on disk, by what they say and who says it, within a size."""

from __future__ import annotations

import hashlib
import os
import struct
import threading
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from shutil import disk_usage
from typing import Protocol

from narrator.mix import MIX_VERSION
from narrator.notes import Notes
from narrator.pcm import Pcm

DEFAULT_LIMIT = 200_000_000
"""Bytes of clips kept: about an hour and a quarter of speech."""

SPARE = 100_000_000
"""Bytes of the disk that are left to others: clips can be made anew, games can't."""

_MAGIC = b"NWCLIP1\0"
_HEAD = struct.Struct("<8sI16s")
_log = Notes("narrator.cache")


class ClipCache(Protocol):
    """Remembers levelled sentences. Never raises: what can't be kept is spoken anew."""

    def get(self, voice_key: str, text: str) -> Pcm | None:
        """The sentence as that voice spoke it, if it is kept."""
        ...

    def put(self, voice_key: str, text: str, pcm: Pcm) -> None:
        """Keep a sentence."""
        ...


class NoCache:
    """Keeps nothing."""

    def get(self, voice_key: str, text: str) -> Pcm | None:
        """Always `None`."""
        return None

    def put(self, voice_key: str, text: str, pcm: Pcm) -> None:
        """Forget it."""


@dataclass(slots=True)
class _Kept:
    size: int
    used: float


class DiskCache:
    """Clips as files below one folder, named by a hash of voice, text and mix; the least recently used go.

    A file is written beside its place and moved there, and carries a digest: a torn or damaged one is a miss.
    May be used from several threads; two processes may share a folder.
    """

    def __init__(self, folder: Path, limit: int = DEFAULT_LIMIT) -> None:
        """`limit` is in bytes."""
        self._folder = folder
        self._limit = limit
        self._lock = threading.Lock()
        self._kept: dict[str, _Kept] | None = None
        self._complained = False

    def get(self, voice_key: str, text: str) -> Pcm | None:
        """Read a clip back; damaged ones are removed."""
        name = _name(voice_key, text)
        path = self._path(name)
        try:
            data = path.read_bytes()
        except OSError:
            return None
        pcm = _decode(data)
        with suppress(OSError):
            path.unlink() if pcm is None else os.utime(path)
        with self._lock:
            kept = self._index()
            if pcm is None:
                kept.pop(name, None)
            elif name in kept:
                kept[name] = kept.pop(name)  # to the end: used last
        return pcm

    def put(self, voice_key: str, text: str, pcm: Pcm) -> None:
        """Write a clip and make room for it."""
        name, data = _name(voice_key, text), _encode(pcm)
        if not self._give_way(len(data)):
            return
        try:
            self._write(self._path(name), data)
        except OSError as error:
            self._complain(error)
            return
        with self._lock:
            kept = self._index()
            kept.pop(name, None)
            kept[name] = _Kept(len(data), 0.0)
            self._make_room(kept)

    def _path(self, name: str) -> Path:
        return self._folder / name[:2] / f"{name}.clip"

    def _write(self, path: Path, data: bytes) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(f"{path.name}.{os.getpid()}-{threading.get_ident()}.part")
        try:
            beside.write_bytes(data)
            os.replace(beside, path)
        finally:
            beside.unlink(missing_ok=True)

    def _give_way(self, size: int) -> bool:
        """Where the disk is nearly full, clips go to make room for others; whether a new one may come."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            missing = SPARE + size - disk_usage(self._folder).free
        except OSError as error:
            self._complain(error)
            return False
        if missing <= 0:
            return True
        with self._lock:
            kept = self._index()
            for name in list(kept):
                if missing <= 0:
                    break
                missing -= kept.pop(name).size
                with suppress(OSError):
                    self._path(name).unlink()
        return missing <= 0

    def _make_room(self, kept: dict[str, _Kept]) -> None:
        total = sum(clip.size for clip in kept.values())
        for name in list(kept):
            if total <= self._limit:
                return
            total -= kept.pop(name).size
            with suppress(OSError):
                self._path(name).unlink()

    def _index(self) -> dict[str, _Kept]:
        """What is on disk, least recently used first; read once."""
        if self._kept is None:
            found: dict[str, _Kept] = {}
            for path in self._folder.glob("??/*.clip"):
                with suppress(OSError):
                    stat = path.stat()
                    found[path.stem] = _Kept(stat.st_size, stat.st_mtime)
            self._kept = dict(sorted(found.items(), key=lambda item: item[1].used))
        return self._kept

    def _complain(self, error: OSError) -> None:
        if not self._complained:
            self._complained = True
            _log.warning("clips can't be kept, each is made anew", folder=str(self._folder), error=str(error))


def _name(voice_key: str, text: str) -> str:
    return hashlib.sha256("\0".join((str(MIX_VERSION), voice_key, text)).encode()).hexdigest()


def _encode(pcm: Pcm) -> bytes:
    return _HEAD.pack(_MAGIC, pcm.rate, _digest(pcm.rate, pcm.samples)) + pcm.samples


def _decode(data: bytes) -> Pcm | None:
    if len(data) <= _HEAD.size:
        return None
    magic, rate, digest = _HEAD.unpack_from(data)
    samples = data[_HEAD.size :]
    if magic != _MAGIC or digest != _digest(rate, samples):
        return None
    return Pcm(samples, rate)


def _digest(rate: int, samples: bytes) -> bytes:
    return hashlib.blake2b(samples, digest_size=16, salt=rate.to_bytes(8, "little")).digest()
