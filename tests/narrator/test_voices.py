"""Real voices and the silent one keep what the port promises."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from narrator.catalog import read_catalog
from narrator.shelf import open_voice
from narrator.speech_text import spoken_name
from narrator.voice import Voice, VoiceError
from narrator.voice.espeak import EspeakSpeech
from narrator.voice.piper import PiperSpeech
from narrator.voice.silent import SilentVoice, reading_time


@pytest.fixture(scope="module")
def english() -> Voice:
    """The embedded English voice, loaded once."""
    return open_voice("en")


@pytest.fixture(scope="module")
def norwegian() -> Voice:
    """What speaks bokmål where nothing was added."""
    return open_voice("nb")


SPEAK = """
from narrator.shelf import open_voice
print(open_voice("en").synthesise("Nobody is told of this.").duration > 0.5)
"""


def test_a_voice_keeps_no_account_of_its_use(tmp_path: Path, repo: Path) -> None:
    """What runs the models would report to its makers: nothing is sent, and nothing left for it."""
    places = {name: tmp_path / name for name in ("HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_DATA_HOME")}
    for place in places.values():
        place.mkdir()
    environment = {name: value for name, value in os.environ.items() if name != "ORT_DISABLE_TELEMETRY"}
    done = subprocess.run(
        [sys.executable, "-c", SPEAK],
        capture_output=True,
        text=True,
        cwd=repo,
        env=environment | {name: str(place) for name, place in places.items()},
        timeout=50,
    )
    assert done.stdout == "True\n", done.stderr
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_the_silent_voice_takes_as_long_as_speaking() -> None:
    """So that captions stay as long as they would."""
    voice = SilentVoice("en")
    voice.prewarm()
    text = "Night falls over the village, and everybody sleeps."
    assert voice.synthesise(text).duration == pytest.approx(reading_time(text), abs=0.001)
    assert voice.synthesise(text).duration > voice.synthesise("No.").duration > 0.5
    assert not any(voice.synthesise(text).samples)


def test_piper_says_the_same_text_in_the_same_way(english: Voice) -> None:
    """A clip from the cache and a new one are one and the same."""
    text = "Oracle, open your eyes."
    assert english.synthesise(text) == english.synthesise(text)
    assert 0.8 < english.synthesise(text).duration < 4


def test_piper_may_be_asked_from_several_threads(english: Voice) -> None:
    """What is due and what is spoken ahead don't disturb each other."""
    texts = ["Healer, close your eyes.", "Owl, open your eyes.", "Night falls."]
    alone = [english.synthesise(text) for text in texts]
    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(english.synthesise, texts)) == alone


@pytest.mark.parametrize(
    "name",
    [
        "1" * 30,
        "WWWWWWWWWWWWWWWWWWWW",
        "bcdfghjklmnpqrstvwxz",
        "q w q w q w q w q w",
        "x1x2x3x4x5x6x7x8x9x0",
        "TTTTT TTTTT TTTTT",
        "😀😀😀",
    ],
)
def test_no_name_takes_longer_than_four_seconds(english: Voice, name: str) -> None:
    """Thirty digits are no quintillions."""
    assert english.synthesise(spoken_name(name, "seat 3") + ".").duration <= 4


RESTING = """
from pathlib import Path
from narrator.shelf import open_voice

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6

from narrator.mix import level
voice = open_voice("en")
level(voice.synthesise("Ready."))
voice.rest()
print(resident())
voice.prewarm()
print(resident())
for words in (12, 20, 8, 16):
    voice.synthesise("Night falls over the village, " * (words // 4) + "and all of you close your eyes.")
print(resident())
voice.rest()
print(resident())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_piper_keeps_only_its_model_and_gives_that_back_when_it_rests(repo: Path) -> None:
    """After the longest sentences it is as small as before; a voice that nobody uses takes nothing."""
    done = subprocess.run(
        [sys.executable, "-c", RESTING], capture_output=True, text=True, cwd=repo, timeout=50
    )
    resting, loaded, spoken, rested = map(float, done.stdout.split())
    assert loaded - resting > 50, "the model is there"
    assert spoken - loaded < 15
    assert rested - resting < 15


def test_espeak_speaks_norwegian(norwegian: Voice) -> None:
    """With a sound for every letter, in a plausible time."""
    norwegian.prewarm()
    clip = norwegian.synthesise("Åse, Øyvind og Ægir lukker øynene.")
    assert 1 < clip.duration < 8
    assert any(clip.samples)


def test_every_espeak_voice_of_the_catalogue_speaks() -> None:
    """By a name that the library knows it by."""
    built_in = [entry for entry in read_catalog().voices if entry.engine == "espeak"]
    assert {entry.language for entry in built_in} == {"en", "nb"}
    for entry in built_in:
        assert entry.open(None).synthesise("Anna, Bo.").duration > 0.5


def test_espeak_says_words_as_it_is_told_to() -> None:
    """Those it gets wrong, in any case of letters and within a sentence; nothing else changes."""
    plain = EspeakSpeech(language="nb", name="nb")
    told = EspeakSpeech(language="nb", name="nb", says={"og": "sammen med", "nei": "[[o:]]"})

    def seconds(voice: Voice, text: str) -> float:
        return voice.synthesise(text).duration

    assert seconds(told, "Kari Og Ola.") == pytest.approx(seconds(plain, "Kari sammen med Ola."), abs=0.03)
    assert seconds(told, "Kari Og Ola.") > seconds(plain, "Kari Og Ola.") + 0.2
    assert seconds(told, "Oglene.") == pytest.approx(seconds(plain, "Oglene."), abs=0.03)
    assert seconds(told, "Nei.") == pytest.approx(seconds(plain, "Å."), abs=0.03)
    assert seconds(plain, "Nei.") > seconds(plain, "Å.") + 0.05
    assert told.key != plain.key


def test_espeak_is_never_entered_by_two_threads(norwegian: Voice) -> None:
    """It would abort the process; here many ask at once and all are served."""
    with ThreadPoolExecutor(8) as pool:
        clips = list(pool.map(norwegian.synthesise, [f"Natt nummer {n}." for n in range(24)]))
    assert all(clip.duration > 0.3 for clip in clips)


def test_piper_and_espeak_live_in_one_process(english: Voice, norwegian: Voice) -> None:
    """Each has an espeak-ng of its own; they don't clash."""
    done = threading.Barrier(2)

    def speak(voice: Voice, text: str) -> float:
        done.wait(10)
        return sum(voice.synthesise(text).duration for _ in range(5))

    with ThreadPoolExecutor(2) as pool:
        spoken = [
            pool.submit(speak, english, "Night falls."),
            pool.submit(speak, norwegian, "Natten faller på."),
        ]
        assert all(future.result(30) > 1 for future in spoken)


def test_a_text_without_sound_is_an_error_and_no_empty_clip(english: Voice, norwegian: Voice) -> None:
    """Nothing downstream has to wonder about a clip without samples."""
    for voice in (english, norwegian):
        with pytest.raises(VoiceError, match="found nothing to say"):
            voice.synthesise("")


def test_a_model_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    """The voice says which file it misses."""
    voice = PiperSpeech(language="en", name="nobody", model=tmp_path / "nobody.onnx")
    with pytest.raises(VoiceError, match=r"'nobody' can't be loaded from .*nobody\.onnx"):
        voice.prewarm()


def test_an_unknown_espeak_voice_is_a_sentence() -> None:
    """The name that espeak-ng doesn't know is in it."""
    with pytest.raises(VoiceError, match="no voice 'klingonish'"):
        EspeakSpeech(language="xx", name="klingonish").synthesise("Hello.")


def test_what_changes_the_sound_changes_the_key() -> None:
    """Or the cache would go on playing the old sound."""
    path = Path("joe.onnx")
    slow = PiperSpeech(language="en", name="joe", model=path, pace=1.2)
    fast = PiperSpeech(language="en", name="joe", model=path)
    assert slow.key != fast.key
    assert EspeakSpeech(language="nb", name="nb").key != EspeakSpeech(language="nb", name="nb", pitch=60).key
