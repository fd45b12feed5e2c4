"""Last deeds of the dead, one after another, and the victory check when all are done."""

from __future__ import annotations

from hub.rules import deaths
from hub.rules import events as ev
from hub.rules.chapters import Chapter, end_if_won
from hub.rules.game import Game, Line
from hub.rules.ids import Seat
from hub.rules.prompts import main_prompt
from hub.rules.rulebook import Reaction
from hub.rules.turn import Turn


def _current(turn: Turn) -> tuple[Seat, Reaction]:
    seat = turn.game.reacting[0]
    reaction = turn.book.reaction(turn.game.roles[seat])
    assert reaction is not None
    return seat, reaction


def next_(turn: Turn) -> Chapter:
    """Asks the next of the dead; after the last one looks for a victory, then the game goes on."""
    game = turn.game
    if game.reacting and game.alive:
        seat, reaction = _current(turn)
        told = Line(key=f"reaction-{reaction.key}", name=seat, role=reaction.role)
        turn.begin("reaction_call", lines=(told,))
        return None
    if end_if_won(turn):
        return None
    return "day" if game.phase == "dawn" else "dusk"


def open_prompt(turn: Turn) -> Chapter:
    turn.begin("reaction", limit=turn.game.settings.limits.reaction)
    return None


def awaited(game: Game) -> tuple[Seat, ...]:
    return tuple(seat for seat in game.reacting[:1] if seat not in game.answers)


def complete(turn: Turn) -> bool:
    """Answered; a seat without power is waited for as long as one that says nothing."""
    seat = turn.game.reacting[0]
    prompt = main_prompt(turn.game, turn.book, seat)
    return seat in turn.game.answers and prompt is not None and prompt.blocked is None


def close(turn: Turn) -> Chapter:
    """The last deed happens, or is missed."""
    seat, reaction = _current(turn)
    answer = turn.game.answers.get(seat)
    taken = answer.picks[0] if answer is not None and answer.picks else None
    turn.emit(ev.ReactionDone(seat=seat, taken=taken))
    if taken is None:
        return _tell_nobody(turn, seat, reaction)
    game, book = turn.game, turn.book
    dead = deaths.settled(game, book, {taken: reaction.key})
    named = tuple(deaths.line(game, book, s, "reaction") for s in dead)
    takes = Line(key=f"reaction-{reaction.key}-takes", name=seat, taken=taken)
    turn.begin("reaction_told", lines=(takes, *named))
    deaths.happen_and_ask(turn, dead, "reaction", along=game.latest)
    return None


def _tell_nobody(turn: Turn, seat: Seat, reaction: Reaction) -> Chapter:
    turn.begin("reaction_told", lines=(Line(key=f"reaction-{reaction.key}-nobody", name=seat),))
    return None


def give_up(turn: Turn, seat: Seat) -> None:
    """Who was still to be asked has left: its last deed is missed, at once if it is being asked."""
    current, reaction = _current(turn)
    turn.emit(ev.ReactionDone(seat=seat, taken=None))
    if seat == current and turn.game.step.kind in ("reaction_call", "reaction"):
        _tell_nobody(turn, seat, reaction)
