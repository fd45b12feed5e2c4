"""Chooses voices and speakers for a hub; nothing of them is loaded before a line is to be spoken."""

from __future__ import annotations

from hub.folder import DataFolder
from hub.game.voices import HouseVoices
from hub.options import VoiceOut
from narrator.outlet import Outlet
from narrator.studio import Studio


def house_voices(out: VoiceOut, folder: DataFolder) -> HouseVoices:
    """Voices that are heard where ``out`` says."""

    def studio(language: str) -> Studio:
        return make_studio(language, folder)

    return HouseVoices(out, studio, _speakers)


def make_studio(language: str, folder: DataFolder) -> Studio:
    """The voice of a language with its cache; of silence where there is none."""
    from narrator.cache import DiskCache
    from narrator.shelf import open_voice
    from narrator.voice import Voice, VoiceError
    from narrator.voice.silent import SilentVoice

    voice: Voice
    try:
        voice = open_voice(language, added=folder.voices)
    except VoiceError:
        voice = SilentVoice(language)
    return Studio(voice, DiskCache(folder.clips))


def _speakers() -> Outlet:
    from narrator.speakers.outlet import SpeakersOutlet

    return SpeakersOutlet()
