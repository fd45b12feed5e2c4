"""Lists the sound devices."""

from __future__ import annotations

import asyncio

import click

from hub.trouble import TroubleError
from narrator.speakers.devices import listed


def show() -> None:
    """Prints each device's id, and its name where that is another. TroubleError: there is none."""
    rows = asyncio.run(listed())
    if not rows:
        raise TroubleError(
            "No sound device was found. On Linux the library PortAudio is needed:"
            " sudo apt install libportaudio2 libasound2-plugins"
        )
    for row in rows:
        click.echo(row.id if row.name == row.id else f"{row.id}    ({row.name})")
