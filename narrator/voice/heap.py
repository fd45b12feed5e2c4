"""Gives memory that is free back to the system, where the C library would keep it for later."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from contextlib import suppress
from functools import cache


def give_back() -> None:
    """Hand over what is free (milliseconds); does nothing where the C library isn't glibc."""
    _trim()(0)


@cache
def _trim() -> Callable[[int], int]:
    with suppress(OSError, TypeError, AttributeError):
        found: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
        return found
    return lambda _: 0
