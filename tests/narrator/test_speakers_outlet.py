"""The game never waits for the speakers: whatever the player process does, a clip is over in time."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
import structlog
from structlog.testing import capture_logs

from narrator.clip import Clip
from narrator.outlets.fallback import FallbackOutlet
from narrator.outlets.timing import Sleep
from narrator.pcm import Pcm
from narrator.speakers import known_trouble
from narrator.speakers.outlet import SpeakersOutlet
from narrator.trouble import Trouble, TroubleKey
from tests.narrator import players
from tests.narrator.fakes import HandOutlet

SHORT = Clip(pcm=Pcm(b"\1\1" * 6_615), caption="Short.")  # 0.3 s
LONG = Clip(pcm=Pcm(b"\1\1" * 220_500), caption="Long.")  # 10 s


def faster(times: float) -> Sleep:
    """Sleep that is over sooner, where a test would only wait."""
    return lambda seconds: asyncio.sleep(seconds / times)


class Hall:
    """A speakers' outlet and a stopwatch."""

    def __init__(self, command: Sequence[str], sleep: Sleep = asyncio.sleep) -> None:
        self.outlet = SpeakersOutlet(command=command, lead_in=0.0, sleep=sleep)
        self.begun: list[float] = []
        self._zero = time.monotonic()

    def play(self, clip: Clip) -> asyncio.Task[float]:
        """Play; the result is how long it took in all."""

        async def timed() -> float:
            self._zero = time.monotonic()
            await self.outlet.play(clip, lambda: self.begun.append(time.monotonic() - self._zero))
            return time.monotonic() - self._zero

        return asyncio.create_task(timed())

    async def heard(self, times: int = 1) -> None:
        async with asyncio.timeout(10):
            while len(self.begun) < times:
                await asyncio.sleep(0.005)


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    """With a player whose device is heard by nobody."""
    hall = Hall(players.TIMED)
    yield hall
    await hall.outlet.close()


async def test_clips_take_their_time_and_begin_at_once(hall: Hall) -> None:
    """The player is started with the first clip and kept for the next."""
    await hall.play(SHORT)
    pid = hall.outlet.player_pid
    took = await hall.play(SHORT)
    assert took == pytest.approx(0.3, abs=0.15)
    assert len(hall.begun) == 2
    assert hall.begun[1] < 0.1
    assert hall.outlet.player_pid == pid
    assert hall.outlet.trouble is None


async def test_a_player_that_was_started_before_is_there_for_the_first_clip(hall: Hall) -> None:
    """And the table knows early whether there is sound."""
    await hall.outlet.prestart()
    assert hall.outlet.player_pid is not None
    await hall.play(SHORT)
    assert hall.begun[0] < 0.1


async def test_a_stop_ends_the_clip_within_a_tenth_of_a_second(hall: Hall) -> None:
    """And the next one is whole."""
    playing = hall.play(LONG)
    await hall.heard()
    before = time.monotonic()
    await hall.outlet.stop()
    await playing
    assert time.monotonic() - before < 0.1
    assert await hall.play(SHORT) == pytest.approx(0.3, abs=0.15)
    await hall.outlet.stop()


async def test_being_cancelled_stops_the_sound_as_well(hall: Hall) -> None:
    """The next clip doesn't wait for the rest of a clip that nobody wants."""
    playing = hall.play(LONG)
    await hall.heard()
    playing.cancel()
    await asyncio.wait({playing})
    assert await hall.play(SHORT) < 0.6


async def test_a_lead_in_comes_after_ten_quiet_seconds_only() -> None:
    """A sleeping speaker swallows nothing, and lines that follow each other aren't held up."""
    now = 0.0
    outlet = SpeakersOutlet(command=players.TIMED, lead_in=0.6, clock=lambda: now)
    await outlet.prestart()
    took = []
    for idle in (0.0, 9.9, 10.1):
        now += idle
        before = time.monotonic()
        await outlet.play(SHORT, lambda: None)
        took.append(time.monotonic() - before)
    await outlet.close()
    assert took == [pytest.approx(0.9, abs=0.2), pytest.approx(0.3, abs=0.2), pytest.approx(0.9, abs=0.2)]


async def test_a_killed_player_is_noticed_at_once_and_the_next_clip_plays(hall: Hall) -> None:
    """The rest of the clip's time passes, so that its caption can be read; then a new player speaks."""
    clip = Clip(pcm=Pcm(b"\1\1" * 22_050))
    playing = hall.play(clip)
    await hall.heard()
    pid = hall.outlet.player_pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    async with asyncio.timeout(0.5):
        while hall.outlet.trouble is None:
            await asyncio.sleep(0.005)
    assert hall.outlet.trouble == Trouble("player-ended")
    assert await playing == pytest.approx(1.0, abs=0.2)
    troubles = []
    await hall.play(SHORT)
    troubles.append(hall.outlet.trouble)
    assert troubles == [None]
    assert hall.outlet.player_pid not in (None, pid)


@pytest.mark.parametrize("signal_", [None, getattr(signal, "SIGSTOP", None)], ids=["device", "process"])
async def test_a_hung_player_is_ended_no_later_than_five_seconds_after_the_clip(
    signal_: signal.Signals | None,
) -> None:
    """Whether its device hangs or the whole process; then the table is told, and a new player is tried."""
    hall = Hall(players.HUNG if signal_ is None else players.TIMED, sleep=faster(5))
    await hall.outlet.prestart()
    pid = hall.outlet.player_pid
    assert pid is not None
    if signal_ is not None:
        os.kill(pid, signal_)
    took = await hall.play(SHORT)
    assert took == pytest.approx((0.3 + 5) / 5, abs=0.2)
    assert hall.begun
    assert hall.outlet.trouble == Trouble("hung")
    assert hall.outlet.player_pid is None
    await hall.outlet.close()


async def test_even_a_hung_player_can_be_stopped_within_a_fifth_of_a_second() -> None:
    """The host's "go on" doesn't wait for five seconds."""
    hall = Hall(players.HUNG)
    await hall.outlet.prestart()
    playing = hall.play(LONG)
    await asyncio.sleep(0.05)
    before = time.monotonic()
    await hall.outlet.stop()
    await playing
    assert time.monotonic() - before < 0.2
    await hall.outlet.close()


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (players.NO_DEVICE, "no-device"),
        (players.NO_LIBRARY, "no-library"),
        (("/nowhere/python",), "player-missing"),
        ((sys.executable, "-c", "raise SystemExit(1)"), "player-ended"),
    ],
    ids=["no device", "no library", "no program", "broken program"],
)
async def test_without_sound_clips_take_their_time_and_the_reason_is_known(
    command: Sequence[str], reason: TroubleKey
) -> None:
    """The game goes on with captions alone."""
    hall = Hall(command)
    await hall.outlet.prestart()
    assert hall.outlet.trouble == Trouble(reason)
    assert await hall.play(SHORT) == pytest.approx(0.3, abs=0.2)
    assert len(hall.begun) == 1
    await hall.outlet.close()


def in_turn(folder: Path, *reasons: str) -> Sequence[str]:
    """A player that ends at once, with each of these reasons in its turn, and plays after them."""
    return players.player(
        "import pathlib\n"
        f"seen = pathlib.Path({str(folder)!r}, 'starts')\n"
        "count = len(seen.read_bytes()) if seen.exists() else 0\n"
        "seen.write_bytes(bytes(count + 1))\n"
        "class Turns(device.TimedDevice):\n"
        "    def open(self):\n"
        f"        if count < {len(reasons)}:\n"
        f"            raise device.NoSoundError({list(reasons)!r}[count], 'PaErrorCode -9986')\n"
        "child.main(Turns())"
    )


async def changes_of(outlet: SpeakersOutlet) -> list[Trouble | None]:
    """Its troubles from the start until it is heard."""
    changes: list[Trouble | None] = []
    outlet.on_trouble = lambda: changes.append(outlet.trouble)
    await outlet.prestart()
    async with asyncio.timeout(20):
        while outlet.trouble is not None:
            await asyncio.sleep(0.01)
    await outlet.close()
    return changes


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A device is looked for again after a moment."""
    monkeypatch.setattr("narrator.speakers.outlet._RETRY_AFTER", 0.02)


@pytest.fixture
def verbose(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notes for those who look for them are written, whatever the program has been told by another test."""
    every = structlog.make_filtering_bound_logger(0)
    log = structlog.wrap_logger(structlog.PrintLogger(), wrapper_class=every, cache_logger_on_first_use=False)
    monkeypatch.setattr(known_trouble, "_log", log)


@pytest.mark.usefixtures("soon", "verbose")
async def test_each_reason_for_silence_is_told_once_however_they_take_turns(tmp_path: Path) -> None:
    """In the terminal, with the device's name, and once that the speakers are heard again."""
    command = in_turn(tmp_path, "gone", "lost", "gone", "lost")
    with capture_logs() as logs:
        changes = await changes_of(SpeakersOutlet(device="sink:Kitchen", command=command))
    told = [(row["event"], row.get("reason", "")) for row in logs if row["log_level"] == "warning"]
    silent = "no sound from the speakers"
    assert [event for event, _ in told] == [silent, silent, "the speakers are heard again"]
    assert all("“Kitchen”" in reason and "PaErrorCode" not in reason for _, reason in told[:2])
    raw = [row["message"] for row in logs if row["log_level"] == "debug"]
    assert raw == 4 * ["PaErrorCode -9986"], "the library's own words are for whoever looks for them"
    assert changes[-1] is None


@pytest.mark.usefixtures("soon")
async def test_a_busy_machine_hides_no_reason_that_is_known(tmp_path: Path) -> None:
    """That the player starts late, or ends, says less than that there is no device."""
    command = in_turn(tmp_path, "no-device", "player-slow", "no-device")
    assert await changes_of(SpeakersOutlet(command=command)) == [Trouble("no-device"), None]


@pytest.mark.usefixtures("soon")
async def test_a_device_that_hung_is_heard_again_only_once_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then the trouble stays, and the table's screen has all lines: that it opens proves nothing."""
    monkeypatch.setattr("narrator.speakers.outlet._GRACE", 0.8)
    monkeypatch.setattr("narrator.speakers.proof.PATIENCE", 0.2)
    hangs = tmp_path / "hangs"
    hangs.touch()
    speakers = SpeakersOutlet(command=players.hanging_while(hangs), lead_in=0.0)
    changes: list[Trouble | None] = []
    speakers.on_trouble = lambda: changes.append(speakers.trouble)
    await speakers.prestart()
    screen = HandOutlet()
    outlet = FallbackOutlet(speakers, screen)
    with capture_logs() as logs:
        await outlet.play(SHORT, lambda: None)
        for line in (1, 2):
            playing = asyncio.create_task(outlet.play(SHORT, lambda: None))
            async with asyncio.timeout(5):
                while len(screen.begun) < line:
                    await asyncio.sleep(0.01)
            screen.let_end()
            await playing
        assert changes == [Trouble("hung")]
        hangs.unlink()
        async with asyncio.timeout(10):
            while speakers.trouble is not None:
                await asyncio.sleep(0.01)
    assert [row["event"] for row in logs if row["log_level"] == "warning"][1:] == [
        "the speakers are heard again"
    ]
    await outlet.play(SHORT, lambda: None)
    assert (changes, len(screen.begun)) == ([Trouble("hung"), None], 2)
    await outlet.close()


async def test_a_player_without_sound_is_not_started_for_every_clip() -> None:
    """It is tried again after a while: a speaker may have been plugged in."""
    now = 0.0
    outlet = SpeakersOutlet(command=players.NO_DEVICE, clock=lambda: now, sleep=faster(50))
    spent = []
    for later in (0.0, 1.0, 10.0):
        now += later
        before = time.monotonic()
        await outlet.play(SHORT, lambda: None)
        spent.append(time.monotonic() - before)
    await outlet.close()
    assert spent[1] < 0.05


async def test_a_player_that_never_answers_is_given_up() -> None:
    """After five seconds; here they pass faster."""
    outlet = SpeakersOutlet(command=players.MUTE, sleep=faster(50))
    await outlet.prestart()
    assert outlet.trouble == Trouble("player-slow")
    await outlet.close()


async def test_words_that_make_no_sense_are_overheard() -> None:
    """A library that prints doesn't stop the game."""
    hall = Hall(players.GARBLED)
    assert await hall.play(SHORT) < 5
    assert hall.outlet.trouble is None
    await hall.outlet.close()


async def test_the_volume_is_kept_for_the_next_player(hall: Hall) -> None:
    """Muted stays muted, also after a crash."""
    hall.outlet.set_volume(0.0)
    await hall.play(SHORT)
    hall.outlet.set_volume(2.0)
    assert await hall.play(SHORT) == pytest.approx(0.3, abs=0.15)


async def test_what_lies_in_the_folder_of_the_hub_is_not_taken_for_pythons_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real player starts wherever the hub was started."""
    (tmp_path / "json.py").write_text("raise SystemExit('this is not the json you are looking for')")
    monkeypatch.chdir(tmp_path)
    outlet = SpeakersOutlet()
    await outlet.prestart()
    # With a sound device or without: it is the player that answers.
    assert outlet.trouble != Trouble("player-ended")
    await outlet.close()


async def test_closing_ends_the_player(hall: Hall) -> None:
    """No process is left behind, and closing twice is no error."""
    await hall.outlet.prestart()
    pid = hall.outlet.player_pid
    assert pid is not None
    await hall.outlet.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    await hall.outlet.close()


async def test_the_event_loop_stays_free_while_a_player_is_hung() -> None:
    """A long clip into a pipe that nobody reads blocks nobody."""
    hall = Hall(players.HUNG)
    await hall.outlet.prestart()
    playing = hall.play(Clip(pcm=Pcm(bytes(2 * 22_050 * 60))))
    slowest = 0.0
    for _ in range(40):
        before = time.perf_counter()
        await asyncio.sleep(0.005)
        slowest = max(slowest, time.perf_counter() - before - 0.005)
    assert slowest < 0.2
    await hall.outlet.stop()
    await playing
    await hall.outlet.close()
