"""The player process: clips in, sound and reports out, to the end of its input."""

from __future__ import annotations

import io
import os
import subprocess
import threading
import time
from collections.abc import Iterator
from typing import Any, BinaryIO

import pytest

from narrator.bed.desk import Desk
from narrator.speakers import wire
from narrator.speakers.child import AHEAD, MOST_AHEAD, NO_SOUND_EXIT, Player, run
from narrator.speakers.device import Device, NoSoundError, TimedDevice
from tests.narrator import players

RATE = 22_050


def clip(number: int, seconds: float, *, lead_ms: int = 0, value: int = 1_000) -> wire.PlayClip:
    samples = value.to_bytes(2, "little", signed=True) * round(seconds * RATE)
    return wire.PlayClip(number, RATE, lead_ms, samples)


class Session:
    """A player at work in a thread, spoken to through real pipes."""

    def __init__(self, device: Device) -> None:
        read_in, write_in = os.pipe()
        read_out, write_out = os.pipe()
        self._in = os.fdopen(write_in, "wb", buffering=0)
        self._out = os.fdopen(read_out, "rb")
        self.code: int | None = None

        def work(source: BinaryIO, sink: BinaryIO) -> None:
            with source, sink:
                self.code = run(device, source, sink)

        self._thread = threading.Thread(
            target=work, args=(os.fdopen(read_in, "rb"), os.fdopen(write_out, "wb", buffering=0))
        )
        self._thread.start()

    def send(self, *frames: wire.Frame) -> None:
        for frame in frames:
            self._in.write(wire.encode(frame))

    def event(self) -> dict[str, Any]:
        return wire.parse_event(self._out.readline())

    def expect(self, name: str, number: int) -> None:
        assert self.event() == {"event": name, "clip": number}

    def close(self) -> None:
        self._in.close()
        self._thread.join(5)
        self._out.close()
        assert not self._thread.is_alive()


@pytest.fixture
def device() -> TimedDevice:
    """Heard by nobody, but in real time."""
    return TimedDevice()


@pytest.fixture
def session(device: TimedDevice) -> Iterator[Session]:
    """A player that has its device."""
    session = Session(device)
    assert session.event() == {"event": "ready"}
    yield session
    session.close()


@pytest.mark.parametrize(
    "frame", [wire.PlayClip(7, 16_000, 500, b"\1\2\3\4"), wire.StopClip(8), wire.SetVolume(0.25)]
)
def test_a_frame_arrives_as_it_was_sent(frame: wire.Frame) -> None:
    """Both sides speak the same language."""
    source = io.BytesIO(wire.encode(frame) + wire.encode(frame))
    assert [wire.read(source), wire.read(source), wire.read(source)] == [frame, frame, None]


def test_bytes_that_make_no_sense_end_the_conversation() -> None:
    """Rather than being taken for gigabytes of sound."""
    with pytest.raises(ValueError, match="kind 9"):
        wire.read(io.BytesIO(b"\x09" + bytes(8)))
    with pytest.raises(ValueError, match="bytes"):
        wire.read(io.BytesIO(b"\x01" + b"\xff" * 8))
    assert wire.read(io.BytesIO(wire.encode(clip(1, 0.1))[:-1])) is None


def test_lines_that_make_no_sense_are_no_event() -> None:
    """Libraries print what they like."""
    assert wire.parse_event(b"ALSA lib pcm.c: underrun\n") == {}
    assert wire.parse_event(b"[1]\n") == {}
    assert wire.parse_event(b"\xff\n") == {}


def test_clips_are_played_one_after_the_other_and_whole(session: Session, device: TimedDevice) -> None:
    """Every sample, in order, with a report of each beginning and end."""
    session.send(clip(1, 0.3, value=100), clip(2, 0.2, value=200))
    begun = time.monotonic()
    for number in (1, 2):
        session.expect("started", number)
        session.expect("finished", number)
    assert time.monotonic() - begun == pytest.approx(0.5, abs=0.15)
    assert bytes(device.heard) == clip(1, 0.3, value=100).samples + clip(2, 0.2, value=200).samples


def test_an_end_is_reported_when_it_has_been_heard(session: Session) -> None:
    """Not when it has been handed over."""
    session.send(clip(1, 0.15))
    begun = time.monotonic()
    session.expect("started", 1)
    session.expect("finished", 1)
    assert time.monotonic() - begun >= 0.14


def test_a_stop_ends_the_clip_within_a_tenth_of_a_second(session: Session, device: TimedDevice) -> None:
    """And what comes after it is played."""
    session.send(clip(1, 10.0))
    session.expect("started", 1)
    time.sleep(0.1)
    begun = time.monotonic()
    session.send(wire.StopClip(1))
    session.expect("finished", 1)
    assert time.monotonic() - begun < 0.1
    session.send(clip(2, 0.05))
    session.expect("started", 2)
    session.expect("finished", 2)


def test_a_stop_for_a_clip_that_is_over_does_not_end_the_next(session: Session) -> None:
    """Stop and end may cross on the way."""
    session.send(clip(1, 0.05))
    session.expect("started", 1)
    session.expect("finished", 1)
    session.send(wire.StopClip(1), clip(2, 0.2))
    begun = time.monotonic()
    session.expect("started", 2)
    session.expect("finished", 2)
    assert time.monotonic() - begun > 0.15


def test_a_lead_in_comes_before_the_clip_is_said_to_start(session: Session, device: TimedDevice) -> None:
    """Captions go by when the speech is heard."""
    begun = time.monotonic()
    session.send(clip(1, 0.1, lead_ms=500))
    session.expect("started", 1)
    assert 0.49 <= time.monotonic() - begun < 0.6, "heard, and not handed over"
    session.expect("finished", 1)
    assert any(device.heard[: 2 * (RATE // 2)])


def test_the_volume_is_applied_and_silence_takes_as_long(session: Session, device: TimedDevice) -> None:
    """Mute is silence, not absence."""
    session.send(wire.SetVolume(0.5), clip(1, 0.05), wire.SetVolume(0.5))
    for name in ("started", "finished"):
        session.expect(name, 1)
    assert int.from_bytes(device.heard[:2], "little") == 500
    device.heard.clear()
    session.send(wire.SetVolume(0.0), clip(2, 0.05))
    for name in ("started", "finished"):
        session.expect(name, 2)
    assert bytes(device.heard) == bytes(2 * round(0.05 * RATE))


def test_the_player_ends_with_its_input_even_within_a_clip(device: TimedDevice) -> None:
    """A hub that died doesn't go on talking."""
    session = Session(device)
    session.event()
    session.send(clip(1, 30.0))
    session.expect("started", 1)
    begun = time.monotonic()
    session.close()
    assert time.monotonic() - begun < 1
    assert session.code == 0


class Flaky(TimedDevice):
    """Fails on the first `failures` writes of samples that aren't zero."""

    def __init__(self, failures: int) -> None:
        super().__init__()
        self.failures = failures
        self.opened = 0

    def open(self) -> None:
        self.opened += 1

    def write(self, samples: bytes, rate: int) -> None:
        if self.failures:
            self.failures -= 1
            raise NoSoundError("lost", "PaErrorCode -9986")
        super().write(samples, rate)


def test_a_device_that_was_lost_is_taken_anew() -> None:
    """Unplugged and plugged in again: the clip goes on, nothing missing."""
    device, said = Flaky(failures=1), list[bytes]()
    Player(device, Desk(), said.append).play(clip(1, 0.1))
    assert device.opened == 1
    assert bytes(device.heard) == clip(1, 0.1).samples


def test_a_device_that_stays_lost_ends_the_player_which_says_why() -> None:
    """The hub has a sentence for it; the library's own words are for its log."""
    session = Session(Flaky(failures=99))
    session.event()
    session.send(clip(1, 0.1))
    assert session.event() == {"event": "trouble", "reason": "lost", "message": "PaErrorCode -9986"}
    session.close()
    assert session.code == NO_SOUND_EXIT


@pytest.mark.parametrize(
    ("command", "reason"), [(players.NO_DEVICE, "no-device"), (players.NO_LIBRARY, "no-library")]
)
def test_without_device_or_library_the_player_says_so_and_ends(command: list[str], reason: str) -> None:
    """On one line, without a traceback."""
    ended = subprocess.run(command, input=b"", capture_output=True, timeout=20)
    assert ended.returncode == NO_SOUND_EXIT
    assert ended.stderr == b""
    (line,) = ended.stdout.splitlines()
    assert wire.parse_event(line)["reason"] == reason


class Late(TimedDevice):
    """While it is ``busy``, the processor comes back to it late; keeps what was ahead."""

    def __init__(self) -> None:
        super().__init__()
        self.busy = True
        self.ahead: list[float] = []

    def write(self, samples: bytes, rate: int) -> None:
        super().write(samples, rate)
        self.ahead.append(self.buffered())
        if self.busy:
            time.sleep(0.1)


def test_the_night_is_written_further_ahead_where_the_processor_is_late() -> None:
    """So that it has no holes; where it is in time, a line needn't wait behind more than a moment of it."""
    desk, in_time, late = Desk(), Late(), Late()
    desk.load_bed((1_000).to_bytes(2, "little") * RATE)
    desk.bed_on = True
    in_time.busy = False
    for device in (in_time, late):
        player, until = Player(device, desk, lambda line: None), time.monotonic() + 1.0
        while time.monotonic() < until:
            player.play_bed()
    assert max(in_time.ahead) <= AHEAD + 0.02
    assert AHEAD + 0.02 < max(late.ahead) <= MOST_AHEAD + 0.02
