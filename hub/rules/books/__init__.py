"""All rulebooks: one module each, found by name; adding one is adding a file with a ``BOOK``."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from hub.rules.refusal import Refusal
from hub.rules.rulebook import Rulebook

BOOKS: dict[str, Rulebook] = {
    module.name: import_module(f"{__name__}.{module.name}").BOOK for module in iter_modules(__path__)
}


def rulebook(key: str) -> Rulebook:
    """The rulebook of that key; ``KeyError`` for an unknown one."""
    return BOOKS[key]


def unknown_rulebook() -> Refusal:
    """No rulebook has the key that was asked for; the refusal names those that there are."""
    return Refusal("unknown-rulebook", {"known": ", ".join(BOOKS)})
