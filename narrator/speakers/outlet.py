"""The outlet for the host's speakers: gives clips to a player process and never waits for it for long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from narrator.bed import night
from narrator.clip import Clip
from narrator.notes import Notes
from narrator.outlet import OnStarted
from narrator.outlets.timing import Sleep, first_of, resolve
from narrator.pcm import Pcm
from narrator.speakers import wire
from narrator.speakers.known_trouble import KnownTrouble
from narrator.speakers.process import COMMAND, PlayerProcess
from narrator.speakers.proof import plays_silence
from narrator.trouble import Trouble, TroubleKey

LEAD_IN = 0.5
LONGEST_LEAD_IN = 2.0
IDLE = 10.0
"""Seconds of quiet after which a speaker may have gone to sleep, so that a clip gets a lead-in."""

_GRACE = 4.5
"""Seconds beyond its length that a clip may take in all, a player's start and the lead-in with it."""
_START_PATIENCE = 4.0
_STOP_PATIENCE = 0.08
_RETRY_AFTER = 5.0
_RETRY_AT_LEAST_EVERY = 60.0

_log = Notes("narrator.speakers")


class _Playing:
    """The clip being played: who wants to know that it began, and whether it is over or to be stopped."""

    def __init__(self, number: int, on_started: OnStarted) -> None:
        loop = asyncio.get_running_loop()
        self.number = number
        self.finished: asyncio.Future[None] = loop.create_future()
        self.stopped: asyncio.Future[None] = loop.create_future()
        self._on_started: OnStarted | None = on_started

    def begin(self) -> None:
        """Tell once that it began."""
        tell, self._on_started = self._on_started, None
        if tell is not None:
            tell()


class SpeakersOutlet:
    """Plays through a sound device of the host, in a player process that is started when first needed.

    A clip takes at most its length and five seconds, whatever the device does. When nothing can be heard, its
    own time passes silently and `trouble` says why. The next clip tries again, and so does a quiet moment now
    and then: a device that is back is used again. `on_trouble` is called whenever `trouble` has changed.
    """

    def __init__(
        self,
        *,
        device: str = "",
        lead_in: float = LEAD_IN,
        command: Sequence[str] = COMMAND,
        bed: Callable[[], Pcm] = night,
        clock: Callable[[], float] = time.monotonic,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        """`device`: the id of one (narrator.speakers.devices), or the system's default.

        `lead_in`: seconds (0 to 2) of near-silence before a clip that follows ten quiet seconds.
        `bed` makes the night's loop, in a thread, once there is a player or it is wanted.
        """
        self.on_trouble: Callable[[], None] = lambda: None
        self._device = device
        self.set_lead_in(lead_in)
        self._command = command
        self._clock = clock
        self._sleep = sleep
        self._turn = asyncio.Lock()
        self._player: PlayerProcess | None = None
        self._player_on = device
        """The device that the player has."""
        self._doubtful = False
        """The device has hung: it has to take silence, in time, before it gets a clip again."""
        self._given_up: list[PlayerProcess] = []
        self._playing: _Playing | None = None
        self._number = 0
        self._level = 1.0
        self._make_bed = bed
        self._bed_sound: Pcm | None = None
        self._bed = wire.SetBed(False, 1.0)
        self._making: asyncio.Task[None] | None = None
        self._known = KnownTrouble()
        self._last_heard = float("-inf")
        self._not_before = float("-inf")
        self._recovering: asyncio.Task[None] | None = None

    @property
    def trouble(self) -> Trouble | None:
        """Why nothing is heard."""
        return self._known.now

    @property
    def player_pid(self) -> int | None:
        """The player's process id while there is one."""
        return self._player.pid if self._player is not None else None

    def set_lead_in(self, seconds: float) -> None:
        """Near-silence before a clip that follows ten quiet seconds: a sleeping speaker swallows a word."""
        self._lead_in = min(max(seconds, 0.0), LONGEST_LEAD_IN)

    async def use_device(self, device: str) -> None:
        """Be heard there from the next clip on; whoever wants the one being played there plays it again."""
        if device == self._device:
            return
        self._device = device
        self._not_before = float("-inf")
        self._doubtful = False
        await self.prestart()

    async def prestart(self) -> None:
        """Have the player ready before the first clip, and know early whether there is sound."""
        async with self._turn:
            await self._ready_player(self._new_playing(lambda: None), _START_PATIENCE)
        if self._player is not None:
            self._get_bed()  # now, and not while the first night begins

    async def play(self, clip: Clip, on_started: OnStarted) -> None:
        """Play the clip, or let its time pass; returns when it is over or stopped."""
        async with self._turn:
            playing = self._playing = self._new_playing(on_started)
            begun = self._clock()
            try:
                if not await self._heard(clip, playing, begun + clip.duration + _GRACE):
                    playing.begin()
                    left = clip.duration - (self._clock() - begun)
                    await first_of([playing.stopped], left, self._sleep)
            finally:
                self._playing = None
                resolve(playing.finished)

    async def stop(self) -> None:
        """End the clip being played, within 100 ms even if the player has hung."""
        playing = self._playing
        if playing is not None:
            resolve(playing.stopped)
            await asyncio.wait({playing.finished}, timeout=2 * _STOP_PATIENCE)

    def set_volume(self, level: float) -> None:
        """Loudness from 0 to 1, from the next 20 ms on."""
        self._level = min(max(level, 0.0), 1.0)
        if self._player is not None:
            self._player.send(wire.SetVolume(self._level))

    def set_bed(self, on: bool, level: float) -> None:
        """Fades in and out, and is softer while somebody speaks."""
        self._bed = wire.SetBed(on, min(max(level, 0.0), 1.0))
        if on:
            self._get_bed()
        if self._player is not None:
            self._player.send(self._bed)

    async def close(self) -> None:
        """End the player."""
        for task in (self._making, self._recovering):
            if task is not None:
                task.cancel()
                await asyncio.wait({task})
        await self.stop()
        async with self._turn:
            player, self._player = self._player, None
            if player is not None:
                await player.close()
            await asyncio.gather(*(given_up.ended() for given_up in self._given_up))

    def _get_bed(self) -> None:
        if self._bed_sound is None and self._making is None:
            self._making = asyncio.create_task(self._load_bed(), name="make the night")

    async def _load_bed(self) -> None:
        try:
            self._bed_sound = await asyncio.to_thread(self._make_bed)
        except Exception as error:  # a story without crickets is still a story
            _log.error("the night can't be heard", error=repr(error))
        else:
            self._bring_bed()

    def _bring_bed(self) -> None:
        if self._player is not None and self._bed_sound is not None:
            self._player.send(wire.LoadBed(self._bed_sound.samples))
            self._player.send(self._bed)

    def _new_playing(self, on_started: OnStarted) -> _Playing:
        self._number += 1
        return _Playing(self._number, on_started)

    async def _heard(self, clip: Clip, playing: _Playing, until: float) -> bool:
        """Whether the clip was played to its end, or to where it was stopped."""
        player = await self._ready_player(playing, min(_START_PATIENCE, clip.duration + _GRACE / 2))
        if player is None or playing.stopped.done():
            return playing.stopped.done()
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        player.on_started = lambda number: self._began(number, playing)
        player.on_finished = lambda number: resolve(over) if number == playing.number else None
        quiet = self._clock() - self._last_heard >= IDLE and not (self._bed.on and self._bed_sound)
        lead_ms = round(1000 * self._lead_in) if quiet else 0
        under = b"" if clip.under is None else clip.under.samples
        player.send(wire.PlayClip(playing.number, clip.pcm.rate, lead_ms, clip.pcm.samples, under))
        try:
            await first_of([over, player.gone, playing.stopped], until - self._clock(), self._sleep)
            if playing.stopped.done() and not over.done():
                player.send(wire.StopClip(playing.number))
                await first_of([over, player.gone], _STOP_PATIENCE, self._sleep)
        except asyncio.CancelledError:
            player.send(wire.StopClip(playing.number))
            raise
        finally:
            self._last_heard = self._clock()
        if not over.done():
            self._lost(player)
        return over.done() or playing.stopped.done()

    def _began(self, number: int, playing: _Playing) -> None:
        if number == playing.number:
            self._all_is_well()
            playing.begin()

    async def _ready_player(self, playing: _Playing, patience: float) -> PlayerProcess | None:
        self._put_away()
        if self._player is not None or self._clock() < self._not_before:
            return self._player
        device = self._device
        try:
            player = await PlayerProcess.start((*self._command, device))
        except OSError as error:
            self._complain("player-missing", str(error))
            return None
        try:
            await first_of([player.ready, player.gone, playing.stopped], patience, self._sleep)
            well = player.ready.done() and not player.gone.done()
            if well and self._doubtful:
                well = await plays_silence(player, playing.number, playing.stopped, self._sleep)
        except asyncio.CancelledError:
            self._give_up(player)
            raise
        if well:
            self._player, self._player_on = player, device
            self._all_is_well()
            player.gone.add_done_callback(lambda _: self._noticed(player))
            player.send(wire.SetVolume(self._level))
            player.send(self._bed)
            self._bring_bed()
            return player
        if not playing.stopped.done():
            self._not_before = self._clock() + _RETRY_AFTER
            self._complain(*_reason(player, "hung" if player.ready.done() else "player-slow"))
        self._give_up(player)
        return None

    def _put_away(self) -> None:
        """A player that has ended, or that plays on a device which is no longer wanted."""
        player = self._player
        if player is None:
            return
        if player.gone.done():
            self._lost(player)
        elif self._player_on != self._device:
            self._player = None
            self._give_up(player)

    def _lost(self, player: PlayerProcess) -> None:
        """The player has ended, or hangs and is ended."""
        reason = _reason(player, "hung")
        self._doubtful |= reason[0] == "hung"
        self._complain(*reason)
        self._give_up(player)
        self._player = None

    def _give_up(self, player: PlayerProcess) -> None:
        player.kill()
        self._given_up = [*(old for old in self._given_up if not old.is_over), player]

    def _noticed(self, player: PlayerProcess) -> None:
        """The player has ended by itself between two clips."""
        if player is self._player and self._playing is None:
            self._lost(player)

    def _all_is_well(self) -> None:
        self._doubtful = False
        if self._known.is_over():
            self.on_trouble()

    def _complain(self, key: TroubleKey, message: str) -> None:
        if self._known.note(Trouble(key, self._device), message):
            self.on_trouble()
        if self._recovering is None or self._recovering.done():
            self._recovering = asyncio.create_task(self._recover(), name="wait for the speakers")

    async def _recover(self) -> None:
        """Looks for the device again, less and less often, until it is there."""
        wait = _RETRY_AFTER
        while self.trouble is not None:
            await self._sleep(wait)
            wait = min(2 * wait, _RETRY_AT_LEAST_EVERY)
            if self._playing is None:
                await self.prestart()


def _reason(player: PlayerProcess, silent: TroubleKey) -> tuple[TroubleKey, str]:
    """Why it plays nothing, and the library's words; ``silent`` where it has not said a thing."""
    return player.reason or ("player-ended" if player.gone.done() else silent), player.message
