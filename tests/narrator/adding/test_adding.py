"""A voice is on the shelf whole or not at all, whatever a server does, and failures say what to do."""

from __future__ import annotations

import errno
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from narrator.adding import AddError, OfflineError
from narrator.adding.install import PARTS, Installer
from narrator.catalog import read_catalog
from narrator.shelf import Shelf
from narrator.voice.piper import PiperSpeech
from tests.narrator.adding.voice_server import MODEL, TALE, VoiceServer, config, voice_server


@pytest.fixture
def server() -> Iterator[VoiceServer]:
    """Publishes the Norwegian voice."""
    with voice_server() as running:
        running.publish(TALE)
        yield running


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """The folder of added voices, which nobody has made yet."""
    return tmp_path / "voices"


def add(shelf: Path, *servers: str, wanted: str = "nb", language: str | None = None) -> list[int]:
    """Adds a voice; what its progress was."""
    seen: list[int] = []
    installer = Installer(shelf, read_catalog(), servers)
    found = installer.find(wanted)
    installer.add(found, installer.language_of(found, language), seen.append)
    return seen


def on_the_shelf(shelf: Path) -> list[str]:
    return sorted(path.name for path in shelf.iterdir() if path.name != PARTS) if shelf.is_dir() else []


def kept(shelf: Path) -> int:
    """Bytes of the model that an earlier try has left."""
    part = shelf / PARTS / TALE / f"{TALE}.onnx"
    return part.stat().st_size if part.exists() else 0


def test_the_best_voice_of_a_language_is_added_by_the_language(server: VoiceServer, shelf: Path) -> None:
    """It speaks from then on, with what its card says of its licence; progress goes up to the whole."""
    seen = add(shelf, server.url)
    assert on_the_shelf(shelf) == [TALE]
    assert seen == sorted(seen)
    assert seen[-1] == len(MODEL) + len(config())
    voice = Shelf(shelf).open("nb")
    assert isinstance(voice, PiperSpeech)
    assert voice.model.read_bytes() == MODEL
    assert json.loads((shelf / TALE / "voice.json").read_text())["licence"] == "CC0"
    assert not any((shelf / PARTS).iterdir())


def test_any_piper_voice_can_be_added_for_a_language_with_a_script(server: VoiceServer, shelf: Path) -> None:
    """By Piper's name or an older one; one of several speakers can be chosen."""
    server.publish(
        "en_GB-vctk-medium",
        num_speakers=2,
        speaker_id_map={"p239": 0, "p236": 1},
        aliases=["en-gb-vctk-medium"],
    )
    add(shelf, server.url, wanted="en-gb-vctk-medium")
    chosen = Shelf(shelf).open("en", "en_GB-vctk-medium:p236")
    assert isinstance(chosen, PiperSpeech)
    assert (chosen.language, chosen.speaker) == ("en", "p236")
    assert chosen.key != Shelf(shelf).open("en", "en_GB-vctk-medium").key
    with pytest.raises(Exception, match="no speaker 'p1': p239, p236"):
        Shelf(shelf).open("en", "en_GB-vctk-medium:p1")


def test_a_voice_without_a_script_needs_a_language_to_read(server: VoiceServer, shelf: Path) -> None:
    """A Danish voice may read Norwegian if somebody wants that."""
    server.publish("da_DK-talesyntese-medium")
    with pytest.raises(AddError, match=r"--lang en or --lang nb"):
        add(shelf, server.url, wanted="da_DK-talesyntese-medium")
    add(shelf, server.url, wanted="da_DK-talesyntese-medium", language="nb")
    assert Shelf(shelf).open("nb").language == "nb"


def test_a_download_that_broke_off_goes_on_where_it_was(server: VoiceServer, shelf: Path) -> None:
    """Within one try as long as something arrives, and with the next one after that."""
    server.fault = "breaks off"
    add(shelf, server.url)
    third = len(MODEL) // 3
    assert server.ranges() == ["", *(f"bytes={n * third}-" for n in (1, 2, 3))]
    assert on_the_shelf(shelf) == [TALE]


def test_what_has_arrived_is_kept_for_the_next_try(server: VoiceServer, shelf: Path) -> None:
    """Said in the sentence; nothing is on the shelf meanwhile."""
    server.fault = "shorter"
    server.files[server.model_path()] = MODEL[: len(MODEL) // 2] + bytes(100)
    with pytest.raises(OfflineError, match="the same command goes on from there"):
        add(shelf, server.url)
    assert on_the_shelf(shelf) == []
    assert kept(shelf) == len(MODEL) // 2
    server.fault, server.files[server.model_path()] = "", MODEL
    server.asked.clear()
    add(shelf, server.url)
    assert server.ranges() == [f"bytes={len(MODEL) // 2}-"]
    assert on_the_shelf(shelf) == [TALE]


def test_a_server_that_can_not_begin_in_the_middle_sends_the_whole(server: VoiceServer, shelf: Path) -> None:
    """The part is written over, not doubled."""
    part = shelf / PARTS / TALE
    part.mkdir(parents=True)
    (part / f"{TALE}.onnx").write_bytes(MODEL[:1000])
    server.fault = "no ranges"
    add(shelf, server.url)
    assert (shelf / TALE / f"{TALE}.onnx").read_bytes() == MODEL


def test_a_part_of_another_version_is_noticed_and_downloaded_anew(server: VoiceServer, shelf: Path) -> None:
    """The digest tells; one more try from the start is made by itself."""
    part = shelf / PARTS / TALE
    part.mkdir(parents=True)
    (part / f"{TALE}.onnx").write_bytes(b"old" * 1000)
    add(shelf, server.url)
    assert (shelf / TALE / f"{TALE}.onnx").read_bytes() == MODEL
    (part.parent / TALE).mkdir()
    (part / f"{TALE}.onnx").write_bytes(MODEL + b"too long")
    add(shelf, server.url)
    assert (shelf / TALE / f"{TALE}.onnx").read_bytes() == MODEL


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("other size", "it is another file"),
        ("longer", "is larger than"),
        ("shorter", "broke off after 99 %"),
        ("500", "can't be had now"),
    ],
)
def test_lying_sizes_and_failing_servers_are_sentences(
    server: VoiceServer, shelf: Path, fault: Any, words: str
) -> None:
    """With the way out, and nothing on the shelf."""
    server.fault = fault
    with pytest.raises(AddError, match=words) as trouble:
        add(shelf, server.url)
    assert str(trouble.value).endswith((".", "--mirror."))
    assert on_the_shelf(shelf) == []


def test_another_part_than_was_asked_for_is_refused(server: VoiceServer, shelf: Path) -> None:
    """It would put the file together wrongly."""
    part = shelf / PARTS / TALE
    part.mkdir(parents=True)
    (part / f"{TALE}.onnx").write_bytes(MODEL[:1000])
    server.fault = "wrong range"
    with pytest.raises(AddError, match="another part"):
        add(shelf, server.url)
    assert on_the_shelf(shelf) == []


def test_a_wrong_digest_throws_the_file_away(server: VoiceServer, shelf: Path) -> None:
    """What is not the promised file is never spoken with, nor kept."""
    server.files[server.model_path()] = MODEL[::-1]
    with pytest.raises(AddError, match="MD5 digest differs"):
        add(shelf, server.url)
    assert on_the_shelf(shelf) == []
    assert kept(shelf) == 0


def test_a_mirror_takes_over(server: VoiceServer, shelf: Path) -> None:
    """A server that is absent, or fails on the way, costs nothing where another is named."""
    with voice_server() as other:
        other.publish(TALE)
        server.fault = "500"
        add(shelf, "http://127.0.0.1:9/", server.url, other.url)
        assert on_the_shelf(shelf) == [TALE]
        assert other.ranges() == [""]


def test_without_the_internet_the_sentence_says_so(shelf: Path) -> None:
    """And what to do."""
    with pytest.raises(OfflineError, match="needs the internet, this once"):
        add(shelf, "http://127.0.0.1:9/voices")
    with pytest.raises(AddError, match="is no address"):
        add(shelf, "voices.example")
    assert on_the_shelf(shelf) == []


def test_an_unknown_voice_is_answered_with_those_that_look_alike(server: VoiceServer, shelf: Path) -> None:
    """A typing mistake is found at once."""
    with pytest.raises(AddError, match=f"Did you mean {TALE}"):
        add(shelf, server.url, wanted="no_NO-talesyntse-medium")
    with pytest.raises(AddError, match="comes with Nightwake"):
        add(shelf, server.url, wanted="en_US-joe-medium")
    with pytest.raises(AddError, match="comes with Nightwake"):
        add(shelf, server.url, wanted="en")


def test_a_file_that_the_list_names_but_nobody_has_is_a_sentence(server: VoiceServer, shelf: Path) -> None:
    """Absent."""
    del server.files[server.model_path()]
    with pytest.raises(AddError, match="is not there"):
        add(shelf, server.url)
    assert on_the_shelf(shelf) == []


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        ({"language": 7}, "makes no sense"),
        ({"files": {}}, "has no file"),
        ({"files": {f"../../{TALE}.onnx": {"size_bytes": -1, "md5_digest": ""}}}, "makes no sense"),
    ],
)
def test_a_list_that_makes_no_sense_is_a_sentence(
    server: VoiceServer, shelf: Path, spoil: dict[str, Any], words: str
) -> None:
    """Whatever it says."""
    server.index[TALE] |= spoil
    with pytest.raises(AddError, match=words):
        add(shelf, server.url)


@pytest.mark.parametrize("key", ["../../x", "no_NO-../x-medium", "a" * 300, "no_NO"])
def test_no_name_from_outside_becomes_a_path(server: VoiceServer, shelf: Path, key: str) -> None:
    """A voice is called as Piper calls its voices, or it isn't one."""
    server.index[key] = server.index[TALE]
    with pytest.raises(AddError, match="no name of Piper's"):
        add(shelf, server.url, wanted=key)
    assert on_the_shelf(shelf) == []


def test_a_page_that_is_no_list_is_a_sentence(server: VoiceServer, shelf: Path) -> None:
    """A hotel's login page, for one."""
    server.files["page/voices.json"] = b"<html>Welcome to our hotel</html>"
    with pytest.raises(AddError, match="is the address right"):
        add(shelf, f"{server.url}/page")


def test_a_model_that_piper_could_not_speak_with_is_refused(server: VoiceServer, shelf: Path) -> None:
    """Before it is on the shelf."""
    server.publish(TALE, settings=b'{"audio": {}}')
    with pytest.raises(AddError, match="doesn't hold the settings"):
        add(shelf, server.url)
    assert on_the_shelf(shelf) == []


def test_a_full_disk_is_told_before_anything_is_downloaded(
    server: VoiceServer, shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With how much is missing."""
    usage = shutil.disk_usage("/")._replace(free=1000)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage)
    with pytest.raises(AddError, match=r"is full \(\d+ MB more are needed\)"):
        add(shelf, server.url)
    assert server.ranges() == []


def test_a_disk_that_fills_up_on_the_way_keeps_nothing(
    server: VoiceServer, shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was written is taken back, so that the game log has room."""
    opened = Path.open

    def full(path: Path, mode: str = "r", **how: Any) -> Any:
        file = opened(path, mode, **how)
        if path.suffix == ".onnx" and mode == "wb":
            file.close()
            raise OSError(errno.ENOSPC, "No space left on device")
        return file

    monkeypatch.setattr(Path, "open", full)
    with pytest.raises(AddError, match="is full"):
        add(shelf, server.url)
    assert on_the_shelf(shelf) == []
    assert kept(shelf) == 0


def test_a_folder_that_may_not_be_written_to_is_a_sentence(server: VoiceServer, tmp_path: Path) -> None:
    """A file of that name, or no permission."""
    (tmp_path / "voices").write_text("a file")
    with pytest.raises(AddError, match="can't be written to"):
        add(tmp_path / "voices", server.url)


def test_a_model_from_a_file_needs_no_internet(shelf: Path, tmp_path: Path) -> None:
    """Copied from another machine, with its settings beside it."""
    model = tmp_path / "en_GB-alan-low.onnx"
    model.write_bytes(MODEL)
    installer = Installer(shelf, read_catalog(), ["http://127.0.0.1:9"])
    with pytest.raises(AddError, match="settings beside it"):
        installer.add_file(model, "en")
    Path(f"{model}.json").write_bytes(config(num_speakers=3))
    installer.add_file(model, "en")
    voice, _ = Shelf(shelf).find("en_GB-alan-low")
    assert voice.speakers == ("0", "1", "2")
    assert voice.is_here(shelf)


def test_a_voice_can_be_taken_away_again(server: VoiceServer, shelf: Path) -> None:
    """And what isn't a voice stays."""
    add(shelf, server.url)
    installer = Installer(shelf, read_catalog())
    assert not installer.remove("../voices")
    assert not installer.remove("nobody")
    assert installer.remove(TALE)
    assert on_the_shelf(shelf) == []


def test_adding_again_replaces_what_is_there(server: VoiceServer, shelf: Path) -> None:
    """A newer version, or one that was damaged."""
    add(shelf, server.url)
    server.publish(TALE, model=MODEL[::-1])
    add(shelf, server.url)
    assert (shelf / TALE / f"{TALE}.onnx").read_bytes() == MODEL[::-1]
