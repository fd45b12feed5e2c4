"""Who asks: the address that a request or socket comes from, also through a web server on this machine."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address

from quart import Request, Websocket, has_request_context, request, websocket


def asked() -> Request | Websocket:
    """The request or the handshake that is being answered."""
    return request if has_request_context() else websocket


def address() -> str:
    """Whom the limits count. What a proxy says is believed of one on this machine alone: anybody else could
    take any address to be let in, or another's to have that one locked out."""
    peer = asked().remote_addr or ""
    if not is_this_machine(peer):
        return peer
    named = _ip(",".join(asked().headers.getlist("X-Forwarded-For")).rpartition(",")[2].strip())
    return peer if named is None else str(named)


def peer_is_local() -> bool:
    """Whether a program on this machine has connected: a browser there, or a proxy for somebody."""
    return is_this_machine(asked().remote_addr or "")


def is_this_machine(address: str) -> bool:
    found = _ip(address)
    return found is not None and found.is_loopback


def _ip(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found
