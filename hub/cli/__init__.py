"""The command ``nightwake``."""

from __future__ import annotations

import sys


def main() -> None:
    """Entry point. Commands import what they need themselves, so that the hub's page is there at once."""
    from hub.cli.commands import nightwake
    from hub.trouble import TroubleError

    try:
        nightwake(auto_envvar_prefix="NIGHTWAKE")
    except TroubleError as error:
        print(error, file=sys.stderr)
        sys.exit(1)
