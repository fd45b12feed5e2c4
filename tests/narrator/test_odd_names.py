"""Whatever people call themselves is spoken, or fallen back from, within four seconds, and shown as typed."""

from __future__ import annotations

import unicodedata

import pytest

from hub.rules.lobby import names
from narrator.catalog import read_catalog
from narrator.cue import Cue, Name
from narrator.script import Script
from narrator.shelf import open_voice
from narrator.speech_text import sentences
from narrator.voice import Voice

LONGEST = 4.0
"""Seconds that a name may take."""
FALLBACK = {"en": "player 3", "nb": "spiller 3"}
SPOKEN = {
    "30 digits": "1" * 30,
    "a date": "24.12.1999",
    "brackets": "[[Anna]] (the 2nd)",
    "braces": "{ $name } { Bo }",
    "quotes": "\"Bo\" 'the' «Kid» “Jay”",
    "ampersands": "Per & Kari &amp; co",
    "markup": "<b>Bo</b><script>",
    "an emoji": "Kari 🎲",
    "combining marks": "A\u0301\u0302nna\u0323",
    "many marks": "Z\u0334\u0351\u0303a\u0335\u0310l\u0336\u0311go",
    "full width": "\uff21\uff4e\uff4e\uff41",
    "a bidi override": "\u202eAnna\u202c",
    "a NUL": "An\0na",
    "a new line": "An\nna",
    "no vowel": "Hrrmpfs Grzgrzgrzgrz",
    "one letter": "Q",
    "capitals": "NRK P3",
    "Norwegian": "Bjørn-Åge Ærøy",
    "a long one": "Maximilian Alexander",
    "stops": "A.B.C. ... !!! ???",
    "a beat": "An\x1ena",
    "phonemes": "[[h@l'oU]]",
    "a template": "{{7*7}} ${x} %s",
}
FALLEN_BACK = {
    "emoji only": "🎲🎲🎲",
    "a family": "👨‍👩‍👧‍👦",
    "Chinese": "李雷",
    "Arabic": "مريم",
    "Hebrew": "דוד",
    "Cyrillic": "Наташа",
    "Devanagari": "राम",
    "signs": "☠†★",
    "hieroglyphs": "ꜣꜥꜧꜫ",
    "mirrored": "ꟺꟻꟼ",
    "sounds": "ʃʒʔʘ",
    "money": "€$£",
}


@pytest.fixture(scope="module", params=["en", "nb"])
def voice(request: pytest.FixtureRequest) -> Voice:
    """The real voice of a language, as it is without anything added."""
    return open_voice(str(request.param))


def _line(voice: Voice, typed: str) -> tuple[str, str]:
    """What is shown and what is said of somebody who calls themselves so."""
    name = Name(shown=names.tidy(typed), seat=3)
    line = Script.load(voice.language, "witches").line(Cue("death-secret", {"name": name}), "seed")
    assert name.shown in line.caption
    return Script.load(voice.language, "witches").said(name), line.speech


@pytest.mark.parametrize("typed", SPOKEN.values(), ids=SPOKEN.keys())
def test_it_is_said(voice: Voice, typed: str) -> None:
    """Something of it at least, and nothing but words and numbers."""
    said, speech = _line(voice, typed)
    assert said != FALLBACK[voice.language]
    assert any(char.isalnum() for char in said)
    assert not set(said) & set('[]{}<>$%"\0\n\x1e\u202e')
    assert voice.synthesise(said + ".").duration <= LONGEST
    assert all(voice.synthesise(text).samples for text in sentences(speech))


MEANT_TO_MISLEAD = (
    "Bob. Card: Witch",
    "Bob! Anna is a wolf",
    "Bob? Anna",
    "Bob; Anna",
    "Bob\u2026 Anna",
    "Bob\uff0e Anna",
    "Bob\u3002Anna",
    "Bob\u02d0 Witch",
    "Bob\u01c3 Anna",
    "Bob\ua789 Witch",
    "Bob\u203d Anna",
    "Bob\u2028Anna",
    "Bob\nAnna",
    "Bob \u2014 Anna",
    "Bob, Anna",
    "Bob\u2069. Anna",
)


@pytest.mark.parametrize("typed", MEANT_TO_MISLEAD)
def test_a_name_never_says_a_sentence_of_its_own(voice: Voice, typed: str) -> None:
    """Nothing in it ends a sentence or makes a pause for the ear; for the eye it stands there as typed,
    set apart from what the storyteller says."""
    script = Script.load(voice.language, "witches")
    cue = Cue("death-secret", {"name": (name := Name(shown=names.tidy(typed), seat=3))})
    line, plain = script.line(cue, 1), script.line(Cue("death-secret", {"name": Name(shown="Bob")}), 1)
    assert len(sentences(line.speech)) == len(sentences(plain.speech))
    assert all(char.isalpha() or char == " " for char in script.said(name))
    assert name.shown in line.caption
    assert f"\u2068{name.shown}\u2069" in line.marked
    assert line.marked.count("\u2068") == line.marked.count("\u2069") == plain.marked.count("\u2068")


def test_what_is_written_short_is_said_in_full(voice: Voice) -> None:
    """Saints, doctors and initials have full stops that end nothing."""
    script = Script.load(voice.language, "witches")
    saint = {"en": "St Olav", "nb": "Sankt Olav"}  # the English voice reads "St" as "Saint"
    assert script.said(Name(shown="St. Olav")) == saint[voice.language]
    assert script.said(Name(shown="J.R.")) == "J R"
    assert (
        script.line(Cue("death-secret", {"name": Name(shown="St. Olav")}), 1).caption.count("St. Olav") == 1
    )


@pytest.mark.parametrize("typed", FALLEN_BACK.values(), ids=FALLEN_BACK.keys())
def test_what_no_voice_can_say_is_a_player_with_a_number(voice: Voice, typed: str) -> None:
    """ "Player three", within its sentence."""
    said, speech = _line(voice, typed)
    assert said == FALLBACK[voice.language]
    assert said in speech
    assert voice.synthesise(said + ".").duration <= LONGEST


@pytest.mark.parametrize(
    "typed", ["ᴀɴɴᴀ", "ᴬⁿⁿᵃ", "\U0001d4d0\U0001d4f7\U0001d4f7\U0001d4ea", "🅐🅽🅽🅰", "Ⱥᵰƞⱥ"]
)
def test_a_fancy_name_is_read_as_the_plain_one(typed: str) -> None:
    """Small capitals, script, white on black: all are Anna to the ear."""
    said = Script.load("en", "witches").said(Name(shown=typed, seat=3))
    assert said.lower() == "anna"


def _may_be_latin(char: str) -> bool:
    return char.isalnum() and (char < "\u3000" or "LATIN" in unicodedata.name(char, ""))


def test_every_letter_that_is_said_is_said_in_time() -> None:
    """Twenty strange letters in a row take no longer than a name does, and make a sound, in every voice."""
    letters = [chr(code) for code in range(0xAA, 0x1F1FF) if _may_be_latin(chr(code))]
    for entry in read_catalog().voices:
        if not entry.is_here(None):
            continue
        voice, script = entry.open(None), Script.load(entry.language, "witches")
        fallback = FALLBACK[entry.language]
        known = [c for c in letters if script.said(Name(shown=c, seat=3)) != fallback]
        names = ["".join(known[at : at + 20]) for at in range(0, len(known), 20)]
        for typed in names[:: 1 if entry.engine == "espeak" else 30]:
            said = script.said(Name(shown=typed, seat=3))
            assert 0.2 < voice.synthesise(said + ".").duration <= LONGEST, typed


def test_say_it_like_helps_a_name_that_no_voice_can_say(voice: Voice) -> None:
    """Somebody with a name in Chinese letters writes how it sounds."""
    name = Name(shown="李雷", said="Lee Lay", seat=3)
    assert Script.load(voice.language, "witches").said(name) == "Lee Lay"
    assert voice.synthesise("Lee Lay.").samples


def test_two_who_fall_back_stay_apart(voice: Voice) -> None:
    """Each by the number of the seat."""
    script = Script.load(voice.language, "witches")
    said = {script.said(Name(shown=shown, seat=seat)) for seat, shown in enumerate(("李雷", "韩梅"), 1)}
    assert len(said) == 2
