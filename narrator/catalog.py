"""Which voices there are, and which of them can speak here and now."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, get_args

from narrator.voice import Voice, VoiceError
from narrator.voice.espeak import EspeakSpeech
from narrator.voice.piper import PiperSpeech

Engine = Literal["piper", "espeak"]


@dataclass(frozen=True, slots=True, kw_only=True)
class VoiceEntry:
    """One voice of the catalogue; the fields are explained in `voices/catalog.toml`."""

    id: str
    language: str
    engine: Engine
    licence: str
    source: str
    package: str = ""
    model: str = ""
    name: str = ""
    pace: float = 1.0

    def model_file(self, added: Path | None) -> Path | None:
        """Where the model is: in its package's data or in the folder of `added` voices; `None` if nowhere."""
        folder = added if not self.package else _package_data(self.package)
        path = folder / self.model if folder else None
        return path if path and path.is_file() and Path(f"{path}.json").is_file() else None

    def is_here(self, added: Path | None) -> bool:
        """Whether it can speak without anything being added first."""
        match self.engine:
            case "piper":
                return self.model_file(added) is not None
            case "espeak":
                return find_spec("espeakng_loader") is not None

    def open(self, added: Path | None) -> Voice:
        """The voice, not yet loaded. `VoiceError` when it isn't here."""
        if self.engine == "espeak":
            return EspeakSpeech(language=self.language, name=self.name)
        path = self.model_file(added)
        if path is None:
            raise VoiceError(f"The voice {self.id!r} has not been added: its model {self.model} is missing.")
        return PiperSpeech(language=self.language, name=path.stem, model=path, pace=self.pace)


def read_catalog(text: str | None = None) -> tuple[VoiceEntry, ...]:
    """The voices in the order of preference. `VoiceError` names the first entry that makes no sense."""
    source = text if text is not None else (files("voices") / "catalog.toml").read_text("utf-8")
    return tuple(_entry(key, fields) for key, fields in tomllib.loads(source).items())


def open_voice(language: str, *, chosen: str | None = None, added: Path | None = None) -> Voice:
    """The voice to tell a game in: the `chosen` one by its id, else the first of the language that is here.

    `added` is the folder of voices that the host added. Raises `VoiceError` with a sentence for the host.
    """
    catalog = read_catalog()
    if chosen is not None:
        found = [entry for entry in catalog if entry.id == chosen]
        if not found:
            known = ", ".join(entry.id for entry in catalog)
            raise VoiceError(f"There is no voice {chosen!r}. There are: {known}.")
        return found[0].open(added)
    for entry in catalog:
        if entry.language == language and entry.is_here(added):
            return entry.open(added)
    raise VoiceError(f"No voice here speaks the language {language!r}.")


def _entry(key: str, fields: object) -> VoiceEntry:
    try:
        if not isinstance(fields, dict):
            raise TypeError("not a table")
        entry = VoiceEntry(id=key, **fields)
        if entry.engine not in get_args(Engine):
            raise ValueError(f"no engine {entry.engine!r}")
        if not (entry.model if entry.engine == "piper" else entry.name):
            raise ValueError("neither a model nor a name")
    except (TypeError, ValueError) as error:
        raise VoiceError(f"The voice {key!r} in the catalogue makes no sense: {error}.") from error
    return entry


def _package_data(package: str) -> Path | None:
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(next(iter(spec.submodule_search_locations))) / "data"
