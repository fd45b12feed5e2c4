"""The folder that holds what must last: the game log, and who is running with it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

import msgspec

from hub.trouble import TroubleError

WAY_OUT = "Choose a folder that can be written to: nightwake --data-dir FOLDER"


class Running(msgspec.Struct, frozen=True, kw_only=True):
    """A note of the hub that runs with a folder."""

    pid: int
    port: int
    root: str
    """URL of the hub for this machine's own browser."""


class DataFolder:
    """An existing, writable folder. Holds nothing open until :meth:`claim`."""

    def __init__(self, path: Path | None = None) -> None:
        """Makes the folder (the account's own if ``None``). Raises :class:`TroubleError`."""
        self.path = path if path is not None else usual()
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            probe = self.path / f".writable-{os.getpid()}"
            probe.write_bytes(b"")
            probe.unlink()
        except OSError as error:
            raise TroubleError(
                f"Nightwake can't keep its games in {self.path}: {_reason(error)}. {WAY_OUT}"
            ) from None
        self._claimed: IO[bytes] | None = None

    @property
    def log(self) -> Path:
        return self.path / "games.sqlite3"

    @property
    def clips(self) -> Path:
        return self.path / "clips"

    @property
    def voices(self) -> Path:
        return self.path / "voices"

    @property
    def _note(self) -> Path:
        return self.path / "running.json"

    def claim(self) -> None:
        """Makes sure that no other hub writes here. Raises :class:`TroubleError`."""
        lock = (self.path / "hub.lock").open("ab")
        if not _lock(lock):
            lock.close()
            raise TroubleError(self._taken())
        self._claimed = lock

    def _taken(self) -> str:
        other = self.running()
        there = f" at {other.root}" if other is not None else ""
        return (
            f"Nightwake is running already{there}, with the folder {self.path}. Use that one, or start"
            " another with a folder of its own: nightwake --data-dir FOLDER"
        )

    def note(self, running: Running) -> None:
        """Leaves word of the running hub; of no importance if it can't be."""
        try:
            self._note.write_bytes(msgspec.json.encode(running))
        except OSError:
            pass

    def running(self) -> Running | None:
        """The note of the hub that runs, or ran last, with this folder."""
        try:
            return msgspec.json.decode(self._note.read_bytes(), type=Running)
        except (OSError, msgspec.DecodeError):
            return None

    def is_claimed(self) -> bool:
        """Whether a hub runs with this folder now."""
        if self._claimed is not None:
            return True
        with (self.path / "hub.lock").open("ab") as lock:
            return not _lock(lock)

    def release(self) -> None:
        self._note.unlink(missing_ok=True)
        if self._claimed is not None:
            self._claimed.close()
            self._claimed = None


def usual() -> Path:
    """Where an account's programs keep their data on this system."""
    import platformdirs

    return Path(platformdirs.user_data_dir("nightwake", appauthor=False))


def _reason(error: OSError) -> str:
    match error:
        case PermissionError():
            return "it may not be written to"
        case FileExistsError() | NotADirectoryError():
            return "there is a file of that name"
        case _:
            return (error.strerror or "it can't be written to").lower()


def _lock(file: IO[bytes]) -> bool:
    """Takes the file for this process, until it is closed; ``False``: another one has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError as error:
        # A file system without locks: nothing can be known, so nobody is kept from playing.
        return sys.platform != "win32" or not isinstance(error, PermissionError)
    return True
