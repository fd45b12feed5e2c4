"""Why nothing is heard: a key that pages put into words, and a sentence for terminals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

TroubleKey = Literal[
    "no-library",
    "no-device",
    "gone",
    "lost",
    "hung",
    "player-ended",
    "player-slow",
    "player-missing",
    "no-page",
    "voice",
    "other-voice",
]
KEYS: tuple[TroubleKey, ...] = get_args(TroubleKey)

VAGUE: frozenset[TroubleKey] = frozenset({"hung", "player-ended", "player-slow", "player-missing"})
"""What says less than any reason that was known before: a busy machine starts the player late."""

SINK = "sink:"
"""Begins the id of a sound server's sink; any other id is PortAudio's name for a device."""

_USUAL = "The sound device that this computer uses"
_TRIED_AGAIN = "It is tried again with the next line; until then the table's screen speaks."
_SENTENCES: Mapping[TroubleKey, tuple[str, str]] = {
    "no-library": (
        "The sound library PortAudio is missing (on Debian, Ubuntu and Raspberry Pi OS: "
        "sudo apt install libportaudio2 libasound2-plugins).",
        "The table's screen speaks instead.",
    ),
    "no-device": (
        "No sound device was found: connect a loudspeaker, and see that this user may use it.",
        "The table's screen speaks instead.",
    ),
    "gone": (
        "{device} is not there: connect it, or choose another on the host's page.",
        "The table's screen speaks until it is.",
    ),
    "lost": (
        "{device} has stopped working: see that it is plugged in and switched on, "
        "or choose another on the host's page.",
        "The table's screen speaks until it is back.",
    ),
    "hung": ("{device} has stopped answering: unplug it and connect it again.", _TRIED_AGAIN),
    "player-ended": ("The sound player ended unexpectedly.", _TRIED_AGAIN),
    "player-slow": ("The sound player did not start in time.", _TRIED_AGAIN),
    "player-missing": ("The sound player could not be started.", _TRIED_AGAIN),
    "no-page": ("No table screen plays the sound: open the table's page there and tap to enable sound.", ""),
    "other-voice": ("The chosen voice can't speak.", "Another one speaks for it."),
    "voice": ("The voice can't speak: the captions tell the story.", "Another one may be chosen."),
}
"""What is wrong with the way out, and what happens now."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why nothing is heard. ``device`` is the id of the sound device it is about; empty: the usual one."""

    key: TroubleKey
    device: str = ""

    @property
    def what(self) -> str:
        """What is wrong and what can be done, in English."""
        name = self.device.removeprefix(SINK)
        named = f"The sound device “{name}”" if name else _USUAL
        return _SENTENCES[self.key][0].format(device=named)

    def __str__(self) -> str:
        return f"{self.what} {_SENTENCES[self.key][1]}".strip()
