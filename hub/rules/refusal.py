"""Why a command was refused, as a value: a key for a sentence and what belongs in it."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """``key`` names a sentence that every language has; nothing has changed."""

    key: str
    params: dict[str, str | int] = {}
