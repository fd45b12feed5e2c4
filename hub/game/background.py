"""Tasks beside the requests: held on to, and never failing in silence."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from hub.logs import Notes

T = TypeVar("T")
notes = Notes(__name__)


class Background:
    """The tasks of one owner."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def run(self, work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        """Runs ``work`` until it is done or :meth:`close` is called; a failure is noted once."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            notes.fault("a background task failed", error, task=task.get_name())

    async def wait(self) -> None:
        """Until everything that runs now has come to its own end."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Cancels what still runs and waits for it."""
        for task in self._tasks:
            task.cancel()
        await self.wait()
