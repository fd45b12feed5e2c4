"""The hub's notes for the host: a line each, whatever is in them, and no secret."""

from __future__ import annotations

import pytest

from hub.logs import Notes


def test_a_note_can_not_play_with_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """Colours, cursor moves, new lines and turned-around text from outside are shown as odd."""
    odd = "a\x1b[2Jb\rc\nd\x07e\u202ef\u2066g\x9bh"
    Notes("test").warning("something odd came", what=odd)
    (line,) = capsys.readouterr().err.splitlines()
    assert "a\ufffd[2Jb\ufffdc\ufffdd\ufffde\ufffdf\ufffdg\ufffdh" in line


def test_a_fault_is_told_without_what_was_at_hand(capsys: pytest.CaptureFixture[str]) -> None:
    """Its kind and where it was, but neither its words nor the values there, which may be anybody's link."""
    link = "aBcDeF-secret"
    try:
        raise ValueError(f"no such link: {link}")
    except ValueError as error:
        Notes("test").fault("something failed", error)
    said = capsys.readouterr().err
    assert "ValueError" in said
    assert "test_logs" in said
    assert link not in said
