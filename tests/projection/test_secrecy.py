"""Nothing leaves the hub but what its viewer may know.

Two worlds that differ only in what a viewer can't know must look the same to it, page by page: other people's
roles are swapped, or their secret answers are different, earlier, later or missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from hub.game import bots
from hub.projection import build
from hub.rules import commands as cmd
from hub.rules import events as ev
from hub.rules.books import BOOKS
from hub.rules.ids import Seat
from tests.projection.worlds import SECRET, SEED, Viewer, World, roles, settings

GAMES = 6
SEATS = (5, 8, 11)


def random_world(rulebook: str, number: int) -> tuple[World, Random]:
    chance = Random(f"{rulebook} {number}")
    seats = SEATS[number % len(SEATS)]
    return World(rulebook, settings(rulebook, chance), roles(rulebook, seats, chance)), chance


def look_the_same(one: World, other: World, viewer: Viewer) -> int:
    """How many pages were compared; fails where they differ for no reason that the viewer was told."""
    compared = 0
    for mine, theirs in one.transcripts[viewer].pairs(other.transcripts[viewer]):
        assert mine == theirs, f"{viewer} sees more than it was told"
        compared += 1
    return compared


@pytest.mark.parametrize("rulebook", BOOKS)
def test_a_page_changes_only_with_what_its_viewer_is_told(rulebook: str) -> None:
    """Whole games, every page: it changes for public events and those addressed to its seat, never else."""
    for number in range(GAMES):
        world, chance = random_world(rulebook, number)
        world.play(chance)
        for viewer, transcript in world.transcripts.items():
            assert not transcript.changed_by_itself, (viewer, transcript.changed_by_itself[0])


# -- other people's roles -----------------------------------------------------------------------------


def swapped(world: World, one: Seat, other: Seat, viewer: Viewer) -> World:
    """The same evening, had these two been dealt each other's roles; as far as it can go the same way."""
    places = {one: other, other: one}
    dealt = {places.get(seat, seat): role for seat, role in _dealt(world).items()}
    cards = {seat: dealt[seat] for seat in world.game.seats}
    again = World(world.game.rulebook, world.game.settings, cards, watch=(viewer,))
    for step, command in world.done:
        if again.game.over or again.game.step.id != step:
            break
        if isinstance(command, cmd.GiveAnswer) and command.seat != viewer:
            command = cmd.GiveAnswer(
                step=command.step,
                seat=places.get(command.seat, command.seat),
                prompt=command.prompt,
                verb=command.verb,
                picks=tuple(places.get(pick, pick) for pick in command.picks),
                confirm=command.confirm,
            )
        if again.do(command) is not None:
            break
    return again


@pytest.mark.parametrize("rulebook", BOOKS)
def test_two_others_with_each_others_roles_look_the_same(rulebook: str) -> None:
    """Swap the roles of two seats that a viewer can't tell apart: its pages are the same, byte for byte."""
    compared = 0
    for number in range(GAMES):
        world, chance = random_world(rulebook, number)
        world.play(chance, nights=3)
        for viewer in world.viewers:
            others = [seat for seat in world.game.seats if seat != viewer]
            one, other = chance.sample(others, 2)
            if world.game.roles[one] != world.game.roles[other]:
                compared += look_the_same(world, swapped(world, one, other, viewer), viewer)
    assert compared > 20 * GAMES, "hardly anything was compared"


# -- other people's answers ---------------------------------------------------------------------------


def otherwise(world: World, night: int, viewer: Viewer, chance: Random) -> World:
    """The same evening up to a night, in which all but the viewer then answer otherwise, until the dawn."""
    again = World(world.game.rulebook, world.game.settings, _dealt(world), watch=(viewer,))
    own: dict[int, list[cmd.Command]] = {}
    for step, command in world.done:
        if again.game.night < night or again.game.phase != "night":
            if again.game.night >= night or again.do(command) is not None:
                break
        elif isinstance(command, cmd.SeatCommand) and command.seat == viewer:
            own.setdefault(step, []).append(command)
    while again.game.phase == "night" and not again.game.over:
        step = again.game.step.id
        mine = own.pop(step, [])
        others = [seat for seat in again.game.alive if seat != viewer and chance.random() < 0.9]
        turns: list[Seat | None] = [*others, *([None] * len(mine)), *others]
        chance.shuffle(turns)
        for turn in turns:
            if again.game.step.id != step:
                return again  # it was over before the viewer could do the same as before
            if turn is None:
                again.do(mine.pop(0))
            elif not again.game.step.tells:
                answer = bots.next_command(again.game, turn, chance)
                if answer is not None:
                    again.do(answer)
        if again.game.step.id == step:
            again.end_step()
    return again


def _dealt(world: World) -> dict[Seat, str]:
    dealt = {event.seat: event.role for event in world.events if isinstance(event, ev.CardDealt)}
    return {seat: dealt[seat] for seat in world.game.seats}


@pytest.mark.parametrize("rulebook", BOOKS)
def test_other_answers_at_other_times_look_the_same(rulebook: str) -> None:
    """Whatever others answer at night, and when: a page shows the same until its viewer is told."""
    compared = 0
    for number in range(GAMES):
        world, chance = random_world(rulebook, number)
        world.play(chance, nights=3)
        for viewer in world.viewers:
            for night in range(1, world.game.night + 1):
                other = otherwise(world, night, viewer, chance)
                compared += look_the_same(world, other, viewer)
    assert compared > 50 * GAMES, "hardly anything was compared"


# -- what is written on the pages ---------------------------------------------------------------------


def named_roles(part: Any, seat: Seat | None = None) -> Iterator[tuple[Seat, str]]:
    """Every role or side that a page names together with a seat, wherever on the page that is."""
    if isinstance(part, dict):
        seat = part.get("seat", seat)
        for key in ("role", "side"):
            if seat is not None and part.get(key) is not None:
                yield seat, part[key]
        for inner in part.values():
            yield from named_roles(inner, seat)
    elif isinstance(part, list):
        for inner in part:
            yield from named_roles(inner, seat)


def may_know(world: World, viewer: Viewer) -> set[Seat]:
    """Whose role this viewer may know while the game is on."""
    game, book = world.game, BOOKS[world.game.rulebook]
    known = {death.seat for death in game.deaths if death.shown is not None}
    if isinstance(viewer, str):
        return known
    if game.settings.dead_see_all and viewer not in (*game.alive, *game.reacting):
        return set(game.seats)
    dealt = _dealt(world)
    circles = [circle.roles for circle in book.circles if dealt[viewer] in circle.roles]
    return known | {viewer} | {seat for seat in game.seats if any(dealt[seat] in roles for roles in circles)}


@pytest.mark.parametrize("dead_see_all", [False, True])
@pytest.mark.parametrize("rulebook", BOOKS)
def test_no_page_names_the_role_of_somebody_who_is_alive(rulebook: str, dead_see_all: bool) -> None:
    """Only one's own role, a fellow's, that of the dead where it is shown, and at the end everybody's."""
    looked_at = 0
    for number in range(GAMES // 2):
        chance = Random(f"{rulebook} {number}")
        rules = replace(settings(rulebook, chance), dead_see_all=dead_see_all)
        world = World(rulebook, rules, roles(rulebook, SEATS[number % 3], chance))
        while not world.game.over:
            for viewer in world.viewers:
                page = msgspec.json.decode(world.view(viewer))
                for seat, _ in named_roles(page):
                    looked_at += 1
                    assert seat in may_know(world, viewer), (viewer, seat, world.game.step)
            world.play_step(chance)
        for viewer in world.viewers:
            shown = dict(named_roles(msgspec.json.decode(world.view(viewer))["seats"]))
            assert set(shown) == set(world.game.seats), "at the end all roles are shown"
    assert looked_at > 500


@pytest.mark.parametrize("rulebook", BOOKS)
def test_no_page_ever_holds_a_seed_or_a_tables_secret(rulebook: str) -> None:
    """What all links and all chance derive from stays in the hub, also at the end."""
    for number in range(3):
        world, chance = random_world(rulebook, number)
        world.play(chance)
        for transcript in world.transcripts.values():
            for page in transcript.shown.values():
                assert SEED.encode() not in page
                assert SECRET.encode() not in page


# -- these checks can fail ----------------------------------------------------------------------------


def test_a_page_that_moves_with_others_answers_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A single bit that follows other people's answers is a leak that the tests above see."""
    monkeypatch.setattr(build, "may_ready", lambda game, seat: len(game.answers) % 2 == 1)
    world, chance = random_world("witches", 1)
    world.play(chance, nights=1)
    assert any(transcript.changed_by_itself for transcript in world.transcripts.values())


def test_a_page_that_knows_others_roles_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that depends on a role that its viewer can't know is seen when roles are swapped."""
    monkeypatch.setattr(build, "may_ready", lambda game, seat: game.roles[Seat(1)] == "villager")
    world, chance = random_world("witches", 1)
    world.play(chance, nights=1)
    one, found = Seat(1), 0
    for other in world.game.seats[1:]:
        for viewer in set(world.game.seats) - {one, other}:
            again = swapped(world, one, other, viewer)
            pairs = world.transcripts[viewer].pairs(again.transcripts[viewer])
            found += any(mine != theirs for mine, theirs in pairs)
    assert found
