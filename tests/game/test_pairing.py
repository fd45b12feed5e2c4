"""Moving a seat to another phone: shown a code, confirmed by the host, granted once."""

from __future__ import annotations

from hub.game.pairing import LASTS, MOST, Pairing, Pairings, PairingState
from hub.rules.ids import Seat


class Desk:
    def __init__(self) -> None:
        self.now = 0.0
        self.pairings = Pairings(lambda: self.now)

    def ask(self, id: str, seat: int = 1) -> Pairing:
        found = self.pairings.ask(id, Seat(seat))
        assert found is not None
        return found


def test_asking_twice_is_one_request() -> None:
    """A double tap shows one code."""
    desk = Desk()
    assert desk.ask("tap") == desk.ask("tap")
    assert len(desk.pairings.open()) == 1
    assert desk.ask("another tap").code != desk.ask("tap").code


def test_a_granted_request_hands_over_the_new_link_and_settles_the_others_for_that_seat() -> None:
    """Two phones ask for one seat: the host compares the code, and one of them gets it."""
    desk = Desk()
    mine, theirs, other = desk.ask("mine"), desk.ask("theirs"), desk.ask("other", seat=2)
    assert desk.pairings.seat_of(f" {mine.code} ") == 1
    desk.pairings.grant(mine.code, "new-token")
    assert desk.pairings.state(mine.poll) == PairingState(state="granted", token="new-token")
    assert desk.pairings.state(theirs.poll) == PairingState(state="refused")
    assert desk.pairings.state(other.poll) == PairingState(state="waiting")
    assert desk.pairings.seat_of(mine.code) is None
    assert [row.seat for row in desk.pairings.open()] == [2]


def test_a_refused_request_stays_refused() -> None:
    """Refusing again is no error; approving afterwards is."""
    desk = Desk()
    asked = desk.ask("tap")
    assert desk.pairings.refuse(asked.code)
    assert desk.pairings.refuse(asked.code)
    assert desk.pairings.seat_of(asked.code) is None
    assert not desk.pairings.refuse("0000x")


def test_a_request_that_nobody_answers_ends() -> None:
    """After ten minutes it has expired, and later nothing of it is left."""
    desk = Desk()
    asked = desk.ask("tap")
    desk.now = LASTS + 1
    assert desk.pairings.open() == ()
    assert desk.pairings.seat_of(asked.code) is None
    assert desk.pairings.state(asked.poll) == PairingState(state="expired")
    desk.now = 2 * LASTS + 1
    assert desk.pairings.state(asked.poll) is None


def test_a_flood_of_requests_is_bounded() -> None:
    """So many may be open at one table, and no more."""
    desk = Desk()
    codes = {desk.ask(f"tap {number}").code for number in range(MOST)}
    assert len(codes) == MOST
    assert desk.pairings.ask("one more", Seat(1)) is None
    desk.now = LASTS + 1
    desk.ask("one more")


def test_nobody_gets_the_link_by_guessing() -> None:
    """The word to poll with is secret and long; the code alone gives nothing away."""
    desk = Desk()
    asked = desk.ask("tap")
    desk.pairings.grant(asked.code, "new-token")
    assert len(asked.poll) >= 22
    for guess in ("", asked.code, asked.poll[:-1], "ø"):
        assert desk.pairings.state(guess) is None


def test_a_seat_that_is_gone_can_not_be_had() -> None:
    """The host removed it while somebody asked for it."""
    desk = Desk()
    asked = desk.ask("tap")
    desk.pairings.drop(Seat(1))
    assert desk.pairings.state(asked.poll) == PairingState(state="refused")
