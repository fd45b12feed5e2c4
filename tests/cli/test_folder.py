"""The data folder: made where it is missing, claimed by one hub, and plain about what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

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
