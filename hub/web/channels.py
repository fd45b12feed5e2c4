"""The addresses at which pages listen: one WebSocket for each table screen, seat page and host page."""

from __future__ import annotations

from quart import Blueprint, websocket

from hub.game.watchers import Audience
from hub.web.channel import serve
from hub.web.lookup import host_table_of, open_page, seat_of, table_of

channels = Blueprint("channels", __name__)
LONGEST_PAGE_ID = 64


@channels.websocket("/ws/table/<code>")
async def table(code: str) -> None:
    """``?page=``: the id that the page gave itself, by which it reports what it plays."""
    at = table_of(code)
    with open_page(), at.sound.screen(websocket.args.get("page", "")[:LONGEST_PAGE_ID]):
        await serve(at, Audience("table"))


@channels.websocket("/ws/seat/<token>")
async def seat(token: str) -> None:
    """``?page=``: what the page calls the phone it is on, by which two phones of one seat are told apart."""
    at, number = seat_of(token)
    with open_page():
        await serve(at, Audience("seat", number), websocket.args.get("page", "")[:LONGEST_PAGE_ID])


@channels.websocket("/ws/host/<token>")
async def host(token: str) -> None:
    at = host_table_of(token)
    with open_page():
        await serve(at, Audience("host"))
