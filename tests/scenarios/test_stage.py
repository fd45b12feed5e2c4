"""The scenario runner must not let a wrong claim pass."""

from __future__ import annotations

import pytest

from tests.scenarios.script import Scenario, scenarios
from tests.scenarios.stage import Stage

DEAL = "Ada oracle, Bo healer, Cy matriarch, Di witch, Eva villager, Finn villager, Gro vigilante"


def scenario(play: str, style: str = "called") -> Scenario:
    return Scenario(name="try", rule="A rule.", book="witches", style=style, deal=DEAL, play=play)


@pytest.mark.parametrize(
    "wrong",
    [
        "= step vote",
        "= asked nobody",
        "= dead Ada",
        "= won village",
        "= knows Cy: Bo",
        "= says dawn-quiet",
        "= silent cards-dealt",
        "= limit 12",
        "= floor 1 to 2",
        "= role Ada witch",
        "= voted Ada",
        "= called off",
        "= out Ada most",
        "= settled Ada",
        "= learned Ada side coven Di",
        "= shown Ada oracle",
        "= drawn among Ada",
        "= no such claim",
        "Ada look Bo -> target-dead",
        "Ada votes Zoe",
        "Ada fly Bo",
        "go moon",
        "host dances",
    ],
)
def test_what_is_not_so_fails(wrong: str) -> None:
    """A claim that does not hold, or a tap that nobody can make, fails the scenario."""
    stage = Stage(scenario(wrong))
    with pytest.raises(AssertionError):
        stage.play(wrong)


def test_a_failure_names_line_and_step() -> None:
    """Whoever wrote the scenario reads which line failed, and where the game stood."""
    with pytest.raises(AssertionError, match=r"line 2, '= dead Ada'.*\(night 1, dawn \)|line 2"):
        Stage(scenario("")).play("go dawn\n= dead Ada")


def test_lines_of_the_other_style_are_left_out() -> None:
    """A marked line belongs to its style alone."""
    Stage(scenario("")).play("[together] = step vote\n[called] = step cards\n# a remark\n")


def test_names_are_told_apart() -> None:
    """Every scenario can be played alone by its name, and says what it proves."""
    found = scenarios()
    labels = [scenario.label for scenario in found]
    assert len(labels) == len(set(labels))
    assert all(scenario.rule.endswith(".") for scenario in found)
