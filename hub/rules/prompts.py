"""What each seat is asked at the current step, worked out from the state and never stored."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from hub.rules.game import HUNCH, Game, Round
from hub.rules.ids import Seat
from hub.rules.rulebook import Option, Rulebook, Team, Wake

PromptKind = Literal["wake", "hunch", "reaction", "power"]


class Prompt(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One question to one seat and everything that is a legal answer to it."""

    kind: PromptKind
    key: str
    options: tuple[Option, ...]
    may_pass: bool = False
    blocked: str | None = None
    """The answer is ``ack``: there is no power tonight, or nothing to choose."""
    round: Literal["first", "runoff", "confirm"] = "first"
    keeps_open: bool = False


def holders(game: Game, wake: Wake) -> tuple[Seat, ...]:
    """The living seats that hold ``wake``."""
    roles, held = game.roles, wake.holders
    return tuple([seat for seat in game.alive if roles[seat] in held])


def blocked(game: Game, book: Rulebook, wake: Wake, seat: Seat) -> str | None:
    """Why ``seat`` has no power at ``wake`` tonight, if it has none."""
    if wake.kills and game.bloodless:
        return "bloodless"
    return book.blocked(game, seat)


def open_wakes(game: Game, book: Rulebook) -> tuple[Wake, ...]:
    """The wakes whose prompts are open at the current step."""
    step = game.step
    if step.kind == "wake" and step.wake is not None:
        return (book.wake(step.wake),)
    if step.kind == "stage" and step.stage is not None:
        return tuple([wake for wake in book.stages[step.stage] if wake.due(game.night)])
    return ()


def open_teams(game: Game, book: Rulebook) -> tuple[tuple[Wake, Team], ...]:
    """The open wakes in which a team has to agree."""
    return tuple([(wake, wake.team) for wake in open_wakes(game, book) if wake.team is not None])


def own_wake(game: Game, book: Rulebook, seat: Seat) -> Wake | None:
    """The open wake that ``seat`` holds now."""
    step, role = game.step, game.roles[seat]
    if step.kind == "wake" and step.wake is not None:
        wake = book.wake(step.wake)
        return wake if role in wake.holders else None
    if step.kind == "stage" and step.stage is not None:
        held = book.held_by(step.stage).get(role)
        return held if held is not None and held.due(game.night) else None
    return None


def _narrowed(options: tuple[Option, ...], further: Round) -> tuple[Option, ...]:
    return tuple(replace(option, targets=further.among) for option in options)


def _wake_prompt(game: Game, book: Rulebook, wake: Wake, seat: Seat) -> Prompt:
    why = blocked(game, book, wake, seat)
    if why is not None:
        return Prompt(kind="wake", key=wake.key, options=(), blocked=why)
    options = wake.options(game, seat)
    further = game.rounds.get(wake.key)
    if further is not None and seat in further.seats:
        options = _narrowed(options, further)
        return Prompt(kind="wake", key=wake.key, options=options, round=further.kind)
    return Prompt(
        kind="wake", key=wake.key, options=options, may_pass=wake.may_pass, keeps_open=wake.keeps_open
    )


def _hunch_prompt(game: Game, seat: Seat) -> Prompt:
    targets = tuple([other for other in game.alive if other != seat])
    suspect = Option(verb="suspect", targets=targets, aim="harm")
    return Prompt(kind="hunch", key=HUNCH, options=(suspect,), may_pass=True)


def _reaction_prompt(game: Game, book: Rulebook, seat: Seat) -> Prompt | None:
    reaction = book.reaction(game.roles[seat])
    if reaction is None or game.reacting[:1] != (seat,):
        return None
    # What took the power away at night still holds at dawn, and no longer by day.
    why = book.blocked(game, seat) if game.phase == "dawn" else None
    options = () if why else (Option(verb=reaction.verb, targets=game.alive, aim="harm"),)
    return Prompt(kind="reaction", key=reaction.key, options=options, blocked=why)


def main_prompt(game: Game, book: Rulebook, seat: Seat) -> Prompt | None:
    """What the current step asks of ``seat``, answered or not; ``None``: nothing."""
    kind = game.step.kind
    if kind == "reaction":
        return _reaction_prompt(game, book, seat)
    if kind not in ("wake", "stage") or seat not in game.alive:
        return None
    wake = own_wake(game, book, seat)
    if wake is not None:
        return _wake_prompt(game, book, wake, seat)
    return _hunch_prompt(game, seat) if kind == "stage" else None


def powers(game: Game, book: Rulebook, seat: Seat) -> tuple[Prompt, ...]:
    """What ``seat`` may do by day now without being asked."""
    held = book.powers_of(game.roles[seat])
    if not held or seat not in game.alive or game.over:
        return ()
    return tuple(
        Prompt(kind="power", key=power.wake.key, options=power.wake.options(game, seat))
        for power in held
        if power.open(game, seat)
    )
