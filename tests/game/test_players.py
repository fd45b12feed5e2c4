"""Simulated players play sensibly, legally, and from what their own page shows."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import astuple, replace

from hub.game import bots
from hub.game.minds import FELLOW, WEIGHTS
from hub.game.players import DOUBT, LYING, WHIM, Sensible
from hub.game.simulate import run
from hub.rules.books import BOOKS
from hub.rules.commands import GiveAnswer, SeatCommand
from hub.rules.deal import deal
from hub.rules.game import Game
from hub.rules.ids import Seat
from hub.rules.prompts import main_prompt
from hub.rules.turn import Turn
from tests.rules.table import Table

CASES = [(key, seats) for key, book in BOOKS.items() for seats in (book.seats[0], 9, book.seats[1])]


def dealt(key: str, seats: int, number: int) -> Turn:
    turn = deal(
        number=number,
        book_key=key,
        settings=replace(BOOKS[key].defaults, style="called" if number % 2 else "together"),
        seats=tuple(Seat(n) for n in range(1, seats + 1)),
        dials={},
        seed=f"sensible {number}",
    )
    assert isinstance(turn, Turn)
    return turn


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_sensible_games_come_to_an_end(key: str, seats: int) -> None:
    """Every command of theirs is legal, and somebody wins."""
    for number in range(6):
        turn = dealt(key, seats, number)
        players = Sensible(turn)
        ended = run(turn, Random(number), players.next_command, players.hear).game
        assert ended.winner is not None


class Blinded:
    """Asks the same player twice: with the game as it is, and with everything secret in it exchanged."""

    def __init__(self, turn: Turn) -> None:
        self.players = Sensible(turn)
        self.asked = 0

    def next_command(self, game: Game, seat: Seat, chance: Random) -> SeatCommand | None:
        state = chance.getstate()
        said = list(self.players._room.words)
        seen = self.players.next_command(game, seat, chance)
        after = chance.getstate()
        chance.setstate(state)
        words, self.players._room.words = self.players._room.words, said
        assert self.players.next_command(self.blind(game, seat), seat, chance) == seen
        assert self.players._room.words == words
        assert chance.getstate() == after
        self.asked += 1
        return seen

    def blind(self, game: Game, seat: Seat) -> Game:
        """The game with plain villagers wherever this one knows nothing, and with another seed."""
        mind = self.players._minds[seat]
        plain = next(
            r.key for r in BOOKS[game.rulebook].roles if r.key in ("villager", "townfolk", "landsbyboer")
        )
        mine = {seat, *mind.fellows, *game.latest}
        roles = {s: role if s in mine else plain for s, role in game.roles.items()}
        answers = {s: a for s, a in game.answers.items() if s in mine}
        votes = (
            game.votes
            if game.settings.ballot == "open"
            else {s: v for s, v in game.votes.items() if s == seat}
        )
        return replace(game, roles=roles, answers=answers, votes=votes, seed="another", marks=frozenset())


@pytest.mark.parametrize("key", BOOKS)
def test_players_know_no_more_than_their_page_shows(key: str) -> None:
    """With other people's roles, answers, votes and the seed exchanged, a player does exactly the same."""
    for number in range(6):
        turn = dealt(key, 9, number)
        blinded = Blinded(turn)
        run(turn, Random(number), blinded.next_command, blinded.players.hear)
        assert blinded.asked > 20


def night(key: str, roles: str) -> tuple[Table, Sensible]:
    table = Table.of(key, roles, replace(BOOKS[key].defaults, style="together"))
    turn = Turn(table.game, table.book, 0.0)
    turn.events = list(table.log)
    players = Sensible(turn)
    table.go("stage")
    players.hear(table.log[len(turn.events) :])
    return table, players


def act(table: Table, players: Sensible, seat: int, chance: Random) -> GiveAnswer:
    command = players.next_command(table.game, Seat(seat), chance)
    assert isinstance(command, GiveAnswer)
    assert table.do(command) is None
    players.hear(table.latest)
    return command


def test_who_has_found_an_enemy_votes_for_it() -> None:
    """What a role has learned decides its vote, and others hear of it."""
    table, players = night("varulv", "synsk varulv landsbyboer landsbyboer landsbyboer landsbyboer")
    assert table.answer(Seat(1), "look", Seat(2)) is None
    players.hear(table.latest)
    before = len(table.log)
    table.go("discussion")
    players.hear(table.log[before:])
    players.next_command(table.game, Seat(1), Random(1))
    assert [(word.seat, word.target) for word in players._room.words] == [(1, 2)]
    before = len(table.log)
    table.go("vote")
    players.hear(table.log[before:])
    votes = [players.next_command(table.game, Seat(1), Random(n)) for n in range(20)]
    assert {vote.target for vote in votes} == {2}  # type: ignore[union-attr]


def test_wolves_agree() -> None:
    """Where all must pick alike, a wolf picks what its fellow has picked."""
    for number in range(10):
        table, players = night(
            "varulv", "varulv varulv landsbyboer landsbyboer landsbyboer synsk lege landsbyboer"
        )
        chance = Random(number)
        assert act(table, players, 1, chance).picks == act(table, players, 2, chance).picks


def test_the_seer_looks_at_somebody_new() -> None:
    """Who may find something out does not look twice at the same seat."""
    table, players = night("varulv", "synsk varulv landsbyboer landsbyboer landsbyboer landsbyboer")
    seen = act(table, players, 1, Random(0)).picks
    for number in range(20):
        prompt = main_prompt(table.game, table.book, Seat(1))
        assert prompt is not None
        again = players._answer(0, Seat(1), prompt, Random(number))
        assert again.picks != seen


def test_the_alchemist_heals_and_keeps_the_poison() -> None:
    """The Alchemist heals a victim, and poisons nobody without a reason."""
    table, players = night("shifters", "alchemist shifter townfolk townfolk townfolk townfolk")
    table.answer(Seat(2), "pick", Seat(4))
    before = len(table.log)
    table.go("stage", stage=1)
    players.hear(table.log[before:])
    assert (act(table, players, 1, Random(3)).verb, table.game.answers[Seat(1)].picks) == ("heal", (4,))
    table, players = night("shifters", "alchemist shifter townfolk townfolk townfolk townfolk")
    before = len(table.log)
    table.go("stage", stage=1)
    players.hear(table.log[before:])
    assert act(table, players, 1, Random(3)).verb == "pass"


def test_what_players_do_is_written_down(repo: Path) -> None:
    """Whoever reads odds finds the weights that these players really use."""
    page = (repo / "docs/simulated-players.md").read_text(encoding="utf-8").replace("\u2212", "-")
    numbers = {float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", page)}
    assert {*astuple(WEIGHTS), FELLOW, DOUBT, WHIM, 100 * LYING} <= numbers
    assert bots.PASSING == 0.1 and "one time in ten" in page
