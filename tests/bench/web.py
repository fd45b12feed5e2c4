"""How long people wait: from starting the program to the first page, and from a tap to all screens."""

from __future__ import annotations

import asyncio
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


async def tap_to_all_screens(taps: int = 300, seats: int = 8) -> dict[str, float]:
    """From sending a tap of one seat until every seat's page has the view that shows it.

    Through the program as it is run, with its log on disk; each tap is kept before it is answered and shown.
    """
    with tempfile.TemporaryDirectory(prefix="nightwake-") as folder, _started(folder, folder) as started:
        port, code = _table_screen(started[0])
        tokens = [await _join(port, code, f"Player {n}") for n in range(1, seats + 1)]
        pages = [await Socket.open(port, f"/ws/seat/{token}") for token in tokens]
        delays = []
        for tap in range(-seats, taps):  # the first round loads what a hub loads in the background
            ready = tap // seats % 2 != 0
            delay = await _tap(port, tokens[tap % seats], tap % seats, pages, ready)
            delays += [delay] if tap >= 0 else []
        for page in pages:
            page.hang_up()
    delays.sort()
    return {"p50": delays[taps // 2], "p99": delays[int(taps * 0.99)], "most": delays[-1]}


async def _join(port: int, code: str, name: str) -> str:
    body = {"id": new_id(), "name": name, "say_as": "", "language": "en"}
    reply = await http(port, "POST", f"/api/tables/{code}/seats", json.dumps(body).encode())
    return str(json.loads(reply.body)["token"])


async def _tap(port: int, token: str, row: int, pages: list[Socket], ready: bool) -> float:
    async def shown(page: Socket) -> None:
        while (await page.view())["seats"][row]["ready"] is not ready:
            pass

    body = json.dumps({"id": new_id(), "type": "ready", "game": 0, "ready": ready}).encode()
    began = time.perf_counter()
    all_shown = asyncio.gather(*map(shown, pages))
    reply = await http(port, "POST", f"/api/seat/{token}/commands", body)
    await all_shown
    assert reply.status == 200
    return time.perf_counter() - began


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
