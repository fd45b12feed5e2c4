"""The folder that holds what must last: the game log, and who is running with it."""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

import msgspec

from hub.trouble import TroubleError

PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600
_MAY_PASS, _MAY_LIST = 0o011, 0o044
"""Rights of other accounts to a folder."""
_OURS = re.compile(r"(games\.sqlite3|sound\.json|\.writable-).*|running\.json|hub\.lock|clips|voices")
"""Names of what Nightwake puts into its folder."""
WAY_OUT = "Choose a folder that can be written to: nightwake --data-dir FOLDER"


class Running(msgspec.Struct, frozen=True, kw_only=True):
    """A note of the hub that runs with a folder."""

    pid: int
    port: int
    root: str
    """URL of the hub for this machine's own browser."""


class DataFolder:
    """An existing, writable folder. Holds nothing open until :meth:`claim`.

    What lies in it is for the account alone: the log has everybody's roles and links, and the clips that are
    kept say what is going to be told. A folder that was there before is closed to others too, if it is the
    account's and there is nothing else in it; any other is left as it is (see :attr:`open_to_others`).
    """

    def __init__(self, path: Path | None = None) -> None:
        """Makes the folder (the account's own if ``None``). Raises :class:`TroubleError`."""
        self.path = path if path is not None else usual()
        try:
            made = not self.path.exists()
            self.path.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
            if made or path is None or self._holds_nothing_else():
                _close(self.path, PRIVATE_FOLDER)
            probe = self.path / f".writable-{os.getpid()}"
            probe.write_bytes(b"")
            probe.unlink()
        except OSError as error:
            raise TroubleError(
                f"Nightwake can't keep its games in {self.path}: {_reason(error)}. {WAY_OUT}"
            ) from None
        self._claimed: IO[bytes] | None = None
        self._close_what_is_there()

    def _holds_nothing_else(self) -> bool:
        """Whether the folder is this account's, and holds at most what Nightwake puts there."""
        mine = self.path.stat().st_uid == os.geteuid() if sys.platform != "win32" else False
        return mine and all(_OURS.fullmatch(entry.name) for entry in self.path.iterdir())

    @property
    def open_to_others(self) -> bool:
        """Whether other accounts can see when its files grow, and by how much, though not what is in them."""
        if sys.platform == "win32":
            return False
        folder = self.path.resolve()
        leads_there = all(above.stat().st_mode & _MAY_PASS for above in folder.parents)
        return leads_there and bool(folder.stat().st_mode & (_MAY_PASS | _MAY_LIST))

    def _close_what_is_there(self) -> None:
        """Also what an earlier version, or somebody's hand, has left open to others."""
        with suppress(OSError):
            self.clips.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)
        _close(self.clips, PRIVATE_FOLDER)
        for file in (*self.path.glob(f"{self.log.name}*"), self._note, self._lock_file):
            _close(file, PRIVATE_FILE)

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

    @property
    def _lock_file(self) -> Path:
        return self.path / "hub.lock"

    def claim(self) -> None:
        """Makes sure that no other hub writes here. Raises :class:`TroubleError`."""
        lock = self._lock_file.open("ab")
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
        with self._lock_file.open("ab") as lock:
            return not _lock(lock)

    def release(self) -> None:
        self._note.unlink(missing_ok=True)
        if self._claimed is not None:
            self._claimed.close()
            self._claimed = None


def keep_to_oneself() -> None:
    """What this process makes from now on is for its own account alone."""
    os.umask(0o077)


def _close(path: Path, mode: int) -> None:
    """To other accounts, where the system knows of them and lets us."""
    with suppress(OSError):
        if path.exists():
            path.chmod(mode)


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
