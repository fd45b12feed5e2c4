"""The player: mixes clips with the bed, feeds them to a device, and says when each begins and ends."""

from __future__ import annotations

import queue
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import BinaryIO, Protocol

from narrator.pcm import RATE, WIDTH
from narrator.speakers import wire
from narrator.speakers.device import Device, NoSoundError
from narrator.speakers.hum import hum

CHUNK = 0.02
"""Seconds handed to the device at a time: how soon a stop or another loudness is noticed."""
AHEAD = 0.03
"""Seconds of the bed alone that the device is kept filled with at first: a line waits behind them."""
MOST_AHEAD = 0.16
"""As much at most on a busy machine: rather a line that waits so long than a night with holes."""
NARROW = 0.01
"""What is left in time is enough to go on with; less was nearly a hole."""
CALM = 60.0
"""Seconds without one after which half as much is enough again."""
PAUSE = 1.0
"""Whoever has been dry for so long has not been late: there was nothing to play."""
STEP = 0.08
"""Seconds by which a device's count may jump; what differs by more has run dry or been dropped."""
DRIFT = 0.01
"""By how much a device's clock may differ from the machine's, at most."""
NO_SOUND_EXIT = 3
"""Exit code when there is nothing to play on."""

Say = Callable[[bytes], None]


class Mixes(Protocol):
    """What the player needs of a desk (`narrator.bed.desk.Desk`)."""

    voice_gain: float
    bed_gain: float
    bed_on: bool

    @property
    def is_sounding(self) -> bool: ...

    def load_bed(self, samples: bytes) -> None: ...

    def mix(self, count: int, voice: bytes = b"", under: bytes = b"") -> bytes: ...


class Player:
    """Plays clips on one device. `play` runs in one thread; `stop` may be called from another."""

    def __init__(self, device: Device, desk: Mixes, say: Say) -> None:
        self._device = device
        self._desk = desk
        self._say = say
        self._stopped_up_to = 0
        self._heard = 0.0
        """When all that was handed over will have been heard, by this machine's clock."""
        self._most = AHEAD
        """Seconds of the bed alone that the device is kept filled with for now."""
        self._narrow_at = 0.0

    def stop(self, clip_id: int) -> None:
        """End this clip and all before it."""
        self._stopped_up_to = max(self._stopped_up_to, clip_id)

    def play(self, clip: wire.PlayClip) -> None:
        """Play one clip to its end or until it is stopped. `NoSoundError` when the device is lost."""
        step = max(1, round(clip.rate * CHUNK)) * WIDTH
        if self._desk.is_sounding:
            self._keep_ahead()
        for chunk, _ in _chunks(hum(clip.lead_ms / 1000, clip.rate), b"", step):
            if self._stopped(clip):
                break
            self._write(chunk, clip.rate)
        else:
            self._play_body(clip, step)
        if self._stopped(clip):
            self._device.drop()
            self._heard = time.monotonic()
        self._say(wire.event("finished", clip=clip.id))

    def play_bed(self) -> None:
        """A piece of the bed alone, when the device has little left."""
        self._mind_holes()
        if not self._keep_ahead():
            time.sleep(CHUNK / 4)

    def _mind_holes(self) -> None:
        """The night is written further ahead once the processor was late for it, as little as will do."""
        now, left = time.monotonic(), self._ahead()
        if -PAUSE < left < NARROW:
            self._most, self._narrow_at = min(2 * self._most, MOST_AHEAD), now
        elif self._most > AHEAD and now - self._narrow_at > CALM:
            self._most, self._narrow_at = max(self._most / 2, AHEAD), now

    def _keep_ahead(self) -> bool:
        """Fills the device up to what is kept ahead, and never beyond; `False`: it is full.

        So every line begins as long after it was asked for, and pauses are as long as they were planned.
        """
        missing = round(min(self._most, self._most - self._ahead()) * RATE)
        if missing > 0:
            self._write(self._desk.mix(missing), RATE)
        return missing > 0

    def _play_body(self, clip: wire.PlayClip, step: int) -> None:
        begins: float | None = None
        """When the first of it is heard, behind what the device still holds; `None`: that has been told."""
        for number, (chunk, under) in enumerate(_chunks(clip.samples, clip.under, step)):
            if self._stopped(clip):
                return
            self._write(self._mixed(chunk, under, clip.rate), clip.rate)
            if number == 0:
                begins = self._heard - len(chunk) / WIDTH / clip.rate
            begins = self._tell_begun(clip, begins)
        while begins is not None and not self._stopped(clip):
            time.sleep(CHUNK / 2)
            begins = self._tell_begun(clip, begins)
        self._wait_until_heard(clip)

    def _tell_begun(self, clip: wire.PlayClip, begins: float | None) -> float | None:
        """Tells that the clip is heard, unless that is still to come or has been told."""
        if begins is None or time.monotonic() < begins:
            return begins
        self._say(wire.event("started", clip=clip.id))
        return None

    def _mixed(self, chunk: bytes, under: bytes, rate: int) -> bytes:
        if rate != RATE:  # not from the mix: played as it is, without the bed
            return chunk if self._desk.voice_gain else bytes(len(chunk))
        return self._desk.mix(len(chunk) // WIDTH, chunk, under)

    def _wait_until_heard(self, clip: wire.PlayClip) -> None:
        """The bed goes on meanwhile; as much of it as lies before the next clip is not waited for as well."""
        until = self._heard
        while not self._stopped(clip):
            bed = self._desk.is_sounding
            left = until - time.monotonic() - (self._most if bed else 0.0)
            if left <= 0:
                return
            if bed:
                self.play_bed()
            else:
                time.sleep(min(CHUNK / 2, left))

    def _write(self, samples: bytes, rate: int) -> None:
        since = time.monotonic()
        try:
            self._device.write(samples, rate)
        except NoSoundError:  # unplugged, perhaps: take whatever is the default device by now
            self._device.open()
            self._device.write(samples, rate)
        self._follow(since, len(samples) / WIDTH / rate)

    def _follow(self, since: float, written: float) -> None:
        """Devices count in steps (PulseAudio: 43 ms), and too much between them: the least is right.

        Nothing is heard before it was written, from ``since`` on: given it late, a device has run dry.
        """
        counted, expected = time.monotonic() + self._device.buffered(), max(self._heard, since) + written
        near = abs(counted - expected) < STEP
        self._heard = min(counted, expected + DRIFT * written) if near else counted

    def _ahead(self) -> float:
        """Seconds handed over and not yet heard."""
        return self._heard - time.monotonic()

    def _stopped(self, clip: wire.PlayClip) -> bool:
        return clip.id <= self._stopped_up_to


class _Nudge:
    """Wakes a player that waits for a clip: the bed has changed."""


_Work = wire.PlayClip | _Nudge | None


def run(device: Device, source: BinaryIO, sink: BinaryIO) -> int:
    """Play what comes from `source` until it ends; returns the exit code."""

    def say(line: bytes) -> None:
        sink.write(line)
        sink.flush()

    work: queue.SimpleQueue[_Work] = queue.SimpleQueue()
    try:
        device.open()
        # Only now, so that a machine without sound says so at once: loading this takes time.
        from narrator.bed.desk import Desk

        desk = Desk()
        player = Player(device, desk, say)
        say(wire.event("ready"))
        threading.Thread(target=_listen, args=(source, player, desk, work), daemon=True).start()
        for clip in _clips(work, player, desk):
            player.play(clip)
    except NoSoundError as trouble:
        say(wire.event("trouble", reason=trouble.key, message=str(trouble)))
        return NO_SOUND_EXIT
    except BrokenPipeError:  # the hub is gone
        return 0
    finally:
        device.close()
    return 0


def _clips(work: queue.SimpleQueue[_Work], player: Player, desk: Mixes) -> Iterator[wire.PlayClip]:
    """The clips as they come, with the bed in between."""
    while True:
        try:
            found = work.get(block=not desk.is_sounding)
        except queue.Empty:
            player.play_bed()
            continue
        if found is None:
            return
        if isinstance(found, wire.PlayClip):
            yield found


def main(device: Device) -> None:
    """The process: clips on standard input, events on standard output, until the input ends."""
    # Ctrl-C at the terminal reaches the whole group; the hub alone decides when the player ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(run(device, sys.stdin.buffer, sys.stdout.buffer))


def _listen(source: BinaryIO, player: Player, desk: Mixes, work: queue.SimpleQueue[_Work]) -> None:
    latest = 0
    try:
        while (frame := wire.read(source)) is not None:
            match frame:
                case wire.PlayClip():
                    latest = frame.id
                    work.put(frame)
                case wire.StopClip():
                    player.stop(frame.id)
                case wire.SetVolume():
                    desk.voice_gain = frame.level
                case wire.LoadBed():
                    desk.load_bed(frame.samples)
                case wire.SetBed():
                    desk.bed_gain, desk.bed_on = frame.level, frame.on
                    work.put(_Nudge())
    except (ValueError, OSError):
        pass  # the hub speaks another language or is gone: either way there is no more to play
    player.stop(latest)
    work.put(None)


def _chunks(samples: bytes, under: bytes, step: int) -> list[tuple[bytes, bytes]]:
    return [(samples[at : at + step], under[at : at + step]) for at in range(0, len(samples), step)]
