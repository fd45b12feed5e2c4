"""The pages are measured by what the rulebooks name and do today."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hub.game.bot_seats import NAMES
from hub.game.own_words import own_words
from hub.game.voices import LANGUAGES
from hub.rules.books import BOOKS
from hub.rules.lobby.names import check, tidy
from hub.rules.rulebook import Rulebook
from narrator.script import Script
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


@EVERY
def test_nobody_bears_a_word_of_the_storyteller(book: Rulebook) -> None:
    """Roles, sides, their teams and what is said of many, in every language; common names are free."""
    for language in LANGUAGES:
        script = Script.load(language, book.key)
        words = [script.word(f"role-{role.key}", form) for role in book.roles for form in (None, "a", "the")]
        words += [script.word(f"side-{win.side}", form) for win in book.wins for form in (None, "the")]
        words += [script.word("rulebook-name"), script.fallback(3)]
        # Roles of which several are dealt are spoken of together.
        several = {
            d.key for n in range(book.seats[0], book.seats[1] + 1) for d in book.dials(n, {}) if d.high > 1
        }
        for role in several & {role.key for role in book.roles}:
            words += [script.word(f"role-{role}", "many"), script.word(f"role-{role}", "all")]
        for word in words:
            refusal = check(tidy(word)[:20], "", (), own_words())
            assert refusal is not None and refusal.key == "name-word", (language, word)


def test_what_is_said_of_many_is_nobodys_name() -> None:
    """In one language or the other, with or without an article; usual names are fine."""
    for word in (
        "Everyone",
        "the Oracle",
        "is dead",
        "the witches",
        "Alle",
        "Heksene",
        "Heksen",
        "The Village",
    ):
        refusal = check(word, "", (), own_words())
        assert refusal is not None and refusal.key == "name-word", word
    for name in (
        *NAMES,
        "Martin",
        "Solveig",
        "Leif",
        "Ali",
        "Bo To",
        "Are",
        "Al",
        "Vi",
        "Åse",
        "Per og Kari",
    ):
        assert check(name, "", (), own_words()) is None, name
