"""Puts refusals into sentences, in the language of the phone that asked."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from hub.rules.refusal import Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = tuple(sorted(file.name[:-4] for file in files(__name__).iterdir() if file.name.endswith(".ftl")))
"""Every file beside this one is a language, named by its code."""
DEFAULT = "en"
FALLBACK = "refused"
"""The sentence for a key that has none: a fault of ours that a person should not be stuck at."""


def sentence(refusal: Refusal, language: str) -> str:
    """``refusal`` in words; ``language`` is one of ``LANGUAGES``."""
    return _worded(refusal, language) or _worded(Refusal(FALLBACK), language) or FALLBACK


def _worded(refusal: Refusal, language: str) -> str | None:
    bundle = _bundle(language)
    if not bundle.has_message(refusal.key):
        return None
    pattern = bundle.get_message(refusal.key).value
    if pattern is None:
        return None
    words, errors = bundle.format_pattern(pattern, dict(refusal.params))
    return None if errors else str(words)


def chosen(accepted: str) -> str:
    """The language among ours that an ``Accept-Language`` header likes best; English if none."""
    wishes = []
    for place, part in enumerate(accepted.split(",")[:20]):
        name, _, weight = part.strip().lower().partition(";q=")
        ours = {"no": "nb", "nn": "nb"}.get(name.split("-")[0], name.split("-")[0])
        if ours in LANGUAGES:
            wishes.append((-_weight(weight), place, ours))
    return min(wishes)[2] if wishes else DEFAULT


def _weight(text: str) -> float:
    try:
        return min(max(float(text), 0.0), 1.0) if text else 1.0
    except ValueError:
        return 0.0


def source(language: str) -> str:
    """The file of sentences as it is written."""
    return files(__name__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(language: str) -> FluentBundle:
    # Not needed before the first refusal, and too slow to import on the way to the first page.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle
