"""The API's description: paths from the handlers, bodies from pydantic, answers and messages from msgspec."""

from __future__ import annotations

from typing import Any

import msgspec
from quart import Quart
from quart_schema import QuartSchema
from quart_schema.openapi import Info, OpenAPIProvider
from quart_schema.validation import QUART_SCHEMA_REQUEST_ATTRIBUTE, DataSource

from hub.projection.host_view import HostView
from hub.projection.messages import Gone, Pulse
from hub.projection.seat_view import SeatView
from hub.projection.views import TableView
from hub.web.answering import GIVES, QUERY
from hub.web.errors import ErrorBody
from hub.web.reading import READS, model_called

REF = "#/components/schemas/{name}"
MESSAGES = (TableView, SeatView, HostView, Gone, Pulse)
INFO = Info(
    title="Nightwake",
    version="1",
    description=(
        "What the pages of Nightwake ask of the hub. Channels (WebSocket) at `ws/table/<code>`,"
        " `ws/seat/<token>` and `ws/host/<token>` send one `Message` after the other."
    ),
)
LICENCE = "GPL-3.0-or-later"
Json = dict[str, Any]


def description(app: Quart) -> Json:
    """The OpenAPI 3.1 document of ``app``."""
    app.config.setdefault("QUART_SCHEMA_CONVERT_CASING", False)
    app.config.setdefault("QUART_SCHEMA_CONVERSION_PREFERENCE", "pydantic")
    return Provider(app, QuartSchema(info=INFO)).schema()


class Provider(OpenAPIProvider):
    """quart-schema's, taught what our handlers note about themselves."""

    def generate_rules(self) -> list[Any]:
        """The API alone, in the order of its addresses."""
        rules = [rule for rule in super().generate_rules() if rule.rule.startswith("/api/")]
        return sorted(rules, key=lambda rule: (rule.rule, sorted(rule.methods or ())))

    def schema(self) -> Json:
        document: Json = super().schema()
        document["info"]["license"] = {"name": LICENCE, "identifier": LICENCE}
        document["paths"] = dict(document["paths"])
        ours = _shapes([*MESSAGES, ErrorBody, *(shape for _, shape in self._given())])
        theirs = document["components"]["schemas"]
        doubled = set(ours) & set(theirs)
        if doubled:
            raise ValueError(f"two shapes of the API are called {sorted(doubled)}")
        document["components"]["schemas"] = dict(sorted({**theirs, **ours, "Message": _message()}.items()))
        return document

    def _given(self) -> list[tuple[int, Any]]:
        handlers = (self._app.view_functions[rule.endpoint] for rule in self.generate_rules())
        return [given for given in (getattr(handler, GIVES) for handler in handlers) if given[1] is not str]

    def build_paths(self, rule: Any) -> tuple[Json, Json]:
        handler = self._app.view_functions[rule.endpoint]
        model = getattr(handler, READS, None)
        if model is not None:
            setattr(handler, QUART_SCHEMA_REQUEST_ATTRIBUTE, (model_called(model), DataSource.JSON))
        paths, components = super().build_paths(rule)
        status, shape = getattr(handler, GIVES)
        queries = [_query(*query) for query in getattr(handler, QUERY, {}).items()]
        for operations in paths.values():
            for operation in operations.values():
                operation["responses"] = {str(status): _response(shape), "default": _error()}
                operation["parameters"] = [*operation["parameters"], *queries]
        return paths, components

    def build_request_body(self, model: Any, source: DataSource) -> tuple[Json, Json]:
        body, components = super().build_request_body(model, source)
        named = body["content"]["application/json"]["schema"]
        body["content"]["application/json"]["schema"] = {"$ref": REF.format(name=model.__name__)}
        return {**body, "required": True}, {**components, model.__name__: named}


def _response(shape: Any) -> Json:
    if isinstance(shape, str):
        return {"description": "The file.", "content": {shape: {}}}
    (ref,), _ = msgspec.json.schema_components([shape], ref_template=REF)
    return {"description": "What was asked for.", "content": {"application/json": {"schema": ref}}}


def _query(name: str, meaning: str) -> Json:
    return {"name": name, "in": "query", "description": meaning, "schema": {"type": "string"}}


def _error() -> Json:
    schema = {"$ref": REF.format(name="ErrorBody")}
    return {"description": "A refusal.", "content": {"application/json": {"schema": schema}}}


def _message() -> Json:
    names = {shape.__struct_config__.tag: REF.format(name=shape.__name__) for shape in MESSAGES}
    return {
        "description": "What a channel sends: whole views, and signs of life.",
        "oneOf": [{"$ref": ref} for ref in names.values()],
        "discriminator": {"propertyName": "type", "mapping": names},
    }


def _shapes(shapes: list[Any]) -> dict[str, Json]:
    """Everything that is sent, by name; whole, so every field is always there."""
    named = [shape for shape in shapes if not isinstance(shape, str)]
    _, components = msgspec.json.schema_components(named, ref_template=REF)
    for schema in components.values():
        if "properties" in schema:
            schema["required"] = list(schema["properties"])
            for field in schema["properties"].values():
                field.pop("default", None)
    return components
