"""What all shapes that leave the hub have in common."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Base of everything that is sent."""
