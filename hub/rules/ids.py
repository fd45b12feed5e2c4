"""Identifiers and units that must not be mixed up."""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", int)
"""Public number of a seat at its table; never reused while the table stands."""

Seconds = float
"""A span, or a reading of a game's play clock, which stands still while the game is paused."""
