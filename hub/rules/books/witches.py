"""Witches: a coven that bewitches and kills, a village with a healer, a vigilante and a martyr."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from hub.rules.choices import not_twice_running, others
from hub.rules.game import Act, Answer, Fact, Game, Round
from hub.rules.ids import Seat
from hub.rules.rulebook import (
    Again,
    Circle,
    Composition,
    Dawn,
    Dial,
    Option,
    Past,
    Picks,
    Reaction,
    Role,
    Rulebook,
    Settled,
    Tale,
    Team,
    Wake,
    Win,
)
from hub.rules.settings import Settings
from hub.rules.tales import acted, saved_from, undecided
from hub.rules.tally import leaders

VILLAGE, COVEN = "village", "coven"
WITCHES = frozenset({"witch", "matriarch"})
KNOWING = WITCHES | {"enchantress"}

ADVANCED = {"owl": 9, "archivist": 10, "enchantress": 10, "fanatic": 14}
"""Roles that the host may switch on, and from how many seats."""


# -- what is dealt ----------------------------------------------------------------------------------


def _usual_coven(seats: int) -> int:
    """A quarter of the seats, rounded half up."""
    return (seats + 2) // 4


def _dials(seats: int, turned: Mapping[str, int]) -> tuple[Dial, ...]:
    usual = _usual_coven(seats)
    low, high = max(1, usual - 1), min(usual + 1, (seats - 1) // 2)
    offered = (role for role, least in ADVANCED.items() if seats >= least)
    return (
        Dial(key="coven", low=low, high=high, suggested=usual),
        *(Dial(key=role, low=0, high=1, suggested=0) for role in offered),
    )


def _compose(seats: int, turned: Mapping[str, int]) -> Composition:
    on = {role: turned.get(role, 0) for role in ADVANCED}
    # From 10 and from 14 seats on the smallest coven has room for these and for a Matriarch.
    witches = turned.get("coven", _usual_coven(seats)) - on["enchantress"] - on["fanatic"]
    matriarch = 1 if seats >= 6 or witches >= 2 else 0
    dealt = {
        "villager": 0,
        "oracle": 1,
        "healer": 1 if seats >= 6 else 0,
        "vigilante": 1 if seats >= 7 else 0,
        "pyre_martyr": 1 if seats >= 7 else 0,
        "owl": on["owl"],
        "archivist": on["archivist"],
        "witch": witches - matriarch,
        "matriarch": matriarch,
        "enchantress": on["enchantress"],
        "fanatic": on["fanatic"],
    }
    dealt["villager"] = seats - sum(dealt.values())
    return {role: count for role, count in dealt.items() if count}


# -- what happens at night --------------------------------------------------------------------------


def _outside_coven(game: Game, seat: Seat) -> tuple[Option, ...]:
    """Seats outside the coven that a witch knows; a Fanatic is not known to her."""
    targets = tuple([s for s in game.alive if game.roles[s] not in KNOWING])
    return (Option(verb="pick", targets=targets, aim="harm"),)


def _bewitched(game: Game, seat: Seat) -> str | None:
    if "enchantress" not in game.dealt:
        return None
    touched = any(act.counts and seat in act.picks for act in game.tonight("enchantress"))
    return "bewitched" if touched else None


def _side_seen(game: Game, seat: Seat, answer: Answer) -> Fact | None:
    if not answer.picks:
        return None
    role = game.roles[answer.picks[0]]
    return Fact(key="side", seats=answer.picks, value=COVEN if role in KNOWING else VILLAGE)


def _went_out(game: Game, seat: Seat, answer: Answer) -> Fact | None:
    if not answer.picks:
        return None
    target = answer.picks[0]
    out = any(act.night == game.night and act.seat == target and act.counts for act in game.acts)
    return Fact(key="went_out", seats=answer.picks, value="yes" if out else "no")


def _witches_alive(game: Game, seat: Seat, answer: Answer) -> Fact:
    return Fact(key="witches_alive", value=str(sum(game.roles[s] in WITCHES for s in game.alive)))


# -- how the coven agrees ---------------------------------------------------------------------------


def _matriarch(game: Game) -> Seat | None:
    """The living Matriarch with power tonight."""
    found = next((seat for seat in game.alive if game.roles[seat] == "matriarch"), None)
    return None if found is None or _bewitched(game, found) else found


def _agreed(game: Game, picks: Picks, further: Round | None) -> Settled | Again:
    matriarch = _matriarch(game)
    if further is not None:
        return Settled(picks=tuple(picks.values()))
    ahead = leaders(picks.values(), game.alive)
    if matriarch is None or set(picks) <= {matriarch}:
        return Settled(picks=ahead if len(ahead) == 1 else ())
    return Again(kind="confirm", seats=(matriarch,), among=ahead)


def _at_limit(game: Game, picks: Picks, further: Round | None) -> Settled:
    """A unique leader stands; among tied ones the Matriarch's own pick, else nobody."""
    if further is None:
        ahead, own = leaders(picks.values(), game.alive), picks
    else:
        ahead = further.among
        own = {seat: answer.picks[0] for seat, answer in further.earlier.items() if answer.picks}
    if len(ahead) == 1:
        return Settled(picks=ahead)
    matriarch = _matriarch(game)
    favourite = None if matriarch is None else own.get(matriarch)
    return Settled(picks=(favourite,) if favourite is not None and favourite in ahead else ())


# -- what the night amounts to ----------------------------------------------------------------------


def _attack(game: Game, dawn: Dawn) -> Dawn:
    victims = game.outcomes.get("witches", ())
    return replace(dawn, deaths={**dawn.deaths, **{seat: "attack" for seat in victims}})


def _shield(game: Game, dawn: Dawn) -> Dawn:
    held = {seat for act in game.tonight("healer") if act.counts for seat in act.picks}
    kept = {seat: why for seat, why in dawn.deaths.items() if not (why == "attack" and seat in held)}
    return replace(dawn, deaths=kept)


def _is_coven(past: Past, act: Act) -> bool:
    """What the Oracle saw."""
    return past.roles[act.picks[0]] in KNOWING


def _living(game: Game, side: str) -> int:
    return sum(BOOK.side_of(game.roles[seat]) == side for seat in game.alive)


BOOK = Rulebook(
    key="witches",
    version=1,
    seats=(5, 20),
    defaults=Settings(style="called", reveal=True, tie="martyr", ballot="secret"),
    roles=(
        Role(key="villager", side=VILLAGE),
        Role(key="oracle", side=VILLAGE),
        Role(key="healer", side=VILLAGE),
        Role(key="vigilante", side=VILLAGE),
        Role(key="pyre_martyr", side=VILLAGE, burns_on_tie=True),
        Role(key="owl", side=VILLAGE),
        Role(key="archivist", side=VILLAGE),
        Role(key="witch", side=COVEN),
        Role(key="matriarch", side=COVEN, heirs="witch"),
        Role(key="enchantress", side=COVEN),
        Role(key="fanatic", side=COVEN),
    ),
    circles=(Circle(roles=KNOWING, shown=frozenset({"matriarch"})),),
    dials=_dials,
    compose=_compose,
    stages=(
        (
            Wake(
                key="enchantress",
                holders=frozenset({"enchantress"}),
                options=not_twice_running("enchantress", "enchant", aim="harm"),
            ),
        ),
        (
            Wake(key="oracle", holders=frozenset({"oracle"}), options=others("look"), finding=_side_seen),
            Wake(key="healer", holders=frozenset({"healer"}), options=not_twice_running("healer", "shield")),
            Wake(
                key="witches",
                holders=WITCHES,
                options=_outside_coven,
                may_pass=False,
                kills=True,
                team=Team(agreed=_agreed, at_limit=_at_limit),
            ),
        ),
        (
            Wake(key="owl", holders=frozenset({"owl"}), options=others("watch"), finding=_went_out),
            Wake(
                key="archivist",
                holders=frozenset({"archivist"}),
                options=lambda game, seat: (),
                may_pass=False,
                finding=_witches_alive,
            ),
        ),
    ),
    blocked=_bewitched,
    dawn=(_attack, _shield),
    reactions=(Reaction(key="vigilante", role="vigilante", verb="take"),),
    wins=(
        Win(side=VILLAGE, when=lambda game: not any(game.roles[seat] in WITCHES for seat in game.alive)),
        Win(side=COVEN, when=lambda game: _living(game, COVEN) >= _living(game, VILLAGE)),
    ),
    tales=(
        Tale(key="healer-shielded", worth=5, find=acted("healer", when=saved_from("witches"))),
        Tale(key="oracle-knew", worth=4, find=acted("oracle", when=_is_coven)),
        Tale(key="witches-none", worth=3, find=undecided("witches")),
        Tale(key="enchantress-bound", worth=2, find=acted("enchantress")),
    ),
    hints={("side", COVEN): 1.0, ("side", VILLAGE): -1.0, ("went_out", "yes"): 0.1},
)
