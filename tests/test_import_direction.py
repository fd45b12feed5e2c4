"""Rules know nothing of the web, and the narrator nothing of the hub: imports go one way."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.imports import wrongs

PACKAGES = ("hub", "narrator", "voices")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_imports_in_the_right_direction(repo: Path, package: str) -> None:
    """hub.rules <- hub.projection <- hub.game <- hub.web <- hub; narrator and voices stand alone."""
    files = sorted((repo / package).rglob("*.py"))
    assert files, f"there is no module in {package}"
    found = [
        wrong
        for file in files
        for wrong in wrongs(
            ".".join(file.relative_to(repo).with_suffix("").parts), file.read_text(encoding="utf-8")
        )
    ]
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize(
    ("module", "source", "what"),
    [
        ("hub.rules.night", "from hub.projection import views", "imports hub.projection.views"),
        ("hub.rules.night", "import hub.game.session", "imports hub.game.session"),
        ("hub.rules.night", "from hub import web", "imports hub.web"),
        ("hub.rules.night", "from ..game import session", "imports hub.game.session"),
        ("hub.rules.__init__", "from ..web import app", "imports hub.web.app"),
        ("hub.rules.books.witches", "from ...cli import main", "imports hub.cli.main"),
        ("hub.rules.night", "from narrator import Cue", "imports narrator.Cue"),
        ("hub.projection.table", "from hub.game import session", "imports hub.game.session"),
        ("hub.projection.cues", "from narrator.voice import Voice", "imports narrator.voice.Voice"),
        ("hub.game.session", "from hub.web.app import create", "imports hub.web.app.create"),
        ("hub.web.app", "from hub.cli import main", "imports hub.cli.main"),
        ("hub.logs", "from hub.game import session", "imports hub.game.session"),
        ("hub.projection.table", "from hub.logs import Notes", "imports hub.logs.Notes"),
        ("narrator.mix", "from hub.rules import ids", "imports hub.rules.ids"),
        ("narrator.mix", "def late():\n    import hub", "imports hub"),
        ("voices.__init__", "import hub.rules", "imports hub.rules"),
        *(
            ("hub.rules.night", f"import {name}", f"imports {name}")
            for name in (
                "asyncio random secrets time datetime os sys io logging structlog sqlite3 pathlib socket"
                " threading subprocess uuid quart pydantic"
            ).split()
        ),
        ("hub.rules.night", "from datetime import UTC", "imports datetime.UTC"),
        ("hub.rules.night", "print('the wolves are awake')", "calls print()"),
        ("hub.projection.table", "open('secrets').read()", "calls open()"),
    ],
)
def test_an_import_against_the_direction_is_found(module: str, source: str, what: str) -> None:
    """The check above can fail: each of these is wrong and is named."""
    (wrong,) = wrongs(module, source)
    assert wrong.what == what


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("hub.rules.night", "from hub.rules import ids\nfrom .ids import Seat\nimport msgspec"),
        ("hub.rules.books.__init__", "from ..rulebook import Rulebook\nfrom . import witches"),
        ("hub.projection.table", "from hub.rules.game import Game"),
        ("hub.projection.cues", "from narrator.cue import Cue"),
        ("hub.game.session", "import asyncio\nfrom hub.projection import views\nfrom narrator import Cue"),
        ("hub.web.app", "from hub.game import session\nfrom hub.logs import Notes\nimport quart"),
        ("hub.cli", "from hub.web import app\nprint('hub')"),
        ("narrator.mix", "from narrator.pcm import Pcm\nimport numpy"),
    ],
)
def test_an_import_in_the_right_direction_is_let_through(module: str, source: str) -> None:
    """The check above does not cry wolf."""
    assert wrongs(module, source) == []
