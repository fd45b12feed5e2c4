"""One long-lived stream to the host's sound device; lives in the player process only."""

from __future__ import annotations

import os
import time
from typing import Any, Protocol

from narrator.pcm import RATE, WIDTH
from narrator.trouble import SINK, TroubleKey

LATENCY = 0.2
"""Seconds of sound the stream holds: enough to ride out a busy processor, dropped at once by `drop`."""


class NoSoundError(Exception):
    """Nothing can be heard through this device. The message is the sound library's own, for the log."""

    def __init__(self, key: TroubleKey, message: object = "") -> None:
        super().__init__(str(message))
        self.key = key


class Device(Protocol):
    """Where samples are heard. `open` and `write` raise `NoSoundError`."""

    def open(self) -> None:
        """Take the device as it is now: also one that was plugged in a moment ago."""
        ...

    def write(self, samples: bytes, rate: int) -> None:
        """Hand over 16-bit mono samples; blocks while the device has enough."""
        ...

    def buffered(self) -> float:
        """Seconds handed over and not yet heard."""
        ...

    def drop(self) -> None:
        """Forget what is handed over and not yet heard."""
        ...

    def close(self) -> None:
        """Let the device go."""
        ...


class PortAudioDevice:
    """An output of the system through PortAudio, in blocking mode."""

    def __init__(self, wanted: str = "") -> None:
        """`wanted`: a device's id (narrator.speakers.devices); empty: the system's default."""
        self._wanted = wanted
        self._device: str | None = None
        self._sound: Any = None
        self._stream: Any = None
        self._rate = 0
        self._capacity = 0

    def open(self) -> None:
        """Load the library, look at the devices anew (it remembers them from when it was loaded), take one.

        A sound server lists a way to it also when it has no device left: only what can be begun can be heard.
        """
        if self._wanted.startswith(SINK):
            os.environ["PULSE_SINK"] = self._wanted.removeprefix(SINK)
        try:
            import sounddevice  # type: ignore[import-untyped]
        except (OSError, ImportError) as error:
            raise NoSoundError("no-library", error) from error
        self.close()
        if self._sound is not None:
            sounddevice._terminate()
            sounddevice._initialize()
        self._sound = sounddevice
        try:
            sounddevice.query_devices(kind="output")
        except (sounddevice.PortAudioError, ValueError) as error:
            raise NoSoundError("no-device", error) from error
        self._device = self._chosen()
        try:
            self._start(RATE)
        except (sounddevice.PortAudioError, ValueError) as error:
            raise NoSoundError("lost", error) from error

    def _chosen(self) -> str | None:
        """PortAudio's name for the wanted device; `None`: its default."""
        if not self._wanted:
            return None
        names = [row["name"] for row in self._sound.query_devices() if row["max_output_channels"] > 0]
        if self._wanted.startswith(SINK):
            return "pulse" if "pulse" in names else None
        if self._wanted not in names:
            raise NoSoundError("gone")
        return self._wanted

    def write(self, samples: bytes, rate: int) -> None:
        """Hand over samples; a stream of another rate is opened when the rate changes."""
        try:
            if self._stream is None or rate != self._rate:
                self._start(rate)
            self._stream.write(samples)
        except (self._sound.PortAudioError, ValueError) as error:
            raise NoSoundError("lost", error) from error

    def buffered(self) -> float:
        """As the stream itself counts."""
        if self._stream is None:
            return 0.0
        try:
            return max(0.0, (self._capacity - int(self._stream.write_available)) / self._rate)
        except self._sound.PortAudioError:
            return 0.0

    def drop(self) -> None:
        """Abort and start afresh; a device that won't is closed and opened at the next write."""
        if self._stream is None:
            return
        try:
            self._stream.abort()
            self._stream.start()
        except self._sound.PortAudioError:
            self.close()

    def close(self) -> None:
        """Close the stream; errors of a device that is gone don't matter."""
        stream, self._stream = self._stream, None
        if stream is not None:
            try:
                stream.close()
            except self._sound.PortAudioError:
                return

    def _start(self, rate: int) -> None:
        self.close()
        stream = self._sound.RawOutputStream(
            device=self._device, samplerate=rate, channels=1, dtype="int16", latency=LATENCY
        )
        stream.start()
        self._stream, self._rate = stream, rate
        self._capacity = int(stream.write_available)


class TimedDevice:
    """Heard by nobody, but takes the time that a real device takes: for trying the player without one."""

    def __init__(self) -> None:
        self._until = 0.0
        self.heard = bytearray()

    def open(self) -> None:
        """Always there."""

    def write(self, samples: bytes, rate: int) -> None:
        """Blocks while more than `LATENCY` is ahead."""
        now = time.monotonic()
        self._until = max(self._until, now) + len(samples) / WIDTH / rate
        self.heard += samples
        time.sleep(max(0.0, self._until - now - LATENCY))

    def buffered(self) -> float:
        """By the clock."""
        return max(0.0, self._until - time.monotonic())

    def drop(self) -> None:
        """Silent at once."""
        self._until = 0.0

    def close(self) -> None:
        """Nothing to let go."""
