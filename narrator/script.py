"""Words a cue in a language: the script's variants, chosen so that a game can be told again the same way."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from narrator.cue import Cue


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A cue put into words: `caption` for the eye, `speech` for the ear (sanitised)."""

    caption: str
    speech: str


class Script:
    """The spoken texts of one rulebook in one language."""

    language: str

    @classmethod
    def load(cls, language: str, rulebook: str, folder: Path | None = None) -> Script:
        """Read `<folder>/<language>/common.ftl` and `<rulebook>.ftl` (default: the scripts that ship)."""
        raise NotImplementedError

    def line(self, cue: Cue, seed: str | int, nth: int = 0) -> Line:
        """The cue's words; `nth` counts how often its key came before in this game (from 0)."""
        raise NotImplementedError
