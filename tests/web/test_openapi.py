"""The API's description is whole, valid, and the one that the page's types are made from."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from hub.web.openapi_export import FILE, text
from hub.web.reading import READS, model_called
from tests.needs import require_tool
from tests.web.hubs import Hub

Json = dict[str, Any]


@pytest.fixture(scope="module")
def document() -> Json:
    found: Json = json.loads(text())
    return found


def refs(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        for key, value in node.items():
            if key == "$ref":
                yield value
            else:
                yield from refs(value)
    elif isinstance(node, list):
        for item in node:
            yield from refs(item)


def test_the_file_in_the_repository_is_fresh() -> None:
    """Whoever changes the API writes it anew: python -m hub.web.openapi_export."""
    assert FILE.read_text(encoding="utf-8") == text(), "run: python -m hub.web.openapi_export"


def test_every_reference_leads_somewhere(document: Json) -> None:
    """No dangling reference: types can be made from it."""
    schemas = document["components"]["schemas"]
    found = set(refs(document))
    assert found
    assert not [ref for ref in found if ref.removeprefix("#/components/schemas/") not in schemas]
    mapped = document["components"]["schemas"]["Message"]["discriminator"]["mapping"]
    assert set(mapped) == {"table", "seat", "host", "gone", "pulse"}


def test_bodies_are_required_and_strict(document: Json) -> None:
    """Every POST needs its body; ``type`` must be named; nothing else is allowed."""
    posts = [path["post"] for path in document["paths"].values() if "post" in path]
    assert len(posts) == 9
    assert all(post["requestBody"]["required"] for post in posts)
    for name in ("CastVote", "Answer", "Start", "TakeSeat"):
        schema = document["components"]["schemas"][name]
        assert schema["additionalProperties"] is False
        assert "id" in schema["required"]
    assert "type" in document["components"]["schemas"]["CastVote"]["required"]


def test_what_is_sent_is_sent_whole(document: Json) -> None:
    """Every field of a view is always there, so the page need not guess."""
    for name in ("TableView", "SeatView", "HostView", "SeatRow", "GameView", "Pulse", "ErrorBody"):
        schema = document["components"]["schemas"][name]
        assert set(schema["required"]) == set(schema["properties"])


def test_every_operation_has_answers_and_a_name(document: Json) -> None:
    """One good answer, and a refusal in the shape of all refusals."""
    names = []
    for path in document["paths"].values():
        for operation in path.values():
            names.append(operation["operationId"])
            good, bad = operation["responses"]
            assert good in ("200", "201")
            assert bad == "default"
            assert operation["summary"]
    assert len(set(names)) == len(names)


async def test_it_is_served_and_nothing_from_elsewhere(hub: Hub, document: Json) -> None:
    """At /openapi.json; there are no documentation pages that would need the internet."""
    status, served = await hub.get("/openapi.json")
    assert (status, served) == (200, document)
    for path in ("/docs", "/redocs", "/scalar"):
        assert (await hub.app.test_client().get(path)).status_code == 404


def test_handlers_read_what_they_say(hub: Hub) -> None:
    """The model that is named is the one in the handler's signature."""
    named = 0
    for handler in hub.app.view_functions.values():
        model = getattr(handler, READS, None)
        if model is not None:
            named += 1
            assert handler.__annotations__["asked"] == model
            assert issubclass(model_called(model), BaseModel)
    assert named == 9


def test_types_can_be_made_of_it(tmp_path: Path, repo: Path) -> None:
    """openapi-typescript validates and reads it, and a command's type is required in TypeScript."""
    tool = repo / "player_ui/node_modules/.bin/openapi-typescript"
    require_tool(str(tool), "run npm ci in player_ui to make types of the API's description")
    made = tmp_path / "schema.d.ts"
    done = subprocess.run(
        [str(tool), str(FILE), "--output", str(made)], capture_output=True, text=True, timeout=50, cwd=repo
    )
    assert done.returncode == 0, done.stderr
    types = made.read_text()
    assert 'type: "vote";' in types
    assert "type?:" not in types
