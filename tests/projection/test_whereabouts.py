"""Where a game stands, told again after the telling was broken off."""

from __future__ import annotations

from hub.projection.whereabouts import lines
from hub.rules import events as ev
from hub.rules.game import Line, Step, StepKind
from hub.rules.ids import Seat


def began(kind: StepKind, *told: Line) -> ev.StepBegan:
    return ev.StepBegan(step=Step(id=1, kind=kind, began_at=0.0, lines=told), phase="night")


CALL = Line(key="wake-oracle")


def test_a_telling_step_is_told_again() -> None:
    """Nobody knows how much of it was heard."""
    assert lines([began("night_falls", Line(key="night")), began("wake_call", CALL)]) == (CALL,)


def test_an_open_step_is_called_again() -> None:
    """Those who are asked hear what for."""
    assert lines([began("wake_call", CALL), began("wake")]) == (CALL,)


def test_what_was_said_before_an_uncalled_step_is_over() -> None:
    """The dead of the dawn are not named again in a step that only follows it."""
    assert lines([began("dawn", Line(key="dawn-quiet")), began("hush")]) == ()
    assert lines([began("verdict", Line(key="death")), began("dusk", Line(key="dusk"))]) == (
        Line(key="dusk"),
    )
    assert lines([]) == ()


def test_who_has_been_removed_is_not_named_among_the_tied() -> None:
    """A runoff that has been narrowed is called with the names that are left."""
    call = began("runoff_call", Line(key="vote-runoff", names=(Seat(1), Seat(2), Seat(3))))
    gone = ev.SeatDied(seat=Seat(2), how="removed", role=None)
    assert lines([call, began("runoff"), gone]) == (Line(key="vote-runoff", names=(Seat(1), Seat(3))),)
