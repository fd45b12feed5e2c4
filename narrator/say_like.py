"""How a language's voices are to be given names that they would misread: `voices/<language>/names.toml`."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field

_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class SayLike:
    """Respellings of whole words (by their casefolded form) and of single lower-case letters."""

    names: Mapping[str, str] = field(default_factory=dict)
    letters: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def parse(cls, text: str) -> SayLike:
        """Read a `names.toml`; `ValueError` when it makes no sense."""
        tables = tomllib.loads(text)
        names, letters = tables.get("names", {}), tables.get("letters", {})
        if not all(isinstance(value, str) for value in (*names.values(), *letters.values())):
            raise ValueError("names.toml: every respelling is a text")
        return cls({_folded(name): said for name, said in names.items()}, letters)

    def apply(self, name: str) -> str:
        """The name as it is to be spelled for the voice."""
        return _WORD.sub(lambda word: self._word(word.group()), unicodedata.normalize("NFC", name))

    def _word(self, word: str) -> str:
        known = self.names.get(_folded(word))
        if known is not None:
            return known
        spelled = "".join(self.letters.get(char.lower(), char) for char in word)
        return spelled[:1].upper() + spelled[1:] if word[:1].isupper() else spelled


def _folded(word: str) -> str:
    return unicodedata.normalize("NFC", word).casefold()
