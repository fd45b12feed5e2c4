"""Plays every scenario file; ``make scenario NAME=healer`` plays those whose names hold a word."""

from __future__ import annotations

import pytest

from tests.scenarios.script import Scenario, scenarios
from tests.scenarios.stage import Stage


@pytest.mark.parametrize("scenario", scenarios(), ids=lambda scenario: scenario.label)
def test_scenario(scenario: Scenario) -> None:
    """The taps of a scenario lead to what its sentence of the rules says."""
    try:
        Stage(scenario).play(scenario.play)
    except AssertionError as failed:
        raise AssertionError(f"{scenario.rule}\n{failed}") from None
