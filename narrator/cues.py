"""Which cues there are and what each carries: what those who send them and those who word them agree on."""

from __future__ import annotations

from collections.abc import Mapping

Params = frozenset[str]

_NOTHING: Params = frozenset()
_COUNT: Params = frozenset({"count"})
_NAME: Params = frozenset({"name"})
_NAME_ROLE: Params = frozenset({"name", "role"})

_TALES: Mapping[str, Params] = {
    "two": frozenset({"name", "names"}),
    "both": frozenset({"names", "taken"}),
    "one": _NAME,
    "none": _NOTHING,
}

COMMON: Mapping[str, Params] = {
    "welcome": _NOTHING,
    "sound-test": _NOTHING,
    "name-preview": _NAME,
    "cards-dealt": _NOTHING,
    "play-again": _NOTHING,
    "dusk": _NOTHING,
    "night-falls-called": _COUNT,
    "night-falls-together": _COUNT,
    "stage-begins": _COUNT,
    "last-call": _NOTHING,
    "minute-left": _NOTHING,
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
    "seat-moved-at-night": _NAME,
    "paused": _NOTHING,
    "resumed": _NOTHING,
    "back-after-break": _NOTHING,
    "called-off": _NOTHING,
    "epilogue-opens": _NOTHING,
    "epilogue-opens-quiet": _NOTHING,
    "epilogue-side": frozenset({"side", "names"}),
    "epilogue-vote": _COUNT | _NAME,
    "epilogue-vote-close": _COUNT | _NAME,
    "epilogue-vote-chance": _COUNT | _NAME,
    "epilogue-hunches": frozenset({"names", "count"}),
    "epilogue-votes": frozenset({"names", "count"}),
    "epilogue-ends": _NOTHING,
}
"""Cues that every rulebook shares; a rulebook's own script may word them its own way."""

_OFTEN = frozenset(
    {
        "prologue",
        "cards-dealt",
        "dusk",
        "night-falls-called",
        "night-falls-together",
        "stage-begins",
        "night-ends-together",
        "minute-left",
        "dawn-quiet",
        "dawn-deaths",
        "death-revealed",
        "death-secret",
        "discussion-opens",
        "vote-opens",
        "vote-runoff",
        "verdict-eliminated-revealed",
        "verdict-eliminated-secret",
        "verdict-tie-nobody",
    }
)
_FORESEEN = ("death-", "verdict-")
"""Told of anybody, and spoken beforehand for everybody."""


def is_heard_often(key: str) -> bool:
    """Whether a game says it night after night, or every game does: it needs more wordings than others."""
    return key in _OFTEN or key.startswith(("wake-", "sleep-"))


def keeps_name_and_role_apart(key: str) -> bool:
    """Whether no sentence may say both, so that it can be spoken beforehand for all names and all roles."""
    return key.startswith(_FORESEEN)


def params(key: str) -> Params | None:
    """What a cue of this key carries; `None` when there is no such cue.

    A rulebook adds its `prologue`, `wake-<wake>` and `sleep-<wake>`, `won-<side>`; `reaction-<key>`,
    `reaction-<key>-takes`, `reaction-<key>-nobody`; and what it tells of its nights at the end: `tale-<key>`
    of one seat that did something to another, `-two` to two of them, `-both` of two to one, `-one` of one
    seat, `-none` of nobody.
    """
    if key in COMMON:
        return COMMON[key]
    kind, _, rest = key.partition("-")
    match kind:
        case "prologue" if not rest:
            return _NOTHING
        case "tale" if rest:
            return _COUNT | _TALES.get(rest.rpartition("-")[2], frozenset({"name", "taken"}))
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
