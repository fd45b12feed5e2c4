"""A caption is parted as its speech is, so that nothing can be read before it is said."""

from __future__ import annotations

import pytest

from hub.rules.books import BOOKS
from narrator.cue import Cue, Name
from narrator.parts import caption_parts
from narrator.script import NAME, Line, Script
from narrator.speech_text import BEAT, paced

BO = Name(shown="Bo. Card: Witch", said="", seat=3)


def line(speech: str, written: str) -> Line:
    return Line(caption=written.replace(BEAT, " "), speech=speech, written=written)


def test_a_sentence_and_a_beat_begin_a_part_of_their_own() -> None:
    """As many as are spoken, in the same order."""
    said = line(f"It is late. Sleep,{BEAT}all of you!", f"It is late. Sleep,{BEAT}all of you!")
    assert caption_parts(said) == ("It is late.", "Sleep,", "all of you!")


def test_a_name_is_never_parted() -> None:
    """Whatever somebody is called."""
    name = BO.shown.join(NAME)
    said = line("We have lost Bo Card Witch. Good night.", f"We have lost {name}. Good night.")
    assert caption_parts(said) == (f"We have lost {name}.", "Good night.")


def test_where_eye_and_ear_differ_all_of_it_comes_with_the_first_sound() -> None:
    """A sentence too long for a voice is spoken in pieces; it is written at once."""
    long = "so " * 90 + "it ends."
    said = line(f"{long}{BEAT}Good night.", f"{long}{BEAT}Good night.")
    assert caption_parts(said) == (long, "", "Good night.")


def test_what_nobody_can_say_comes_with_what_follows() -> None:
    """And a line of that kind alone is one part."""
    assert caption_parts(line(f"{BEAT}Come.", f"☾☾{BEAT}Come.")) == ("☾☾ Come.",)
    assert caption_parts(line(f"Come.{BEAT}", f"Come.{BEAT}☾☾")) == ("Come. ☾☾",)
    assert caption_parts(line("", "☾☾")) == ("☾☾",)


@pytest.mark.parametrize("language", ["en", "nb"])
@pytest.mark.parametrize("rulebook", sorted(BOOKS))
def test_a_death_is_read_sentence_by_sentence_in_every_wording(language: str, rulebook: str) -> None:
    """The name comes before the role, and together they are the whole caption."""
    script = Script.load(language, rulebook)
    role = next(iter(BOOKS[rulebook].roles)).key
    for nth in range(4):
        told = script.line(Cue("death-revealed", {"name": BO, "role": role}), "seed", nth)
        parts = caption_parts(told)
        assert len(parts) == len(paced(told.speech)) >= 2
        assert all(parts)
        assert " ".join(parts) == told.marked
        assert BO.shown in parts[0] and BO.shown not in parts[-1]
