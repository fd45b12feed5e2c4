"""Voices that say what their words were chosen by, and note what they are asked to speak ahead."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import cache

from hub.game.place import Place
from hub.game.speaker_rights import Standing
from narrator.cue import Cue, Name
from narrator.outlets.silent import SilentOutlet
from narrator.pcm import Pcm
from narrator.script import Line, Script
from narrator.studio import Studio
from narrator.voice.silent import reading_time
from tests.game.quiet import Audible, QuietVoices, StillStudio


class OpenScript(Script):
    """Says a cue's key, and then what goes with it, the seed of its wording and how often it came before."""

    def __init__(self, language: str, rulebook: str) -> None:
        super().__init__(language=language, rulebook=rulebook, common="", own="")

    def line(
        self, cue: Cue, seed: str | int, nth: int = 0, *, brisk: bool = False, after: str | None = None
    ) -> Line:
        values = [v.shown if isinstance(v, Name) else str(v) for v in cue.params.values()]
        chosen_by = f"{seed} {nth} {brisk} {after}"
        return Line(
            caption=". ".join([cue.key, " ".join([*values, chosen_by])]),
            speech=". ".join([cue.key, " ".join([*values, str(nth)])]),
            variant=f"{cue.key} {nth % 3}",
        )


class NotingStudio(StillStudio):
    """Has every sentence at hand; ``note`` hears what is to be spoken ahead."""

    note: Callable[[str], None] | None = None

    def at_hand(self, text: str) -> Pcm | None:
        return _silence(len(text))

    def expect(self, texts: Iterable[str], owner: Hashable = None) -> None:
        if self.note is not None:
            self.note(" | ".join(texts))


@cache
def _silence(length: int) -> Pcm:
    return Pcm.silence(reading_time("." * length))


class OpenVoices(QuietVoices):
    """One table's voice; lines take their time."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead: NotingStudio | None = None

    def studio(self, language: str, voice: str = "") -> Studio:
        self.ahead = self.ahead or NotingStudio(language)
        return self.ahead

    def script(self, language: str, rulebook: str) -> Script:
        return OpenScript(language, rulebook)

    def place(self, table: str, on_change: Callable[[], None], standing: Callable[[], Standing]) -> Place:
        return Place(Audible(SilentOutlet()))

    async def close(self) -> None:
        if self.ahead is not None:
            self.ahead.close()
