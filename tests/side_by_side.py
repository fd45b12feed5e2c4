"""Long checks that need nothing but a processor, on all of them at once: each in a process of its own."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Protocol, TypeVar

import pytest

T = TypeVar("T", covariant=True)


class Outcome(Protocol[T]):
    """What came of the check with a test's parameters, once it has come; raises what it raised."""

    def __call__(self, **params: object) -> T: ...


@contextmanager
def side_by_side(request: pytest.FixtureRequest, check: Callable[..., T]) -> Iterator[Outcome[T]]:
    """For a fixture of a module: begins ``check`` with the parameters of all chosen tests that ask for it.

    ``check`` and what it is given and gives back go to another process, so it stands in a module by itself.
    """
    asking = [
        item
        for item in request.session.items
        if isinstance(item, pytest.Function)
        and item.module.__name__ == request.module.__name__
        and request.fixturename in item.fixturenames
    ]
    # Not forked: this process has threads.
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        begun = {
            frozenset(item.callspec.params.items()): pool.submit(check, **item.callspec.params)
            for item in asking
        }
        yield lambda **params: begun[frozenset(params.items())].result()
        pool.shutdown(cancel_futures=True)
