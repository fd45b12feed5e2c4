"""Speaks with espeak-ng, small and robotic: for languages that have no neural voice at hand."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from zlib import crc32

from narrator.pcm import WIDTH, Pcm
from narrator.voice import VoiceError

_RETRIEVAL = 1
_DONT_EXIT = 0x8000
_UTF8 = 1
_PHONEMES = 0x100
"""What stands in double brackets are sounds, not letters. Nobody's name can: brackets are never said."""
_RATE, _PITCH, _GAP = 1, 3, 7
_BETWEEN_WORDS = 2
"""Hundredths of a second: words that run into each other are hard to tell apart in this voice."""
_ON_SOUND = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)

_WORD = re.compile(r"\w+")

_own_thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="espeak")
"""The library aborts the process when entered from two threads, so this one thread has it for itself."""


class _Library:
    """The loaded library. There is one a process; it lives in `_own_thread`."""

    def __init__(self) -> None:
        import espeakng_loader  # type: ignore[import-untyped]

        # RTLD_LOCAL, ctypes' default, keeps its symbols apart from those of the copy inside Piper.
        self._lib = ctypes.CDLL(espeakng_loader.get_library_path(), mode=ctypes.RTLD_LOCAL)
        path = espeakng_loader.get_data_path().encode()
        self.rate = int(self._lib.espeak_Initialize(_RETRIEVAL, 0, path, _DONT_EXIT))
        if self.rate <= 0:
            raise OSError("espeak-ng did not find its data")
        self._heard = bytearray()
        self._callback = _ON_SOUND(self._on_sound)  # kept: the library doesn't own it
        self._lib.espeak_SetSynthCallback(self._callback)

    def speak(self, voice: str, text: str, words_a_minute: int, pitch: int) -> bytes:
        self._heard.clear()
        if self._lib.espeak_SetVoiceByName(voice.encode()) != 0:
            raise OSError(f"espeak-ng has no voice {voice!r}")
        self._lib.espeak_SetParameter(_RATE, words_a_minute, 0)
        self._lib.espeak_SetParameter(_PITCH, pitch, 0)
        self._lib.espeak_SetParameter(_GAP, _BETWEEN_WORDS, 0)
        data = text.encode() + b"\0"
        flags, size = _UTF8 | _PHONEMES, ctypes.c_size_t(len(data))
        if self._lib.espeak_Synth(data, size, 0, 0, 0, flags, None, None) != 0:
            raise OSError("espeak-ng refused the text")
        self._lib.espeak_Synchronize()
        return bytes(self._heard)

    def _on_sound(self, samples: object, count: int, _events: object) -> int:
        if samples and count > 0:
            self._heard += ctypes.string_at(samples, count * WIDTH)  # type: ignore[arg-type]
        return 0


_library: _Library | None = None


def _loaded() -> _Library:
    global _library
    if _library is None:
        _library = _Library()
    return _library


@dataclass(frozen=True, slots=True, kw_only=True)
class EspeakSpeech:
    """One of espeak-ng's voices, by its own name (`nb`). Its sound varies slightly from time to time."""

    language: str
    name: str
    words_a_minute: int = 145
    pitch: int = 40
    says: Mapping[str, str] = field(default_factory=dict)
    """Words it gets wrong, in small letters -> as they sound in its letters, or in its sounds in `[[…]]`."""
    _settings_version: int = field(default=2, init=False)

    @property
    def key(self) -> str:
        """The voice's name and settings."""
        says = crc32(repr(sorted(self.says.items())).encode())
        return f"espeak/{self.name}/{self.words_a_minute}/{self.pitch}/{says}/{self._settings_version}"

    def prewarm(self) -> None:
        """Load the library and its data (a few milliseconds)."""
        self._in_own_thread("")

    def rest(self) -> None:
        """Nothing worth letting go; the library is there for the whole process."""

    def synthesise(self, text: str) -> Pcm:
        """Speak the text, at about a hundredth of the time it takes to say."""
        pcm = self._in_own_thread(text)
        if not pcm.samples:
            raise VoiceError(f"The voice {self.name!r} found nothing to say in a line.")
        return pcm

    def _in_own_thread(self, text: str) -> Pcm:
        try:
            return _own_thread.submit(self._speak, text).result()
        except Exception as error:
            raise VoiceError(f"The voice {self.name!r} can't speak: {error}") from error

    def _speak(self, text: str) -> Pcm:
        library = _loaded()
        text = _WORD.sub(lambda word: self.says.get(word[0].lower(), word[0]), text)
        samples = library.speak(self.name, text, self.words_a_minute, self.pitch) if text else b""
        return Pcm(samples, library.rate)
