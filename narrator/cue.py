"""What the game asks the storyteller to tell: a key, and the public facts that go into the line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Name:
    """A player's name: `shown` in captions, `said` aloud (empty: as shown).

    `seat` is the public seat number (from 1); it is spoken in place of a name no voice can say.
    """

    shown: str
    said: str = ""
    seat: int = 0


Param = str | int | Name | tuple[Name, ...]
"""What a cue carries: a key such as a role's or side's, a count, a name, or several names in seat order."""


@dataclass(frozen=True, slots=True)
class Cue:
    """One moment to tell, by key (`dawn-deaths`), with its parameters (`count=2`).

    The parameters `role` and `side` are keys (`"pyre_martyr"`); a script words them in its language.
    """

    key: str
    params: Mapping[str, Param] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.params.items(), key=lambda item: item[0]))))
