"""Names at a table: tidied, short enough, and not to be mistaken for one another."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache

from hub.rules.refusal import Refusal

LONGEST = 20
LONGEST_SAY_AS = 40
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_JOINER = "\u200d"
"""Keeps emoji of several parts together."""


def _seen(char: str) -> bool:
    return unicodedata.category(char) not in _UNSEEN or char == _JOINER


def tidy(text: str) -> str:
    """``text`` in NFC, single-spaced and trimmed, without characters that can't be seen."""
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(c if _seen(c) else " " if c.isspace() else "" for c in composed).split())


def _length(name: str) -> int:
    """Characters that take room: not marks, joiners or variation selectors."""
    return sum(c != _JOINER and unicodedata.category(c)[0] != "M" for c in name)


@cache
def _look_alike(char: str) -> str:
    """The plainest character that ``char`` could be taken for."""
    from confusable_homoglyphs import confusables  # its tables take a moment to load

    twins = confusables.confusables_data.get(char, ())
    return str(min((char, *(twin["c"] for twin in twins if len(twin["c"]) == 1))))


def skeleton(name: str) -> str:
    """What two names that could be taken for each other have in common: case, width, look-alikes."""
    folded = unicodedata.normalize("NFKC", name).casefold().replace(" ", "").replace(_JOINER, "")
    return "".join(_look_alike(char) for char in unicodedata.normalize("NFC", folded))


def check(name: str, say_as: str, taken: Iterable[str]) -> Refusal | None:
    """Why this tidied ``name`` can't be taken beside the names ``taken``."""
    if not name or not any(unicodedata.category(c)[0] in "LNS" for c in name):
        return Refusal("name-empty")
    if _length(name) > LONGEST or len(name) > 4 * LONGEST:
        return Refusal("name-long", {"most": LONGEST})
    if len(say_as) > LONGEST_SAY_AS:
        return Refusal("say-as-long", {"most": LONGEST_SAY_AS})
    mine = skeleton(name)
    if any(skeleton(other) == mine for other in taken):
        return Refusal("name-taken")
    return None
