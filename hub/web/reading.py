"""Reads request bodies: JSON, to the letter of a model, or a refusal that repeats nothing of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from importlib import import_module
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from quart import request

from hub.web.errors import refuse

if TYPE_CHECKING:
    from pydantic import ValidationError

Model = TypeVar("Model")
Path = ParamSpec("Path")
Answer = TypeVar("Answer")
READS = "nightwake_reads"
"""Attribute of a handler that names its model, for the API's description."""


def reads(
    model: str,
) -> Callable[[Callable[Concatenate[Model, Path], Awaitable[Answer]]], Callable[Path, Awaitable[Answer]]]:
    """Gives a handler the request's body as its first argument, as a ``model``: ``bodies.OpenTable``."""

    def decorate(
        handler: Callable[Concatenate[Model, Path], Awaitable[Answer]],
    ) -> Callable[Path, Awaitable[Answer]]:
        @wraps(handler)
        async def with_body(*args: Path.args, **kwargs: Path.kwargs) -> Answer:
            return await handler(await _body(model), *args, **kwargs)

        setattr(with_body, READS, model)
        return with_body

    return decorate


def model_called(name: str) -> Any:
    """The model, by its module. Loaded only now: pydantic takes longer to import than a page to show."""
    module, _, model = name.partition(".")
    return getattr(import_module(f"hub.web.{module}"), model)


async def _body(model: str) -> Any:
    # Pages from elsewhere can't send this content type unasked, so they can't act for this hub's pages.
    if request.mimetype != "application/json":
        refuse("malformed")
    from pydantic import ValidationError

    raw = await request.get_data(cache=False, as_text=False)
    try:
        return model_called(model).model_validate_json(raw)
    except ValidationError as error:
        refuse("malformed", where=_where(error))


def _where(error: ValidationError) -> str:
    """The first field that is wrong, unless that is a name which the sender made up."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    made_up = first["type"] == "extra_forbidden"
    return ".".join(map(str, first["loc"][:-1] if made_up else first["loc"]))
