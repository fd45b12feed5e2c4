"""Takes chance out of a game: everybody gets the card that was planned, and draws come out as told."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from hub.rules.chance import choose
from hub.rules.ids import Seat

if TYPE_CHECKING:
    from tests.secrecy.stories import Setup

Draws = dict[str, Seat]
"""Purpose and moment of a draw -> who was drawn."""


class Noted:
    """Stands in for both loggers, and keeps what the hub would have written to its terminal."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def __call__(self, name: str) -> Noted:
        return self

    def __getattr__(self, level: str) -> Any:
        return lambda event, **about: self.lines.append(f"{level}: {event} {about}")


@contextmanager
def fate(setup: Setup, draws: Draws, *, record: bool = False) -> Iterator[Noted]:
    """While it holds, deals and draws are those of ``setup`` and ``draws``; with ``record`` draws are kept.

    Everything else that comes from the system's own chance (codes, tokens, seeds) is the same in every game
    played with the same ``setup.seed``, so that what reaches a page can be compared byte by byte.
    """

    def shuffled(seed: str, stream: str, key: str, items: Sequence[str]) -> list[str]:
        cards = list(setup.dealt().values())
        assert sorted(cards) == sorted(items), "this is not what was planned"
        return cards

    def chosen(seed: str, stream: Any, key: str, among: Sequence[Seat]) -> Seat:
        drawn = choose(seed, stream, key, among)
        if record:
            draws[key] = drawn
        told = draws.get(key)
        return told if told is not None and told in among else drawn

    noted = Noted()
    with ExitStack() as patches:
        for target, put in {
            "hub.logs._logger": noted,
            "narrator.notes.Notes._logger": noted,
            "hub.rules.deal.shuffled": shuffled,
            "hub.rules.turn.choose": chosen,
            "hub.game.session.secrets": _Secrets(setup.seed),
            "hub.game.links.secrets": _Secrets(setup.seed),
            "narrator.outlets.browser.secrets": _Secrets(setup.seed),
            "hub.game.house.TICK": 4.0,
            "hub.game.house.READY_AFTER": 1e6,
            "hub.game.welcome.GETS_READY_AFTER": 1e6,
        }.items():
            patches.enter_context(patch(target, put))
        yield noted


class _Secrets:
    """Stands in for the module: the same every time."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._count = count(1)

    def token_hex(self, size: int) -> str:
        return (self._seed * (2 * size))[: 2 * size]

    def token_urlsafe(self, size: int) -> str:
        return f"{next(self._count):0{size}d}"

    @staticmethod
    def choice(among: Sequence[str]) -> str:
        return among[0]

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)
