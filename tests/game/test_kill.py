"""kill -9 of a real hub, again and again: every restart goes on, to the end of the game."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hub.game.log import decode
from hub.rules import events as ev
from hub.rules.books import BOOKS
from hub.rules.lobby.evolve import replay
from tests.cli.programs import Program, running

KILLS = 20
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="forks: run it on Linux or macOS")


class Mortal:
    """A program that starts hubs, and kills them."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.lines: list[str] = []

    def start(self) -> int:
        """A new hub; its process id."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        self.lines = []
        while not any(line.startswith("table") for line in self.lines):
            self.read()
        return int(next(line.split()[1] for line in self.lines if line.startswith("pid")))

    def read(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline().strip()
        assert line, "the program has ended"
        self.lines.append(line)
        return line

    def read_to(self, end: str) -> None:
        while self.read() != end:
            pass

    @property
    def acknowledged(self) -> int:
        """How many events have been heard of."""
        return max([0, *(int(line.split()[1]) for line in self.lines if line.startswith("version"))])


@contextmanager
def mortal(repo: Path, log: Path, rulebook: str) -> Iterator[Mortal]:
    command = [sys.executable, "-m", "tests.game.mortal", str(log), rulebook]
    with subprocess.Popen(
        command, cwd=repo, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Mortal(process)
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(10) == 0


def kept(log: Path) -> list[bytes]:
    with sqlite3.connect(log) as db:
        rows = db.execute("SELECT version, event FROM events ORDER BY version").fetchall()
    db.close()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "without gaps"
    return [row[1] for row in rows]


@pytest.mark.parametrize("rulebook", BOOKS)
def test_killed_at_random_moments_a_game_is_played_to_its_end(
    repo: Path, tmp_path: Path, rulebook: str
) -> None:
    """Same code, same links, same roles; nothing that was heard of is lost, and nobody dies twice."""
    log, chance = tmp_path / "games.sqlite3", Random(7)
    before: list[bytes] = []
    tables = set()
    with mortal(repo, log, rulebook) as program:
        for _ in range(KILLS // len(BOOKS) + 1):
            pid = program.start()
            tables |= {" ".join(line.split()[:3]) for line in program.lines if line.startswith("table")}
            time.sleep(chance.uniform(0.0, 0.25))
            os.kill(pid, signal.SIGKILL)
            program.read_to("ended")
            assert "broken" not in program.lines
            now = kept(log)
            assert now[: len(before)] == before, "what was there stays as it was"
            assert len(now) >= program.acknowledged
            before = now
        program.start()
        program.read_to("ended")
        assert "over" in program.lines
        tables |= {" ".join(line.split()[:3]) for line in program.lines if line.startswith("table")}
    assert len(tables) == 1, "the same table all the time"
    events = [decode(data) for data in kept(log)]
    assert events[: len(before)] == [decode(data) for data in before]
    game = replay(events).game
    assert game is not None
    assert game.winner is not None
    assert sum(isinstance(event, ev.GameDealt) for event in events) == 1
    died = [event.seat for event in events if isinstance(event, ev.SeatDied)]
    assert len(died) == len(set(died)) == len(game.deaths)


class Person:
    """The host of a running program, over plain HTTP."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._path = f"/api/host/{program.host_token}"

    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self._program.get(f"{self._path}/view"))
        return found

    def ask(self, id: str, type: str, **about: Any) -> None:
        body = json.dumps({"type": type, "id": f"kill-test-{id}", "game": 0, **about}).encode()
        url = f"http://127.0.0.1:{self._program.port}{self._path}/commands"
        request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            assert answer.status == 200


def seen(view: dict[str, Any]) -> tuple[Any, ...]:
    """What must never be taken back."""
    return view["code"], view["game"]["deaths"], [seat["name"] for seat in view["seats"]]


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_the_program_killed_in_the_middle_goes_on_with_the_same_links(tmp_path: Path) -> None:
    """The hub as people start it: kill -9, started again, same code and host link, and it plays on."""
    chance, before, code, host = Random(5), None, "", ""
    for number in range(3):
        with running(tmp_path) as program:
            person = Person(program)
            if number == 0:
                for bot in range(6):
                    person.ask(f"bot-{bot}", "add_bot")
                quick = {"style": "together", "pace": "test", "limits": {"pause": 1.0}}
                person.ask("quick", "change_settings", settings=quick)
                person.ask("start", "start", anyway=True)
                code, host = program.code, program.host_token
            assert (program.code, program.host_token) == (code, host)
            view = person.view()
            assert view["game"]["number"] == 1
            if before is not None:
                assert seen(view)[0] == before[0]
                assert seen(view)[1][: len(before[1])] == before[1], "who died stays dead, as it was told"
                assert seen(view)[2] == before[2]
            time.sleep(chance.uniform(0.0, 1.0))
            before = seen(person.view())
            if number < 2:
                program.stop(signal.SIGKILL)
                continue
            until, step = time.monotonic() + 40, view["game"]["step"]["id"]
            while person.view()["game"]["step"]["id"] <= step:
                assert time.monotonic() < until
                time.sleep(0.2)
