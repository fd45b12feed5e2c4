"""Serves the API's description, made when it is first asked for."""

from __future__ import annotations

import asyncio
from typing import Any

from quart import Blueprint, Response, current_app, json

describing = Blueprint("describing", __name__)
NAME = "nightwake-description"


@describing.get("/openapi.json")
async def openapi() -> Response:
    """The OpenAPI document. Making it takes a while, which nobody else shall notice."""
    if NAME not in current_app.extensions:
        made = asyncio.to_thread(_description, _app())
        current_app.extensions[NAME] = asyncio.create_task(made, name="description of the API")
    text = await asyncio.shield(current_app.extensions[NAME])
    return Response(text, content_type="application/json")


def _description(app: Any) -> str:
    from hub.web.openapi import description  # quart-schema takes longer to import than a page to show

    return json.dumps(description(app))


def _app() -> Any:
    return current_app._get_current_object()  # type: ignore[attr-defined]
