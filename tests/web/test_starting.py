"""A hub that has just been started again: nobody is told that a right link leads nowhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from quart import typing

from hub.addresses import Fixed
from hub.game.house import House
from hub.web import starting
from hub.web.app import create_app
from hub.web.invites import Invites
from hub.web.services import Services
from tests.game.quiet import QuietVoices
from tests.web.hubs import Hub


class Again:
    """A hub with the log of another one, which listens and hasn't taken up any table yet."""

    def __init__(self, log: Hub) -> None:
        invites = Invites(Fixed("192.168.1.20"), 8080)
        self.house = House(log.log, QuietVoices(), invites.join)
        self.client: typing.TestClientProtocol = create_app(
            Services(house=self.house, invites=invites)
        ).test_client()


@pytest.fixture
async def again(hub: Hub) -> AsyncIterator[Again]:
    again = Again(hub)
    yield again
    await again.house.close()


async def test_answers_and_channels_wait_for_the_tables(hub: Hub, again: Again) -> None:
    """A page that is reloaded just then shows its table a moment later, by code and by link."""
    _, token = await hub.seat("Kari")
    asked = [
        asyncio.ensure_future(again.client.get(path))
        for path in (f"/api/table/{hub.code}/view", f"/api/seat/{token}/view")
    ]
    async with again.client.websocket(f"/ws/seat/{token}") as page:
        listening = asyncio.ensure_future(page.receive())
        done, _ = await asyncio.wait([*asked, listening], timeout=0.2)
        assert not done
        await again.house.start()
        assert [(await answer).status_code for answer in asked] == [200, 200]
        assert '"Kari"' in str(await listening)
    unknown = await again.client.get("/api/seat/nobody/view")
    assert unknown.status_code == 404


async def test_pages_do_not_wait_and_are_not_told_that_there_is_no_table(hub: Hub, again: Again) -> None:
    """The first page is there at once; whether its link is one is known later, and found out by it."""
    _, token = await hub.seat("Kari")
    for path in (f"/s/{token}", f"/h/{hub.host_token}", f"/t/{hub.code}", "/m/anything"):
        async with asyncio.timeout(1):
            reply = await again.client.get(path)
        assert reply.status_code in (200, 503), path  # 503: the page isn't built
        assert reply.content_type.startswith("text/html")
    await again.house.start()
    assert (await again.client.get("/s/nobody")).status_code == 404


async def test_the_wait_has_an_end(hub: Hub, again: Again, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then a sentence says so, and when to ask again."""
    monkeypatch.setattr(starting, "PATIENCE", 0.05)
    reply = await again.client.get(f"/api/table/{hub.code}/view", headers={"Accept-Language": "nb"})
    error = await reply.get_json()
    assert (reply.status_code, error["error"], reply.headers["Retry-After"]) == (503, "starting", "2")
    assert error["message"].startswith("Vertsmaskinen er nettopp startet")
