"""Every wake, reaction, role, side and common moment of every rulebook has words in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise, product

import pytest

from hub.rules.books import BOOKS
from hub.rules.rulebook import Rulebook
from narrator import cues
from narrator.cue import Cue, Name, Param
from narrator.script import Script
from narrator.speech_text import BEAT, LONGEST_SENTENCE, sentences
from narrator.voice.silent import reading_time

LANGUAGES = ("en", "nb")
ANNA, BOB = Name(shown="Anna", seat=1), Name(shown="Bob", seat=2)
VARIANTS = range(4)
SHORT, LONG = Name(shown="Q", seat=1), Name(shown="Maximilian Alexander", seat=20)

every_book = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS.keys())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def keys(book: Rulebook) -> Iterator[str]:
    """Every key that a game of this rulebook may send."""
    yield from cues.COMMON
    yield "prologue"
    for wake in book.wakes():
        yield from (f"wake-{wake.key}", f"sleep-{wake.key}")
    for reaction in book.reactions:
        name = f"reaction-{reaction.key}"
        yield from (name, f"{name}-takes", f"{name}-nobody")
    yield from (f"tale-{tale.key}" for tale in book.tales)
    yield from (f"won-{win.side}" for win in book.wins)


def fillings(book: Rulebook, key: str) -> Iterator[Cue]:
    """The cue with the shortest and the longest names, with one and with many, for every role and side."""
    carried = cues.params(key)
    assert carried is not None, f"nobody knows what {key} carries"
    roles = [role.key for role in book.roles] if "role" in carried else [""]
    sides = [win.side for win in book.wins] if "side" in carried else [""]
    counts = (1, 2, 5, 21) if "count" in carried else (0,)
    for name, role, side, count in product((SHORT, LONG), roles, sides, counts):
        many = (name,) if name is SHORT else (name,) * 6
        values: dict[str, Param] = {"name": name, "taken": name, "names": many, "count": count}
        values |= {"role": role, "side": side}
        yield Cue(key, {param: values[param] for param in carried})


@every_book
@every_language
def test_every_cue_of_a_game_can_be_told(book: Rulebook, language: str) -> None:
    """Whatever happens, whoever it happens to: there is a line, without a hole, short enough to say."""
    script = Script.load(language, book.key)
    for key in keys(book):
        for cue, nth, brisk in product(fillings(book, key), VARIANTS, (False, True)):
            line = script.line(cue, "seed", nth, brisk=brisk)
            assert line.caption.strip() and "{" not in line.caption
            assert all(len(part) <= LONGEST_SENTENCE for part in sentences(line.speech))
            assert line.caption[0].isupper(), line.caption
            assert "  " not in line.caption and " ." not in line.caption and BEAT not in line.caption
            # A list of six of the longest names is the only thing that may be said in two breaths.
            if "names" not in cue.params:
                assert " ".join(sentences(line.speech)) == " ".join(line.speech.replace(BEAT, " ").split())


@every_book
@every_language
def test_what_is_heard_often_has_four_wordings_and_never_the_same_twice_in_a_row(
    book: Rulebook, language: str
) -> None:
    """Nor from one game to the next, told whole or briskly."""
    script = Script.load(language, book.key)
    for key in filter(cues.is_heard_often, keys(book)):
        cue = next(fillings(book, key))
        assert len({script.line(cue, 1, nth).caption for nth in range(4)}) == 4, key
        for brisk, seed in product((False, True), range(4)):
            first = [script.line(cue, seed, nth, brisk=brisk) for nth in range(9)]
            second = [
                script.line(cue, seed + 1, nth, brisk=brisk, after=first[-1].variant) for nth in range(3)
            ]
            assert all(one.caption != two.caption for one, two in pairwise(first + second)), key


@every_book
@pytest.mark.parametrize(
    ("language", "key", "count", "one", "many"),
    [
        ("en", "dawn-deaths", 2, r"\b(One|one|Someone)\b", r"\b2 of (you|the beds)\b"),
        ("nb", "dawn-deaths", 2, r"\b([Ee]n|Noen)\b", r"\b2 av (dere|sengene)\b"),
        ("en", "epilogue-hunches", 3, r"\bonce\b", r"\bthree times\b"),
        ("en", "epilogue-votes", 2, r"\bonce\b", r"\btwice\b"),
        ("nb", "epilogue-hunches", 3, r"\bén gang\b", r"\btre ganger\b"),
    ],
)
def test_one_and_many_are_worded_differently(
    book: Rulebook, language: str, key: str, count: int, one: str, many: str
) -> None:
    """No "1 of you are missing"."""
    script = Script.load(language, book.key)
    for nth, brisk in product(VARIANTS, (False, True)):
        single, several = (
            script.line(Cue(key, {"names": (ANNA,), "count": number}), 1, nth, brisk=brisk).caption
            for number in (1, count)
        )
        assert re.search(one, single) and not re.search(r"\b1\b", single), single
        assert re.search(many, several), several


ONE_ALONE = {"en": "is|was|has|does|goes|himself|herself|whose", "nb": "selv|sin|sitt|hans|hennes"}
SEVERAL_ALONE = {"en": "are|were|have|do|go|both|each", "nb": "begge|deres|hver"}


@every_book
@every_language
def test_one_name_and_several_fit_the_same_line(book: Rulebook, language: str) -> None:
    """No "Gro and Ida, who was right": what stands beside a list of names is true of any number of them."""
    script = Script.load(language, book.key)
    three = (ANNA, BOB, Name(shown="Cy", seat=3))
    some: dict[str, Param] = {"name": ANNA, "taken": BOB, "side": book.wins[-1].side}
    listing = [key for key in keys(book) if "names" in (cues.params(key) or ())]
    for key, many, count, nth in product(listing, (1, 2, 3), (1, 2), VARIANTS):
        values = some | {"names": three[:many], "count": count}
        cue = Cue(key, {param: values[param] for param in cues.params(key) or ()})
        said = script.line(cue, 1, nth).caption
        wrong = ONE_ALONE if many > 1 else SEVERAL_ALONE
        last = three[many - 1].shown
        assert last in said
        assert not re.search(rf"\b{last},? (who |som )?({wrong[language]})\b", said), said
        assert not re.search(r"\b[12] (times|ganger)\b", said), said


@every_language
def test_names_that_nobody_can_foresee_come_last(language: str) -> None:
    """Who is tied is spoken while a sentence that was ready is heard: two seconds of it at least."""
    script = Script.load(language, "witches")
    for nth, brisk in product(VARIANTS, (False, True)):
        line = script.line(Cue("vote-runoff", {"names": (ANNA, BOB)}), 1, nth, brisk=brisk)
        *known, last = sentences(line.speech)
        assert "Anna" in last and "Bob" in last
        assert "Anna" not in " ".join(known)
        assert sum(map(reading_time, known)) > 2


ARTICLES = {"en": {"a", "an", "one"}, "nb": {"en", "ei", "et"}}
DEFINITE = {"en": r"^the |^[A-Z]", "nb": r"(en|a|et|e)$|^[A-Z]"}


@every_book
@every_language
def test_articles_and_definite_forms_are_right(book: Rulebook, language: str) -> None:
    """ "an Oracle" and "a Witch"; "et orakel" and "orakelet", "en heks" and "heksa"."""
    script = Script.load(language, book.key)
    for role in book.roles:
        article, _, noun = script.word(f"role-{role.key}", "a").partition(" ")
        assert article in ARTICLES[language]
        the = script.word(f"role-{role.key}", "the")
        assert re.search(DEFINITE[language], the), the
        if language == "en" and article != "one":
            assert (article == "an") == (noun[0] in "AEIOU"), noun
        if language == "nb" and the.split()[0] != "den" and the[0].islower():
            assert the.endswith("et") == (article == "et"), the


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
        ("en", ("open your eyes", " wake", "wake up"), "phone", "close your eyes"),
        ("nb", ("åpne øynene", "våkner"), "telefon", "lukk øynene"),
    ],
)
def test_a_call_says_to_wake_and_look_at_the_phone_and_a_good_night_to_close_the_eyes(
    book: Rulebook, language: str, open_eyes: tuple[str, ...], phone: str, close_eyes: str
) -> None:
    """Whoever is called knows what to do, in every wording."""
    script = Script.load(language, book.key)
    for wake in book.wakes():
        for nth, brisk in product(VARIANTS, (False, True)):
            call = script.line(Cue(f"wake-{wake.key}"), 1, nth, brisk=brisk).caption.lower()
            assert any(words in call for words in open_eyes), call
            assert phone in call
            assert close_eyes in script.line(Cue(f"sleep-{wake.key}"), 1, nth, brisk=brisk).caption.lower()


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
