"""The first voice of a language that is here speaks, unless another is chosen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from narrator.shelf import Shelf, open_voice
from narrator.voice import VoiceError
from narrator.voice.espeak import EspeakSpeech
from narrator.voice.piper import PiperSpeech

TALE = "no_NO-talesyntese-medium"


def put(shelf: Path, name: str, language: str, **about: Any) -> None:
    """A voice on the shelf, as adding leaves it."""
    folder = shelf / name
    folder.mkdir(parents=True)
    (folder / f"{name}.onnx").write_bytes(b"model")
    (folder / f"{name}.onnx.json").write_text("{}")
    known = {"language": language, "engine": "piper", "licence": "CC0", "source": "file:///x"}
    (folder / "voice.json").write_text(json.dumps(known | about))


def test_english_is_spoken_by_the_voice_that_comes_along() -> None:
    """Nothing has to be added for the default."""
    voice = open_voice("en")
    assert isinstance(voice, PiperSpeech)
    assert voice.model.is_file()


def test_norwegian_is_spoken_by_espeak_until_a_voice_is_added(tmp_path: Path) -> None:
    """Robotic at first, and the shelf knows what would be better; once added that one takes over."""
    shelf = Shelf(tmp_path)
    assert isinstance(shelf.open("nb"), EspeakSpeech)
    better = shelf.better("nb")
    assert better is not None and better.id == TALE
    put(tmp_path, TALE, "nb")
    voice = shelf.open("nb")
    assert isinstance(voice, PiperSpeech)
    assert voice.language == "nb"
    assert shelf.better("nb") is None


def test_another_added_voice_is_better_than_espeak_and_stands_behind_the_languages_own(
    tmp_path: Path,
) -> None:
    """Joe goes on telling in English until somebody else is chosen."""
    put(tmp_path, "en_GB-alan-low", "en", speakers=["a", "b"])
    put(tmp_path, "da_DK-talesyntese-medium", "nb")
    shelf = Shelf(tmp_path)
    assert [voice.id for voice in shelf.here("en")] == ["en_US-joe-medium", "en_GB-alan-low", "espeak-en"]
    assert [voice.id for voice in shelf.here("nb")] == ["da_DK-talesyntese-medium", "espeak-nb"]
    assert shelf.better("nb") is None
    chosen = shelf.open("en", "en_GB-alan-low:b")
    assert isinstance(chosen, PiperSpeech) and chosen.speaker == "b"


def test_what_is_no_voice_on_the_shelf_is_overlooked(tmp_path: Path) -> None:
    """Half a download, a stranger's folder, a damaged note: the others speak."""
    put(tmp_path, TALE, "nb", colour="red")
    put(tmp_path, "en_GB-alan-low", "en")
    (tmp_path / "en_GB-alan-low" / "en_GB-alan-low.onnx").unlink()
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("x")
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "voice.json").write_text("[]")
    shelf = Shelf(tmp_path)
    assert [voice.id for voice in shelf.here("en")] == ["en_US-joe-medium", "espeak-en"]
    assert {"empty", "file", "odd"}.isdisjoint(voice.id for voice in shelf.voices())
    with pytest.raises(VoiceError, match="en_GB-alan-low is not here yet"):
        shelf.open("en", "en_GB-alan-low")


def test_a_voice_can_be_chosen(tmp_path: Path) -> None:
    """By its name; the sentence for one that isn't here says how to add it."""
    assert isinstance(open_voice("en", chosen="espeak-en"), EspeakSpeech)
    with pytest.raises(VoiceError, match=f"nightwake voices add {TALE}"):
        open_voice("nb", chosen=TALE, added=tmp_path)
    with pytest.raises(VoiceError, match=r"no voice 'nobody'. There are: en_US-joe-medium"):
        open_voice("en", chosen="nobody")


def test_a_language_without_a_voice_is_a_sentence() -> None:
    """And no traceback."""
    with pytest.raises(VoiceError, match="No voice here speaks the language 'xx'"):
        open_voice("xx")
