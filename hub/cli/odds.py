"""Shows how often which side wins."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from hub.game.odds import Odds, PlayersName, Question, find_out
from hub.rules.books import BOOKS
from hub.rules.refusal import Refusal
from hub.rules.settings import Style
from hub.trouble import TroubleError
from hub.web.texts import sentence


def odds(
    *,
    rulebook: str,
    seats: int,
    games: int,
    dial: Iterable[str],
    style: Style | None,
    players: PlayersName,
    seed: str,
) -> None:
    """Prints what came out of so many games. Raises TroubleError with a sentence."""
    settings, dials = None, dict(map(_dial, dial))
    if rulebook in BOOKS:
        settings = replace(BOOKS[rulebook].defaults, style=style or BOOKS[rulebook].defaults.style)
        _check(dials, rulebook, seats)
    question = Question(
        rulebook=rulebook,
        seats=seats,
        games=games,
        dials=dials,
        settings=settings,
        players=players,
        seed=seed,
    )
    console = Console(highlight=False)
    with console.status(f"Playing {games} games ..."):
        found = find_out(question)
    if isinstance(found, Refusal):
        raise TroubleError(sentence(found, "en"))
    _show(found, console)


def _check(dials: dict[str, int], rulebook: str, seats: int) -> None:
    known = [dial.key for dial in BOOKS[rulebook].dials(seats, dials)]
    unknown = [key for key in dials if key not in known]
    if unknown:
        there_are = f"there are: {', '.join(known)}" if known else "it has none"
        raise TroubleError(f"The rulebook {rulebook} has no dial {unknown[0]!r}; {there_are}.")


def _dial(text: str) -> tuple[str, int]:
    key, _, value = text.partition("=")
    try:
        return key.strip(), int(value)
    except ValueError:
        raise TroubleError(f"A dial is set like this: --dial {key.strip() or 'ROLE'}=2") from None


def _show(found: Odds, console: Console) -> None:
    roles = ", ".join(f"{count} {role.replace('_', ' ')}" for role, count in found.roles.items())
    console.print(f"{found.rulebook}, {found.seats} seats, {found.style}, {found.players} players: {roles}")
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
