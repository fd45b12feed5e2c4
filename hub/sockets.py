"""Sockets to listen on, and the peers that came in through them, so that one can be dropped."""

from __future__ import annotations

import errno
import socket
import sys
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from weakref import WeakValueDictionary

from hub.trouble import TroubleError
from hub.web.lines import Peer

DEFAULT_PORT = 8080
TRIES = 20
"""Ports tried one after the other when the usual one is taken and nobody asked for it."""
UNHEARD_FOR = 20_000
"""Milliseconds after which the system gives up a peer that neither takes nor confirms anything (Linux)."""
BACKLOG = 256
MOST_PEERS = 2000
"""Connected at a time: a page keeps one connection, and a browser a few more for moments."""
OTHER_FILES = 100
"""What the hub needs to open beside its peers' sockets."""


def room_for_peers() -> int:
    """How many may be connected; asks the system for more files where it gives few (macOS: 256)."""
    if sys.platform == "win32":
        return MOST_PEERS
    import resource

    given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_PEERS + OTHER_FILES
    if given < wanted and given != resource.RLIM_INFINITY:
        most = wanted if most == resource.RLIM_INFINITY else most
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, most), most))
        given, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_PEERS if given == resource.RLIM_INFINITY else min(MOST_PEERS, given - OTHER_FILES)


class Peers:
    """The sockets of the peers that are connected, by address; at most so many at a time."""

    def __init__(self, most: int = MOST_PEERS) -> None:
        self._most = most
        self._sockets: WeakValueDictionary[Peer, socket.socket] = WeakValueDictionary()

    def add(self, peer: Peer, accepted: socket.socket) -> None:
        """One more. When that is one too many, the address with the most connections loses its latest."""
        self._sockets[peer] = accepted
        if len(self._sockets) > self._most:
            self._make_room()

    def _make_room(self) -> None:
        connected = [peer for peer, sock in self._sockets.items() if sock.fileno() != -1]
        if len(connected) > self._most:
            (greediest, _), *_ = Counter(host for host, _ in connected).most_common(1)
            latest = next(peer for peer in reversed(connected) if peer[0] == greediest)
            self.drop(latest)
            self._sockets.pop(latest, None)

    def drop(self, peer: Peer) -> None:
        """Ends this connection now, whatever is still to be sent."""
        accepted = self._sockets.get(peer)
        if accepted is not None:
            _shut(accepted)

    def drop_all(self) -> None:
        for accepted in list(self._sockets.values()):
            _shut(accepted)


def _shut(accepted: socket.socket) -> None:
    try:
        accepted.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass  # gone already


class ListeningSocket(socket.socket):
    """A socket that tells ``peers`` whom it has let in. (Windows lets peers in without asking it.)"""

    peers: Peers

    def accept(self) -> tuple[socket.socket, object]:
        accepted, address = super().accept()
        _impatient(accepted)
        self.peers.add((str(address[0]), int(address[1])), accepted)
        return accepted, address


def _impatient(accepted: socket.socket) -> None:
    """Small messages go out at once, and a peer that has silently gone is noticed."""
    try:
        accepted.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        accepted.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        if sys.platform == "linux":
            accepted.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNHEARD_FOR)
    except OSError:
        pass  # gone already


def listen(host: str | None, port: int | None, peers: Peers) -> list[ListeningSocket]:
    """Sockets that listen on ``host`` (every address of this machine if ``None``) and one port.

    Without a ``port``: the usual one, or the next that is free. Raises :class:`TroubleError` with a sentence.
    """
    if port is not None:
        return _listen(host, port, peers)
    for offset in range(TRIES):
        try:
            return _listen(host, DEFAULT_PORT + offset, peers)
        except PortTakenError:
            continue
    raise TroubleError(
        f"All ports from {DEFAULT_PORT} to {DEFAULT_PORT + TRIES - 1} are in use."
        " Stop one of the other programs, or choose a free port: nightwake --port 9000"
    )


class PortTakenError(TroubleError):
    """Another program listens there."""


def _listen(host: str | None, port: int, peers: Peers) -> list[ListeningSocket]:
    if host is not None:
        return [_bound(family, address, port, peers) for family, address in _addresses_of(host)[:1]]
    first = _bound(socket.AF_INET, "0.0.0.0", port, peers)
    try:
        return [first, _bound(socket.AF_INET6, "::", first.getsockname()[1], peers)]
    except (OSError, TroubleError):
        return [first]  # without IPv6, or with another program on that half of the port


def _addresses_of(host: str) -> list[tuple[socket.AddressFamily, str]]:
    try:
        found = socket.getaddrinfo(host.strip("[]"), None, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise TroubleError(
            f"There is no address called {host!r}. Leave --host out to be reachable at all of this machine's"
            " addresses, or name one of them."
        ) from None
    return [(family, str(address[0])) for family, _, _, _, address in found]


def _bound(family: socket.AddressFamily, address: str, port: int, peers: Peers) -> ListeningSocket:
    listener = ListeningSocket(family, socket.SOCK_STREAM)
    listener.peers = peers
    try:
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        if sys.platform == "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((address, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        raise _trouble(error, address, port) from None
    listener.setblocking(False)
    return listener


def _trouble(error: Exception, address: str, port: int) -> TroubleError:
    match getattr(error, "errno", None):
        case errno.EADDRINUSE:
            return PortTakenError(
                f"Port {port} is in use by another program, maybe another Nightwake."
                f" Stop that one, or choose another port: nightwake --port {_another(port)}"
            )
        case errno.EACCES | errno.EPERM:
            return TroubleError(
                f"Port {port} may not be used by this account."
                f" Choose one above 1023: nightwake --port {DEFAULT_PORT}"
            )
        case errno.EADDRNOTAVAIL:
            return TroubleError(
                f"{address} is not an address of this machine. Leave --host out to be reachable at all of"
                " its addresses, or name one of them."
            )
        case _:
            return TroubleError(
                f"Nightwake can't listen at {address}, port {port}: {error}."
                f" Choose another port or address: nightwake --port {_another(port)}"
            )


def _another(port: int) -> int:
    return port + 1 if 1023 < port < 65535 else DEFAULT_PORT


def port_of(listeners: Iterable[socket.socket]) -> int:
    return int(next(iter(listeners)).getsockname()[1])
