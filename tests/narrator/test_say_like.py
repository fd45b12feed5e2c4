"""Names that a language's voice would misread are spelled for it as they sound."""

from __future__ import annotations

import pytest

from narrator.cue import Name
from narrator.say_like import SayLike
from narrator.script import Script

ENGLISH = Script.load("en", "witches")


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        ("Åse", "Awsuh"),
        ("ÅSE", "Awsuh"),
        ("A\u030ase", "Awsuh"),
        ("Pål", "Pawl"),
        ("Anne-Kåre", "Anne-Kawruh"),
        ("Anna", "Anna"),
        ("Låven", "Lawven"),
        ("", "player 3"),
    ],
)
def test_the_english_voice_is_helped_with_norwegian_names(shown: str, said: str) -> None:
    """It says "Åse" as "ass" otherwise."""
    assert ENGLISH.said(Name(shown=shown, seat=3)) == said


def test_what_the_player_asks_for_goes_before() -> None:
    """ "Say it like" is the player's own."""
    assert ENGLISH.said(Name(shown="Åse", said="Ossa", seat=3)) == "Ossa"


def test_norwegian_needs_no_help_with_norwegian_names() -> None:
    """A language without the file spells names as they are."""
    assert Script.load("nb", "witches").said(Name(shown="Åse", seat=3)) == "Åse"


def test_a_file_that_makes_no_sense_is_refused() -> None:
    """A respelling is a text."""
    with pytest.raises(ValueError, match="text"):
        SayLike.parse("[names]\nAnna = 1\n")
    with pytest.raises(ValueError):
        SayLike.parse("not toml")
