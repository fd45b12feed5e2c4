"""Private links: tokens derived from a table's secret, so that none is ever stored or logged."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Literal

import msgspec

from hub.rules.ids import Seat
from hub.rules.lobby.model import CODE_ALPHABET, CODE_LENGTH, Table

TOKEN_BYTES = 16


Dead = Literal["moved", "removed"]
"""Why a link that was good once is not any more: its seat has another one, or is gone."""


class Holder(msgspec.Struct, frozen=True, kw_only=True):
    """Whom a token stands for at which table, or stood for until it died."""

    code: str
    kind: Literal["host", "seat"]
    seat: Seat | None = None
    dead: Dead | None = None


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A join code: six characters without look-alikes."""
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))


def typed_code(text: str) -> str:
    """A join code as it was meant, however it was typed."""
    return "".join(text.split()).replace("-", "").upper()


def _token(secret: str, purpose: str) -> str:
    digest = hmac.digest(secret.encode(), purpose.encode(), sha256)
    return urlsafe_b64encode(digest[:TOKEN_BYTES]).rstrip(b"=").decode()


def host_token(table: Table) -> str:
    return _token(table.secret, "host")


def seat_token(table: Table, seat: Seat, moves: int) -> str:
    """The token of ``seat`` after its link has moved ``moves`` times."""
    return _token(table.secret, f"seat:{seat}:{moves}")


def holders(table: Table) -> dict[str, Holder]:
    """All tokens of ``table`` that mean something or once did.

    They are looked up by their hash, keyed anew in every process, so that the time taken tells nothing.
    """
    found = {host_token(table): Holder(code=table.code, kind="host")}
    for seat, member in table.members.items():
        for moves in range(member.moves + 1):
            dead: Dead | None = "moved" if moves < member.moves else None
            found[seat_token(table, seat, moves)] = Holder(code=table.code, kind="seat", seat=seat, dead=dead)
    for seat, last in table.left.items():
        for moves in range(last + 1):
            holder = Holder(code=table.code, kind="seat", seat=seat, dead="removed")
            found[seat_token(table, seat, moves)] = holder
    return found
