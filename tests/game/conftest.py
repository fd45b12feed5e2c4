"""What chance decides in these tests is the same every time, and different in every test."""

from __future__ import annotations

import os
from random import Random

import pytest

SALT = os.environ.get("NIGHTWAKE_TEST_SALT", "")
"""Set to anything to have all games dealt otherwise."""


@pytest.fixture(autouse=True)
def same_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals, chance and what bots do follow from the test's name."""
    chance = Random(f"{request.node.nodeid} {SALT}")
    monkeypatch.setattr("hub.game.session.secrets.token_hex", lambda size: chance.randbytes(size).hex())
    monkeypatch.setattr("hub.game.bot_seats.SystemRandom", lambda: Random(chance.random()))
