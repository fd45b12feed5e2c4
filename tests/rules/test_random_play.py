"""Whole games at random: every number of seats, every way of composing and playing, with trouble mixed in."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from hub.rules.books import BOOKS
from hub.rules.commands import Context
from hub.rules.decide import decide, play
from hub.rules.turn import Turn
from tests.rules.play import Rough, compositions, settings
from tests.side_by_side import Outcome, side_by_side

GAMES = 1300
"""For each rulebook, always the same ones: some 6 seconds of a processor to itself."""


def sizes(key: str) -> range:
    low, high = BOOKS[key].seats
    return range(low, high + 1)


def played_roughly(key: str) -> int:
    """So many games have come to their end."""
    chance, games = Random(key), 0
    while games < GAMES:
        for seats in sizes(key):
            for dials in compositions(BOOKS[key], seats, chance, tries=1):
                Rough(key, settings(BOOKS[key], chance), seats, dials, chance, mischief=0.3).play()
                games += 1
    return games


@pytest.fixture(scope="module")
def games_of(request: pytest.FixtureRequest) -> Iterator[Outcome[int]]:
    """All rulebooks are played at once."""
    with side_by_side(request, played_roughly) as outcome:
        yield outcome


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("key", BOOKS)
def test_rough_games_end_well(key: str, games_of: Outcome[int]) -> None:
    """Whatever people do, a game ends, and at every event everything that must hold holds."""
    assert games_of(key=key) >= GAMES


@pytest.mark.parametrize("key", BOOKS)
def test_every_size_and_style_plays_calmly(key: str) -> None:
    """Without trouble, every number of seats in both styles, secret and revealed, comes to its end."""
    from msgspec.structs import replace

    chance = Random(key)
    for seats in sizes(key):
        for style in ("called", "together"):
            for reveal in (True, False):
                house = replace(BOOKS[key].defaults, style=style, reveal=reveal)
                game = Rough(key, house, seats, {}, chance, mischief=0.0).play()
                assert game.winner is not None


@pytest.mark.parametrize("key", BOOKS)
def test_nonsense_is_refused_and_changes_nothing(key: str) -> None:
    """No command, however wrong, raises: it is carried out or refused, and refused means unchanged."""
    chance = Random(f"nonsense {key}")
    refused = tried = 0
    while tried < 4000:
        rough = Rough(key, settings(BOOKS[key], chance), sizes(key)[2], {}, chance, mischief=0.0)
        while not rough.game.over and tried < 4000:
            for _ in range(5):
                game, command = rough.game, rough.nonsense()
                done = play(game, command, Context(rough.now))  # type: ignore[arg-type]
                tried += 1
                if isinstance(done, Turn):
                    assert done.game is not None
                    continue
                refused += 1
                assert rough.game == game
                assert decide(game, command, Context(rough.now)) == done  # type: ignore[arg-type]
                assert done.key
            rough._go_on()
    assert refused > tried / 2
