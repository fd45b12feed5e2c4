"""One run of the hub, from the host's options to the last goodbye."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

from hub.addresses import Addresses, Fixed, known_names
from hub.folder import DataFolder, Running, keep_to_oneself
from hub.game.house import House
from hub.game.log import EventLog, LogError, MemoryLog
from hub.game.runtime import TableRuntime
from hub.game.sqlite_log import SqliteLog
from hub.game.voices import HouseVoices
from hub.logs import configure
from hub.options import Options
from hub.serving import serve
from hub.signals import stop_on_signals
from hub.sockets import DEFAULT_PORT, ListeningSocket, Peers, listen, port_of, room_for_peers
from hub.tables import demo_table, keep_seats_for_people, table_to_show
from hub.trouble import TroubleError
from hub.voicing import house_voices, language_of_voice
from hub.web.app import create_app
from hub.web.invites import Invites, Reachable, root_of
from hub.web.lines import Lines
from hub.web.services import Services

EXTRAS_AFTER = 1.5
"""Seconds until what nobody waits for begins: the voice is loaded, the name is announced."""
CLOSING = 0.8
"""Seconds for the house to put everything away; a voice in the middle of a sentence may take longer."""
SETTLED_AFTER = 5.0
"""Seconds until everything that a hub always needs has been loaded."""
EVERYWHERE = (None, "", "0.0.0.0", "::", "[::]")
"""Ways to ask for all addresses of this machine."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Started:
    """A hub that listens, and the table it shows first."""

    root: str
    """URL of the hub for this machine's own browser."""
    code: str
    host_token: str
    evenings_token: str
    continued: bool
    """The table was there before this run."""
    invites: Invites
    moved: bool
    """The usual port was taken."""
    set_aside: str | None
    """Where a damaged game log was put."""
    waits_for_deal: bool = False
    """Bots hold the seats, and nothing happens until the host deals."""
    open_folder: str | None = None
    """The data folder, if other accounts of this machine can look into it."""

    @property
    def host_link(self) -> str:
        """For the host's phone, and for this machine."""
        return f"{self._reached}h/{self.host_token}"

    @property
    def evenings_link(self) -> str:
        """To the games that were won here; for whoever started the hub."""
        return f"{self._reached}m/{self.evenings_token}"

    @property
    def _reached(self) -> str:
        """URL of the hub for phones; for this machine alone while there is no network."""
        return next(iter(self.invites.roots()), self.root)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Parts:
    options: Options
    folder: DataFolder
    log: EventLog
    peers: Peers
    listeners: list[ListeningSocket]
    invites: Invites
    voices: HouseVoices
    house: House

    @property
    def port(self) -> int:
        return port_of(self.listeners)

    @property
    def root(self) -> str:
        host = self.options.host
        return root_of("localhost" if host is None or host in EVERYWHERE else host, self.port)


async def run(options: Options, tell: Callable[[Started], None]) -> None:
    """Runs the hub until a signal or an error; ``tell`` is called once it listens. Raises TroubleError."""
    keep_to_oneself()
    parts = await _parts(options)
    house, lines, stop = parts.house, Lines(parts.peers.drop), asyncio.Event()
    stop_on_signals(stop)
    app = create_app(
        Services(
            house=house, invites=parts.invites, lines=lines, names=known_names(options.address, options.host)
        )
    )
    tasks = [asyncio.create_task(_serve(app, parts, lines, stop))]
    try:
        await _start(house)
        tell(await _started(parts))
        tasks += [asyncio.create_task(work) for work in _extras(parts)]
        await tasks[0]
    finally:
        stop.set()
        for extra in tasks[1:]:
            extra.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(TimeoutError):  # what was acknowledged is kept already
            await asyncio.wait_for(house.close(), CLOSING)
        parts.folder.release()


async def _parts(options: Options) -> _Parts:
    folder = DataFolder(options.data_folder)
    options = _settled(options, folder)
    log = _log(folder, options)
    peers = Peers(room_for_peers())
    try:
        listeners = listen(options.host, options.port, peers)
    except TroubleError:
        await log.close()
        raise
    invites = Invites(_reachable(options), port_of(listeners))
    voices = house_voices(options, folder)
    return _Parts(
        options=options,
        folder=folder,
        log=log,
        peers=peers,
        listeners=listeners,
        invites=invites,
        voices=voices,
        house=House(log, voices, invites.join),
    )


def _settled(options: Options, folder: DataFolder) -> Options:
    """With the language of the chosen voice where none was named. TroubleError: no such voice here."""
    if options.voice is None:
        return options
    speaks = language_of_voice(options.voice, folder)
    return replace(options, language=options.language or speaks)


def _log(folder: DataFolder, options: Options) -> EventLog:
    """A demonstration leaves nothing behind; everything else lasts."""
    if options.demo is not None:
        return MemoryLog()
    folder.claim()
    try:
        return SqliteLog(folder.log)
    except LogError as error:
        raise TroubleError(str(error)) from None


def _reachable(options: Options) -> Reachable:
    if options.address is not None:
        return Fixed(options.address)
    return Addresses() if options.host is None or options.host in EVERYWHERE else Fixed(options.host)


async def _serve(app: Any, parts: _Parts, lines: Lines, stop: asyncio.Event) -> None:
    await serve(app, parts.listeners, stop=stop, lines=lines, peers=parts.peers)


async def _start(house: House) -> None:
    try:
        await house.start()
    except LogError as error:
        raise TroubleError(str(error)) from None


async def _started(parts: _Parts) -> Started:
    options = parts.options
    table, continued = await _first_table(parts)
    if options.demo is None:
        parts.folder.note(Running(pid=os.getpid(), port=parts.port, root=parts.root))
    set_aside = parts.log.set_aside if isinstance(parts.log, SqliteLog) else None
    return Started(
        root=parts.root,
        code=table.code,
        host_token=parts.house.host_token(table),
        evenings_token=parts.house.evenings.token or "",
        continued=continued,
        invites=parts.invites,
        waits_for_deal=options.demo is not None and not options.demo.start_now,
        moved=options.port is None and parts.port != DEFAULT_PORT,
        set_aside=None if set_aside is None else str(set_aside),
        open_folder=str(parts.folder.path) if options.demo is None and parts.folder.open_to_others else None,
    )


async def _first_table(parts: _Parts) -> tuple[TableRuntime, bool]:
    options = parts.options
    if options.demo is not None:
        return await demo_table(parts.house, options.demo, options.language or "en"), False
    return await table_to_show(parts.house, options)


def _extras(parts: _Parts) -> list[Coroutine[Any, Any, None]]:
    options = parts.options
    extras = [_prewarm(parts), _settle()]
    if options.nearby and options.host in EVERYWHERE:
        from hub.nearby import announce

        extras.append(announce(parts.invites, parts.port, after=EXTRAS_AFTER))
    if options.demo is not None:
        extras.append(keep_seats_for_people(parts.house, options.demo.seats))
    return extras


async def _settle() -> None:
    """Spares the collector what is loaded for good: looking through it again would hold up taps."""
    await asyncio.sleep(SETTLED_AFTER)
    gc.collect()
    gc.freeze()


def _make_signs() -> None:
    from narrator.bed import signs

    signs.get_ready()


async def _prewarm(parts: _Parts) -> None:
    """Loads what the first join and the first line need, before they do."""
    await asyncio.sleep(EXTRAS_AFTER)
    await asyncio.to_thread(configure)
    await asyncio.to_thread(import_module, "hub.web.convert")
    await asyncio.to_thread(import_module, "narrator.mix")
    await asyncio.to_thread(_make_signs)
    await parts.voices.find_speakers()
    if parts.options.voice_out != "off":
        for table in parts.house.tables():
            await table.sound.prewarm()
