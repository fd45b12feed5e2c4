"""The voices at hand: those that come along and those the host added, and the one that is to speak."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from narrator.catalog import Catalog, VoiceEntry, entry, read_catalog
from narrator.voice import Voice, VoiceError

ABOUT = "voice.json"
"""File beside an added model: its language, speakers, licence and source, as in the catalogue."""


class Shelf:
    """All voices known on this machine. Looks at the folder of added voices each time it is asked."""

    def __init__(self, added: Path | None = None, catalog: Catalog | None = None) -> None:
        """`added`: the folder of voices that the host added, one folder each."""
        self.added = added
        self.catalog = catalog or read_catalog()

    def voices(self) -> tuple[VoiceEntry, ...]:
        """The catalogue's and the added ones, in the order of preference."""
        more = {voice.id: voice for voice in self._added()}
        known = [_as_added(voice, more.pop(voice.id, voice)) for voice in self.catalog.voices]
        neural = [voice for voice in known if voice.engine == "piper"]
        return (*neural, *more.values(), *(voice for voice in known if voice.engine != "piper"))

    def here(self, language: str) -> tuple[VoiceEntry, ...]:
        """Those that can speak the language now, the preferred one first."""
        return tuple(v for v in self.voices() if v.language == language and v.is_here(self.added))

    def better(self, language: str) -> VoiceEntry | None:
        """A voice worth adding; `None` while a neural one is here."""
        if any(voice.engine == "piper" for voice in self.here(language)):
            return None
        return self.catalog.to_add(language)

    def find(self, wanted: str) -> tuple[VoiceEntry, str]:
        """The voice (and speaker) called `ID` or `ID:SPEAKER`. `VoiceError` when nobody is called that."""
        name, _, speaker = wanted.partition(":")
        for voice in self.voices():
            if voice.id == name:
                return voice, speaker
        known = ", ".join(voice.id for voice in self.voices())
        raise VoiceError(f"There is no voice {name!r}. There are: {known}.")

    def open(self, language: str, chosen: str | None = None) -> Voice:
        """The voice to tell a game in: the `chosen` one, else the first of the language that is here.

        Raises `VoiceError` with a sentence for the host.
        """
        if chosen is not None:
            voice, speaker = self.find(chosen)
            return voice.open(self.added, speaker)
        for voice in self.here(language):
            return voice.open(self.added)
        raise VoiceError(f"No voice here speaks the language {language!r}.")

    def _added(self) -> Iterator[VoiceEntry]:
        if self.added is None or not self.added.is_dir():
            return
        for folder in sorted(self.added.iterdir()):
            try:
                about = json.loads((folder / ABOUT).read_text("utf-8"))
                about["speakers"] = tuple(about.get("speakers", ()))
                yield entry(folder.name, about)
            except (OSError, ValueError, TypeError, AttributeError, VoiceError):
                continue  # not one of ours, or damaged: it is added again where it is wanted


def _as_added(known: VoiceEntry, added: VoiceEntry) -> VoiceEntry:
    """The catalogue knows a voice best, but for what it was added for."""
    return replace(known, language=added.language, speakers=added.speakers)


def open_voice(language: str, *, chosen: str | None = None, added: Path | None = None) -> Voice:
    """See `Shelf.open`."""
    return Shelf(added).open(language, chosen)
