"""Piper's published list of voices (`voices.json`), read with as little trust as anything from outside."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import NamedTuple
from urllib.parse import quote

import msgspec

from narrator.adding import AddError
from narrator.adding.fetch import read_all

LIST = "voices.json"
_LARGEST_LIST = 20_000_000
_LARGEST_FILE = 2_000_000_000
_NAME = re.compile(r"[^\W\d_]{2,3}_[^\W_]+-\w+-\w+")


class _Language(msgspec.Struct):
    code: str
    family: str
    name_english: str = ""


class _File(msgspec.Struct):
    size_bytes: int
    md5_digest: str


class _Voice(msgspec.Struct):
    language: _Language
    files: dict[str, _File]
    quality: str = ""
    num_speakers: int = 1
    speaker_id_map: dict[str, int] = {}
    aliases: list[str] = []


class PublishedFile(NamedTuple):
    """A file to be had at `url`; of `size` bytes, or of any where that isn't known."""

    name: str
    url: str
    size: int
    md5: str


class PublishedVoice:
    """One voice of the list. Its name and files are such as may become files here."""

    def __init__(self, key: str, found: _Voice, base: str) -> None:
        self.key = key
        self.base = base
        self.language = found.language.name_english or found.language.code
        self.family = found.language.family
        self.quality = found.quality
        by_id = sorted(found.speaker_id_map.items(), key=lambda item: item[1])
        unnamed = found.num_speakers if found.num_speakers > 1 else 0
        self.speakers = tuple(name for name, _ in by_id) or tuple(map(str, range(unnamed)))
        self.model, self.config = (self._file(found, f"{key}.onnx{end}") for end in ("", ".json"))
        self.card = next(
            (self._at(path, about) for path, about in found.files.items() if _is_card(path)), None
        )

    @property
    def size(self) -> int:
        """Bytes to be downloaded."""
        return self.model.size + self.config.size

    def _file(self, found: _Voice, name: str) -> PublishedFile:
        for path, about in found.files.items():
            if path.rsplit("/", 1)[-1] == name:
                return self._at(path, about)
        raise AddError(
            f"The list of voices has no file {name}, so {self.key} can't be added from {self.base}."
        )

    def _at(self, path: str, about: _File) -> PublishedFile:
        if not 0 < about.size_bytes <= _LARGEST_FILE:
            raise AddError(
                f"The list of voices gives {path} the size {about.size_bytes}, which makes no sense."
            )
        name = path.rsplit("/", 1)[-1]
        return PublishedFile(name, f"{self.base}/{quote(path)}", about.size_bytes, about.md5_digest.lower())


class PublishedList:
    """All voices that one server offers."""

    def __init__(self, base: str, data: bytes) -> None:
        """`data` is the list as it came. Raises `AddError` when that is none."""
        self._base = base
        try:
            self._voices = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise AddError(
                f"What {base} sends as its list of voices is none; is the address right?"
            ) from None

    @classmethod
    def download(cls, base: str) -> PublishedList:
        """The list below that address. Raises `AddError`."""
        base = base.rstrip("/")
        return cls(base, read_all(f"{base}/{LIST}", _LARGEST_LIST))

    def find(self, wanted: str) -> PublishedVoice:
        """By Piper's name, or one it had earlier. `AddError` names those that look alike."""
        if wanted in self._voices:
            return self._voice(wanted)
        for key in self._voices:
            if wanted in self._aliases(key):
                return self._voice(key)
        alike = get_close_matches(wanted, self._voices, 3, 0.5)
        hint = f" Did you mean {' or '.join(alike)}?" if alike else ""
        raise AddError(
            f"{self._base} has no voice {wanted!r}.{hint} All of them: nightwake voices list --published"
        )

    def voices(self) -> Iterator[PublishedVoice]:
        """Those that make sense, by name."""
        for key in sorted(self._voices):
            try:
                yield self._voice(key)
            except AddError:
                continue

    def _voice(self, key: str) -> PublishedVoice:
        if not _NAME.fullmatch(key):
            raise AddError(
                f"The list of voices has a voice called {key[:80]!r}, which is no name of Piper's."
            )
        try:
            found = msgspec.json.decode(self._voices[key], type=_Voice)
        except msgspec.ValidationError as error:
            raise AddError(f"The list of voices says of {key} what makes no sense: {error}.") from None
        return PublishedVoice(key, found, self._base)

    def _aliases(self, key: str) -> list[str]:
        try:
            return msgspec.json.decode(self._voices[key], type=_Voice).aliases
        except msgspec.ValidationError:
            return []


def _is_card(path: str) -> bool:
    return path.rsplit("/", 1)[-1] == "MODEL_CARD"
