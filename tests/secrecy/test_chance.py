"""Nothing that can be seen or heard leads back to a game's seed, and with it to the deal."""

from __future__ import annotations

import ast
import secrets
from pathlib import Path

import pytest

from hub.game import links, pairing, session
from hub.game.wording import wording_seed
from hub.rules.chance import Stream, choose, shuffled, uniform
from hub.rules.commands import CallOff
from hub.rules.events import RolesDealt
from tests.game.evening import Evening
from tests.game.virtual import in_no_time

STREAMS: tuple[Stream, ...] = ("deal", "chance", "waits", "wording")
SEED = "0123456789abcdef0123456789abcdef"
SIMULATED = {"odds", "players", "rehearse", "simulate", "bots", "bot_seats"}
"""Modules of players without a person; no chance of a game comes from there."""


def seeds(evening: Evening) -> list[str]:
    return [event.seed for event in evening.happened if isinstance(event, RolesDealt)]


@in_no_time
async def test_every_game_has_a_seed_of_its_own() -> None:
    """128 bits, made anew for every game of a table."""
    evening = await Evening.begin(5, "varulv", bots=True)
    for _ in range(5):
        await evening.start()
        assert await evening.host(CallOff(step=-1)) is None
        await evening.settled()
    assert len(set(seeds(evening))) == len(seeds(evening)) == 5
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds(evening))
    await evening.end()


def test_seeds_codes_and_links_come_from_the_systems_own_source() -> None:
    """Of Python's two modules of chance, the one for secrets."""
    for module in (session, links, pairing):
        assert vars(module)["secrets"] is secrets


def test_no_other_chance_is_used_where_games_are_run(repo: Path) -> None:
    """``random`` can be foreseen by whoever has seen enough of it: only simulated players have it."""
    users = set()
    for file in (repo / "hub").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            imported = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module == "random":
                imported.append("random")
            if "random" in imported:
                users.add(file.stem)
    assert users == SIMULATED


@pytest.mark.parametrize("place", range(len(SEED)))
def test_every_bit_of_a_seed_counts(place: int) -> None:
    """No part of a seed could be left out by whoever tries seeds: each digit changes every stream."""
    other = SEED[:place] + format(int(SEED[place], 16) ^ 1, "x") + SEED[place + 1 :]
    for stream in STREAMS:
        waits = [uniform(seed, stream, "key", 0.0, 1.0) for seed in (SEED, other)]
        assert waits[0] != waits[1]
    assert wording_seed(SEED) != wording_seed(other)


def test_what_the_room_hears_and_sees_is_not_what_deals() -> None:
    """The wording's seed, shown to all in a way, is neither the game's nor good for a deal."""
    cards = list("abcdefgh")
    assert wording_seed(SEED) not in SEED
    assert shuffled(wording_seed(SEED), "deal", "roles", cards) != shuffled(SEED, "deal", "roles", cards)
    drawn = {choose(SEED, stream, "roles:7", range(10**9)) for stream in STREAMS}
    assert len(drawn) == len(STREAMS), "streams of one seed have nothing in common"
