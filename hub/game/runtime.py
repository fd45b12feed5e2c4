"""One living table: its session, director, voice and bots, and everything the web asks of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from hashlib import blake2b

import msgspec
from msgspec.structs import replace

from hub.game import links
from hub.game.another_phone import AnotherPhone
from hub.game.background import Background
from hub.game.bot_seats import BotSeats, free_name
from hub.game.director import Director, Wording
from hub.game.name_preview import NamePreview
from hub.game.pairing import Pairing, PairingState
from hub.game.scene import Scene
from hub.game.session import Reply, Session
from hub.game.shelf import Shelf
from hub.game.sound_memory import TableSound
from hub.game.stories import Stories
from hub.game.voices import PageState, Voices
from hub.game.watchers import AnyView, Audience, Draw, Subscription, Watchers
from hub.projection.views import HostView, Join, SeatView, TableView, Telling
from hub.rules.commands import Command, LimitPassed
from hub.rules.events import GameDealt, GameWon, Resumed, StepBegan
from hub.rules.game import Line
from hub.rules.ids import Seat, Seconds
from hub.rules.lobby import commands as lobby
from hub.rules.lobby import events as lobby_events
from hub.rules.lobby.evolve import TableEvent
from hub.rules.refusal import Refusal
from narrator.clip import Sign
from narrator.cue import Cue
from narrator.script import Script
from narrator.storyteller import Storyteller
from narrator.studio import Studio

JoinInfo = Callable[[str], Join]
LEFT_ALONE: Seconds = 900.0
"""A table without pages at which nothing happens for so long keeps the speakers from nobody."""
WELCOME_AFTER: Seconds = 2.0
"""Until a new table says how to join it, so that its screen can be there to say it."""
WELCOME_WAITS: Seconds = 6.0
"""At most so much longer until a slow voice has the words ready: nobody waits for them."""
GETS_READY_AFTER: Seconds = 0.5
"""Until a new table gets its first lines ready: its page comes first."""


class Joined(msgspec.Struct, frozen=True):
    seat: Seat
    token: str


class TableRuntime:
    """Everything that goes on at one table. Made by the house; lives in one event loop."""

    def __init__(
        self,
        session: Session,
        voices: Voices,
        join_info: JoinInfo,
        links_changed: Callable[[], None],
        shelf: Shelf,
        monotonic: Callable[[], Seconds] = time.monotonic,
        evenings: str | None = None,
    ) -> None:
        """``evenings``: token of the list of all evenings, if this table's host may have it."""
        self.session = session
        self._voices = voices
        self._links_changed = links_changed
        self._monotonic = monotonic
        self._background = Background()
        self._watchers = Watchers(self._drawer, self._page_changed, monotonic)
        self._active_at = monotonic()
        self._ticked: tuple[object, ...] = ()
        table = session.table
        self.place = voices.place(table.code, self._watchers.refresh)
        self._stories = Stories(session, shelf, self._watchers.refresh)
        self._scene = Scene(
            session,
            self.place,
            join_info,
            self._watchers.seats,
            self._watchers.refresh,
            monotonic,
            self._stories,
            evenings,
        )
        self._scene.set = voices.memory.of(table.code)
        self._teller = Storyteller(
            script=self._script(),
            studio=self._studio(),
            outlet=self.place.outlet,
            seed=session.key,
            on_caption=self._scene.captions.take,
            sign_before=self._sign_before,
        )
        self._scene.trouble = lambda: self._teller.trouble
        self._teller.tell_briskly(self._scene.set.brisk)
        self._scene.telling = lambda: self._telling
        self._scene.speakers = lambda: voices.speakers_of(table.code)
        self._set_loudness()
        session.listen(self._on_events)
        self._director = Director(session, self._teller, self._begin_telling)
        self._preview = NamePreview(session, self._script, self._studio)
        self._bots = BotSeats(session)
        self._phones = AnotherPhone(session, self._scene, links_changed, self._watchers.refresh)

    @property
    def code(self) -> str:
        return self.session.table.code

    @property
    def playing(self) -> bool:
        """A game has been dealt here and is not over."""
        return self.session.table.playing

    async def resume(self, away: Seconds = 0.0) -> None:
        """Goes on where the log ends, ``away`` seconds after its last event."""
        await self._stories.take_up()
        game = self.session.table.game
        if game is not None and not game.over:
            self._scene.presence.taken_up(game)
        await self._director.resume(away)
        if self.session.table.playing and self.session.clock.running:
            self._voices.claim(self.code)
        self._bots.look()
        self._director.look_ahead()

    def welcome(self) -> None:
        """Says, at a table where nobody sits yet, how to join it."""

        async def say() -> None:
            await asyncio.sleep(GETS_READY_AFTER)
            await asyncio.to_thread(self._script().get_ready)
            self._director.look_ahead()
            await asyncio.sleep(WELCOME_AFTER - GETS_READY_AFTER)
            until = asyncio.get_running_loop().time() + WELCOME_WAITS
            while not self._teller.is_ready_for(Cue("welcome")) and until > asyncio.get_running_loop().time():
                await asyncio.sleep(0.1)
            if not self.session.table.members:
                self._director.announce(Line(key="welcome"))

        self._background.run(say(), "welcome")

    async def prewarm(self) -> None:
        """Loads the table's voice ahead of its first line."""
        await self._studio().prewarm()

    async def close(self) -> None:
        """Ends all pages, the voice and the clock; what was acknowledged is kept."""
        self.end_pages()
        await self._director.close()
        await self._bots.close()
        await self._phones.close()
        await self._stories.close()
        await self._background.close()
        await self.session.close()
        await self._scene.captions.close()
        await self._teller.close()
        self._voices.release(self.code)

    def end_pages(self) -> None:
        """Tells every page that the hub stops."""
        self._watchers.end("closing")

    def idle(self) -> Seconds:
        """For how long nothing has happened and nobody has looked."""
        return 0.0 if len(self._watchers) else self._monotonic() - self._active_at

    def tick(self) -> None:
        """Looks at the clock; called every second or so."""
        self.session.clock.tick()
        if self.idle() > LEFT_ALONE:
            self._voices.release(self.code)
        scene = self._scene
        now = (self.session.clock.sleeps, len(scene.pairings.open()), scene.presence.still)
        if now != self._ticked:
            self._ticked = now
            self._watchers.refresh()

    # -- what pages ask -----------------------------------------------------------------------------

    async def join(self, *, id: str, name: str, say_as: str = "", language: str = "en") -> Joined | Refusal:
        """A seat for somebody new; the same ``id`` with the same name gets the same seat.

        The link is that of the joining, so that asking again is no way to a seat that has moved since.
        """
        command = lobby.TakeSeat(name=name, say_as=say_as, language=language)
        who = blake2b(f"{name}\0{say_as}".encode("utf-8", "replace"), digest_size=8).hexdigest()
        reply = await self.session.submit(command, sender=f"join:{who}", id=id)
        if reply.refusal is not None or reply.seat is None:
            return reply.refusal or Refusal("stale")
        self._links_changed()
        return Joined(reply.seat, links.seat_token(self.session.table, reply.seat, 0))

    async def seat_command(
        self, seat: Seat, *, id: str, game: int, command: lobby.LobbyCommand | Command
    ) -> Refusal | None:
        reply = await self.session.submit(command, sender=f"seat:{seat}", id=id, game=game)
        return reply.refusal

    async def host_command(
        self, *, id: str, game: int, command: lobby.LobbyCommand | Command
    ) -> Refusal | None:
        known = self.session.answered("host", id) is not None
        reply = await self.session.submit(command, sender="host", id=id, game=game)
        if isinstance(command, LimitPassed) and reply.refusal is None and not known:
            self._director.cut_short()
        return reply.refusal

    async def add_bot(self, *, id: str, game: int) -> Refusal | None:
        """A seat held by the hub itself, under the first free name of the list."""
        table = self.session.table
        name = free_name(table)
        if name is None:
            return Refusal("name-taken")
        command = lobby.TakeSeat(name=name, language=table.language, bot=True)
        reply: Reply = await self.session.submit(command, sender="host", id=id, game=game)
        return reply.refusal

    def repeat(self) -> None:
        """Tells the last line again."""
        self._director.repeat()

    def set_sound(self, volume: float | None = None, muted: bool | None = None) -> None:
        """Loudness from 0 to 1, and silence."""
        was = self._scene.set
        loudness = was.volume if volume is None else min(max(volume, 0.0), 1.0)
        self._set(replace(was, volume=loudness, muted=was.muted if muted is None else muted))
        self._set_loudness()

    def set_bed(self, on: bool | None = None, signs: bool | None = None, volume: float | None = None) -> None:
        """The night's sounds, the signs at the turns of the story, and the loudness of both."""
        was = self._scene.set
        loudness = was.bed_volume if volume is None else min(max(volume, 0.0), 1.0)
        on, signs = was.bed if on is None else on, was.signs if signs is None else signs
        self._set(replace(was, bed=on, signs=signs, bed_volume=loudness))
        self._set_loudness()

    def set_speakers(self, device: str | None = None, lead_in: int | None = None) -> Refusal | None:
        """Another sound device, or another lead-in (ms), for the house's speakers."""
        return self._voices.set_speakers(self.code, device, lead_in)

    def look_for_devices(self) -> None:
        """A speaker may have been connected."""
        self._voices.look_for_devices()

    def try_sound(self) -> Refusal | None:
        """Says something, so that the host hears whether all can hear it; not where it would disturb."""
        game = self.session.table.game
        if game is not None and not game.over and (game.phase == "night" or game.step.tells or game.paused):
            return Refusal("not-while-telling")
        self._director.announce(Line(key="sound-test"))
        return None

    def set_voice(self, voice: str) -> Refusal | None:
        """Who tells the games in the table's language from the next line on; empty: the usual voice."""
        language, was = self.session.table.language, self._scene.set
        if voice and voice not in (row.id for row in self._telling.voices):
            return Refusal("unknown-voice")
        self._set(replace(was, voices=was.voices | {language: voice}))
        self._teller.use_voice(self._studio())
        self._background.run(self.prewarm(), "load the voice")
        return None

    def set_telling(self, brisk: bool) -> None:
        """Short forms from the next line on, or everything told whole."""
        self._set(replace(self._scene.set, brisk=brisk))
        self._teller.tell_briskly(brisk)
        self._director.look_ahead()

    def skip_story(self) -> Refusal | None:
        """Ends what is told of a game that is over."""
        return None if self._director.skip_epilogue() else Refusal("not-now")

    async def name_preview(self, name: str, say_as: str) -> bytes | Refusal:
        """How a name will be said, as a WAV file for whoever asks; before a game alone."""
        return await self._preview.wav(name, say_as)

    def _set(self, sound: TableSound) -> None:
        self._scene.set = sound
        self._voices.memory.set(self.code, sound)
        self._watchers.refresh()

    def _set_loudness(self) -> None:
        self._teller.set_volume(self._scene.set.volume)
        self._teller.set_mute(self._scene.set.muted)
        self._follow_night()

    def _follow_night(self) -> None:
        """The night is heard while everybody knows that it is night; what happens in it changes nothing."""
        sound = self._scene.set
        self._scene.night = sound.bed and self.session.projector.is_night()
        self.place.outlet.set_bed(self._scene.night, 0.0 if sound.muted else sound.bed_volume)

    def _sign_before(self, cue: str) -> Sign | None:
        return self._voices.sign(cue) if self._scene.set.signs else None

    @property
    def _telling(self) -> Telling:
        language = self.session.table.language
        telling = self._voices.telling(language, self._scene.set.voice(language))
        return replace(telling, brisk=self._scene.set.brisk)

    def _script(self) -> Script:
        table = self.session.table
        return self._voices.script(table.language, table.rulebook)

    def _studio(self) -> Studio:
        language = self.session.table.language
        return self._voices.studio(language, self._scene.set.voice(language))

    def subscribe(self, audience: Audience) -> Subscription:
        """A channel for one page, beginning with a whole view."""
        return self._watchers.subscribe(audience)

    def table_view(self) -> TableView:
        return self.session.projector.table(self.session.table, self._scene.around())

    def host_view(self) -> HostView:
        return self.session.projector.host(self.session.table, self._scene.around())

    def seat_view(self, seat: Seat) -> SeatView:
        return self.session.projector.seat(self.session.table, self._scene.around(), seat)

    def remaining(self) -> Seconds | None:
        """Seconds until the current step's limit."""
        return self._director.remaining()

    # -- another phone ------------------------------------------------------------------------------

    def ask_pairing(self, *, id: str, seat: Seat) -> Pairing | Refusal:
        """Somebody wants ``seat`` on another phone."""
        return self._phones.ask(id, seat)

    def pairing(self, poll: str) -> PairingState | None:
        """How that request stands."""
        return self._scene.pairings.state(poll)

    async def approve_pairing(self, *, id: str, code: str) -> Refusal | None:
        """The host has compared the code: the seat's link moves."""
        return await self._phones.approve(id, code)

    def refuse_pairing(self, code: str) -> Refusal | None:
        return self._phones.refuse(code)

    # -- sound in a browser -------------------------------------------------------------------------

    def clip(self, clip_id: str) -> bytes | None:
        """The sound being told now, if that is its id."""
        return self.place.wav(clip_id)

    async def night(self) -> bytes:
        """The night's loop, a WAV file."""
        return await self._voices.night()

    def sound_report(self, clip_id: str, state: PageState, page: str = "") -> bool:
        """A page plays, has played or can't play the clip; ``False``: it is not the current one."""
        return self.place.report(clip_id, state, page)

    # -- inside -------------------------------------------------------------------------------------

    def _begin_telling(self, wording: Wording) -> None:
        script = self._voices.script(wording.language, wording.rulebook)
        brisk = self._scene.set.brisk
        self._teller.begin(script, wording.seed, self._studio(), brisk=brisk, told=wording.told)

    def _on_events(self, events: Sequence[TableEvent]) -> None:
        self._active_at = self._monotonic()
        for event in events:
            match event:
                case GameDealt():
                    self._scene.presence.dealt(event.seats)
                    self._scene.captions.clear()
                    self._stories.put_away()
                case StepBegan():
                    self._scene.presence.step_began(event.phase)
                case GameWon():
                    self._stories.won()
                case lobby_events.LobbyReturned():
                    self._stories.put_away()
                    self._end_pages_of_the_gone()
                case lobby_events.SeatMoved():
                    self._seat_moved(event.seat)
                case lobby_events.SeatLeft() if not event.at_end:
                    self._end_pages_of_the_gone()
                case lobby_events.SeatTaken():
                    self._links_changed()
        self._follow_night()
        self._claim_or_release(begins=any(isinstance(event, GameDealt | Resumed) for event in events))
        self._watchers.refresh()

    def _claim_or_release(self, begins: bool) -> None:
        """A game that begins or goes on needs the speakers; over or paused it keeps them from nobody.

        Heard somewhere else, it stays there: no table begins to sound in another room in mid-game.
        """
        game = self.session.table.game
        if game is None or game.over or game.paused:
            self._voices.release(self.code)
        elif begins or self.place.out() in ("speakers", "both"):
            self._voices.claim(self.code)

    def _end_pages_of_the_gone(self) -> None:
        self._links_changed()
        for seat in self.session.table.left:
            self._watchers.end("removed", seat)
            self._scene.pairings.drop(seat)

    def _seat_moved(self, seat: Seat) -> None:
        self._links_changed()
        self._watchers.end("moved", seat)
        self._phones.moved(seat)
        game = self.session.table.game
        if game is None or game.phase != "night":
            self._director.announce(Line(key="seat-moved", name=seat))

    def _page_changed(self, audience: Audience) -> None:
        self._active_at = self._monotonic()
        if audience.kind == "seat":
            self._watchers.refresh()

    def _drawer(self) -> Draw:
        projector = self.session.projector
        drawing = projector.drawing(self.session.table, self._scene.around())

        def draw(audience: Audience) -> AnyView:
            if audience.kind == "seat" and audience.seat is not None:
                return drawing.seat(audience.seat, projector.knowledge(audience.seat))
            return drawing.host() if audience.kind == "host" else drawing.table()

        return draw
