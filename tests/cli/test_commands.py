"""The other commands: a table of bots, lost host links, and rehearsals."""

from __future__ import annotations

import json
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from hub.cli.odds import _dials
from hub.rules.books import BOOKS
from hub.rules.deal import composition
from hub.rules.refusal import Refusal
from tests.cli.programs import Program, is_a_sentence, run, running


def post(hub: Program, path: str, **body: Any) -> Any:
    request = urllib.request.Request(
        f"http://127.0.0.1:{hub.port}{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=10) as response:
        return json.load(response)


def table(hub: Program) -> Any:
    return json.loads(hub.get(f"/api/table/{hub.code}/view"))


def test_a_demo_is_full_of_bots_and_people_take_their_places(tmp_path: Path) -> None:
    """Whoever joins replaces a bot; the game begins when the host says so."""
    with running(tmp_path, "demo", "--seats", "6") as hub:
        assert [row["bot"] for row in table(hub)["seats"]] == [True] * 6
        post(hub, f"/api/tables/{hub.code}/seats", id="join-0001", name="Kari", language="en")
        deadline = time.monotonic() + 10
        while len(rows := table(hub)["seats"]) != 6:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert sorted(row["bot"] for row in rows) == [False] + [True] * 5
        assert table(hub)["game"] is None


def test_a_demo_may_start_at_once(tmp_path: Path) -> None:
    """With --start-now the bots play by themselves."""
    with running(tmp_path, "demo", "--start-now", "--pace", "test") as hub:
        assert table(hub)["game"]["rulebook"] == "witches"
    assert not (tmp_path / "games.sqlite3").exists()


def test_a_demo_that_can_not_be_played_is_a_sentence(tmp_path: Path) -> None:
    """Too few seats, or a rulebook that isn't there."""
    for arguments in (("--seats", "2"), ("--rulebook", "chess")):
        done = run("demo", *arguments, "--data-dir", str(tmp_path), "--port", "0", "--no-nearby")
        assert done.returncode == 1
        assert is_a_sentence(done.stderr)


def test_a_lost_host_link_is_found(tmp_path: Path) -> None:
    """While the hub runs and afterwards: the same link that the terminal showed."""
    with running(tmp_path) as hub:
        done = run("host-link", "--data-dir", str(tmp_path), "--address", "127.0.0.1")
        assert done.stdout == f"Table {hub.code}: http://127.0.0.1:{hub.port}/h/{hub.host_token}\n"
        link = f"/h/{hub.host_token}"
        hub.stop()
    done = run("host-link", "--data-dir", str(tmp_path))
    assert link in done.stdout
    assert "isn't running" in done.stdout


def test_without_a_table_there_is_no_host_link(tmp_path: Path) -> None:
    """A sentence with the way out."""
    done = run("host-link", "--data-dir", str(tmp_path))
    assert done.returncode == 1
    assert is_a_sentence(done.stderr)


def test_a_rehearsal_that_can_not_be_is_a_sentence(tmp_path: Path) -> None:
    """Too few seats, unusable names, or a file that can't be written, which is said before all is spoken."""
    out = str(tmp_path / "night.wav")
    tries = (
        ("--seats", "2", "--out", out),
        ("--rulebook", "chess", "--out", out),
        ("--names", "Kari,kari", "--out", out),
        ("--out", str(tmp_path / "nowhere" / "night.wav")),
    )
    for arguments in tries:
        done = run("rehearse", *arguments, "--data-dir", str(tmp_path), patience=60)
        assert done.returncode == 1, arguments
        assert is_a_sentence(done.stderr)
        assert not Path(out).exists()


def test_odds_are_shown(tmp_path: Path) -> None:
    """Every side with its share and how sure that is; numbers of roles can be set."""
    done = run("odds", "--games", "20", "--seats", "7", "--roles", "coven=1", "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert "coven" in done.stdout
    assert "95 % interval" in done.stdout


def test_odds_that_can_not_be_are_a_sentence() -> None:
    """A role that can't be set, too few seats, or a rulebook that isn't there."""
    for arguments in (
        ("--roles", "coven"),
        ("--roles", "=1"),
        ("--roles", "kings=1"),
        ("--roles", "coven=9"),
        ("--roles", "coven=1,coven=2"),
        ("--roles", "villager=8"),
        ("--roles", "{coven"),
        ("--seats", "2"),
        ("--rulebook", "chess"),
    ):
        done = run("odds", "--games", "5", *arguments)
        assert done.returncode == 1
        assert is_a_sentence(done.stderr)


@pytest.mark.parametrize(("rulebook", "seats"), [("witches", 14), ("shifters", 11), ("varulv", 9)])
def test_the_roles_that_odds_print_can_be_asked_for(rulebook: str, seats: int) -> None:
    """As they stand above the table and as JSON has them: the same roles are dealt."""
    book, low = BOOKS[rulebook], {dial.key: dial.low for dial in BOOKS[rulebook].dials(seats, {})}
    ways = [{}, low, *({**low, dial.key: dial.high} for dial in book.dials(seats, low))]
    for dealt in (composition(book, seats, turned) for turned in ways):
        assert not isinstance(dealt, Refusal)
        printed = ",".join(f"{role}={count}" for role, count in dealt.items())
        for text in (printed, json.dumps(dealt)):
            assert composition(book, seats, _dials(text, rulebook, seats)) == dealt


def test_odds_come_as_one_json_object() -> None:
    """For other programs; a special role that is left out of --roles is not dealt."""
    arguments = ("--rulebook", "shifters", "--seats", "9", "--roles", "shifter=2", "--games", "30")
    done = run("odds", *arguments, "--players", "random", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["roles"] == {"shifter": 2, "townfolk": 7}
    assert sum(found["wins"].values()) == found["games"] == 30
    assert set(found["wins"]) == {"village", "shifters"}
    assert found["nights_mean"] > 0 and found["games_per_second"] > 0
    assert (found["rulebook"], found["seats"]) == ("shifters", 9)
    arguments = (*arguments[:4], "--roles", json.dumps(found["roles"]), "--games", "30")
    again = run("odds", *arguments, "--players", "random")
    assert "--roles shifter=2,townfolk=7\n" in again.stdout
    assert str(found["wins"]["shifters"]) in again.stdout
