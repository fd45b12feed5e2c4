"""Commands to a table: joining, setting up, starting; those of the running game are passed on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from hub.rules import commands as game_commands
from hub.rules.books import BOOKS, unknown_rulebook
from hub.rules.deal import deal
from hub.rules.decide import decide as decide_game
from hub.rules.ids import Seat, Seconds
from hub.rules.lobby import commands as cmd
from hub.rules.lobby import events as ev
from hub.rules.lobby import names, plan
from hub.rules.lobby.evolve import TableEvent
from hub.rules.lobby.heard import NONE, Words
from hub.rules.lobby.model import Table
from hub.rules.refusal import Refusal
from hub.rules.settings import Settings

TableCommand: TypeAlias = cmd.LobbyCommand | game_commands.Command
Decision: TypeAlias = tuple[TableEvent, ...] | Refusal
MOST_SEATS = 30
"""At one table, waiting ones included."""
LIMIT_BOUNDS: tuple[Seconds, Seconds] = (1.0, 7200.0)


class TableContext(msgspec.Struct, frozen=True):
    """What a decision may depend on beside state and command."""

    now: Seconds
    """Reading of the running game's play clock."""
    seed: str
    """Used if the command deals a game; secret."""
    languages: tuple[str, ...] = ("en", "nb")
    words: Words = NONE
    """The storyteller's own, in all of them."""


def decide(table: Table, command: TableCommand, context: TableContext) -> Decision:
    """What ``command`` makes happen at ``table``; a refusal changes nothing."""
    if isinstance(command, game_commands.Command):
        if table.game is None:
            return Refusal("no-game")
        return decide_game(table.game, command, game_commands.Context(context.now))  # type: ignore[arg-type]
    return _TAKE[type(command)](table, command, context)


def _take_seat(table: Table, command: cmd.TakeSeat, context: TableContext) -> Decision:
    if len(table.members) >= MOST_SEATS:
        return Refusal("table-full", {"most": MOST_SEATS})
    name, say_as = names.tidy(command.name), names.tidy(command.say_as)
    refusal = names.check(name, say_as, table.called(), context.words)
    if refusal is not None:
        return refusal
    seat = Seat(table.next_seat)
    # A phone may have its screen in a language that no voice speaks.
    language = command.language if command.language in context.languages else table.language
    taken = ev.SeatTaken(seat=seat, name=name, say_as=say_as, language=language, bot=command.bot)
    return (taken,)


def _rename(table: Table, command: cmd.Rename, context: TableContext) -> Decision:
    if command.seat not in table.members:
        return Refusal("unknown-seat")
    if table.playing:
        return Refusal("game-running")
    name, say_as = names.tidy(command.name), names.tidy(command.say_as)
    refusal = names.check(name, say_as, table.called(but=command.seat), context.words)
    return refusal or (ev.SeatRenamed(seat=command.seat, name=name, say_as=say_as),)


def _in_play(table: Table, seat: Seat) -> bool:
    return table.game is not None and seat in table.game.seats


def _leave(table: Table, command: cmd.Leave, context: TableContext) -> Decision:
    member = table.members.get(command.seat)
    if member is None:
        return Refusal("unknown-seat")
    if not _in_play(table, command.seat):
        return (ev.SeatLeft(seat=command.seat),)
    if table.playing:
        return Refusal("game-running")
    return () if member.leaving else (ev.SeatLeft(seat=command.seat, at_end=True),)


def _wish_to_leave(table: Table, command: cmd.WishToLeave, context: TableContext) -> Decision:
    member = table.members.get(command.seat)
    if member is None:
        return Refusal("unknown-seat")
    if not table.playing or not _in_play(table, command.seat) or member.leaving:
        return Refusal("not-now")
    if member.wishes_to_leave == command.wish:
        return ()
    return (ev.LeaveWished(seat=command.seat, wish=command.wish),)


def _remove(table: Table, command: cmd.RemoveMember, context: TableContext) -> Decision:
    seat = command.seat
    if seat not in table.members:
        return Refusal("unknown-seat")
    if not _in_play(table, seat):
        return (ev.SeatLeft(seat=seat),)
    if table.members[seat].leaving:
        return Refusal("already-out")
    left = ev.SeatLeft(seat=seat, at_end=True)
    assert table.game is not None
    if table.game.over or seat not in (*table.game.alive, *table.game.reacting):
        return (left,)
    removal = game_commands.RemoveSeat(step=table.game.step.id, seat=seat)
    decision = decide_game(table.game, removal, game_commands.Context(context.now))
    return decision if isinstance(decision, Refusal) else (left, *decision)


def _ready(table: Table, command: cmd.SayReadyToStart, context: TableContext) -> Decision:
    member = table.members.get(command.seat)
    if member is None:
        return Refusal("unknown-seat")
    if table.game is not None:
        return Refusal("not-now")
    if member.ready == command.ready:
        return ()
    return (ev.SeatReady(seat=command.seat, ready=command.ready),)


def _choose_rulebook(table: Table, command: cmd.ChooseRulebook, context: TableContext) -> Decision:
    if command.rulebook not in BOOKS:
        return unknown_rulebook()
    if table.playing:
        return Refusal("game-running")
    defaults = BOOKS[command.rulebook].defaults
    settings = msgspec.structs.replace(defaults, pace=table.settings.pace)
    return (ev.RulebookChosen(rulebook=command.rulebook, settings=settings),)


def _change_settings(table: Table, command: cmd.ChangeSettings, context: TableContext) -> Decision:
    if table.playing:
        return Refusal("game-running")
    current: dict[str, Any] = msgspec.to_builtins(table.settings)
    limits = command.changes.get("limits", {})
    known = isinstance(limits, dict) and set(limits) <= set(current["limits"])
    if not known or not set(command.changes) <= set(current):
        return Refusal("bad-settings")
    merged = {**current, **command.changes, "limits": {**current["limits"], **limits}}
    try:
        settings = msgspec.convert(merged, Settings)
    except msgspec.ValidationError:
        return Refusal("bad-settings")
    low, high = LIMIT_BOUNDS
    spans = msgspec.structs.astuple(settings.limits)
    if not all(span is None or low <= span <= high for span in spans):
        return Refusal("limit-out-of-bounds", {"least": int(low), "most": int(high)})
    return () if settings == table.settings else (ev.SettingsChanged(settings=settings),)


def _turn_dial(table: Table, command: cmd.TurnDial, context: TableContext) -> Decision:
    if table.playing:
        return Refusal("game-running")
    dial = next((d for d in plan.dials(table) if d.key == command.key), None)
    if dial is None:
        return Refusal("role-not-offered", {"role": command.key, "seats": len(plan.staying(table))})
    if not dial.low <= command.value <= dial.high:
        return Refusal("dial-out-of-bounds", {"role": dial.key, "least": dial.low, "most": dial.high})
    return (ev.DialTurned(key=command.key, value=command.value),)


def _set_language(table: Table, command: cmd.SetLanguage, context: TableContext) -> Decision:
    if command.language not in context.languages:
        return Refusal("unknown-language")
    return () if command.language == table.language else (ev.LanguageSet(language=command.language),)


def _order_seats(table: Table, command: cmd.OrderSeats, context: TableContext) -> Decision:
    if table.playing:
        return Refusal("game-running")
    if sorted(command.seats) != sorted(table.order):
        return Refusal("bad-order")
    return (ev.SeatsOrdered(seats=command.seats),)


def _move_seat(table: Table, command: cmd.MoveSeat, context: TableContext) -> Decision:
    member = table.members.get(command.seat)
    if member is None or member.bot:
        return Refusal("unknown-seat")
    return (ev.SeatMoved(seat=command.seat, moves=member.moves + 1),)


def _start(table: Table, command: cmd.Start, context: TableContext) -> Decision:
    if table.playing:
        return Refusal("game-running")
    problem = plan.start_problem(table)
    if problem is not None and not (command.anyway and problem.key == "not-all-ready"):
        return problem
    before = () if table.game is None else (ev.LobbyReturned(),)
    turn = deal(
        number=table.games + 1,
        book_key=table.rulebook,
        settings=table.settings,
        seats=plan.staying(table),
        dials=plan.turned(table),
        seed=context.seed,
        now=context.now,
    )
    return turn if isinstance(turn, Refusal) else (*before, *turn.events)


def _back(table: Table, command: cmd.BackToLobby, context: TableContext) -> Decision:
    if table.playing:
        return Refusal("game-running")
    return () if table.game is None else (ev.LobbyReturned(),)


_TAKE: dict[type[cmd.LobbyCommand], Callable[[Table, Any, TableContext], Decision]] = {
    cmd.TakeSeat: _take_seat,
    cmd.Rename: _rename,
    cmd.Leave: _leave,
    cmd.WishToLeave: _wish_to_leave,
    cmd.RemoveMember: _remove,
    cmd.SayReadyToStart: _ready,
    cmd.ChooseRulebook: _choose_rulebook,
    cmd.ChangeSettings: _change_settings,
    cmd.TurnDial: _turn_dial,
    cmd.SetLanguage: _set_language,
    cmd.OrderSeats: _order_seats,
    cmd.MoveSeat: _move_seat,
    cmd.Start: _start,
    cmd.BackToLobby: _back,
}
