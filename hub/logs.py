"""The hub's own notes for the host: short lines on the terminal, never a token, a name or an input."""

from __future__ import annotations

import io
import sys
from collections.abc import MutableMapping
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import structlog


class Notes:
    """A logger that costs nothing before the first line: structlog takes longer to import than all else.

    ``event`` is a fixed phrase; what varies goes into keywords and must be harmless to whoever reads it.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def debug(self, event: str, **about: object) -> None:
        _logger(self._name).debug(event, **about)

    def info(self, event: str, **about: object) -> None:
        _logger(self._name).info(event, **about)

    def warning(self, event: str, **about: object) -> None:
        _logger(self._name).warning(event, **about)

    def error(self, event: str, **about: object) -> None:
        _logger(self._name).error(event, **about)

    def fault(self, event: str, error: BaseException, **about: object) -> None:
        """An error of ours: its kind and where it was raised, without the values that were at hand."""
        self.error(event, kind=type(error).__name__, where=_where(error), **about)


@cache
def _logger(name: str) -> structlog.stdlib.BoundLogger:
    import structlog

    configure()
    logger: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger(name)
    return logger


def _where(error: BaseException) -> str:
    """The last places on the way to ``error``, innermost first: module and line."""
    places = []
    step = error.__traceback__
    while step is not None:
        places.append(f"{step.tb_frame.f_globals.get('__name__', '?')}:{step.tb_lineno}")
        step = step.tb_next
    return " < ".join(reversed(places[-4:]))


def _harmless(logger: object, method: str, about: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """What varies may come from outside: nothing of it moves the cursor or turns a line around."""
    return {name: _printable(value) if isinstance(value, str) else value for name, value in about.items()}


def _printable(text: str) -> str:
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)


class _StandardError(io.StringIO):
    """Whatever standard error is at the moment of writing."""

    def write(self, text: str) -> int:
        return sys.stderr.write(text)

    def flush(self) -> None:
        sys.stderr.flush()


def configure(verbose: bool = False) -> None:
    """Human lines on standard error, from *warning* on, or everything with ``verbose``. Imports structlog.

    What has been configured stays as it is.
    """
    import logging

    import structlog

    if structlog.is_configured():
        return
    structlog.configure(
        processors=[
            _harmless,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="%H:%M:%S", utc=False),
            structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.DEBUG if verbose else logging.WARNING),
        logger_factory=structlog.WriteLoggerFactory(file=_StandardError()),
        cache_logger_on_first_use=True,
    )
