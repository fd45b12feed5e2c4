"""The screens are with the voice, not ahead of it: news come with the last words of their line."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from hub.game.log import MemoryLog
from hub.game.place import Place
from hub.game.speaker_rights import Standing
from hub.game.watchers import AnyView
from hub.rules.ids import Seat
from narrator.cue import Cue
from narrator.script import Line, Script
from tests.game.pages import TABLE, Page, seat_page
from tests.game.quiet import Audible, Ears, PlainScript, QuietVoices
from tests.game.told import Told
from tests.game.virtual import in_no_time, now


class InSentences(PlainScript):
    """Names the cue in one sentence and what goes with it in another."""

    def line(
        self, cue: Cue, seed: str | int, nth: int = 0, *, brisk: bool = False, after: str | None = None
    ) -> Line:
        caption = super().line(cue, seed, nth).caption.replace(" ", ". ", 1) + "."
        return Line(caption=caption, speech=caption)


class Loud(QuietVoices):
    """A table that is heard; with ``off`` it is only read."""

    def __init__(self, off: bool = False) -> None:
        super().__init__(takes_time=True, plain=True)
        self.off = off

    def script(self, language: str, rulebook: str) -> Script:
        return InSentences(language, rulebook)

    def place(self, table: str, on_change: Callable[[], None], standing: Callable[[], Standing]) -> Place:
        ears = self.ears[table] = Ears()
        return Place(ears) if self.off else Place(Audible(ears))


class Watched(Told):
    """An evening at its first dawn, about to name the dead."""

    gone: Seat

    def alive(self) -> bool:
        return next(row.alive for row in self.table.table_view().seats if row.seat == self.gone)

    def caption(self) -> str:
        caption = self.table.table_view().caption
        return "" if caption is None else caption.text


async def at_dawn(off: bool = False, log: MemoryLog | None = None) -> Watched:
    evening = await Watched.begin(7, "witches", voices=Loud(off), log=log, style="called")
    assert isinstance(evening, Watched)
    await evening.start()
    await evening.reach("dawn", Random(4))
    (evening.gone,) = [seat for seat in evening.game.seats if seat not in evening.game.alive]
    await evening.speaking("death-revealed")
    return evening


@in_no_time
async def test_a_death_is_on_every_page_with_the_last_words_of_its_line() -> None:
    """While the line begins, table, neighbours and the victim read its beginning and know no more."""
    evening = await at_dawn()
    pages = [Page(evening, TABLE), *(seat_page(evening, seat) for seat in evening.game.seats)]
    began = now()
    await evening.wait_for(lambda: not evening.alive())
    assert now() - began > 1
    await evening.settled()
    for page in pages:
        told = [(view, view.caption.text) for view in page.got if isinstance(view, AnyView) and view.caption]
        for view, text in told:
            gone = not next(row.alive for row in view.seats if row.seat == evening.gone)
            assert gone == text.startswith("death-revealed.\n")
            assert view.recent[-1] == text.replace("\n", " ")
        assert "death-revealed." in [text for _, text in told]
    assert pages[evening.gone].latest.death is not None
    await evening.end()


@in_no_time
async def test_the_table_reads_at_once_what_nobody_says() -> None:
    """With the voice off, the death is there when its line is."""
    evening = await at_dawn(off=True)
    await asyncio.sleep(0)
    assert "\n" in evening.caption()
    assert not evening.alive()
    await evening.end()


@in_no_time
async def test_whoever_skips_a_line_learns_what_it_tells() -> None:
    """The line is over, so its news are there."""
    evening = await at_dawn()
    assert evening.alive()
    evening.table.lines.cut_short()
    await evening.wait_for(lambda: not evening.alive())
    await evening.end()


@in_no_time
async def test_a_pause_within_a_line_tells_nothing_more() -> None:
    """It is told again when the game goes on, and then its news come."""
    evening = await at_dawn()
    evening.table.lines.pause()
    await asyncio.sleep(60)
    assert evening.alive()
    evening.table.lines.resume()
    await evening.wait_for(lambda: not evening.alive())
    await evening.end()


@in_no_time
async def test_a_page_that_is_loaded_within_a_line_shows_what_has_been_said() -> None:
    """No more and no less; a hub that starts again there tells the step anew."""
    log = MemoryLog()
    evening = await at_dawn(log=log)
    assert evening.caption() == "death-revealed."
    await evening.end()
    again = await Watched.again(log, evening.table.code, Loud())
    assert isinstance(again, Watched)
    again.gone = evening.gone
    assert again.alive()
    await again.wait_for(lambda: again.caption() == "death-revealed.")
    assert again.alive()
    await again.wait_for(lambda: "death-revealed.\n" in again.caption())
    await again.settled()
    assert not again.alive()
    await again.end()
