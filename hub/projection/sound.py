"""The shapes of what is said about a table's sound: where it comes from, who speaks, through which device."""

from __future__ import annotations

from typing import Literal

from hub.projection.base import View


class TroubleView(View, frozen=True, kw_only=True):
    """Why something is not heard: a key for a sentence, and the name of the sound device that it is about."""

    key: Literal[
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
    device: str = ""
    """Empty: the one that the host's machine uses anyway."""


class Sound(View, frozen=True, kw_only=True):
    """Where the voice comes from and how it is."""

    out: Literal["speakers", "browser", "both", "off"]
    trouble: TroubleView | None = None
    """Something that should be heard is not."""
    silent: bool = False
    """Nobody hears anything: the speakers don't sound, and no table screen may, or there is none."""
    instead: bool = False
    """The table's page speaks because the host's speakers don't: that is what ``trouble`` is about."""
    volume: float = 1.0
    muted: bool = False
    bed: bool = True
    """The night's sounds are wanted."""
    signs: bool = True
    """So are the bell, the drum and the morning."""
    bed_volume: float = 1.0
    """From 0 to 1, of both."""
    night: bool = False
    """The night's sounds are to be heard now."""
    page: str = ""
    """Browser sound: the page that speaks, by the id it gave itself; empty: none yet."""
    clip: str | None = None
    """Browser sound: id of the clip to play now; fetched at ``api/tables/<code>/clips/<id>``."""


class VoiceRow(View, frozen=True, kw_only=True):
    """A voice that can be chosen; ``plain``: a synthetic one, robotic but clear."""

    id: str
    title: str
    plain: bool = False


class BetterVoice(View, frozen=True, kw_only=True):
    """A voice that would sound better and has to be added once."""

    title: str
    size: int
    """Bytes to be downloaded."""
    command: str
    """What adds it, typed in the hub's terminal."""


class Telling(View, frozen=True, kw_only=True):
    """Who tells the games in the table's language, and who else could."""

    voice: str = ""
    """Id of the one that speaks; empty where nobody can."""
    voices: tuple[VoiceRow, ...] = ()
    better: BetterVoice | None = None
    brisk: bool = False
    """Lines are told in their short forms."""


class DeviceView(View, frozen=True, kw_only=True):
    """A sound device of the host's machine; ``id`` is empty for the one that its system uses anyway."""

    id: str
    name: str


class Speakers(View, frozen=True, kw_only=True):
    """The house's speakers: one pair for all of its tables."""

    device: str = ""
    """Id of the chosen one."""
    devices: tuple[DeviceView, ...] = ()
    """Those found when they were last looked for."""
    lead_in: int = 500
    """Milliseconds of near-silence before a line that follows ten quiet seconds, for Bluetooth."""
