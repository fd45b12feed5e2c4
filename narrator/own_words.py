"""The words that a language's storyteller uses itself, so that they would mislead as somebody's name.

Roles, sides and titles come from the scripts of that language; the rest stands in its `names.toml` under
`[not-names]`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from narrator.script import Script, scripts_folder


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnWords:
    """Of one language, in small letters."""

    words: frozenset[str]
    """Roles and sides in all their forms, and words for many people or for nobody in particular."""
    articles: frozenset[str]
    joining: frozenset[str]
    """"and", "is": they make several names of one, or a sentence."""
    numbers: Mapping[str, int]
    numbered: str
    """What comes before the number of a seat whose name can't be said: "player"."""


def own_words(language: str, rulebooks: Iterable[str], folder: Traversable | None = None) -> OwnWords:
    """Those of a language's scripts.

    Raises `ScriptError`, and `ValueError` where `names.toml` makes no sense.
    """
    scripts = [Script.load(language, rulebook, folder) for rulebook in rulebooks]
    text = ((folder or scripts_folder()) / language / "names.toml").read_text("utf-8")
    kept = tomllib.loads(text).get("not-names", {})
    articles = frozenset(kept.get("articles", ()))
    words = {word.casefold() for script in scripts for word in script.names_of_parts()} | set(
        kept.get("words", ())
    )
    return OwnWords(
        words=frozenset(words | {_without_article(word, articles) for word in words}),
        articles=articles,
        joining=frozenset(kept.get("joining", ())),
        numbers=kept.get("numbers", {}),
        numbered=scripts[0].fallback("").strip().casefold(),
    )


def _without_article(word: str, articles: frozenset[str]) -> str:
    first, _, rest = word.partition(" ")
    return rest if rest and first in articles else word
