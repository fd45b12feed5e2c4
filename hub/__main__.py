"""``python -m hub`` is the command ``nightwake``."""

from __future__ import annotations

from hub.cli import main

if __name__ == "__main__":
    main()
