"""Tells a game that bots have played, as the speakers would have told it, without waiting for anybody."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
from msgspec.structs import replace

from hub.game import simulate
from hub.game.sound_memory import SoundSettings
from hub.game.wording import wording_seed
from hub.projection import cues
from hub.projection.projector import Projector
from hub.rules import events as ev
from hub.rules.books import BOOKS, unknown_rulebook
from hub.rules.deal import deal
from hub.rules.game import Line
from hub.rules.ids import Seat, Seconds
from hub.rules.lobby import names
from hub.rules.lobby.model import Member
from hub.rules.refusal import Refusal
from hub.rules.settings import Style
from narrator.bed import signs
from narrator.outlets.recording import RecordingOutlet
from narrator.script import Script
from narrator.storyteller import Storyteller
from narrator.studio import Studio

WAIT: Seconds = 1.0
"""What every wait for people is cut to."""
NAMES = (
    "Anna Bob Carol David Emma Frank Grace Henry Iris Jack Karen Liam Mona Noah Olga Paul Quinn Rosa Sam Tina"
).split()


class Rehearsal(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be rehearsed. ``style`` of ``None``: the rulebook's own."""

    rulebook: str
    seats: int
    seed: str
    language: str = "en"
    style: Style | None = None
    names: tuple[str, ...] = ()
    whole_game: bool = False
    bed: bool = True
    """With the sounds of the night, and the signs at the turns of the story."""


class Rehearsed(msgspec.Struct, frozen=True, kw_only=True):
    """The lines told, in order, and the sound of them with its waits."""

    captions: tuple[str, ...]
    outlet: RecordingOutlet

    def write(self, wav: Path, captions: Path | None) -> None:
        """Writes the sound, and the lines one a line. Raises ``OSError``."""
        self.outlet.write_wav(wav)
        if captions is not None:
            captions.write_text("".join(f"{line}\n" for line in self.captions), encoding="utf-8")


def members(wanted: Sequence[str], seats: int) -> dict[Seat, Member] | Refusal:
    """Who sits at the table: the ``wanted`` names first, then the usual ones."""
    spare = (name for name in NAMES if name not in wanted)
    found: dict[Seat, Member] = {}
    for number in range(1, seats + 1):
        name = names.tidy(wanted[number - 1]) if number <= len(wanted) else next(spare, f"Player {number}")
        refusal = names.check(name, "", (member.name for member in found.values()))
        if refusal is not None:
            return refusal
        found[Seat(number)] = Member(seat=Seat(number), name=name)
    return found


def play(rehearsal: Rehearsal) -> Sequence[ev.Event] | Refusal:
    """All events of the game, played by bots with the rehearsal's seed."""
    book = BOOKS.get(rehearsal.rulebook)
    if book is None:
        return unknown_rulebook()
    settings = replace(book.defaults, style=rehearsal.style or book.defaults.style)
    turn = deal(
        number=1,
        book_key=book.key,
        settings=settings,
        seats=tuple(Seat(number) for number in range(1, rehearsal.seats + 1)),
        dials={},
        seed=rehearsal.seed,
    )
    if isinstance(turn, Refusal):
        return turn
    return simulate.run(turn, Random(rehearsal.seed)).events


def _lines(event: ev.Event, projector: Projector) -> tuple[Line, ...]:
    is_end = isinstance(event, ev.StepBegan) and event.step.kind == "over"
    return (*cues.lines_of(event), *(projector.epilogue() if is_end else ()))


async def rehearse(rehearsal: Rehearsal, studio: Studio) -> Rehearsed | Refusal:
    """Plays the game and has it told by ``studio``, up to the first dawn or to its end."""
    events = play(rehearsal)
    if isinstance(events, Refusal):
        return events
    table = members(rehearsal.names, rehearsal.seats)
    if isinstance(table, Refusal):
        return table
    outlet, captions = RecordingOutlet(), list[str]()
    teller = Storyteller(
        script=Script.load(rehearsal.language, rehearsal.rulebook),
        studio=studio,
        outlet=outlet,
        seed=wording_seed(rehearsal.seed),
        sign_before=signs.opens if rehearsal.bed else lambda key: None,
    )
    projector = Projector()
    try:
        for event in events:
            projector.apply(event)
            if rehearsal.bed and isinstance(event, ev.StepBegan):
                outlet.set_bed(projector.is_night(), SoundSettings().bed_volume)
            for line in _lines(event, projector):
                utterance = teller.say(cues.cue(line, table))
                captions.append(utterance.caption)
                await utterance.finished
            if isinstance(event, ev.StepBegan) and not event.step.tells and event.step.kind != "over":
                outlet.pass_time(WAIT)
            if isinstance(event, ev.StepBegan) and event.step.kind == "dawn" and not rehearsal.whole_game:
                break
    finally:
        await teller.close()
    return Rehearsed(captions=tuple(captions), outlet=outlet)
