"""Which cues there are and what each carries: what those who send them and those who word them agree on."""

from __future__ import annotations

from collections.abc import Mapping

Params = frozenset[str]

_NOTHING: Params = frozenset()
_COUNT: Params = frozenset({"count"})
_NAME: Params = frozenset({"name"})
_NAME_ROLE: Params = frozenset({"name", "role"})

COMMON: Mapping[str, Params] = {
    "welcome": _NOTHING,
    "cards-dealt": _NOTHING,
    "play-again": _NOTHING,
    "dusk": _NOTHING,
    "night-falls-called": _COUNT,
    "night-falls-together": _COUNT,
    "stage-begins": _COUNT,
    "last-call": _NOTHING,
    "night-ends-together": _NOTHING,
    "dawn-quiet": _NOTHING,
    "dawn-deaths": _COUNT,
    "death-revealed": _NAME_ROLE,
    "death-secret": _NAME,
    "discussion-opens": _NOTHING,
    "vote-opens": _NOTHING,
    "vote-runoff": frozenset({"names"}),
    "verdict-eliminated-revealed": _NAME_ROLE,
    "verdict-eliminated-secret": _NAME,
    "verdict-tie-nobody": _NOTHING,
    "verdict-no-votes": _NOTHING,
    "verdict-martyr-revealed": _NAME_ROLE,
    "verdict-martyr-secret": _NAME,
    "removed-revealed": _NAME_ROLE,
    "removed-secret": _NAME,
    "seat-moved": _NAME,
    "paused": _NOTHING,
    "resumed": _NOTHING,
    "back-after-break": _NOTHING,
    "called-off": _NOTHING,
}
"""Cues that every rulebook shares; a rulebook's own script may word them its own way."""


def params(key: str) -> Params | None:
    """What a cue of this key carries; `None` when there is no such cue.

    A rulebook adds `wake-<wake>` and `sleep-<wake>`, `won-<side>`, and `reaction-<key>`,
    `reaction-<key>-takes`, `reaction-<key>-nobody`.
    """
    if key in COMMON:
        return COMMON[key]
    kind, _, rest = key.partition("-")
    match kind:
        case "wake" | "sleep" | "won" if rest:
            return _NOTHING
        case "reaction" if rest.endswith("-takes"):
            return frozenset({"name", "taken"})
        case "reaction" if rest.endswith("-nobody"):
            return _NAME
        case "reaction" if rest:
            return _NAME_ROLE
        case _:
            return None
