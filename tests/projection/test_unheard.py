"""What the storyteller has yet to say stands on no page: not even on that of whom it is about."""

from __future__ import annotations

from msgspec.structs import replace

from hub.projection.seat_view import SeatView
from hub.projection.surroundings import Surroundings
from hub.projection.views import TableView
from hub.rules.ids import Seat
from tests.projection.test_pages import COVEN, LARGE_COVEN, kind, pick, row, until, vote, world
from tests.projection.worlds import World


def unheard(of: World, but: int) -> Surroundings:
    """All lines of the running step but the first ``but``."""
    return replace(of.around(), unheard=frozenset(of.game.step.lines[but:]))


def seat(of: World, number: int, heard: int) -> SeatView:
    return of.projector.seat(of.table, unheard(of, heard), Seat(number))


def table(of: World, heard: int) -> TableView:
    return of.projector.table(of.table, unheard(of, heard))


def test_the_dead_of_a_dawn_look_alive_until_they_are_named() -> None:
    """On the table, on every phone and on their own, in lists, counts and roles, one after the other."""
    of = world("shifter alchemist townfolk townfolk townfolk townfolk", "shifters", reveal=True)
    kind(of, "stage")
    pick(of, 1, "shifters", "pick", 3)
    until(of, lambda game: game.step.kind == "stage" and game.step.stage == 1)
    pick(of, 2, "alchemist", "poison", 4)
    kind(of, "dawn")
    lines = [(line.key, line.name) for line in of.game.step.lines]
    assert lines[-2:] == [("death-revealed", 3), ("death-revealed", 4)]
    for heard, gone in ((0, []), (len(lines) - 2, []), (len(lines) - 1, [3]), (len(lines), [3, 4])):
        for view in (table(of, heard), seat(of, 1, heard), seat(of, 3, heard), seat(of, 4, heard)):
            assert [r.seat for r in view.seats if not r.alive] == gone
            assert [r.seat for r in view.seats if r.out is not None] == gone
            assert view.game is not None
            assert [death.seat for death in view.game.deaths] == gone
            assert list(view.game.latest) == gone
        assert [r.seat for r in table(of, heard).seats if r.role] == gone
        for number in (3, 4):
            assert (seat(of, number, heard).death is not None) == (number in gone)


def test_who_went_by_the_vote_is_known_when_it_is_said() -> None:
    """Who voted for whom stands there at once; what came of it comes from the storyteller."""
    of = world(COVEN)
    kind(of, "vote")
    vote(of, s1=3, s2=3, s3=1, s4=3, s5=3, s6=3, s7=3, s8=3)
    for heard in (0, 1):
        view = table(of, heard)
        assert view.game is not None
        (ballot,) = view.game.ballots
        assert len(ballot.rounds[0]) == 8
        assert (ballot.out, ballot.reason) == ((3, "most") if heard else (None, None))
        assert row(view, 3).alive == (not heard)
        assert (seat(of, 3, heard).death is not None) == bool(heard)


def test_a_vote_without_a_victim_is_told_as_well() -> None:
    """That nobody has to go is news, too."""
    of = world(COVEN, tie="nobody")
    kind(of, "verdict")
    for heard, reason in ((0, None), (1, "no_votes")):
        view = table(of, heard)
        assert view.game is not None
        assert view.game.ballots[-1].reason == reason


def test_a_successor_learns_of_it_after_the_death() -> None:
    """Otherwise the coven would know who has died before the room does."""
    of = world(LARGE_COVEN)
    kind(of, "vote")
    vote(of, **{f"s{n}": 1 if n > 1 else 4 for n in of.game.alive})
    heir = next(n for n in (2, 3) if of.game.roles[Seat(n)] == "matriarch")
    before, after = seat(of, heir, 0), seat(of, heir, 1)
    assert before.card is not None
    assert after.card is not None
    assert (before.card.role, after.card.role) == ("witch", "matriarch")
    assert "successor" not in [learned.fact.key for learned in before.learned]
    assert "successor" in [learned.fact.key for learned in after.learned]


def test_a_power_over_the_dead_waits_until_they_have_been_named() -> None:
    """The Mortician's card offers nobody before."""
    of = world("shifter mortician townfolk townfolk townfolk townfolk", "shifters")
    kind(of, "stage")
    pick(of, 1, "shifters", "pick", 3)
    kind(of, "dawn")
    last = len(of.game.step.lines)
    assert seat(of, 2, last - 1).prompts == ()
    assert seat(of, 2, last).prompts[0].options[0].targets == (3,)


def test_who_is_taken_along_is_told_with_the_deed() -> None:
    """The last deed names its victim: from then on it is out, and not before. Its card follows."""
    of = world(COVEN, reveal=True)
    kind(of, "vote")
    vote(of, s1=5, s2=5, s3=5)
    kind(of, "reaction")
    pick(of, 5, "vigilante", "take", 7)
    assert of.game.step.kind == "reaction_told"
    assert (row(table(of, 0), 7).alive, row(table(of, 1), 7).alive) == (True, False)
    assert not row(table(of, 0), 5).alive
    for heard, role in ((1, None), (2, of.game.roles[Seat(7)])):
        view = table(of, heard)
        assert view.game is not None
        assert (row(view, 7).role, view.game.deaths[-1].role) == (role, role)
