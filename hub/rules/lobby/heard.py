"""What is heard of a name, and which words are nobody's name: those that the storyteller uses itself."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping

import msgspec

_JOINING_SIGNS = frozenset("&+,;/")
_SILENT = "'\u2019\u02bb\u02bc\u200d"
"""What is left out within a word; any other sign parts two."""
_WORD = re.compile(r"\d+|[^\W\d]+")


class Words(msgspec.Struct, frozen=True, kw_only=True):
    """The storyteller's own words in all languages that a table may be told in; small letters."""

    own: frozenset[str] = frozenset()
    """Roles, sides and words for many or for nobody in particular: "witches", "everyone", "heksene"."""
    articles: frozenset[str] = frozenset()
    """What may stand before one of them: "the"."""
    joining: frozenset[str] = frozenset()
    """What makes several names of one, or a sentence: "and", "is"."""
    numbers: Mapping[str, int] = {}
    numbered: frozenset[str] = frozenset()
    """What somebody is called with the number of the seat whose name no voice can say: "player"."""
    letters: Mapping[str, str] = {}
    """What fancy letters are read as: small capitals as plain ones."""


NONE = Words()


def parts(name: str, words: Words) -> tuple[str, ...]:
    """The names that are heard in ``name``: of "Bob 🐺" one, of "Anna & Bob" two, of "🐺" none.

    Numbers behind a name are digits, however they are written.
    """
    heard: list[list[str]] = [[]]
    for word in _spoken("".join(words.letters.get(char, char) for char in name)):
        if word in words.joining or word in _JOINING_SIGNS:
            heard.append([])
        else:
            # A name begins with a number but rarely: "en heks" is a witch, not the first one.
            heard[-1].append(str(words.numbers.get(word, word)) if heard[-1] else word)
    return tuple(" ".join(part) for part in heard if part)


def _spoken(name: str) -> Iterator[str]:
    kept = []
    for char in unicodedata.normalize("NFKC", name).casefold():
        if char in _JOINING_SIGNS:
            kept.append(f" {char} ")
        elif char not in _SILENT:
            kept.append(char if unicodedata.category(char)[0] in "LMN" else " ")
    for word in "".join(kept).split():
        yield from (
            [word] if word in _JOINING_SIGNS or not any(map(str.isdigit, word)) else _WORD.findall(word)
        )


def without_article(part: str, words: Words) -> str:
    """ "the witches" -> "witches"."""
    first, _, rest = part.partition(" ")
    return rest if rest and first in words.articles else part


def is_numbered(part: str, words: Words) -> bool:
    """Whether it is how the storyteller calls a seat: "player 3"."""
    named = part.rstrip("0123456789").rstrip()
    return named != part and named in words.numbered
