"""The table screen opens by itself where somebody can see it, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest
from click.testing import CliRunner

from hub.cli import start
from hub.cli.commands import nightwake
from hub.options import Options


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[Options]:
    """The options that a hub would have been started with."""
    found: list[Options] = []

    def note(options: Options, verbose: bool) -> None:
        found.append(options)

    monkeypatch.setattr(start, "start", note)
    return found


@pytest.mark.parametrize("command", [[], ["demo"]])
def test_make_run_opens_a_browser(given: list[Options], command: list[str]) -> None:
    """By a variable, so that options can follow a command; plain ``nightwake`` opens nothing."""
    runner = CliRunner()
    for environment, expected in (({}, False), ({"NIGHTWAKE_OPEN": "1"}, True)):
        result = runner.invoke(nightwake, command, env=environment, auto_envvar_prefix="NIGHTWAKE")
        assert result.exit_code == 0, result.output
        assert given.pop().open_browser is expected


def test_every_option_can_come_from_the_environment(given: list[Options]) -> None:
    """For a service: NIGHTWAKE_PORT and the like."""
    environment = {
        "NIGHTWAKE_PORT": "9000",
        "NIGHTWAKE_VOICE_OUT": "browser",
        "NIGHTWAKE_ADDRESS": "10.0.0.1",
    }
    result = CliRunner().invoke(nightwake, [], env=environment, auto_envvar_prefix="NIGHTWAKE")
    assert result.exit_code == 0, result.output
    (options,) = given
    assert (options.port, options.voice_out, options.address) == (9000, "browser", "10.0.0.1")


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_browser_needs_a_display(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, Any], expected: bool
) -> None:
    """On a Raspberry Pi without a screen nothing is opened."""
    monkeypatch.setattr("sys.platform", platform)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert start.has_display() is expected
