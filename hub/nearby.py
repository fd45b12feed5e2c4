"""Announces the hub on the network as ``nightwake.local``: an extra that nothing depends on."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address

from hub.logs import Notes
from hub.web.invites import Invites

SERVICE = "_http._tcp.local."
NAME = "nightwake.local."
notes = Notes(__name__)


async def announce(invites: Invites, port: int, after: float) -> None:
    """Announces until cancelled; where that can't be done, only a note says so."""
    await asyncio.sleep(after)
    try:
        await _announce(invites, port)
    except Exception as error:
        notes.info("the name nightwake.local could not be announced", kind=type(error).__name__)


async def _announce(invites: Invites, port: int) -> None:
    from zeroconf import IPVersion, ServiceInfo
    from zeroconf.asyncio import AsyncZeroconf

    addresses = _ipv4(invites)
    if not addresses:
        return
    info = ServiceInfo(
        SERVICE,
        f"Nightwake.{SERVICE}",
        addresses=[socket.inet_aton(address) for address in addresses],
        port=port,
        properties={"path": "/"},
        server=NAME,
    )
    zeroconf = AsyncZeroconf(interfaces=addresses, ip_version=IPVersion.V4Only)
    try:
        await zeroconf.async_register_service(info, allow_name_change=True)
        await asyncio.Event().wait()
    finally:
        await zeroconf.async_close()


def _ipv4(invites: Invites) -> list[str]:
    """The hub's own addresses; a name or a proxy's URL is announced by others."""
    found = []
    for address in invites.addresses():
        try:
            if ip_address(address).version == 4:
                found.append(address)
        except ValueError:
            continue
    return found[:1]
