"""Captions: what was told last, for as long as it is true."""

from __future__ import annotations

import asyncio

import pytest

from hub.game.captions import STANDS, Captions
from hub.projection.cues import PASSING
from narrator.cue import Cue
from narrator.script import Line, scripts_folder
from narrator.utterance import Utterance
from tests.game.virtual import in_no_time


class Shown:
    """What a screen shows, and how often it was told of a change."""

    def __init__(self) -> None:
        self.changes = 0
        self.captions = Captions(self._changed)

    def _changed(self) -> None:
        self.changes += 1

    @property
    def text(self) -> str | None:
        return self.captions.current.text if self.captions.current else None

    async def hear(self, key: str) -> None:
        """A line is told, from its first word to its last."""
        utterance = Utterance(Cue(key), Line(caption=key, speech=key))
        utterance.show()
        self.captions.take(utterance)
        utterance.mark_finished()
        await asyncio.sleep(0.1)


@in_no_time
async def test_one_minute_left_is_not_said_for_longer_than_it_is_true() -> None:
    """Once it has been told and read, what the table is about stands there again."""
    screen = Shown()
    await screen.hear("discussion-opens")
    await screen.hear("minute-left")
    assert screen.text == "minute-left"
    await asyncio.sleep(STANDS - 0.2)
    assert screen.text == "minute-left"
    before = screen.changes
    await asyncio.sleep(0.2)
    assert screen.text == "discussion-opens"
    assert screen.changes == before + 1


@in_no_time
async def test_what_is_told_meanwhile_is_not_put_away() -> None:
    """The vote opens while "one minute left" can still be read: it is the vote that stands there."""
    screen = Shown()
    await screen.hear("discussion-opens")
    await screen.hear("minute-left")
    await screen.hear("vote-opens")
    await asyncio.sleep(2 * STANDS)
    assert screen.text == "vote-opens"


@in_no_time
async def test_a_line_that_stays_true_stays() -> None:
    """However long a discussion lasts, the screen says what it is about."""
    screen = Shown()
    await screen.hear("discussion-opens")
    await asyncio.sleep(600)
    assert screen.text == "discussion-opens"


@in_no_time
async def test_with_nothing_before_it_a_passing_line_leaves_nothing() -> None:
    """A trial of the loudspeaker before the first game, and a line of an evening's earlier game."""
    screen = Shown()
    await screen.hear("discussion-opens")
    screen.captions.clear()
    await screen.hear("sound-test")
    await asyncio.sleep(2 * STANDS)
    assert screen.text is None


@pytest.mark.parametrize("key", sorted(PASSING))
def test_passing_lines_are_lines_of_the_script(key: str) -> None:
    """Under the very keys by which they are told."""
    script = (scripts_folder() / "en" / "common.ftl").read_text(encoding="utf-8")
    assert f"\n{key} =" in script
