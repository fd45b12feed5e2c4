"""A cue becomes a caption for the eye and a speech for the ear, in words that a seed chooses."""

from __future__ import annotations

from itertools import pairwise

import pytest

from narrator.cue import Cue, Name
from narrator.script import Script, ScriptError
from narrator.speech_text import Piece, paced, sentences
from tests.narrator.fakes import script

ANNA = Name(shown="Anna", seat=1)


def test_the_caption_shows_the_name_and_the_speech_says_it_as_wished() -> None:
    """ "Say it like" is for the narrator alone; the screen shows what was typed."""
    line = script().line(
        Cue("death-revealed", {"name": Name(shown="Åse 🎲", said="Oh-seh", seat=2), "role": "pyre_martyr"}),
        "seed",
    )
    assert "Åse 🎲" in line.caption
    assert "Oh-seh" in line.speech
    assert "🎲" not in line.speech


def test_a_role_is_worded_by_the_script() -> None:
    """Roles arrive as keys; article and form are the language's own."""
    lines = [
        script().line(Cue("death-revealed", {"name": ANNA, "role": "pyre_martyr"}), "seed", nth)
        for nth in range(3)
    ]
    assert {line.caption for line in lines} == {
        "Anna is dead. Anna was the Pyre Martyr.",
        "We have lost Anna, the Pyre Martyr.",
        "Dead is Anna. The card says: Pyre Martyr.",
    }


@pytest.mark.parametrize(
    ("names", "listed"),
    [
        ((), ""),
        ((ANNA,), "Anna"),
        ((ANNA, Name(shown="Bob")), "Anna and Bob"),
        ((ANNA, Name(shown="Bob"), Name(shown="Kari")), "Anna, Bob and Kari"),
        ((ANNA, Name(shown="Bob"), Name(shown="Kari"), Name(shown="Ola")), "Anna, Bob, Kari and Ola"),
    ],
)
def test_several_names_are_strung_together(names: tuple[Name, ...], listed: str) -> None:
    """A runoff names all who are tied, as one says it."""
    assert listed in script().line(Cue("vote-runoff", {"names": names}), 1).caption


def test_names_that_no_voice_can_say_stay_apart_by_their_seats() -> None:
    """Two names in Chinese letters would sound the same; their seats don't."""
    names = (Name(shown="李雷", seat=3), Name(shown="韩梅", seat=4))
    line = script().line(Cue("vote-runoff", {"names": names}), 1)
    assert "seat 3 and seat 4" in line.speech
    assert "李雷 and 韩梅" in line.caption


def test_the_same_seed_tells_the_same_game_again() -> None:
    """Wording is a matter of the seed, the key and how often it came, and of nothing else."""
    tellings = [[script().line(Cue("dusk"), "seed", nth) for nth in range(10)] for _ in range(2)]
    assert tellings[0] == tellings[1]


def test_the_wording_changes_from_one_time_to_the_next() -> None:
    """Every variant comes once before the first comes again, so no line is heard twice in a row."""
    for seed in range(20):
        captions = [script().line(Cue("dusk"), seed, nth).caption for nth in range(9)]
        assert all(one != next_ for one, next_ in pairwise(captions))
        assert len(set(captions[:3])) == 3


def test_no_game_begins_with_the_words_that_ended_the_one_before() -> None:
    """Another round, another greeting; within the game nothing changes in the order of the wordings."""
    for seed in range(20):
        first = script().line(Cue("dusk"), seed)
        told = [script().line(Cue("dusk"), seed, nth, after=first.variant) for nth in range(6)]
        assert told[0].variant != first.variant
        assert all(one.variant != next_.variant for one, next_ in pairwise(told))
        assert len({line.variant for line in told[:3]}) == 3


BRISK = """
dusk =
    .a = The day is over, and the shadows are long.
    .b = It grows dark over the village.
    .c = Soon it is night, whether you like it or not.
    .brisk-a = Dusk.
    .brisk-b = Night is close.
paused =
    .a = We stop here.
    .b = A short break.
    .c = Pause.
"""


def test_a_table_that_wants_it_brisk_gets_the_short_forms() -> None:
    """Never twice the same in a row either; a line that has none is told whole."""
    ours = Script(language="en", rulebook="x", common=BRISK, own="")
    told = [ours.line(Cue("dusk"), 1, nth, brisk=True).caption for nth in range(4)]
    assert set(told) == {"Dusk.", "Night is close."}
    assert all(one != next_ for one, next_ in pairwise(told))
    assert {ours.line(Cue("dusk"), seed).caption for seed in range(9)}.isdisjoint(told)
    assert ours.line(Cue("paused"), 1, brisk=True).caption in {"We stop here.", "A short break.", "Pause."}


def test_a_beat_is_heard_and_never_seen_or_said() -> None:
    """It becomes silence before the sentence that follows it."""
    own = "won-owls =\n    .a = { $beat }It is over.{ $beat } { $beat }They won. All of them.\n"
    line = Script(language="en", rulebook="x", common="", own=own).line(Cue("won-owls"), 1)
    assert line.caption == "It is over. They won. All of them."
    assert paced(line.speech) == (
        Piece("It is over.", 1),
        Piece("They won.", 2),
        Piece("All of them.", 0),
    )
    assert sentences(line.speech) == ("It is over.", "They won.", "All of them.")


def test_nights_and_days_are_counted_in_words() -> None:
    """ "The second night", not "night 2"."""
    told = Script.load("en", "varulv").line(Cue("tale-wolves-none", {"count": 2}), 1)
    assert "second night" in told.caption
    told = Script.load("nb", "varulv").line(Cue("tale-wolves-none", {"count": 11}), 1)
    assert "natt nummer 11" in told.caption


def test_different_seeds_begin_differently() -> None:
    """Not every game starts with the first variant."""
    assert len({script().line(Cue("dusk"), seed).caption for seed in range(30)}) == 3


def test_a_rulebook_may_say_a_common_line_its_own_way() -> None:
    """What stands in the rulebook's file counts."""
    own = "dusk =\n    .a = Witching hour.\n"
    ours = Script(language="en", rulebook="x", common="dusk =\n    .a = Evening.\n", own=own)
    assert ours.line(Cue("dusk"), 1).caption == "Witching hour."


def test_a_capital_begins_a_sentence() -> None:
    """CAPITAL makes "the Oracle" fit to begin with."""
    ours = Script(
        language="en",
        rulebook="x",
        common="seat-name = seat { $seat }",
        own="role-owl = Owl\n    .the = the Owl\nreaction-owl =\n    .a = { CAPITAL($role_the) } flies.\n",
    )
    assert ours.line(Cue("reaction-owl", {"role": "owl"}), 1).caption == "The Owl flies."


def test_a_key_with_underscores_finds_its_line() -> None:
    """Keys of the rules have underscores where Fluent's names can't."""
    ours = Script(language="en", rulebook="x", common="", own="wake-pyre-martyr =\n    .a = Wake.\n")
    assert ours.has("wake-pyre_martyr")
    assert ours.line(Cue("wake-pyre_martyr"), 1).caption == "Wake."


def test_a_cue_without_words_is_named() -> None:
    """The error says which script lacks which line."""
    assert not script().has("no-such-cue")
    with pytest.raises(ScriptError, match="en script of 'witches' has no line for 'no-such-cue'"):
        script().line(Cue("no-such-cue"), 1)


def test_a_cue_that_lacks_a_parameter_is_named() -> None:
    """A line with a hole in it is an error, not a sentence with a hole in it."""
    with pytest.raises(ScriptError, match="death-revealed"):
        script().line(Cue("death-revealed", {"name": ANNA}), 1)


def test_an_unknown_role_is_named() -> None:
    """The role that has no word is in the error."""
    with pytest.raises(ScriptError, match="role-plumber"):
        script().line(Cue("death-revealed", {"name": ANNA, "role": "plumber"}), 1)


def test_a_language_that_is_not_there_is_a_sentence() -> None:
    """No traceback about paths for a language nobody wrote."""
    with pytest.raises(ScriptError, match="no script for 'witches' in the language 'xx'"):
        Script.load("xx", "witches")


def test_cues_can_be_kept_in_a_set() -> None:
    """Cues compare by what they say."""
    cue = Cue("death-secret", {"name": ANNA})
    assert cue in {Cue("death-secret", {"name": ANNA})}
    assert cue != Cue("death-secret", {"name": Name(shown="Bob")})
