"""Looking at cards, and talking."""

from __future__ import annotations

import pytest

from hub.rules.commands import CastVote, Command, ConfirmCard, RemoveSeat, SayReady
from hub.rules.ids import Seat
from hub.rules.refusal import Refusal
from tests.rules.table import Table

DEAL = "oracle healer matriarch witch villager villager vigilante"


@pytest.mark.parametrize(
    ("kind", "allowed"), [("cards", ConfirmCard), ("discussion", SayReady), ("vote", CastVote)]
)
def test_everything_has_its_hour(kind: str, allowed: type[Command]) -> None:
    """Cards are confirmed before the first night, readiness belongs to the discussion, votes to the vote."""
    table = Table.of("witches", DEAL)
    table.go(kind)
    step = table.game.step.id
    for command in (
        ConfirmCard(step=step, seat=Seat(1)),
        SayReady(step=step, seat=Seat(1), ready=True),
        CastVote(step=step, seat=Seat(1), target=Seat(2)),
    ):
        assert table.do(command) == (None if isinstance(command, allowed) else Refusal("not-now"))


@pytest.mark.parametrize("kind", ["cards", "discussion"])
def test_who_has_gone_is_not_counted_among_the_ready(kind: str) -> None:
    """Ready and then removed: the others are still waited for, every one of them."""
    table = Table.of("witches", DEAL)
    table.go(kind)
    for seat in range(1, 7):
        table.ready(Seat(seat))
    assert table.do(RemoveSeat(step=table.game.step.id, seat=Seat(1))) is None
    assert (table.game.step.kind, table.asked()) == (kind, (7,))
    table.ready(Seat(7))
    assert table.game.step.kind != kind


def test_ready_with_the_card_is_not_ready_to_vote() -> None:
    """Who has tapped once is asked again when there is something else to be ready for."""
    table = Table.of("witches", DEAL)
    for seat in table.game.alive:
        table.ready(seat)
    table.go("discussion")
    assert table.game.ready == frozenset()
    assert table.asked() == table.game.alive
