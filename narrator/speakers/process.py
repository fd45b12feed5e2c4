"""The player process as the hub sees it: started, spoken to, listened to, ended."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from narrator.outlets.timing import resolve
from narrator.speakers import wire
from narrator.trouble import KEYS, TroubleKey

COMMAND: Sequence[str] = (sys.executable, "-P", "-m", "narrator.player")
"""`-P`: what lies about in the folder the hub was started in is not to be taken for a module of Python's."""
_PATIENCE_AT_THE_END = 0.5
_AT_ONCE = getattr(signal, "SIGKILL", signal.SIGTERM)


class PlayerProcess:
    """One player. `ready` resolves when it has its device, `gone` when it has ended, for whatever reason."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        loop = asyncio.get_running_loop()
        self._process = process
        self.ready: asyncio.Future[None] = loop.create_future()
        self.gone: asyncio.Future[None] = loop.create_future()
        self.reason: TroubleKey | None = None
        """Why it ends, if it has said so."""
        self.message = ""
        """The sound library's own words about it."""
        self.on_started: Callable[[int], None] = lambda clip: None
        self.on_finished: Callable[[int], None] = lambda clip: None
        self._listener = asyncio.create_task(self._listen(), name="listening to the player")

    @classmethod
    async def start(cls, command: Sequence[str]) -> PlayerProcess:
        """Start a player; `OSError` when that can't be done."""
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,  # sound libraries are chatty there
            env=environment(),
        )
        return cls(process)

    @property
    def pid(self) -> int:
        """The process's id."""
        return self._process.pid

    def send(self, frame: wire.Frame) -> None:
        """Hand over a frame without waiting; a player that is gone doesn't get it."""
        if self._process.stdin is not None and not self.gone.done():
            self._process.stdin.write(wire.encode(frame))

    def kill(self) -> None:
        """End it at once, hung or not."""
        kill(self._process)

    @property
    def is_over(self) -> bool:
        """Nothing is left of it."""
        return self._listener.done()

    async def ended(self) -> None:
        """Wait until nothing is left of it."""
        await self._listener

    async def close(self) -> None:
        """Ask it to end, and see to it that it does."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        try:
            await asyncio.wait_for(asyncio.shield(self.gone), _PATIENCE_AT_THE_END)
        except TimeoutError:
            self.kill()
        await self._listener

    async def _listen(self) -> None:
        assert self._process.stdout is not None
        try:
            while line := await self._process.stdout.readline():
                self._hear(line)
        finally:
            self.kill()  # it has closed its end, so it is no use any more
            resolve(self.gone)
            await self._process.wait()

    def _hear(self, line: bytes) -> None:
        match wire.parse_event(line):
            case {"event": "ready"}:
                resolve(self.ready)
            case {"event": "started", "clip": int(clip)}:
                self.on_started(clip)
            case {"event": "finished", "clip": int(clip)}:
                self.on_finished(clip)
            case {"event": "trouble", "reason": str(reason), "message": str(message)}:
                self.reason = next((key for key in KEYS if key == reason), None)
                self.message = message


def kill(process: asyncio.subprocess.Process) -> None:
    """End it at once, and leave it to asyncio to take note; to be followed by `wait()` on it.

    The process's own `kill` looks first whether it has ended. A child's end can be seen once only, and when
    asyncio, which waits for it, comes second, it warns of an "unknown child process" on the terminal.
    """
    if process.returncode is None:
        with suppress(ProcessLookupError):
            os.kill(process.pid, _AT_ONCE)


def environment() -> dict[str, str]:
    """This process's own, with the way to this package where it runs from a work tree."""
    home = Path(__file__).resolve().parents[2]
    if home.name in {"site-packages", "dist-packages"}:
        return dict(os.environ)
    found = [path for path in (os.environ.get("PYTHONPATH"), str(home)) if path]
    return os.environ | {"PYTHONPATH": os.pathsep.join(found)}
