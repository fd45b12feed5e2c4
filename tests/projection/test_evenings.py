"""What is left of evenings, in simple figures."""

from __future__ import annotations

from msgspec.structs import replace

from hub.projection.evenings import Played, evenings
from hub.projection.story import Story
from tests.projection.told import tell

DEAL = "Ada synsk, Cy varulv, Eva landsbyboer, Finn landsbyboer, Gro landsbyboer"
VILLAGE_WINS = """
    Ada votes Cy
    Eva votes Cy
    Finn votes Eva
    Gro votes Cy
    Cy votes Eva
"""
WOLVES_WIN = """
    Cy pick Ada
    Eva votes Finn
    Finn votes Gro
    Gro votes Finn
    Cy votes Finn
    Cy pick Eva
"""


def won(script: str, token: str, **names: str) -> Story:
    story = tell("varulv", "called", DEAL, script).story
    seats = tuple(replace(seat, name=names.get(seat.name, seat.name)) for seat in story.seats)
    return replace(story, token=token, seats=seats)


def played(evening: str, ended: float, story: Story) -> Played:
    return Played(evening=evening, code="ABCDEF", ended=ended, story=story)


GAMES = [
    played("first", 100.0, won(VILLAGE_WINS, "a")),
    played("first", 200.0, won(WOLVES_WIN, "b")),
    played("second", 300.0, won(VILLAGE_WINS, "c", Ada="ADA", Finn="Ola")),
]


def test_evenings_are_listed_newest_first_with_their_games() -> None:
    """One table is one evening: who was there, which games were won, who guessed best."""
    found = evenings(GAMES, {"second": False}).evenings
    assert [(row.id, row.began, row.ended, row.stands) for row in found] == [
        ("second", 300.0, 300.0, True),
        ("first", 100.0, 200.0, False),
    ]
    first, second = found[1].games
    assert (first.token, first.winner, first.seats, first.nights) == ("a", "village", 5, 1)
    assert first.best == ("Ada", "Eva", "Gro")
    assert second.winner == "wolves"
    assert found[1].names == ("Ada", "Cy", "Eva", "Finn", "Gro")


def test_an_evening_at_which_a_game_runs_says_so() -> None:
    """It can't be deleted meanwhile."""
    (newest, oldest) = evenings(GAMES, {"second": True}).evenings
    assert (newest.playing, oldest.playing) == (True, False)


def test_wins_are_counted_by_side_and_role() -> None:
    """Of all games by a rulebook, and of all times that a role was dealt."""
    found = evenings(GAMES, {})
    assert found.games == 3
    assert [(side.side, side.won, side.games) for side in found.sides] == [
        ("village", 2, 3),
        ("wolves", 1, 3),
    ]
    assert [(role.role, role.won, role.held) for role in found.roles] == [
        ("varulv", 1, 3),
        ("synsk", 2, 3),
        ("landsbyboer", 6, 9),
    ]


def test_guessers_are_counted_by_name_whatever_its_case() -> None:
    """Only guesses for the village count; a name is one person, and written as it was last."""
    found = evenings(GAMES, {}).guessers
    assert ("ADA", 2, 2) in [(of.name, of.right, of.given) for of in found]
    assert "Cy" not in [of.name for of in found]
    assert "Finn" not in [of.name for of in found], "who was never right is not put in a list of the best"


def test_nothing_played_is_nothing_told() -> None:
    """A fresh hub has no evenings and no figures."""
    found = evenings([], {"table": True})
    assert (found.evenings, found.games, found.sides, found.roles, found.guessers) == ((), 0, (), (), ())
