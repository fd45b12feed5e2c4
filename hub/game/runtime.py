"""One living table: its session, director, voice and bots, and everything the web asks of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from hub.game import links
from hub.game.background import Background
from hub.game.bot_seats import BotSeats
from hub.game.captions import Captions
from hub.game.director import Director
from hub.game.pairing import Pairing, Pairings, PairingState
from hub.game.session import Reply, Session
from hub.game.voices import Voices
from hub.game.watchers import AnyView, Audience, Subscription, Watchers
from hub.projection.surroundings import Surroundings
from hub.projection.views import HostView, Join, SeatView, Sound, TableView
from hub.rules.commands import Command
from hub.rules.events import GameDealt, GameWon, StepBegan
from hub.rules.game import Line
from hub.rules.ids import Seat, Seconds
from hub.rules.lobby import commands as lobby
from hub.rules.lobby import events as lobby_events
from hub.rules.lobby.evolve import TableEvent
from hub.rules.refusal import Refusal
from narrator.storyteller import Storyteller

JoinInfo = Callable[[str], Join]
MOVED_SHOWN: Seconds = 60.0
BOT_NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eli", "Finn", "Gro", "Hal", "Ida", "Jon", "Kaia", "Leo", "Mia")


class Joined(msgspec.Struct, frozen=True):
    seat: Seat
    token: str


class TableRuntime:
    """Everything that goes on at one table. Made by the house; lives in one event loop."""

    def __init__(
        self, session: Session, voices: Voices, join_info: JoinInfo, links_changed: Callable[[], None]
    ):
        self.session = session
        self._voices = voices
        self._join_info = join_info
        self._links_changed = links_changed
        self._background = Background()
        self._watchers = Watchers(self._draw, self._page_changed)
        self._captions = Captions(self._watchers.refresh)
        self._pairings = Pairings()
        self._connected_at_nightfall: frozenset[Seat] | None = None
        self._moved: frozenset[Seat] = frozenset()
        self._volume, self._muted = 1.0, False
        table = session.table
        self.place = voices.place(table.code, self._watchers.refresh)
        self._teller = Storyteller(
            script=voices.script(table.language, table.rulebook),
            studio=voices.studio(table.language),
            outlet=self.place.outlet,
            seed=session.key,
            on_caption=self._captions.take,
        )
        session.listen(self._on_events)
        self._director = Director(session, self._teller, self._begin_telling)
        self._bots = BotSeats(session)
        self._story = session.projector.story()

    @property
    def code(self) -> str:
        return self.session.table.code

    async def resume(self) -> None:
        """Goes on where the log ends."""
        await self._director.resume()
        self._bots.look()

    async def close(self) -> None:
        """Ends all pages, the voice and the clock; what was acknowledged is kept."""
        self.end_pages()
        await self._director.close()
        await self._bots.close()
        await self._background.close()
        await self._teller.close()
        self._voices.release(self.code)

    def end_pages(self) -> None:
        """Tells every page that the hub stops."""
        self._watchers.end("closing")

    # -- what pages ask -----------------------------------------------------------------------------

    async def join(self, *, id: str, name: str, say_as: str = "", language: str = "en") -> Joined | Refusal:
        """A seat for somebody new; the same ``id`` gets the same seat."""
        command = lobby.TakeSeat(name=name, say_as=say_as, language=language)
        reply = await self.session.submit(command, sender="join", id=id)
        if reply.refusal is not None or reply.seat is None:
            return reply.refusal or Refusal("stale")
        self._links_changed()
        return Joined(reply.seat, self.seat_token(reply.seat))

    def seat_token(self, seat: Seat) -> str:
        """The seat's link as it is now; also right after its holder left."""
        member = self.session.table.members.get(seat)
        return links.seat_token(self.session.table, seat, 0 if member is None else member.moves)

    async def seat_command(
        self, seat: Seat, *, id: str, game: int, command: lobby.LobbyCommand | Command
    ) -> Refusal | None:
        reply = await self.session.submit(command, sender=f"seat:{seat}", id=id, game=game)
        return reply.refusal

    async def host_command(
        self, *, id: str, game: int, command: lobby.LobbyCommand | Command
    ) -> Refusal | None:
        reply = await self.session.submit(command, sender="host", id=id, game=game)
        return reply.refusal

    async def add_bot(self, *, id: str, game: int) -> Refusal | None:
        """A seat held by the hub itself, under the first free name of the list."""
        taken = {member.name for member in self.session.table.members.values()}
        names = (*BOT_NAMES, *(f"{name} {n}" for n in range(2, 5) for name in BOT_NAMES))
        for name in (name for name in names if name not in taken):
            reply: Reply = await self.session.submit(
                lobby.TakeSeat(name=name, language=self.session.table.language, bot=True),
                sender="host",
                id=id,
                game=game,
            )
            if reply.refusal is None or reply.refusal.key != "name-taken":
                return reply.refusal
        return Refusal("name-taken")

    def repeat(self) -> None:
        """Tells the last line again."""
        self._director.repeat()

    def set_sound(self, volume: float | None = None, muted: bool | None = None) -> None:
        """Loudness from 0 to 1, and silence."""
        if volume is not None:
            self._volume = min(max(volume, 0.0), 1.0)
            self._teller.set_volume(self._volume)
        if muted is not None:
            self._muted = muted
            self._teller.set_mute(muted)
        self._watchers.refresh()

    def subscribe(self, audience: Audience) -> Subscription:
        """A channel for one page, beginning with a whole view."""
        return self._watchers.subscribe(audience)

    def table_view(self) -> TableView:
        return self.session.projector.table(self.session.table, self._around())

    def host_view(self) -> HostView:
        return self.session.projector.host(self.session.table, self._around())

    def seat_view(self, seat: Seat) -> SeatView:
        return self.session.projector.seat(self.session.table, self._around(), seat)

    def remaining(self) -> Seconds | None:
        """Seconds until the current step's limit."""
        return self._director.remaining()

    # -- another phone ------------------------------------------------------------------------------

    def ask_pairing(self, *, id: str, seat: Seat) -> Pairing | Refusal:
        """Somebody wants ``seat`` on another phone."""
        member = self.session.table.members.get(seat)
        if member is None or member.bot:
            return Refusal("unknown-seat")
        pairing = self._pairings.ask(id, seat)
        self._watchers.refresh()
        return pairing or Refusal("too-many-requests")

    def pairing(self, poll: str) -> PairingState | None:
        return self._pairings.state(poll)

    async def approve_pairing(self, *, id: str, code: str) -> Refusal | None:
        """The host has compared the code: the seat's link moves."""
        seat = self._pairings.seat_of(code)
        if seat is None:
            return Refusal("unknown-pairing")
        reply = await self.session.submit(lobby.MoveSeat(seat=seat), sender="host", id=id)
        if reply.refusal is None:
            self._links_changed()
            self._pairings.answer(code, "granted", self.seat_token(seat))
            self._watchers.refresh()
        return reply.refusal

    def refuse_pairing(self, code: str) -> Refusal | None:
        if self._pairings.seat_of(code) is None:
            return Refusal("unknown-pairing")
        self._pairings.answer(code, "refused")
        self._watchers.refresh()
        return None

    # -- sound in a browser -------------------------------------------------------------------------

    def clip(self, clip_id: str) -> bytes | None:
        """The sound being told now, if that is its id."""
        current = self.place.browser.current if self.place.browser is not None else None
        return current.wav if current is not None and current.id == clip_id else None

    def sound_report(self, clip_id: str, state: Literal["started", "finished", "failed"]) -> bool:
        """A page plays, has played or can't play the clip; ``False``: it is not the current one."""
        browser = self.place.browser
        if browser is None:
            return False
        match state:
            case "started":
                return browser.page_started(clip_id)
            case "finished":
                return browser.page_finished(clip_id)
            case "failed":
                return browser.current is not None and browser.current.id == clip_id

    # -- inside -------------------------------------------------------------------------------------

    def _begin_telling(self, language: str, rulebook: str, seed: str) -> None:
        self._teller.begin(self._voices.script(language, rulebook), seed, self._voices.studio(language))

    def _on_events(self, events: Sequence[TableEvent]) -> None:
        for event in events:
            match event:
                case GameDealt():
                    self._captions.clear()
                    self._story = None
                case lobby_events.LobbyReturned():
                    self._story = None
                case StepBegan():
                    self._freeze_presence(event)
                case GameWon():
                    self._story = self.session.projector.story()
                case lobby_events.SeatMoved():
                    self._seat_moved(event.seat)
                case lobby_events.SeatLeft() if not event.at_end:
                    self._watchers.end("removed", event.seat)
                    self._links_changed()
                case lobby_events.SeatTaken():
                    self._links_changed()
        self._watchers.refresh()

    def _freeze_presence(self, event: StepBegan) -> None:
        # Called roles look at their phones while the others' fall asleep: who is connected at night
        # would tell the room who they are.
        if event.phase != "night":
            self._connected_at_nightfall = None
        elif self._connected_at_nightfall is None:
            self._connected_at_nightfall = self._watchers.seats()

    def _seat_moved(self, seat: Seat) -> None:
        self._links_changed()
        self._watchers.end("moved", seat)
        self._moved |= {seat}
        game = self.session.table.game
        if game is None or game.phase != "night":
            self._director.announce(Line(key="seat-moved", name=seat))
        self._background.run(self._forget_move(seat), "forget a move")

    async def _forget_move(self, seat: Seat) -> None:
        await asyncio.sleep(MOVED_SHOWN)
        self._moved -= {seat}
        self._watchers.refresh()

    def _page_changed(self, audience: Audience) -> None:
        if audience.kind == "seat":
            self._watchers.refresh()

    def _draw(self, audience: Audience) -> AnyView:
        if audience.kind == "seat" and audience.seat is not None:
            return self.seat_view(audience.seat)
        return self.host_view() if audience.kind == "host" else self.table_view()

    def _around(self) -> Surroundings:
        browser = self.place.browser.current if self.place.browser is not None else None
        frozen = self._connected_at_nightfall
        return Surroundings(
            version=self.session.version,
            connected=self._watchers.seats() if frozen is None else frozen,
            moved=self._moved,
            clock=self.session.clock.reading(),
            caption=self._captions.current,
            recent=self._captions.recent,
            join=self._join_info(self.code),
            sound=Sound(
                out=self.place.out(),
                trouble=self._teller.trouble,
                volume=self._volume,
                muted=self._muted,
                clip=None if browser is None else browser.id,
            ),
            pairings=self._pairings.open(),
            story=self._story,
        )
