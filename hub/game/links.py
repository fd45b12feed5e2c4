"""Private links: tokens derived from a table's secret, so that none is ever stored or logged."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b, sha256
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


def story_token(table: Table, number: int) -> str:
    """Leads to the story of the table's game of that number, once it has been won."""
    return _token(table.secret, f"story:{number}")


def seat_token(table: Table, seat: Seat, moves: int) -> str:
    """The token of ``seat`` after its link has moved ``moves`` times."""
    return _token(table.secret, f"seat:{seat}:{moves}")


def holders(table: Table) -> dict[str, Holder]:
    """All tokens of ``table`` that mean something or once did."""
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


class Links:
    """All tokens of all tables.

    They are looked up by a hash under a key of this process. Whoever tries tokens can't choose what is
    compared, so how long a wrong one takes says nothing of how much of it was right.
    """

    def __init__(self) -> None:
        self._key = secrets.token_bytes(32)
        self._holders: dict[bytes, Holder] = {}

    def put(self, table: Table) -> None:
        """The tokens of ``table`` as they are now, in place of those it had."""
        self.drop(table.code)
        self._holders |= {self._hash(token): holder for token, holder in holders(table).items()}

    def drop(self, code: str) -> None:
        """Forgets that table."""
        self._holders = {key: holder for key, holder in self._holders.items() if holder.code != code}

    def find(self, token: str) -> Holder | None:
        """Whom ``token`` stands for, or stood for once."""
        return self._holders.get(self._hash(token))

    def _hash(self, token: str) -> bytes:
        return blake2b(token.encode("utf-8", "replace"), digest_size=32, key=self._key).digest()
