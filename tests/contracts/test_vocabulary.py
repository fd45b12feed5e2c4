"""The pages are measured by what the rulebooks name and do today."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hub.rules.books import BOOKS
from hub.rules.lobby.names import check, tidy
from hub.rules.rulebook import Rulebook
from tests.contracts.vocabulary import FILE, text
from tests.scenarios.script import scenarios

EVERY = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)


def test_the_file_in_the_repository_is_fresh() -> None:
    """The pages' contract test asks for words for every role, wake, verb, fact and so on that there is."""
    assert FILE.read_text(encoding="utf-8") == text(), "run: python -m tests.contracts.vocabulary"


@EVERY
@pytest.mark.parametrize("style", ["called", "together"])
def test_every_role_is_in_a_scenario(book: Rulebook, style: str) -> None:
    """A rulebook is proven in both styles, with every one of its roles dealt."""
    dealt = {
        role for s in scenarios() if (s.book, s.style) == (book.key, style) for role in s.roles().values()
    }
    assert dealt >= {role.key for role in book.roles}


def test_no_scenario_is_of_another_game() -> None:
    """Every folder, and every file for several rulebooks, plays a rulebook that there is, with its roles."""
    for scenario in scenarios():
        roles = {role.key for role in BOOKS[scenario.book].roles}
        assert set(scenario.roles().values()) <= roles, scenario.label


def test_nobody_bears_the_word_for_nobody(repo: Path) -> None:
    """What a language calls the choice of nobody can't be a player's name."""
    words = [
        word
        for file in sorted((repo / "player_ui/src/locales").glob("??.ts"))
        for word in re.findall(r"^\s+nobody: '(.+)',$", file.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert {"nobody", "ingen"} <= {word.lower() for word in words}
    for word in words:
        refusal = check(tidy(word), "", ())
        assert refusal is not None and refusal.key == "name-nobody", word
