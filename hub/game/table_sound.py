"""How one table sounds: its storyteller with voice and script, how loud, the night around it.

All of it is set by the host and kept; pages of the table may be the ones that play it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from msgspec.structs import replace

from hub.game.background import Background
from hub.game.place import PageState, Place
from hub.game.session import Session
from hub.game.sound_memory import SoundSettings
from hub.game.speaker_rights import Standing
from hub.game.voices import Voices
from hub.game.wording import wording_seed
from hub.projection.sound import Sound, Speakers, Telling, TroubleView
from hub.rules.refusal import Refusal
from narrator.clip import Sign
from narrator.script import Script
from narrator.storyteller import OnCaption, Storyteller
from narrator.studio import Studio


class TableSound:
    """``changed`` is called when what is shown of it changes, ``on_caption`` as a line starts and grows."""

    def __init__(
        self,
        session: Session,
        voices: Voices,
        changed: Callable[[], None],
        on_caption: OnCaption,
        left_alone: Callable[[], bool],
    ) -> None:
        """``left_alone``: whether nobody is at the table who would miss the speakers."""
        self._session = session
        self._voices = voices
        self._changed = changed
        self._background = Background()
        code = session.table.code
        self.settings: SoundSettings = voices.memory.of(code)
        """How the host has set it."""
        self._left_alone = left_alone
        self.place: Place = voices.place(code, changed, self._standing)
        """Where the table is heard."""
        self._screens: Counter[str] = Counter()
        """Pages with a line to the hub, and how many."""
        self._night = False
        self.teller = Storyteller(
            script=self.script(),
            studio=self.studio(),
            outlet=self.place.outlet,
            seed=session.key,
            on_caption=on_caption,
            sign_before=self._sign_before,
            is_heard=self._is_heard,
        )
        self.teller.tell_briskly(self.settings.brisk)
        self._set_loudness()

    # -- what tells ---------------------------------------------------------------------------------

    def script(self) -> Script:
        """In the table's language, for its rulebook."""
        table = self._session.table
        return self._voices.script(table.language, table.rulebook)

    def studio(self) -> Studio:
        """The voice of the table's language."""
        language = self._session.table.language
        return self._voices.studio(language, self.settings.voice(language))

    async def prewarm(self) -> None:
        """Loads the voice ahead of its first line."""
        await self.studio().prewarm()

    def begin(self, told: Mapping[str, int]) -> None:
        """Another game or language: wording starts afresh, behind what was ``told`` (key: how often)."""
        game = self._session.table.game
        seed = self._session.key if game is None or game.over else wording_seed(game.seed)
        self.teller.begin(self.script(), seed, self.studio(), brisk=self.settings.brisk, told=told)

    # -- what the game asks for ---------------------------------------------------------------------

    def follow_game(self, begins: bool, resumes: bool) -> None:
        """A game that ``begins`` or ``resumes`` asks for the house's speakers, and so does a lobby.

        Heard somewhere else, a game stays there: no table begins to sound in another room in mid-game.
        """
        self._follow_night()
        if begins or resumes or not self._session.table.playing:
            self._voices.claim(self._session.table.code, resumes)

    def _standing(self) -> Standing:
        table = self._session.table
        return Standing(own=table.own, playing=table.playing, left_alone=self._left_alone())

    def _follow_night(self) -> None:
        """The night is heard while everybody knows that it is night; what happens in it changes nothing."""
        self._night = self.settings.bed and self._session.projector.is_night()
        level = 0.0 if self.settings.muted else self.settings.bed_volume
        self.place.outlet.set_bed(self._night, level)

    def _sign_before(self, cue: str) -> Sign | None:
        return self._voices.sign(cue) if self.settings.signs else None

    def _is_heard(self) -> bool:
        """Somebody hears the line that begins: otherwise reading it is all there is."""
        out = self.place.out()
        fails = out == "speakers" and self.teller.trouble is not None
        return out != "off" and not self.place.silent and not fails

    async def close(self) -> None:
        """Ends the line being told, and the queue."""
        await self._background.close()
        await self.teller.close()

    # -- what the host sets -------------------------------------------------------------------------

    def set_voice_loudness(self, volume: float | None = None, muted: bool | None = None) -> None:
        """From 0 to 1, and silence of everything."""
        was = self.settings
        loudness = was.volume if volume is None else _bounded(volume)
        self._set(replace(was, volume=loudness, muted=was.muted if muted is None else muted))
        self._set_loudness()

    def set_bed(self, on: bool | None = None, signs: bool | None = None, volume: float | None = None) -> None:
        """The night's sounds, the signs at the turns of the story, and the loudness of both."""
        was = self.settings
        loudness = was.bed_volume if volume is None else _bounded(volume)
        on, signs = was.bed if on is None else on, was.signs if signs is None else signs
        self._set(replace(was, bed=on, signs=signs, bed_volume=loudness))
        self._set_loudness()

    def set_voice(self, voice: str) -> Refusal | None:
        """Who tells the games in the table's language from the next line on; empty: the usual voice."""
        language, was = self._session.table.language, self.settings
        if voice and voice not in (row.id for row in self.telling().voices):
            return Refusal("unknown-voice")
        self._set(replace(was, voices=was.voices | {language: voice}))
        self.teller.use_voice(self.studio())
        self._background.run(self.prewarm(), "load the voice")
        return None

    def set_brisk(self, brisk: bool) -> None:
        """Short forms from the next line on, or everything told whole."""
        self._set(replace(self.settings, brisk=brisk))
        self.teller.tell_briskly(brisk)

    def set_speakers(self, device: str | None = None, lead_in: int | None = None) -> Refusal | None:
        """Another sound device, or another lead-in (ms), for the house's speakers.

        On another device the line being told begins anew: nobody has heard it there.
        """
        before = self.speakers()
        refused = self._voices.set_speakers(self._session.table.code, device, lead_in)
        if refused is None and before is not None and device not in (None, before.device):
            self.teller.start_over()
        return refused

    def look_for_devices(self) -> None:
        """A speaker may have been connected."""
        self._voices.look_for_devices()

    def _set(self, settings: SoundSettings) -> None:
        self.settings = settings
        self._voices.memory.set(self._session.table.code, settings)
        self._changed()

    def _set_loudness(self) -> None:
        self.teller.set_volume(self.settings.volume)
        self.teller.set_mute(self.settings.muted)
        self._follow_night()

    # -- what pages show ----------------------------------------------------------------------------

    def view(self) -> Sound:
        """Where the sound comes from and how it is set, as all may know."""
        clip, sound, out = self.place.clip, self.settings, self.place.out()
        return Sound(
            out=out,
            trouble=self._trouble(),
            instead=out == "browser" and self.place.failing,
            silent=self.place.silent,
            volume=sound.volume,
            muted=sound.muted,
            bed=sound.bed,
            signs=sound.signs,
            bed_volume=sound.bed_volume,
            night=self._night,
            page=self.place.page,
            clip=None if clip is None else clip.id,
        )

    def _trouble(self) -> TroubleView | None:
        trouble = self.teller.trouble
        if trouble is None:
            return None
        return TroubleView(key=trouble.key, device=self._voices.device_name(trouble.device))

    def telling(self) -> Telling:
        """Who tells the games, and who else could."""
        language = self._session.table.language
        telling = self._voices.telling(language, self.settings.voice(language))
        return replace(telling, brisk=self.settings.brisk)

    def speakers(self) -> Speakers | None:
        """The house's speakers, if the table is heard through them."""
        return self._voices.speakers_of(self._session.table.code)

    # -- what pages play ----------------------------------------------------------------------------

    def clip(self, clip_id: str) -> bytes | None:
        """The sound being told now as a WAV file, if that is its id."""
        return self.place.wav(clip_id)

    async def night(self) -> bytes:
        """The night's loop, a WAV file."""
        return await self._voices.night()

    def report(self, clip_id: str, state: PageState, page: str) -> bool:
        """A page plays, has played or can't play the clip; ``False``: it is not the current one."""
        return self.place.report(clip_id, state, page)

    @contextmanager
    def screen(self, page: str) -> Iterator[None]:
        """A screen of the table is open, ``page`` by its own id; without a line to it, it speaks no more."""
        self._screens[page] += 1
        try:
            yield
        finally:
            self._screens[page] -= 1
            if not self._screens[page]:
                del self._screens[page]
                self.place.report("", "left", page)


def _bounded(level: float) -> float:
    return min(max(level, 0.0), 1.0)
