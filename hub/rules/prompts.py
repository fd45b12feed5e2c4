"""What each seat is asked at the current step, worked out from the state and never stored."""

from __future__ import annotations

from typing import Literal

import msgspec

from hub.rules.game import HUNCH, Game
from hub.rules.ids import Seat
from hub.rules.rulebook import Option, Rulebook, Wake

PromptKind = Literal["wake", "hunch", "reaction", "power"]
ROUND_VERB = "pick"


class Prompt(msgspec.Struct, frozen=True, kw_only=True):
    """One question to one seat and everything that is a legal answer to it."""

    kind: PromptKind
    key: str
    options: tuple[Option, ...]
    may_pass: bool = False
    blocked: str | None = None
    """The answer is ``ack``: there is no power tonight, or nothing to choose."""
    round: str = "first"
    keeps_open: bool = False


def holders(game: Game, wake: Wake) -> tuple[Seat, ...]:
    """The living seats that hold ``wake``."""
    roles = game.roles
    return tuple(seat for seat in game.alive if roles[seat] in wake.holders)


def blocked(game: Game, book: Rulebook, wake: Wake, seat: Seat) -> str | None:
    """Why ``seat`` has no power at ``wake`` tonight, if it has none."""
    if wake.kills and game.night == 1 and game.settings.bloodless_first_night:
        return "bloodless"
    return book.blocked(game, seat)


def wake_named(book: Rulebook, key: str | None) -> Wake:
    return next(wake for wake in book.wakes() if wake.key == key)


def open_wakes(game: Game, book: Rulebook) -> tuple[Wake, ...]:
    """The wakes whose prompts are open at the current step."""
    step = game.step
    if step.kind == "wake":
        return (wake_named(book, step.wake),)
    if step.kind == "stage" and step.stage is not None:
        return tuple(wake for wake in book.stages[step.stage] if wake.due(game))
    return ()


def own_wake(game: Game, book: Rulebook, seat: Seat) -> Wake | None:
    """The open wake that a living ``seat`` holds now."""
    role = game.roles[seat]
    return next((wake for wake in open_wakes(game, book) if role in wake.holders), None)


def _wake_prompt(game: Game, book: Rulebook, wake: Wake, seat: Seat) -> Prompt:
    why = blocked(game, book, wake, seat)
    if why is not None:
        return Prompt(kind="wake", key=wake.key, options=(), blocked=why)
    options = wake.options(game, seat)
    further = game.rounds.get(wake.key)
    if further is None or seat not in further.seats:
        return Prompt(
            kind="wake", key=wake.key, options=options, may_pass=wake.may_pass, keeps_open=wake.keeps_open
        )
    narrowed = tuple(
        msgspec.structs.replace(o, targets=tuple(s for s in further.among if s in game.alive))
        for o in options
    )
    return Prompt(kind="wake", key=wake.key, options=narrowed, round=further.kind)


def _others(game: Game, seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in game.alive if other != seat)


def _reaction_prompt(game: Game, book: Rulebook, seat: Seat) -> Prompt | None:
    if not game.reacting or game.reacting[0] != seat:
        return None
    reaction = next(r for r in book.reactions if r.role == game.roles[seat])
    why = book.blocked(game, seat) if game.phase == "dawn" else None
    options = () if why else (Option(verb=reaction.verb, targets=game.alive),)
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
    if kind == "wake":
        return None
    targets = _others(game, seat)
    return Prompt(kind="hunch", key=HUNCH, options=(Option(verb="suspect", targets=targets),), may_pass=True)


def powers(game: Game, book: Rulebook, seat: Seat) -> tuple[Prompt, ...]:
    """What ``seat`` may do by day now without being asked."""
    if seat not in game.alive or game.over:
        return ()
    role = game.roles[seat]
    return tuple(
        Prompt(kind="power", key=p.wake.key, options=p.wake.options(game, seat))
        for p in book.powers
        if role in p.wake.holders and p.open(game, seat)
    )
