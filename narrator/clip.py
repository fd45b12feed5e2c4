"""A piece of sound ready to be heard, with the words it carries."""

from __future__ import annotations

from dataclasses import dataclass

from narrator.pcm import Pcm


@dataclass(frozen=True, slots=True, kw_only=True)
class Clip:
    """One piece of narration: mixed sound and the caption it belongs to."""

    pcm: Pcm
    caption: str = ""

    @property
    def duration(self) -> float:
        """Length in seconds."""
        return self.pcm.duration
