"""Two evenings that differ only in what somebody may not know look the same on the wire.

As in :mod:`tests.secrecy.test_twin_games`, but through the whole hub: real HTTP and WebSockets on loopback.
Whatever the viewer, the table screen and the host's page receive is compared, frame by frame, and every
answer to what they ask, with its headers.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from quart import websocket

from hub.rules.books import BOOKS
from hub.rules.settings import Style
from hub.web.services import services
from tests.secrecy.comparing import LeakError
from tests.secrecy.evenings import Evening, Tally, evenings, look
from tests.secrecy.test_planted_leaks import evening
from tests.secrecy.wired import WiredRoom
from tests.side_by_side import Outcome, side_by_side

PAIRS = int(os.environ.get("NIGHTWAKE_WIRED_TWINS", "20"))
"""Of each rulebook and style."""
BY_HAND = "NIGHTWAKE_WIRED_TWINS" in os.environ
TWINS = 5
PATIENCE = 0.001
"""Real seconds without a message after which virtual time passes."""


def compared(rulebook: str, style: Style) -> Tally:
    """Plays pairs of evenings of one kind until there are enough, or there is a leak."""
    tally = Tally()

    @settings(
        max_examples=PAIRS,
        derandomize=not BY_HAND,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(evenings(rulebook, style))
    def check(evening: Evening) -> None:
        if tally.pairs < PAIRS:
            look(evening, tally, TWINS, room=WiredRoom.open, patience=PATIENCE)

    check()
    return tally


@pytest.fixture(scope="module")
def tally_of(request: pytest.FixtureRequest) -> Iterator[Outcome[Tally]]:
    """All kinds of evenings are compared at once."""
    with side_by_side(request, compared) as outcome:
        yield outcome


@pytest.mark.slow
@pytest.mark.timeout(max(300, 3 * PAIRS))
@pytest.mark.parametrize("style", ["called", "together"])
@pytest.mark.parametrize("rulebook", BOOKS)
def test_on_the_wire_two_people_with_each_others_cards_look_the_same(
    rulebook: str, style: Style, tally_of: Outcome[Tally]
) -> None:
    """Frames, answers and headers are the same, byte for byte, until the rules reveal a difference."""
    tally = tally_of(rulebook=rulebook, style=style)
    print(f"{rulebook} {style}: {tally}")
    assert tally.pairs >= PAIRS
    assert tally.entries > 100 * tally.pairs, "they were told apart at once"


def test_a_frame_longer_by_a_space_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a page would not notice: the size of a message is compared with all of it."""

    async def send(message: msgspec.Struct) -> None:
        (table,) = services().house.tables()
        game = table.session.table.game  # type: ignore[attr-defined]
        answered = 0 if game is None else len(game.answers)
        await websocket.send(msgspec.json.encode(message).decode() + " " * answered)

    monkeypatch.setattr("hub.web.channel._send", send)
    with pytest.raises(LeakError, match=r"may not know|another moment"):
        for number in range(10):
            one = evening(number, style="together")
            look(one, Tally(), TWINS, room=WiredRoom.open, patience=PATIENCE)
