"""What is installed is complete and exact: locks, licence, and a wheel with page, scripts and catalog."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.imports import imports
from tests.needs import require_tool

LOCKS = ("requirements.lock", "requirements-dev.lock")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def project(repo: Path) -> dict[str, Any]:
    return tomllib.loads((repo / "pyproject.toml").read_text(encoding="utf-8"))


def applies_on(python: str, one: Requirement) -> bool:
    """Whether the requirement's marker holds on that Python, under this system."""
    versions = {"python_version": python, "python_full_version": f"{python}.0"}
    here = {name: str(value) for name, value in default_environment().items()} | versions
    return one.marker is None or one.marker.evaluate(here)


def pins(repo: Path, lock: str, python: str) -> dict[str, str]:
    """Package → version that the lock installs on ``python``."""
    text = (repo / lock).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.split(" --hash")[0] for line in text.splitlines() if line and not line.startswith("#")]
    applies = [one for one in map(Requirement, lines) if applies_on(python, one)]
    assert len({one.name for one in applies}) == len(applies), "a package is pinned twice"
    return {canonicalize_name(one.name): str(one.specifier).removeprefix("==") for one in applies}


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("lock", LOCKS)
def test_the_lock_satisfies_what_the_project_asks_for(repo: Path, lock: str, python: str) -> None:
    """Every dependency is pinned, to a version that pyproject.toml allows, on every Python."""
    asked = list(project(repo)["project"]["dependencies"])
    if lock == "requirements-dev.lock":
        asked += project(repo)["dependency-groups"]["dev"]
    pinned = pins(repo, lock, python)
    for one in map(Requirement, asked):
        if applies_on(python, one):
            version = pinned.get(canonicalize_name(one.name))
            assert version is not None, f"{one.name} is not in {lock}: run make lock"
            assert one.specifier.contains(version), f"{one} but {lock} pins {version}: run make lock"


@pytest.mark.parametrize("package", ["hub", "narrator", "voices", "tests"])
def test_what_is_imported_is_asked_for(repo: Path, package: str) -> None:
    """Nothing is used that only happens to come along with something else."""
    asked = list(project(repo)["project"]["dependencies"])
    if package == "tests":
        asked += project(repo)["dependency-groups"]["dev"]
    declared = {canonicalize_name(Requirement(one).name) for one in asked}
    ours = {"hub", "narrator", "voices", "player_ui", "tests", "hatch_build", *sys.stdlib_module_names}
    comes_from = packages_distributions()
    for file in sorted((repo / package).rglob("*.py")):
        module = ".".join(file.relative_to(repo).with_suffix("").parts)
        for name, line in imports(module, ast.parse(file.read_text(encoding="utf-8"))):
            top = name.split(".")[0]
            owners = {canonicalize_name(owner) for owner in comes_from.get(top, [])}
            assert top in ours or owners & declared, f"{module}, line {line}: {top} is no dependency"


@pytest.mark.parametrize("python", PYTHONS)
def test_both_locks_agree(repo: Path, python: str) -> None:
    """The tests run against the versions that players get."""
    dev = pins(repo, "requirements-dev.lock", python)
    for name, version in pins(repo, "requirements.lock", python).items():
        assert dev.get(name) == version


@pytest.mark.parametrize("lock", LOCKS)
def test_the_lock_pins_exactly_and_names_no_address(repo: Path, lock: str) -> None:
    """Wherever packages come from is the installing machine's business; what they are is not."""
    text = (repo / lock).read_text(encoding="utf-8")
    assert "://" not in text and "--index" not in text and "--find-links" not in text
    starts = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
    assert all(re.match(r"[a-z0-9.-]+==[^ ]+ ", line) for line in starts)
    assert text.count("--hash=sha256:") >= len(starts)


def test_nothing_heavy_came_in(repo: Path) -> None:
    """A Raspberry Pi installs this: no deep-learning framework hides behind a voice."""
    assert not {"torch", "tensorflow", "jax"} & pins(repo, "requirements-dev.lock", "3.11").keys()


def test_the_page_s_lock_names_no_address(repo: Path) -> None:
    """package-lock.json says what, not from where (sponsors' pages beside a package are no source)."""
    lock = json.loads((repo / "player_ui/package-lock.json").read_text(encoding="utf-8"))
    for name, package in lock["packages"].items():
        package.pop("funding", None)
        assert "resolved" not in package, name
        assert "://" not in json.dumps(package), name


def test_the_page_s_tools_are_pinned_exactly(repo: Path) -> None:
    """A range would let two clones build two different pages."""
    package = json.loads((repo / "player_ui/package.json").read_text(encoding="utf-8"))
    for group in ("dependencies", "devDependencies"):
        for name, version in package.get(group, {}).items():
            assert re.fullmatch(r"\d+\.\d+\.\d+", version), f"{name} {version}"


def test_the_licence_is_the_one_that_is_declared(repo: Path) -> None:
    """GPL-3.0-or-later, in full."""
    text = (repo / "LICENSE").read_text(encoding="utf-8")
    assert project(repo)["project"]["license"] == "GPL-3.0-or-later"
    assert "GNU GENERAL PUBLIC LICENSE" in text and "Version 3, 29 June 2007" in text
    assert "END OF TERMS AND CONDITIONS" in text


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_the_wheel_is_complete(repo: Path, tmp_path: Path) -> None:
    """Installed without this folder, Nightwake still has its page, its scripts and its catalog of voices."""
    require_tool("npm", "install Node.js 20.19 or newer with npm to build the page")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    done = subprocess.run(command, cwd=repo, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        page = archive.read("player_ui/dist/index.html").decode()
    for part in re.findall(r'(?:src|href)="\./([^"]+)"', page):
        assert f"player_ui/dist/{part}" in names, f"the page asks for {part}"
    for source in [*(repo / "voices").rglob("*.ftl"), *(repo / "voices").glob("catalog.toml")]:
        assert source.relative_to(repo).as_posix() in names
    assert {"hub/cli/__init__.py", "narrator/__init__.py", "voices/catalog.toml"} <= names
    assert not [name for name in names if re.search(r"node_modules|^tests/|player_ui/src", name)]
    assert any(name.endswith("licenses/LICENSE") for name in names)
