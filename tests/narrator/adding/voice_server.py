"""A server on this machine that publishes voices as Piper's does, and misbehaves on request."""

from __future__ import annotations

import hashlib
import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Literal

Fault = Literal["", "breaks off", "no ranges", "wrong range", "longer", "shorter", "other size", "500"]

CONFIG = {
    "audio": {"sample_rate": 22050},
    "espeak": {"voice": "nb"},
    "phoneme_id_map": {"_": [0]},
    "num_symbols": 130,
    "num_speakers": 1,
}
MODEL = bytes(range(256)) * 4_000
CARD = b"# Model card\n\n* License: CC0\n"
TALE = "no_NO-talesyntese-medium"


def config(**changes: Any) -> bytes:
    return json.dumps(CONFIG | changes).encode()


@dataclass
class VoiceServer:
    """What is published, by path, and what was asked for."""

    url: str = ""
    files: dict[str, bytes] = field(default_factory=dict)
    index: dict[str, Any] = field(default_factory=dict)
    fault: Fault = ""
    asked: list[tuple[str, str]] = field(default_factory=list)
    """Paths with the ranges asked for."""

    def publish(self, key: str, *, model: bytes = MODEL, settings: bytes | None = None, **about: Any) -> None:
        """A voice with a list's entry that is true."""
        family, code = key.partition("_")[0], key.partition("-")[0]
        folder = f"{family}/{code}"
        found = {f"{key}.onnx": model, f"{key}.onnx.json": settings or config(), "MODEL_CARD": CARD}
        self.files |= {f"{folder}/{name}": data for name, data in found.items()}
        self.index[key] = {
            "key": key,
            "language": {"code": code, "family": family, "name_english": code},
            "quality": "medium",
            "num_speakers": 1,
            "speaker_id_map": {},
            "files": {
                f"{folder}/{name}": {"size_bytes": len(data), "md5_digest": hashlib.md5(data).hexdigest()}
                for name, data in found.items()
            },
            "aliases": [],
        } | about

    def model_path(self, key: str = TALE) -> str:
        return next(path for path in self.files if path.endswith(f"{key}.onnx"))

    def about_model(self, key: str = TALE) -> dict[str, Any]:
        """What the list says of the model, to be spoilt."""
        about: dict[str, Any] = self.index[key]["files"][self.model_path(key)]
        return about

    def ranges(self) -> list[str]:
        """Ranges asked for of models."""
        return [range_ for path, range_ in self.asked if path.endswith(".onnx")]


@contextmanager
def voice_server() -> Iterator[VoiceServer]:
    published = VoiceServer()

    class Handler(_Handler):
        voices = published

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    published.url = f"http://127.0.0.1:{server.server_port}/voices"
    try:
        yield published
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class _Handler(BaseHTTPRequestHandler):
    voices: VoiceServer

    def do_GET(self) -> None:
        path = self.path.removeprefix("/voices/")
        self.voices.asked.append((path, self.headers.get("Range", "")))
        if path == "voices.json":
            self._send(200, json.dumps(self.voices.index).encode())
        elif path not in self.voices.files:
            self._send(404, b"no")
        elif path.endswith(".onnx"):
            self._send_model(self.voices.files[path])
        else:
            self._send(200, self.voices.files[path])

    def _send_model(self, data: bytes) -> None:
        fault = self.voices.fault
        match = re.match(r"bytes=(\d+)-", self.headers.get("Range", ""))
        start = int(match[1]) if match and fault != "no ranges" else 0
        if fault == "500":
            self._send(500, b"no")
        elif fault == "breaks off":
            part = data[start : start + len(data) // 3]
            self._send(206 if start else 200, part, start=start, whole=len(data), length=len(data) - start)
        elif fault == "longer":
            self._send(200, data + b"more", length=None)
        elif fault == "shorter":
            self._send(200, data[:-100], length=None)
        elif fault == "other size":
            self._send(200, data + b"more")
        else:
            shift = start + 1 if fault == "wrong range" else start
            self._send(206 if start else 200, data[start:], start=shift, whole=len(data))

    def _send(
        self, status: int, data: bytes, *, start: int = 0, whole: int = 0, length: int | None = -1
    ) -> None:
        self.send_response(status)
        if status == 206:
            self.send_header("Content-Range", f"bytes {start}-{whole - 1}/{whole}")
        if length is not None:
            self.send_header("Content-Length", str(len(data) if length < 0 else length))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads it."""
