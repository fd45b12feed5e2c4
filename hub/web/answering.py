"""Answers as JSON, made of the same shapes that describe them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, ParamSpec, TypeVar

import msgspec
from quart import Response

from hub.projection.story import Story
from hub.rules.ids import Seat
from hub.rules.refusal import Refusal
from hub.rules.settings import Style
from hub.web.errors import RefusedError

Path = ParamSpec("Path")
Answer = TypeVar("Answer")
GIVES = "nightwake_gives"
"""Attribute of a handler that names what it answers and with which status, for the API's description."""

QUERY = "nightwake_query"
"""Attribute of a handler that tells what may stand in the address after ``?``, and what for."""


class Shape(msgspec.Struct, frozen=True, kw_only=True):
    """Base of the answers."""


class Done(Shape, frozen=True, kw_only=True):
    ok: Literal[True] = True


class OpenedTable(Shape, frozen=True, kw_only=True):
    code: str
    host_token: str


class TakenSeat(Shape, frozen=True, kw_only=True):
    seat: Seat
    token: str


class AskedSeat(Shape, frozen=True, kw_only=True):
    """``code`` is compared by the host; ``poll`` is for asking how it went."""

    code: str
    poll: str


class PairingAnswer(Shape, frozen=True, kw_only=True):
    state: Literal["waiting", "granted", "refused", "expired"]
    token: str | None = None
    """The seat's new link, once granted."""


class ToldStory(Shape, frozen=True, kw_only=True):
    """A game that was won; ``code`` is that of its table, ``ended`` in seconds since the epoch."""

    ended: float
    code: str
    story: Story


class Reach(Shape, frozen=True, kw_only=True):
    """``roots``: URLs of this hub for other devices, best first, each with a slash at its end; none without a
    network."""

    roots: tuple[str, ...]


class SeatName(Shape, frozen=True, kw_only=True):
    """``bot``: held by the hub itself, so that nobody has lost a phone with it."""

    seat: Seat
    name: str
    bot: bool


class TableInfo(Shape, frozen=True, kw_only=True):
    """What the join page may know."""

    code: str
    language: str
    playing: bool
    seats: tuple[SeatName, ...]


class RoleInfo(Shape, frozen=True, kw_only=True):
    role: str
    side: str


class RulebookInfo(Shape, frozen=True, kw_only=True):
    key: str
    seats_min: int
    seats_max: int
    default_style: Style
    roles: tuple[RoleInfo, ...]


def gives(shape: object, status: int = 200) -> Callable[[Callable[Path, Answer]], Callable[Path, Answer]]:
    """Notes what a handler answers."""

    def decorate(handler: Callable[Path, Answer]) -> Callable[Path, Answer]:
        setattr(handler, GIVES, (status, shape))
        return handler

    return decorate


def may_ask(**queries: str) -> Callable[[Callable[Path, Answer]], Callable[Path, Answer]]:
    """Notes what may stand in the address after ``?``."""

    def decorate(handler: Callable[Path, Answer]) -> Callable[Path, Answer]:
        setattr(handler, QUERY, queries)
        return handler

    return decorate


def give(shape: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(shape), status, content_type="application/json")


async def done(refusal: Awaitable[Refusal | None]) -> Response:
    """Done, or the refusal."""
    refused = await refusal
    if refused is not None:
        raise RefusedError(refused)
    return give(Done())
