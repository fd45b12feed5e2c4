"""Which words a cue gets at one table: the seed's, never twice in a row, not even from game to game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from narrator.cue import Cue
from narrator.notes import Notes
from narrator.script import Line, Script, ScriptError

_log = Notes("narrator")


class Wording:
    """Counts how often each key came, so that what is foreseen gets the very words that are told."""

    def __init__(self, script: Script, seed: str | int) -> None:
        self._script = script
        self._seed = seed
        self._brisk = False
        self.told: Counter[str] = Counter()
        """How often each key came in this game."""
        self._last: dict[str, str] = {}
        """The variant of each key that was heard last, whatever the game."""
        self._before: dict[str, str] = {}
        """The same, as it was when this game began."""
        self._worded: dict[tuple[Cue, int], Line] = {}

    def begin(self, script: Script, seed: str | int, brisk: bool, told: Mapping[str, int]) -> None:
        """A new game: afresh, or behind lines that were ``told`` by another storyteller (key: how often)."""
        self._script, self._seed, self._brisk = script, seed, brisk
        self.told = Counter(told)
        self._before = dict(self._last)
        self._worded.clear()

    def set_brisk(self, brisk: bool) -> None:
        """Short forms from the next line on, or the whole ones again."""
        self._brisk = brisk
        self._worded.clear()

    def next(self, cue: Cue) -> Line:
        """The line to be told now; it counts."""
        line = self.line(cue, self.told[cue.key])
        self.told[cue.key] += 1
        self._last[cue.key] = line.variant
        return line

    def line(self, cue: Cue, nth: int) -> Line:
        """The line for a key that came ``nth`` times before; without words where the script has none."""
        known = self._worded.get((cue, nth))
        if known is None:
            known = self._worded[cue, nth] = self._put_into_words(cue, nth)
        return known

    def _put_into_words(self, cue: Cue, nth: int) -> Line:
        try:
            after = self._before.get(cue.key)
            return self._script.line(cue, self._seed, nth, brisk=self._brisk, after=after)
        except ScriptError as error:
            _log.error("a cue has no words", cue=cue.key, error=str(error))
            return Line(caption="", speech="")
