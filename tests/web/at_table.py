"""An evening through the hub's real HTTP edge alone: everybody joins, asks and looks as a phone does."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from hub.rules.refusal import Refusal
from hub.web.texts import LANGUAGES, sentence
from tests.web.hubs import Hub, new_id
from tests.web.wire import Reply, http

STEPS_AT_MOST = 300


class AtTable:
    """People are told by their names, also where the hub is asked about a seat."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tokens: dict[str, str] = {}
        self.seats: dict[str, int] = {}

    # -- as phones ask ----------------------------------------------------------------------------------

    async def post(self, path: str, accepted: str = "en", /, **body: Any) -> Reply:
        whole = json.dumps({"id": new_id(), **body}).encode()
        return await http(self.hub.port, "POST", path, whole, {"Accept-Language": accepted})

    async def get(self, path: str) -> Any:
        reply = await http(self.hub.port, "GET", path)
        assert reply.status == 200, reply.body
        return reply.json()

    async def join(self, *names: str) -> None:
        for name in names:
            reply = await self.post(f"/api/tables/{self.hub.code}/seats", name=name, language="en")
            assert reply.status == 201, reply.body
            self.seats[name], self.tokens[name] = reply.json()["seat"], reply.json()["token"]

    async def done(self, who: str, type: str, /, **body: Any) -> None:
        """``who``, a name or ``host``, asks for something, and it happens."""
        reply = await self.post(self._address(who), **await self._whole(who, type, body))
        assert reply.status == 200, (who, type, body, reply.body)

    async def no(self, key: str, who: str, type: str, /, **body: Any) -> None:
        """It does not happen: there is a sentence in every language, and nothing has changed."""
        await self.refuses(key, self._address(who), **await self._whole(who, type, body))

    async def refuses(self, key: str, path: str, status: int = 409, /, **body: Any) -> None:
        said = []
        for language in LANGUAGES:
            before = (self.hub.table.session.version, self.hub.table.session.table)
            reply = await self.post(path, language, **body)
            found = reply.json()
            assert (reply.status, found.get("error")) == (status, key), (path, body, found)
            assert found["message"] == sentence(Refusal(key, found["params"]), language)
            assert found["message"] != sentence(Refusal("refused"), language)
            assert (self.hub.table.session.version, self.hub.table.session.table) == before
            said.append(found["message"])
        assert len(set(said)) == len(LANGUAGES), f"{key} sounds the same in all languages"

    def _address(self, who: str) -> str:
        if who == "host":
            return f"/api/host/{self.hub.host_token}/commands"
        return f"/api/seat/{self.tokens[who]}/commands"

    async def _whole(self, who: str, type: str, body: dict[str, Any]) -> dict[str, Any]:
        """With the game and the step that the page sees, and seats by number instead of name."""
        game = (await self.host())["game"]
        whole = {"type": type, "game": 0 if game is None else game["number"], **body}
        if type in ("confirm_card", "answer", "vote", "ready_to_vote", "add_time", "close_step"):
            whole.setdefault("step", 0 if game is None else game["step"]["id"])
        return {key: self._numbered(value) for key, value in whole.items()}

    def _numbered(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self._numbered(part) for part in value]
        return self.seats.get(value, value) if isinstance(value, str) else value

    # -- looking, and letting time pass -----------------------------------------------------------------

    async def host(self) -> Any:
        return await self.get(f"/api/host/{self.hub.host_token}/view")

    async def by_role(self) -> dict[str, list[str]]:
        """Role -> who holds it, as their own pages show it."""
        found: dict[str, list[str]] = {}
        for name, token in self.tokens.items():
            card = (await self.get(f"/api/seat/{token}/view"))["card"]
            if card is not None:
                found.setdefault(card["role"], []).append(name)
        return found

    async def answer(self, who: str, prompt: str, verb: str, *picks: str | int, confirm: bool = True) -> None:
        await self.done(who, "answer", prompt=prompt, verb=verb, picks=list(picks), confirm=confirm)

    async def no_answer(
        self, key: str, who: str, prompt: str, verb: str, *picks: str | int, confirm: bool = True
    ) -> None:
        await self.no(key, who, "answer", prompt=prompt, verb=verb, picks=list(picks), confirm=confirm)

    async def until(self, kind: str, place: str | int | None = None) -> None:
        """The host moves on until a step of that kind is open, at that wake or stage."""
        for _ in range(STEPS_AT_MOST):
            step = (await self.host())["game"]["step"]
            if step["kind"] == kind and place in (None, step["wake"], step["stage"]):
                return
            if step["telling"]:
                await asyncio.sleep(0.002)
            else:
                await self.post(
                    self._address("host"), **await self._whole("host", "close_step", {"step": step["id"]})
                )
        raise AssertionError(f"it never came to {kind} {place}")
