"""The catalogue names the voices, and the first of a language that is here speaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from narrator.catalog import open_voice, read_catalog
from narrator.voice import VoiceError
from narrator.voice.espeak import EspeakSpeech
from narrator.voice.piper import PiperSpeech


def test_every_voice_says_where_it_comes_from_and_under_which_licence() -> None:
    """A voice without a licence isn't shipped."""
    catalog = read_catalog()
    assert {entry.language for entry in catalog} >= {"en", "nb"}
    assert all(entry.licence and entry.source.startswith("https://") for entry in catalog)


def test_english_is_spoken_by_the_voice_that_comes_along() -> None:
    """Nothing has to be added for the default."""
    voice = open_voice("en")
    assert isinstance(voice, PiperSpeech)
    assert voice.model.is_file()


def test_norwegian_is_spoken_by_espeak_until_a_voice_is_added(tmp_path: Path) -> None:
    """Robotic at first; a model in the folder of added voices takes over."""
    assert isinstance(open_voice("nb", added=tmp_path), EspeakSpeech)
    (tmp_path / "no_NO-talesyntese-medium.onnx").write_bytes(b"")
    assert isinstance(open_voice("nb", added=tmp_path), EspeakSpeech)
    (tmp_path / "no_NO-talesyntese-medium.onnx.json").write_text("{}")
    voice = open_voice("nb", added=tmp_path)
    assert isinstance(voice, PiperSpeech)
    assert voice.language == "nb"


def test_a_voice_can_be_chosen(tmp_path: Path) -> None:
    """By its id."""
    assert isinstance(open_voice("en", chosen="en-espeak"), EspeakSpeech)
    with pytest.raises(VoiceError, match="'nb-talesyntese' has not been added"):
        open_voice("nb", chosen="nb-talesyntese", added=tmp_path)
    with pytest.raises(VoiceError, match=r"no voice 'nobody'. There are: en-joe"):
        open_voice("en", chosen="nobody")


def test_a_language_without_a_voice_is_a_sentence() -> None:
    """And no traceback."""
    with pytest.raises(VoiceError, match="No voice here speaks the language 'xx'"):
        open_voice("xx")


@pytest.mark.parametrize(
    "text",
    [
        'a = "not a table"',
        '[a]\nlanguage = "en"\n',
        '[a]\nlanguage = "en"\nengine = "gramophone"\nlicence = "x"\nsource = "x"\nname = "x"\n',
        '[a]\nlanguage = "en"\nengine = "piper"\nlicence = "x"\nsource = "x"\n',
        '[a]\nlanguage = "en"\nengine = "espeak"\nlicence = "x"\nsource = "x"\ncolour = "red"\n',
    ],
)
def test_an_entry_that_makes_no_sense_is_named(text: str) -> None:
    """With what is the matter."""
    with pytest.raises(VoiceError, match="The voice 'a' in the catalogue makes no sense"):
        read_catalog(text)
