"""What the hub and the player process say to each other: frames in, JSON lines out.

A frame is a header (kind, clip id, bytes that follow) and a body. A line out is `{"event": …, …}`.
"""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass
from typing import Any, BinaryIO

_HEADER = struct.Struct("<BII")
_CLIP_HEAD = struct.Struct("<III")
_CLIP, _STOP, _VOLUME, _BED, _BED_SOUND = 1, 2, 3, 4, 5
_LARGEST_BODY = 64_000_000
_VOLUME_STEPS = 1_000
_ON = 1 << 16


@dataclass(frozen=True, slots=True)
class PlayClip:
    """Play samples (16-bit mono) after `lead_ms` of near-silence, a sign `under` them from their start."""

    id: int
    rate: int
    lead_ms: int
    samples: bytes
    under: bytes = b""


@dataclass(frozen=True, slots=True)
class StopClip:
    """End the clip of this id and all before it."""

    id: int


@dataclass(frozen=True, slots=True)
class SetVolume:
    """Loudness of the speech from 0 to 1 from now on."""

    level: float


@dataclass(frozen=True, slots=True)
class SetBed:
    """Whether the bed is to be heard, and the loudness from 0 to 1 of the bed and of signs."""

    on: bool
    level: float


@dataclass(frozen=True, slots=True)
class LoadBed:
    """The bed's loop (16-bit mono at the common rate)."""

    samples: bytes


Frame = PlayClip | StopClip | SetVolume | SetBed | LoadBed


def encode(frame: Frame) -> bytes:
    """A frame as bytes."""
    match frame:
        case PlayClip(id=number, rate=rate, lead_ms=lead, samples=samples, under=under):
            size = _CLIP_HEAD.size + len(samples) + len(under)
            head = _HEADER.pack(_CLIP, number, size) + _CLIP_HEAD.pack(rate, lead, len(samples))
            return head + samples + under
        case StopClip(id=number):
            return _HEADER.pack(_STOP, number, 0)
        case SetVolume(level=level):
            return _HEADER.pack(_VOLUME, _steps(level), 0)
        case SetBed(on=on, level=level):
            return _HEADER.pack(_BED, _steps(level) + (_ON if on else 0), 0)
        case LoadBed(samples=samples):
            return _HEADER.pack(_BED_SOUND, 0, len(samples)) + samples


def _steps(level: float) -> int:
    return round(level * _VOLUME_STEPS)


def read(source: BinaryIO) -> Frame | None:
    """The next frame; `None` at the end. Blocks. `ValueError` when the bytes make no sense."""
    header = source.read(_HEADER.size)
    if len(header) < _HEADER.size:
        return None
    kind, number, size = _HEADER.unpack(header)
    if size > _LARGEST_BODY:
        raise ValueError(f"a frame of {size} bytes")
    body = source.read(size)
    if len(body) < size:
        return None
    match kind:
        case 1:
            rate, lead, speech = _CLIP_HEAD.unpack_from(body)
            sound = body[_CLIP_HEAD.size :]
            return PlayClip(number, rate, lead, sound[:speech], sound[speech:])
        case 2:
            return StopClip(number)
        case 3:
            return SetVolume(number / _VOLUME_STEPS)
        case 4:
            return SetBed(number >= _ON, (number % _ON) / _VOLUME_STEPS)
        case 5:
            return LoadBed(body)
        case _:
            raise ValueError(f"a frame of kind {kind}")


def event(name: str, **details: int | str) -> bytes:
    """A line of the player's: `ready`, `started` or `finished` (`clip`), `trouble` (`reason`, `message`)."""
    return json.dumps({"event": name, **details}).encode() + b"\n"


def parse_event(line: bytes) -> dict[str, Any]:
    """A line of the player's; an empty one when it makes no sense."""
    try:
        found = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
