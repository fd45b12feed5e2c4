"""Chooses voices and speakers for a hub; nothing of them is loaded before a line is to be spoken."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hub.folder import DataFolder
from hub.game.sound_memory import SoundMemory
from hub.game.voices import HouseVoices
from hub.options import Language, Options
from hub.projection.sound import BetterVoice, Telling, VoiceRow
from hub.trouble import TroubleError
from narrator.clip import Sign
from narrator.outlet import Outlet
from narrator.pcm import Pcm
from narrator.studio import Studio

if TYPE_CHECKING:
    from narrator.catalog import VoiceEntry
    from narrator.shelf import Shelf

LOOKS_EVERY = 5.0
"""Seconds until the folder of added voices is looked at again."""
MOST_SPEAKERS = 20
"""Speakers of one model that the host page offers; the others go by ``--voice``."""


def house_voices(options: Options, folder: DataFolder) -> HouseVoices:
    """Voices that are heard where the options say. A demonstration's sound is set for itself alone."""
    memory = SoundMemory(None if options.demo is not None else folder.path / "sound.json")
    if options.device is not None or options.lead_in is not None:
        was = memory.house
        memory.set_house(
            replace(
                was,
                device=was.device if options.device is None else options.device,
                lead_in=was.lead_in if options.lead_in is None else options.lead_in,
            )
        )
    studios = ShelfStudios(folder, options.voice)

    def speakers() -> Outlet:
        from narrator.speakers.outlet import SpeakersOutlet

        return SpeakersOutlet(device=memory.house.device, bed=lambda: _night(folder))

    return HouseVoices(options.voice_out, studios, speakers, memory, _sign, _devices, lambda: _night(folder))


class ShelfStudios:
    """The voices of the shelf. ``usual`` is the host's choice for its own language, from the command line."""

    def __init__(self, folder: DataFolder, usual: str | None = None) -> None:
        self._folder = folder
        self._usual = usual
        self._told: dict[tuple[str, str], tuple[float, Telling]] = {}

    def telling(self, language: str, voice: str) -> Telling:
        """Who speaks; looked up anew every few seconds, for a voice may be added while the hub runs."""
        now = time.monotonic()
        at, told = self._told.get((language, voice), (0.0, Telling()))
        if not at or now - at > LOOKS_EVERY:
            told = self._look(language, voice)
            self._told[language, voice] = (now, told)
        return told

    def make(self, language: str, voice: str) -> Studio:
        return make_studio(language, self._folder, voice or None)

    def _look(self, language: str, voice: str) -> Telling:
        shelf = _shelf(self._folder)
        rows = tuple(row for found in shelf.here(language) for row in _rows(found))
        known = [row.id for row in rows]
        usual = self._usual if self._usual and shelf.find(self._usual)[0].language == language else ""
        better = shelf.better(language)
        return Telling(
            voice=voice if voice in known else usual or next(iter(known), ""),
            voices=rows,
            better=None if better is None else _better(better),
        )


def _rows(voice: VoiceEntry) -> tuple[VoiceRow, ...]:
    plain = voice.engine == "espeak"
    row = VoiceRow(id=voice.id, title=voice.title or voice.id, plain=plain)
    speakers = voice.speakers[:MOST_SPEAKERS]
    return (
        row,
        *(VoiceRow(id=f"{voice.id}:{name}", title=f"{row.title}, {name}", plain=plain) for name in speakers),
    )


def _better(voice: VoiceEntry) -> BetterVoice:
    return BetterVoice(title=voice.title, size=voice.size, command=f"nightwake voices add {voice.language}")


def language_of_voice(voice: str, folder: DataFolder) -> Language:
    """The language that a voice of the shelf speaks. Raises TroubleError when it can't speak here."""
    from narrator.voice import VoiceError

    shelf = _shelf(folder)
    try:
        found, _ = shelf.find(voice)
        shelf.open(found.language, voice)
    except VoiceError as error:
        raise TroubleError(str(error)) from None
    return "nb" if found.language == "nb" else "en"


def make_studio(language: str, folder: DataFolder, voice: str | None = None) -> Studio:
    """A voice with its cache, by its id or the usual one of a language; of silence where there is none.

    The others of the language that are here help out when it can't speak.
    """
    from narrator.cache import DiskCache
    from narrator.voice import Voice, VoiceError
    from narrator.voice.silent import SilentVoice

    shelf = _shelf(folder)
    speaks: Voice
    try:
        speaks = shelf.open(language, voice)
    except VoiceError:
        speaks = SilentVoice(language)
    others = (entry.open(shelf.added) for entry in shelf.here(language))
    return Studio(speaks, DiskCache(folder.clips), [other for other in others if other.key != speaks.key])


def _shelf(folder: DataFolder) -> Shelf:
    from narrator.shelf import Shelf

    return Shelf(folder.voices)


def _sign(cue: str) -> Sign | None:
    from narrator.bed.signs import opens

    return opens(cue)


def _night(folder: DataFolder) -> Pcm:
    """The night's loop, kept like a clip: making it takes a small computer some seconds."""
    from narrator.bed import ambience
    from narrator.cache import DiskCache

    cache, name = DiskCache(folder.clips), f"night {ambience.NIGHT_VERSION}"
    kept = cache.get("bed", name)
    if kept is None:
        kept = ambience.night()
        cache.put("bed", name, kept)
    return kept


async def _devices() -> Sequence[tuple[str, str]]:
    from narrator.speakers.devices import listed

    return await listed()
