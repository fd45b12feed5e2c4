"""The repository speaks of itself only: nothing in it depends on one person's machine or on one registry."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.needs import require_tool

FOREIGN = {
    "a path of somebody's machine": re.compile(r"(?<![\w.-])/(?:work|root|home/(?!pi\b)\w+|Users/\w+)/"),
    "the address of a package registry": re.compile(
        r"\b(?:pypi\.org|pythonhosted\.org|registry\.npmjs\.org|registry\.yarnpkg\.com|crates\.io)\b"
    ),
    "the number of an issue": re.compile(r"/(?:issues|pull)/\d+|\b[Ii]ssue #?\d+"),
}
# The only file that has to show what is foreign.
SHOWS = "tests/test_repository.py"


def foreign(text: str) -> list[str]:
    """What in ``text`` does not belong into a tracked file."""
    return [f"{what}: {found[0]}" for what, pattern in FOREIGN.items() if (found := pattern.search(text))]


def tracked(repo: Path) -> list[str]:
    git = require_tool("git", "install git, and run this test in a clone")
    listed = subprocess.run([git, "ls-files", "-z"], cwd=repo, check=True, capture_output=True).stdout
    return [name for name in listed.decode().split("\0") if name and (repo / name).is_file()]


def test_no_tracked_file_names_a_machine_or_a_registry(repo: Path) -> None:
    """A clone on another machine works: no foreign path, no registry's address, no issue's number."""
    found = [
        f"{name}: {what}"
        for name in tracked(repo)
        if name != SHOWS
        for what in foreign((repo / name).read_bytes().decode("utf-8", errors="ignore"))
    ]
    assert not found, "\n".join(found)


def test_nothing_built_is_tracked(repo: Path) -> None:
    """What can be made from the sources is not kept beside them."""
    built = re.compile(
        r"(?:^|/)(?:dist|node_modules|build|__pycache__)/|schema\.d\.ts$|\.(?:pyc|whl|onnx|wav)$"
    )
    assert [name for name in tracked(repo) if built.search(name)] == []


@pytest.mark.parametrize(
    "text",
    [
        "see /home/kari/games",
        "cd /work/x",
        "open('/root/x')",
        "index-url = https://pypi.org/simple",
        '"resolved": "https://registry.npmjs.org/vite"',
        "as in /issues/12",
        "fixes issue #7",
    ],
)
def test_what_is_foreign_is_found(text: str) -> None:
    """The checks above can fail."""
    assert foreign(text)


@pytest.mark.parametrize(
    "text", ["color: #112233", "./work/x", "network/home/", "https://fsf.org/", "/game/seat/x"]
)
def test_what_is_our_own_is_let_through(text: str) -> None:
    """The checks above don't find what is not there."""
    assert not foreign(text)


def test_every_make_target_that_a_guide_names_exists(repo: Path) -> None:
    """Whoever copies `make something` from README or CONTRIBUTING gets that something."""
    targets = set(re.findall(r"^([a-z]+):", (repo / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for guide in ("README.md", "CONTRIBUTING.md"):
        named = set(
            re.findall(r"(?:^|`)make ([a-z]+)", (repo / guide).read_text(encoding="utf-8"), re.MULTILINE)
        )
        assert named, f"{guide} names no target"
        assert named <= targets, f"{guide} names {named - targets}"
