"""Lines that may be told next, foreseen from public facts alone, so that they can be spoken beforehand.

Whatever a table has ready, works at, or is late with is thereby the same whoever holds which role and has
picked whom. A lucky guess is cheap: scripts say a name and a role in sentences of their own, so that all that
a dawn or a verdict may hold is as many sentences as there are seats and roles, not one for every pair.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import msgspec

from hub.projection.public import PublicGame
from hub.rules.books import rulebook
from hub.rules.game import Line
from hub.rules.ids import Seat
from hub.rules.rulebook import Wake

OPENINGS = 4
"""Wordings of a game's first lines, all of which are made ready before a deal has chosen among them."""


class Foreseen(msgspec.Struct, frozen=True, gc=False):
    """A line that may come, and how many lines of its key come before it from now on."""

    line: Line
    nth: int = 0


def before_a_game(*, seated: bool) -> tuple[Foreseen, ...]:
    """What a table in its lobby may be told next; ``seated``: somebody has found the way already."""
    opening = [Foreseen(Line(key="cards-dealt"), nth) for nth in range(OPENINGS)]
    story = [Foreseen(Line(key="prologue"), nth) for nth in range(OPENINGS)]
    return (*([] if seated else [Foreseen(Line(key="welcome"))]), *opening, *story)


def lines(public: PublicGame) -> tuple[Foreseen, ...]:
    """In the order in which they are likely and due."""
    future = _Future(public)
    for chapter in _CHAPTERS.get(public.step.kind, ()):
        chapter(future)
    return tuple(future.coming)


class _Future:
    """Collects what may come. What surely comes counts for the wording of what follows it."""

    def __init__(self, public: PublicGame) -> None:
        self.public = public
        self.book = rulebook(public.rulebook)
        self.settings = public.settings
        self.alive = tuple(seat for seat in public.seats if seat not in public.out)
        self.roles = _possible_roles(public)
        self.night = public.night
        """Whose lines are being collected."""
        self.coming: list[Foreseen] = []
        self._sure: Counter[str] = Counter()

    def surely(self, key: str, count: int | None = None) -> None:
        self.coming.append(Foreseen(Line(key=key, count=count), self._sure[key]))
        self._sure[key] += 1

    def perhaps(self, *lines: Line, after: int = 0) -> None:
        self.coming += [Foreseen(line, self._sure[line.key] + after) for line in lines]

    def named(self, key: str, seats: Sequence[Seat], after: int = 0) -> None:
        """``key`` told of each of ``seats``, and with each role that it may be told with."""
        if not self.settings.reveal:
            self.perhaps(*(Line(key=f"{key}-secret", name=seat) for seat in seats), after=after)
            return
        if not seats or not self.roles:
            return
        for index in range(max(len(seats), len(self.roles))):
            seat, role = seats[index % len(seats)], self.roles[index % len(self.roles)]
            self.perhaps(Line(key=f"{key}-revealed", name=seat, role=role), after=after)

    def held(self, wake: Wake) -> bool:
        """Whether all expect ``wake`` to take place in the night that is being foreseen."""
        if not wake.due(self.night):
            return False
        return any(role in self.roles for role in wake.holders)


def _possible_roles(public: PublicGame) -> tuple[str, ...]:
    """The roles that somebody alive may hold, as far as all know, in the rulebook's order."""
    roles = rulebook(public.rulebook).roles
    left = Counter(public.dealt)
    if public.settings.reveal:
        left.subtract(public.roles.values())
    for role in roles:
        if role.heirs is None:
            continue
        taken_over = max(0, -left[role.key])
        if left[role.key] <= 0 < left[role.heirs] - taken_over:
            taken_over += 1
        left[role.key] += taken_over
        left[role.heirs] -= taken_over
    return tuple(role.key for role in roles if left[role.key] > 0)


# -- the night --------------------------------------------------------------------------------------


def _tonight(future: _Future) -> None:
    """Nightfall, of the night after this one."""
    future.night += 1
    if future.night == 1:
        future.surely("prologue")
    future.surely(f"night-falls-{future.settings.style}", future.night)
    _calls(future)


def _calls(future: _Future) -> None:
    """Everything that is called in a night, or in what is left of the running one."""
    if future.settings.style == "together":
        _stages(future)
        return
    wakes = future.book.wakes()
    now = future.public.step.wake if future.night == future.public.night else None
    if now is not None:
        current = next(index for index, wake in enumerate(wakes) if wake.key == now)
        if future.public.step.kind in ("wake_call", "wake"):
            future.surely(f"sleep-{now}")
        wakes = wakes[current + 1 :]
    for wake in wakes:
        if future.held(wake):
            future.surely(f"wake-{wake.key}")
            future.surely(f"sleep-{wake.key}")


def _stages(future: _Future) -> None:
    now = future.public.step.stage if future.night == future.public.night else None
    for index, stage in enumerate(future.book.stages):
        if (now is None or index > now) and any(future.held(wake) for wake in stage):
            future.surely("stage-begins", index + 1)
    future.surely("night-ends-together")
    if future.settings.limits.night is not None:
        future.perhaps(Line(key="last-call"))


# -- the day ----------------------------------------------------------------------------------------


def _dawn(future: _Future) -> None:
    """A quiet dawn, or one death."""
    future.perhaps(Line(key="dawn-quiet"), Line(key="dawn-deaths", count=1))
    future.named("death", future.alive)


def _worse_dawn(future: _Future) -> None:
    future.perhaps(Line(key="dawn-deaths", count=2))
    future.named("death", future.alive, after=1)


def _day(future: _Future) -> None:
    if future.public.step.kind not in ("discussion_call", "discussion"):
        future.surely("discussion-opens")
    future.surely("vote-opens")
    if future.settings.limits.discussion is not None:
        future.perhaps(Line(key="minute-left"))


def _ballot(future: _Future) -> None:
    """What a vote may come to: those with most votes first, where votes are seen."""
    public, seats = future.public, future.alive
    if public.step.kind in ("runoff_call", "runoff") and public.tied:
        seats = tuple(seat for seat in public.tied if seat in future.alive)
    votes = Counter(public.votes.values()) if future.settings.ballot == "open" else Counter[Seat]()
    seats = tuple(sorted(seats, key=lambda seat: -votes[seat]))
    future.named("verdict-eliminated", seats)
    future.perhaps(Line(key="verdict-no-votes"))
    _tie(future, seats)


def _tie(future: _Future, seats: Sequence[Seat]) -> None:
    future.perhaps(Line(key="verdict-tie-nobody"))
    if future.settings.tie == "runoff":
        # Who will be tied is anybody's guess; the line's beginning is the same for all.
        future.perhaps(Line(key="vote-runoff", names=tuple(seats[:2])))
    burning = [role for role in future.book.roles if role.burns_on_tie and role.key in future.roles]
    if future.settings.tie == "martyr" and burning:
        future.named("verdict-martyr", seats)


def _aftermath(future: _Future) -> None:
    """Last deeds of those who have just died, and the end of the game."""
    for reaction in future.book.reactions:
        told = f"reaction-{reaction.key}"
        for seat in future.public.reacting:
            if future.public.roles.get(seat) != reaction.role:
                continue
            future.perhaps(Line(key=told, name=seat, role=reaction.role))
            future.perhaps(*(Line(key=f"{told}-takes", name=seat, taken=other) for other in future.alive))
            future.named("death", future.alive)
            future.perhaps(Line(key=f"{told}-nobody", name=seat))
    future.perhaps(*(Line(key=f"won-{win.side}") for win in future.book.wins))


def _dusk(future: _Future) -> None:
    if future.public.step.kind != "dusk":
        future.surely("dusk")


def _on(future: _Future) -> None:
    """The day or the night that follows the last deeds of the dead."""
    by_day = future.public.phase in ("vote", "verdict")
    for chapter in (_dusk, _tonight, _dawn) if by_day else (_day, _ballot, _dusk, _tonight):
        chapter(future)


def _cards(future: _Future) -> None:
    if future.settings.limits.card is not None:
        future.perhaps(Line(key="minute-left"))


def _asides(future: _Future) -> None:
    future.perhaps(Line(key="paused"), Line(key="resumed"))


_NIGHT = (_calls, _dawn, _aftermath, _day, _worse_dawn, _ballot, _asides)
_DAY = (_day, _ballot, _aftermath, _dusk, _tonight, _asides)
_VOTE = (_ballot, _aftermath, _dusk, _tonight, _dawn, _asides)
_CHAPTERS: dict[str, Iterable[Callable[[_Future], None]]] = {
    "cards": (_tonight, _cards, _dawn, _worse_dawn, _asides),
    "night_falls": _NIGHT,
    "wake_call": _NIGHT,
    "wake": _NIGHT,
    "wake_sleep": _NIGHT,
    "stage_call": _NIGHT,
    "stage": _NIGHT,
    "hush": _NIGHT,
    "dawn": (_aftermath, _on, _asides),
    "reaction_call": (_aftermath, _on, _asides),
    "reaction": (_aftermath, _on, _asides),
    "reaction_told": (_aftermath, _on, _asides),
    "verdict": (_aftermath, _on, _asides),
    "discussion_call": _DAY,
    "discussion": _DAY,
    "vote_call": _VOTE,
    "vote": _VOTE,
    "runoff_call": _VOTE,
    "runoff": _VOTE,
    "dusk": (_dusk, _tonight, _dawn, _asides),
}
