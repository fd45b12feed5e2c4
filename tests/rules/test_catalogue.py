"""What must hold of every rulebook there is, and of all code outside them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from msgspec.structs import replace

from hub.rules.books import BOOKS, rulebook
from hub.rules.deal import composition
from hub.rules.ids import Seat
from hub.rules.refusal import Refusal
from hub.rules.rulebook import Option, Rulebook
from tests.rules.table import Table

EVERY = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)


@EVERY
def test_every_role_has_a_side_and_a_place(book: Rulebook) -> None:
    """Roles are told apart, and whatever names a role names one of them."""
    keys = [role.key for role in book.roles]
    assert len(keys) == len(set(keys))
    assert {role.heirs for role in book.roles} - {None} <= set(keys)
    assert {reaction.role for reaction in book.reactions} <= set(keys)
    assert all(circle.shown <= circle.roles <= set(keys) for circle in book.circles)
    assert {book.side_of(key) for key in keys} == {win.side for win in book.wins}
    assert book.wins[0].side == "village"


@EVERY
def test_every_wake_is_somebodys(book: Rulebook) -> None:
    """Wakes are told apart, belong to roles, and nobody is asked two things in one stage."""
    wakes = [*book.wakes(), *(power.wake for power in book.powers)]
    assert len({wake.key for wake in wakes}) == len(wakes)
    keys = {role.key for role in book.roles}
    assert all(wake.holders and wake.holders <= keys for wake in wakes)
    for stage in book.stages:
        held = [role for wake in stage for role in wake.holders]
        assert len(held) == len(set(held))


@EVERY
def test_a_team_is_never_passed(book: Rulebook) -> None:
    """Killing picks know no "nobody", and each has a team that comes to one choice."""
    for wake in book.wakes():
        assert (wake.team is not None) == wake.kills
        assert not (wake.kills and wake.may_pass)
        assert wake.team is not None or not wake.keeps_open


@EVERY
def test_every_number_of_seats_is_dealt(book: Rulebook) -> None:
    """Without turning anything, every allowed number of seats has a deal of known roles."""
    keys = {role.key for role in book.roles}
    for seats in range(book.seats[0], book.seats[1] + 1):
        dealt = composition(book, seats, {})
        assert not isinstance(dealt, Refusal)
        assert sum(dealt.values()) == seats and set(dealt) <= keys and min(dealt.values()) > 0
        assert list(dealt) == [role.key for role in book.roles if role.key in dealt], "in this order"
        for dial in book.dials(seats, {}):
            assert dial.low <= dial.suggested <= dial.high


def test_a_rulebook_is_found_by_its_name() -> None:
    """One file a rulebook, named as its key; an unknown key is an error."""
    assert all(key == book.key and rulebook(key) is book for key, book in BOOKS.items())
    assert set(BOOKS) == {"shifters", "varulv", "witches"}
    with pytest.raises(KeyError):
        rulebook("poker")


def test_a_changed_rulebook_is_looked_up_for_itself() -> None:
    """What is kept for quick look-ups belongs to one rulebook, not to its key."""
    book = rulebook("witches")
    other = replace(book, roles=book.roles[:3])
    assert book.role("witch").side == "coven"
    with pytest.raises(KeyError):
        other.role("witch")


def _constants(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_nothing_outside_a_rulebook_asks_for_a_role(repo: Path) -> None:
    """The engine, the views and the director name no role: what differs stands in the rulebook's own file."""
    roles = {role.key for book in BOOKS.values() for role in book.roles}
    books = repo / "hub" / "rules" / "books"
    found = {
        str(path.relative_to(repo)): sorted(names)
        for part in ("rules", "projection", "game")
        for path in sorted((repo / "hub" / part).rglob("*.py"))
        if books not in path.parents and (names := roles & _constants(path))
    }
    assert found == {}


def test_what_choices_are_good_for() -> None:
    """Every verb is marked with what it does, for players without a person."""
    aims = {
        "learn": {"look", "watch", "examine"},
        "help": {"shield", "guard", "heal"},
        "harm": {"pick", "enchant", "poison", "take", "suspect"},
        "join": {"love"},
    }
    for option in _options_seen():
        assert option.verb in aims[option.aim], option.verb


def _options_seen() -> list[Option]:
    tables = (
        ("witches", "oracle healer matriarch enchantress owl vigilante villager villager", 7),
        ("shifters", "armoris alchemist shifter visionary immortal mortician townfolk townfolk townfolk", 9),
        ("varulv", "varulv synsk lege landsbyboer landsbyboer landsbyboer", 6),
    )
    seen: list[Option] = []
    for key, roles, victim in tables:
        table = Table.of(key, roles, replace(rulebook(key).defaults, style="together"))
        picker = next(
            seat for seat, role in table.game.roles.items() if role in ("matriarch", "shifter", "varulv")
        )
        while table.game.night < 2 and table.game.step.kind != "vote":
            seen += [o for seat in table.game.seats for p in table.prompts(seat) for o in p.options]
            table.answer(picker, "pick", Seat(victim))
            table.pass_on()
        table.vote(Seat(1), Seat(6))
        for _ in range(4):
            seen += [o for seat in table.game.seats for p in table.prompts(seat) for o in p.options]
            table.pass_on()
    assert {o.verb for o in seen} >= {"look", "shield", "pick", "take", "love", "heal", "examine", "suspect"}
    return seen


@EVERY
def test_what_is_off_until_the_host_switches_it_on(book: Rulebook) -> None:
    """The dead see no more than the living, the first night may kill, and the pace is the normal one."""
    usual = book.defaults
    assert (usual.dead_see_all, usual.bloodless_first_night, usual.pace) == (False, False, "normal")


@EVERY
def test_hints_are_proofs_or_less(book: Rulebook) -> None:
    """What a fact proves counts one, for or against; what it only suggests counts less."""
    weights = sorted(book.hints.values())
    assert weights[0] == -1.0 and weights[-1] == 1.0
    assert all(abs(weight) == 1.0 or abs(weight) <= 0.2 for weight in weights)
