"""What is answered to a choice that can't be made."""

from __future__ import annotations

from hub.rules.commands import GiveAnswer
from hub.rules.ids import Seat
from hub.rules.refusal import Refusal
from tests.rules.table import Table


def test_a_wrong_number_of_picks_is_told_the_right_one() -> None:
    """Two lovers, one victim: the refusal says how many, for one pick too few and for one too many."""
    table = Table.of("shifters", "armoris shifter visionary townfolk townfolk townfolk")
    table.go("stage")
    two, one = Refusal("pick-count", {"count": 2}), Refusal("pick-count", {"count": 1})
    assert table.answer(Seat(1), "love", Seat(2)) == two
    assert table.answer(Seat(1), "love", Seat(2), Seat(3), Seat(4)) == two
    assert table.answer(Seat(1), "love", Seat(2), Seat(2)) == two
    assert table.answer(Seat(3), "look") == one
    assert table.answer(Seat(3), "look", Seat(4), Seat(5)) == one


def test_who_may_do_one_thing_may_not_do_another() -> None:
    """While the Mortician's power is open, any other prompt is one that nobody has asked."""
    table = Table.of("shifters", "mortician shifter townfolk townfolk townfolk townfolk")
    table.go("vote")
    table.vote(Seat(2), Seat(3))
    table.go("verdict")
    assert [prompt.key for prompt in table.prompts(Seat(1))] == ["mortician"]
    for other in ("visionary", "hunch", ""):
        answer = GiveAnswer(step=table.game.step.id, seat=Seat(1), prompt=other, verb="pass")
        assert table.do(answer) == Refusal("not-asked")
