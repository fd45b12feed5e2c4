"""A clip can be had while it is told, by those who see its name; never before, and never by guessing."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import quote

import pytest

from hub.game.voices import HouseVoices
from hub.rules.refusal import Refusal
from narrator.pcm import Pcm
from narrator.studio import Studio
from tests.game.quiet import StillStudios
from tests.web.hubs import Hub, listening_hub, new_id, until
from tests.web.wire import Reply, http


def no_speakers() -> Any:
    raise AssertionError("the table's screen speaks here")


class Short(StillStudios):
    """Clips that are soon over."""

    def make(self, language: str, voice: str) -> Studio:
        studio = super().make(language, voice)
        setattr(studio, "at_hand", lambda text: Pcm.silence(0.1))  # noqa: B010 - a method
        return studio


@pytest.fixture
async def told() -> AsyncIterator[Hub]:
    """A hub whose table's screen speaks, with five people and a bot in a game whose first line is told."""
    async with listening_hub(voices=HouseVoices("browser", Short(), no_speakers)) as hub:
        for name in ("Kari", "Ola", "Anna", "Per", "Siv", "Tor"):
            await hub.seat(name)
        _, started = await hub.post(f"/api/host/{hub.host_token}/commands", type="start", game=0, anyway=True)
        assert started == {"ok": True}
        await until(lambda: clip_of(hub) is not None)
        yield hub


def clip_of(hub: Hub) -> str | None:
    """The name of the clip that the table's screen is to play now."""
    return hub.table.table_view().sound.clip


async def next_clip(hub: Hub) -> str:
    """Lets the current clip be over, and has another one told: the next line, or this one again."""
    before = clip_of(hub)
    assert before is not None
    await until(lambda: hub.table.sound.report(before, "finished", "a-page") or clip_of(hub) != before)
    await until(lambda: clip_of(hub) != before)
    if clip_of(hub) is None:
        hub.table.lines.repeat()
    await until(lambda: clip_of(hub) not in (None, before))
    found = clip_of(hub)
    assert found is not None
    return found


async def fetch(hub: Hub, clip: str, method: str = "GET", **headers: str) -> Reply:
    return await http(hub.port, method, f"/api/tables/{hub.code}/clips/{clip}", headers=headers)


async def test_the_clip_of_now_is_the_one_that_can_be_had(told: Hub) -> None:
    """While it is told it is public; the one before it is gone, the one after it isn't there."""
    first = clip_of(told)
    assert first is not None
    reply = await fetch(told, first)
    assert (reply.status, reply.headers["cache-control"]) == (200, "no-store")
    assert Pcm.from_wav(reply.body).duration > 0
    second = await next_clip(told)
    assert (await fetch(told, second)).status == 200
    assert (await fetch(told, first)).status == 404


async def test_what_is_prepared_ahead_can_not_be_had_by_any_name(told: Hub) -> None:
    """Neither by what would be said, nor by a hash of it, nor by numbers, nor by names that are near."""
    now = clip_of(told)
    assert now is not None
    ahead = list(told.table.sound._voices.studio("en")._at_hand)
    ahead += ["Anna is dead. Anna was the Healer.", "One of you never will."]
    names = ["1", "2", "next", "0", "-1", "current", "*", now[:-1], now + "A", now.swapcase(), now[::-1]]
    for text in ahead:
        for kind in ("md5", "sha1", "sha256", "blake2b"):
            digest = hashlib.new(kind, text.encode())
            names += [digest.hexdigest(), digest.hexdigest()[:16]]
        names.append(re.sub(r"\W+", "-", text))
    made_up = await fetch(told, "A" * len(now))
    assert made_up.status == 404
    for name in names:
        reply = await fetch(told, quote(name))
        assert (reply.status, reply.body) == (404, made_up.body), name
    for way in (
        {"Range": "bytes=0-1"},
        {"Range": "bytes=99999999-"},
        {"If-Range": '"x"'},
        {"If-None-Match": "*"},
    ):
        for method in ("GET", "HEAD"):
            reply = await fetch(told, names[-1], method, **way)
            assert reply.status == 404
            assert reply.headers["content-length"] == made_up.headers["content-length"]
            assert "content-range" not in reply.headers


async def test_clips_are_not_listed(told: Hub) -> None:
    """No address shows which there are, and no view names another than that of now."""
    now = clip_of(told)
    for path in ("", "/", "/.", "/..", "/?list", "/%2e"):
        client = told.app.test_client()
        response = await client.get(f"/api/tables/{told.code}/clips{path}")
        assert response.status_code == 404
    _, view = await told.get(f"/api/table/{told.code}/view")
    assert view["sound"]["clip"] == now
    _, host = await told.get(f"/api/host/{told.host_token}/view")
    assert [match for match in re.findall(r'"clip": ?"([^"]+)"', json.dumps(host)) if match != now] == []


async def test_names_of_clips_say_nothing(told: Hub) -> None:
    """128 random bits each: the same words get another name every time, and names are in no order."""
    names = [clip_of(told) or ""]
    while len(names) < 6:
        names.append(await next_clip(told))
    assert len(set(names)) == len(names)
    assert {len(name) for name in names} == {22}
    assert len({name[:3] for name in names}) == len(names), "a common part or a counter"


async def test_another_table_s_clip_is_not_to_be_had_here(told: Hub) -> None:
    """A clip belongs to its table's screen."""
    now = clip_of(told)
    opened = await told.house.open_table(id=new_id(), language="en")
    assert not isinstance(opened, Refusal)
    status, _ = await told.get(f"/api/tables/{opened.code}/clips/{now}")
    assert status == 404


async def test_parts_of_the_clip_of_now(told: Hub) -> None:
    """Safari asks for parts and heads; they say no more than the whole, and are gone with it."""
    now = clip_of(told)
    assert now is not None
    whole = (await fetch(told, now)).body
    head = await fetch(told, now, "HEAD")
    assert (head.status, head.headers["content-length"]) == (200, str(len(whole)))
    part = await fetch(told, now, Range="bytes=0-1")
    assert (part.status, part.body) == (206, whole[:2])
    assert part.headers["content-range"] == f"bytes 0-1/{len(whole)}"
    for odd in (
        "bytes=5-1",
        "bytes=99999999-",
        "bytes=-0",
        "bytes=0-0,9-9,",
        "lines=1-2",
        "bytes=" + "0-0," * 99,
    ):
        reply = await fetch(told, now, Range=odd)
        assert reply.status in (200, 206, 416), odd
        assert len(reply.body) <= len(whole)
    await next_clip(told)
    assert (await fetch(told, now, Range="bytes=0-1")).status == 404
