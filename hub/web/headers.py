"""Headers of every answer: nothing private is kept on the way, and no link leaks as a referrer."""

from __future__ import annotations

from quart import Quart, Response

ALWAYS = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex, nofollow",
    "Cross-Origin-Resource-Policy": "same-origin",
}


async def add_headers(response: Response) -> Response:
    for name, value in ALWAYS.items():
        response.headers[name] = value
    response.headers.setdefault("Cache-Control", "no-store")
    return response


def add_to_answers(app: Quart) -> None:
    app.after_request(add_headers)
