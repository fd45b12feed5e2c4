"""How often which side wins."""

from __future__ import annotations

from itertools import count

import pytest
from msgspec.structs import replace

from hub.game.odds import Odds, Question, find_out
from hub.rules.books import BOOKS
from hub.rules.refusal import Refusal


def found(question: Question) -> Odds:
    odds = find_out(question)
    assert isinstance(odds, Odds)
    return odds


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize("players", ["sensible", "random"])
def test_every_game_is_won_by_one_side(key: str, players: str) -> None:
    """Wins add up to the games; roles are those dealt."""
    odds = found(Question(rulebook=key, seats=7, games=20, players=players))  # type: ignore[arg-type]
    assert sum(odds.wins.values()) == odds.games == 20
    assert next(iter(odds.wins)) == "village"
    assert sum(odds.roles.values()) == 7
    assert 1.0 <= odds.nights_mean <= 7.0


def test_the_same_seed_gives_the_same_odds() -> None:
    """Asked again, the same question has the same answer, but for the speed."""
    question = Question(rulebook="witches", seats=8, games=15)
    assert found(question).wins == found(question).wins
    assert found(question).nights_mean == found(question).nights_mean
    other = [
        found(Question(rulebook="witches", seats=8, games=15, seed=f"{n}")).nights_mean for n in range(4)
    ]
    assert len(set(other)) > 1


def test_speed_is_games_by_time() -> None:
    """Games a second, by the clock that is given."""
    ticks = count(0.0, 2.0)
    odds = find_out(Question(rulebook="varulv", seats=5, games=10), clock=lambda: next(ticks))
    assert isinstance(odds, Odds)
    assert odds.games_per_second == 5.0


def test_an_interval_of_a_share() -> None:
    """The 95 % interval holds the share, and narrows with the number of games."""
    few = Odds(
        rulebook="x",
        style="called",
        players="random",
        seats=5,
        roles={},
        games=100,
        wins={"village": 30},
        nights_mean=1.0,
        games_per_second=1.0,
    )
    low, high = few.interval("village")
    assert low == pytest.approx(0.219, abs=0.001) and high == pytest.approx(0.396, abs=0.001)
    many = replace(few, games=10_000, wins={"village": 3_000})
    assert many.share("village") == 0.3
    assert many.interval("village")[1] - many.interval("village")[0] < (high - low) / 5
    none = replace(few, wins={"village": 0})
    assert none.interval("village")[0] == 0.0


def test_what_cannot_be_dealt_is_refused() -> None:
    """An unknown rulebook, too many seats, and roles that are not offered are refused."""
    for question, key in (
        (Question(rulebook="poker", seats=5, games=1), "unknown-rulebook"),
        (Question(rulebook="witches", seats=50, games=1), "too-many-seats"),
        (Question(rulebook="witches", seats=5, games=1, dials={"owl": 1}), "role-not-offered"),
    ):
        refusal = find_out(question)
        assert isinstance(refusal, Refusal)
        assert refusal.key == key


def test_house_rules_matter() -> None:
    """The question's settings are played with: a first night without a kill makes games longer."""
    usual = BOOKS["shifters"].defaults
    quiet = replace(usual, bloodless_first_night=True)
    plain = found(Question(rulebook="shifters", seats=4, games=60))
    longer = found(Question(rulebook="shifters", seats=4, games=60, settings=quiet))
    assert longer.nights_mean > plain.nights_mean
