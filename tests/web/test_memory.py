"""Stories and evenings over HTTP: whoever has the link, and nobody else."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from hub.rules import commands as cmd
from hub.rules.lobby import commands as lobby
from tests.web.hubs import Hub, new_id

NAMES = ("Kari", "Ola", "Ingrid", "Bjørn", "Åse")


async def village_wins(hub: Hub) -> str:
    """A game of Varulv that ends by removing the wolf; the token of its story."""
    assert (
        await hub.table.host_command(id=new_id(), game=0, command=lobby.ChooseRulebook(rulebook="varulv"))
        is None
    )
    for name in NAMES:
        await hub.seat(name)
    assert await hub.table.host_command(id=new_id(), game=0, command=lobby.Start()) is None
    game = hub.table.session.table.game
    assert game is not None
    wolf = next(seat for seat, role in game.roles.items() if role == "varulv")
    gone = cmd.RemoveSeat(step=game.step.id, seat=wolf)
    assert await hub.table.host_command(id=new_id(), game=1, command=gone) is None
    await asyncio.sleep(0.05)
    view = hub.table.table_view().game
    assert view is not None
    assert view.story is not None
    return view.story.token


async def test_a_story_is_read_by_its_link(hub: Hub) -> None:
    """Names are data as they were typed; the answer is stored nowhere on the way."""
    token = await village_wins(hub)
    response = await hub.app.test_client().get(f"/api/stories/{token}")
    told = await response.get_json()
    assert response.status_code == 200
    assert response.headers["Cache-Control"] == "no-store"
    assert (told["story"]["winner"], told["code"]) == ("village", hub.code)
    assert [seat["name"] for seat in told["story"]["seats"]] == list(NAMES)
    assert hub.host_token not in json.dumps(told)


async def test_no_other_link_leads_to_a_story_and_a_story_to_nothing_else(hub: Hub) -> None:
    """Seat, host, table and evenings links are no stories, and a story's link opens none of those."""
    token = await village_wins(hub)
    evenings = hub.house.evenings.token
    _, seat = await hub.seat("Late")
    for other in (seat, hub.host_token, hub.code, evenings, token[:-1], "nothing"):
        assert (await hub.get(f"/api/stories/{other}"))[0] == 404
    for path in (
        f"/api/seat/{token}/view",
        f"/api/host/{token}/view",
        f"/api/evenings/{token}",
        f"/api/table/{token}/view",
    ):
        assert (await hub.get(path))[0] == 404


async def test_a_running_game_can_not_be_read_by_any_story_link(hub: Hub) -> None:
    """The story of the game before tells nothing of the one that runs, and that one has none."""
    first = await village_wins(hub)
    before = await hub.get(f"/api/stories/{first}")
    assert await hub.table.host_command(id=new_id(), game=1, command=lobby.BackToLobby()) is None
    assert await hub.table.host_command(id=new_id(), game=0, command=lobby.Start(anyway=True)) is None
    assert hub.table.playing
    assert await hub.get(f"/api/stories/{first}") == before
    status, listed = await hub.get(f"/api/evenings/{hub.house.evenings.token}")
    assert (status, listed["games"]) == (200, 1)
    assert [past.token for past in hub.table.table_view().past] == [first]


async def test_evenings_are_for_whoever_started_the_hub(hub: Hub) -> None:
    """Guests, and hosts of tables that they opened, find no way in; wrong tries are counted."""
    await village_wins(hub)
    for other in (hub.host_token, hub.code, "nothing"):
        status, refused = await hub.get(f"/api/evenings/{other}")
        assert (status, refused["error"]) == (404, "unknown-link")
        assert (await hub.post(f"/api/evenings/{other}/delete", evening=None))[0] == 404
    _, view = await hub.get(f"/api/host/{hub.host_token}/view")
    assert view["evenings"] is None


async def test_an_evening_is_deleted_over_http(hub: Hub) -> None:
    """Its story, its table and its list entry are gone."""
    token, path = await village_wins(hub), f"/api/evenings/{hub.house.evenings.token}"
    _, listed = await hub.get(path)
    (evening,) = listed["evenings"]
    assert evening["stands"] is True
    assert (await hub.post(f"{path}/delete", evening=evening["id"]))[0] == 200
    assert (await hub.get(f"/api/stories/{token}"))[0] == 404
    assert (await hub.get(f"/api/host/{hub.host_token}/view"))[0] == 404
    _, listed = await hub.get(path)
    assert listed["evenings"] == []


@pytest.mark.parametrize("body", [{}, {"evening": 5}, {"evening": ""}, {"evening": "x", "more": 1}])
async def test_what_is_to_be_deleted_is_said_to_the_letter(hub: Hub, body: dict[str, Any]) -> None:
    """A mistaken request deletes nothing, least of all everything."""
    await village_wins(hub)
    path = f"/api/evenings/{hub.house.evenings.token}"
    assert (await hub.post(f"{path}/delete", **body))[0] == 400
    assert (await hub.get(path))[1]["games"] == 1


async def test_looking_deletes_nothing(hub: Hub) -> None:
    """GET and HEAD never change anything, whatever the address."""
    await village_wins(hub)
    path = f"/api/evenings/{hub.house.evenings.token}"
    assert (await hub.get(f"{path}/delete"))[0] == 405
    assert (await hub.app.test_client().head(path)).status_code == 200
    assert (await hub.get(path))[1]["games"] == 1
