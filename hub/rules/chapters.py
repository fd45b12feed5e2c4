"""The names of a game's chapters, and the ends that several chapters share."""

from __future__ import annotations

from typing import Literal

from hub.rules import events as ev
from hub.rules.game import Line
from hub.rules.turn import Turn

Chapter = Literal["night", "dawn", "reactions", "day", "vote", "dusk"] | None
"""What follows when a step is over; ``None``: the next step has begun already."""


def end_if_won(turn: Turn) -> bool:
    """The one victory check after deaths have been settled; ends the game if a side has won."""
    game, book = turn.game, turn.book
    won = next((win.side for win in book.wins if win.when(game)), None)
    if won is None:
        return False
    if game.paused:
        turn.emit(ev.Resumed())
    winners = tuple(seat for seat in game.seats if book.side_of(game.roles[seat]) == won)
    turn.emit(ev.GameWon(side=won, winners=winners, roles=game.roles))
    turn.begin("over", lines=(Line(key=f"won-{won}"),))
    return True
