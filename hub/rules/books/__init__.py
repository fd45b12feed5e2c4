"""All rulebooks: one module each, found by name; adding one is adding a file with a ``BOOK``."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from hub.rules.rulebook import Rulebook

BOOKS: dict[str, Rulebook] = {
    module.name: import_module(f"{__name__}.{module.name}").BOOK for module in iter_modules(__path__)
}


def rulebook(key: str) -> Rulebook:
    """The rulebook of that key; ``KeyError`` for an unknown one."""
    return BOOKS[key]
