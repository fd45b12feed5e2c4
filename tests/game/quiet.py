"""Voices that say nothing: real implementations of the port, for tables in tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from functools import cache

from hub.game.place import Place
from hub.game.sound_memory import SoundMemory
from hub.game.speaker_rights import Standing
from hub.projection.sound import Speakers, Telling, VoiceRow
from hub.rules.refusal import Refusal
from narrator.clip import Clip, Sign
from narrator.cue import Cue, Name
from narrator.outlet import OnStarted
from narrator.outlets.recording import RecordingOutlet
from narrator.outlets.silent import SilentOutlet
from narrator.pcm import Pcm
from narrator.script import Line, Script
from narrator.studio import Studio
from narrator.voice.silent import SilentVoice, reading_time


async def no_time(seconds: float) -> None:
    await asyncio.sleep(0)


@cache
def _script(language: str, rulebook: str) -> Script:
    return Script.load(language, rulebook)


class PlainScript(Script):
    """Says a cue's key and what goes with it, so that a test knows what it hears."""

    def __init__(self, language: str, rulebook: str) -> None:
        super().__init__(language=language, rulebook=rulebook, common="", own="")

    def line(
        self, cue: Cue, seed: str | int, nth: int = 0, *, brisk: bool = False, after: str | None = None
    ) -> Line:
        values = [v.shown if isinstance(v, Name) else str(v) for v in cue.params.values()]
        return Line(caption=" ".join([cue.key, *values]), speech=f"{cue.key} in {self.language}.")


class StillStudios:
    """One voice for each language, and two that can be chosen."""

    def __init__(self) -> None:
        self.made: list[tuple[str, str]] = []

    def telling(self, language: str, voice: str) -> Telling:
        rows = tuple(VoiceRow(id=f"{language}-{name}", title=name) for name in ("usual", "other"))
        return Telling(voice=voice or rows[0].id, voices=rows)

    def make(self, language: str, voice: str) -> Studio:
        self.made.append((language, voice))
        return StillStudio(language)


class StillStudio(Studio):
    """Has every sentence at hand, so that no thread is needed."""

    def __init__(self, language: str) -> None:
        super().__init__(SilentVoice(language))

    def at_hand(self, text: str) -> Pcm | None:
        return Pcm.silence(reading_time(text))

    def expect(self, texts: Iterable[str], owner: Hashable = None) -> None:
        """Nothing has to be made ready."""


@dataclass(slots=True)
class Heard:
    """A line as somebody in the room would have heard it, by the running loop's clock."""

    at: float
    caption: str
    until: float | None = None
    whole: bool = False


class Ears(SilentOutlet):
    """Lets each clip take its time and keeps what was heard when, and whether to its end."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Heard] = []
        self.trouble_with: dict[str, Exception] = {}
        """Part of a caption -> what goes wrong, once, when it is to be played."""
        self.hangs = False
        """A clip never comes to its end."""

    async def play(self, clip: Clip, on_started: OnStarted) -> None:
        clock = asyncio.get_running_loop().time
        for part in [part for part in self.trouble_with if part in clip.caption]:
            raise self.trouble_with.pop(part)
        heard = Heard(clock(), clip.caption)
        self.heard.append(heard)
        try:
            await super().play(clip, on_started)
            if self.hangs:
                await asyncio.Event().wait()
            heard.whole = True
        finally:
            heard.until = clock()

    def captions(self) -> list[str]:
        return [heard.caption for heard in self.heard]


class Audible:
    """A silence that its table takes for speakers: captions grow with what would be heard."""

    trouble = None

    def __init__(self, silence: SilentOutlet) -> None:
        self._silence = silence

    async def play(self, clip: Clip, on_started: OnStarted) -> None:
        await self._silence.play(clip, on_started)

    async def stop(self) -> None:
        await self._silence.stop()

    def set_volume(self, level: float) -> None:
        """Loud enough."""

    def set_bed(self, on: bool, level: float) -> None:
        """No night."""

    async def close(self) -> None:
        await self._silence.close()


class QuietVoices:
    """Every table is told its game at once, or in the time that reading it takes.

    ``told`` keeps the outlets by table if they are to record, ``ears`` those that take their time. With
    ``plain`` a line is its key and what goes with it.
    """

    def __init__(self, record: bool = False, *, takes_time: bool = False, plain: bool = False) -> None:
        self._record = record
        self._takes_time = takes_time
        self._plain = plain
        self._studios: dict[str, Studio] = {}
        self.memory = SoundMemory()
        self.told: dict[str, RecordingOutlet] = {}
        self.ears: dict[str, Ears] = {}

    def studio(self, language: str, voice: str = "") -> Studio:
        return self._studios.setdefault(language, StillStudio(language))

    def telling(self, language: str, voice: str = "") -> Telling:
        return StillStudios().telling(language, voice)

    async def night(self) -> bytes:
        return Pcm.silence(0.1).wav()

    def sign(self, cue: str) -> Sign | None:
        return None

    def script(self, language: str, rulebook: str) -> Script:
        if self._plain:
            return PlainScript(language, rulebook)
        return _script(language, rulebook)

    def place(self, table: str, on_change: Callable[[], None], standing: Callable[[], Standing]) -> Place:
        if self._record:
            outlet = self.told[table] = RecordingOutlet()
            return Place(outlet)
        if self._takes_time:
            ears = self.ears[table] = Ears()
            return Place(ears)
        return Place(SilentOutlet(sleep=no_time))

    def speakers_of(self, table: str) -> Speakers | None:
        return None

    def device_name(self, device: str) -> str:
        return device

    def set_speakers(self, table: str, device: str | None, lead_in: int | None) -> Refusal | None:
        return Refusal("speakers-in-use")

    def look_for_devices(self) -> None:
        """There are none."""

    def claim(self, table: str, resumes: bool = False) -> None:
        """There is enough silence for everybody."""

    async def close(self) -> None:
        for studio in self._studios.values():
            await asyncio.to_thread(studio.close)
