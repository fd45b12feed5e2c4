"""Whether two evenings look the same to a viewer, until the rules themselves tell them apart."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest

from hub.rules import events as ev
from tests.secrecy.rooms import Viewer
from tests.secrecy.watching import Entry, Watched

MOMENT = 1e-4
"""Seconds by which the same moment may differ in two evenings: times are added up in floating point."""
OPENLY_DONE = (
    ev.CardConfirmed,
    ev.NightFell,
    ev.ReadySaid,
    ev.Voted,
    ev.VoteShown,
    ev.VotesVoided,
    ev.TieFound,
    ev.TieNarrowed,
    ev.TimeAdded,
    ev.Paused,
    ev.Resumed,
    ev.GameCalledOff,
)
"""Events that never reveal anything: no two evenings may first differ in one of these."""
REVEALING_STEPS = frozenset({"dawn", "verdict", "reaction_call", "reaction_told", "runoff_call", "over"})


class LeakError(AssertionError):
    """A viewer could tell two evenings apart that differ only in what it may not know."""


@dataclass(frozen=True)
class Alike:
    """How long two evenings were the same to one viewer."""

    entries: int
    until: float
    revealed: bool
    """They were told apart by the rules; otherwise one was over."""


def alike(one: Watched, other: Watched, viewer: Viewer, until: float) -> Alike:
    """Compares entry by entry; ``LeakError`` at the first difference that the rules do not make."""
    for noted in (*one.notes, *other.notes):
        raise LeakError(f"the host's terminal tells: {noted}")
    others = [at for asked, at in (*one.apart.items(), *other.apart.items()) if asked != viewer]
    until = min((until, *others))
    if one.dead_see_all and not isinstance(viewer, str):
        until = min(until, one.died.get(viewer, until))
    same, last = 0, 0.0
    for mine, theirs in zip_longest(one.entries[viewer], other.entries[viewer]):
        present = [entry for entry in (mine, theirs) if entry is not None]
        if min(entry.at for entry in present) >= until:
            break
        if mine is None or theirs is None:
            raise LeakError(f"{viewer}: only one evening has {_short(present[0])}")
        if abs(mine.at - theirs.at) > MOMENT:
            raise LeakError(f"{viewer}: at another moment\n{_short(mine)}\n{_short(theirs)}")
        if mine.events != theirs.events:
            if not _reveals(mine, theirs):
                raise LeakError(f"{viewer}: told what it may not know\n{_short(mine)}\n{_short(theirs)}")
            return Alike(same, last, revealed=True)
        if mine.page != theirs.page:
            raise LeakError(f"{viewer}: sees what it may not know\n{_around(mine.page, theirs.page)}")
        same, last = same + 1, mine.at
    return Alike(same, last, revealed=False)


def _reveals(mine: Entry, theirs: Entry) -> bool:
    """The first difference is in something that is there to be revealed."""
    if not mine.events or not theirs.events:
        return False
    for one, other in zip_longest(mine.events, theirs.events):
        if one != other:
            return any(event is not None and _is_revealing(event) for event in (one, other))
    return False


def _is_revealing(event: ev.Event) -> bool:
    if isinstance(event, ev.StepBegan):
        return event.step.kind in REVEALING_STEPS
    return not isinstance(event, OPENLY_DONE)


def _short(entry: Entry) -> str:
    what = ", ".join(map(str, entry.events)) or f"a page of {len(entry.page)} bytes"
    return f"at {entry.at:.3f}: {what}"


def _around(one: bytes, other: bytes) -> str:
    """Where two pages differ first."""
    at = next(
        (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    return "\n".join(f"at byte {at}: … {page[max(0, at - 80) : at + 80].decode()} …" for page in (one, other))
