"""How long people wait: from starting the program to the first page, and from a tap to all screens."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.web.hubs import new_id
from tests.web.wire import Socket, http

PATIENCE = 30.0
SETTLED = 6.0
"""Seconds after which a hub has loaded what it loads in the background."""
QUIET = 0.2

Kept = tuple[asyncio.StreamReader, asyncio.StreamWriter]
"""A connection that is used again."""


def start_to_first_page(runs: int = 3) -> dict[str, float]:
    """From starting ``nightwake`` to its table page and that page's view, and from Ctrl-C to its end.

    As installed, that is with compiled modules. The medians of ``runs``. ``cpu`` is what the process had
    used by then: the figure for a busy machine.
    """
    with tempfile.TemporaryDirectory(prefix="nightwake-") as compiled:
        _one_start(compiled)
        each = [_one_start(compiled) for _ in range(runs)]
    return {name: statistics.median(one[name] for one in each) for name in each[0]}


def _one_start(compiled: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="nightwake-") as folder, _started(folder, compiled) as started:
        process, began = started
        port, code = _table_screen(process)
        _get(port, f"/t/{code}")
        page, cpu = time.perf_counter() - began, _cpu(process.pid)
        _get(port, f"/api/table/{code}/view")
        view = time.perf_counter() - began
        stopping = time.perf_counter()
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
        stop = time.perf_counter() - stopping
    return {"page": page, "view": view, "cpu": cpu, "stop": stop}


def _table_screen(process: subprocess.Popen[str]) -> tuple[int, str]:
    """Port and code of the table that a starting hub tells of."""
    assert process.stdout is not None
    address = next(line.split()[-1] for line in process.stdout if "Table screen" in line)
    found = re.fullmatch(r"http://localhost:(\d+)/t/(\w+)", address)
    assert found is not None, address
    return int(found[1]), found[2]


@contextmanager
def _started(folder: str, compiled: str) -> Iterator[tuple[subprocess.Popen[str], float]]:
    command = [sys.executable, "-m", "hub", "--data-dir", folder, "--port", "0", "--no-nearby"]
    environment = os.environ | {"PYTHONPYCACHEPREFIX": compiled}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        yield process, began
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def _get(port: int, path: str) -> bytes:
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        return b"".join(iter(lambda: connection.recv(65536), b""))


def _cpu(pid: int) -> float:
    """Seconds of processor time that a process has used; 0 where the system doesn't tell."""
    try:
        with open(f"/proc/{pid}/stat") as stat:
            fields = stat.read().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def tap_to_all_screens(taps: int = 400, seats: int = 8) -> dict[str, float]:
    """From sending a tap of one seat until every seat's page has received the view that shows it.

    Through the program as it is run, with its log on disk; each tap is kept before it is answered and shown.
    Phones keep their connections, as browsers do, and read what has come after the clock was stopped.
    """
    with tempfile.TemporaryDirectory(prefix="nightwake-") as folder, _started(folder, folder) as started:
        port, code = _table_screen(started[0])
        phones = [await _Phone.join(port, code, f"Guest {n}") for n in range(1, seats + 1)]
        await asyncio.sleep(SETTLED)
        for phone in phones:
            await phone.catch_up()
        delays = [await _tap(phones, tap, seats) for tap in range(taps + seats)][seats:]
        for phone in phones:
            phone.hang_up()
    delays.sort()
    return {"p50": delays[taps // 2], "p99": delays[int(taps * 0.99)], "most": delays[-1]}


class _Phone:
    """A seat's page: a socket for views and a connection for taps."""

    def __init__(self, port: int, token: str, views: Socket, taps: Kept) -> None:
        self.token, self.views = token, views
        self._taps = taps
        self._head = f"POST /api/seat/{token}/commands HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"

    @classmethod
    async def join(cls, port: int, code: str, name: str) -> _Phone:
        body = {"id": new_id(), "name": name, "say_as": "", "language": "en"}
        reply = await http(port, "POST", f"/api/tables/{code}/seats", json.dumps(body).encode())
        token = str(json.loads(reply.body)["token"])
        views = await Socket.open(port, f"/ws/seat/{token}")
        return cls(port, token, views, await asyncio.open_connection("127.0.0.1", port))

    async def say_ready(self, ready: bool) -> None:
        body = json.dumps({"id": new_id(), "type": "ready", "game": 0, "ready": ready}).encode()
        head = f"{self._head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        reader, writer = self._taps
        writer.write(head.encode() + body)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", answer)
        assert answer.startswith(b"HTTP/1.1 200") and length is not None, answer
        await reader.readexactly(int(length[1]))

    async def next_view(self) -> bytes:
        """The next view as it was received."""
        while b'"pulse"' in (frame := (await self.views.frame())[1])[:30] or not frame.startswith(b"{"):
            pass
        return frame

    async def catch_up(self) -> None:
        """Reads what came while others joined."""
        with contextlib.suppress(TimeoutError):
            while True:
                await asyncio.wait_for(self.next_view(), QUIET)

    def hang_up(self) -> None:
        self.views.hang_up()
        self._taps[1].close()


async def _tap(phones: list[_Phone], tap: int, seats: int) -> float:
    """One seat says that it is ready, or that it isn't; the time until all pages have been told."""
    row, ready = tap % seats, tap // seats % 2 == 0
    began = time.perf_counter()
    shown = asyncio.gather(*(phone.next_view() for phone in phones))
    await phones[row].say_ready(ready)
    views = await shown
    delay = time.perf_counter() - began
    assert all(json.loads(view)["seats"][row]["ready"] is ready for view in views)
    return delay


def measure_start() -> dict[str, float]:
    """In milliseconds; ``first page``: the table's page is there."""
    found = start_to_first_page()
    return {
        "first page after start, p50 ms": _ms(found["page"]),
        "its view after start, p50 ms": _ms(found["view"]),
        "processor time until the first page, ms": _ms(found["cpu"]),
        "stop after Ctrl-C, p50 ms": _ms(found["stop"]),
    }


def measure_taps() -> dict[str, float]:
    """In milliseconds, with eight seats."""
    found = asyncio.run(tap_to_all_screens())
    return {f"tap to all screens, {name} ms": _ms(seconds) for name, seconds in found.items()}


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)
