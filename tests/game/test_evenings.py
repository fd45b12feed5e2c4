"""Stories are kept longer than their tables stand, and deleted for good."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from hub.game import house as house_module
from hub.game.house import House
from hub.game.log import LogError, MemoryLog
from hub.game.shelf import Kept
from hub.game.sqlite_log import SqliteLog
from hub.game.stories import AGAIN_AFTER
from hub.projection.evenings import Evenings
from hub.rules import commands as cmd
from hub.rules.lobby import commands as lobby
from hub.rules.refusal import Refusal
from tests.game.evening import NAMES, Evening
from tests.game.quiet import QuietVoices
from tests.game.virtual import in_no_time, now


async def won(seats: int = 7, rulebook: str = "witches", log: MemoryLog | SqliteLog | None = None) -> Evening:
    """An evening whose first game has been won."""
    evening = await Evening.begin(seats, rulebook, log=log, pace="test")
    await evening.start()
    await evening.play(Random(3))
    await evening.settled()
    return evening


async def token_of(evening: Evening) -> str:
    game = evening.table.table_view().game
    assert game is not None
    assert game.story is not None
    return game.story.token


async def listed(house: House) -> Evenings:
    return await house.evenings.all()


@in_no_time
async def test_a_won_game_is_kept_as_it_was_shown() -> None:
    """The page to look at again tells exactly what the screens told at the end, with everybody's names."""
    evening = await won()
    view = evening.table.table_view().game
    assert view is not None
    kept = await evening.house.evenings.story(await token_of(evening))
    assert kept is not None
    assert kept.story == view.story
    assert [seat.name for seat in kept.story.seats] == NAMES.split()[:7]
    assert kept.code == evening.table.code
    await evening.end()


@in_no_time
async def test_past_games_are_within_reach_of_everybody_at_the_table() -> None:
    """Also back in the lobby and during the next game; each with a link of its own, not to be guessed."""
    evening = await won()
    first = await token_of(evening)
    await evening.host(lobby.BackToLobby())
    assert [past.token for past in evening.table.table_view().past] == [first]
    for seat in evening.tokens:
        assert await evening.seat(seat, lobby.SayReadyToStart(seat=seat, ready=True)) is None
    await evening.start()
    await evening.play(Random(4))
    await evening.settled()
    tokens = [past.token for past in evening.table.seat_view(next(iter(evening.tokens))).past]
    assert len(set(tokens)) == 2
    assert all(len(token) >= 22 for token in tokens)
    (row,) = (await listed(evening.house)).evenings
    assert [game.token for game in row.games] == tokens
    await evening.end()


@in_no_time
async def test_a_running_game_has_no_story_and_one_called_off_never_gets_one() -> None:
    """Nothing is kept or found of a game that nobody has won."""
    evening = await Evening.begin(pace="test")
    await evening.start()
    await evening.reach("discussion")
    assert (await listed(evening.house)).games == 0
    await evening.host(cmd.CallOff(step=evening.game.step.id))
    await evening.settled()
    assert (await listed(evening.house)).games == 0
    assert evening.table.table_view().past == ()
    await evening.end()


@in_no_time
async def test_evenings_outlive_their_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is put away after three days without anybody; what was won at it stays."""
    evening = await won(log=SqliteLog(tmp_path / "games.sqlite3"))
    token = await token_of(evening)
    monkeypatch.setattr(house_module, "KEPT_FOR", 300.0)
    async with asyncio.timeout(3600):
        while evening.house.tables():
            await asyncio.sleep(10)
    (row,) = (await listed(evening.house)).evenings
    assert (row.stands, row.games[0].token) == (False, token)
    await evening.end()
    again = House(SqliteLog(tmp_path / "games.sqlite3"), QuietVoices(), monotonic=now)
    await again.start()
    assert await again.evenings.story(token) is not None
    assert again.evenings.token == evening.house.evenings.token, "the private link stays the same"
    await again.close()


@in_no_time
async def test_a_story_that_a_power_cut_kept_from_the_shelf_is_kept_at_the_next_start(tmp_path: Path) -> None:
    """What was acknowledged is there: the log still has the game."""
    path = tmp_path / "games.sqlite3"
    evening = await won(log=SqliteLog(path))
    token, code = await token_of(evening), evening.table.code
    await evening.end()
    with sqlite3.connect(path) as db:
        db.execute("DELETE FROM stories")
    db.close()
    again = await Evening.again(SqliteLog(path), code)
    await again.wait_for(lambda: bool(again.table.table_view().past))
    await again.settled()
    assert [past.token for past in again.table.table_view().past] == [token]
    await again.table.close()
    assert await again.house.evenings.story(token) is not None
    await again.end()


@in_no_time
async def test_a_full_disk_keeps_no_story_back_for_good() -> None:
    """It is tried again until there is room."""
    evening = await Evening.begin(pace="test")
    shelf = evening.log.shelf
    refused = 0
    keep = shelf.keep

    async def full(kept: Kept) -> None:
        nonlocal refused
        refused += 1
        if refused < 3:
            raise LogError("The disk is full.")
        await keep(kept)

    shelf.keep = full  # type: ignore[method-assign]
    await evening.start()
    await evening.play(Random(3))
    await evening.wait_for(lambda: refused == 3, most=4 * AGAIN_AFTER)
    assert (await listed(evening.house)).games == 1
    await evening.end()


# -- who may look -------------------------------------------------------------------------------------


@in_no_time
async def test_only_a_table_of_the_hub_itself_leads_to_all_evenings() -> None:
    """Anybody on the Wi-Fi may open a table and be its host; that is no way to the evenings of the house."""
    evening = await Evening.begin(2)
    assert evening.table.host_view().evenings is None
    opened = await evening.house.open_table(id="own", language="en", own=True)
    assert not isinstance(opened, Refusal)
    own = evening.house.find_code(opened.code)
    assert own is not None
    token = own.host_view().evenings
    assert token is not None
    assert evening.house.evenings.is_token(token)
    for other in (opened.code, opened.host_token, "", token[:-1], *evening.tokens.values()):
        assert not evening.house.evenings.is_token(other)
    await evening.end()


# -- deleting -----------------------------------------------------------------------------------------


@in_no_time
async def test_a_deleted_evening_is_nowhere_in_the_folder(tmp_path: Path) -> None:
    """Neither story nor events nor names are left in the file or beside it; the table is closed with it."""
    path = tmp_path / "games.sqlite3"
    evening = await won(log=SqliteLog(path))
    token, name = await token_of(evening), b"Cecilie"
    assert name in b"".join(part.read_bytes() for part in tmp_path.iterdir())
    (row,) = (await listed(evening.house)).evenings
    assert await evening.house.evenings.delete(row.id) is None
    left = b"".join(part.read_bytes() for part in tmp_path.iterdir())
    for trace in (name, token.encode(), evening.table.code.encode(), b"WakeClosed"):
        assert trace not in left, trace
    assert evening.house.tables() == ()
    assert await evening.house.evenings.story(token) is None
    assert await evening.house.evenings.delete(row.id) is None, "deleting it again is no mistake"
    await evening.end()
    again = House(SqliteLog(path), QuietVoices(), monotonic=now)
    await again.start()
    assert (again.tables(), (await listed(again)).games) == ((), 0), "nor does it come back"
    await again.close()


@in_no_time
async def test_one_evening_goes_and_the_others_stay() -> None:
    """Deleting one leaves all others as they are, also their tables."""
    evening = await won()
    second = await evening.house.open_table(id="another", language="en", rulebook="varulv")
    assert not isinstance(second, Refusal)
    other = evening.house.find_code(second.code)
    assert other is not None
    (row,) = (await listed(evening.house)).evenings
    await evening.house.evenings.delete(row.id)
    assert evening.house.tables() == (other,)
    await evening.end()


@in_no_time
async def test_a_running_game_is_not_deleted_under_its_players() -> None:
    """Its evening is refused with a sentence, and left out when all are deleted."""
    evening = await won()
    await evening.host(lobby.BackToLobby())
    await evening.start()
    (row,) = (await listed(evening.house)).evenings
    assert row.playing
    assert await evening.house.evenings.delete(row.id) == Refusal("evening-playing")
    assert await evening.house.evenings.delete(None) is None
    assert (await listed(evening.house)).games == 1
    await evening.play(Random(5))
    await evening.settled()
    assert await evening.house.evenings.delete(None) is None
    assert (await listed(evening.house)).games == 0
    await evening.end()
