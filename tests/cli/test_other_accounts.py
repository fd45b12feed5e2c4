"""What other accounts of the host's machine can see: no file, process or note gives a link away."""

from __future__ import annotations

import json
import stat
import sys
import urllib.error
import urllib.request
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest

from tests.cli.programs import Program, running

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into Linux's /proc")
SAID = "Zebra Crossing"


_numbers = count()


def post(hub: Program, path: str, **body: object) -> dict[str, object]:
    request = urllib.request.Request(
        f"http://127.0.0.1:{hub.port}{path}",
        json.dumps({"id": f"test-{next(_numbers):08d}", **body}).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=10) as response:
        found: dict[str, object] = json.load(response)
        return found


def play_a_little(hub: Program) -> list[str]:
    """Five bots and a person, dealt; the private links that there are."""
    seat = post(hub, f"/api/tables/{hub.code}/seats", name=SAID, language="en")
    commands = f"/api/host/{hub.host_token}/commands"
    for _ in range(5):
        post(hub, commands, type="add_bot", game=0)
    post(hub, commands, type="start", game=0, anyway=True)
    return [hub.host_token, str(seat["token"])]


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    children: list[str] = []
    with suppress(FileNotFoundError, ProcessLookupError):
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in children for one in family(int(child)))]


def is_open_to_others(path: Path) -> bool:
    """``False`` as well for what was there for a moment only, such as half a clip."""
    try:
        return bool(stat.S_IMODE(path.stat().st_mode) & 0o077)
    except FileNotFoundError:
        return False


def test_nothing_is_left_open_to_other_accounts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a game: files and folders are private, nothing lies in the folder for temporary files,
    and neither the arguments nor the environment of any process has a link."""
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    monkeypatch.setenv("TMPDIR", str(temporary))
    folder = tmp_path / "games"
    with running(folder, "--voice-out", "speakers", "--verbose") as hub:
        links = play_a_little(hub)
        found = [folder, *folder.rglob("*")]
        assert {"games.sqlite3", "games.sqlite3-wal", "running.json", "hub.lock", "clips"} <= {
            path.name for path in found
        }
        assert not [path for path in found if is_open_to_others(path)]
        assert not list(temporary.iterdir())
        for pid in family(hub.process.pid):
            seen = b""
            with suppress(FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
                seen = Path(f"/proc/{pid}/cmdline").read_bytes() + Path(f"/proc/{pid}/environ").read_bytes()
            assert not [link for link in links if link.encode() in seen]
        note = (folder / "running.json").read_text()
        assert not [link for link in links if link in note]
        _, _, rest = hub.stop()
    assert not [word for word in (*links, SAID) if word in rest], "said while running, with --verbose"


def test_odd_requests_with_a_link_leave_nothing_in_the_terminal(tmp_path: Path) -> None:
    """Also where everything is said: no address that was asked for, and so no link."""
    with running(tmp_path / "games", "--verbose") as hub:
        links = play_a_little(hub)
        for link in links:
            for path in ("/s/{}/%00", "/s/{}%0d%0aX:y", "/api/seat/{}/view?x=%ff", "/ws/seat/{}", "/{}"):
                with suppress(urllib.error.HTTPError):
                    hub.get(path.format(link))
        _, _, rest = hub.stop()
    assert not [link for link in links if link in rest]
