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


class Holder(msgspec.Struct, frozen=True, kw_only=True):
    """Whom a token stands for at which table; ``replaced``: it did once, the link has moved on."""

    code: str
    kind: Literal["host", "seat"]
    seat: Seat | None = None
    replaced: bool = False


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
    """All tokens of ``table`` that mean something, replaced ones included."""
    found = {host_token(table): Holder(code=table.code, kind="host")}
    for seat, member in table.members.items():
        for moves in range(member.moves + 1):
            holder = Holder(code=table.code, kind="seat", seat=seat, replaced=moves < member.moves)
            found[seat_token(table, seat, moves)] = holder
    return found
