"""The numbers that waits and limits are made of."""

from __future__ import annotations

import pytest

from hub.rules.settings import PACES, STAGE_RESERVE, TEAM_SLOT_FACTOR, Limits, PaceName, Span


@pytest.mark.parametrize(
    ("name", "slot"), [("brisk", (12.0, 18.0)), ("normal", (18.0, 26.0)), ("relaxed", (30.0, 40.0))]
)
def test_paces(name: PaceName, slot: Span) -> None:
    """The host's pace sets the slots; a wake's least time and the hush before dawn are the same for all."""
    pace = PACES[name]
    assert (pace.slot, pace.floor, pace.hush) == (slot, (6.0, 12.0), (2.0, 5.0))


def test_the_pace_for_tests_is_quick() -> None:
    """Tests wait as people do, only a tenth as long."""
    pace = PACES["test"]
    assert all(0 < low < high <= 3.0 for low, high in (pace.slot, pace.floor, pace.hush))
    assert pace.slot[0] > pace.floor[1] > pace.hush[1]


def test_shares_of_a_night() -> None:
    """A team's slot is half as long again, and a stage leaves every later one 30 seconds."""
    assert (TEAM_SLOT_FACTOR, STAGE_RESERVE) == (1.5, 30.0)


def test_usual_limits() -> None:
    """180 seconds for the card, 45 for a runoff, 30 for a last deed, 45 for hunches."""
    limits = Limits()
    assert (limits.card, limits.runoff, limits.reaction, limits.hunch) == (180.0, 45.0, 30.0, 45.0)
