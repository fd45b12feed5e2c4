"""Shifters: a town whose dead keep their secrets, with potions, guards, lovers and a shield."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from hub.rules.choices import not_twice_running, others
from hub.rules.game import Act, Answer, Fact, Game, Round
from hub.rules.ids import Seat
from hub.rules.refusal import Refusal
from hub.rules.rulebook import (
    Again,
    Circle,
    Composition,
    Dawn,
    Deed,
    Dial,
    Option,
    Past,
    Picks,
    Power,
    Role,
    Rulebook,
    Settled,
    Tale,
    Team,
    Wake,
    Win,
)
from hub.rules.settings import Limits, Settings
from hub.rules.tales import When, acted, alone, both, joined, saved_from
from hub.rules.tally import leaders

VILLAGE, SHIFTERS = "village", "shifters"
SHIFTER = "shifter"
SPECIALS = ("visionary", "alchemist", "immortal", "mortician", "rambuh", "armoris")
"""Each at most once."""
SUGGESTED = SPECIALS[:3]
"""At first, as many as fit, in this order."""
TOWNFOLK_AT_LEAST = 2

Potion = Literal["heal", "poison"]


# -- what is dealt ----------------------------------------------------------------------------------


def _suggested_shifters(seats: int) -> int:
    return 1 if seats <= 7 else 2 if seats <= 11 else 3


def _room(seats: int, turned: Mapping[str, int]) -> int:
    """How many specials fit beside the Shifters and the Townfolk who always stay."""
    return seats - turned.get("shifter", _suggested_shifters(seats)) - TOWNFOLK_AT_LEAST


def _specials(seats: int, turned: Mapping[str, int]) -> dict[str, int]:
    """What the host has chosen, and what is suggested where that leaves room."""
    chosen = {role: turned.get(role, 0) for role in SPECIALS}
    for role in SUGGESTED:
        if role not in turned and sum(chosen.values()) < _room(seats, turned):
            chosen[role] = 1
    return chosen


def _dials(seats: int, turned: Mapping[str, int]) -> tuple[Dial, ...]:
    chosen = _specials(seats, turned)
    full = sum(chosen.values()) >= _room(seats, turned)
    return (
        Dial(key="shifter", low=1, high=seats // 3, suggested=_suggested_shifters(seats)),
        *(
            Dial(key=role, low=0, high=0 if full and not on else 1, suggested=on)
            for role, on in chosen.items()
        ),
    )


def _compose(seats: int, turned: Mapping[str, int]) -> Composition | Refusal:
    chosen = _specials(seats, turned)
    room = _room(seats, turned)
    if sum(chosen.values()) > room:
        return Refusal("too-many-specials", {"seats": seats})
    shifters = turned.get("shifter", _suggested_shifters(seats))
    townfolk = seats - shifters - sum(chosen.values())
    dealt = {SHIFTER: shifters, "townfolk": townfolk, **chosen}
    return {role: count for role, count in dealt.items() if count}


# -- what happens at night --------------------------------------------------------------------------


def _any_two(game: Game, seat: Seat) -> tuple[Option, ...]:
    return (Option(verb="love", targets=game.alive, picks=2, aim="join"),)


def _not_shifters(game: Game, seat: Seat) -> tuple[Option, ...]:
    targets = tuple(s for s in game.alive if game.roles[s] != SHIFTER)
    return (Option(verb="pick", targets=targets, aim="harm"),)


def _is_shifter(game: Game, seat: Seat, answer: Answer) -> Fact | None:
    if not answer.picks:
        return None
    found = game.roles[answer.picks[0]] == SHIFTER
    return Fact(key="shifter", seats=answer.picks, value="yes" if found else "no")


def _victim(game: Game) -> tuple[Seat, ...]:
    """Whom the Shifters attack tonight; nobody once that seat has been removed."""
    return tuple(seat for seat in game.outcomes.get("shifters", ()) if seat in game.alive)


def _victim_told(game: Game, seat: Seat) -> Fact:
    victim = _victim(game)
    return Fact(key="victim", seats=victim, value="" if victim else "none")


def _has(game: Game, potion: Potion) -> bool:
    return not any(act.wake == "alchemist" and act.verb == potion for act in game.acts)


def _potions(game: Game, seat: Seat) -> tuple[Option, ...]:
    """One potion a night, each once a game; on a night without a kill there is no poison."""
    options = []
    victim = _victim(game)
    if victim and _has(game, "heal"):
        options.append(Option(verb="heal", targets=victim, aim="help"))
    if _has(game, "poison") and not game.bloodless:
        targets = tuple(s for s in game.alive if s != seat)
        options.append(Option(verb="poison", targets=targets, aim="harm"))
    return tuple(options)


def _picked_tonight(game: Game, wake: str, verb: str) -> set[Seat]:
    acts = game.tonight(wake)
    return {pick for act in acts if act.counts and act.verb == verb for pick in act.picks}


# -- how the Shifters agree -------------------------------------------------------------------------


def _agreed(game: Game, picks: Picks, further: Round | None) -> Settled | Again:
    """Most picks; a tie leads to one runoff among the tied, and then to chance."""
    ahead = leaders(picks.values(), game.alive)
    if further is None and len(ahead) > 1:
        return Again(kind="runoff", seats=tuple(picks), among=ahead)
    return _at_limit(game, picks, further)


def _at_limit(game: Game, picks: Picks, further: Round | None) -> Settled:
    """The picks so far decide, and where they tie, chance; in a runoff without picks all tied do."""
    ahead = leaders(picks.values(), game.alive) or (further.among if further is not None else ())
    return Settled(by_chance=ahead) if len(ahead) > 1 else Settled(picks=ahead)


# -- what the night amounts to ----------------------------------------------------------------------


def _attack(game: Game, dawn: Dawn) -> Dawn:
    return replace(dawn, deaths={**dawn.deaths, **{seat: "attack" for seat in _victim(game)}})


def _spared(dawn: Dawn, seats: set[Seat]) -> Dawn:
    kept = {seat: why for seat, why in dawn.deaths.items() if seat not in seats}
    return replace(dawn, deaths=kept)


def _heal(game: Game, dawn: Dawn) -> Dawn:
    return _spared(dawn, _picked_tonight(game, "alchemist", "heal"))


def _guard(game: Game, dawn: Dawn) -> Dawn:
    return _spared(dawn, _picked_tonight(game, "immortal", "guard"))


def _shield(game: Game, dawn: Dawn) -> Dawn:
    """The first attack that nothing else has stopped breaks Rambuh's shield instead."""
    broken = {
        seat
        for seat in dawn.deaths
        if game.roles[seat] == "rambuh" and ("shield-broken", seat) not in game.marks
    }
    marks = dawn.marks | {("shield-broken", seat) for seat in broken}
    return replace(_spared(dawn, broken), marks=marks)


def _poison(game: Game, dawn: Dawn) -> Dawn:
    poisoned = {seat: "poison" for seat in _picked_tonight(game, "alchemist", "poison")}
    return replace(dawn, deaths={**poisoned, **dawn.deaths})


# -- lovers -----------------------------------------------------------------------------------------


def _lovers(game: Game) -> tuple[Seat, ...]:
    """The two whom Armoris has joined."""
    return next((act.picks for act in game.acts if act.wake == "armoris" and act.counts), ())


def _follow(game: Game, dead: frozenset[Seat]) -> Mapping[Seat, str]:
    lovers = _lovers(game)
    return {seat: "lover" for seat in lovers} if dead.intersection(lovers) else {}


def _told_at_dawn(game: Game) -> tuple[tuple[Seat, Fact], ...]:
    lovers = _lovers(game)
    return tuple(
        (seat, Fact(key="lover", seats=tuple(other for other in lovers if other != seat)))
        for seat in lovers
        if seat in game.alive
    )


# -- by day -----------------------------------------------------------------------------------------


def _may_examine(game: Game, seat: Seat) -> bool:
    """Once a game; from a dawn until the vote opens, and from a verdict until nightfall."""
    if game.phase not in ("dawn", "day", "verdict", "dusk") or not game.latest:
        return False
    return not any(act.wake == "mortician" for act in game.acts)


def _examined(game: Game, seat: Seat, answer: Answer) -> Fact:
    return Fact(key="role", seats=answer.picks, value=game.roles[answer.picks[0]])


def _was_a_shifter(past: Past, act: Act) -> bool:
    return past.roles[act.picks[0]] == SHIFTER


def _broken_shield(past: Past) -> tuple[Deed, ...]:
    """Rambuh, attacked and alive although nobody else had helped."""
    helped = {seat for act in past.acts if act.verb in ("heal", "guard") and act.counts for seat in act.picks}
    attacked = past.outcomes.get("shifters", ())
    lived = (seat for seat in attacked if seat not in past.died and seat not in helped)
    return tuple(Deed(name=seat) for seat in lived if past.roles[seat] == "rambuh")


def _saved(beside: str) -> When:
    """From the Shifters, without the help of ``beside``: neither then may claim the rescue alone."""
    return alone(saved_from("shifters"), beside=beside)


def _shifters(game: Game) -> int:
    return sum(game.roles[seat] == SHIFTER for seat in game.alive)


BOOK = Rulebook(
    key="shifters",
    version=1,
    seats=(4, 15),
    defaults=Settings(
        style="together",
        reveal=False,
        tie="runoff",
        ballot="secret",
        limits=Limits(night=120.0, discussion=300.0, vote=45.0, pause=10.0),
    ),
    all_ready=True,
    roles=(
        Role(key="shifter", side=SHIFTERS),
        Role(key="townfolk", side=VILLAGE),
        *(Role(key=special, side=VILLAGE) for special in SPECIALS),
    ),
    circles=(Circle(roles=frozenset({SHIFTER})),),
    dials=_dials,
    compose=_compose,
    stages=(
        (
            Wake(
                key="armoris",
                holders=frozenset({"armoris"}),
                options=_any_two,
                may_pass=False,
                due=lambda night: night == 1,
            ),
            Wake(
                key="shifters",
                holders=frozenset({SHIFTER}),
                options=_not_shifters,
                may_pass=False,
                kills=True,
                team=Team(agreed=_agreed, at_limit=_at_limit),
            ),
            Wake(
                key="visionary", holders=frozenset({"visionary"}), options=others("look"), finding=_is_shifter
            ),
            Wake(
                key="immortal",
                holders=frozenset({"immortal"}),
                options=not_twice_running("immortal", "guard"),
            ),
        ),
        (
            Wake(
                key="alchemist",
                holders=frozenset({"alchemist"}),
                options=_potions,
                brief=_victim_told,
            ),
        ),
    ),
    dawn=(_attack, _heal, _guard, _shield, _poison),
    bonds=_follow,
    at_first_dawn=_told_at_dawn,
    powers=(
        Power(
            wake=Wake(
                key="mortician",
                holders=frozenset({"mortician"}),
                options=lambda game, seat: (Option(verb="examine", targets=game.latest),),
                may_pass=False,
                finding=_examined,
            ),
            open=_may_examine,
        ),
    ),
    wins=(
        Win(side=VILLAGE, when=lambda game: _shifters(game) == 0),
        Win(side=SHIFTERS, when=lambda game: 2 * _shifters(game) >= len(game.alive)),
    ),
    tales=(
        Tale(key="armoris-two", worth=6, find=joined("armoris")),
        Tale(
            key="alchemist-healed", worth=5, find=acted("alchemist", "heal", when=_saved(beside="immortal"))
        ),
        Tale(key="alchemist-poisoned", worth=5, find=acted("alchemist", "poison")),
        Tale(key="immortal-guarded", worth=5, find=acted("immortal", when=_saved(beside="alchemist"))),
        Tale(key="rescuers-both", worth=6, find=both("alchemist", "immortal", when=saved_from("shifters"))),
        Tale(key="rambuh-one", worth=5, find=_broken_shield),
        Tale(key="visionary-knew", worth=4, find=acted("visionary", when=_was_a_shifter)),
    ),
    hints={("shifter", "yes"): 1.0, ("shifter", "no"): -1.0},
)
