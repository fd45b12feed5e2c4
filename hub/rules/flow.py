"""Which chapter follows which: the one place that knows the order of a game's steps."""

from __future__ import annotations

from collections.abc import Callable

from hub.rules import called, dawn, day, night, prompts, reactions, teams, together, vote
from hub.rules.chapters import Chapter
from hub.rules.game import Game, StepKind
from hub.rules.ids import Seat
from hub.rules.rulebook import Rulebook
from hub.rules.turn import Turn

_CHAPTERS: dict[str, Callable[[Turn], Chapter]] = {
    "night": night.fall,
    "dawn": dawn.break_,
    "reactions": reactions.next_,
    "day": day.call,
    "vote": vote.call,
    "dusk": day.dusk,
}

_WHEN_OVER: dict[StepKind, Callable[[Turn], Chapter]] = {
    "cards": lambda turn: "night",
    "night_falls": night.begin,
    "wake_call": called.open_prompts,
    "wake": called.close,
    "wake_sleep": called.call_next,
    "stage_call": together.open_prompts,
    "stage": together.close,
    "hush": lambda turn: "dawn",
    "dawn": lambda turn: "reactions",
    "reaction_call": reactions.open_prompt,
    "reaction": reactions.close,
    "reaction_told": lambda turn: "reactions",
    "discussion_call": day.open_discussion,
    "discussion": lambda turn: "vote",
    "vote_call": vote.open_ballot,
    "vote": vote.close,
    "runoff_call": vote.open_runoff,
    "runoff": vote.close,
    "verdict": lambda turn: "reactions",
    "dusk": lambda turn: "night",
}

_COMPLETE: dict[StepKind, Callable[[Turn], bool]] = {
    "cards": lambda turn: day.all_ready(turn.game),
    "wake": lambda turn: called.complete(turn.game, turn.book),
    "stage": lambda turn: together.complete(turn.game, turn.book),
    "reaction": reactions.complete,
    "discussion": lambda turn: day.all_ready(turn.game),
    "vote": lambda turn: vote.complete(turn.game),
    "runoff": lambda turn: vote.complete(turn.game),
}


def finish(turn: Turn) -> None:
    """The current step is over; begins the one that follows."""
    chapter = _WHEN_OVER[turn.game.step.kind](turn)
    while chapter is not None:
        chapter = _CHAPTERS[chapter](turn)


def settle(turn: Turn) -> None:
    """Finishes the current step if everything it waits for is there."""
    kind = turn.game.step.kind
    complete = _COMPLETE.get(kind)
    if complete is None:
        return
    if kind in ("wake", "stage"):
        for wake, team in prompts.open_teams(turn.game, turn.book):
            teams.open_round(turn, wake, team)
    if complete(turn):
        finish(turn)


def awaited(game: Game, book: Rulebook) -> tuple[Seat, ...]:
    """The seats that the current step waits for; never one that can't answer."""
    match game.step.kind:
        case "cards" | "discussion":
            return day.not_ready(game)
        case "wake":
            return called.awaited(game, book)
        case "stage":
            return together.awaited(game, book)
        case "reaction":
            return reactions.awaited(game)
        case "vote" | "runoff":
            return vote.awaited(game)
        case _:
            return ()
