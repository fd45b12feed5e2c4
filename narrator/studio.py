"""Turns sentences into levelled sound, off the event loop, and keeps what was spoken once."""

from __future__ import annotations


class Studio:
    """A voice with its cache and worker threads; one serves all tables of a language."""
