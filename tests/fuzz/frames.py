"""Sends frames to channels that no browser sends: odd contents, odd frames, and what is no frame at all."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import Callable
from random import Random

from tests.fuzz.party import PULSE, Party, dice
from tests.web.wire import Socket

FRAMES_EACH = 5
"""Sent on one socket at most, before it is looked at what became of it."""
SOCKETS = 40
"""At a time."""
SETTLES_WITHIN = 15.0
HUB_FAILED = 1011
"""The code that a socket is never closed with."""

CONTENTS: list[Callable[[Random], bytes]] = [
    lambda r: r.choice([b"null", b"true", b"[]", b"{}", b'""', b"0", b"-1", b"1e999", b"NaN", b""]),
    lambda r: str(r.randint(-(2**70), 2**70)).encode(),
    lambda r: b"[" * (depth := r.randint(1, 1500)) + b"]" * depth,
    lambda r: b'{"a":' * (depth := r.randint(1, 600)) + b"1" + b"}" * depth,
    lambda r: json.dumps({"type": r.choice([None, 1, [], {}, "view", "vote", "gone", "x" * 99])}).encode(),
    lambda r: json.dumps({"type": {"type": {"type": "vote"}}, "seat": r.randint(-9, 99)}).encode(),
    lambda r: r.randbytes(r.randint(0, 300)),
    lambda r: b'{"type":"' + r.randbytes(20) + b'"}',
    lambda r: r.choice([b"\xff\xfe", b"\xed\xa0\x80", b"\xc0\xaf", b"\xf8\x88\x80\x80\x80", b"\xe2\x82"]),
    lambda r: "\N{RIGHT-TO-LEFT OVERRIDE}\N{WOLF FACE}\0\x1b[2J".encode() * r.randint(1, 40),
    lambda r: b"x" * r.choice([125, 126, 127, 4095, 4096, 4097, 65535, 65536, 100_000]),
]
LENGTHS = (0, 1, 125, 126, 127, 65535, 65536, 2**31, 2**63 - 1, 2**63, 2**64 - 1)


def frame(r: Random) -> bytes:
    """One frame, more or less."""
    match r.randrange(10):
        case 0:
            return r.randbytes(r.randint(1, 200))  # no frame
        case 1:
            return _head(r, r.choice(LENGTHS)) + r.randbytes(r.randint(0, 64))  # a length that lies
        case 2:
            return _control(r)
        case 3:
            return b"".join(
                _frame(r, r.choice([0, 1, 2]), _content(r), fin=r.random() < 0.5) for _ in range(3)
            )
        case 4:
            return _frame(r, r.randrange(16), _content(r), rsv=r.randrange(8), masked=r.random() < 0.5)
        case _:
            return _frame(r, r.choice([1, 1, 1, 2]), _content(r))


def _content(r: Random) -> bytes:
    return r.choice(CONTENTS)(r)


def _control(r: Random) -> bytes:
    close = struct.pack(">H", r.choice([0, 999, 1000, 1005, 1006, 1015, 3000, 5000, 65535]))
    payload = r.choice(
        [b"", b"\0", close, close + r.randbytes(r.randint(0, 130)), r.randbytes(r.randint(0, 200))]
    )
    return _frame(r, r.choice([8, 9, 10, 11, 15]), payload, fin=r.random() < 0.8)


def _head(r: Random, length: int) -> bytes:
    return (
        bytes([r.choice([0x81, 0x82, 0x01, 0x89, 0x88]), 0x80 | 127])
        + struct.pack(">Q", length)
        + r.randbytes(4)
    )


def _frame(
    r: Random, opcode: int, payload: bytes, *, fin: bool = True, rsv: int = 0, masked: bool = True
) -> bytes:
    head = bytes([(0x80 if fin else 0) | rsv << 4 | opcode])
    bit, length = (0x80 if masked else 0), len(payload)
    if length < 126:
        head += bytes([bit | length])
    elif length < 2**16:
        head += bytes([bit | 126]) + struct.pack(">H", length)
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", length)
    if not masked:
        return head + payload
    mask = r.randbytes(4)
    whole = (mask * (length // 4 + 1))[:length]
    return head + mask + (int.from_bytes(payload) ^ int.from_bytes(whole)).to_bytes(length)


def fuzz_frames(
    party: Party, cases: int, seed: int, report: Callable[[str], None] = lambda line: None
) -> int:
    """About ``cases`` frames, some on each socket; how many there were."""
    r, sent = dice(f"frames {seed}"), 0
    while sent < cases:
        keys = party.do(party.keys())
        paths = [f"/ws/table/{party.hub.code}", f"/ws/host/{party.hub.host_token}"]
        paths += [f"/ws/seat/{token}" for token in keys["/api/seat/"]]
        each = [[frame(r) for _ in range(r.randint(1, FRAMES_EACH))] for _ in range(SOCKETS)]
        party.do(_at_once(party, [(r.choice(paths), frames) for frames in each]))
        party.do(party.look())
        sent += sum(map(len, each))
        report(f"{sent} frames")
    return sent


async def _at_once(party: Party, sockets: list[tuple[str, list[bytes]]]) -> None:
    await asyncio.gather(*(_one_socket(party, path, frames) for path, frames in sockets))


async def _one_socket(party: Party, path: str, frames: list[bytes]) -> None:
    """Whatever it sends, it is told what goes on, or closed: nothing hangs."""
    socket = await Socket.open(party.hub.port, path)
    try:
        async with asyncio.timeout(SETTLES_WITHIN):
            assert "type" in await socket.message()
            for each in frames:
                socket.raw(each)
            await asyncio.sleep(PULSE)
            pulses = 0
            while pulses < 2:
                message = await socket.message(SETTLES_WITHIN)
                if "closed" in message:
                    assert message["closed"] != HUB_FAILED, frames
                    return
                pulses += message["type"] == "pulse"
    except TimeoutError:
        raise AssertionError(f"neither told nor closed after {frames!r}") from None
    finally:
        socket.hang_up()
