"""Lets one phone, or the host, hear before a game how the storyteller will say a name."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hub.game.own_words import own_words
from hub.game.session import Session
from hub.projection import cues
from hub.rules.game import Line
from hub.rules.ids import Seat
from hub.rules.lobby import names
from hub.rules.refusal import Refusal
from narrator.cue import Cue, Name
from narrator.mix import LINE_PAUSE, join
from narrator.script import Script
from narrator.speech_text import sentences
from narrator.studio import Studio
from narrator.voice import VoiceError

AFTER_WHAT_IS_DUE = 100
"""A rank behind those of all sentences of a line."""


class NamePreview:
    """Of one table. One name at a time: a voice has other things to do as well."""

    def __init__(self, session: Session, script: Callable[[], Script], studio: Callable[[], Studio]) -> None:
        self._session = session
        self._script = script
        self._studio = studio
        self._turn = asyncio.Lock()

    async def wav(self, name: str, say_as: str) -> bytes | Refusal:
        """A sentence with the name in it as a WAV file; refused while a game is running."""
        name, say_as = names.tidy(name), names.tidy(say_as)
        refusal = self._not_now() or names.check(name, say_as, (), own_words())
        if refusal is not None:
            return refusal
        asked = Name(shown=name, said=say_as, seat=self._session.table.next_seat)
        return await self._spoken(Cue("name-preview", {"name": asked}))

    async def wav_of(self, seat: Seat) -> bytes | Refusal:
        """The same for somebody who has a seat, as it was given when it was taken."""
        members = self._session.table.members
        if seat not in members:
            return Refusal("unknown-seat")
        return self._not_now() or await self._spoken(cues.cue(Line(key="name-preview", name=seat), members))

    async def _spoken(self, cue: Cue) -> bytes | Refusal:
        speech = self._script().line(cue, "preview").speech
        async with self._turn:
            if (late := self._not_now()) is not None:
                return late
            try:
                parts = [await self._studio().speak(text, AFTER_WHAT_IS_DUE) for text in sentences(speech)]
            except VoiceError:
                return Refusal("no-voice")
        return join(parts, end=LINE_PAUSE).wav()

    def _not_now(self) -> Refusal | None:
        return Refusal("game-running") if self._session.table.playing else None
