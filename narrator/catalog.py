"""Which languages can be told, and which voices are known: `voices/catalog.toml` as values."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, get_args

from narrator.voice import Voice, VoiceError
from narrator.voice.espeak import EspeakSpeech
from narrator.voice.piper import PiperSpeech

Engine = Literal["piper", "espeak"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SpokenLanguage:
    """A language that has a script; `piper` are the families of Piper's voices that can read it."""

    key: str
    name: str
    piper: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class VoiceEntry:
    """One voice; the fields are explained in `voices/catalog.toml`."""

    id: str
    language: str
    engine: Engine
    licence: str
    source: str
    title: str = ""
    package: str = ""
    name: str = ""
    pace: float = 1.0
    size: int = 0
    speakers: tuple[str, ...] = ()
    """Those a Piper model with several can be asked for."""

    def model_file(self, added: Path | None) -> Path | None:
        """Where the model is: in its package's data or in the folder of `added` voices; `None` if nowhere."""
        folder = _package_data(self.package) if self.package else added and added / self.id
        path = folder / f"{self.id}.onnx" if folder else None
        return path if path and path.is_file() and Path(f"{path}.json").is_file() else None

    def is_here(self, added: Path | None) -> bool:
        """Whether it can speak without anything being added first."""
        match self.engine:
            case "piper":
                return self.model_file(added) is not None
            case "espeak":
                return find_spec("espeakng_loader") is not None

    def open(self, added: Path | None, speaker: str = "") -> Voice:
        """The voice, not yet loaded. `VoiceError` when it isn't here."""
        if speaker and speaker not in self.speakers:
            known = ", ".join(self.speakers[:20]) or "it has only one"
            raise VoiceError(f"The voice {self.id} has no speaker {speaker!r}: {known}.")
        if self.engine == "espeak":
            return EspeakSpeech(language=self.language, name=self.name, says=_says(self.language))
        path = self.model_file(added)
        if path is None:
            raise VoiceError(
                f"The voice {self.id} is not here yet. Add it with: nightwake voices add {self.id}"
            )
        return PiperSpeech(language=self.language, name=self.id, model=path, pace=self.pace, speaker=speaker)


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalog:
    """The languages by key, the voices in the order of preference, and where Piper publishes more."""

    languages: Mapping[str, SpokenLanguage]
    voices: tuple[VoiceEntry, ...]
    published: str

    def language_of(self, family: str) -> SpokenLanguage | None:
        """The language with a script that a Piper voice of that family can read."""
        return next((known for known in self.languages.values() if family in known.piper), None)

    def to_add(self, language: str) -> VoiceEntry | None:
        """The voice of the language that is worth downloading."""
        downloads = (v for v in self.voices if v.engine == "piper" and not v.package)
        return next((voice for voice in downloads if voice.language == language), None)


def read_catalog(text: str | None = None) -> Catalog:
    """The catalogue. `VoiceError` names the first entry that makes no sense."""
    if text is None:
        return _own()
    tables = tomllib.loads(text)
    languages = {
        key: SpokenLanguage(key=key, name=about["name"], piper=tuple(about.get("piper", ())))
        for key, about in tables.get("languages", {}).items()
    }
    return Catalog(
        languages=languages,
        voices=tuple(entry(key, fields) for key, fields in tables.get("voices", {}).items()),
        published=tables.get("published", {}).get("url", ""),
    )


@cache
def _own() -> Catalog:
    return read_catalog((files("voices") / "catalog.toml").read_text("utf-8"))


@cache
def _says(language: str) -> Mapping[str, str]:
    """Words of the language that espeak gets wrong, as they are to be said."""
    path = files("voices") / language / "says.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def entry(key: str, fields: object) -> VoiceEntry:
    """A voice from what is written about it. `VoiceError` when that makes no sense."""
    try:
        if not isinstance(fields, dict):
            raise TypeError("not a table")
        found = VoiceEntry(id=key, **fields)
        if found.engine not in get_args(Engine):
            raise ValueError(f"no engine {found.engine!r}")
        if found.engine == "espeak" and not found.name:
            raise ValueError("no name")
    except (TypeError, ValueError) as error:
        raise VoiceError(f"The voice {key!r} in the catalogue makes no sense: {error}.") from error
    return found


def _package_data(package: str) -> Path | None:
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(next(iter(spec.submodule_search_locations))) / "data"
