"""A line is brought to an outlet whole, or given up where there is no end to it."""

from __future__ import annotations

import asyncio

import pytest

from narrator import delivery
from narrator.clip import Clip
from narrator.outlet import OnStarted
from narrator.script import Line
from narrator.studio import Studio
from narrator.voice import silent
from narrator.voice.silent import SilentVoice
from tests.narrator.fakes import EndlessOutlet


class LateScreen(EndlessOutlet):
    """Is opened when most of a line has passed unheard, and tells it from its beginning."""

    told = False

    async def play(self, clip: Clip, on_started: OnStarted) -> None:
        on_started()
        await asyncio.sleep(1.8 * clip.duration)
        self.told = True


async def test_a_screen_that_is_opened_in_mid_line_is_not_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it has begun is told to its end, though that comes when nearly twice the line's length is over."""
    monkeypatch.setattr(delivery, "_OUTLET_GRACE", 0.5)
    monkeypatch.setattr(silent, "_SECONDS_AT_LEAST", 1.0)
    monkeypatch.setattr(silent, "_SECONDS_A_CHARACTER", 0.0)
    studio, screen = Studio(SilentVoice("en")), LateScreen()
    await delivery.deliver(
        Line(speech="Night falls.", caption="Night falls."),
        studio,
        screen,
        lambda: None,
        lambda parts: None,
        asyncio.sleep,
    )
    studio.close()
    assert screen.told
