"""What keeps Nightwake from starting or doing what was asked, as a sentence with the way out."""

from __future__ import annotations


class TroubleError(Exception):
    """The message is for the person at the terminal; nothing else is shown."""
