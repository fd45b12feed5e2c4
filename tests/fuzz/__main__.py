"""Sends a great deal of nonsense to a hub of its own: ``make fuzz ARGS="--cases 100000"``."""

from __future__ import annotations

import time

import click

from tests.fuzz.api import fuzz_api
from tests.fuzz.frames import fuzz_frames
from tests.fuzz.party import party
from tests.fuzz.raw import fuzz_raw

KINDS = {"api": fuzz_api, "frames": fuzz_frames, "raw": fuzz_raw}


@click.command()
@click.option("--cases", default=10_000, show_default=True, help="Of each kind.")
@click.option("--seed", default=1, show_default=True, help="The same seed sends the same.")
@click.option("--what", type=click.Choice(["all", *KINDS]), default="all", show_default=True)
def main(cases: int, seed: int, what: str) -> None:
    """Fails at the first answer that is the hub's fault, doesn't fit its description, or bothers others."""
    for name, fuzz in KINDS.items():
        if what in ("all", name):
            began = time.monotonic()
            with party() as at:
                sent = fuzz(at, cases, seed, click.echo)
            click.echo(
                f"{name}: {sent} sent in {time.monotonic() - began:.0f} s, nothing found;"
                f" others waited {at.slowest * 1000:.0f} ms at most"
            )


main()
