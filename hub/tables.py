"""The table that a starting hub shows: the one people left a moment ago, a new one, or one full of bots."""

from __future__ import annotations

import secrets
import time

from hub.game.house import House
from hub.game.runtime import TableRuntime
from hub.game.watchers import Audience
from hub.options import Demo, Options
from hub.projection.messages import Gone
from hub.rules.lobby.commands import ChangeSettings, RemoveMember, Start
from hub.rules.refusal import Refusal
from hub.trouble import TroubleError
from hub.web.texts import sentence

SAME_EVENING = 12 * 3600.0
"""Seconds for which a table counts as the one that was just being used."""


async def table_to_show(house: House, options: Options) -> tuple[TableRuntime, bool]:
    """The table, and whether it was there before."""
    used = [(table.session.last_wall, table) for table in house.tables()]
    if used and not options.new_table:
        at, table = max(used, key=lambda pair: pair[0])
        if table.session.table.playing or time.time() - at < SAME_EVENING:
            return table, True
    return await _open(house, options.language or "en", None), False


async def _open(house: House, language: str, rulebook: str | None) -> TableRuntime:
    opened = await house.open_table(id=_id(), language=language, rulebook=rulebook, own=True)
    if isinstance(opened, Refusal):
        raise TroubleError(sentence(opened, "en"))
    table = house.find_code(opened.code)
    assert table is not None, "a table that was just opened"
    return table


def _id() -> str:
    return secrets.token_urlsafe(12)


async def demo_table(house: House, demo: Demo, language: str) -> TableRuntime:
    """A table of bots; raises TroubleError when the rulebook can't be played so."""
    table = await _open(house, language, demo.rulebook)
    pace = ChangeSettings(changes={"pace": demo.pace})
    _must(await table.host_command(id=_id(), game=0, command=pace))
    for _ in range(demo.seats):
        _must(await table.add_bot(id=_id(), game=0))
    setup = table.host_view().setup
    if setup.problem is not None and setup.problem != "not-all-ready":
        _must(Refusal(setup.problem, setup.problem_params))
    if demo.start_now:
        _must(await table.host_command(id=_id(), game=0, command=Start()))
    return table


def _must(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise TroubleError(sentence(refusal, "en"))


async def keep_seats_for_people(house: House, seats: int) -> None:
    """Takes a bot from the demonstration's table whenever somebody joins who would be one too many."""
    table = house.tables()[0]
    async with table.subscribe(Audience("table")) as watch:
        while True:
            view = await watch.next()
            if isinstance(view, Gone):
                return
            bots = [row.seat for row in view.seats if row.bot]
            if len(view.seats) > seats and bots and view.game is None:
                await table.host_command(id=_id(), game=0, command=RemoveMember(seat=bots[-1]))
