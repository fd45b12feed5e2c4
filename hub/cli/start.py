"""Runs the hub from the terminal."""

from __future__ import annotations

import asyncio
import os
import sys
import threading

import click

from hub.cli.welcome import welcome
from hub.life import Started, run
from hub.options import Options


def start(options: Options, verbose: bool) -> None:
    """Runs until Ctrl-C. Raises TroubleError with a sentence for whoever started it."""
    if verbose:
        from hub.logs import configure

        configure(verbose=True)

    def tell(started: Started) -> None:
        click.echo(welcome(started, tty=sys.stdout.isatty()))
        if options.open_browser and has_display():
            threading.Thread(target=_open, args=(started,), daemon=True).start()

    async def whole() -> None:
        await run(options, tell)
        click.echo("Good night.")
        _leave()

    asyncio.run(whole())


def _leave() -> None:
    """Ends the process without waiting for threads: a voice being loaded can't be interrupted, only left."""
    if threading.active_count() > 1:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)


def has_display() -> bool:
    """Whether a browser can be seen by somebody."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open(started: Started) -> None:
    import webbrowser

    webbrowser.open(f"{started.root}t/{started.code}")
