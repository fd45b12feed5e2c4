"""The same table behind the whole hub: real HTTP and WebSockets on loopback, in virtual time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import ExitStack
from itertools import count
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec

from hub.addresses import Fixed
from hub.game.house import House
from hub.game.log import MemoryLog
from hub.game.runtime import TableRuntime
from hub.rules import commands as cmd
from hub.rules.books import BOOKS
from hub.rules.game import Game
from hub.rules.ids import Seat
from hub.rules.lobby import commands as lobby
from hub.serving import serve
from hub.sockets import Peers, listen, port_of
from hub.web.app import create_app
from hub.web.invites import Invites
from hub.web.limits import Limits
from hub.web.lines import Lines
from hub.web.services import Services
from tests.game.evening import NAMES
from tests.game.virtual import now
from tests.secrecy.rooms import Viewer, copy
from tests.secrecy.stories import AnyCommand, Setup
from tests.secrecy.voices import OpenVoices
from tests.web import wire

UNHURRIED = {
    "hub.web.channel.PULSE": 60.0,
    "hub.serving.PING": 600.0,
    "hub.serving.SILENCE": 3600,
}
"""What the hub does every few seconds whatever happens, less often: each time costs real time here."""
HOST = "192.168.1.20:8080"
"""By which name the browsers ask; which port really listens may be any."""
CHANGING = frozenset({"date"})
"""Headers of an answer that are about the time of day."""


class WiredRoom:
    """A table at a hub that listens on loopback; its people have browsers of their own."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._ids = count(1)
        self._tokens: dict[Seat, str] = {}
        self._stop = asyncio.Event()
        self._sockets: list[wire.Socket] = []
        self._patches = ExitStack()
        self._log = MemoryLog()

    @classmethod
    async def open(cls, setup: Setup) -> WiredRoom:
        room = cls(setup)
        room._patches.enter_context(patch("hub.web.channel.time", SimpleNamespace(monotonic=now)))
        for name, value in UNHURRIED.items():
            room._patches.enter_context(patch(name, value))
        await room._listen()
        await room._sit_down()
        return room

    async def _listen(self) -> None:
        peers = Peers()
        lines = Lines(peers.drop)
        invites = Invites(Fixed("192.168.1.20"), 8080)
        self._house = House(self._log, OpenVoices(), invites.join, monotonic=now)
        await self._house.start()
        services = Services(house=self._house, invites=invites, lines=lines, limits=Limits(now))
        listeners = listen("127.0.0.1", 0, peers)
        self._port = port_of(listeners)
        app = create_app(services)
        self._serving = asyncio.create_task(
            serve(app, listeners, stop=self._stop, lines=lines, peers=peers), name="hub"
        )

    async def _sit_down(self) -> None:
        setup, book = self._setup, BOOKS[self._setup.rulebook]
        opened = await self._post("/api/tables", language="en", rulebook=setup.rulebook)
        self._code, self._host = opened["code"], opened["host_token"]
        for _, name in zip(setup.roles, NAMES.split(), strict=False):
            taken = await self._post(f"/api/tables/{self._code}/seats", name=name, language="en")
            seat = Seat(taken["seat"])
            self._tokens[seat] = taken["token"]
            await self._command(seat, type="ready", ready=True)
        for key, value in setup.dials.items():
            await self._command(None, type="turn_dial", key=key, value=value)
        if setup.settings != book.defaults:
            await self._command(None, type="change_settings", settings=msgspec.to_builtins(setup.settings))

    @property
    def table(self) -> TableRuntime:
        table = self._house.find_code(self._code)
        assert table is not None
        return table

    @property
    def game(self) -> Game:
        game = self.table.session.table.game
        assert game is not None
        return game

    async def start(self) -> None:
        reply = await self._command(None, type="start")
        assert reply.status == 200, reply

    async def ask(self, seat: Seat | None, command: AnyCommand) -> tuple[bool, bytes]:
        reply = await self._command(seat, **_body(command))
        return reply.status == 200, _whole(reply)

    async def look(self, seat: Seat | None) -> bytes:
        paths = [f"/api/tables/{self._code}", f"/api/table/{self._code}/view", f"/api/host/{self._host}/view"]
        if seat is not None:
            paths += [f"/api/seat/{self._tokens[seat]}/view", f"/s/{self._tokens[seat]}"]
        return b"\n".join([_whole(await self._http("GET", path)) for path in paths])

    async def pages(self, viewer: Viewer) -> AsyncIterator[bytes]:
        path = {"table": f"table/{self._code}", "host": f"host/{self._host}"}
        where = path[viewer] if isinstance(viewer, str) else f"seat/{self._tokens[viewer]}"
        socket = await wire.Socket.open(self._port, f"/ws/{where}")
        self._sockets.append(socket)
        while True:
            opcode, payload = await socket.frame()
            if opcode == wire.PING:
                socket.send(payload, wire.PONG)
            elif opcode == wire.TEXT:
                yield payload

    async def restart(self) -> None:
        on_disk = copy(self._log)
        await self._stop_listening()
        self._log = on_disk
        self._stop = asyncio.Event()
        await self._listen()

    async def end(self) -> None:
        await self._stop_listening()
        self._patches.close()

    async def _stop_listening(self) -> None:
        for socket in self._sockets:
            socket.hang_up()
        self._sockets.clear()
        self._stop.set()
        await self._serving
        await self._house.close()
        for _ in range(10):  # until what was closed has been put away
            await asyncio.sleep(0)

    async def _command(self, asked_by: Seat | None, **body: Any) -> wire.Reply:
        link = f"host/{self._host}" if asked_by is None else f"seat/{self._tokens[asked_by]}"
        number = self.table.session.table.games
        return await self._send(f"/api/{link}/commands", {"game": number, **body})

    async def _post(self, path: str, **body: Any) -> Any:
        reply = await self._send(path, body)
        assert reply.status == 201, reply
        return reply.json()

    async def _send(self, path: str, body: Mapping[str, Any]) -> wire.Reply:
        content = msgspec.json.encode({"id": f"tap-{next(self._ids):06}", **body})
        return await self._http("POST", path, content)

    async def _http(self, method: str, path: str, content: bytes | None = None) -> wire.Reply:
        return await wire.http(self._port, method, path, content, {"Host": HOST})


def _whole(reply: wire.Reply) -> bytes:
    headers = {name: value for name, value in reply.headers.items() if name not in CHANGING}
    return msgspec.json.encode((reply.status, headers)) + reply.body


def _body(command: AnyCommand) -> dict[str, Any]:
    """What a browser would send."""
    match command:
        case str():
            return {"type": command}
        case cmd.ConfirmCard():
            return {"type": "confirm_card", "step": command.step}
        case cmd.GiveAnswer():
            return {
                "type": "answer",
                "step": command.step,
                "prompt": command.prompt,
                "verb": command.verb,
                "picks": command.picks,
                "confirm": command.confirm,
            }
        case cmd.CastVote():
            return {"type": "vote", "step": command.step, "target": command.target}
        case cmd.SayReady():
            return {"type": "ready_to_vote", "step": command.step, "ready": command.ready}
        case cmd.Pause():
            return {"type": "pause"}
        case cmd.Resume():
            return {"type": "resume"}
        case cmd.AddTime():
            return {"type": "add_time", "step": command.step}
        case cmd.LimitPassed():
            return {"type": "close_step", "step": command.step}
        case lobby.WishToLeave():
            return {"type": "ask_to_leave", "wish": command.wish}
        case lobby.RemoveMember():
            return {"type": "remove_seat", "seat": command.seat}
        case _:
            raise NotImplementedError(command)
