"""The voice of a small computer keeps up with an evening: the short form of ``make bench ARGS=on_time``."""

from __future__ import annotations

import pytest

from tests.bench.on_time import play
from tests.bench.people import USUAL

SPEED = 8.0
"""Of the evening's clock, against the wall's; what the machine itself takes counts as much more."""


@pytest.mark.slow
def test_with_a_voice_like_a_raspberry_pi_s_nearly_every_line_is_ready_when_it_is_due() -> None:
    """From the opening of a table of twelve to the first verdict, nothing kept from before."""
    notes = play(
        "witches",
        speed=SPEED,
        lobby_takes=20.0,
        paces=USUAL | {"discussion": 10.0},
        until=lambda game: game.step.kind == "verdict",
    )
    figures = notes.figures()
    told = [line.key for line in notes.lines]
    assert {"cards-dealt", "prologue", "wake-witches", "sleep-oracle", "vote-opens"} <= set(told)
    assert any(key.startswith("dawn-") for key in told)
    assert figures["ready when due, %"] >= 95, [line for line in notes.lines if not line.ready]
    assert figures["due to first sample, p50 ms"] <= 60
    assert figures["due to first sample, p95 ms"] <= 200
    assert figures["longest unplanned silence, s"] <= 1.0
