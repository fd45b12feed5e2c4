"""What docs/security.md says in numbers is what the hub does."""

from __future__ import annotations

from pathlib import Path

from hub.folder import PRIVATE_FILE, PRIVATE_FOLDER
from hub.game.links import TOKEN_BYTES
from hub.serving import HEAD_PATIENCE, LARGEST_FRAME, SILENCE
from hub.sockets import MOST_PEERS, UNHEARD_FOR
from hub.web.app import BODY_PATIENCE, LARGEST_BODY
from hub.web.channel import SEND_PATIENCE
from hub.web.door import LARGEST_HEADERS, LONGEST_ADDRESS


def test_the_numbers_are_those_of_the_hub(repo: Path) -> None:
    """Whoever changes a limit changes the page, too."""
    page = " ".join((repo / "docs/security.md").read_text(encoding="utf-8").split())
    for said in (
        f"An address may have {LONGEST_ADDRESS:,} characters",
        f"headers {LARGEST_HEADERS // 1024} KB",
        f"a body {LARGEST_BODY // 1024} KB",
        f"a frame {LARGEST_FRAME // 1024} KB",
        f"Headers have {HEAD_PATIENCE} s to arrive",
        f"a body {BODY_PATIENCE} s",
        f"a page that takes nothing for {SEND_PATIENCE:g} s",
        f"after {UNHEARD_FOR // 1000} to {SILENCE} s",
        f"At most {MOST_PEERS:,} connections",
        f"({PRIVATE_FOLDER:04o}, files {PRIVATE_FILE:04o})",
        f"Links are {TOKEN_BYTES * 8} bits",
    ):
        assert said in page, said
