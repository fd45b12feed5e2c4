"""Nights begin anew."""

from __future__ import annotations

from hub.rules.ids import Seat
from tests.rules.table import Table

SHIFTERS = "alchemist shifter visionary townfolk townfolk townfolk townfolk"


def test_every_night_has_its_whole_time() -> None:
    """Time used in one night is not missing in the next one, and what was settled in it has gone."""
    table = Table.of("shifters", SHIFTERS)
    spans = []
    for night in (1, 2):
        table.go("stage", stage=0)
        assert table.game.night == night
        assert table.game.step.limit_at is not None
        spans.append(table.game.step.limit_at - table.game.step.began_at)
        table.answer(Seat(2), "pick", Seat(4 + night))
        table.go("dusk")
    assert spans == [90.0, 90.0]
    table.go("night_falls")
    assert (table.game.night_used, table.game.outcomes) == (0.0, {})
