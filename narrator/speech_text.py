"""Makes any text safe and sensible to say: what a voice would choke on, spell out or drone over is left out.

Voices speak emoji by their Unicode names, read `[[…]]` as raw phonemes, end at a NUL, yield nothing for
punctuation alone and need seconds for a long sentence without a stop. Captions are never touched by this.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from narrator.plain_letters import is_common, plain_letters

BEAT = "\x1e"
"""Marks in a speech where the storyteller holds back for a moment: heard as silence, never said."""
LONGEST_SENTENCE = 200
"""Characters a voice gets at once."""

_REMEMBERED = 1024
"""Texts: what may be told next is looked at again and again."""
_LONGEST_NAME = 40
_MOST_DIGITS = 6
_SHORT = 10
"""Letters of a name that leave time for so many digits."""
_MOST_SPELLED = 6
_LAST_WESTERN = "\u00ff"
_MOST_ACCENTED = 3
"""Letters of a name that are neither English nor Norwegian nor their neighbours': more are spelled."""
_MOST_CAPITALS = 2
"""In a word: McDonald, DJ."""
_LONGEST_SPELLING = 4
_STOPS = ".,!?:;"
_WITHIN_WORDS = "'-&"
_QUOTES_AND_DASHES = str.maketrans("\u2018\u2019\u02bb\u02bc\u2013\u2014\u2026", "'''',,.")
_LIKE_STOPS = frozenset(map(chr, (*range(0x1C0, 0x1C4), *range(0x2B9, 0x300))))
"""Letters that look like stops, and that a voice spells: "length mark"."""
_VOWEL = re.compile(r"[aeiouyæøåœ\u0131]", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Piece:
    """A sentence, and how many beats of silence come before it."""

    text: str
    beats: int = 0


@lru_cache(maxsize=_REMEMBERED)
def spoken(text: str) -> str:
    """The text with nothing left in it but words, numbers and the stops that give it rhythm."""
    text = unicodedata.normalize("NFKC", text.translate(_QUOTES_AND_DASHES))
    kept = "".join(c if _is_said(c) or c in _STOPS or c in _WITHIN_WORDS else _gap(c) for c in text)
    return re.sub(r" +([.,!?:;])", r"\1", " ".join(kept.split()))


def spoken_name(name: str, fallback: str) -> str:
    """A name as it can be said within a sentence; `fallback` where the voices have no sounds for it.

    Fancy letters are read as the plain ones. Names in other scripts than Latin get the fallback (voices say
    "Chinese letter" for each), so that two of them stay apart. Nothing in it ends a sentence or makes a
    pause, or else whoever is called "Bob. Card: Witch" would have the storyteller say so. Digits are read one
    by one, and what would take longer than a few seconds is cut.
    """
    words = spoken(plain_letters(name))
    if not any(c.isalnum() for c in words) or any(_is_foreign(c) for c in words):
        return fallback
    words = "".join(c for c in words if not unicodedata.combining(c))
    words = "".join(c if _is_within_a_name(c) else " " for c in words)
    if sum(c > _LAST_WESTERN for c in words) > _MOST_ACCENTED:
        words = _plain(words)
    words = re.sub(r"([^\W\d])\1{2,}", r"\1\1", words, flags=re.IGNORECASE)
    return _cut(" ".join(_not_spelled_for_long(map(_as_word, _digits_apart(words).split())))) or fallback


def is_sayable(text: str) -> bool:
    """Whether a voice finds anything to say in it."""
    return any(_is_said(c) for c in spoken(text))


def paced(speech: str) -> tuple[Piece, ...]:
    """The sentences of a speech with its beats."""
    pieces: list[Piece] = []
    beats = -1
    for part in speech.split(BEAT):
        beats += 1
        for text in sentences(part):
            pieces.append(Piece(text, beats))
            beats = 0
    return tuple(pieces)


@lru_cache(maxsize=_REMEMBERED)
def sentences(text: str) -> tuple[str, ...]:
    """The text, made safe, in pieces of at most `LONGEST_SENTENCE` characters, each with something to say.

    Beats are left out: they stand between sentences.
    """
    pieces = re.split(r"(?<=[.!?])\s+", spoken(text))
    return tuple(part for piece in pieces for part in _shortened(piece) if is_sayable(part))


def _is_said(char: str) -> bool:
    category = unicodedata.category(char)
    return category[0] == "L" or char.isdigit() or (category in {"Mn", "Mc"} and not _chooses_a_form(char))


def _chooses_a_form(char: str) -> bool:
    """Variation selectors: invisible, they only say how the character before them is drawn."""
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _gap(char: str) -> str:
    """Invisible characters vanish from within a word; any other one parts words."""
    return "" if unicodedata.category(char) in {"Cf", "Cc"} and not char.isspace() else " "


def _is_within_a_name(char: str) -> bool:
    return (char.isalnum() and is_common(char)) or char in _WITHIN_WORDS


def _is_foreign(char: str) -> bool:
    """Letters that voices spell by their long names, or leave out."""
    if not char.isalpha() or char in _LIKE_STOPS:
        return False
    return not (is_common(char) or unicodedata.name(char, "").startswith("MODIFIER LETTER"))


def _as_word(word: str) -> str:
    if sum(map(str.isupper, word)) > _MOST_CAPITALS:
        word = word.capitalize()  # voices spell out what looks like an abbreviation, or several
    if len(word) > _LONGEST_SPELLING and not _VOWEL.search(_plain(word)):
        return word[:_LONGEST_SPELLING]  # without a vowel it is spelled letter by letter
    return word


def _digits_apart(words: str) -> str:
    """More than two digits are read one by one, and not all of them: a name is no quintillion."""
    if sum(c.isdigit() for c in words) <= 2:
        return words
    most = _MOST_DIGITS if sum(map(str.isalpha, words)) <= _SHORT else _MOST_DIGITS // 2
    kept, digits = [], 0
    for char in words:
        digits += char.isdigit()
        kept.append(char if not char.isdigit() else f" {char} " if digits <= most else "")
    return "".join(kept)


def _not_spelled_for_long(words: Iterable[str]) -> Iterator[str]:
    """Single letters, digits and words without a vowel take as long as words do: a few are enough."""
    spelled = 0
    for word in words:
        spelled += 0 if len(word) > 1 and _VOWEL.search(_plain(word)) else len(word)
        if spelled > _MOST_SPELLED:
            return
        yield word


def _plain(word: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))


def _cut(name: str) -> str:
    if len(name) <= _LONGEST_NAME:
        return name
    return name[: _LONGEST_NAME + 1].rsplit(" ", 1)[0][:_LONGEST_NAME]


def _shortened(sentence: str) -> list[str]:
    """A sentence in pieces short enough, parted at commas where there are any and between words otherwise."""
    if len(sentence) <= LONGEST_SENTENCE:
        return [sentence]
    head = sentence[: LONGEST_SENTENCE + 1]
    at = max(head.rfind(", "), head.rfind("; "), head.rfind(": "))
    if at < LONGEST_SENTENCE // 3:
        at = head.rfind(" ")
    if at <= 0:
        at = LONGEST_SENTENCE - 1
    return [sentence[: at + 1].strip(), *_shortened(sentence[at + 1 :].strip())]
