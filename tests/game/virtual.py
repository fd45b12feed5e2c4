"""An event loop whose time passes only while nobody has anything to do: an evening takes seconds."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec

P = ParamSpec("P")


class _Selector(selectors.SelectSelector):
    """Where the loop would wait, time jumps instead; threads get ``patience`` real seconds first."""

    patience = 0.0
    jumped = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            return super().select(1.0)  # nothing is due at all: somebody else has to wake the loop
        ready: list[tuple[selectors.SelectorKey, int]] = super().select(min(timeout, self.patience))
        if not ready and timeout > 0:
            self.jumped += timeout
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """``loop.time()`` is the test's own clock, from 0."""

    def __init__(self) -> None:
        self._virtual = _Selector()
        super().__init__(self._virtual)

    def time(self) -> float:
        return self._virtual.jumped

    def wait_for_threads(self, patience: float = 0.002) -> None:
        """From now on nothing jumps before others had this many real seconds."""
        self._virtual.patience = patience

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:
        """Without the limit that newer Pythons set: it is over at once where time jumps."""
        await super().shutdown_default_executor()

    def sleep_machine(self, seconds: float) -> None:
        """The machine is asleep: its clock goes on, and nobody can do anything."""
        self._virtual.jumped += seconds


def now() -> float:
    """Seconds on the running loop's clock; to be handed to whoever wants a monotonic clock."""
    return asyncio.get_running_loop().time()


def in_no_time(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Runs an ``async def`` test on a loop of its own, in virtual time."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def main() -> None:
            await test(*args, **kwargs)

        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            runner.run(main())

    return run
