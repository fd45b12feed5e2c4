"""Private links: whoever holds one is that seat, and nobody can make one up."""

from __future__ import annotations

from msgspec.structs import replace

from hub.game import links
from hub.rules.books import BOOKS
from hub.rules.ids import Seat
from hub.rules.lobby.model import CODE_ALPHABET, Member, Table


def table(secret: str = "one") -> Table:
    members = {Seat(n): Member(seat=Seat(n), name=f"Name {n}") for n in (1, 2)}
    return Table(
        code="ABCDEF",
        secret=secret,
        language="en",
        rulebook="witches",
        settings=BOOKS["witches"].defaults,
        members=members,
        order=(Seat(1), Seat(2)),
    )


def test_seat_links_and_host_link_are_all_different_and_long() -> None:
    """At least 128 bits each, not sequential, different at every table."""
    tokens = [
        *(links.seat_token(table(), Seat(seat), moves) for seat in range(1, 20) for moves in range(3)),
        links.host_token(table()),
        links.host_token(table("two")),
        links.seat_token(table("two"), Seat(1), 0),
    ]
    assert len(set(tokens)) == len(tokens)
    assert all(len(token) == 22 for token in tokens), "22 characters of 6 bits"


def test_the_same_link_stays_the_same() -> None:
    """Nothing of it is stored: it is worked out from the table's secret, also after a restart."""
    assert links.seat_token(table(), Seat(1), 0) == links.seat_token(table(), Seat(1), 0)
    assert len(links.new_secret()) >= 43
    assert links.new_secret() != links.new_secret()


def test_old_links_are_known_to_be_dead() -> None:
    """Moved to another phone, or gone from the table: told apart from links that never were."""
    before = table()
    moved = replace(before.members[Seat(1)], moves=2)
    after = replace(before, members={Seat(1): moved}, left={Seat(2): 1})
    holders = links.holders(after)
    dead = {
        (seat, moves): holders[links.seat_token(after, Seat(seat), moves)].dead
        for seat, moves in ((1, 0), (1, 1), (1, 2), (2, 0), (2, 1))
    }
    assert dead == {(1, 0): "moved", (1, 1): "moved", (1, 2): None, (2, 0): "removed", (2, 1): "removed"}
    assert links.seat_token(after, Seat(1), 3) not in holders
    assert links.seat_token(after, Seat(3), 0) not in holders
    assert holders[links.host_token(after)].kind == "host"


def test_links_are_found_for_all_tables_at_once() -> None:
    """Also those that have moved; a table that is put away takes its links with it, and no others."""
    here, there = table(), replace(table("two"), code="GHJKMN")
    found = links.Links()
    found.put(here)
    found.put(there)
    moved = replace(here, members={Seat(1): replace(here.members[Seat(1)], moves=1)})
    found.put(moved)
    assert found.find(links.seat_token(here, Seat(1), 0)) == links.Holder(
        code="ABCDEF", kind="seat", seat=Seat(1), dead="moved"
    )
    assert found.find(links.seat_token(here, Seat(2), 0)) is None
    found.drop("ABCDEF")
    assert found.find(links.host_token(here)) is None
    assert found.find(links.host_token(there)) == links.Holder(code="GHJKMN", kind="host")


def test_how_long_a_wrong_link_takes_says_nothing() -> None:
    """It is looked up under a key of the process: the same link lies elsewhere in every run."""
    one, other = links.Links(), links.Links()
    for found in (one, other):
        found.put(table())
    assert not set(one._holders) & set(other._holders)
    assert not [key for key in one._holders if links.host_token(table()).encode() in key]
    assert one.find("\ud800") is None


def test_join_codes_have_no_look_alikes_and_are_read_as_meant() -> None:
    """Six characters without 0 O 1 I L, typed in any case, with spaces or dashes."""
    assert not set("0O1IL") & set(CODE_ALPHABET)
    codes = [links.new_code() for _ in range(200)]
    assert len(set(codes)) == 200
    assert all(len(code) == 6 and set(code) <= set(CODE_ALPHABET) for code in codes)
    for typed in ("abcdef", "ABC DEF", " abc-def\n", "Abc def"):
        assert links.typed_code(typed) == "ABCDEF"
