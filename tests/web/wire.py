"""HTTP and WebSocket by hand, byte for byte, so that tests can also do what no browser does."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import struct
from dataclasses import dataclass
from typing import Any

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


@dataclass(frozen=True)
class Reply:
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


async def http(
    port: int, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> Reply:
    """One request on a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        lines = {"Host": f"127.0.0.1:{port}", "Connection": "close", **(headers or {})}
        if body is not None:
            lines = {"Content-Type": "application/json", "Content-Length": str(len(body)), **lines}
        head = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in lines.items())
        writer.write(head.encode() + b"\r\n" + (body or b""))
        return await _reply(reader, head_only=method == "HEAD")
    finally:
        writer.close()


async def _reply(reader: asyncio.StreamReader, head_only: bool = False) -> Reply:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {k.lower(): v for k, _, v in (line.partition(": ") for line in head[1:] if line)}
    length = 0 if head_only else int(headers.get("content-length", 0))
    return Reply(int(head[0].split()[1]), headers, await reader.readexactly(length))


class RefusedError(Exception):
    """The handshake was answered with something else."""

    def __init__(self, reply: Reply) -> None:
        super().__init__(reply.status)
        self.reply = reply


class Socket:
    """One WebSocket. Answers pings while it reads."""

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        headers: dict[str, str] | None = None,
    ) -> None:
        self._reader = reader
        self._writer = writer
        self.headers = headers or {}
        """Of the answer to the handshake."""

    @classmethod
    async def open(
        cls,
        port: int,
        path: str,
        receive_buffer: int | None = None,
        headers: dict[str, str] | None = None,
    ) -> Socket:
        """Shakes hands, or raises ``RefusedError``."""
        sock = socket.socket()
        if receive_buffer is not None:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        sock.setblocking(False)
        await asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", port))
        limit = 2**16 if receive_buffer is None else 1024
        reader, writer = await asyncio.open_connection(sock=sock, limit=limit)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = {
            "Host": f"127.0.0.1:{port}",
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": key,
            **(headers or {}),
        }
        head = f"GET {path} HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in lines.items())
        writer.write(head.encode() + b"\r\n")
        reply = await _reply(reader)
        if reply.status != 101:
            writer.close()
            raise RefusedError(reply)
        return cls(reader, writer, reply.headers)

    async def frame(self) -> tuple[int, bytes]:
        """The next frame: opcode and payload."""
        head = await self._reader.readexactly(2)
        length = head[1] & 127
        if length == 126:
            (length,) = struct.unpack(">H", await self._reader.readexactly(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", await self._reader.readexactly(8))
        return head[0] & 15, await self._reader.readexactly(length)

    async def message(self, patience: float = 5.0) -> Any:
        """The next JSON message; a close comes as ``{"closed": code}``, a lost connection with code 1006."""
        async with asyncio.timeout(patience):
            while True:
                try:
                    opcode, payload = await self.frame()
                except (asyncio.IncompleteReadError, ConnectionError):
                    return {"closed": 1006}
                if opcode == PING:
                    self.send(payload, PONG)
                elif opcode == CLOSE:
                    return {"closed": struct.unpack(">H", payload[:2])[0] if payload else 1005}
                elif opcode == TEXT:
                    return json.loads(payload)

    async def view(self, patience: float = 5.0) -> Any:
        """The next message that is a view."""
        while (message := await self.message(patience)).get("type") == "pulse":
            pass
        return message

    async def closed(self, patience: float = 5.0) -> int:
        """Reads on until the end; the code it was closed with."""
        while "closed" not in (message := await self.message(patience)):
            pass
        return int(message["closed"])

    def send(self, payload: bytes, opcode: int = TEXT, masked: bool = True) -> None:
        length = len(payload)
        head = bytes([0x80 | opcode])
        mask_bit = 128 if masked else 0
        if length < 126:
            head += bytes([mask_bit | length])
        elif length < 2**16:
            head += bytes([mask_bit | 126]) + struct.pack(">H", length)
        else:
            head += bytes([mask_bit | 127]) + struct.pack(">Q", length)
        if masked:
            mask = os.urandom(4)
            payload = _masked(payload, mask)
            head += mask
        self._writer.write(head + payload)

    def raw(self, data: bytes) -> None:
        self._writer.write(data)

    def hang_up(self) -> None:
        """Ends the connection without a word."""
        self._writer.transport.abort()


def _masked(payload: bytes, mask: bytes) -> bytes:
    whole = (mask * (len(payload) // 4 + 1))[: len(payload)]
    return (int.from_bytes(payload) ^ int.from_bytes(whole)).to_bytes(len(payload))
