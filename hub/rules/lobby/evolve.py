"""Folds events into the state of a table, those of its game included."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from hub.rules import events as game_events
from hub.rules.evolve import begin
from hub.rules.evolve import evolve as evolve_game
from hub.rules.ids import Seat
from hub.rules.lobby import events as ev
from hub.rules.lobby.model import Member, Table

TableEvent = ev.LobbyEvent | game_events.Event


def _member(table: Table, seat: Seat, **changes: Any) -> Table:
    return replace(table, members={**table.members, seat: replace(table.members[seat], **changes)})


def _seat_taken(table: Table, event: ev.SeatTaken) -> Table:
    member = Member(
        seat=event.seat,
        name=event.name,
        say_as=event.say_as,
        language=event.language,
        bot=event.bot,
        ready=event.bot,
    )
    return replace(
        table,
        members={**table.members, event.seat: member},
        order=(*table.order, event.seat),
        next_seat=event.seat + 1,
    )


def _without(table: Table, gone: Iterable[Seat]) -> Table:
    leaving = frozenset(gone)
    return replace(
        table,
        members={seat: member for seat, member in table.members.items() if seat not in leaving},
        order=tuple(seat for seat in table.order if seat not in leaving),
        left=table.left | {seat: table.members[seat].moves for seat in leaving},
    )


def _seat_left(table: Table, event: ev.SeatLeft) -> Table:
    if not event.at_end:
        return _without(table, [event.seat])
    return _member(table, event.seat, leaving=True)


def _rulebook_chosen(table: Table, event: ev.RulebookChosen) -> Table:
    return replace(table, rulebook=event.rulebook, settings=event.settings, dials={})


def _lobby_returned(table: Table, event: ev.LobbyReturned) -> Table:
    staying = _without(table, [seat for seat, member in table.members.items() if member.leaving])
    members = {
        seat: replace(member, ready=member.bot, wishes_to_leave=False)
        for seat, member in staying.members.items()
    }
    return replace(staying, members=members, game=None)


_APPLY: dict[type[ev.LobbyEvent], Callable[[Table, Any], Table]] = {
    ev.SeatTaken: _seat_taken,
    ev.SeatRenamed: lambda table, e: _member(table, e.seat, name=e.name, say_as=e.say_as),
    ev.SeatLeft: _seat_left,
    ev.LeaveWished: lambda table, e: _member(table, e.seat, wishes_to_leave=e.wish),
    ev.SeatReady: lambda table, e: _member(table, e.seat, ready=e.ready),
    ev.SeatMoved: lambda table, e: _member(table, e.seat, moves=e.moves),
    ev.SeatsOrdered: lambda table, e: replace(table, order=e.seats),
    ev.RulebookChosen: _rulebook_chosen,
    ev.SettingsChanged: lambda table, e: replace(table, settings=e.settings),
    ev.DialTurned: lambda table, e: replace(table, dials={**table.dials, e.key: e.value}),
    ev.LanguageSet: lambda table, e: replace(table, language=e.language),
    ev.LobbyReturned: _lobby_returned,
}


def opened(event: ev.TableOpened) -> Table:
    """The table that ``TableOpened`` begins."""
    return Table(
        code=event.code,
        secret=event.secret,
        language=event.language,
        rulebook=event.rulebook,
        settings=event.settings,
        own=event.own,
    )


def evolve(table: Table, event: TableEvent) -> Table:
    """``table`` after ``event``."""
    if isinstance(event, ev.LobbyEvent):
        return _APPLY[type(event)](table, event)
    if isinstance(event, game_events.GameDealt):
        return replace(table, game=begin(event), games=event.number)
    if table.game is None:
        raise ValueError("an event of a game at a table without one")
    return replace(table, game=evolve_game(table.game, event))


def replay(events: Iterable[TableEvent]) -> Table:
    """The table that ``events``, from its ``TableOpened`` on, lead to."""
    stream = iter(events)
    first = next(stream)
    if not isinstance(first, ev.TableOpened):
        raise ValueError("a table's events begin with TableOpened")
    table = opened(first)
    for event in stream:
        table = evolve(table, event)
    return table
