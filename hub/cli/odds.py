"""Shows how often which side wins."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import click
import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from hub.game.odds import Odds, PlayersName, Question, find_out
from hub.rules.books import BOOKS
from hub.rules.deal import composition
from hub.rules.refusal import Refusal
from hub.rules.rulebook import Rulebook
from hub.rules.settings import Style
from hub.trouble import TroubleError
from hub.web.texts import sentence


def odds(
    *,
    rulebook: str,
    seats: int,
    games: int,
    roles: str | None,
    style: Style | None,
    players: PlayersName,
    seed: str,
    as_json: bool,
) -> None:
    """Prints what came out of so many games, as a table or as one JSON object.

    ``roles`` is ``role=number,...`` or an object as it is printed: all roles of the deal, or some; those
    left out are not dealt where that is possible.
    Raises TroubleError with a sentence.
    """
    settings, dials = None, dict[str, int]()
    if rulebook in BOOKS:
        settings = replace(BOOKS[rulebook].defaults, style=style or BOOKS[rulebook].defaults.style)
        dials = _dials(roles, rulebook, seats)
    question = Question(
        rulebook=rulebook,
        seats=seats,
        games=games,
        dials=dials,
        settings=settings,
        players=players,
        seed=seed,
    )
    console = Console(highlight=False, quiet=as_json)
    with console.status(f"Playing {games} games ..."):
        found = find_out(question)
    if isinstance(found, Refusal):
        about = found.params.get("role")
        raise TroubleError((f"{about}: " if about else "") + sentence(found, "en"))
    if as_json:
        click.echo(msgspec.json.encode(found).decode())
    else:
        _show(found, console)


def _dials(roles: str | None, rulebook: str, seats: int) -> dict[str, int]:
    if roles is None:
        return {}
    given, book = _given(roles), BOOKS[rulebook]
    if sum(given.values()) == seats and set(given) <= {role.key for role in book.roles}:
        return _dials_for(book, seats, given)
    offered = book.dials(seats, given)
    known = [dial.key for dial in offered]
    unknown = [key for key in given if key not in known]
    if unknown:
        there_are = f"there are: {', '.join(known)}" if known else "its roles are fixed"
        raise TroubleError(
            f"The rulebook {rulebook} has no number of {unknown[0]!r} to set with {seats} seats; {there_are}."
        )
    return {dial.key: 0 for dial in offered if dial.low == 0} | given


def _dials_for(book: Rulebook, seats: int, wanted: Mapping[str, int]) -> dict[str, int]:
    """How to turn the rulebook's dials to deal all of these roles: there are a few hundred ways to try."""
    # With as little as possible turned on, each of them may be turned as far as it ever may.
    dials = book.dials(seats, {dial.key: dial.low for dial in book.dials(seats, {})})
    exact = {role: count for role, count in wanted.items() if count}
    for values in product(*(range(dial.low, dial.high + 1) for dial in dials)):
        turned = {dial.key: value for dial, value in zip(dials, values, strict=True)}
        if composition(book, seats, turned) == exact:
            return turned
    raise TroubleError(f"The rulebook {book.key} does not deal these roles to {seats} seats.")


def _given(roles: str) -> dict[str, int]:
    """Of ``role=number,...``, or of the JSON object that was printed as ``roles``."""
    if roles.lstrip().startswith("{"):
        try:
            return msgspec.json.decode(roles, type=dict[str, int])
        except msgspec.DecodeError:
            raise TroubleError("As JSON, roles are set like this: --roles '{\"shifter\": 2}'") from None
    pairs = [_role(part) for part in roles.split(",") if part.strip()]
    if len(dict(pairs)) < len(pairs):
        raise TroubleError("Every role can be set once: --roles shifter=2,visionary=1")
    return dict(pairs)


def _role(text: str) -> tuple[str, int]:
    key, _, value = text.partition("=")
    try:
        return key.strip(), int(value)
    except ValueError:
        raise TroubleError(f"Roles are set like this: --roles {key.strip() or 'shifter'}=2") from None


def _show(found: Odds, console: Console) -> None:
    roles = ",".join(f"{role}={count}" for role, count in found.roles.items())
    console.print(f"{found.rulebook}, {found.seats} seats, {found.style}, {found.players} players")
    console.print(f"--roles {roles}", soft_wrap=True)
    table = Table("side")
    for heading in ("wins", "share", "95 % interval"):
        table.add_column(heading, justify="right", no_wrap=True)
    for side, wins in found.wins.items():
        low, high = found.interval(side)
        table.add_row(side, str(wins), f"{found.share(side):.1%}", f"{low:.1%} to {high:.1%}")
    console.print(table)
    console.print(
        f"{found.games} games, {found.nights_mean:.1f} nights on average,"
        f" {found.games_per_second:.0f} games a second"
    )
