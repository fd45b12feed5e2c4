"""The data folder: made where it is missing, claimed by one hub, and plain about what is wrong with it."""

from __future__ import annotations

import stat
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from hub import folder as folder_module
from hub.folder import DataFolder, Running, usual
from hub.trouble import TroubleError


def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    """Also with what is above it."""
    assert DataFolder(tmp_path / "a" / "b").path.is_dir()


def test_a_folder_that_may_not_be_written_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the folder's name and the way out."""

    def refuse(path: Path, content: bytes) -> int:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "write_bytes", refuse)
    with pytest.raises(TroubleError) as trouble:
        DataFolder(tmp_path)
    assert f"{tmp_path}: it may not be written to." in str(trouble.value)
    assert "--data-dir" in str(trouble.value)


def test_one_hub_a_folder(tmp_path: Path) -> None:
    """The second one is told about the first; afterwards the folder is free again."""
    first, second = DataFolder(tmp_path), DataFolder(tmp_path)
    first.claim()
    first.note(Running(pid=1, port=8080, root="http://localhost:8080/"))
    assert second.is_claimed()
    with pytest.raises(TroubleError, match="http://localhost:8080/"):
        second.claim()
    first.release()
    assert not second.is_claimed()
    assert second.running() is None
    second.claim()
    second.release()


def test_a_garbled_note_is_none(tmp_path: Path) -> None:
    """Nothing depends on the note of the running hub."""
    (tmp_path / "running.json").write_text("{")
    assert DataFolder(tmp_path).running() is None


def test_the_usual_folder_belongs_to_the_account() -> None:
    """Where the system keeps an account's data, under our name."""
    assert usual().is_absolute()
    assert usual().name == "nightwake"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps an account's folders to itself")
def test_a_folder_that_is_made_is_for_the_account_alone(tmp_path: Path) -> None:
    """Another account on the machine can't look up roles, links, or what is going to be told."""
    folder = DataFolder(tmp_path / "games")
    assert mode(folder.path) == 0o700
    assert mode(folder.clips) == 0o700


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps an account's folders to itself")
def test_what_was_left_open_is_closed(tmp_path: Path) -> None:
    """Files of an earlier version. A folder with other things in it stays as it is, and so do those."""
    tmp_path.chmod(0o755)
    (tmp_path / "clips").mkdir(mode=0o755)
    files = (
        "games.sqlite3",
        "games.sqlite3-wal",
        "games.sqlite3.broken-20260101",
        "running.json",
        "hub.lock",
    )
    for name in (*files, "letter.txt"):
        (tmp_path / name).touch(0o644)
    folder = DataFolder(tmp_path)
    assert {mode(tmp_path / name) for name in files} == {0o600}
    assert mode(folder.clips) == 0o700
    assert (mode(tmp_path), mode(tmp_path / "letter.txt")) == (0o755, 0o644)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps an account's folders to itself")
def test_the_usual_folder_is_closed_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However it came to be there."""
    home = tmp_path / "nightwake"
    home.mkdir(mode=0o755)
    monkeypatch.setattr(folder_module, "usual", lambda: home)
    assert mode(DataFolder().path) == 0o700


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps an account's folders to itself")
@pytest.mark.parametrize(
    "there",
    [
        (),
        (
            "games.sqlite3",
            "games.sqlite3-wal",
            "games.sqlite3.broken-20260101",
            "sound.json",
            "hub.lock",
            "clips",
        ),
    ],
)
def test_a_folder_that_was_there_before_is_closed(tmp_path: Path, there: tuple[str, ...]) -> None:
    """If there is nothing in it, or nothing but Nightwake's: others can't watch how the log grows."""
    games = tmp_path / "games"
    games.mkdir(mode=0o755)
    games.chmod(0o755)
    for name in there:
        (games / name).mkdir() if name == "clips" else (games / name).touch()
    folder = DataFolder(games)
    assert mode(games) == 0o700
    assert not folder.open_to_others


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps an account's folders to itself")
@pytest.mark.parametrize(("rights", "is_open"), [(0o755, True), (0o711, True), (0o750, True), (0o700, False)])
def test_a_folder_with_other_things_is_left_and_known_to_be_open(rights: int, is_open: bool) -> None:
    """Closing it might lock out others who use it. What lies in a closed one is out of reach already."""
    with TemporaryDirectory(dir="/tmp") as above:
        shared = Path(above) / "shared"
        shared.mkdir()
        (shared / "letter.txt").touch()
        shared.chmod(rights)
        folder = DataFolder(shared)
        assert mode(shared) == rights
        assert not folder.open_to_others
        Path(above).chmod(0o711)
        assert folder.open_to_others is is_open
