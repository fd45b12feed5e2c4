"""Speaks with a Piper neural voice from a model file."""

from __future__ import annotations

import json
import os
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from narrator.pcm import WIDTH, Pcm
from narrator.voice import VoiceError

if TYPE_CHECKING:
    from piper import PiperVoice

# From 1.32 on, the models' runtime tells its makers how it is used, and keeps a number for the machine. Only
# this switch, set before it is loaded, keeps it from that; its own function to do so comes too late.
os.environ["ORT_DISABLE_TELEMETRY"] = "1"

_SETTINGS_VERSION = 2


@dataclass(slots=True, kw_only=True)
class PiperSpeech:
    """A Piper model: loaded once, at `prewarm` or the first sentence, and used on one core.

    Both of Piper's noises are off. With them every rendering of a sentence differs, and there is no seed that
    could be set for each; without them the same text always gives the same sound, so a cached clip and a new
    one are one and the same. Measured on the English voice, nothing is lost: the pitch moves as much (4.3
    semitones either way), as much energy lies above 4 kHz, and a speech recogniser gets more of it right.
    """

    language: str
    name: str
    model: Path
    pace: float = 1.0
    """Length of each sound against the model's own: above 1 is slower."""
    speaker: str = ""
    """One of a model with several, by its name; empty: the first."""
    _loaded: PiperVoice | None = field(default=None, init=False)
    _lock: threading.Lock = field(default_factory=threading.Lock, init=False)

    @property
    def key(self) -> str:
        """The model's name, its speaker and pace, and the version of the settings here."""
        return f"piper/{self.name}/{self.speaker}/{self.pace}/{_SETTINGS_VERSION}"

    def prewarm(self) -> None:
        """Load the model (a third of a second, 140 MB) and say a word, for the first one takes longer."""
        self.synthesise("Ready.")

    def synthesise(self, text: str) -> Pcm:
        """Speak the text on one core, at about a tenth of the time it takes to say."""
        from piper import SynthesisConfig

        voice = self._voice()
        settings = SynthesisConfig(
            speaker_id=self._speaker_id(voice),
            length_scale=self.pace * voice.config.length_scale,
            noise_scale=0.0,
            noise_w_scale=0.0,
        )
        try:
            chunks = [chunk.audio_int16_bytes for chunk in voice.synthesize(text, settings)]
        except Exception as error:  # the model's runtime raises types of its own
            raise VoiceError(f"The voice {self.name!r} could not speak a line: {error}") from error
        samples = b"".join(chunks)
        if len(samples) < WIDTH:
            raise VoiceError(f"The voice {self.name!r} found nothing to say in a line.")
        return Pcm(samples, voice.config.sample_rate)

    def _speaker_id(self, voice: PiperVoice) -> int | None:
        """The model's number for the speaker; `None`: its own first choice."""
        if not self.speaker:
            return None
        known: int | None = voice.config.speaker_id_map.get(self.speaker)
        return int(self.speaker) if known is None and self.speaker.isdecimal() else known

    def _voice(self) -> PiperVoice:
        with self._lock:
            if self._loaded is None:
                self._loaded = self._load()
            return self._loaded

    def _load(self) -> PiperVoice:
        try:
            import onnxruntime  # type: ignore[import-untyped]
            from piper import PiperVoice
            from piper.config import PiperConfig

            options = onnxruntime.SessionOptions()
            options.intra_op_num_threads = 1
            options.inter_op_num_threads = 1
            options.enable_cpu_mem_arena = False  # it would keep what the longest sentence needed for good
            options.enable_mem_pattern = False
            session = onnxruntime.InferenceSession(
                str(self.model), sess_options=options, providers=["CPUExecutionProvider"]
            )
            config = PiperConfig.from_dict(json.loads(Path(f"{self.model}.json").read_text("utf-8")))
            return PiperVoice(session=session, config=config)
        except Exception as error:  # a broken file, a missing library: all mean the same to the table
            raise VoiceError(f"The voice {self.name!r} can't be loaded from {self.model}: {error}") from error
