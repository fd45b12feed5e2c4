"""One pair of speakers and several tables: one sounding place at a time, and everybody's words are told."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from hub.game.house import House
from hub.game.log import MemoryLog
from hub.game.runtime import LEFT_ALONE
from hub.game.shared_outlet import VoiceOut
from hub.game.sound_memory import SoundMemory
from hub.game.voices import HouseVoices
from hub.game.watchers import Audience
from hub.projection.host_view import HostView
from hub.projection.sound import TroubleView
from hub.rules import commands as cmd
from hub.rules.lobby import commands as lobby
from hub.rules.refusal import Refusal
from tests.game.quiet import StillStudios
from tests.game.sound_room import Room, Speakers, out
from tests.game.virtual import in_no_time, now


@in_no_time
async def test_the_first_table_has_the_speakers() -> None:
    """One table, the usual evening: heard from the host device."""
    room = Room()
    table = await room.table()
    assert out(table) == "speakers"
    await room.start(table)
    assert room.made[0].captions()
    await room.house.close()
    assert room.made[0].closed == 1


@in_no_time
async def test_a_second_table_is_heard_in_its_browser_while_the_first_plays() -> None:
    """Two tables open and host sound: one sounding place; the other one's screen speaks."""
    room = Room()
    first = await room.table()
    await room.start(first)
    second = await room.table()
    assert (out(first), out(second)) == ("speakers", "browser")
    heard = len(room.made[0].heard)
    await room.start(second)
    assert (out(first), out(second)) == ("speakers", "browser")
    assert second.table_view().sound.clip is not None, "its page is offered the line"
    assert second.sound.clip(second.table_view().sound.clip or "") is not None
    assert first.table_view().sound.clip is None
    assert second.sound.clip("not-the-clip") is None
    await asyncio.sleep(30)
    assert len(room.made) == 1
    assert len(room.made[0].heard) > heard, "the first goes on"
    await room.house.close()


@in_no_time
async def test_a_table_that_nobody_has_come_to_keeps_the_speakers_from_nobody() -> None:
    """A hub without a screen opens a table of its own; people who open another one are heard all the same."""
    room = Room()
    empty = await room.table(own=True, bots=0)
    assert out(empty) == "speakers"
    used = await room.table()
    assert (out(empty), out(used)) == ("browser", "speakers")
    await empty.join(id=room.id(), name="Kari")
    await asyncio.sleep(0.1)
    assert (out(empty), out(used)) == ("speakers", "browser"), "the hub's own goes before"
    await room.house.close()


@in_no_time
async def test_a_lobby_keeps_the_speakers_from_another_lobby_and_not_from_a_game() -> None:
    """Whoever comes later waits until they are needed for a game, or left over."""
    room = Room()
    first, second = await room.table(), await room.table()
    assert (out(first), out(second)) == ("speakers", "browser")
    await room.start(second)
    assert (out(first), out(second)) == ("browser", "speakers")
    await room.call_off(second)
    assert out(second) == "speakers", "nobody else has asked yet"
    await room.start(first)
    assert (out(first), out(second)) == ("speakers", "browser")
    await room.house.close()


@in_no_time
async def test_nobody_takes_the_speakers_from_the_hubs_own_table() -> None:
    """Neither by opening a table nor by starting a game, not even while the own game is paused."""
    room = Room()
    own, other = await room.table(own=True), await room.table()
    await room.start(other)
    assert (out(own), out(other)) == ("speakers", "browser")
    await room.start(own)
    await room.pause(own)
    await room.call_off(other)
    await room.start(other)
    assert (out(own), out(other)) == ("speakers", "browser")
    await room.go_on(own)
    assert (out(own), out(other)) == ("speakers", "browser")
    await room.house.close()


@in_no_time
async def test_the_hubs_own_game_takes_the_speakers_from_a_game_and_its_lobby_does_not() -> None:
    """Others have begun before anybody came to the own table: they are not cut short for a lobby."""
    room = Room()
    own = await room.table(own=True, bots=0)
    other = await room.table()
    await room.start(other)
    for _ in range(5):
        await own.add_bot(id=room.id(), game=0)
    await asyncio.sleep(0.1)
    assert (out(own), out(other)) == ("browser", "speakers")
    await room.start(own)
    assert (out(own), out(other)) == ("speakers", "browser")
    await room.house.close()


@in_no_time
async def test_a_paused_game_keeps_the_speakers() -> None:
    """Somebody else's game, started meanwhile, doesn't have them when the first one goes on."""
    room = Room()
    first, second = await room.table(), await room.table()
    await room.start(first)
    await room.pause(first)
    await room.start(second)
    assert (out(first), out(second)) == ("speakers", "browser")
    await room.go_on(first)
    assert (out(first), out(second)) == ("speakers", "browser")
    await room.house.close()


@in_no_time
async def test_a_game_that_resumes_gets_back_the_speakers_it_had() -> None:
    """After a long supper with nobody at the table, though not from the hub's own game."""
    room = Room()
    first, second = await room.table(), await room.table()
    await room.start(first)
    await room.pause(first)
    await asyncio.sleep(LEFT_ALONE + 10)
    await room.start(second)
    assert (out(first), out(second)) == ("browser", "speakers")
    await room.go_on(first)
    assert (out(first), out(second)) == ("speakers", "browser")
    own = await room.table(own=True)
    await room.start(own)
    await room.pause(first)
    await room.go_on(first)
    assert (out(own), out(first)) == ("speakers", "browser")
    await room.house.close()


@in_no_time
async def test_a_game_that_everybody_has_left_gives_the_speakers_away() -> None:
    """Without limits it may stand still for ever; nobody is there to hear it."""
    room = Room()
    await room.house.start()
    first = await room.table()
    await first.join(id=room.id(), name="Kari")
    forever = lobby.ChangeSettings(changes={"limits": {"card": None}})
    await first.host_command(id=room.id(), game=0, command=forever)
    await room.start(first)
    second = await room.table()
    await asyncio.sleep(600)
    await room.start(second)
    assert out(second) == "browser"
    await room.call_off(second)
    await asyncio.sleep(400)
    assert first.session.table.playing
    await room.start(second)
    assert out(second) == "speakers"
    await room.house.close()


class MissingSpeakers(Speakers):
    """There is no sound device, which shows when it is looked for."""

    async def prestart(self) -> None:
        self.out_of_order = True


@in_no_time
async def test_missing_speakers_are_noticed_before_the_first_line() -> None:
    """Without a sound device the table screen speaks from the first line on, and says why."""
    room = Room()
    room.voices = HouseVoices("speakers", StillStudios(), MissingSpeakers)
    room.house = House(MemoryLog(), room.voices, monotonic=now)
    table = await room.table()
    sound = table.table_view().sound
    assert (sound.out, sound.instead) == ("speakers", False)
    await room.voices.find_speakers()
    sound = table.table_view().sound
    assert (sound.out, sound.trouble) == ("browser", TroubleView(key="no-device"))
    assert sound.instead, "the screen that speaks need not warn of what is silent"
    await room.house.close()


@pytest.mark.parametrize("wanted", ["speakers", "browser", "both"])
@in_no_time
async def test_it_is_known_when_nobody_hears_anything(wanted: VoiceOut) -> None:
    """No speakers, and no screen that may sound: until one says so, and from when its line is gone."""
    room = Room(wanted)
    table = await room.table()
    for speakers in room.made:
        assert not table.table_view().sound.silent
        speakers.out_of_order = True
        speakers.on_trouble()
    assert table.table_view().sound.silent
    with table.sound.screen("on-the-wall"):
        assert table.table_view().sound.silent, "it has not been tapped yet"
        assert table.sound.report("", "enabled", "on-the-wall")
        assert not table.table_view().sound.silent
        with table.sound.screen("on-the-wall"):
            """Its new line is there before the old one is gone."""
        assert not table.table_view().sound.silent
    assert table.table_view().sound.silent
    await room.house.close()


@in_no_time
async def test_last_words_and_first_words_never_overlap() -> None:
    """One table has just ended and still speaks, another begins: one after the other."""
    room = Room()
    first, second = await room.table(), await room.table()
    await room.start(first)
    number = first.session.table.games
    await first.host_command(id=room.id(), game=number, command=cmd.CallOff(step=-1))
    await room.start(second)
    await asyncio.sleep(30)
    heard: list[Any] = room.made[0].heard
    assert len(heard) >= 3
    for before, after in pairwise(heard):
        assert before.until <= after.at
    await room.house.close()


@in_no_time
async def test_speakers_that_fail_let_the_tables_screen_speak() -> None:
    """No sound device: said in a sentence, and the page is offered every line instead."""
    room = Room()
    table = await room.table()
    room.made[0].out_of_order = True
    await room.start(table)
    view = table.table_view()
    assert (view.sound.out, view.sound.trouble) == ("browser", TroubleView(key="no-device"))
    assert view.sound.clip is not None
    assert table.sound.report(view.sound.clip, "started", "a-page")
    assert table.sound.report(view.sound.clip, "failed", "a-page")
    assert not table.sound.report("another", "finished", "a-page")
    await room.house.close()


@pytest.mark.parametrize("wanted", ["off", "browser", "both"])
@in_no_time
async def test_sound_is_where_the_host_wants_it(wanted: VoiceOut) -> None:
    """Off, in the browser, or in both places."""
    room = Room(wanted)
    table = await room.table()
    await room.start(table)
    view = table.table_view()
    assert view.sound.out == wanted
    assert (view.sound.clip is not None) is (wanted != "off")
    assert len(room.made) == (wanted == "both")
    assert table.sound.report("any", "started", "a-page") is False
    await room.house.close()


@in_no_time
async def test_a_closed_table_leaves_the_speakers_to_others() -> None:
    """Put away in the middle of a game: the next table that begins has them."""
    room = Room()
    first = await room.table()
    await room.start(first)
    await room.house._put_away(first)
    assert room.made[0].closed == 0, "they are the house's"
    second = await room.table()
    await room.start(second)
    assert out(second) == "speakers"
    assert list(room.voices._on_change) == [second.code]
    await room.house.close()


@in_no_time
async def test_the_night_moves_with_the_speakers() -> None:
    """A table that loses them takes no night into another table's day."""
    room = Room()
    first, second = await room.table(), await room.table()
    await room.start(first)
    while not first.table_view().sound.night:
        await asyncio.sleep(0.5)
    await room.call_off(first)
    await room.start(second)
    heard = [room.made[0].beds[-1][0]]
    while not second.table_view().sound.night:
        await asyncio.sleep(0.5)
    heard.append(room.made[0].beds[-1][0])
    await room.house._put_away(second)
    assert [*heard, room.made[0].beds[-1][0]] == [False, True, False]
    await room.house.close()


@in_no_time
async def test_the_host_chooses_the_sound_device() -> None:
    """Among those found, also one plugged in later; kept for the next evening, and lead-in with it."""
    memory = SoundMemory()
    room = Room(memory=memory, devices=[("hdmi", "TV"), ("sink:blue", "Kitchen speaker")])
    table = await room.table()
    await room.voices.find_speakers()
    speakers = table.host_view().speakers
    assert speakers is not None
    assert [row.name for row in speakers.devices] == ["TV", "Kitchen speaker"]
    assert (speakers.device, speakers.lead_in) == ("", 500)
    assert table.sound.set_speakers(device="usb") == Refusal("unknown-device")
    room.devices = [("usb", "Box")]
    table.sound.look_for_devices()
    await asyncio.sleep(0.1)
    assert table.sound.set_speakers(device="usb") is None
    assert table.sound.set_speakers(lead_in=9_000) is None
    await asyncio.sleep(0.1)
    assert (room.made[0].used, room.made[0].lead_ins[-1]) == (["usb"], 2.0)
    assert (memory.house.device, memory.house.lead_in) == ("usb", 2_000)
    assert table.sound.set_speakers(device="") is None
    await asyncio.sleep(0.1)
    assert room.made[0].used == ["usb", ""]
    await room.house.close()


@in_no_time
async def test_a_line_is_told_anew_on_another_device_and_none_is_skipped() -> None:
    """Changed in the middle of a line, nobody misses it; the same device again changes nothing."""
    room = Room(devices=[("usb", "Box")])
    table = await room.table()
    await room.voices.find_speakers()
    heard = room.made[0].heard
    await room.start(table)
    await asyncio.sleep(1)
    broken_off = heard[-1]
    assert table.sound.set_speakers(device="usb") is None
    await asyncio.sleep(0.1)
    assert (broken_off.whole, heard[-1].caption) == (False, broken_off.caption)
    told_anew, so_far = heard[-1], len(heard)
    assert table.sound.set_speakers(device="usb") is None
    await asyncio.sleep(30)
    assert told_anew is not broken_off and told_anew.whole
    assert heard[so_far].caption != told_anew.caption
    await room.house.close()


@in_no_time
async def test_only_the_host_whose_table_is_heard_chooses_the_device() -> None:
    """Nobody moves another table's voice to another room."""
    room = Room()
    first, second = await room.table(), await room.table()
    await room.start(first)
    assert first.host_view().speakers is not None
    assert second.host_view().speakers is None
    assert second.sound.set_speakers(lead_in=0) == Refusal("speakers-in-use")
    await room.house.close()


@in_no_time
async def test_trouble_with_the_speakers_is_on_the_hosts_page_at_once() -> None:
    """Not only with the next line."""
    room = Room()
    table = await room.table()
    async with table.subscribe(Audience("host")) as page:
        await page.next()
        room.made[0].out_of_order = True
        room.made[0].on_trouble()
        view = await page.next()
    assert isinstance(view, HostView)
    assert (view.sound.out, view.sound.trouble) == ("browser", TroubleView(key="no-device"))
    await room.house.close()
