"""What nights have hidden, found in what was really done in them."""

from __future__ import annotations

from hub.rules.books import rulebook
from hub.rules.game import MISSED, PASS, Act
from hub.rules.ids import Seat
from hub.rules.rulebook import Deed, Past
from hub.rules.tales import acted, joined, saved_from, undecided

ROLES = {
    Seat(n): role
    for n, role in enumerate("rambuh alchemist immortal shifter shifter armoris townfolk".split(), 1)
}


def did(wake: str, seat: int, verb: str, *picks: int, blocked: str | None = None) -> Act:
    return Act(night=1, wake=wake, seat=Seat(seat), verb=verb, picks=tuple(map(Seat, picks)), blocked=blocked)


def night(*acts: Act, victim: int | None = None, died: tuple[int, ...] = ()) -> Past:
    outcomes: dict[str, tuple[Seat, ...]] = {"shifters": () if victim is None else (Seat(victim),)}
    return Past(acts=acts, outcomes=outcomes, died=frozenset(map(Seat, died)), roles=ROLES)


def told(key: str, past: Past) -> list[Deed]:
    tale = next(tale for tale in rulebook("shifters").tales if tale.key == key)
    return list(tale.find(past))


def test_rambuhs_shield_is_told_when_nothing_else_has_helped() -> None:
    """Attacked and alive, not healed and not guarded: then it was the shield."""
    broke = [Deed(name=Seat(1))]
    assert told("rambuh-one", night(victim=1)) == broke
    assert told("rambuh-one", night(did("alchemist", 2, "poison", 1), victim=1)) == broke
    assert told("rambuh-one", night(did("immortal", 3, "guard", 7), victim=1)) == broke
    assert told("rambuh-one", night(did("immortal", 3, "guard", 1, blocked="bloodless"), victim=1)) == broke
    assert told("rambuh-one", night(did("alchemist", 2, "heal", 1), victim=1)) == []
    assert told("rambuh-one", night(did("immortal", 3, "guard", 1), victim=1)) == []
    assert told("rambuh-one", night(victim=1, died=(1,))) == []
    assert told("rambuh-one", night(victim=7)) == []
    assert told("rambuh-one", night()) == []


def test_who_used_a_power_on_one_seat() -> None:
    """Who passed, missed or was without power did nothing; a verb may be asked for."""
    heal, poison = did("alchemist", 2, "heal", 1), did("alchemist", 2, "poison", 4)
    others = (
        did("alchemist", 2, PASS),
        did("alchemist", 2, MISSED),
        did("alchemist", 2, "heal", 1, blocked="bewitched"),
        did("immortal", 3, "guard", 7),
    )
    past = night(heal, poison, *others)
    healed, poisoned = Deed(name=Seat(2), taken=Seat(1)), Deed(name=Seat(2), taken=Seat(4))
    assert acted("alchemist")(past) == (healed, poisoned)
    assert acted("alchemist", "poison")(past) == (poisoned,)
    assert acted("alchemist", when=lambda whole, act: whole is past and act is heal)(past) == (healed,)
    assert acted("armoris")(night(did("armoris", 6, "love", 1, 2))) == ()


def test_who_was_joined() -> None:
    """Two seats at once, by name."""
    love = did("armoris", 6, "love", 1, 2)
    assert joined("armoris")(night(love)) == (Deed(name=Seat(6), names=(Seat(1), Seat(2))),)
    assert joined("armoris")(night(did("armoris", 6, PASS))) == ()
    assert joined("immortal")(night(love)) == ()


def test_a_team_that_came_to_nothing() -> None:
    """Several chose and nobody was settled on; one alone is no quarrel."""
    one, other = did("shifters", 4, "pick", 1), did("shifters", 5, "pick", 7)
    assert undecided("shifters")(night(one, other)) == (Deed(),)
    assert undecided("shifters")(night(one, other, victim=1)) == ()
    assert undecided("shifters")(night(one)) == ()
    assert undecided("shifters")(night(one, did("shifters", 5, MISSED))) == ()
    assert undecided("shifters")(night(one, did("immortal", 3, "guard", 1))) == ()


def test_who_was_saved() -> None:
    """The seat that was chosen is the one that the team came for, and it lived."""
    guard, saved = did("immortal", 3, "guard", 7), saved_from("shifters")
    assert saved(night(guard, victim=7), guard)
    assert not saved(night(guard, victim=1), guard)
    assert not saved(night(guard, victim=7, died=(7,)), guard)
    assert not saved(night(guard), guard)
