"""The port through which text becomes sound."""

from __future__ import annotations

from typing import Protocol

from narrator.pcm import Pcm


class VoiceError(Exception):
    """A voice can't speak; the message is a sentence that says why and what to do."""


class Voice(Protocol):
    """Speaks text of one language. Same voice, same text, same sound: what it says is kept and used again."""

    @property
    def key(self) -> str:
        """Names the voice and everything that changes how it sounds, for the cache."""
        ...

    @property
    def language(self) -> str:
        """The language it speaks: `en`, `nb`."""
        ...

    def prewarm(self) -> None:
        """Load what is needed, so that the first sentence doesn't wait for it. Raises `VoiceError`."""
        ...

    def rest(self) -> None:
        """Let go of what was loaded, without waiting for a sentence; it is loaded again when it is needed."""
        ...

    def synthesise(self, text: str) -> Pcm:
        """Speak one sentence that is safe to say (see narrator.speech_text). Raises `VoiceError`.

        Blocks for as long as it takes and may be called from any thread, from several at once.
        """
        ...
