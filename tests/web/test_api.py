"""Opening, joining and asking over HTTP: nothing is done twice, nothing by looking, no without a sentence."""

from __future__ import annotations

import asyncio
import json

import pytest

from hub.rules.refusal import Refusal
from hub.web.texts import sentence
from tests.web.hubs import Hub, new_id
from tests.web.wire import http


async def test_a_table_is_opened_and_joined(hub: Hub) -> None:
    """Whoever opens a table gets its host link; whoever joins gets a seat and a private link."""
    status, opened = await hub.post("/api/tables", language="nb", rulebook="witches")
    assert status == 201
    assert len(opened["code"]) == 6
    status, joined = await hub.post(f"/api/tables/{opened['code']}/seats", name="Kari", language="nb")
    assert (status, joined["seat"]) == (201, 1)
    status, view = await hub.get(f"/api/seat/{joined['token']}/view")
    assert (status, view["type"], view["me"]) == (200, "seat", 1)
    status, view = await hub.get(f"/api/host/{opened['host_token']}/view")
    assert (status, view["type"], view["language"]) == (200, "host", "nb")
    status, info = await hub.get(f"/api/tables/{opened['code']}")
    assert info == {
        "code": opened["code"],
        "language": "nb",
        "playing": False,
        "seats": [{"seat": 1, "name": "Kari", "bot": False}],
    }


async def test_whoever_looks_for_a_lost_seat_is_told_which_are_people_s(hub: Hub) -> None:
    """A simulated player has no phone to lose."""
    await hub.seat("Kari")
    await hub.post(f"/api/host/{hub.host_token}/commands", type="add_bot", game=0)
    _, info = await hub.get(f"/api/tables/{hub.code}")
    assert [seat["bot"] for seat in info["seats"]] == [False, True]


async def test_code_seat_link_and_host_link_are_three_things(hub: Hub) -> None:
    """A code opens no seat, a seat's link is not the host's, and tokens are long and unlike each other."""
    _, first = await hub.seat("Kari")
    _, second = await hub.seat("Ola")
    tokens = {first, second, hub.host_token}
    assert len(tokens) == 3
    assert all(len(token) >= 22 for token in tokens)  # 128 bits
    assert (await hub.get(f"/api/seat/{hub.host_token}/view"))[0] == 404
    assert (await hub.get(f"/api/host/{first}/view"))[0] == 404
    assert (await hub.get(f"/api/seat/{hub.code}/view"))[0] == 404
    _, table = await hub.get(f"/api/table/{hub.code}/view")
    assert not [token for token in tokens if token in json.dumps(table)]


@pytest.mark.parametrize("typed", ["{}", "{lower}", "{a}-{b}", " {a} {b} ", "{lower_a} - {lower_b}"])
async def test_a_code_may_be_typed_any_way(hub: Hub, typed: str) -> None:
    """Lower case, spaces and dashes are fine."""
    code = hub.code
    text = typed.format(
        code, lower=code.lower(), a=code[:3], b=code[3:], lower_a=code[:3].lower(), lower_b=code[3:].lower()
    )
    assert (await hub.get(f"/api/tables/{text.replace(' ', '%20')}"))[0] == 200


async def test_five_equal_joins_make_one_seat(live: Hub) -> None:
    """Fast taps: the same join five times at once gives one player and five equal answers."""
    body = json.dumps({"id": new_id(), "name": "Kari", "language": "en"}).encode()
    path = f"/api/tables/{live.code}/seats"
    replies = await asyncio.gather(*(http(live.port, "POST", path, body) for _ in range(5)))
    assert {reply.status for reply in replies} == {201}
    assert len({reply.body for reply in replies}) == 1
    assert len(live.table.session.table.members) == 1


async def test_five_equal_tables_are_one(hub: Hub) -> None:
    """The same holds for opening a table."""
    id = new_id()
    answers = [await hub.post("/api/tables", id=id, language="en") for _ in range(5)]
    assert len({answer["code"] for _, answer in answers}) == 1
    assert len(hub.house.tables()) == 2


async def test_a_second_table_leaves_the_first_alone(hub: Hub) -> None:
    """A second "create" wipes nothing: both tables are there."""
    await hub.seat("Kari")
    await hub.post("/api/tables", language="en")
    assert len(hub.table.session.table.members) == 1
    assert len(hub.house.tables()) == 2


async def test_a_name_is_no_key_to_a_seat(hub: Hub) -> None:
    """Whoever types another's name gets a sentence and not that seat."""
    await hub.seat("Kari")
    status, error = await hub.post(f"/api/tables/{hub.code}/seats", name="  KARI ", language="en")
    assert (status, error["error"]) == (409, "name-taken")
    assert "token" not in error


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("en", "en"),
        ("nb", "nb"),
        ("no", "nb"),
        ("nn-NO", "nb"),
        ("de, nb;q=0.5, en;q=0.1", "nb"),
        ("de", "en"),
        ("", "en"),
        ("*;q=x,,;", "en"),
    ],
)
async def test_a_refusal_is_a_sentence_in_the_phone_s_language(
    hub: Hub, accepted: str, language: str
) -> None:
    """Norwegian in all its spellings is bokmål; what the hub doesn't speak is English."""
    status, error = await hub.get("/api/tables/AAAAAA", **{"Accept-Language": accepted})
    assert status == 404
    assert error["error"] == "unknown-table"
    assert error["message"] == sentence(Refusal("unknown-table"), language)


async def test_a_stale_tap_is_refused(hub: Hub) -> None:
    """A command that names another game or step than the running one changes nothing."""
    _, token = await hub.seat("Kari")
    status, error = await hub.post(f"/api/seat/{token}/commands", type="vote", game=7, step=3, target=1)
    assert status == 409
    assert error["error"] in ("stale", "no-game")


async def test_the_host_sets_up_and_starts(hub: Hub) -> None:
    """The host's commands reach the table."""
    commands = f"/api/host/{hub.host_token}/commands"
    for _ in range(5):
        assert await hub.post(commands, type="add_bot", game=0) == (200, {"ok": True})
    await hub.post(commands, type="change_settings", game=0, settings={"pace": "test", "limits": {"card": 5}})
    settings = hub.table.session.table.settings
    assert (settings.pace, settings.limits.card, settings.limits.night) == ("test", 5.0, 120.0)
    status, answer = await hub.post(commands, type="start", game=0, anyway=True)
    assert (status, answer) == (200, {"ok": True})
    assert hub.table.session.table.playing
    status, error = await hub.post(commands, type="start", game=0, anyway=True)
    assert (status, error["error"]) == (409, "stale")


async def test_nobody_s_dawdling_keeps_the_game(hub: Hub) -> None:
    """Where everybody should be ready first, the host may still start anyway."""
    commands = f"/api/host/{hub.host_token}/commands"
    await hub.post(commands, type="choose_rulebook", game=0, rulebook="shifters")
    for number in range(8):
        await hub.seat(f"Guest {number}")
    status, error = await hub.post(commands, type="start", game=0)
    assert (status, error["error"]) == (409, "not-all-ready")
    assert (await hub.post(commands, type="start", game=0, anyway=True))[0] == 200


async def test_a_lost_phone_gets_its_seat_back_when_the_host_agrees(hub: Hub) -> None:
    """The new phone shows a code, the host confirms it; the old link is dead and says why."""
    seat, old = await hub.seat("Kari")
    _, asked = await hub.post(f"/api/tables/{hub.code}/pairings", seat=seat)
    assert await hub.get(f"/api/pairings/{asked['poll']}") == (200, {"state": "waiting", "token": None})
    commands = f"/api/host/{hub.host_token}/commands"
    assert (await hub.post(commands, type="approve_pairing", game=0, code=asked["code"]))[0] == 200
    _, granted = await hub.get(f"/api/pairings/{asked['poll']}")
    assert granted["state"] == "granted"
    assert (await hub.get(f"/api/seat/{granted['token']}/view"))[1]["me"] == seat
    status, error = await hub.get(f"/api/seat/{old}/view")
    assert (status, error["error"]) == (410, "link-moved")
    status, error = await hub.post(f"/api/seat/{old}/commands", type="ready", game=0, ready=True)
    assert (status, error["error"]) == (410, "link-moved")


async def test_getting_changes_nothing(hub: Hub) -> None:
    """GET and HEAD of every address leave log, seats and presence as they were."""
    seat, token = await hub.seat("Kari")
    _, asked = await hub.post(f"/api/tables/{hub.code}/pairings", seat=seat)
    before = await hub.entries()
    values = {
        "code": hub.code,
        "token": token,
        "poll": asked["poll"],
        "clip": "x",
        "name": "x",
        "filename": "x",
    }
    client = hub.app.test_client()
    tried = 0
    for rule in hub.app.url_map.iter_rules():
        if rule.websocket:
            continue
        for host in (token, hub.host_token):
            path = rule.rule.replace("<path:name>", "x")
            for name, value in (values | {"token": host}).items():
                path = path.replace(f"<{name}>", value)
            for method in ("GET", "HEAD", "OPTIONS"):
                await getattr(client, method.lower())(path)
                tried += 1
    assert tried > 50
    assert await hub.entries() == before
    assert not any(row.connected for row in hub.table.table_view().seats)


@pytest.mark.parametrize("method", ["GET", "HEAD"])
@pytest.mark.parametrize(
    "agent",
    [
        "WhatsApp/2.24.1 A",
        "TelegramBot (like TwitterBot)",
        "facebookexternalhit/1.1",
        "Slackbot-LinkExpanding 1.0",
    ],
)
async def test_a_messenger_s_preview_uses_nothing_up(hub: Hub, agent: str, method: str) -> None:
    """Twenty looks at join and seat links: no player, nobody online, no event; then a phone uses the link."""
    _, token = await hub.seat("Kari")
    before = await hub.entries()
    client = hub.app.test_client()
    for _ in range(20):
        for path in (f"/j/{hub.code}", f"/s/{token}", f"/api/seat/{token}/view"):
            headers = {"User-Agent": agent, "Sec-Purpose": "prefetch", "Purpose": "prefetch"}
            response = await getattr(client, method.lower())(path, headers=headers)
            assert response.status_code in (200, 503)  # 503: no page built here
            assert response.headers["Cache-Control"] == "no-store"
            assert response.headers["Referrer-Policy"] == "no-referrer"
    assert await hub.entries() == before
    assert not any(row.connected for row in hub.table.table_view().seats)
    assert (await hub.post(f"/api/seat/{token}/commands", type="ready", game=0, ready=True))[0] == 200


async def test_the_invitation_can_go_by_another_address(hub: Hub) -> None:
    """Where the first address doesn't work, the table can show the QR of another one, and of no other."""
    status, join = await hub.get(f"/api/tables/{hub.code}/join")
    assert join["url"] == f"http://192.168.1.20:8080/j/{hub.code}"
    status, join = await hub.get(f"/api/tables/{hub.code}/join?at=192.168.1.20:8080")
    assert (status, join["typed"]) == (200, "192.168.1.20:8080")
    status, error = await hub.get(f"/api/tables/{hub.code}/join?at=evil.example")
    assert (status, error["error"]) == (404, "unknown-address")


async def test_a_page_on_the_hubs_machine_learns_where_phones_reach_it(hub: Hub) -> None:
    """Its own address, localhost, is of no use to them."""
    assert await hub.get("/api/reach") == (200, {"roots": ["http://192.168.1.20:8080/"]})


async def test_the_rulebooks_are_listed_with_their_roles(hub: Hub) -> None:
    """For the pages on how to play."""
    _, books = await hub.get("/api/rulebooks")
    witches = next(book for book in books if book["key"] == "witches")
    assert {"role": "matriarch", "side": "coven"} in witches["roles"]


async def test_a_clip_that_is_not_being_told_cannot_be_had(hub: Hub) -> None:
    """Sound of what is not public yet can't be fetched, nor guessed."""
    status, error = await hub.get(f"/api/tables/{hub.code}/clips/1")
    assert (status, error["error"]) == (404, "unknown-clip")
    answer = await hub.post(f"/api/tables/{hub.code}/sound", id=None, clip="1", state="finished")
    assert answer[0] == 400  # a report has no id


async def test_a_clip_can_be_had_in_parts(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """Safari asks for the first two bytes of a sound before it plays any."""
    monkeypatch.setattr(hub.table.sound, "clip", lambda clip: b"RIFF1234" if clip == "now" else None)
    client = hub.app.test_client()
    whole = await client.get(f"/api/tables/{hub.code}/clips/now")
    assert (whole.status_code, whole.content_type) == (200, "audio/wav")
    assert whole.headers["Cache-Control"] == "no-store"
    assert await whole.get_data(as_text=False) == b"RIFF1234"
    part = await client.get(f"/api/tables/{hub.code}/clips/now", headers={"Range": "bytes=0-1"})
    assert part.status_code == 206
    assert part.headers["Content-Range"] == "bytes 0-1/8"
    assert await part.get_data(as_text=False) == b"RI"
    none = await client.get(f"/api/tables/{hub.code}/clips/now", headers={"Range": "bytes=99-"})
    assert none.status_code in (200, 416)
