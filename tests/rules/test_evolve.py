"""Folding events: what the log holds is the game."""

from __future__ import annotations

import msgspec
import pytest

from hub.rules import events as ev
from hub.rules.evolve import replay
from tests.rules.table import Table

DEAL = "oracle healer matriarch witch villager villager vigilante"


def test_a_log_begins_with_the_deal() -> None:
    """A log without its beginning is no game."""
    table = Table.of("witches", DEAL)
    with pytest.raises(ValueError, match="GameDealt"):
        replay(table.log[1:])


def test_a_log_leads_back_to_every_moment() -> None:
    """Replayed up to any event, the log leads to the state of that moment."""
    table = Table.of("witches", DEAL)
    states = {len(table.log): table.game}
    while table.game.night < 3 and not table.game.over:
        table.pass_on()
        states[len(table.log)] = table.game
    for length, state in states.items():
        assert replay(table.log[:length]) == state


def test_every_event_comes_back_from_json() -> None:
    """Events are kept as JSON with their type's name."""
    decoder = msgspec.json.Decoder(ev.GameEvent)
    table = Table.of("witches", DEAL)
    table.go("verdict")
    for event in table.log:
        kept = msgspec.json.encode(event)
        assert msgspec.json.decode(kept)["type"] == type(event).__name__
        assert decoder.decode(kept) == event


@pytest.mark.parametrize("kind", ev.GameEvent.__args__, ids=lambda kind: kind.__name__)
def test_every_event_declares_who_may_know_it(kind: type[ev.Event]) -> None:
    """An event's audience is everyone, nobody, or the seats in one of its own fields."""
    assert kind.audience in (ev.EVERYONE, ev.INSIDE, *kind.__struct_fields__)
    if kind.audience not in (ev.EVERYONE, ev.INSIDE):
        assert kind.__annotations__[kind.audience] in ("Seat", "tuple[Seat, ...]")
