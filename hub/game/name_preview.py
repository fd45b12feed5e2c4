"""Lets one phone hear, before a game, how the storyteller will say a name."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hub.game.session import Session
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
        refusal = self._not_now() or names.check(name, say_as, ())
        if refusal is not None:
            return refusal
        cue = Cue("name-preview", {"name": Name(shown=name, said=say_as, seat=self._session.table.next_seat)})
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
