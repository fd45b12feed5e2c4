"""How one table sounds, as its host sets it: loudness, voices, the night and the signs."""

from __future__ import annotations

import asyncio
from itertools import pairwise

from hub.game.clock import PlayClock
from hub.game.session import Session
from hub.game.sound_memory import SoundMemory
from hub.rules import commands as cmd
from hub.rules.lobby import commands as lobby
from hub.rules.refusal import Refusal
from narrator.clip import Sign
from narrator.pcm import Pcm
from tests.game.evening import Evening
from tests.game.pages import HOST, Page
from tests.game.sound_room import Room
from tests.game.virtual import in_no_time, now


@in_no_time
async def test_loudness_is_shown_and_bounded() -> None:
    """From 0 to 1, and mute apart from it."""
    evening = await Evening.begin(2)
    host = Page(evening, HOST)
    evening.table.sound.set_voice_loudness(volume=7.0)
    evening.table.sound.set_voice_loudness(muted=True)
    await evening.settled()
    assert (host.latest.sound.volume, host.latest.sound.muted) == (1.0, True)
    evening.table.sound.set_voice_loudness(volume=0.25, muted=False)
    await evening.settled()
    assert (host.latest.sound.volume, host.latest.sound.muted) == (0.25, False)
    await evening.end()


@in_no_time
async def test_loudness_is_each_tables_own() -> None:
    """Muting one table leaves the other as loud as it was, also when the speakers change hands."""
    room = Room()
    second, first = await room.table(), await room.table()
    levels = room.made[0].volumes
    levels.clear()
    first.sound.set_voice_loudness(muted=True)
    assert levels == [], "the speakers are the second table's"
    second.sound.set_voice_loudness(volume=0.5)
    assert levels[-1] == 0.5
    await room.start(first)
    assert levels[-1] == 0.0
    await room.call_off(first)
    await room.start(second)
    await asyncio.sleep(10)
    assert levels[-1] == 0.5
    await room.house.close()


@in_no_time
async def test_the_host_chooses_who_speaks() -> None:
    """Among the voices that are here, for the table's language, from the next line on."""
    room = Room()
    table = await room.table()
    telling = table.host_view().telling
    assert (telling.voice, [row.id for row in telling.voices]) == ("en-usual", ["en-usual", "en-other"])
    await room.start(table)
    assert table.sound.set_voice("nobody") == Refusal("unknown-voice")
    assert table.sound.set_voice("en-other") is None
    assert table.host_view().telling.voice == "en-other"
    assert room.studios.made == [("en", "en-usual"), ("en", "en-other")]
    heard = len(room.made[0].heard)
    await asyncio.sleep(30)
    assert len(room.made[0].heard) > heard, "the story goes on"
    assert table.sound.set_voice("") is None
    assert table.host_view().telling.voice == "en-usual"
    await room.house.close()


@in_no_time
async def test_volume_and_voice_outlast_the_hub() -> None:
    """Another hub with the same memory: the table sounds as it did."""
    memory = SoundMemory()
    room = Room(memory=memory)
    table = await room.table()
    table.sound.set_voice_loudness(volume=0.4, muted=True)
    table.sound.set_voice("en-other")
    await room.house.close()
    again = Room(memory=memory)
    session = await Session.load(table.session.key, room.log, PlayClock(now))
    same = again.house._seat(session)
    view = same.host_view()
    assert (view.sound.volume, view.sound.muted, view.telling.voice) == (0.4, True, "en-other")
    assert again.made[0].volumes[-1] == 0.0
    await again.house.close()


@in_no_time
async def test_another_language_has_a_voice_of_its_own() -> None:
    """The choice for one is no choice for the other."""
    room = Room()
    table = await room.table()
    table.sound.set_voice("en-other")
    await table.host_command(id=room.id(), game=0, command=lobby.SetLanguage(language="nb"))
    assert table.host_view().telling.voice == "nb-usual"
    await table.host_command(id=room.id(), game=0, command=lobby.SetLanguage(language="en"))
    assert table.host_view().telling.voice == "en-other"
    await room.house.close()


@in_no_time
async def test_the_night_is_heard_while_everybody_knows_that_it_is_night() -> None:
    """On at nightfall, off at dawn, whatever happens in between; a pause stops it."""
    room = Room()
    table = await room.table()
    speakers = room.made[0]
    await room.start(table)
    phases: list[tuple[str, bool]] = []
    for _ in range(4_000):
        view = table.table_view()
        assert view.game is not None
        phases.append((view.game.phase, view.sound.night))
        assert speakers.beds[-1][0] is view.sound.night
        if view.game.phase in ("day", "over"):
            break
        await asyncio.sleep(0.5)
    assert {heard for phase, heard in phases if phase == "night"} == {True}
    assert {heard for phase, heard in phases if phase != "night"} == {False}
    turns = [on for on, _ in speakers.beds]
    assert sum(1 for before, after in pairwise(turns) if before != after) == 2, "once on, once off"
    await room.house.close()


@in_no_time
async def test_a_pause_at_night_stops_the_night() -> None:
    """And what comes after it goes on with it."""
    room = Room()
    table = await room.table()
    await room.start(table)
    while not table.table_view().sound.night:
        await asyncio.sleep(0.5)
    await table.host_command(id=room.id(), game=1, command=cmd.Pause(step=-1))
    await asyncio.sleep(0.1)
    assert (table.table_view().sound.night, room.made[0].beds[-1][0]) == (False, False)
    await table.host_command(id=room.id(), game=1, command=cmd.Resume(step=-1))
    await asyncio.sleep(0.1)
    assert (table.table_view().sound.night, room.made[0].beds[-1][0]) == (True, True)
    await room.house.close()


@in_no_time
async def test_night_and_signs_can_be_switched_off_and_have_a_volume_of_their_own() -> None:
    """At once, in the middle of a night; muting silences all of it."""
    room = Room(sign=lambda cue: Sign(Pcm.silence(2.0), 1.0) if cue.startswith("dawn") else None)
    table = await room.table()
    await room.start(table)
    while not table.table_view().sound.night:
        await asyncio.sleep(0.5)
    beds = room.made[0].beds
    table.sound.set_bed(volume=0.25)
    assert beds[-1] == (True, 0.25)
    table.sound.set_voice_loudness(muted=True)
    assert beds[-1] == (True, 0.0)
    table.sound.set_voice_loudness(muted=False)
    table.sound.set_bed(on=False)
    assert beds[-1] == (False, 0.25)
    assert table.sound._sign_before("dawn-quiet") is not None
    table.sound.set_bed(signs=False)
    assert table.sound._sign_before("dawn-quiet") is None
    sound = table.host_view().sound
    assert (sound.bed, sound.signs, sound.bed_volume, sound.night) == (False, False, 0.25, False)
    await room.house.close()
