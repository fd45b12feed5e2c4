"""The catalogue names languages and voices."""

from __future__ import annotations

from importlib.resources import files

import pytest

from narrator.catalog import read_catalog
from narrator.voice import VoiceError

GOOD = 'language = "en"\nlicence = "x"\nsource = "x"\n'


def test_every_voice_says_where_it_comes_from_and_under_which_licence() -> None:
    """A voice without a licence isn't shipped."""
    voices = read_catalog().voices
    assert {voice.language for voice in voices} == set(read_catalog().languages)
    assert all(voice.licence and voice.title and voice.source.startswith("https://") for voice in voices)
    assert all(voice.size > 1_000_000 for voice in voices if voice.engine == "piper")


def test_every_language_has_a_script_and_every_script_a_language() -> None:
    """What can be told is what the catalogue says."""
    folders = {folder.name for folder in files("voices").iterdir() if (folder / "common.ftl").is_file()}
    assert folders == set(read_catalog().languages)


@pytest.mark.parametrize(
    "text",
    [
        '[voices]\na = "not a table"',
        '[voices.a]\nlanguage = "en"\n',
        f'[voices.a]\n{GOOD}engine = "gramophone"\nname = "x"\n',
        f'[voices.a]\n{GOOD}engine = "espeak"\n',
        f'[voices.a]\n{GOOD}engine = "espeak"\nname = "x"\ncolour = "red"\n',
    ],
)
def test_an_entry_that_makes_no_sense_is_named(text: str) -> None:
    """With what is the matter."""
    with pytest.raises(VoiceError, match="The voice 'a' in the catalogue makes no sense"):
        read_catalog(text)
