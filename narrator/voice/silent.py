"""A voice of silence that takes the time that speaking would: for tables without sound, and for tests."""

from __future__ import annotations

from dataclasses import dataclass

from narrator.pcm import Pcm

_SECONDS_A_CHARACTER = 0.065
_SECONDS_AT_LEAST = 0.8


def reading_time(text: str) -> float:
    """Seconds that the text takes to be said, and comfortably to be read."""
    return max(_SECONDS_AT_LEAST, _SECONDS_A_CHARACTER * len(text))


@dataclass(frozen=True, slots=True)
class SilentVoice:
    """Says nothing, for as long as saying it would take."""

    language: str
    key: str = "silent"

    def prewarm(self) -> None:
        """Nothing to load."""

    def rest(self) -> None:
        """Nothing to let go."""

    def synthesise(self, text: str) -> Pcm:
        """Silence of the text's `reading_time`."""
        return Pcm.silence(reading_time(text))
