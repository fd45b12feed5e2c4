"""Brings a voice onto this machine: Piper's list (`published`), one file (`fetch`), the whole (`install`).

A voice arrives in a folder beside the shelf, is checked there against the list's sizes and digests, and is
moved onto the shelf in one step: it is there whole or not at all. What goes wrong is an `AddError` with a
sentence that says what to do; what has arrived by then is kept, so that the next try goes on from there.
"""

from __future__ import annotations


class AddError(Exception):
    """A voice can't be added; the message is a sentence with the way out."""


class OfflineError(AddError):
    """Nobody answers at that address; another one may."""
