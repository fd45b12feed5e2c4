"""The player: reads clips, plays them on a device one after the other, and says when each begins and ends."""

from __future__ import annotations

import queue
import signal
import sys
import threading
import time
from array import array
from collections.abc import Callable
from typing import BinaryIO

from narrator.pcm import WIDTH
from narrator.speakers import wire
from narrator.speakers.device import Device, NoSoundError

CHUNK = 0.02
"""Seconds handed to the device at a time: how soon a stop or another loudness is noticed."""
NO_SOUND_EXIT = 3
"""Exit code when there is nothing to play on."""

Say = Callable[[bytes], None]


class Player:
    """Plays clips on one device. `play` runs in one thread; `stop` and `gain` may be set from another."""

    def __init__(self, device: Device, say: Say) -> None:
        self._device = device
        self._say = say
        self._stopped_up_to = 0
        self.gain = 1.0

    def stop(self, clip_id: int) -> None:
        """End this clip and all before it."""
        self._stopped_up_to = max(self._stopped_up_to, clip_id)

    def play(self, clip: wire.PlayClip) -> None:
        """Play one clip to its end or until it is stopped. `NoSoundError` when the device is lost."""
        step = max(1, round(clip.rate * CHUNK)) * WIDTH
        for chunk in _chunks(_near_silence(clip.lead_ms, clip.rate), step):
            if self._stopped(clip):
                break
            self._write(chunk, clip.rate)
        else:
            self._play_body(clip, step)
        if self._stopped(clip):
            self._device.drop()
        self._say(wire.event("finished", clip=clip.id))

    def _play_body(self, clip: wire.PlayClip, step: int) -> None:
        for number, chunk in enumerate(_chunks(clip.samples, step)):
            if self._stopped(clip):
                return
            self._write(_scaled(chunk, self.gain), clip.rate)
            if number == 0:
                self._say(wire.event("started", clip=clip.id))
        self._wait_until_heard(clip)

    def _wait_until_heard(self, clip: wire.PlayClip) -> None:
        left = self._device.buffered()
        until = time.monotonic() + left
        while not self._stopped(clip) and (left := until - time.monotonic()) > 0:
            time.sleep(min(CHUNK / 2, left))

    def _write(self, samples: bytes, rate: int) -> None:
        try:
            self._device.write(samples, rate)
        except NoSoundError:  # unplugged, perhaps: take whatever is the default device by now
            self._device.open()
            self._device.write(samples, rate)

    def _stopped(self, clip: wire.PlayClip) -> bool:
        return clip.id <= self._stopped_up_to


def run(device: Device, source: BinaryIO, sink: BinaryIO) -> int:
    """Play what comes from `source` until it ends; returns the exit code."""

    def say(line: bytes) -> None:
        sink.write(line)
        sink.flush()

    player = Player(device, say)
    clips: queue.SimpleQueue[wire.PlayClip | None] = queue.SimpleQueue()
    try:
        device.open()
        say(wire.event("ready"))
        threading.Thread(target=_listen, args=(source, player, clips), daemon=True).start()
        while (clip := clips.get()) is not None:
            player.play(clip)
    except NoSoundError as trouble:
        say(wire.event("trouble", reason=str(trouble)))
        return NO_SOUND_EXIT
    except BrokenPipeError:  # the hub is gone
        return 0
    finally:
        device.close()
    return 0


def main(device: Device) -> None:
    """The process: clips on standard input, events on standard output, until the input ends."""
    # Ctrl-C at the terminal reaches the whole group; the hub alone decides when the player ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(run(device, sys.stdin.buffer, sys.stdout.buffer))


def _listen(source: BinaryIO, player: Player, clips: queue.SimpleQueue[wire.PlayClip | None]) -> None:
    latest = 0
    try:
        while (frame := wire.read(source)) is not None:
            match frame:
                case wire.PlayClip():
                    latest = frame.id
                    clips.put(frame)
                case wire.StopClip():
                    player.stop(frame.id)
                case wire.SetVolume():
                    player.gain = frame.level
    except (ValueError, OSError):
        pass  # the hub speaks another language or is gone: either way there is no more to play
    player.stop(latest)
    clips.put(None)


def _chunks(samples: bytes, step: int) -> list[bytes]:
    return [samples[at : at + step] for at in range(0, len(samples), step)]


def _near_silence(milliseconds: int, rate: int) -> bytes:
    """Inaudible, but no zeros: some speakers that have gone to sleep only wake for a signal."""
    return array("h", [1, -1]).tobytes() * (rate * milliseconds // 1000 // 2)


def _scaled(samples: bytes, gain: float) -> bytes:
    if gain >= 1.0:
        return samples
    if gain <= 0.0:
        return bytes(len(samples))
    return array("h", (int(sample * gain) for sample in array("h", samples))).tobytes()
