"""Sends what only looks like HTTP: odd first lines, headers at odds with each other, halves of requests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from tests.fuzz.party import Party, dice

AT_ONCE = 50
PATIENCE = 0.4
"""Seconds to wait for an answer: what is half sent gets none."""

FIRST_LINES = (
    *(b"GET /%s HTTP/1.1", b"POST /api/tables HTTP/1.1", b"GET /ws/table/%s HTTP/1.1", b"GET / HTTP/1.0"),
    *(b"HEAD /api/rulebooks HTTP/1.1", b"OPTIONS * HTTP/1.1", b"CONNECT x:1 HTTP/1.1", b"TRACE / HTTP/1.1"),
    *(b"GET http://evil.example/%s HTTP/1.1", b"GET / HTTP/9.9", b"G\0T / HTTP/1.1", b"PRI * HTTP/2.0"),
    *(b"GET /\xff\xfe%s HTTP/1.1", b"GET /?%s HTTP/1.1", b"GET /%%s%%00%%0d%%0a HTTP/1.1", b"GET  HTTP/1.1"),
)
HEADERS = (
    *(
        b"Host: x",
        b"Host: ",
        b"Host: x\r\nHost: y",
        b"Host: \xff",
        b"Connection: Upgrade",
        b"Connection: close",
    ),
    *(b"Content-Length: -1", b"Content-Length: 5", b"Content-Length: 5\r\nContent-Length: 6"),
    *(b"Transfer-Encoding: chunked", b"Transfer-Encoding: chunked, gzip", b"Expect: 100-continue"),
    *(b"Content-Type: application/json", b"Content-Type: application/json; charset=\xff"),
    *(b"Upgrade: websocket", b"Upgrade: h2c", b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Version: 99"),
    *(b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", b"Sec-WebSocket-Key: \xff"),
    *(b"Sec-WebSocket-Protocol: a, b", b'Sec-WebSocket-Extensions: permessage-deflate; x="'),
    *(b"Origin: http://[", b"Origin: null", b"X-Forwarded-For: \xff,,,", b"X-Forwarded-For: 1.2.3.4"),
    *(b"Accept-Language: \xff;q=abc, *;;;q", b"Range: bytes=0-,-5,9-1", b"If-Modified-Since: x"),
    *(b"Cookie: a=\xff;b", b"Authorization: Basic ////", b"Content-Encoding: gzip", b"X: " + b"a" * 3000),
    *(b" folded: x", b"Bad Header: x", b"X: a\0b", b": x", b"X"),
)
BODIES = (
    b"",
    b"{}",
    b'5\r\n{"a":\r\n0\r\n\r\n',
    b"ffffffffffffffff\r\n",
    b"zz\r\n",
    b"0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
)


def raw_request(r: Random, links: list[bytes]) -> bytes:
    """One request, more or less."""
    line = r.choice(FIRST_LINES).replace(b"%s", r.choice([*links, b"", r.randbytes(5)]))
    data = b"\r\n".join(
        [line, *r.sample(HEADERS, r.randint(0, 8)), b"", r.choice([*BODIES, r.randbytes(30)])]
    )
    if r.random() < 0.2:
        data = data[: r.randrange(len(data))]
    if r.random() < 0.2:
        at = r.randrange(len(data) + 1)
        data = data[:at] + r.randbytes(3) + data[at:]
    return data


def fuzz_raw(party: Party, cases: int, seed: int, report: Callable[[str], None] = lambda line: None) -> int:
    """About ``cases`` requests; how many there were."""
    r, sent = dice(f"raw {seed}"), 0
    hub = party.hub
    links = [b"t/" + hub.code.encode(), b"h/" + hub.host_token.encode(), hub.code.encode()]
    while sent < cases:
        party.do(_at_once(party, [raw_request(r, links) for _ in range(AT_ONCE)]))
        party.do(party.look())
        sent += AT_ONCE
        report(f"{sent} requests")
    return sent


async def _at_once(party: Party, requests: list[bytes]) -> None:
    await asyncio.gather(*(_one(party, request) for request in requests))


async def _one(party: Party, request: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", party.hub.port)
    said = b""
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(request)
            while more := await reader.read(4096):
                said += more
    except (TimeoutError, ConnectionError):
        pass
    finally:
        writer.transport.abort()
    # A way of sending that HTTP knows and nobody uses is 501 by its rules, a page that isn't built 503.
    assert b"HTTP/1.1 500 " not in said, request
    assert b"Traceback" not in said, request
