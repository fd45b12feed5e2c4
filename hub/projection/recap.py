"""The story of a game that has been won, told from its whole log: nothing is secret any more."""

from __future__ import annotations

from collections.abc import Iterable

from hub.projection.public import PublicGame
from hub.projection.views import ActView, HunchView, NightStory, Story
from hub.rules import events as ev
from hub.rules.books import rulebook
from hub.rules.game import Act
from hub.rules.ids import Seat


def story(public: PublicGame, events: Iterable[ev.Event]) -> Story | None:
    """Every night's acts, deaths, votes and hunches; ``None`` unless somebody has won."""
    if public.winner is None:
        return None
    acts: dict[int, list[ActView]] = {}
    hunches: list[tuple[Seat, Seat]] = []
    for event in events:
        match event:
            case ev.WakeClosed():
                for act in event.acts:
                    acts.setdefault(act.night, []).append(_act(act))
            case ev.PowerUsed():
                acts.setdefault(event.act.night, []).append(_act(event.act))
            case ev.StageClosed():
                hunches += event.hunches.items()
    nights = tuple(_night(public, night, acts.get(night, [])) for night in range(1, max(public.night, 1) + 1))
    return Story(nights=nights, hunches=_scores(public, hunches))


def _act(act: Act) -> ActView:
    return ActView(wake=act.wake, seat=act.seat, verb=act.verb, picks=act.picks, blocked=act.blocked)


def _night(public: PublicGame, night: int, acts: list[ActView]) -> NightStory:
    # Who was removed before the first night belongs to it.
    deaths = [death for death in public.deaths if max(death.night, 1) == night]
    by_day = ("day", "vote", "verdict", "dusk")
    return NightStory(
        night=night,
        acts=tuple(acts),
        deaths=tuple(d for d in deaths if d.phase not in by_day),
        ballot=next((ballot for ballot in public.ballots if ballot.day == night), None),
        day_deaths=tuple(d for d in deaths if d.phase in by_day),
    )


def _scores(public: PublicGame, hunches: list[tuple[Seat, Seat]]) -> tuple[HunchView, ...]:
    """Right hunches of those given: the suspected does not win with the village's side."""
    book = rulebook(public.rulebook)
    village = book.wins[0].side
    given: dict[Seat, list[bool]] = {}
    for seat, suspect in hunches:
        given.setdefault(seat, []).append(book.side_of(public.roles[suspect]) != village)
    return tuple(
        HunchView(seat=seat, right=sum(rights), given=len(rights)) for seat, rights in sorted(given.items())
    )
