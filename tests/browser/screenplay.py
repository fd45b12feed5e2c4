"""Three evenings, written so that in two nights everything is asked that their rulebooks can ask.

Parts are named by the role that was dealt; from the second of a kind on they are numbered: ``villager 2``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
import pytest

from hub.game import bots, players, simulate
from hub.rules.books import BOOKS
from hub.rules.commands import SeatCommand
from hub.rules.deal import hand_out
from hub.rules.game import ACK, PASS, Game
from hub.rules.ids import Seat
from hub.rules.prompts import Prompt, main_prompt, powers
from hub.rules.settings import Settings

Part = str
GAMES = 60
"""So many games played by chance show all that a rulebook can ask; each of the three needs less than 20."""


@dataclass(frozen=True, kw_only=True)
class Screenplay:
    """One game: what is dealt to whom, what everybody does, and how it ends."""

    rulebook: str
    language: str
    """Of the table's voice."""
    rules: Mapping[str, Any] = field(default_factory=dict)
    """House rules other than the rulebook's own."""
    dials: tuple[str, ...] = ()
    """What the host turns up by one."""
    dealt: tuple[str, ...]
    """In order of seats."""
    nights: tuple[Mapping[Part, str], ...]
    """Part -> whom it chooses, several joined by ``+``. Others choose nobody, or the first they may."""
    days: tuple[str, ...]
    """Whom all vote for; ``A or B``: a tie between two, and then the first of them."""
    deeds: Mapping[Part, str] = field(default_factory=dict)
    """What is done at a death or by day."""
    winner: str

    @property
    def settings(self) -> Settings:
        return msgspec.structs.replace(BOOKS[self.rulebook].defaults, **self.rules)

    @property
    def parts(self) -> tuple[Part, ...]:
        """In order of seats."""
        seen: Counter[str] = Counter()
        found = []
        for role in self.dealt:
            seen[role] += 1
            found.append(role if seen[role] == 1 else f"{role} {seen[role]}")
        return tuple(found)


class Cast:
    """A screenplay with its people: what each of them does when it is asked."""

    def __init__(self, play: Screenplay, seats: tuple[Seat, ...]) -> None:
        self._play = play
        self._seat = dict(zip(play.parts, seats, strict=True))
        self._part = {seat: part for part, seat in self._seat.items()}

    def part(self, seat: Seat) -> Part:
        return self._part[seat]

    def answer(self, game: Game, seat: Seat, prompt: Prompt) -> tuple[str, tuple[Seat, ...]]:
        """Verb and picks."""
        choices = [option for option in prompt.options if option.picks]
        if prompt.blocked is not None or not choices:
            return (prompt.options[0].verb if prompt.options else ACK), ()
        written = self._written(game, seat, prompt)
        if prompt.kind == "hunch":
            return choices[0].verb, choices[0].targets[:1]
        if written is None:
            return (
                (PASS, ()) if prompt.may_pass else (choices[0].verb, choices[0].targets[: choices[0].picks])
            )
        picks = tuple(self._seat[part] for part in written.split("+"))
        return next(o.verb for o in choices if set(picks) <= set(o.targets)), picks

    def _written(self, game: Game, seat: Seat, prompt: Prompt) -> str | None:
        part = self._part[seat]
        if prompt.kind in ("reaction", "power"):
            return self._play.deeds.get(part)
        tonight = self._play.nights[game.night - 1]
        return tonight.get(f"{part}, {prompt.round}") or tonight.get(part)

    def vote(self, game: Game, seat: Seat) -> Seat:
        """Whom all vote for; it votes for somebody else itself."""
        one, _, other = self._play.days[game.night - 1].partition(" or ")
        aims = [self._seat[part] for part in (one, other) if part]
        if game.step.kind == "runoff" or len(aims) == 1:
            return aims[0] if seat != aims[0] else next(s for s in game.tied or game.alive if s != seat)
        # As many for the one as for the other: neither votes for itself, the rest take turns.
        if seat in aims:
            return aims[1 - aims.index(seat)]
        rest = [s for s in game.alive if s not in aims]
        odd = rest[len(rest) // 2 * 2 :]
        return next(s for s in rest if s != seat) if seat in odd else aims[rest.index(seat) % 2]


def kind_of(prompt: Prompt) -> str:
    """What somebody who is asked this has before their eyes, whoever it is and whatever the names are."""
    if prompt.blocked is not None:
        return f"blocked: {prompt.blocked}"
    kind = prompt.key if prompt.round == "first" else f"{prompt.key}, {prompt.round}"
    return kind if any(option.picks for option in prompt.options) else f"{kind}, nothing to choose"


def kinds_now(game: Game, seat: Seat) -> Iterator[str]:
    """What the seat is asked at this step, votes, cards and talk included."""
    match game.step.kind:
        case "cards" | "discussion":
            yield game.step.kind
        case "vote" | "runoff":
            yield f"{game.step.kind}, {game.settings.ballot}"
    book = BOOKS[game.rulebook]
    main = main_prompt(game, book, seat)
    for prompt in (*([main] if main else []), *powers(game, book, seat)):
        yield kind_of(prompt)


def possible_kinds(play: Screenplay) -> set[str]:
    """Everything that people are asked in a great many other games with the same cards and rules."""
    found: set[str] = set()
    for number in range(GAMES):
        chance = Random(number)
        roles = chance.sample(play.dealt, len(play.dealt))
        turn = hand_out(
            number=1,
            book=BOOKS[play.rulebook],
            settings=play.settings,
            dealt={role: play.dealt.count(role) for role in play.dealt},
            roles={Seat(seat): role for seat, role in enumerate(roles, 1)},
            seed=f"{number:032x}",
        )
        # The sensible use what they may do by day, the rough do not agree.
        crowd = players.Sensible(turn)
        player = crowd.next_command if number % 2 else bots.next_command

        def noting(
            game: Game, seat: Seat, chance: Random, player: simulate.Player = player
        ) -> SeatCommand | None:
            found.update(kinds_now(game, seat))
            return player(game, seat, chance)

        simulate.run(turn, chance, noting, crowd.hear)
    return found


def deal_as_written(monkeypatch: pytest.MonkeyPatch, play: Screenplay) -> None:
    """Everybody gets the card of their part."""

    def planned(seed: str, stream: str, key: str, cards: Sequence[str]) -> list[str]:
        assert sorted(cards) == sorted(play.dealt), "something else was chosen"
        return list(play.dealt)

    monkeypatch.setattr("hub.rules.deal.shuffled", planned)


WITCHES = Screenplay(
    rulebook="witches",
    language="en",
    rules={"bloodless_first_night": True},
    dials=("owl", "archivist", "enchantress"),
    dealt=(
        *("oracle", "healer", "matriarch", "enchantress", "owl", "archivist", "vigilante"),
        *("witch", "pyre_martyr", "villager"),
    ),
    nights=(
        {"enchantress": "oracle", "healer": "oracle", "owl": "matriarch"},
        {
            "enchantress": "healer",
            "oracle": "enchantress",
            "witch": "villager",
            "matriarch": "owl",
            "matriarch, confirm": "villager",
        },
    ),
    days=("vigilante", "archivist"),
    deeds={"vigilante": "pyre_martyr"},
    winner="coven",
)
SHIFTERS = Screenplay(
    rulebook="shifters",
    language="nb",
    rules={"bloodless_first_night": True},
    dials=("mortician", "rambuh", "armoris"),
    dealt=(
        *("armoris", "shifter", "visionary", "immortal", "alchemist", "mortician"),
        *("shifter", "rambuh", "townfolk", "townfolk"),
    ),
    nights=(
        {"armoris": "shifter 2+townfolk 2", "immortal": "visionary", "visionary": "rambuh"},
        {
            "shifter": "rambuh",
            "shifter 2": "armoris",
            "shifter, runoff": "rambuh",
            "shifter 2, runoff": "rambuh",
            "visionary": "shifter",
            "alchemist": "shifter 2",
        },
    ),
    days=("townfolk or rambuh", "shifter"),
    deeds={"mortician": "townfolk 2"},
    winner="village",
)
VARULV = Screenplay(
    rulebook="varulv",
    language="en",
    rules={"tie": "runoff"},
    dealt=("varulv", "synsk", "lege", "landsbyboer", "varulv", *("landsbyboer",) * 3),
    nights=(
        {"varulv": "landsbyboer 2", "varulv 2": "landsbyboer 2", "synsk": "varulv 2", "lege": "lege"},
        {"varulv": "lege", "varulv 2": "lege", "synsk": "landsbyboer", "lege": "synsk"},
    ),
    days=("landsbyboer 3 or lege", "landsbyboer 4"),
    winner="wolves",
)
