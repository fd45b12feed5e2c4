"""Serves the API's description, made when it is first asked for."""

from __future__ import annotations

from typing import Any

from quart import Blueprint, Response, current_app, json

describing = Blueprint("describing", __name__)
NAME = "nightwake-description"


@describing.get("/openapi.json")
async def openapi() -> Response:
    """The OpenAPI document."""
    if NAME not in current_app.extensions:
        from hub.web.openapi import description  # quart-schema takes longer to import than a page to show

        current_app.extensions[NAME] = description(_app())
    return Response(json.dumps(current_app.extensions[NAME]), content_type="application/json")


def _app() -> Any:
    return current_app._get_current_object()  # type: ignore[attr-defined]
