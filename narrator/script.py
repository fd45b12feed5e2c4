"""Words a cue in a language: the script's variants, chosen so that a game can be told again the same way."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from narrator.cue import Cue, Name, Param
from narrator.say_like import SayLike
from narrator.speech_text import spoken, spoken_name

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

COMMON = "common"
WORDED = ("role", "side")
"""Parameters that are keys, for which a script has words: `role-oracle`, `side-coven`."""

_SayName = Callable[[Name], str]


class ScriptError(LookupError):
    """A script has no line for a cue, or can't fill it in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A cue put into words: `caption` for the eye, `speech` for the ear (safe to say)."""

    caption: str
    speech: str


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

    def has(self, key: str) -> bool:
        """Whether there is a line for cues of this key."""
        return self._bundle.has_message(message_id(key)) and bool(self._variants(message_id(key)))

    def line(self, cue: Cue, seed: str | int, nth: int = 0) -> Line:
        """The cue's words; `nth` counts how often its key came before in this game (from 0).

        All variants of a line come once before the first comes again. Raises `ScriptError`.
        """
        key = message_id(cue.key)
        variants = sorted(self._variants(key), key=lambda name: _rank(f"{seed}/{key}/{name}"))
        if not variants:
            raise ScriptError(f"The {self.language} script of {self.rulebook!r} has no line for {cue.key!r}.")
        variant = variants[nth % len(variants)]
        caption = self._format(key, variant, self._arguments(cue.params, lambda name: name.shown))
        speech = self._format(key, variant, self._arguments(cue.params, self.said))
        return Line(caption=caption, speech=spoken(speech))

    def word(self, key: str, form: str | None = None) -> str:
        """A word or name the script has by key: `word("role-oracle")`, `word("role-oracle", "the")`."""
        return self._format(message_id(key), form, {})

    def said(self, name: Name) -> str:
        """The name as a voice of this language gets it: as wished, else respelled, else "seat 3"."""
        seat = self._format("seat-name", None, {"seat": name.seat})
        return spoken_name(name.said or self._say_like.apply(name.shown), fallback=seat)

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
                case _:
                    arguments[key] = value
        return arguments

    def _forms(self, kind: str, key: str) -> dict[str, str]:
        """`role="oracle"` becomes `role` ("Oracle"), `role_the` ("the Oracle") and the word's other forms."""
        word = message_id(f"{kind}-{key}")
        forms = {f"{kind}_{form}": self._format(word, form, {}) for form in self._variants(word)}
        return {kind: self._format(word, None, {}), **forms}

    def _list(self, names: list[str]) -> str:
        if not names:
            return ""
        text = names[0]
        for name in names[1:-1]:
            text = self._format("list-comma", None, {"before": text, "next": name})
        if len(names) > 1:
            text = self._format("list-and", None, {"before": text, "last": names[-1]})
        return text


def message_id(key: str) -> str:
    """The Fluent name of a key: keys have underscores where Fluent's names have hyphens."""
    return key.replace("_", "-")


@lru_cache(maxsize=4096)
def _rank(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def _capital(text: Any) -> Any:
    """Fluent's `CAPITAL($role_the)`: the word as it begins a sentence."""
    return text[:1].upper() + text[1:] if isinstance(text, str) else text
