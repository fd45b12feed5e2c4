"""The narrator's notes for the host: a structlog logger that is only imported for its first line."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from structlog.stdlib import BoundLogger


class Notes:
    """Logs under `name`. structlog takes longer to import than the whole narrator does."""

    def __init__(self, name: str) -> None:
        self._name = name

    @cached_property
    def _logger(self) -> BoundLogger:
        import structlog

        logger: BoundLogger = structlog.stdlib.get_logger(self._name)
        return logger

    def debug(self, event: str, **about: object) -> None:
        self._logger.debug(event, **about)

    def warning(self, event: str, **about: object) -> None:
        self._logger.warning(event, **about)

    def error(self, event: str, **about: object) -> None:
        self._logger.error(event, **about)

    def exception(self, event: str, **about: object) -> None:
        """An error, with the exception that is being handled."""
        self._logger.exception(event, **about)
