"""Headers of every answer: nothing private is kept on the way, and no link leaks as a referrer."""

from __future__ import annotations

from quart import Quart, Response, request

POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
"""Of whatever is no page: should a browser show it as one all the same, nothing in it runs or loads."""
ALWAYS = {
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex, nofollow",
    "Cross-Origin-Resource-Policy": "same-origin",
}


async def add_headers(response: Response) -> Response:
    for name, value in ALWAYS.items():
        response.headers[name] = value
    response.headers.setdefault("Cache-Control", "no-store")
    response.headers.setdefault("Content-Security-Policy", POLICY)
    if _is_trustworthy():
        response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
    return response


def _is_trustworthy() -> bool:
    """Whether browsers heed the opener policy here; elsewhere they complain about it."""
    name = request.host.lower().partition(":")[0]
    return name in ("localhost", "127.0.0.1") or request.headers.get("X-Forwarded-Proto") == "https"


def add_to_answers(app: Quart) -> None:
    app.after_request(add_headers)
