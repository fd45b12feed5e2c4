"""Reads scenario files: the deal and the taps of a small game, and the sentence of the rules it proves.

A file is TOML with a list of ``[[scenario]]``. Keys of a scenario, or of the file for all of its scenarios:

``name``      what ``make scenario NAME=...`` finds
``rule``      the sentence of the rules that it proves
``book``      the rulebook; usually left out, for the folder says it
``styles``    ``["called", "together"]`` unless it is about one of them
``deal``      names and roles in seat order: "Ada oracle, Bo healer, ..."
``settings``  what differs from the rulebook's own settings, limits included
``seed``      of chance; usually left out
``play``      one line after the other; see :mod:`tests.scenarios.stage`
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from hub.rules.books import rulebook
from hub.rules.settings import Settings

FOLDER = Path(__file__).parent


class Scenario(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One scenario in one style."""

    name: str
    rule: str
    book: str
    style: str
    deal: str
    play: str
    settings: dict[str, Any] = {}
    seed: str = "scenario"

    @property
    def label(self) -> str:
        return f"{self.book}-{self.name}-{self.style}"

    def roles(self) -> dict[str, str]:
        """Name -> role, in seat order."""
        pairs = (entry.split() for entry in self.deal.replace("\n", " ").split(",") if entry.strip())
        return {name: role for name, role in pairs}

    def house_rules(self) -> Settings:
        usual = msgspec.to_builtins(rulebook(self.book).defaults)
        limits = {**usual["limits"], **self.settings.get("limits", {})}
        off = {key: None if value == "off" else value for key, value in limits.items()}
        return msgspec.convert({**usual, **self.settings, "limits": off, "style": self.style}, Settings)


def scenarios(folder: Path = FOLDER) -> list[Scenario]:
    """All scenarios below ``folder``, once for each style they are about."""
    return [found for path in sorted(folder.glob("*/*.toml")) for found in _read(path)]


def _read(path: Path) -> list[Scenario]:
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    common = {"book": path.parent.name, "styles": ["called", "together"], **content}
    entries = common.pop("scenario")
    made = []
    for entry in entries:
        merged = {**common, **entry}
        for style in merged.pop("styles"):
            made.append(msgspec.convert({**merged, "style": style}, Scenario))
    return made
