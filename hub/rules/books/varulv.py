"""Varulv: wolves who must agree, a seer, a doctor, and a village that votes in the open."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from hub.rules.choices import not_twice_running, others
from hub.rules.game import Act, Answer, Fact, Game, Round
from hub.rules.ids import Seat
from hub.rules.rulebook import (
    Circle,
    Composition,
    Dawn,
    Option,
    Past,
    Picks,
    Role,
    Rulebook,
    Settled,
    Tale,
    Team,
    Wake,
    Win,
)
from hub.rules.settings import Limits, Settings
from hub.rules.tales import acted, saved_from, undecided

VILLAGE, WOLVES = "village", "wolves"
WOLF = "varulv"
WOLVES_FROM = {5: 1, 8: 2, 12: 3, 15: 4}
"""How many wolves there are from that number of seats on."""
DOCTOR_FROM = 7
"""With fewer seats one lucky guess a night would starve a lone wolf."""


def _compose(seats: int, turned: Mapping[str, int]) -> Composition:
    wolves = max(count for least, count in WOLVES_FROM.items() if seats >= least)
    doctors = 1 if seats >= DOCTOR_FROM else 0
    dealt = {WOLF: wolves, "synsk": 1, "lege": doctors, "landsbyboer": seats - wolves - 1 - doctors}
    return {role: count for role, count in dealt.items() if count}


# -- what happens at night --------------------------------------------------------------------------


def _not_wolves(game: Game, seat: Seat) -> tuple[Option, ...]:
    targets = tuple(s for s in game.alive if game.roles[s] != WOLF)
    return (Option(verb="pick", targets=targets, aim="harm"),)


def _unanimous(game: Game, picks: Picks, further: Round | None) -> Settled:
    """One and the same seat, confirmed by every living wolf, or nobody."""
    chosen = set(picks.values())
    return Settled(picks=tuple(chosen) if len(chosen) == 1 and len(picks) == _wolves(game) else ())


def _is_wolf(game: Game, seat: Seat, answer: Answer) -> Fact | None:
    if not answer.picks:
        return None
    found = game.roles[answer.picks[0]] == WOLF
    return Fact(key="wolf", seats=answer.picks, value="yes" if found else "no")


# -- what the night amounts to ----------------------------------------------------------------------


def _eaten(game: Game, dawn: Dawn) -> Dawn:
    guarded = {pick for act in game.tonight("lege") if act.counts for pick in act.picks}
    victims = (seat for seat in game.outcomes.get("wolves", ()) if seat not in guarded)
    return replace(dawn, deaths={**dawn.deaths, **{seat: "attack" for seat in victims}})


def _was_a_wolf(past: Past, act: Act) -> bool:
    return past.roles[act.picks[0]] == WOLF


def _wolves(game: Game) -> int:
    return sum(game.roles[seat] == WOLF for seat in game.alive)


BOOK = Rulebook(
    key="varulv",
    version=1,
    seats=(5, 15),
    defaults=Settings(
        style="together",
        reveal=True,
        tie="nobody",
        ballot="open",
        limits=Limits(night=None, wake=60.0, discussion=None, vote=None, pause=5.0),
    ),
    roles=(
        Role(key="varulv", side=WOLVES),
        Role(key="synsk", side=VILLAGE),
        Role(key="lege", side=VILLAGE),
        Role(key="landsbyboer", side=VILLAGE),
    ),
    circles=(Circle(roles=frozenset({WOLF})),),
    dials=lambda seats, turned: (),
    compose=_compose,
    stages=(
        (
            Wake(
                key="wolves",
                holders=frozenset({WOLF}),
                options=_not_wolves,
                may_pass=False,
                keeps_open=True,
                kills=True,
                team=Team(agreed=_unanimous, at_limit=_unanimous),
            ),
            Wake(key="synsk", holders=frozenset({"synsk"}), options=others("look"), finding=_is_wolf),
            Wake(
                key="lege",
                holders=frozenset({"lege"}),
                options=not_twice_running("lege", "guard", itself=True),
            ),
        ),
    ),
    dawn=(_eaten,),
    wins=(
        Win(side=VILLAGE, when=lambda game: _wolves(game) == 0),
        Win(side=WOLVES, when=lambda game: 2 * _wolves(game) >= len(game.alive)),
    ),
    tales=(
        Tale(key="lege-guarded", worth=5, find=acted("lege", when=saved_from("wolves"))),
        Tale(key="synsk-knew", worth=4, find=acted("synsk", when=_was_a_wolf)),
        Tale(key="wolves-none", worth=3, find=undecided("wolves")),
    ),
    hints={("wolf", "yes"): 1.0, ("wolf", "no"): -1.0},
)
