"""Which addresses of this machine phones in the room can reach; the best one first."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import TypeAlias
from urllib.parse import urlsplit

Address: TypeAlias = IPv4Address | IPv6Address

FRESH_FOR = 3.0
"""Seconds for which the adapters are not looked at again."""

_INSIDE = re.compile(
    r"^(lo\d*$|docker|br-|veth|virbr|vbox|vmnet|lxc|lxd|cni|flannel|cali|podman|kube|dummy|ifb|awdl|llw|anpi"
    r"|bridge1\d\d|vnic|hvn)|vethernet|virtualbox|vmware|hyper-v|wsl|loopback|\bdocker\b|npcap",
    re.IGNORECASE,
)
"""Adapters that only lead to other programs on this machine."""
_TUNNEL = re.compile(
    r"^(tun|tap|wg|ppp|utun|ipsec|gif|stf|zt|tailscale|ham|nordlynx|proton|mullvad|gpd|cscotun|vpn|he-ipv6|sit)"
    r"|tailscale|zerotier|wireguard|openvpn|tap-windows|wintun|nordlynx|hamachi|\bvpn\b|anyconnect|fortinet",
    re.IGNORECASE,
)
"""Adapters that lead elsewhere: phones in the room aren't there."""
_LAN = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (r"^(wl|wi-?fi|ath|ra\d|ap\d)|wi-?fi|wireless|wlan", r"^(en|eth|end|usb|bond|br\d|lan)")
)
"""Adapters that are what they look like, Wi-Fi before cable."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Adapter:
    """A network adapter: the names it goes by, and its addresses."""

    names: tuple[str, ...]
    addresses: tuple[str, ...]


def adapters() -> list[Adapter]:
    """Those of this machine, in no order that means anything."""
    import ifaddr

    return [
        Adapter(
            names=tuple(dict.fromkeys((str(one.nice_name), str(one.name)))),
            addresses=tuple(str(ip.ip if ip.is_IPv4 else ip.ip[0]) for ip in one.ips),
        )
        for one in ifaddr.get_adapters()
    ]


def outward() -> str | None:
    """The address that packets to far away would be sent from; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation, reached by the default route
            return str(probe.getsockname()[0])
        except OSError:
            return None


def known_names(*chosen: str | None) -> frozenset[str]:
    """What this machine calls itself, and what the host has ``chosen`` to call it: names, maybe in a URL."""
    found = (_hostname(text) for text in (socket.gethostname(), *chosen) if text)
    return frozenset(name for name in found if name)


def _hostname(text: str) -> str | None:
    try:
        return urlsplit(text if "://" in text else f"//{text}").hostname
    except ValueError:  # half an IPv6 address, for example
        return None


def candidates(adapters: Iterable[Adapter], outward: str | None) -> tuple[str, ...]:
    """Addresses to offer, best first: on the room's network, then others, tunnels last.

    The way out (``outward``) decides between networks of one kind, and private ones come before public.
    Loopback and link-local addresses and networks inside this machine are never offered.
    """
    rated = []
    for adapter in adapters:
        for text in adapter.addresses:
            rating = _rating(adapter, ip_address(text.split("%")[0]), outward)
            if rating is not None:
                rated.append((rating, text))
    return tuple(dict.fromkeys(text for _, text in sorted(rated, key=lambda pair: pair[0])))


_Rating: TypeAlias = tuple[int, int, int, int, int, int]


def _rating(adapter: Adapter, address: Address, outward: str | None) -> _Rating | None:
    """Smaller is better; ``None``: not to be offered."""
    if address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast:
        return None
    if any(_INSIDE.search(name) for name in adapter.names):
        return None
    tunnel = any(_TUNNEL.search(name) for name in adapter.names)
    kind = next((i for i, lan in enumerate(_LAN) if any(map(lan.search, adapter.names))), len(_LAN))
    return (
        address.version,
        int(tunnel),
        int(not address.is_private),
        int(str(address) != outward),
        kind,
        int(address),
    )


class Addresses:
    """The candidates as they are now: looked up again when asked and a few seconds have passed."""

    def __init__(
        self,
        adapters: Callable[[], Iterable[Adapter]] = adapters,
        outward: Callable[[], str | None] = outward,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._adapters = adapters
        self._outward = outward
        self._monotonic = monotonic
        self._found: tuple[str, ...] = ()
        self._looked_at: float | None = None

    def now(self) -> tuple[str, ...]:
        """Best first; empty without a network."""
        now = self._monotonic()
        if self._looked_at is None or now - self._looked_at >= FRESH_FOR:
            self._looked_at = now
            self._found = candidates(self._adapters(), self._outward())
        return self._found


class Fixed:
    """One address that somebody has chosen."""

    def __init__(self, address: str) -> None:
        self._address = address

    def now(self) -> tuple[str, ...]:
        return (self._address,)
