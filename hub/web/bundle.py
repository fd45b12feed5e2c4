"""The built page as package data: its files, and its HTML fitted to the depth of an address."""

from __future__ import annotations

import gzip
import re
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

TYPES = {
    "css": "text/css; charset=utf-8",
    "ico": "image/x-icon",
    "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "map": "application/json",
    "mp3": "audio/mpeg",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "wav": "audio/wav",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
"""What is served, by the end of a file's name; anything else is not."""
PACKS_WELL = frozenset({"css", "js", "json", "svg", "txt", "webmanifest"})
"""By the end of a file's name; typefaces and pictures are packed already."""
_SEGMENT = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*")


@cache
def _folder() -> Traversable:
    return files("player_ui").joinpath("dist")


def content_type(path: str) -> str | None:
    return TYPES.get(path.rpartition(".")[2])


def read(path: str) -> bytes | None:
    """A file of the built page, by its path within it; ``None`` for whatever isn't one."""
    segments = path.split("/")
    if not all(_SEGMENT.fullmatch(segment) for segment in segments):
        return None
    file = _folder().joinpath(*segments)
    try:
        return file.read_bytes() if file.is_file() else None
    except OSError:
        return None


def packed(path: str, content: bytes) -> bytes | None:
    """The ``content`` of a file packed with gzip; ``None`` where that gains nothing."""
    small = _pack(content) if path.rpartition(".")[2] in PACKS_WELL else content
    return small if len(small) < len(content) else None


@lru_cache(maxsize=128)
def _pack(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def page(raw_path: str) -> bytes | None:
    """The HTML for an address; its ``<base>`` leads to the hub's root, wherever a proxy has put that."""
    html = read("index.html")
    if html is None:
        return None
    base = f'<base href="{base_of(raw_path)}" />'.encode()
    head, opening, rest = html.partition(b"<head>")
    return head + opening + base + rest


def base_of(raw_path: str) -> str:
    """The root of the hub as seen from ``raw_path``, relative."""
    return "../" * (raw_path.count("/") - 1) or "./"
