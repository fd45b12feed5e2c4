"""Lines that will probably be told next, foreseen from public facts alone, to be spoken ahead."""

from __future__ import annotations

from hub.rules import wakes
from hub.rules.books import rulebook
from hub.rules.game import Game, Line


def lines(game: Game) -> tuple[Line, ...]:
    """In the order in which they may be needed; names of the dead are never among them."""
    match game.step.kind:
        case "cards" | "dusk" | "verdict":
            night = Line(key=f"night-falls-{game.settings.style}", count=game.night + 1)
            return (Line(key="dusk"), night)
        case "night_falls" | "wake_sleep":
            return _calls(game)
        case "wake_call" | "wake":
            return (Line(key=f"sleep-{game.step.wake}"), *_calls(game), *_dawn(game))
        case "stage_call" | "stage":
            stages = range((game.step.stage or 0) + 1, len(rulebook(game.rulebook).stages))
            return (*_dawn(game), *(Line(key="stage-begins", count=stage + 1) for stage in stages))
        case "dawn" | "discussion_call":
            return (Line(key="discussion-opens"), Line(key="vote-opens"))
        case "discussion" | "vote_call" | "vote":
            return (Line(key="vote-opens"), Line(key="verdict-no-votes"), Line(key="verdict-tie-nobody"))
        case _:
            return ()


def _calls(game: Game) -> tuple[Line, ...]:
    """The call of the role that comes next tonight."""
    book = rulebook(game.rulebook)
    if game.settings.style != "called":
        return (Line(key="stage-begins", count=1),)
    order = [wake.key for wake in book.wakes()]
    done = order.index(game.step.wake) + 1 if game.step.wake else 0
    coming = (wake for wake in book.wakes()[done:] if wakes.held(game, book, wake))
    return tuple(Line(key=f"wake-{wake.key}") for wake in coming)[:1]


def _dawn(game: Game) -> tuple[Line, ...]:
    together = (Line(key="night-ends-together"),) if game.settings.style == "together" else ()
    return (*together, Line(key="dawn-quiet"), Line(key="dawn-deaths", count=1))
