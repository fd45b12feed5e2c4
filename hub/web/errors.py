"""Answers to what can't be done: a key, a sentence in the phone's language, never what was sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

import msgspec
from quart import Quart, Response, has_request_context, request, websocket

from hub.logs import Notes
from hub.rules.refusal import Refusal
from hub.web.pages import is_page, missing_page
from hub.web.texts import chosen, sentence

notes = Notes(__name__)

STATUS: Mapping[str, int] = {
    "malformed": 400,
    "not-found": 404,
    "unknown-table": 404,
    "unknown-link": 404,
    "unknown-pairing": 404,
    "unknown-clip": 404,
    "unknown-address": 404,
    "unknown-story": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "unknown-name": 421,
    "link-moved": 410,
    "seat-removed": 410,
    "other-site": 403,
    "too-large": 413,
    "too-long": 414,
    "too-fast": 429,
    "too-many-tries": 429,
    "too-many-joins": 429,
    "too-many-asks": 429,
    "too-many-opened": 429,
    "too-many-pages": 429,
    "too-many-previews": 429,
    "hub-fault": 500,
    "not-saved": 503,
    "not-deleted": 503,
    "starting": 503,
}
"""HTTP status by refusal key; every other refusal is a conflict with the state of the table: 409."""
RETRY_AFTER = {"starting": "2"}
"""Seconds after which it is worth trying again, by refusal key."""
KEYS = {400: "malformed", 404: "not-found", 405: "wrong-method", 408: "too-slow", 413: "too-large"}
"""Refusal key by the status that the framework answers on its own."""


class RefusedError(Exception):
    """Ends a request with a refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


class ErrorBody(msgspec.Struct, frozen=True, kw_only=True):
    """Every answer that is not what was asked for."""

    error: str
    """Key of the refusal."""
    message: str
    """For the person, in the language of ``Accept-Language``."""
    params: dict[str, str | int]


def refuse(key: str, **params: str | int) -> NoReturn:
    """Ends the request with that refusal."""
    raise RefusedError(Refusal(key, params))


def language() -> str:
    """Of the phone that asks."""
    asked = request if has_request_context() else websocket
    return chosen(asked.headers.get("Accept-Language", ""))


def answer(refusal: Refusal, status: int | None = None) -> Response:
    """``refusal`` as an answer; ``status`` where the key has none of its own."""
    body = ErrorBody(error=refusal.key, message=sentence(refusal, language()), params=refusal.params)
    status = STATUS.get(refusal.key, status or 409)
    answered = Response(msgspec.json.encode(body), status, content_type="application/json")
    if refusal.key in RETRY_AFTER:
        answered.headers["Retry-After"] = RETRY_AFTER[refusal.key]
    return answered


def _is_for_a_person() -> bool:
    return has_request_context() and is_page(request.path, request.method)


def _readable(refused: Response, refusal: Refusal) -> Response:
    """The sentence alone: whoever opens a page that there is no way to show reads that."""
    text = sentence(refusal, language())
    return Response(text, refused.status_code, content_type="text/plain; charset=utf-8")


async def answer_error(error: Exception) -> Response:
    """The one handler of everything that is raised while a request is answered."""
    if isinstance(error, RefusedError):
        refused = answer(error.refusal)
        return _readable(refused, error.refusal) if _is_for_a_person() else refused
    status = getattr(error, "code", None)
    if not isinstance(status, int):
        notes.fault("a request failed", error)
        return answer(Refusal("hub-fault"))
    if status == 404 and _is_for_a_person():
        return missing_page()
    refused = answer(Refusal(KEYS.get(status, "refused")), status)
    if status == 405:
        refused.headers["Allow"] = ", ".join(sorted(getattr(error, "valid_methods", None) or ()))
    return refused


def handle_errors(app: Quart) -> None:
    app.register_error_handler(Exception, answer_error)
