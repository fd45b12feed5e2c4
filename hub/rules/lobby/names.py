"""Names at a table: tidied, short enough, and not to be mistaken for one another."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Literal

from hub.rules.lobby.heard import NONE, Words, is_numbered, parts, without_article
from hub.rules.refusal import Refusal

Mistaken = Literal["nobody", "word", "several", "taken"]
LONGEST = 20
NOBODY = ("Nobody", "No one", "Ingen")
"""What screens and storyteller call nobody in the languages there are: "Ingen is dead" would be a riddle."""
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and signs that show nothing."""
_JOINER = "\u200d"
"""Keeps emoji of several parts together."""
_STYLES = "\ufe0e\ufe0f"
"""Ask for a sign as text or as a picture."""
_STROKE = "|"
_LIKE_STOPS = frozenset("\u01c0\u01c1\u01c2\u01c3") | frozenset(map(chr, range(0x2B0, 0x300)))
"""Letters that look like punctuation."""
_ACCENTS = (
    ("\u0300", "\u036f"),
    ("\u1ab0", "\u1aff"),
    ("\u1dc0", "\u1dff"),
    ("\u20d0", "\u20ff"),
    ("\ufe20", "\ufe2f"),
)
"""Marks that decorate a letter. Those that write vowels, in other scripts, are not among them and count."""
_NORTHERN = ("a\u030a", "a\u0308", "o\u0308")
"""å, ä and ö: Åse isn't Ase."""
_DIGITS = str.maketrans("0258", "ozsb")
"""Look-alikes that the tables of Unicode leave apart."""
_IN_A_SPOKEN_NAME = frozenset(f" -'{_JOINER}\u02bb\u02bc\u2010\u2011\u2019")


def _seen(char: str) -> bool:
    if char == _JOINER or char in _STYLES:
        return True
    is_selector = "\ufe00" <= char <= "\ufe0d" or "\U000e0100" <= char <= "\U000e01ef"
    return not is_selector and char not in _BLANK and unicodedata.category(char) not in _UNSEEN


def tidy(text: str) -> str:
    """``text`` in NFC, single-spaced and trimmed, without characters that can't be seen.

    Marks at the beginning go too: on a screen they would sit on whatever stands before the name.
    """
    composed = unicodedata.normalize("NFC", text)
    seen = "".join(c if _seen(c) else " " if c.isspace() else "" for c in composed)
    tidied = " ".join(unicodedata.normalize("NFC", seen).split())
    begins = next((at for at, c in enumerate(tidied) if unicodedata.category(c)[0] not in "MZ"), len(tidied))
    return tidied[begins:]


def _length(name: str) -> int:
    """Characters that take room: not marks, joiners or variation selectors."""
    return sum(c != _JOINER and unicodedata.category(c)[0] != "M" for c in name)


@cache
def _look_alikes() -> dict[str, str]:
    """Character -> the first of all characters that it could be taken for."""
    from confusable_homoglyphs import confusables  # its tables take a moment to load

    first: dict[str, str] = {}

    def find(char: str) -> str:
        while (nearer := first.get(char, char)) != char:
            char = nearer
        return char

    for char, twins in confusables.confusables_data.items():
        for twin in twins:
            if len(char) == 1 and len(twin["c"]) == 1:
                low, high = sorted((find(char), find(twin["c"])))
                first[high] = low
    return {char: find(char) for char in first}


def _plain(text: str) -> str:
    alike = _look_alikes()
    return "".join(alike.get(char, char) for char in unicodedata.normalize("NFC", text))


@lru_cache(maxsize=2048)
def skeletons(name: str) -> tuple[str, ...]:
    """What two names that could be taken for each other have in common: case, width, accents, look-alikes.

    Names are alike if they share a part at the same place. One would not do: ``I`` looks like ``l``, and is
    also ``i``; ``1`` passes for either; and ``|`` looks like both, or is a stroke that ends the name.
    """
    whole = unicodedata.normalize("NFKC", name).replace(_JOINER, "")
    bare = _unaccented("".join(c for c in whole if c == _STROKE or not _is_beside(c)) or whole)
    low = bare.casefold()
    parts = (
        _plain(bare).casefold(),
        _plain(low),
        _plain(low.replace("1", "i")),
        _plain(low.replace(_STROKE, "")),
    )
    return tuple(part.translate(_DIGITS) for part in parts)


def _is_beside(char: str) -> bool:
    """Whether ``char`` stands beside the letters, digits and pictures that make a name."""
    kind = unicodedata.category(char)
    return kind[0] in "PZ" or kind in ("Sk", "Sm", "Sc") or char in _STYLES or char in _LIKE_STOPS


def _unaccented(text: str) -> str:
    """Without accents, strokes and dots, but those that make letters of their own in the north."""
    kept, base = [], ""
    for char in unicodedata.normalize("NFKD", text):
        if not any(low <= char <= high for low, high in _ACCENTS):
            kept.append(char)
            base = char.lower()
        elif base + char in _NORTHERN:
            kept.append(char)
            base = ""
    return unicodedata.normalize("NFC", "".join(kept))


def alike(one: str, other: str) -> bool:
    """Whether two tidied names could be taken for each other."""
    return any(mine == theirs for mine, theirs in zip(skeletons(one), skeletons(other), strict=True))


def check(name: str, say_as: str, taken: Iterable[str], words: Words = NONE) -> Refusal | None:
    """Why this tidied ``name``, said like ``say_as``, can't be had.

    ``taken``: all that others are called; ``words``: what the storyteller says, and so is nobody's name.
    """
    if not name or not any(unicodedata.category(c)[0] in "LNS" for c in name):
        return Refusal("name-empty")
    if _is_long(name):
        return Refusal("name-long", {"most": LONGEST})
    called = tuple(taken)
    if (mistaken := _mistaken(name, called, words)) is not None:
        return Refusal(_of_name(mistaken))
    return _check_spoken(say_as, called, words) if say_as else None


def _check_spoken(say_as: str, called: Iterable[str], words: Words) -> Refusal | None:
    """It is one name more: nobody is said like somebody else, and nothing is said but a name."""
    if _is_long(say_as):
        return Refusal("say-as-long", {"most": LONGEST})
    if not any(c.isalpha() for c in say_as) or not all(_can_be_said(c) for c in say_as):
        return Refusal("say-as-letters")
    mistaken = _mistaken(say_as, called, words)
    return None if mistaken is None else Refusal(_of_spoken(mistaken))


def _of_name(mistaken: Mistaken) -> str:
    match mistaken:
        case "nobody":
            return "name-nobody"
        case "word":
            return "name-word"
        case "several":
            return "name-several"
        case "taken":
            return "name-taken"


def _of_spoken(mistaken: Mistaken) -> str:
    match mistaken:
        case "nobody":
            return "say-as-nobody"
        case "word":
            return "say-as-word"
        case "several":
            return "say-as-several"
        case "taken":
            return "say-as-taken"


def _mistaken(name: str, called: Iterable[str], words: Words) -> Mistaken | None:
    """What ``name`` would be taken for, seen or heard: the storyteller's own words, or somebody else."""
    heard = parts(name, words)
    if any(alike(each, word) for each in (name, *heard) for word in NOBODY):
        return "nobody"
    if any(_is_own_word(part, words) for part in heard):
        return "word"
    for other in called:
        if alike(name, other):
            return "taken"
        others = parts(other, words)
        if any(alike(mine, theirs) for mine in heard for theirs in others):
            return "taken" if len(heard) == len(others) == 1 else "several"
    return None


def _is_own_word(part: str, words: Words) -> bool:
    if is_numbered(part, words):
        return True
    return any(alike(said, own) for said in {part, without_article(part, words)} for own in words.own)


def _is_long(name: str) -> bool:
    return _length(name) > LONGEST or len(name) > 4 * LONGEST


def _can_be_said(char: str) -> bool:
    if char in _IN_A_SPOKEN_NAME:
        return True
    return unicodedata.category(char)[0] in "LM" and char not in _LIKE_STOPS
