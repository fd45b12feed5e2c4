"""The page is built when its sources changed, and only then; where it can't be, that is said."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hatch_build


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """The sources of a page, as a clone has them."""
    page = tmp_path / "player_ui"
    for name in (*hatch_build.INPUTS, "src/App.svelte", "src/lib/screen.test.ts", "public/favicon.svg"):
        file = page / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("{}", encoding="utf-8")
    return page


def built(page: Path) -> None:
    """Leave what a build leaves."""
    (page / "dist").mkdir()
    (page / "dist/index.html").write_text("<!doctype html>", encoding="utf-8")
    hatch_build.stamp(page).write_text(hatch_build.digest(page), encoding="utf-8")


def hook(page: Path) -> hatch_build.PageBuildHook:
    root = str(page.parent)
    return hatch_build.PageBuildHook(root, {}, None, None, str(page / "dist"), "wheel")  # type: ignore[arg-type]


def without_node(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setenv("PATH", str(folder))


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v18.20.0", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0\n", True),
        ("v24.0.0", True),
        ("", False),
        ("command not found", False),
    ],
)
def test_a_node_that_vite_runs_on_is_enough(version: str, enough: bool) -> None:
    """20.19 and later 20s, 22.12 and everything later."""
    assert hatch_build.is_new_enough(version) is enough


def test_a_page_that_was_never_built_is_not_fresh(page: Path) -> None:
    """A new clone has to build."""
    assert not hatch_build.is_fresh(page)


def test_a_built_page_stays_fresh(page: Path) -> None:
    """Installing again builds nothing again, and needs no Node.js."""
    built(page)
    assert hatch_build.is_fresh(page)


@pytest.mark.parametrize(
    "name", ["src/App.svelte", "src/new.ts", "index.html", "package-lock.json", "public/x.svg"]
)
def test_a_changed_source_asks_for_a_new_page(page: Path, name: str) -> None:
    """Nobody plays with yesterday's page."""
    built(page)
    (page / name).write_text("changed", encoding="utf-8")
    assert not hatch_build.is_fresh(page)


def test_a_removed_source_asks_for_a_new_page(page: Path) -> None:
    """What is gone from the sources goes from the page."""
    built(page)
    (page / "src/App.svelte").unlink()
    assert not hatch_build.is_fresh(page)


@pytest.mark.parametrize("name", ["src/lib/screen.test.ts", "src/lib/api/schema.d.ts"])
def test_what_never_reaches_the_page_asks_for_nothing(page: Path, name: str) -> None:
    """Tests and generated types are no part of the page."""
    (page / "src/lib/api").mkdir()
    built(page)
    (page / name).write_text("changed", encoding="utf-8")
    assert hatch_build.is_fresh(page)


def test_tools_are_there_when_every_needed_version_is(page: Path) -> None:
    """Development tools and other platforms' binaries may be missing; another version may not."""
    locked = {
        "": {"name": "page"},
        "node_modules/vite": {"version": "8.3.8"},
        "node_modules/vitest": {"version": "4.0.0", "dev": True},
        "node_modules/binding-for-windows": {"version": "1.0.0", "optional": True},
    }
    (page / "package-lock.json").write_text(json.dumps({"packages": locked}), encoding="utf-8")
    assert not hatch_build.has_tools(page)
    hidden = page / "node_modules/.package-lock.json"
    hidden.parent.mkdir()
    for version, enough in (("8.3.8", True), ("8.3.7", False)):
        installed = {"node_modules/vite": {"version": version}}
        hidden.write_text(json.dumps({"packages": installed}), encoding="utf-8")
        assert hatch_build.has_tools(page) is enough


def test_without_node_pip_is_asked_for_one(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to install Node.js by hand; whoever has a built page needs none at all."""
    without_node(monkeypatch, page)
    assert hook(page).dependencies() == [hatch_build.NODE_PACKAGE]
    built(page)
    assert hook(page).dependencies() == []


def test_without_any_node_the_way_out_is_said(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No traceback: a sentence that names both ways to a Node.js."""
    without_node(monkeypatch, page)
    monkeypatch.setattr(hatch_build, "node_from_package", lambda: None)
    with pytest.raises(SystemExit, match=r"install Node\.js .* without --no-build-isolation"):
        hook(page).initialize("standard", {})


def test_an_old_node_on_the_path_is_passed_over(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A system's Node.js 18 doesn't break the build: pip brings a newer one."""
    for name in ("node", "npm"):
        program = page / name
        program.write_text("#!/bin/sh\necho v18.19.0\n", encoding="utf-8")
        program.chmod(0o755)
    without_node(monkeypatch, page)
    assert hatch_build.node_on_path() is None


def test_a_failing_tool_is_quoted(page: Path) -> None:
    """When npm or vite fails, its last words are shown under one sentence."""
    failing = hatch_build.Node(["/bin/sh"], ["/bin/sh"])
    with pytest.raises(SystemExit, match=r"(?s)page can't be built: fetching its tools failed.*no network"):
        hatch_build.run(["/bin/sh", "-c", "echo no network >&2; exit 3"], page, failing, "fetching its tools")
