"""One living table: its session, director, voice and bots, and everything the web asks of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from hashlib import blake2b

import msgspec

from hub.game import links
from hub.game.another_phone import AnotherPhone
from hub.game.answered import Reply
from hub.game.background import Background
from hub.game.bot_seats import BotSeats, free_name
from hub.game.captions import Captions
from hub.game.director import Director
from hub.game.lines import Lines
from hub.game.name_preview import NamePreview
from hub.game.scene import Scene
from hub.game.session import Session
from hub.game.shelf import Shelf
from hub.game.stories import Stories
from hub.game.table_sound import TableSound
from hub.game.unheard import Unheard
from hub.game.voices import Voices
from hub.game.watchers import AnyView, Audience, Draw, Subscription, Watchers
from hub.game.welcome import welcome
from hub.projection.host_view import HostView
from hub.projection.seat_view import SeatView
from hub.projection.surroundings import Surroundings
from hub.projection.views import Join, TableView
from hub.rules.commands import Command, LimitPassed
from hub.rules.events import EVERYONE, GameDealt, GameWon, ReadySaid, Resumed, StepBegan, Voted
from hub.rules.game import Line
from hub.rules.ids import Seat, Seconds
from hub.rules.lobby import commands as lobby
from hub.rules.lobby import events as lobby_events
from hub.rules.lobby.evolve import TableEvent
from hub.rules.refusal import Refusal
from narrator.utterance import Utterance

JoinInfo = Callable[[str], Join]
LEFT_ALONE: Seconds = 900.0
"""A table without pages at which nothing happens for so long keeps the speakers from nobody."""


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
        self._links_changed = links_changed
        self._monotonic = monotonic
        self._background = Background()
        self._watchers = Watchers(self._drawer, self._page_changed, monotonic)
        self._active_at = monotonic()
        self._slept = 0
        self._stale = True
        """Something around the game has changed since it was looked at."""
        self._captions = Captions(self._changed)
        self._unheard = Unheard()
        self.sound = TableSound(session, voices, self._changed, self._told_so_far, self._left_alone)
        self.lines = Lines(session, self.sound.teller)
        self._stories = Stories(session, shelf, self._changed)
        self._scene = Scene(
            session,
            self.sound,
            self._captions,
            self._unheard,
            join_info,
            self._watchers.seats,
            monotonic,
            self._stories,
            evenings,
        )
        session.listen(self._on_events)
        self._director = Director(session, self.lines, self.sound.begin)
        self._preview = NamePreview(session, self.sound.script, self.sound.studio)
        self._bots = BotSeats(session)
        self.phones = AnotherPhone(session, self._scene, links_changed, self._changed)

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
            self._unheard.step_began(game.step)
        await self._director.resume(away)
        self._bots.look()
        self.lines.look_ahead()

    def welcome(self) -> None:
        """Says, at a table where nobody sits yet, how to join it."""
        self._background.run(welcome(self.session, self.lines, self.sound.script), "welcome")

    async def close(self) -> None:
        """Ends all pages, the voice and the clock; what was acknowledged is kept."""
        self.end_pages()
        await self._director.close()
        await self.lines.close()
        await self._bots.close()
        await self.phones.close()
        await self._stories.close()
        await self._background.close()
        await self.session.close()
        await self._captions.close()
        await self.sound.close()

    def end_pages(self) -> None:
        """Tells every page that the hub stops."""
        self._watchers.end("closing")

    def idle(self) -> Seconds:
        """For how long nothing has happened and nobody has looked."""
        return 0.0 if len(self._watchers) else self._monotonic() - self._active_at

    def _left_alone(self) -> bool:
        """Nobody looks and nothing has happened for long, or nobody has come yet."""
        return self.idle() > LEFT_ALONE or not (self.session.table.members or len(self._watchers))

    def tick(self) -> None:
        """Looks at the clock; called every second or so."""
        self.session.clock.tick()
        slept = self.session.clock.sleeps
        if len(self._watchers) and (self._scene.look() or slept != self._slept):
            self._slept = slept
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
            self.lines.cut_short()
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

    async def name_preview(self, name: str, say_as: str) -> bytes | Refusal:
        """How a name will be said, as a WAV file for whoever asks; before a game alone."""
        return await self._preview.wav(name, say_as)

    async def seat_preview(self, seat: Seat) -> bytes | Refusal:
        """How the name of somebody at the table will be said, for the host alone; before a game."""
        return await self._preview.wav_of(seat)

    def subscribe(self, audience: Audience, device: str = "") -> Subscription:
        """A channel for one page, beginning with a whole view; ``device``: what it calls its phone."""
        self._around()
        return self._watchers.subscribe(audience, device)

    def table_view(self) -> TableView:
        return self.session.projector.table(self.session.table, self._around())

    def host_view(self) -> HostView:
        return self.session.projector.host(self.session.table, self._around())

    def seat_view(self, seat: Seat) -> SeatView:
        view = self._drawer()(Audience("seat", seat))
        assert isinstance(view, SeatView)
        return view

    def _around(self) -> Surroundings:
        """As of the last look, which is long ago while no page is open."""
        if self._stale or not len(self._watchers):
            self._stale = False
            self._scene.look()
        return self._scene.around()

    def remaining(self) -> Seconds | None:
        """Seconds until the current step's limit."""
        return self._director.remaining()

    # -- inside -------------------------------------------------------------------------------------

    def _on_events(self, events: Sequence[TableEvent]) -> None:
        self._active_at = self._monotonic()
        for event in events:
            match event:
                case GameDealt():
                    self._scene.presence.dealt(event.seats)
                    self._captions.clear()
                    self._stories.put_away()
                case StepBegan():
                    self._scene.presence.step_began(event.phase)
                    self._unheard.step_began(event.step)
                    if event.step.kind == "discussion":
                        self._tell_who_moved()
                case ReadySaid() | Voted():
                    self._scene.presence.seen(event.seat)
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
        self.sound.follow_game(
            begins=any(isinstance(event, GameDealt) for event in events),
            resumes=any(isinstance(event, Resumed) for event in events),
        )
        self._stale = self._stale or any(type(event).audience == EVERYONE for event in events)
        self._watchers.refresh()

    def _told_so_far(self, utterance: Utterance) -> None:
        if utterance.is_shown_whole:
            self._unheard.told(utterance.cue)
        self._captions.take(utterance)

    def _end_pages_of_the_gone(self) -> None:
        self._links_changed()
        for seat in self.session.table.left:
            self._watchers.end("removed", seat)
            self._scene.pairings.drop(seat)

    def _seat_moved(self, seat: Seat) -> None:
        self._links_changed()
        self._watchers.end("moved", seat)
        self.phones.moved(seat)
        game = self.session.table.game
        if game is None or game.phase != "night":
            self.lines.aside(Line(key="seat-moved", name=seat))

    def _tell_who_moved(self) -> None:
        """What was done while all had their eyes closed is everybody's business by day."""
        for seat in self.session.projector.moved_at_night():
            self.phones.moved(seat)
            self.lines.aside(Line(key="seat-moved-at-night", name=seat))

    def _page_changed(self, audience: Audience) -> None:
        self._active_at = self._monotonic()
        if audience.kind == "seat" and self._scene.presence.connected() != self._scene.around().connected:
            self._changed()
        elif audience.kind == "seat":
            # Whoever holds this seat is told that it is open twice; no other page is any different for it.
            self._watchers.refresh()

    def _changed(self) -> None:
        """Something that all may know of: everything around the game is looked at and shown anew."""
        self._stale = True
        self._watchers.refresh()

    def _drawer(self) -> Draw:
        projector = self.session.projector
        drawing = projector.drawing(self.session.table, self._around())

        def draw(audience: Audience) -> AnyView:
            if audience.kind == "seat" and audience.seat is not None:
                own = projector.knowledge(audience.seat)
                elsewhere = self._watchers.devices(audience.seat) > 1
                return drawing.seat(audience.seat, own, elsewhere=elsewhere)
            return drawing.host() if audience.kind == "host" else drawing.table()

        return draw
