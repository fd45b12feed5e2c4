"""Tells cues into a recording instead of a room: to hear a script, a voice or an evening without playing it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from narrator.cue import Cue
from narrator.outlets.recording import RecordingOutlet
from narrator.script import Script
from narrator.storyteller import Storyteller
from narrator.studio import Studio


@dataclass(frozen=True, slots=True)
class Pause:
    """Nothing is told for this long, in seconds."""

    seconds: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Rehearsal:
    """What was told: the captions with the second at which each begins, and the sound."""

    captions: tuple[tuple[float, str], ...]
    outlet: RecordingOutlet

    def write_wav(self, path: Path) -> None:
        """The recording as a WAV file."""
        self.outlet.write_wav(path)


async def rehearse(
    parts: Iterable[Cue | Pause], *, script: Script, studio: Studio, seed: str | int
) -> Rehearsal:
    """Tell the parts one after the other, as fast as the voice can speak."""
    outlet = RecordingOutlet()
    captions: list[tuple[float, str]] = []
    teller = Storyteller(
        script=script,
        studio=studio,
        outlet=outlet,
        seed=seed,
        on_caption=lambda utterance: captions.append((outlet.timeline[-1].at, utterance.caption)),
    )
    for part in parts:
        match part:
            case Pause(seconds=seconds):
                outlet.pass_time(seconds)
            case Cue():
                await teller.say(part).finished
    await teller.close()
    return Rehearsal(captions=tuple(captions), outlet=outlet)
