"""Whatever a browser or a mischief-maker sends: a plain refusal, nothing of it repeated, others unharmed."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest

from hub.rules.refusal import Refusal
from hub.web import lookup
from hub.web.limits import COMMANDS, JOINS, REQUESTS_FOR_A_SEAT, TABLES
from tests.web.hubs import Hub, new_id, until
from tests.web.wire import RefusedError, http

MARK = "zebra-crossing"
"""Sent in bad bodies; must never come back."""


def body(**fields: Any) -> bytes:
    return json.dumps({"id": new_id(), **fields}).encode()


def vote(target: str) -> bytes:
    """A vote whose target is whatever JSON is given."""
    return b'{"id":"%s","type":"vote","game":1,"step":1,"target":%s}' % (new_id().encode(), target.encode())


ODD = {
    "nothing": b"",
    "null": b"null",
    "list": b"[]",
    "number": b"5",
    "text": b'"x"',
    "empty": b"{}",
    "not-json": MARK.encode(),
    "half": b'{"id": "',
    "utf8": b'{"id":"\xff\xfe","type":"leave","game":0}',
    "utf16": '{"id":"12345678","type":"leave","game":0}'.encode("utf-16"),
    "surrogate": b'{"id":"\\ud800aaaaaaaa","type":"leave","game":0}',
    "no-type": body(game=0),
    "unknown-type": body(type=MARK, game=0),
    "nested-type": body(type={"type": "leave"}, game=0),
    "type-list": body(type=["leave"], game=0),
    "type-null": body(type=None, game=0),
    "extra": body(type="leave", game=0, **{MARK: MARK}),
    "no-id": b'{"type":"leave","game":0}',
    "short-id": b'{"id":"1","type":"leave","game":0}',
    "odd-id": b'{"id":"<script>alert(1)</script>","type":"leave","game":0}',
    "long-id": b'{"id":"%s","type":"leave","game":0}' % (b"a" * 65),
    "no-game": body(type="leave"),
    "game-text": body(type="leave", game="0"),
    "game-true": body(type="leave", game=True),
    "game-float": b'{"id":"12345678","type":"leave","game":0.5}',
    "game-huge": b'{"id":"12345678","type":"leave","game":1e400}',
    "game-long": b'{"id":"12345678","type":"leave","game":' + b"9" * 5000 + b"}",
    "deep": b'{"id":' + b"[" * 7000 + b"]" * 7000 + b"}",
    "nan": vote("NaN"),
    "infinity": vote("-Infinity"),
    "target-null": vote("null"),
    "target-true": vote("true"),
    "target-text": vote('"1"'),
    "target-list": vote("[1]"),
    "target-object": vote('{"seat": 1}'),
    "target-negative": vote("-1"),
    "picks": body(type="answer", game=1, step=1, prompt="a", verb="b", picks=[1] * 31, confirm=True),
    "prompt": body(type="answer", game=1, step=1, prompt="../" + MARK, verb="b", picks=[], confirm=True),
    "name-long": body(type="rename", game=0, name=MARK * 20),
}


@pytest.mark.parametrize("case", ODD)
async def test_an_odd_body_is_refused_and_not_repeated(hub: Hub, case: str) -> None:
    """A structured refusal, whatever came."""
    _, token = await hub.seat("Kari")
    before = await hub.entries()
    response = await hub.app.test_client().post(
        f"/api/seat/{token}/commands", data=ODD[case], headers={"Content-Type": "application/json"}
    )
    answer = json.loads(await response.get_data(as_text=False))
    assert response.status_code == 400
    assert answer["error"] == "malformed"
    assert answer["message"]
    assert MARK not in json.dumps(answer)
    assert await hub.entries() == before


@pytest.mark.parametrize("target", ["0", "1", "99", "1000000000"])
async def test_a_wrong_target_is_refused_by_the_rules(hub: Hub, target: str) -> None:
    """Self, the dead and the unknown are well-formed: the answer is the table's."""
    _, token = await hub.seat("Kari")
    response = await hub.app.test_client().post(
        f"/api/seat/{token}/commands", data=vote(target), headers={"Content-Type": "application/json"}
    )
    assert response.status_code == 409


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
async def test_only_json_is_read(hub: Hub, kind: str) -> None:
    """A form on another site can't act here: browsers don't let it send JSON."""
    response = await hub.app.test_client().post(
        "/api/tables", data=body(language="en"), headers={"Content-Type": kind}
    )
    assert response.status_code == 400
    assert len(hub.house.tables()) == 1


@pytest.mark.parametrize("size", [17 * 1024, 1_000_000, 20_000_000])
async def test_a_huge_body_is_refused(live: Hub, size: int) -> None:
    """One or twenty megabytes: 413 in a sentence, at once, and others are served meanwhile."""
    began = time.monotonic()
    huge = http(live.port, "POST", "/api/tables", b"[" + b" " * size + b"]")
    others = [http(live.port, "GET", f"/api/tables/{live.code}") for _ in range(5)]
    reply, *looks = await asyncio.gather(huge, *others, return_exceptions=True)
    assert all(not isinstance(look, BaseException) and look.status == 200 for look in looks)
    if not isinstance(reply, BaseException):  # a peer that goes on sending may lose the answer
        assert reply.status == 413
        assert reply.json()["error"] == "too-large"
    assert time.monotonic() - began < 5


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "POST"])
async def test_a_wrong_method_is_refused(hub: Hub, method: str) -> None:
    """405, with the ways that are open."""
    ask = getattr(hub.app.test_client(), method.lower())
    response = await ask(f"/api/table/{hub.code}/view")
    assert response.status_code == 405
    assert "GET" in response.headers["Allow"]
    assert json.loads(await response.get_data(as_text=False))["error"] == "wrong-method"


async def test_a_fault_of_ours_is_a_sentence_too(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """500 with words for the person; the note for the host names the kind of fault and no secret."""

    def broken(token: str) -> None:
        raise ZeroDivisionError(f"with {token} and {MARK}")

    monkeypatch.setattr(hub.house, "find_seat", broken)
    status, error = await hub.get(f"/api/seat/{MARK}/view")
    assert (status, error["error"]) == (500, "hub-fault")
    noted = "".join(capsys.readouterr())
    assert "ZeroDivisionError" in noted
    assert MARK not in noted


async def test_fifty_wrong_codes_a_minute_are_enough(hub: Hub) -> None:
    """Codes can't be found by trying; a right link still works; a minute later all is well."""
    _, token = await hub.seat("Kari")
    for _ in range(50):
        assert (await hub.get("/api/tables/AAAAAA"))[0] == 404
    status, error = await hub.get("/api/tables/AAAAAA")
    assert (status, error["error"]) == (429, "too-many-tries")
    assert (await hub.get(f"/api/tables/{hub.code}"))[0] == 429
    assert (await hub.get(f"/api/seat/{token}/view"))[0] == 200
    assert (await hub.get(f"/api/host/{hub.host_token}/view"))[0] == 200
    hub.now[0] += 60
    assert (await hub.get(f"/api/tables/{hub.code}"))[0] == 200


async def test_wrong_links_have_a_budget_of_their_own(hub: Hub) -> None:
    """A phone that keeps trying a dead link keeps nobody from joining, nor a right link from working."""
    _, token = await hub.seat("Kari")
    for _ in range(50):
        assert (await hub.get("/api/seat/wrong/view"))[0] == 404
    for path in ("/api/seat/wrong/view", "/api/host/wrong/view", "/api/pairings/wrong"):
        assert (await hub.get(path))[0] == 429
    assert (await hub.get(f"/api/tables/{hub.code}"))[0] == 200
    assert (await hub.get(f"/api/seat/{token}/view"))[0] == 200


@pytest.mark.parametrize("door", ["/api/tables/{code}", "/api/seat/{token}/view", "/api/host/{host}/view"])
async def test_a_living_room_behind_one_address_plays_on(hub: Hub, door: str) -> None:
    """Where one phone tries codes, the table that others there have been at stays open to all."""
    _, token = await hub.seat("Kari")
    other = await hub.house.open_table(id=new_id(), language="en")
    assert not isinstance(other, Refusal)
    assert (await hub.get(door.format(code=hub.code, token=token, host=hub.host_token)))[0] == 200
    for _ in range(60):
        await hub.get("/api/tables/AAAAAA")
    assert (await hub.get(f"/api/tables/{hub.code}"))[0] == 200
    assert (await hub.post(f"/api/tables/{hub.code}/seats", name="Ola", language="en"))[0] == 201
    assert (await hub.get(f"/api/tables/{other.code}"))[0] == 429


async def test_a_made_up_address_is_believed_of_nobody_in_the_room(live: Hub) -> None:
    """Only a web server on this machine may say for whom it asks: no new tries by a made-up header."""
    with live.as_seen_from("192.168.1.66"):
        for number in range(51):
            await live.get("/api/tables/AAAAAA", **{"X-Forwarded-For": f"10.0.0.{number}"})
        status, _ = await live.get("/api/tables/AAAAAA", **{"X-Forwarded-For": "10.9.9.9"})
        assert status == 429
    with live.as_seen_from("192.168.1.67"):
        assert (await live.get("/api/tables/AAAAAA"))[0] == 404


@pytest.mark.parametrize(
    ("what", "most"), [("tables", TABLES), ("joins", JOINS), ("asks", REQUESTS_FOR_A_SEAT)]
)
async def test_a_script_can_not_fill_the_hub(hub: Hub, what: str, most: int) -> None:
    """Tables, seats and requests for seats have bounds that people don't meet; later it goes on."""

    async def once(number: int) -> int:
        match what:
            case "tables":
                return (await hub.post("/api/tables", language="en"))[0]
            case "joins":  # thirty fit at a table; the rest is refused there, and counted all the same
                path = f"/api/tables/{hub.code}/seats"
                return (await hub.post(path, name=f"N {number:03d}", language="en"))[0]
            case _:
                return (await hub.post(f"/api/tables/{hub.code}/pairings", seat=seat))[0]

    seat, _ = await hub.seat("Kari")
    with hub.as_seen_from("192.168.1.66"):
        answers = [await once(number) for number in range(most + 3)]
        assert 429 not in answers[:most]
        assert answers[most:] == [429] * 3
    with hub.as_seen_from("192.168.1.67"):
        assert await once(998) != 429
    hub.now[0] += 600
    with hub.as_seen_from("192.168.1.66"):
        assert await once(999) != 429


async def test_one_phone_can_not_fill_the_log(hub: Hub) -> None:
    """A seat that taps far faster than anybody can is told to wait; the others and the host go on."""
    _, token = await hub.seat("Kari")
    _, other = await hub.seat("Ola")

    async def tap(link: str, ready: bool) -> int:
        return (await hub.post(f"/api/seat/{link}/commands", type="ready", game=0, ready=ready))[0]

    assert {await tap(token, bool(number % 2)) for number in range(COMMANDS)} == {200}
    status, error = await hub.post(f"/api/seat/{token}/commands", type="ready", game=0, ready=True)
    assert (status, error["error"]) == (429, "too-fast")
    assert await tap(other, True) == 200
    assert (await hub.post(f"/api/host/{hub.host_token}/commands", type="repeat", game=0))[0] == 200
    hub.now[0] += 10
    assert await tap(token, True) == 200


async def test_the_host_s_own_machine_may_do_as_much_as_it_likes(live: Hub) -> None:
    """Behind a web server that doesn't say for whom it asks, this machine is everybody."""
    for number in range(JOINS + 5):
        body = json.dumps({"id": new_id(), "name": f"N {number}", "language": "en"}).encode()
        assert (await http(live.port, "POST", f"/api/tables/{live.code}/seats", body)).status in (201, 409)


async def test_pages_of_one_address_have_a_bound(live: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than a living room and its neighbours would open; closing one makes room, others don't notice."""
    monkeypatch.setattr(lookup, "PAGES", 3)
    there, here = {"X-Forwarded-For": "192.168.1.66"}, {"X-Forwarded-For": "192.168.1.67"}
    pages = [await live.socket(f"/ws/table/{live.code}", headers=there) for _ in range(3)]
    with pytest.raises(RefusedError) as refused:
        await live.socket(f"/ws/table/{live.code}", headers=there)
    assert refused.value.reply.json()["error"] == "too-many-pages"
    await (await live.socket(f"/ws/table/{live.code}", headers=here)).view()
    pages[0].hang_up()
    services = live.app.extensions["nightwake"]
    await until(lambda: services.limits.pages["192.168.1.66"] == 2)
    await (await live.socket(f"/ws/table/{live.code}", headers=there)).view()


async def test_one_phone_s_wrong_tries_lock_nobody_else_out(live: Hub) -> None:
    """Behind a proxy on this machine the phones are told apart by what it says."""
    for _ in range(51):
        await http(live.port, "GET", "/api/tables/AAAAAA", headers={"X-Forwarded-For": "10.0.0.1"})
    reply = await http(live.port, "GET", "/api/tables/AAAAAA", headers={"X-Forwarded-For": "10.0.0.1"})
    assert reply.status == 429
    reply = await http(live.port, "GET", f"/api/tables/{live.code}", headers={"X-Forwarded-For": "10.0.0.2"})
    assert reply.status == 200
