"""Whatever people type, the voice says something sensible or nothing, and never chokes on it."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from narrator.speech_text import LONGEST_SENTENCE, is_sayable, sentences, spoken, spoken_name


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("Anna", "Anna"),
        ("Åse", "Åse"),
        ("O’Neil", "O'Neil"),  # noqa: RUF001 (as phones type it)
        ("Jean-Luc", "Jean-Luc"),
        ("Jo & Co", "Jo & Co"),
        ("St. Ola", "St Ola"),
        ("xX_Kari_Xx", "xX Kari Xx"),
        ("😀 Bob 😀", "Bob"),
        ("Ka\u200bri", "Kari"),
        ("a\0b", "ab"),
        ("Ｋａｒｉ", "Kari"),  # noqa: RUF001 (full width)
        ("e\u0301ric", "éric"),
        ("Z\u0337\u0322a\u0336l\u0338go", "Zalgo"),
        ("[[h@loU]]", "h loU"),
        ("ANNA", "Anna"),
        ("TJ", "TJ"),
        ("Kari1987", "Kari 1 9 8 7"),
        ("10", "10"),
        ("1" * 30, "1 1 1 1 1 1"),
        ("Brrrrrr", "Brr"),
        ("bcdfghjklmn", "bcdf"),
        ("bcdfghjkl12", "bcdf"),
    ],
)
def test_a_name_is_said_as_far_as_it_can_be(typed: str, said: str) -> None:
    """Emoji, brackets and zeros go, digits are read one by one, what would be spelled for long is cut."""
    assert spoken_name(typed, "seat three") == said


@pytest.mark.parametrize(
    "typed", ["", "   ", "...", "—", "\u200b", "[[", "]]", "😀", "❤️", "\0", "李雷", "Ольга", "محمد", "Bob 李"]
)
def test_a_name_without_sounds_is_said_as_the_seat(typed: str) -> None:
    """Punctuation, emoji or another script: "seat three", and never an empty clip."""
    assert spoken_name(typed, "seat three") == "seat three"


@given(st.text())
@example("\U000e0100")
def test_what_is_left_is_safe_for_every_voice(text: str) -> None:
    """No control characters, no emoji, no brackets, no runs of spaces, whatever came in."""
    left = spoken(text)
    assert not set(left) & set("[]<>{}|\\^_*#\0\n\t")
    assert all(ord(char) < 0x1F000 or char.isalnum() for char in left)
    assert left == " ".join(left.split())


@given(st.text())
def test_every_sentence_is_short_and_has_something_to_say(text: str) -> None:
    """A voice never gets an empty text, nor one that takes it seconds."""
    for sentence in sentences(text):
        assert is_sayable(sentence)
        assert len(sentence) <= LONGEST_SENTENCE


@given(st.text(max_size=40))
def test_a_name_is_never_empty_nor_long(text: str) -> None:
    """There is always something to call a player."""
    said = spoken_name(text, "seat three")
    assert said.strip()
    assert len(said) <= 40


def test_sentences_end_where_they_end() -> None:
    """One piece a sentence."""
    text = "Night falls. Who is there? Nobody!  Sleep"
    assert sentences(text) == ("Night falls.", "Who is there?", "Nobody!", "Sleep")


def test_a_long_sentence_is_parted_at_a_comma() -> None:
    """Where one would take a breath anyway."""
    text = "word " * 30 + "end, " + "more " * 30
    assert [part[-4:] for part in sentences(text)] == ["end,", "more"]


def test_no_word_is_lost_in_a_long_sentence() -> None:
    """Five hundred and fifty characters without a stop are parted between words."""
    text = " ".join(f"word{number}" for number in range(90))
    assert " ".join(sentences(text)) == text
    assert len(sentences(text)) > 2


def test_a_word_longer_than_a_sentence_is_parted() -> None:
    """Nobody's name is so long, but a text may be anything."""
    assert "".join(sentences("x" * 450)) == "x" * 450


def test_dashes_and_dots_keep_their_rhythm() -> None:
    """A dash is a pause."""
    assert spoken("Night \u2013 at last\u2026") == "Night, at last."
