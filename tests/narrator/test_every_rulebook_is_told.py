"""Every wake, reaction, role, side and common moment of every rulebook has words in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hub.rules.books import BOOKS
from hub.rules.rulebook import Rulebook
from narrator import cues
from narrator.cue import Cue, Name, Param
from narrator.script import Script
from narrator.speech_text import LONGEST_SENTENCE, sentences

LANGUAGES = ("en", "nb")
ANNA, BOB = Name(shown="Anna", seat=1), Name(shown="Bob", seat=2)
VARIANTS = range(4)

every_book = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS.keys())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def keys(book: Rulebook) -> Iterator[str]:
    """Every key that a game of this rulebook may send."""
    yield from cues.COMMON
    for wake in book.wakes():
        yield from (f"wake-{wake.key}", f"sleep-{wake.key}")
    for reaction in book.reactions:
        name = f"reaction-{reaction.key}"
        yield from (name, f"{name}-takes", f"{name}-nobody")
    yield from (f"won-{win.side}" for win in book.wins)


def filled(key: str, role: str) -> Cue:
    values: dict[str, Param] = {"name": ANNA, "taken": BOB, "names": (ANNA, BOB), "count": 2, "role": role}
    return Cue(key, {name: values[name] for name in cues.params(key) or ()})


@every_book
@every_language
def test_every_cue_of_a_game_can_be_told(book: Rulebook, language: str) -> None:
    """Whatever happens, whoever it happens to: there is a line, without a hole, short enough to say."""
    script = Script.load(language, book.key)
    for key in keys(book):
        for nth in VARIANTS:
            for role in book.roles:
                line = script.line(filled(key, role.key), "seed", nth)
                assert line.caption.strip() and "{" not in line.caption
                assert all(len(part) <= LONGEST_SENTENCE for part in sentences(line.speech))
                assert line.caption[0].isupper(), line.caption
                if "role" not in (cues.params(key) or ()):
                    break


@every_book
@every_language
def test_every_role_and_side_has_its_words(book: Rulebook, language: str) -> None:
    """Bare, with an article and in the definite form."""
    script = Script.load(language, book.key)
    for role in book.roles:
        assert all(script.word(f"role-{role.key}", form) for form in (None, "a", "the", "was"))
        assert script.word(f"side-{role.side}", "the")
    assert script.word("rulebook-name")


@every_book
@pytest.mark.parametrize(
    ("language", "open_eyes", "phone", "close_eyes"),
    [
        ("en", ("open your eyes", " wake"), "phone", "close your eyes"),
        ("nb", ("åpne øynene", "våkner"), "telefon", "lukk øynene"),
    ],
)
def test_a_call_says_to_wake_and_look_at_the_phone_and_a_good_night_to_close_the_eyes(
    book: Rulebook, language: str, open_eyes: tuple[str, str], phone: str, close_eyes: str
) -> None:
    """Whoever is called knows what to do, in every wording."""
    script = Script.load(language, book.key)
    for wake in book.wakes():
        for nth in VARIANTS:
            call = script.line(Cue(f"wake-{wake.key}"), 1, nth).caption.lower()
            assert any(words in call for words in open_eyes), call
            assert phone in call
            assert close_eyes in script.line(Cue(f"sleep-{wake.key}"), 1, nth).caption.lower()


@every_book
@every_language
def test_what_is_secret_is_not_worded(book: Rulebook, language: str) -> None:
    """A death, verdict or removal without a role names no role of the rulebook."""
    script = Script.load(language, book.key)
    words = [script.word(f"role-{role.key}").lower() for role in book.roles]
    for key in (key for key in cues.COMMON if key.endswith("-secret")):
        for nth in VARIANTS:
            caption = script.line(Cue(key, {"name": ANNA}), 1, nth).caption.lower()
            assert not [word for word in words if word in caption.split()], caption
