"""The HTTP side of the hub: opening, joining, asking, and looking. GET and HEAD change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quart import Blueprint, Response, request

from hub.game.pairing import PairingState
from hub.projection.host_view import HostView
from hub.projection.seat_view import SeatView
from hub.projection.views import Join, TableView
from hub.rules.books import BOOKS
from hub.rules.ids import Seat
from hub.rules.refusal import Refusal
from hub.rules.rulebook import Rulebook
from hub.web import answering
from hub.web.answering import done, give, gives, may_ask
from hub.web.errors import RefusedError, refuse
from hub.web.lookup import host_table_of, one_more, seat_of, table_of, wrong_link
from hub.web.reading import reads
from hub.web.services import services

if TYPE_CHECKING:
    from hub.web import bodies, host_bodies, seat_bodies

api = Blueprint("api", __name__, url_prefix="/api")


@api.get("/rulebooks")
@gives(list[answering.RulebookInfo])
async def rulebooks() -> Response:
    """All rulebooks with their roles."""
    return give([_info(book) for book in BOOKS.values()])


def _info(book: Rulebook) -> answering.RulebookInfo:
    return answering.RulebookInfo(
        key=book.key,
        seats_min=book.seats[0],
        seats_max=book.seats[1],
        default_style=book.defaults.style,
        roles=tuple(answering.RoleInfo(role=role.key, side=role.side) for role in book.roles),
    )


@api.get("/reach")
@gives(answering.Reach)
async def reach() -> Response:
    """Where other devices reach this hub, for links that a page on the hub's own machine hands on."""
    return give(answering.Reach(roots=services().invites.roots()))


# --- Opening a table and coming to it ----------------------------------------------------------------


@api.post("/tables")
@gives(answering.OpenedTable, 201)
@reads("bodies.OpenTable")
async def open_table(asked: bodies.OpenTable) -> Response:
    """Opens a table; whoever asks is its host."""
    one_more(services().limits.tables, "too-many-opened")
    opened = await services().house.open_table(id=asked.id, language=asked.language, rulebook=asked.rulebook)
    if isinstance(opened, Refusal):
        raise RefusedError(opened)
    return give(answering.OpenedTable(code=opened.code, host_token=opened.host_token), 201)


@api.get("/tables/<code>")
@gives(answering.TableInfo)
async def table_info(code: str) -> Response:
    """What the join page shows."""
    view = table_of(code).table_view()
    playing = view.game is not None and view.game.phase != "over"
    seats = tuple(answering.SeatName(seat=row.seat, name=row.name, bot=row.bot) for row in view.seats)
    return give(answering.TableInfo(code=view.code, language=view.language, playing=playing, seats=seats))


@api.get("/tables/<code>/join")
@gives(Join)
@may_ask(at="One of `others`: the invitation by that address.")
async def invitation(code: str) -> Response:
    """How to get to the table."""
    table, at = table_of(code), request.args.get("at")
    invites = services().invites
    join = invites.join(table.code) if at is None else invites.join_at(table.code, at)
    if join is None:
        refuse("unknown-address")
    return give(join)


@api.post("/tables/<code>/seats")
@gives(answering.TakenSeat, 201)
@reads("bodies.TakeSeat")
async def take_seat(asked: bodies.TakeSeat, code: str) -> Response:
    """Joins; the token in the answer is the seat's private link."""
    table = table_of(code)
    one_more(services().limits.joins, "too-many-joins")
    joined = await table.join(id=asked.id, name=asked.name, say_as=asked.say_as, language=asked.language)
    if isinstance(joined, Refusal):
        raise RefusedError(joined)
    return give(answering.TakenSeat(seat=joined.seat, token=joined.token), 201)


@api.post("/tables/<code>/pairings")
@gives(answering.AskedSeat, 201)
@reads("bodies.AskForSeat")
async def ask_for_seat(asked: bodies.AskForSeat, code: str) -> Response:
    """Asks for a seat from another phone; the host compares the code."""
    table = table_of(code)
    one_more(services().limits.asks, "too-many-asks")
    pairing = table.phones.ask(id=asked.id, seat=Seat(asked.seat))
    if isinstance(pairing, Refusal):
        raise RefusedError(pairing)
    return give(answering.AskedSeat(code=pairing.code, poll=pairing.poll), 201)


@api.get("/pairings/<poll>")
@gives(answering.PairingAnswer)
async def pairing(poll: str) -> Response:
    """How that request stands."""
    states = (table.phones.state(poll) for table in services().house.tables())
    state: PairingState | None = next(filter(None, states), None)
    if state is None:
        wrong_link("unknown-pairing")
    return give(answering.PairingAnswer(state=state.state, token=state.token))


# --- The pages' views, as on their channels ----------------------------------------------------------


@api.get("/table/<code>/view")
@gives(TableView)
async def table_view(code: str) -> Response:
    """The table screen."""
    return give(table_of(code).table_view())


@api.get("/seat/<token>/view")
@gives(SeatView)
async def seat_view(token: str) -> Response:
    """A seat's page."""
    table, seat = seat_of(token)
    return give(table.seat_view(seat))


@api.get("/host/<token>/view")
@gives(HostView)
async def host_view(token: str) -> Response:
    """The host's page."""
    return give(host_table_of(token).host_view())


# --- Asking ------------------------------------------------------------------------------------------


@api.post("/seat/<token>/commands")
@gives(answering.Done)
@reads("seat_bodies.SeatCommand")
async def seat_command(asked: seat_bodies.SeatCommand, token: str) -> Response:
    """A seat acts."""
    from hub.web.convert import ask_as_seat  # brings pydantic, see reading.py

    table, seat = seat_of(token)
    one_more(services().limits.commands, "too-fast", f"{table.code} {seat}")
    return await done(ask_as_seat(table, seat, asked.root))


@api.post("/host/<token>/commands")
@gives(answering.Done)
@reads("host_bodies.HostCommand")
async def host_command(asked: host_bodies.HostCommand, token: str) -> Response:
    """The host acts."""
    from hub.web.convert import ask_as_host  # brings pydantic, see reading.py

    return await done(ask_as_host(host_table_of(token), asked.root))
