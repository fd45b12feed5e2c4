"""How others get to a table: the address that the QR holds, the QR itself, and what to type instead."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import Any, Protocol

from hub.projection.views import Join

QUIET = 4
"""Light modules around a QR; readers need them."""


class Reachable(Protocol):
    """Knows where this hub can be reached."""

    def now(self) -> tuple[str, ...]:
        """Addresses of this machine, or whole URLs, best first; empty without a network."""
        ...


class Invites:
    """Makes invitations to tables of the hub that listens on ``port``."""

    def __init__(self, addresses: Reachable, port: int) -> None:
        self._addresses = addresses
        self._port = port

    def addresses(self) -> tuple[str, ...]:
        """As they are now, best first."""
        return self._addresses.now()

    def roots(self) -> tuple[str, ...]:
        """URLs of the hub, best first, each with a slash at its end."""
        return tuple(root_of(address, self._port) for address in self.addresses())

    def join(self, code: str) -> Join:
        """The invitation to the table ``code``; without a URL and QR while there is no network."""
        roots = self.roots()
        if not roots:
            return Join(code=code, url="", typed="", qr_svg="")
        return _join(code, roots[0], tuple(typed(root) for root in roots[1:]))

    def join_at(self, code: str, other: str) -> Join | None:
        """The invitation by one of the ``others``; ``None`` if it isn't one (any more)."""
        roots = self.roots()
        chosen = next((root for root in roots if typed(root) == other), None)
        if chosen is None:
            return None
        return _join(code, chosen, tuple(typed(root) for root in roots if root != chosen))


@lru_cache(maxsize=256)
def _join(code: str, root: str, others: tuple[str, ...]) -> Join:
    url = f"{root}j/{code}"
    return Join(code=code, url=url, typed=typed(root), qr_svg=qr_svg(url), others=others)


def root_of(address: str, port: int) -> str:
    """``address`` is an IP, a name, either with a port, or the URL of a proxy."""
    if "://" in address:
        return address.rstrip("/") + "/"
    if address.count(":") > 1 and not address.startswith("["):
        address = f"[{address}]"
    has_port = address.rpartition("]")[2].count(":") == 1
    return f"http://{address}/" if has_port or port == 80 else f"http://{address}:{port}/"


def typed(root: str) -> str:
    """What a person types for ``root``."""
    return root.partition("://")[2].rstrip("/")


def matrix(text: str) -> list[list[bool]]:
    """The modules of a QR, dark ones true, with the quiet zone around."""
    from qrcode.constants import ERROR_CORRECT_M
    from qrcode.main import QRCode

    code: QRCode[Any] = QRCode(border=QUIET, error_correction=ERROR_CORRECT_M)
    code.add_data(text)
    code.make(fit=True)
    return [[bool(dark) for dark in row] for row in code.get_matrix()]


def qr_svg(text: str) -> str:
    """A QR as SVG: dark on light whatever the theme, as large as its frame."""
    rows = matrix(text)
    size = len(rows)
    dark = "".join(_runs(y, row) for y, row in enumerate(rows))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path fill="#000" d="{dark}"/></svg>'
    )


def _runs(y: int, row: list[bool]) -> str:
    """The dark stretches of one row as a path."""
    path, x = "", 0
    for is_dark, modules in groupby(row):
        width = len(list(modules))
        path += f"M{x} {y}h{width}v1h-{width}z" if is_dark else ""
        x += width
    return path
