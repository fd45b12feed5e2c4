"""Whether a device that has hung plays again: it takes silence in about the time that the silence lasts."""

from __future__ import annotations

import asyncio

from narrator.outlets.timing import Sleep, first_of, resolve
from narrator.pcm import Pcm
from narrator.speakers import wire
from narrator.speakers.process import PlayerProcess

SILENCE = 0.5
"""Seconds: twice what a device holds, so that all of it goes in only where some of it comes out."""
PATIENCE = 1.0
"""Seconds more that it may take."""


async def plays_silence(
    player: PlayerProcess, number: int, stopped: asyncio.Future[None], sleep: Sleep
) -> bool:
    """Give a player that is ready, and has had nothing yet, silence as clip `number`; `False`: it got stuck.

    Also `False` when `stopped` is done before it is over.
    """
    over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    player.on_finished = lambda clip: resolve(over) if clip == number else None
    silence = Pcm.silence(SILENCE)
    player.send(wire.PlayClip(number, silence.rate, 0, silence.samples))
    await first_of([over, player.gone, stopped], SILENCE + PATIENCE, sleep)
    return over.done()
