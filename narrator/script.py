"""Words a cue in a language: the script's variants, chosen so that a game can be told again the same way."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from narrator.cue import Cue, Name, Param
from narrator.plain_letters import plain_letters
from narrator.say_like import SayLike
from narrator.speech_text import BEAT, spoken, spoken_name

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

COMMON = "common"
WORDED = ("role", "side")
"""Parameters that are keys, for which a script has words: `role-oracle`, `side-coven`."""
COUNTED = ("night", "day", "times")
"""What is counted by words of its own: `night-name` words `count_night`."""

BRISK = "brisk-"
"""Attributes that begin so are the short forms of a line."""
NAME = ("\u2068", "\u2069")
"""Around each name of a marked caption: Unicode's isolates, which nobody's name can hold."""
PAUSE = "beat"
"""The variable by which a line holds back for a moment."""

_SayName = Callable[[Name], str]


class ScriptError(LookupError):
    """A script has no line for a cue, or can't fill it in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A cue put into words: `caption` for the eye, `speech` for the ear (safe to say, with its beats).

    In `marked`, which is the caption otherwise, every name stands between `NAME` marks, so that nobody's name
    passes for the storyteller's words; `written` is the same with the beats of the speech. `variant` names
    the wording that was chosen.
    """

    caption: str
    speech: str
    variant: str = ""
    marked: str = ""
    written: str = ""


def scripts_folder() -> Traversable:
    """Where the scripts that ship are: one folder a language, one `.ftl` file a rulebook and `common.ftl`."""
    return files("voices")


class Script:
    """The spoken texts of one rulebook in one language."""

    def __init__(
        self, *, language: str, rulebook: str, common: str, own: str, say_like: SayLike | None = None
    ) -> None:
        """`common` and `own` are Fluent source; a line in `own` replaces the common one of that name."""
        self.language = language
        self.rulebook = rulebook
        self._say_like = say_like or SayLike()
        self._sources = (own, common)  # the first definition of a message counts

    @classmethod
    def load(cls, language: str, rulebook: str, folder: Traversable | None = None) -> Script:
        """Read `<folder>/<language>/common.ftl` and `<rulebook>.ftl`; `ScriptError` when one isn't there."""
        place = (folder or scripts_folder()) / language
        try:
            common, own = ((place / f"{name}.ftl").read_text("utf-8") for name in (COMMON, rulebook))
        except OSError as error:
            raise ScriptError(f"There is no script for {rulebook!r} in the language {language!r}.") from error
        names = place / "names.toml"
        say_like = SayLike.parse(names.read_text("utf-8")) if names.is_file() else None
        return cls(language=language, rulebook=rulebook, common=common, own=own, say_like=say_like)

    def get_ready(self) -> None:
        """Read the source now, which takes up to half a second, and not at the first line."""
        assert self._bundle is not None

    def has(self, key: str) -> bool:
        """Whether there is a line for cues of this key."""
        return bool(self._variants(message_id(key)))

    def line(
        self, cue: Cue, seed: str | int, nth: int = 0, *, brisk: bool = False, after: str | None = None
    ) -> Line:
        """The cue's words; `nth` counts how often its key came before in this game (from 0).

        All variants of a line come once before the first comes again, and the first one isn't `after`: the
        variant that was heard last in the game before. `brisk` chooses among the short forms, where there
        are any. Raises `ScriptError`.
        """
        key = message_id(cue.key)
        variant = self._choice(key, seed, nth, brisk, after)
        if variant is None:
            raise ScriptError(f"The {self.language} script of {self.rulebook!r} has no line for {cue.key!r}.")
        shown = self._arguments(cue.params, _marked) | {PAUSE: BEAT}
        said = self._arguments(cue.params, self.said) | {PAUSE: BEAT}
        speech = self._format(key, variant, said).split(BEAT)
        written = self._format(key, variant, shown)
        marked = " ".join(written.replace(BEAT, "").split())
        return Line(
            caption="".join(char for char in marked if char not in NAME),
            marked=marked,
            written=BEAT.join(" ".join(part.split()) for part in written.split(BEAT)),
            speech=BEAT.join(map(spoken, speech)),
            variant=variant,
        )

    def _choice(self, key: str, seed: str | int, nth: int, brisk: bool, after: str | None) -> str | None:
        variants = self._variants(key)
        short = [name for name in variants if name.startswith(BRISK)]
        if not (brisk and short):
            short = [name for name in variants if not name.startswith(BRISK)]
        order = sorted(short, key=lambda name: _rank(f"{seed}/{key}/{name}"))
        if not order:
            return None
        return order[(nth + (order[0] == after)) % len(order)]

    def word(self, key: str, form: str | None = None) -> str:
        """A word or name the script has by key: `word("role-oracle")`, `word("role-oracle", "the")`."""
        return self._format(message_id(key), form, {})

    def said(self, name: Name) -> str:
        """The name as a voice of this language gets it: as wished, else respelled, else "seat 3"."""
        wanted = name.said or self._say_like.apply(plain_letters(name.shown))
        return spoken_name(wanted, fallback=self.fallback(name.seat))

    def fallback(self, seat: int | str) -> str:
        """What is said in place of a name that no voice can say: "player 3"."""
        return self._format("seat-name", None, {"seat": seat})

    def names_of_parts(self) -> list[str]:
        """The rulebook's title, and its roles and sides in all their forms: "Witch", "a Witch", "Witches"."""
        source = "\n".join(self._sources)
        words = set(re.findall(rf"^((?:{'|'.join(WORDED)})-[\w-]+|rulebook-name) *=", source, re.MULTILINE))
        return [
            self._format(word, form, {}) for word in sorted(words) for form in (None, *self._variants(word))
        ]

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Here, because a hub that has just started has nothing to say yet, and loading this takes time.
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([self.language], use_isolating=False, functions={"CAPITAL": _capital})
        for source in self._sources:
            bundle.add_resource(FluentResource(source))
        return bundle

    def _variants(self, key: str) -> list[str]:
        if not self._bundle.has_message(key):
            return []
        return list(self._bundle.get_message(key).attributes)

    def _format(self, key: str, attribute: str | None, arguments: Mapping[str, object]) -> str:
        try:
            message = self._bundle.get_message(key)
            pattern = message.value if attribute is None else message.attributes[attribute]
        except LookupError:
            pattern = None
        where = f"{key}.{attribute}" if attribute else key
        if pattern is None:
            raise ScriptError(f"The {self.language} script of {self.rulebook!r} has no {where!r}.")
        from fluent.runtime.types import FluentNone

        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors or isinstance(text, FluentNone):
            raise ScriptError(f"The {self.language} line {where!r} can't be filled in: {errors}")
        return text

    def _arguments(self, params: Mapping[str, Param], say: _SayName) -> dict[str, object]:
        arguments: dict[str, object] = {}
        for key, value in params.items():
            match value:
                case Name():
                    arguments[key] = say(value)
                case tuple():
                    arguments[key] = self._list([say(name) for name in value])
                case str() if key in WORDED:
                    arguments |= self._forms(key, value)
                case int() if key == "count":
                    arguments |= self._counts(value)
                case _:
                    arguments[key] = value
        return arguments

    def _forms(self, kind: str, key: str) -> dict[str, str]:
        """`role="oracle"` becomes `role` ("Oracle"), `role_the` ("the Oracle") and the word's other forms."""
        word = message_id(f"{kind}-{key}")
        forms = {f"{kind}_{form}": self._format(word, form, {}) for form in self._variants(word)}
        return {kind: self._format(word, None, {}), **forms}

    def _counts(self, count: int) -> dict[str, object]:
        """`count=2` becomes `count`, `count_night` ("the second night") and `count_day`."""
        named = (name for name in COUNTED if self._bundle.has_message(f"{name}-name"))
        words = {f"count_{name}": self._format(f"{name}-name", None, {"count": count}) for name in named}
        return {"count": count, **words}

    def _list(self, names: list[str]) -> str:
        if not names:
            return ""
        text = names[0]
        for name in names[1:-1]:
            text = self._format("list-comma", None, {"before": text, "next": name})
        if len(names) > 1:
            text = self._format("list-and", None, {"before": text, "last": names[-1]})
        return text


def _marked(name: Name) -> str:
    return name.shown.join(NAME)


def message_id(key: str) -> str:
    """The Fluent name of a key: keys have underscores where Fluent's names have hyphens."""
    return key.replace("_", "-")


@lru_cache(maxsize=4096)
def _rank(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def _capital(text: Any) -> Any:
    """Fluent's `CAPITAL($role_the)`: the word as it begins a sentence."""
    return text[:1].upper() + text[1:] if isinstance(text, str) else text
