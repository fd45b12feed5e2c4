"""Speaks with a Piper neural voice from a model file."""

from __future__ import annotations

import json
import os
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from narrator.pcm import WIDTH, Pcm
from narrator.voice import VoiceError
from narrator.voice.heap import give_back

if TYPE_CHECKING:
    from piper import PiperVoice

# From 1.32 on, the models' runtime tells its makers how it is used, and keeps a number for the machine. Only
# this switch, set before it is loaded, keeps it from that; its own function to do so comes too late.
os.environ["ORT_DISABLE_TELEMETRY"] = "1"

_SETTINGS_VERSION = 2


class _Session:
    """A model that keeps nothing of what it needed for a sentence.

    That is about 17 MB for each second of speech. An arena of its own makes it quick, and is emptied
    afterwards; without one the C library would keep half of it, in pieces that fit no other sentence.
    """

    def __init__(self, model: Path) -> None:
        import onnxruntime  # type: ignore[import-untyped]

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        options.inter_op_num_threads = 1
        options.enable_mem_pattern = False  # it would plan anew for each length of a sentence
        no_larger_than_needed = {"arena_extend_strategy": "kSameAsRequested"}
        self._session = onnxruntime.InferenceSession(
            str(model), sess_options=options, providers=[("CPUExecutionProvider", no_larger_than_needed)]
        )
        self._emptied = onnxruntime.RunOptions()
        self._emptied.add_run_config_entry("memory.enable_memory_arena_shrinkage", "cpu:0")

    def run(self, names: Any, inputs: Any) -> Any:
        """As the runtime's own."""
        found = self._session.run(names, inputs, self._emptied)
        give_back()
        return found


@dataclass(slots=True, kw_only=True)
class PiperSpeech:
    """A Piper model: loaded at `prewarm` or the first sentence (after a `rest`), and used on one core.

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

    def rest(self) -> None:
        """Let the model go; a sentence being spoken is finished with it."""
        with self._lock:
            self._loaded = None
        give_back()

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
            from piper import PiperVoice
            from piper.config import PiperConfig

            config = PiperConfig.from_dict(json.loads(Path(f"{self.model}.json").read_text("utf-8")))
            return PiperVoice(session=_Session(self.model), config=config)
        except Exception as error:  # a broken file, a missing library: all mean the same to the table
            raise VoiceError(f"The voice {self.name!r} can't be loaded from {self.model}: {error}") from error
