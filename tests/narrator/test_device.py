"""The device takes PortAudio as it is: missing, empty, moody, and well again."""

from __future__ import annotations

import os
import sys
from types import ModuleType

import pytest

from narrator.speakers.device import Device, NoSoundError, PortAudioDevice


class PortAudioError(Exception):
    """As sounddevice raises it."""


class Stream:
    """A stream that holds 4410 frames and may be broken."""

    def __init__(self, library: PortAudio, samplerate: int) -> None:
        self.library = library
        self.rate = samplerate
        self.held = 0
        self.closed = False

    def start(self) -> None:
        self.library.fail_if("start")

    def abort(self) -> None:
        self.library.fail_if("abort")
        self.held = 0

    def write(self, samples: bytes) -> None:
        self.library.fail_if("write")
        self.held += len(samples) // 2

    def close(self) -> None:
        self.closed = True
        self.library.fail_if("close")

    @property
    def write_available(self) -> int:
        self.library.fail_if("write_available")
        return 4_410 - self.held


class PortAudio(ModuleType):
    """As much of sounddevice as the device uses, with faults on request."""

    PortAudioError = PortAudioError

    def __init__(self) -> None:
        super().__init__("sounddevice")
        self.faults: set[str] = set()
        self.streams: list[Stream] = []
        self.refreshed = 0
        self.names = ["default", "USB box", "mic"]
        self.asked: list[str | None] = []

    def fail_if(self, what: str) -> None:
        if what in self.faults:
            raise PortAudioError(f"{what} failed")

    def query_devices(self, *, kind: str = "") -> list[dict[str, object]]:
        self.fail_if("query")
        return [{"name": name, "max_output_channels": int(name != "mic")} for name in self.names]

    def RawOutputStream(  # noqa: N802
        self, *, device: str | None, samplerate: int, channels: int, dtype: str, latency: float
    ) -> Stream:
        assert (channels, dtype, latency) == (1, "int16", 0.2)
        self.fail_if("open")
        self.asked.append(device)
        self.streams.append(Stream(self, samplerate))
        return self.streams[-1]

    def _terminate(self) -> None:
        self.refreshed += 1

    def _initialize(self) -> None:
        assert self.refreshed


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> PortAudio:
    """A sounddevice without faults so far."""
    library = PortAudio()
    monkeypatch.setitem(sys.modules, "sounddevice", library)
    return library


def written(device: Device, samples: bytes = bytes(882), rate: int = 22_050) -> None:
    device.open()
    device.write(samples, rate)


def test_one_stream_lives_through_all_clips(library: PortAudio) -> None:
    """It is opened once, with the rate of the samples."""
    device = PortAudioDevice()
    written(device)
    device.write(bytes(882), 22_050)
    assert [stream.rate for stream in library.streams] == [22_050]
    assert device.buffered() == pytest.approx(882 / 22_050)


def test_another_rate_gets_another_stream(library: PortAudio) -> None:
    """Pitch is kept."""
    device = PortAudioDevice()
    written(device)
    device.write(bytes(882), 16_000)
    assert [stream.rate for stream in library.streams] == [22_050, 16_000]
    assert library.streams[0].closed


def test_dropping_forgets_what_is_not_yet_heard(library: PortAudio) -> None:
    """And the stream lives on."""
    device = PortAudioDevice()
    written(device)
    device.drop()
    assert device.buffered() == 0.0
    device.write(bytes(882), 22_050)
    assert len(library.streams) == 1


def test_opening_again_looks_at_the_devices_anew(library: PortAudio) -> None:
    """PortAudio remembers the devices from when it was loaded."""
    device = PortAudioDevice()
    written(device)
    assert library.refreshed == 0
    written(device)
    assert library.refreshed == 1
    assert library.streams[0].closed and not library.streams[1].closed


def test_no_library_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the command that installs it."""
    monkeypatch.setitem(sys.modules, "sounddevice", None)
    with pytest.raises(NoSoundError) as trouble:
        PortAudioDevice().open()
    assert trouble.value.key == "no-library"


def test_no_device_is_a_sentence(library: PortAudio) -> None:
    """With what can be done."""
    library.faults = {"query"}
    with pytest.raises(NoSoundError) as trouble:
        PortAudioDevice().open()
    assert trouble.value.key == "no-device"


@pytest.mark.parametrize("fault", ["open", "start", "write"])
def test_a_device_that_fails_is_a_sentence_and_works_when_it_is_well_again(
    library: PortAudio, fault: str
) -> None:
    """Unplugged, taken by another program, plugged in again."""
    device = PortAudioDevice()
    library.faults = {fault}
    with pytest.raises(NoSoundError) as trouble:
        written(device)
    assert trouble.value.key == "lost"
    library.faults = set()
    written(device)
    assert device.buffered() > 0


def test_a_device_that_is_gone_can_be_dropped_and_closed(library: PortAudio) -> None:
    """Its errors don't matter any more."""
    device = PortAudioDevice()
    written(device)
    library.faults = {"abort", "close", "write_available"}
    assert device.buffered() == 0.0
    device.drop()
    device.close()
    library.faults = set()
    device.write(bytes(882), 22_050)
    assert len(library.streams) == 2


def test_a_device_that_was_never_opened_has_nothing_to_drop() -> None:
    """Stopping before anything was played is no error."""
    device = PortAudioDevice()
    assert device.buffered() == 0.0
    device.drop()
    device.close()


def test_the_chosen_device_is_played_on(library: PortAudio) -> None:
    """By its name; without a choice it is the system's own."""
    written(PortAudioDevice("USB box"))
    written(PortAudioDevice())
    assert library.asked == ["USB box", None]


def test_a_chosen_device_that_is_gone_is_a_sentence_and_is_used_again_when_it_is_back(
    library: PortAudio,
) -> None:
    """No other room suddenly hears the story."""
    device = PortAudioDevice("Kitchen")
    with pytest.raises(NoSoundError) as trouble:
        device.open()
    assert trouble.value.key == "gone"
    library.names.append("Kitchen")
    written(device)
    assert library.asked == ["Kitchen"]


def test_a_sink_of_the_sound_server_is_reached_through_the_server(
    library: PortAudio, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PortAudio sees the server as one device; which of its sinks is meant is said in the environment."""
    monkeypatch.setenv("PULSE_SINK", "before")
    written(PortAudioDevice("sink:bluez.1"))
    library.names.append("pulse")
    written(PortAudioDevice("sink:bluez.1"))
    assert library.asked == [None, "pulse"]
    assert os.environ["PULSE_SINK"] == "bluez.1"


@pytest.mark.parametrize("fault", ["open", "start"])
def test_a_device_that_is_only_listed_is_none(library: PortAudio, fault: str) -> None:
    """A sound server without a speaker: the table's screen is to speak from the first line on."""
    library.faults.add(fault)
    with pytest.raises(NoSoundError) as trouble:
        PortAudioDevice().open()
    assert trouble.value.key == "lost"
    library.faults.clear()
    PortAudioDevice().open()
