"""A hub that was killed goes on where it was: same links, roles, deaths and votes, with the time left."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
import pytest

from hub.game import director
from hub.game.log import ClockNote, Entry, MemoryLog
from hub.rules import commands as cmd
from hub.rules import events as ev
from hub.rules.books import BOOKS
from hub.rules.game import Game
from hub.rules.ids import Seat, Seconds
from hub.rules.lobby import commands as lobby
from hub.rules.lobby.evolve import TableEvent
from hub.rules.lobby.model import Table
from tests.game.evening import Evening
from tests.game.quiet import Ears, QuietVoices
from tests.game.virtual import in_no_time

FINISHED = 4
"""Of how many restarts in one game the rest is played to its end."""
STYLES = ("called", "together")


@dataclass
class Moment:
    """How a table stood when a command had been carried out."""

    version: int
    table: Table
    views: dict[str, bytes]


@dataclass
class Recorded:
    """A whole evening, and every moment at which the hub could have been killed."""

    code: str
    key: str
    tokens: dict[Seat, str]
    entries: list[Entry] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)

    def log(self, version: int, played_on: Seconds = 0.0) -> MemoryLog:
        """The log as it was with ``version`` events, ``played_on`` seconds after the last of them."""
        log = MemoryLog()
        log._entries[self.key] = [entry for entry in self.entries if entry.version <= version]
        latest = log._entries[self.key][-1]
        log._clocks[self.key] = ClockNote(latest.at + played_on, latest.wall)
        return log


def seen(evening: Evening) -> dict[str, bytes]:
    """All views, without what belongs to a process: the voice, who is connected, the countdown."""

    def same(view: Any) -> bytes:
        built: dict[str, Any] = msgspec.to_builtins(view)
        for key in ("caption", "recent", "join", "sound", "version"):
            built.pop(key, None)
        for row in built["seats"]:
            row.pop("connected")
        if built["game"] is not None:
            built["game"]["step"].pop("remaining")
        return msgspec.json.encode(built)

    table = evening.table
    seats = {f"seat {seat}": same(table.seat_view(seat)) for seat in table.session.table.members}
    return {"table": same(table.table_view()), "host": same(table.host_view()), **seats}


async def record(rulebook: str, style: str, seats: int = 8) -> Recorded:
    evening = await Evening.begin(seats, rulebook, style=style)
    session = evening.table.session
    recorded = Recorded(evening.table.code, session.key, dict(evening.tokens))

    def note(events: Sequence[TableEvent]) -> None:
        recorded.moments.append(Moment(session.version, session.table, seen(evening)))

    session.listen(note)
    await evening.start()
    await evening.play(Random(f"{rulebook} {style}"))
    await evening.settled()
    recorded.entries = await evening.log.read(session.key)
    await evening.end()
    return recorded


def _paths(game: Game) -> tuple[Any, ...]:
    return game.roles, game.deaths, game.votes, game.ballots, game.acts, game.ready


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("rulebook", BOOKS)
@in_no_time
async def test_killed_after_any_command_a_table_is_as_it_was(rulebook: str, style: str) -> None:
    """After each command of a whole game: same code and links, same state bit for bit, same pages."""
    recorded = await record(rulebook, style)
    assert len(recorded.moments) > 40
    moments, exact = [moment for moment in recorded.moments if moment.table.game is not None], 0
    for moment in moments:
        evening = await Evening.again(recorded.log(moment.version), recorded.code)
        session = evening.table.session
        if session.version == moment.version:  # otherwise it has given the people a moment more
            exact += 1
            assert session.table == moment.table
            assert seen(evening) == moment.views
        assert session.table.game is not None
        assert moment.table.game is not None
        assert _paths(session.table.game) == _paths(moment.table.game)
        for seat, token in recorded.tokens.items():
            assert evening.house.find_seat(token) == (evening.table, seat)
        await evening.end()
    assert exact > 0.8 * len(moments)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("rulebook", BOOKS)
@in_no_time
async def test_killed_at_any_time_a_game_is_played_to_its_end(rulebook: str, style: str) -> None:
    """A restart loses nothing that was acknowledged, and the game goes on from there to a victory."""
    recorded = await record(rulebook, style)
    unfinished = [moment for moment in recorded.moments if moment.table.playing]
    for moment in unfinished[:: len(unfinished) // FINISHED]:
        before = moment.table.game
        assert before is not None
        evening = await Evening.again(recorded.log(moment.version, 0.5), recorded.code)
        await evening.play(Random(moment.version))
        after = evening.game
        assert after.winner is not None
        assert after.deaths[: len(before.deaths)] == before.deaths
        assert after.acts[: len(before.acts)] == before.acts
        assert set(before.roles) == set(after.roles)
        died = [death.seat for death in after.deaths]
        assert len(died) == len(set(died)), "nobody dies twice"
        entries = await evening.log.read(recorded.key)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        dead = [entry.event.seat for entry in entries if isinstance(entry.event, ev.SeatDied)]
        assert len(dead) == len(set(dead)), "nobody is announced twice"
        await evening.end()


# -- what the room hears ------------------------------------------------------------------------------


def ears(evening: Evening) -> Ears:
    voices: Any = evening.house._voices
    found: Ears = voices.ears[evening.table.code]
    return found


@asynccontextmanager
async def killed_at(
    kind: str, *, after: Seconds = 0.0, style: str = "called", away: Seconds = 0.0, rulebook: str = "witches"
) -> AsyncIterator[tuple[Evening, Game]]:
    """A table whose hub was killed ``after`` seconds of a step and started again; the game as it was."""
    voices = QuietVoices(takes_time=True, plain=True)
    first = await Evening.begin(8, rulebook, style=style, voices=voices)
    await first.start()
    await first.reach(kind, Random(2))
    await asyncio.sleep(after)
    assert first.game.step.kind == kind
    before, session = first.game, first.table.session
    log = MemoryLog()
    log._entries[session.key] = [
        msgspec.structs.replace(entry, wall=time.time() - away) for entry in await first.log.read(session.key)
    ]
    log._clocks[session.key] = ClockNote(session.clock.reading(), time.time() - away)
    await first.end()
    again = await Evening.again(log, first.table.code, QuietVoices(takes_time=True, plain=True))
    yield again, before
    await again.end()


@pytest.mark.parametrize(
    ("kind", "style", "again"),
    [
        ("cards", "called", ["cards-dealt"]),
        ("night_falls", "called", ["prologue", "night-falls-called"]),
        ("wake_call", "called", ["wake-oracle"]),
        ("wake", "called", ["wake-oracle"]),
        ("stage", "together", ["stage-begins"]),
        ("hush", "together", []),
        ("discussion", "called", ["discussion-opens"]),
        ("vote", "called", ["vote-opens"]),
    ],
)
@in_no_time
async def test_the_room_is_told_that_it_goes_on_and_where(kind: str, style: str, again: list[str]) -> None:
    """Restarted, the narrator says so and calls the running step again, so that all know what to do."""
    async with killed_at(kind, style=style) as (evening, _):
        await evening.wait_for(lambda: len(ears(evening).heard) > len(again), most=30)
        heard = [caption.split()[0] for caption in ears(evening).captions()]
        assert heard[: 1 + len(again)] == ["back-after-break", *again]


@in_no_time
async def test_a_death_that_was_told_is_not_told_again() -> None:
    """Who died at dawn was named; restarted in the discussion, nobody is named as newly dead."""
    async with killed_at("discussion") as (evening, before):
        assert before.deaths
        await asyncio.sleep(5)
        await evening.play(Random(1), lambda game: game.step.kind == "vote")
        heard = [caption.split()[0] for caption in ears(evening).captions()]
        assert heard[:2] == ["back-after-break", "discussion-opens"]
        assert not [key for key in heard if key.startswith(("death-", "dawn-"))]


@in_no_time
async def test_a_death_that_was_being_told_is_told() -> None:
    """Killed while the dawn was being told: nobody can know what was heard, so it is told, once."""
    async with killed_at("dawn", after=0.05) as (evening, before):
        await evening.play(Random(1), lambda game: game.step.kind == "discussion")
        heard = [caption.split()[0] for caption in ears(evening).captions()]
        named = [caption for caption in ears(evening).captions() if caption.startswith("death-")]
        died = evening.table.session.table.members[before.deaths[0].seat].name
        assert named[0].startswith(f"death-revealed {died} ")
        assert len(named) == len(set(named)), "nobody twice"
        assert heard[0] == "back-after-break"


@in_no_time
async def test_a_paused_game_stays_paused() -> None:
    """The host paused, the hub was killed: nothing goes on until the host resumes, with that time left."""
    first = await Evening.begin(7)
    await first.start()
    await first.reach("discussion")
    await first.host(cmd.Pause(step=-1))
    left = first.table.remaining()
    assert left is not None
    evening = await Evening.again(first.log, first.table.code, QuietVoices(takes_time=True, plain=True))
    await asyncio.sleep(500)
    assert evening.game.paused
    assert evening.table.remaining() == pytest.approx(left, abs=0.01)
    assert ears(evening).captions() == []
    await evening.host(cmd.Resume(step=-1))
    await asyncio.sleep(5)
    assert ears(evening).captions() == ["resumed", "discussion-opens"]
    assert await evening.over(evening.game.step) == pytest.approx(left - 5, abs=0.2)
    await evening.end()
    await first.end()


@in_no_time
async def test_after_a_long_absence_the_game_waits_for_the_host() -> None:
    """A hub started the next day speaks to nobody: the game is paused until somebody resumes it."""
    async with killed_at("vote", after=5, away=3600.0) as (evening, before):
        await asyncio.sleep(100)
        assert evening.game.paused
        assert evening.game.step.id == before.step.id
        assert ears(evening).captions() == []
        assert evening.table.remaining() == pytest.approx(55, abs=1)
        await evening.host(cmd.Resume(step=-1))
        await asyncio.sleep(1)
        assert await evening.over(evening.game.step) == pytest.approx(54, abs=1)


# -- the time that is left ----------------------------------------------------------------------------

PEOPLE = {"cards": 180.0, "wake": 60.0, "discussion": 300.0, "vote": 60.0, "stage": 120.0}


@pytest.mark.parametrize("kind", PEOPLE)
@in_no_time
async def test_the_time_left_is_what_was_left(kind: str) -> None:
    """Killed in the middle of a step: neither nothing nor all of its time is left."""
    style = "together" if kind == "stage" else "called"
    async with killed_at(kind, after=4, style=style) as (evening, before):
        total = (before.step.limit_at or 0) - before.step.began_at
        assert evening.table.remaining() == pytest.approx(total - 4, abs=1.1)
        assert evening.game.step.id == before.step.id


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("rulebook", BOOKS)
@in_no_time
async def test_in_every_kind_of_step_a_bounded_time_is_left(rulebook: str, style: str) -> None:
    """Killed when a tenth of a step was left: more than nothing of it is left, and never all of it again."""
    recorded, kinds = await record(rulebook, style), set()
    for moment in recorded.moments:
        game = moment.table.game
        if game is None or game.step.limit_at is None or game.step.kind in kinds:
            continue
        kinds.add(game.step.kind)
        total = game.step.limit_at - game.step.began_at
        played_on = game.step.limit_at - 0.1 * total - recorded.entries[moment.version - 1].at
        evening = await Evening.again(recorded.log(moment.version, played_on), recorded.code)
        left = evening.table.remaining()
        assert left is not None
        assert 0 < left <= max(0.1 * total, min(director.GRACE, total / 2)) + 0.01, game.step
        await evening.over(evening.game.step, most=left + 1)
        await evening.end()
    assert len(kinds) >= (2 if rulebook == "varulv" else 4), "varulv has hardly any limits"


@pytest.mark.parametrize("kind", ["discussion", "vote", "cards"])
@in_no_time
async def test_at_the_very_end_of_a_step_people_get_a_moment_to_come_back(kind: str) -> None:
    """Killed a second before the limit: ten seconds are left, once, and the step then ends as ever."""
    nearly = PEOPLE[kind] - 1
    async with killed_at(kind, after=nearly) as (evening, before):
        assert evening.table.remaining() == pytest.approx(director.GRACE, abs=0.2)
        assert await evening.over(evening.game.step) == pytest.approx(director.GRACE, abs=0.3)
        assert evening.game.night == before.night or kind == "cards"


@pytest.mark.parametrize(("limit", "left"), [(4.0, 2.0), (12.0, 6.0), (40.0, 10.0)])
@in_no_time
async def test_a_short_step_never_gets_its_whole_time_twice(limit: float, left: float) -> None:
    """A step shorter than that moment gets at most half of itself again."""
    evening = await Evening.begin(6, limits={"discussion": limit})
    await evening.start()
    await evening.reach("discussion")
    await asyncio.sleep(limit - 0.5)
    again = await _again(evening)
    assert again.table.remaining() == pytest.approx(left, abs=0.1)
    await again.end()


async def _again(evening: Evening) -> Evening:
    session = evening.table.session
    await evening.log.note_clocks({session.key: ClockNote(session.clock.reading(), time.time())})
    await evening.end()
    return await Evening.again(evening.log, evening.table.code)


# -- whole tables -------------------------------------------------------------------------------------


@in_no_time
async def test_bots_go_on_after_a_restart() -> None:
    """The seats that the hub itself plays are played on."""
    evening = await Evening.begin(7, bots=True)
    await evening.start()
    await evening.wait_for(lambda: evening.game.step.kind == "discussion", most=400)
    again = await _again(evening)
    await again.wait_for(lambda: again.game.over, most=4000)
    await again.end()


@in_no_time
async def test_the_lobby_and_a_finished_game_are_there_after_a_restart() -> None:
    """Seats, settings and, after the end, the whole story: nothing needs to be set up again."""
    evening = await Evening.begin(6)
    await evening.host(lobby.TurnDial(key="coven", value=1))
    again = await _again(evening)
    assert again.table.session.table == evening.table.session.table
    await again.start()
    await again.play(Random(1))
    view = again.table.table_view()
    third = await _again(again)
    after = third.table.table_view()
    assert after.game is not None
    assert view.game is not None
    assert after.game.story == view.game.story
    assert after.game.story is not None
    assert await third.host(lobby.BackToLobby()) is None
    await third.start()
    assert third.game.number == 2
    await third.end()


@in_no_time
async def test_one_table_that_can_not_be_read_keeps_nobody_else_from_playing() -> None:
    """A table whose events make no sense is left alone; all others go on."""
    evening = await Evening.begin(6)
    await evening.start()
    log = evening.log
    assert isinstance(log, MemoryLog)
    key = evening.table.session.key
    good = log._entries[key]
    log._entries["broken"] = [*good[:1], *good[-1:]]
    again = await _again(evening)
    assert again.game.number == 1
    assert len(again.house.tables()) == 1
    await again.end()
