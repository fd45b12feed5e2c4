"""Finds lost private links of the host: they follow from what the data folder keeps."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import click
import msgspec

from hub.addresses import Addresses
from hub.folder import DataFolder
from hub.game import links
from hub.game.clock import PlayClock
from hub.game.evenings import SECRET
from hub.game.house import KEPT_FOR
from hub.game.log import LogError
from hub.game.session import Session
from hub.game.sqlite_log import SqliteLog
from hub.sockets import DEFAULT_PORT
from hub.trouble import TroubleError
from hub.web.invites import root_of


def show(data_folder: Path | None, address: str | None) -> None:
    """Prints the links of all tables of a hub with this folder, and of its evenings; or TroubleError."""
    folder = DataFolder(data_folder)
    found, evenings = asyncio.run(_links(folder)) if folder.log.exists() else ([], None)
    if not found and evenings is None:
        raise TroubleError(
            f"There is no table in {folder.path}. Start Nightwake to open one: nightwake"
            " (with the same --data-dir, if it was started with one)"
        )
    running = folder.running() if folder.is_claimed() else None
    port = DEFAULT_PORT if running is None else running.port
    reachable = (address,) if address is not None else Addresses().now()[:1] or ("localhost",)
    if running is None:
        click.echo("Nightwake isn't running with this folder. Once it does, these are its private links:")
    for code, token in found:
        click.echo(f"Table {code}: {root_of(reachable[0], port)}h/{token}")
    if evenings is not None:
        click.echo(f"Earlier evenings: {root_of(reachable[0], port)}m/{evenings}")


async def _links(folder: DataFolder) -> tuple[list[tuple[str, str]], str | None]:
    """Code and host token of every table that is still kept; the token of the evenings, if there are any."""
    found = []
    try:
        log = SqliteLog(folder.log)
        try:
            for key, wall in (await log.tables()).items():
                if time.time() - wall <= KEPT_FOR:
                    session = await Session.load(key, log, PlayClock())
                    found.append((session.table.code, links.host_token(session.table)))
            evenings = await log.shelf.secret(SECRET) if await log.shelf.of() else None
        finally:
            await log.close()
    except (LogError, msgspec.DecodeError) as error:
        raise TroubleError(str(error)) from None
    return found, evenings
