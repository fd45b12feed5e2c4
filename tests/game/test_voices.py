"""One pair of speakers and several tables: one sounding place at a time, and everybody's words are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import pytest

from hub.game.clock import PlayClock
from hub.game.house import House
from hub.game.log import MemoryLog
from hub.game.runtime import TableRuntime
from hub.game.session import Session
from hub.game.sound_memory import SoundMemory
from hub.game.voices import HouseVoices, VoiceOut
from hub.game.watchers import Audience
from hub.projection.views import HostView
from hub.rules import commands as cmd
from hub.rules.lobby import commands as lobby
from hub.rules.refusal import Refusal
from narrator.clip import Sign
from narrator.pcm import Pcm
from narrator.storyteller import SignBefore
from tests.game.quiet import Ears, StillStudios
from tests.game.virtual import in_no_time, now


class Speakers(Ears):
    """The host's only pair."""

    def __init__(self) -> None:
        super().__init__()
        self.closed = 0
        self.out_of_order = False
        self.volumes: list[float] = []
        self.used: list[str] = []
        self.lead_ins: list[float] = []
        self.on_trouble: Callable[[], None] = lambda: None
        self.beds: list[tuple[bool, float]] = []

    def set_volume(self, level: float) -> None:
        self.volumes.append(level)

    def set_bed(self, on: bool, level: float) -> None:
        self.beds.append((on, level))

    @property
    def trouble(self) -> str | None:  # type: ignore[override]
        return "There is no sound device." if self.out_of_order else None

    async def use_device(self, device: str) -> None:
        self.used.append(device)

    def set_lead_in(self, seconds: float) -> None:
        self.lead_ins.append(seconds)

    async def prestart(self) -> None:
        """There all the time."""

    async def close(self) -> None:
        self.closed += 1


class Room:
    """A house with speakers; tables are opened and started in it."""

    def __init__(
        self,
        out: VoiceOut = "speakers",
        memory: SoundMemory | None = None,
        sign: SignBefore = lambda cue: None,
        devices: Sequence[tuple[str, str]] = (),
    ) -> None:
        self.devices = devices
        self.made: list[Speakers] = []
        self.studios = StillStudios()
        self.voices = HouseVoices(out, self.studios, self._make, memory, sign, self._list)
        self.log = MemoryLog()
        self.house = House(self.log, self.voices, monotonic=now)
        self._ids: Iterator[int] = iter(range(1, 1000))

    async def _list(self) -> Sequence[tuple[str, str]]:
        return self.devices

    def _make(self) -> Speakers:
        self.made.append(Speakers())
        return self.made[-1]

    def id(self) -> str:
        return f"tap-{next(self._ids)}"

    async def table(self) -> TableRuntime:
        opened = await self.house.open_table(id=self.id(), language="en")
        assert not isinstance(opened, Refusal)
        found = self.house.find_code(opened.code)
        assert found is not None
        for _ in range(5):
            await found.add_bot(id=self.id(), game=0)
        return found

    async def start(self, table: TableRuntime) -> None:
        number = table.session.table.games
        assert await table.host_command(id=self.id(), game=number, command=lobby.Start()) is None
        await asyncio.sleep(0.1)

    async def call_off(self, table: TableRuntime) -> None:
        command = cmd.CallOff(step=-1)
        assert await table.host_command(id=self.id(), game=table.session.table.games, command=command) is None
        await asyncio.sleep(20)


def out(table: TableRuntime) -> str:
    return table.table_view().sound.out


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
    assert second.clip(second.table_view().sound.clip or "") is not None
    assert first.table_view().sound.clip is None
    assert second.clip("not-the-clip") is None
    await asyncio.sleep(30)
    assert len(room.made) == 1
    assert len(room.made[0].heard) > heard, "the first goes on"
    await room.house.close()


@in_no_time
async def test_an_abandoned_table_does_not_keep_the_speakers() -> None:
    """A table that was only opened, or whose game is over, gives them to the next one that needs them."""
    room = Room()
    abandoned = await room.table()
    assert out(abandoned) == "speakers"
    second = await room.table()
    assert (out(abandoned), out(second)) == ("browser", "speakers")
    await room.start(abandoned)
    assert (out(abandoned), out(second)) == ("speakers", "browser")
    await room.start(second)
    assert out(second) == "browser"
    await room.call_off(abandoned)
    assert out(abandoned) == "speakers", "nobody else has asked yet"
    await room.call_off(second)
    await room.start(second)
    assert (out(abandoned), out(second)) == ("browser", "speakers")
    await room.house.close()


@in_no_time
async def test_a_paused_game_keeps_the_speakers_from_nobody() -> None:
    """Paused for the night, or taken up again after a long absence: today's game is the one that is heard."""
    room = Room()
    first, second = await room.table(), await room.table()
    await room.start(first)
    await first.host_command(id=room.id(), game=1, command=cmd.Pause(step=-1))
    await asyncio.sleep(10)
    assert out(first) == "speakers"
    await room.start(second)
    assert (out(first), out(second)) == ("browser", "speakers")
    await first.host_command(id=room.id(), game=1, command=cmd.Resume(step=-1))
    await asyncio.sleep(1)
    assert (out(first), out(second)) == ("browser", "speakers"), "another table is in the middle of its game"
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
    assert table.table_view().sound.out == "speakers"
    await room.voices.find_speakers()
    sound = table.table_view().sound
    assert (sound.out, sound.trouble) == ("browser", "There is no sound device.")
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
    assert (view.sound.out, view.sound.trouble) == ("browser", "There is no sound device.")
    assert view.sound.clip is not None
    assert table.sound_report(view.sound.clip, "started")
    assert table.sound_report(view.sound.clip, "failed")
    assert not table.sound_report("another", "finished")
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
    assert table.sound_report("any", "started") is False
    await room.house.close()


@in_no_time
async def test_loudness_is_each_tables_own() -> None:
    """Muting one table leaves the other as loud as it was, also when the speakers change hands."""
    room = Room()
    first, second = await room.table(), await room.table()
    levels = room.made[0].volumes
    levels.clear()
    first.set_sound(muted=True)
    assert levels == [], "the speakers are the second table's"
    second.set_sound(volume=0.5)
    assert levels[-1] == 0.5
    await room.start(first)
    assert levels[-1] == 0.0
    await room.call_off(first)
    await room.start(second)
    await asyncio.sleep(10)
    assert levels[-1] == 0.5
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
async def test_the_host_chooses_who_speaks() -> None:
    """Among the voices that are here, for the table's language, from the next line on."""
    room = Room()
    table = await room.table()
    telling = table.host_view().telling
    assert (telling.voice, [row.id for row in telling.voices]) == ("en-usual", ["en-usual", "en-other"])
    await room.start(table)
    assert table.set_voice("nobody") == Refusal("unknown-voice")
    assert table.set_voice("en-other") is None
    assert table.host_view().telling.voice == "en-other"
    assert room.studios.made == [("en", "en-usual"), ("en", "en-other")]
    heard = len(room.made[0].heard)
    await asyncio.sleep(30)
    assert len(room.made[0].heard) > heard, "the story goes on"
    assert table.set_voice("") is None
    assert table.host_view().telling.voice == "en-usual"
    await room.house.close()


@in_no_time
async def test_volume_and_voice_outlast_the_hub() -> None:
    """Another hub with the same memory: the table sounds as it did."""
    memory = SoundMemory()
    room = Room(memory=memory)
    table = await room.table()
    table.set_sound(volume=0.4, muted=True)
    table.set_voice("en-other")
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
    table.set_voice("en-other")
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
    table.set_bed(volume=0.25)
    assert beds[-1] == (True, 0.25)
    table.set_sound(muted=True)
    assert beds[-1] == (True, 0.0)
    table.set_sound(muted=False)
    table.set_bed(on=False)
    assert beds[-1] == (False, 0.25)
    assert table._sign_before("dawn-quiet") is not None
    table.set_bed(signs=False)
    assert table._sign_before("dawn-quiet") is None
    sound = table.host_view().sound
    assert (sound.bed, sound.signs, sound.bed_volume, sound.night) == (False, False, 0.25, False)
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
    assert table.set_speakers(device="usb") == Refusal("unknown-device")
    room.devices = [("usb", "Box")]
    table.look_for_devices()
    await asyncio.sleep(0.1)
    assert table.set_speakers(device="usb") is None
    assert table.set_speakers(lead_in=9_000) is None
    await asyncio.sleep(0.1)
    assert (room.made[0].used, room.made[0].lead_ins[-1]) == (["usb"], 2.0)
    assert (memory.house.device, memory.house.lead_in) == ("usb", 2_000)
    assert table.set_speakers(device="") is None
    await asyncio.sleep(0.1)
    assert room.made[0].used == ["usb", ""]
    await room.house.close()


@in_no_time
async def test_only_the_host_whose_table_is_heard_chooses_the_device() -> None:
    """Nobody moves another table's voice to another room."""
    room = Room()
    first, second = await room.table(), await room.table()
    await room.start(first)
    assert first.host_view().speakers is not None
    assert second.host_view().speakers is None
    assert second.set_speakers(lead_in=0) == Refusal("speakers-in-use")
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
    assert (view.sound.out, view.sound.trouble) == ("browser", "There is no sound device.")
    await room.house.close()


@in_no_time
async def test_the_sound_is_tried_by_day_only() -> None:
    """In the lobby and while people talk; at night, or in the middle of a line, it would say something."""
    room = Room()
    table = await room.table()
    assert table.try_sound() is None
    await asyncio.sleep(10)
    heard = len(room.made[0].heard)
    assert heard == 1
    await room.start(table)
    tried: dict[str, set[bool]] = {}
    while (view := table.table_view()).game is not None and view.game.phase != "over":
        tried.setdefault(view.game.phase, set()).add(table.try_sound() is None)
        if view.game.step.kind == "discussion":
            break
        await asyncio.sleep(1)
    assert tried["night"] == {False}
    assert True in tried["day"]
    await room.house.close()
