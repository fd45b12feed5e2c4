"""Starting and stopping from a terminal: one command, plain sentences where something is in the way."""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tests.cli.programs import is_a_sentence, run, running

FORBIDDEN = (
    "confusable_homoglyphs fluent numpy onnxruntime piper pydantic pydub quart_schema rich sounddevice"
    " structlog zeroconf"
).split()
"""What takes long to import and isn't needed for a page."""
FIRST_PAGE = """
import asyncio, os, signal, sys, threading, urllib.request
from hub import life
from hub.options import Options
life.EXTRAS_AFTER = 60
from pathlib import Path
def look(started):
    url = f"{started.root}t/{started.code}"
    def get():
        try:
            urllib.request.urlopen(url).read()
        except urllib.error.HTTPError as error:
            assert error.code == 503, "only an unbuilt page is an excuse"
        print(*sorted({name.split(".")[0] for name in sys.modules}))
        os.kill(os.getpid(), signal.SIGINT)
    threading.Thread(target=get).start()
asyncio.run(life.run(Options(port=0, data_folder=Path(sys.argv[1]), voice_out="off"), look))
"""


def test_it_says_how_to_join_and_who_is_host(tmp_path: Path) -> None:
    """One command: the address for phones, the table screen, and the private host page."""
    with running(tmp_path) as hub:
        assert f"/t/{hub.code}" in hub.said
        host = json.loads(hub.get(f"/api/host/{hub.host_token}/view"))
        table = json.loads(hub.get(f"/api/table/{hub.code}/view"))
        assert host["code"] == table["code"] == hub.code
        assert hub.host_token not in json.dumps(table)


@pytest.mark.slow
def test_without_a_sound_device_one_line_says_so_and_nothing_else(tmp_path: Path) -> None:
    """It is looked for again, and the player ends each time: the host's terminal isn't told of that."""
    with running(tmp_path, "--voice-out", "speakers", "--device", "a speaker that is not here") as hub:
        time.sleep(8)
        code, _, said = hub.stop()
    trouble, *rest = said.strip().splitlines()
    assert code == 0
    assert "no sound from the speakers" in trouble
    assert rest == ["Good night."]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_cleanly(tmp_path: Path, number: int) -> None:
    """Ctrl-C, and a service manager: within 1.5 s, with exit code 0 and without a traceback."""
    with running(tmp_path) as hub:
        code, seconds, said = hub.stop(number)
    assert (code, said.strip()) == (0, "Good night.")
    assert seconds < 1.5


def test_a_restart_goes_on_with_the_same_table(tmp_path: Path) -> None:
    """Same join code and host link, also after a power cut; --new-table opens another beside it."""
    with running(tmp_path) as hub:
        code, token = hub.code, hub.host_token
        hub.process.kill()
    with running(tmp_path) as hub:
        assert (hub.code, hub.host_token) == (code, token)
        assert "Going on" in hub.said
    with running(tmp_path, "--new-table") as hub:
        assert hub.code != code
        assert json.loads(hub.get(f"/api/tables/{code}"))["code"] == code


def test_a_port_in_use_is_a_sentence_with_the_way_out(tmp_path: Path) -> None:
    """No traceback, exit code 1, and what to do."""
    with socket.create_server(("0.0.0.0", 0)) as taken:
        port = taken.getsockname()[1]
        done = run("--port", str(port), "--data-dir", str(tmp_path))
    assert done.returncode == 1
    assert is_a_sentence(done.stderr)
    assert f"Port {port} is in use" in done.stderr
    assert "--port" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--host", "192.0.2.99"), "is not an address of this machine"),
        (("--host", "no.such.host.invalid"), "There is no address called"),
    ],
)
def test_an_unusable_address_is_a_sentence(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    """Also where the host names something that isn't there."""
    done = run(*arguments, "--data-dir", str(tmp_path))
    assert done.returncode == 1
    assert is_a_sentence(done.stderr)
    assert words in done.stderr


def test_a_folder_that_can_not_be_used_is_a_sentence(tmp_path: Path) -> None:
    """A file in its place, or a place where nothing may be written."""
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/nightwake")):
        done = run("--data-dir", str(folder), "--port", "0")
        assert done.returncode == 1
        assert is_a_sentence(done.stderr)
        assert "--data-dir" in done.stderr


def test_two_hubs_do_not_share_a_folder(tmp_path: Path) -> None:
    """The second one says where the first one is."""
    with running(tmp_path) as hub:
        done = run("--data-dir", str(tmp_path), "--port", "0")
        assert done.returncode == 1
        assert is_a_sentence(done.stderr)
        assert f":{hub.port}/" in done.stderr


def test_a_newer_log_is_refused_and_untouched(tmp_path: Path) -> None:
    """Written by a later Nightwake: a sentence, and not one byte changes."""
    file = tmp_path / "games.sqlite3"
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA user_version = 99")
    database.close()
    before = file.read_bytes()
    done = run("--data-dir", str(tmp_path), "--port", "0")
    assert done.returncode == 1
    assert is_a_sentence(done.stderr)
    assert "newer" in done.stderr
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"this is a text", b"SQLite format 3\x00" + b"\x00" * 5000])
def test_a_damaged_log_is_put_aside_and_the_evening_goes_on(tmp_path: Path, content: bytes) -> None:
    """A fresh start, and the host is told where the old file is."""
    (tmp_path / "games.sqlite3").write_bytes(content)
    with running(tmp_path) as hub:
        assert json.loads(hub.get(f"/api/tables/{hub.code}"))["code"] == hub.code
        if content:
            assert "put aside" in hub.said


def test_the_first_page_waits_for_nothing_it_does_not_need(tmp_path: Path) -> None:
    """Imports are what makes starting slow: neither voice, sound, nor schemas before the first page."""
    done = subprocess.run(
        [sys.executable, "-c", FIRST_PAGE, str(tmp_path)], capture_output=True, text=True, timeout=30
    )
    assert done.returncode == 0, done.stderr
    loaded = done.stdout.split()
    assert "quart" in loaded
    assert not [name for name in FORBIDDEN if name in loaded]


def test_options_before_a_command_are_not_lost_in_silence() -> None:
    """``nightwake --port 9000 demo`` would forget the port, so it says where it belongs."""
    done = run("--port", "9000", "demo")
    assert done.returncode == 2
    assert "behind the command" in done.stderr


def test_help_names_every_command() -> None:
    """What a host may want is found from --help."""
    done = run("--help")
    assert done.returncode == 0
    for command in ("demo", "host-link", "rehearse", "--port", "--data-dir", "--voice-out", "--address"):
        assert command in done.stdout


def test_the_hub_knows_the_name_that_the_host_chose(tmp_path: Path) -> None:
    """A page opened by it may act; one opened by a name that nobody chose is told how to choose it."""
    with running(tmp_path, "--address", "https://games.example.org/night/") as hub:
        for name, status in (("games.example.org", 404), ("evil.example", 421)):
            asked = urllib.request.Request(
                f"http://127.0.0.1:{hub.port}/api/seat/nobody/commands",
                json.dumps({"id": "test-0001", "type": "leave", "game": 0}).encode(),
                {"Content-Type": "application/json", "Host": name, "Origin": f"https://{name}"},
            )
            with pytest.raises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(asked, timeout=10)
            with refused.value as answer:
                assert answer.code == status
