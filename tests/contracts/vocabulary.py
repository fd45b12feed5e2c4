"""Every key that a page may have to put into words: what the rulebooks name, and what their scenarios show.

The pages' own contract test reads it from a file, which ``python -m tests.contracts.vocabulary`` writes anew.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from hub.projection.private import SeatKnowledge
from hub.rules import events as ev
from hub.rules.books import BOOKS
from hub.rules.deal import composition
from hub.rules.deaths import How
from hub.rules.evolve import begin, evolve
from hub.rules.game import ACK, HUNCH, MISSED, PASS, Fact, Game, Phase
from hub.rules.lobby.decide import MOST_SEATS
from hub.rules.prompts import Prompt, main_prompt, powers
from hub.rules.refusal import Refusal
from hub.rules.rulebook import Rulebook
from hub.rules.settings import Ballot, Limits, PaceName, Style, Tie
from hub.rules.vote import Reason
from tests.scenarios.script import Scenario, scenarios
from tests.scenarios.stage import Stage

FILE = Path(__file__).parents[2] / "player_ui/src/locales/vocabulary.json"
Found = dict[str, set[str]]
"""What kind of key -> the keys."""


def vocabulary() -> dict[str, Any]:
    """By rulebook, and what all of them share; lists are sorted."""
    books = {key: _named(book) for key, book in BOOKS.items()}
    for scenario in scenarios():
        seen = _seen(scenario)
        for kind, keys in seen.items():
            books[scenario.book][kind] |= keys
    return {"shared": _sorted(_shared()), "books": {key: _sorted(found) for key, found in books.items()}}


def _sorted(found: Found) -> dict[str, list[str]]:
    return {kind: sorted(keys) for kind, keys in sorted(found.items())}


def _shared() -> Found:
    return {
        "phases": set(get_args(Phase)),
        "limits": set(Limits.__struct_fields__),
        "styles": set(get_args(Style)),
        "paces": set(get_args(PaceName)) - {"test"},
        "ties": set(get_args(Tie)),
        "ballots": set(get_args(Ballot)),
        "verdicts": set(get_args(Reason)),
        "deaths": set(get_args(How)),
        "problems": set(_problems()),
        "verbs": {PASS, MISSED, "suspect", ACK},
    }


def _problems() -> Iterator[str]:
    """Why a start may be refused, however the dials were turned: they give way where they don't fit."""
    if any(book.all_ready for book in BOOKS.values()):
        yield "not-all-ready"
    for book in BOOKS.values():
        for seats in range(MOST_SEATS + 1):
            found = composition(book, seats, {})
            if isinstance(found, Refusal):
                yield found.key


def _named(book: Rulebook) -> Found:
    """What the rulebook itself names."""
    found: Found = defaultdict(set)
    found["roles"] = {role.key for role in book.roles}
    found["sides"] = {role.side for role in book.roles}
    found["wakes"] = {wake.key for wake in (*book.wakes(), *(power.wake for power in book.powers))}
    found["apart"] = {wake.key for wake in book.wakes() if wake.team is not None}
    found["wakes"] |= {reaction.key for reaction in book.reactions}
    found["dials"] = {
        dial.key for seats in range(book.seats[0], book.seats[1] + 1) for dial in book.dials(seats, {})
    }
    return found


def _seen(scenario: Scenario) -> Found:
    """What people are asked, find out and die of in one scenario."""
    stage, found = Stage(scenario), defaultdict[str, set[str]](set)
    stage.play(scenario.play)
    log, book = stage.table.log, stage.table.book
    first = log[0]
    assert isinstance(first, ev.GameDealt)
    game, minds = begin(first), [SeatKnowledge(seat) for seat in first.seats]
    for event in log:
        game = evolve(game, event)
        for mind in minds:
            mind.apply(event)
        if isinstance(event, ev.StepBegan | ev.RoundBegan):
            for prompt in _prompts(game, book):
                _ask(prompt, found)
        elif isinstance(event, ev.DeathExplained):
            found["causes"].add(event.cause)
        elif isinstance(event, ev.WakeClosed):
            found["blocked"] |= {act.blocked for act in event.acts if act.blocked is not None}
    found["facts"] = {_worded(book, learned.fact) for mind in minds for learned in mind.learned}
    return found


def _prompts(game: Game, book: Rulebook) -> Iterator[Prompt]:
    for seat in game.seats:
        prompt = main_prompt(game, book, seat)
        if prompt is not None:
            yield prompt
        yield from powers(game, book, seat)


def _ask(prompt: Prompt, found: Found) -> None:
    if prompt.key == HUNCH:
        return
    found["verbs"] |= {option.verb for option in prompt.options}
    if prompt.blocked is not None:
        found["blocked"].add(prompt.blocked)


def _worded(book: Rulebook, fact: Fact) -> str:
    """``key value``; roles, numbers and no value at all are one to whoever words them: ``*``."""
    roles = {role.key for role in book.roles}
    open_ended = not fact.value or fact.value.isdigit() or fact.value in roles
    return f"{fact.key} {'*' if open_ended else fact.value}"


def text() -> str:
    """As it is kept in the repository."""
    return json.dumps(vocabulary(), indent=2) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
    print(f"Wrote {FILE}")
