"""Names at a table: tidied, short enough, and not to be mistaken for one another."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache

from hub.rules.refusal import Refusal

LONGEST = 20
LONGEST_SAY_AS = 40
NOBODY = ("Nobody", "No one", "Ingen")
"""What screens and storyteller call nobody in the languages there are: "Ingen is dead" would be a riddle."""
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and signs that show nothing."""
_JOINER = "\u200d"
"""Keeps emoji of several parts together."""
_STYLES = "\ufe0e\ufe0f"
"""Ask for a sign as text or as a picture."""


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


def skeletons(name: str) -> tuple[str, str]:
    """What two names that could be taken for each other have in common: case, width, look-alikes.

    Names are alike if either part is the same. Both are needed: ``I`` looks like ``l``, and is also ``i``.
    """
    bare = unicodedata.normalize("NFKC", name)
    for ignored in (" ", _JOINER, *_STYLES):
        bare = bare.replace(ignored, "")
    return _plain(bare).casefold(), _plain(bare.casefold())


def alike(one: str, other: str) -> bool:
    """Whether two tidied names could be taken for each other."""
    return any(mine == theirs for mine, theirs in zip(skeletons(one), skeletons(other), strict=True))


def check(name: str, say_as: str, taken: Iterable[str]) -> Refusal | None:
    """Why this tidied ``name`` can't be taken beside the names ``taken``."""
    if not name or not any(unicodedata.category(c)[0] in "LNS" for c in name):
        return Refusal("name-empty")
    if _length(name) > LONGEST or len(name) > 4 * LONGEST:
        return Refusal("name-long", {"most": LONGEST})
    if len(say_as) > LONGEST_SAY_AS:
        return Refusal("say-as-long", {"most": LONGEST_SAY_AS})
    if any(alike(name, word) for word in NOBODY):
        return Refusal("name-nobody")
    if any(alike(name, other) for other in taken):
        return Refusal("name-taken")
    return None
