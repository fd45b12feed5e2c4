"""Runs the program as a person does: a process of its own, its words, its end."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PATIENCE = 30.0


def run(*arguments: str, patience: float = PATIENCE) -> subprocess.CompletedProcess[str]:
    """One command, to its end."""
    return subprocess.run(
        [sys.executable, "-m", "hub", *arguments], capture_output=True, text=True, timeout=patience
    )


def is_a_sentence(said: str) -> bool:
    """Plain words with an end, and no traceback."""
    return bool(said.strip()) and "Traceback" not in said and "Error" not in said


@dataclass
class Program:
    """A running hub and what it said."""

    process: subprocess.Popen[str]
    said: str

    @property
    def port(self) -> int:
        return int(self._found(r"Table screen +http://[\w.\[\]:]+?:(\d+)/"))

    @property
    def code(self) -> str:
        return self._found(r"Table screen +\S+/t/(\w+)")

    @property
    def host_token(self) -> str:
        return self._found(r"Host page +\S+/h/(\S+)")

    def _found(self, pattern: str) -> str:
        match = re.search(pattern, self.said)
        assert match is not None, self.said
        return match[1]

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=PATIENCE) as response:
            body: bytes = response.read()
            return body

    def stop(self, number: int = signal.SIGINT) -> tuple[int, float, str]:
        """Exit code, seconds it took, and what was said meanwhile."""
        began = time.monotonic()
        self.process.send_signal(number)
        rest, _ = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, time.monotonic() - began, rest


@contextmanager
def running(folder: Path, *arguments: str) -> Iterator[Program]:
    """A hub that has said where it is; killed at the end if it still runs."""
    command = [sys.executable, "-m", "hub", *arguments, "--data-dir", str(folder), "--no-nearby"]
    if "--port" not in arguments:
        command += ["--port", "0"]
    if "--voice-out" not in arguments:
        command += ["--voice-out", "off"]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout is not None
        said = ""
        while "Ctrl-C ends" not in said:
            line = process.stdout.readline()
            assert line, f"it ended at once: {said}"
            said += line
        yield Program(process, said)
    finally:
        process.kill()
        process.communicate()
