"""Downloads one file: goes on where an earlier try broke off, and believes no size or content unseen."""

from __future__ import annotations

import errno
import hashlib
import http.client
import re
import shutil
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from narrator.adding import AddError, OfflineError

PATIENCE = 20.0
"""Seconds without a byte after which a server is given up."""
TRIES = 4
"""Times that a download which breaks off is taken up again at once, as long as something arrives."""
SPARE = 20_000_000
"""Bytes that are to stay free on the disk."""
_PIECE = 1 << 16
_AGENT = {"User-Agent": "nightwake", "Accept-Encoding": "identity"}

Progress = Callable[[int], None]
"""Told how many bytes of the file are here."""


class _BrokenOffError(Exception):
    """The connection ended before the file did."""


def read_all(url: str, most: int) -> bytes:
    """A small file, into memory; `AddError` when it can't be had or has more than `most` bytes."""
    with _opened(url, 0) as response:
        try:
            data: bytes = response.read(most + 1)
        except (OSError, http.client.HTTPException) as error:
            raise OfflineError(f"{_host(url)} broke off in the middle of {url}. Try again.") from error
    if len(data) > most:
        raise AddError(f"{url} is far too large to be what it should be.")
    return data


def fetch(url: str, into: Path, *, size: int, md5: str, progress: Progress = lambda here: None) -> None:
    """The file at `url`, of that size and digest, as `into`. A part that is there already is gone on with.

    Raises `AddError`; then `into` holds the part that has arrived, if that may still become the file.
    """
    _room(into, size)
    resumed = _fill(url, into, size, progress)
    if _digest(into) != md5 and resumed:
        # The part may have been of another version; the whole anew is something else.
        into.unlink()
        _fill(url, into, size, progress)
    if _digest(into) != md5:
        into.unlink()
        raise AddError(
            f"{url} is not the file that the list of voices promises (its MD5 digest differs), so it was"
            " thrown away. Try again, or another server with --mirror."
        )


def _fill(url: str, into: Path, size: int, progress: Progress) -> bool:
    """Until all is here; whether it was begun by an earlier try."""
    resumed = 0 < _here(into) <= size
    if _here(into) > size:
        into.unlink()
    for left in reversed(range(TRIES)):
        before = _here(into)
        if before == size:
            return resumed
        try:
            _go_on(url, into, size, progress)
        except _BrokenOffError:
            if not left or _here(into) == before:
                percent = 100 * _here(into) // size
                raise OfflineError(
                    f"{_host(url)} broke off after {percent} % of {into.name}. That part is kept: the same"
                    " command goes on from there."
                ) from None
            time.sleep(0.2)
    return resumed


def _go_on(url: str, into: Path, size: int, progress: Progress) -> None:
    start = _here(into)
    with _opened(url, start) as response:
        start = _starts_at(response, start, url)
        _believes(response, size - start, url)
        with _writing(into), into.open("r+b" if start else "wb") as file:
            file.seek(start)
            file.truncate()
            for piece in _pieces(response):
                start += len(piece)
                if start > size:
                    break
                file.write(piece)
                progress(start)
    if start > size:
        into.unlink()
        raise AddError(f"{url} is larger than the {size} bytes that the list of voices promises.")
    if start < size:
        raise _BrokenOffError


def _starts_at(response: Any, asked: int, url: str) -> int:
    """Where in the file the answer begins: not every server can begin in the middle."""
    if response.status != http.client.PARTIAL_CONTENT:
        return 0
    match = re.fullmatch(r"bytes (\d+)-\d+/.*", response.headers.get("Content-Range", ""))
    if match is None or int(match[1]) != asked:
        raise AddError(f"{_host(url)} sends another part of {url} than was asked for. Try --mirror.")
    return asked


def _believes(response: Any, wanted: int, url: str) -> None:
    """Refuses at once what says itself that it is another file."""
    length = response.headers.get("Content-Length", "")
    if length.isdecimal() and int(length) != wanted:
        raise AddError(
            f"{url} has {length} bytes where the list of voices promises {wanted}: it is another file."
            " Try another server with --mirror."
        )


def _pieces(response: Any) -> Iterator[bytes]:
    while True:
        try:
            piece = response.read1(_PIECE)
        except (OSError, http.client.HTTPException) as error:
            raise _BrokenOffError from error
        if not piece:
            return
        yield piece


@contextmanager
def _opened(url: str, start: int) -> Iterator[Any]:
    """The answer, from byte `start` on if the server can. Every way in which there is none is a sentence."""
    headers = _AGENT | ({"Range": f"bytes={start}-"} if start else {})
    try:
        response = urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=PATIENCE)
    except urllib.error.HTTPError as error:
        with error:
            if error.code == http.client.REQUESTED_RANGE_NOT_SATISFIABLE:
                raise AddError(f"{url} is shorter than what has arrived of it. Try --mirror.") from None
            what = "is not there" if error.code in (404, 410) else f"can't be had now (HTTP {error.code})"
            raise OfflineError(f"{url} {what}. Try another server with --mirror.") from None
    except (OSError, http.client.HTTPException) as error:
        raise OfflineError(
            f"{_host(url)} can't be reached ({_reason(error)}). Adding a voice needs the internet, this once:"
            " go online and try again, or name another server with --mirror."
        ) from None
    except ValueError:
        raise AddError(f"{url} is no address. One looks like https://example.org/voices") from None
    with response:
        yield response


@contextmanager
def _writing(into: Path) -> Iterator[None]:
    """A disk that is full, or may not be written to, is a sentence."""
    try:
        yield
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            into.unlink(missing_ok=True)
            raise _full(into, None) from None
        raise AddError(f"{into} can't be written: {(error.strerror or 'unknown reason').lower()}.") from None


def _room(into: Path, size: int) -> None:
    missing = size - _here(into)
    if shutil.disk_usage(into.parent).free < missing + SPARE:
        raise _full(into, missing)


def _full(into: Path, missing: int | None) -> AddError:
    need = f" ({missing / 1e6:.0f} MB more are needed)" if missing else ""
    return AddError(
        f"The disk that holds {into.parent} is full{need}."
        " Make room, or choose another folder with --data-dir."
    )


def _here(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0


def _digest(path: Path) -> str:
    """MD5, for that is what the list has: it tells accidents, not attacks."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, lambda: hashlib.md5(usedforsecurity=False)).hexdigest()


def _host(url: str) -> str:
    return urlsplit(url).netloc or url


def _reason(error: BaseException) -> str:
    cause = getattr(error, "reason", error)
    return str(getattr(cause, "strerror", None) or cause or type(cause).__name__).lower()
