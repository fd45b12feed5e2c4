"""Writes the API's description where the page's types are made from: ``python -m hub.web.openapi_export``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

FILE = Path(__file__).parents[2] / "player_ui/src/lib/api/openapi.json"


def text() -> str:
    """The description as it is kept in the repository."""
    from hub.web.app import create_app
    from hub.web.openapi import description

    return json.dumps(description(create_app()), indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    if not FILE.parent.is_dir():
        sys.exit(f"There is no folder {FILE.parent}: run this in the source tree of Nightwake.")
    FILE.write_text(text(), encoding="utf-8")
    print(f"Wrote {FILE}")


if __name__ == "__main__":
    main()
