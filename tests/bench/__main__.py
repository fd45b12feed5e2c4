"""``make bench``: measures what people wait for, and says where a figure misses its aim.

Run with names to measure only some: ``make bench ARGS="engine voice"``.
"""

from __future__ import annotations

import os
import platform
import sys
import time
from collections.abc import Callable, Mapping

from tests.bench import engine, evening, on_time, voice, web

MEASURES: dict[str, Callable[[], Mapping[str, float]]] = {
    "start": web.measure_start,
    "web": web.measure_taps,
    "voice": voice.measure,
    "on_time": on_time.measure,
    "engine": engine.measure,
}
LONG: dict[str, Callable[[], Mapping[str, float]]] = {"evening": evening.measure}
"""Takes three quarters of an hour, and so is measured only when it is named."""
AIMS: dict[str, tuple[str, float]] = (
    {
        "first page after start, p50 ms": ("at most", 1000),
        "tap to all screens, p99 ms": ("at most", 10),
        "cached, p95 ms": ("at most", 100),
        "uncached, p95 ms": ("at most", 300),
    }
    | evening.AIMS
    | {
        f"{book}: {figure}": aim
        for book in ("shifters", "varulv", "witches")
        for figure, aim in on_time.AIMS.items()
    }
    | {
        f"{book}, {style}": ("at least", engine.TARGET)
        for book in ("shifters", "varulv", "witches")
        for style in ("called", "together")
    }
)


def verdict(figure: str, value: float) -> str:
    """What was aimed at, and whether it was reached."""
    if figure not in AIMS:
        return ""
    word, aim = AIMS[figure]
    reached = value <= aim if word == "at most" else value >= aim
    return f"aim: {word} {aim:g}{'' if reached else '   MISSED'}"


def main(chosen: list[str]) -> int:
    known = MEASURES | LONG
    unknown = [name for name in chosen if name not in known]
    if unknown:
        print(f"There is no measure {unknown[0]!r}; there are: {', '.join(known)}.", file=sys.stderr)
        return 2
    load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    print(f"{time.strftime('%Y-%m-%d')}, Python {platform.python_version()}, {platform.machine()}, {load}")
    for name in chosen or MEASURES:
        print(f"\n{name}")
        for figure, value in known[name]().items():
            print(f"  {figure:<40} {value:>10g}   {verdict(figure, value)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
