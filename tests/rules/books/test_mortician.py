"""When the Mortician may examine the dead."""

from __future__ import annotations

from hub.rules.ids import Seat
from tests.rules.table import Table


def test_from_the_verdict_until_nightfall() -> None:
    """In the pause before the night the Mortician may still examine who was voted out; then no more."""
    table = Table.of("shifters", "mortician shifter townfolk townfolk townfolk townfolk")
    table.go("vote")
    table.vote(Seat(2), Seat(3))
    offered = {}
    for kind in ("verdict", "dusk", "night_falls"):
        table.go(kind)
        offered[kind] = [prompt.key for prompt in table.prompts(Seat(1))]
    assert offered == {"verdict": ["mortician"], "dusk": ["mortician"], "night_falls": []}
