"""What nights have hidden, found in their acts once somebody has won: the parts of a rulebook's tales."""

from __future__ import annotations

from collections.abc import Callable

from hub.rules.game import Act
from hub.rules.rulebook import Deed, Past

Find = Callable[[Past], tuple[Deed, ...]]
When = Callable[[Past, Act], bool]


def acted(wake: str, verb: str | None = None, *, when: When = lambda past, act: True) -> Find:
    """Everybody who used the power of ``wake`` on one seat."""

    def find(past: Past) -> tuple[Deed, ...]:
        acts = (act for act in past.acts if act.wake == wake and act.counts and len(act.picks) == 1)
        fitting = (act for act in acts if verb in (None, act.verb) and when(past, act))
        return tuple(Deed(name=act.seat, taken=act.picks[0]) for act in fitting)

    return find


def joined(wake: str) -> Find:
    """Everybody who used the power of ``wake`` on two seats."""

    def find(past: Past) -> tuple[Deed, ...]:
        acts = (act for act in past.acts if act.wake == wake and act.counts and len(act.picks) == 2)
        return tuple(Deed(name=act.seat, names=act.picks) for act in acts)

    return find


def undecided(team: str) -> Find:
    """A team of several whose members chose, and came to nothing."""

    def find(past: Past) -> tuple[Deed, ...]:
        chose = [act for act in past.acts if act.wake == team and act.counts]
        return (Deed(),) if len(chose) > 1 and not past.outcomes.get(team) else ()

    return find


def both(first: str, second: str, *, when: When) -> Find:
    """Two who helped the same seat in their own ways, where either would have been enough."""

    def find(past: Past) -> tuple[Deed, ...]:
        ones, others = ([a for a in past.acts if a.wake == wake and a.counts] for wake in (first, second))
        return tuple(
            Deed(taken=one.picks[0], names=(one.seat, other.seat))
            for one in ones
            for other in others
            if len(one.picks) == 1 and one.picks == other.picks and when(past, one)
        )

    return find


def alone(when: When, *, beside: str) -> When:
    """``when``, and nobody with the power of ``beside`` had picked the same seat."""

    def without_help(past: Past, act: Act) -> bool:
        others = (other for other in past.acts if other.wake == beside and other.counts)
        return when(past, act) and not any(other.picks == act.picks for other in others)

    return without_help


def saved_from(team: str) -> When:
    """The one seat that was chosen is the one that ``team`` came for, and it lived."""

    def saved(past: Past, act: Act) -> bool:
        return act.picks[0] in past.outcomes.get(team, ()) and act.picks[0] not in past.died

    return saved
