"""Plays a story again on a real table and writes down what reaches each viewer's page, and when."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from hub.game import bots
from hub.game.watchers import Audience, Subscription
from hub.rules import commands as cmd
from hub.rules import events as ev
from hub.rules.books import rulebook
from hub.rules.game import ACK, HUNCH, PASS, Fact
from hub.rules.ids import Seat
from hub.rules.lobby.evolve import TableEvent
from hub.rules.prompts import Prompt, main_prompt
from tests.game.virtual import VirtualLoop, now
from tests.secrecy.fate import Draws, fate
from tests.secrecy.rooms import LocalRoom, Open, Room, Viewer
from tests.secrecy.stories import Setup, Tap
from tests.secrecy.voices import NotingStudio

LOOKS_FOR = 15.0
"""Seconds for which a phone stays awake at night after its person has tapped: some until the day begins."""
AFTERWARDS = 2.0
"""Seconds that are looked at after the story's end."""


@dataclass(frozen=True)
class Entry:
    """Something that a viewer was told by the rules, or that reached its page."""

    at: float
    events: tuple[ev.Event, ...] = ()
    """Told: what happened, as far as this viewer may know by the events' own declaration."""
    page: bytes = b""
    """What entered the page's queue, or the answer to what it had asked."""


@dataclass
class Watched:
    """One evening as it was seen."""

    entries: dict[Viewer, list[Entry]]
    apart: dict[Viewer, float] = field(default_factory=dict)
    """From which moment on somebody could not do the same as before. A viewer is to notice that of itself."""
    died: dict[Seat, float] = field(default_factory=dict)
    dead_see_all: bool = False
    notes: list[str] = field(default_factory=list)
    """What the hub has written to the host's terminal."""


def told(event: TableEvent, viewer: Viewer) -> bool:
    """Whether ``viewer`` may know of ``event``, by the class's own declaration."""
    declared = type(event).audience
    if declared == ev.EVERYONE:
        return True
    if declared == ev.INSIDE or isinstance(viewer, str):
        return False
    who = getattr(event, declared)
    return viewer in who if isinstance(who, tuple) else bool(viewer == who)


def watch(
    setup: Setup,
    taps: Sequence[Tap],
    draws: Draws,
    viewers: Sequence[Viewer],
    until: float,
    first: Watched | None = None,
    *,
    killed: Killed | None = None,
    room: Open = LocalRoom.open,
    patience: float = 0.0,
) -> Watched:
    """What each of ``viewers`` gets when ``taps`` are made at a table of ``setup``.

    Once all of them have been told otherwise than in the ``first`` evening, there is nothing more to see.
    After the hub has been ``killed`` and started again, people act in later steps as long after their
    beginnings as they would have. Where messages take their way through the system, time passes after
    ``patience`` real seconds without any.
    """
    watched = Watched({viewer: [] for viewer in viewers}, dead_see_all=setup.settings.dead_see_all)

    async def main() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        loop.wait_for_threads(patience)
        with fate(setup, draws) as noted:
            await _Again(await room(setup), setup, watched, first).run(taps, until, killed)
        watched.notes = noted.lines

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(main())
    return watched


@dataclass(frozen=True)
class Killed:
    """When the hub is killed, and when each step had begun in the evening in which it was not."""

    at: float
    began: Mapping[int, float]


class _Again:
    """One evening, played again tap by tap."""

    def __init__(self, room: Room, setup: Setup, watched: Watched, first: Watched | None) -> None:
        self._began: dict[int, float] = {}
        self._room = room
        self._setup = setup
        self._viewers = tuple(watched.entries)
        self._watched = watched
        self._first = first
        self._told_apart: set[Viewer] = set()
        self._work: list[asyncio.Task[None]] = []
        self._phones: dict[Seat, Subscription] = {}
        self._in_hand: dict[Seat, float] = {}
        """When each phone was tapped last."""

    async def run(self, taps: Sequence[Tap], until: float, killed: Killed | None) -> None:
        await self._look_on()
        if self._setup.phones_sleep:
            self._wake(self._others())
        await self._room.start()
        before = len(taps) if killed is None else sum(tap.at <= killed.at for tap in taps)
        for tap in taps[:before]:
            await self._make_at(tap.at, tap, until)
        if killed is not None and killed.at <= until and not self._over():
            await asyncio.sleep(max(0.0, killed.at - now()))
            await self._restart()
            for tap in taps[before:]:
                await self._make_at(await self._moment(tap, killed, until), tap, until)
        if not self._over():
            await asyncio.sleep(max(0.0, until + AFTERWARDS - now()))
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self._room.end()

    async def _look_on(self) -> None:
        table = self._room.table
        table.session._listeners.insert(0, self._on_events)  # before anything follows from it
        if "table" in self._viewers:
            studio = table.sound._voices.studio("en")
            assert isinstance(studio, NotingStudio)
            studio.note = self._spoken_ahead
        self._pages = [asyncio.create_task(self._read(viewer)) for viewer in self._viewers]
        self._work += self._pages
        await asyncio.sleep(0)

    def _over(self) -> bool:
        return len(self._told_apart) == len(self._viewers)

    async def _make_at(self, moment: float, tap: Tap, until: float) -> None:
        if moment <= until and not self._over():
            await asyncio.sleep(max(0.0, moment - now()))
            await self._make(tap)

    async def _moment(self, tap: Tap, killed: Killed, until: float) -> float:
        """When ``tap`` is due in an evening in which the hub was killed before it."""
        if killed.began[tap.step] <= killed.at:
            return tap.at
        while tap.step not in self._began and now() <= until and not self._over():
            await asyncio.sleep(0.05)
        return self._began.get(tap.step, until) + tap.at - killed.began[tap.step]

    async def _restart(self) -> None:
        for page in self._pages:
            page.cancel()
        awake = list(self._phones)
        self._phones.clear()
        await self._room.restart()
        await self._look_on()
        self._wake(awake)

    async def _read(self, viewer: Viewer) -> None:
        async for page in self._room.pages(viewer):
            self._watched.entries[viewer].append(Entry(now(), page=page))

    def _spoken_ahead(self, text: str) -> None:
        """What is spoken before its time lies on the disk, where the host may find it."""
        self._watched.entries["table"].append(Entry(now(), page=f"spoken ahead: {text}".encode()))

    def _on_events(self, events: Sequence[TableEvent]) -> None:
        for viewer in self._viewers:
            known = tuple(_timeless(event) for event in events if told(event, viewer))
            if any(isinstance(event, ev.StepBegan) for event in events):
                known += self._told_on_being_asked(viewer)
            if known:
                self._take(viewer, Entry(now(), events=known))
        for event in events:
            if isinstance(event, ev.SeatDied):
                self._watched.died[event.seat] = now()
            elif isinstance(event, ev.StepBegan):
                self._began.setdefault(event.step.id, now())
                if self._setup.phones_sleep:
                    self._sleep_or_wake(event)

    def _take(self, viewer: Viewer, entry: Entry) -> None:
        entries = self._watched.entries[viewer]
        entries.append(entry)
        if self._first is not None:
            there = self._first.entries[viewer][len(entries) - 1 : len(entries)]
            if not there or there[0].events != entry.events:
                self._told_apart.add(viewer)

    def _told_on_being_asked(self, viewer: Viewer) -> tuple[ev.Event, ...]:
        """Without an event of its own, a seat is told that it has no power tonight."""
        game = self._room.game
        if isinstance(viewer, str):
            return ()
        prompt = main_prompt(game, rulebook(game.rulebook), viewer)
        if prompt is None or prompt.blocked is None:
            return ()
        return (ev.FactLearned(seat=viewer, fact=Fact(key=prompt.blocked)),)

    # -- phones ---------------------------------------------------------------------------------------

    def _others(self) -> list[Seat]:
        return [seat for seat in self._setup.roles if seat not in self._viewers]

    def _wake(self, seats: Sequence[Seat]) -> None:
        for seat in seats:
            if seat not in self._phones:
                self._phones[seat] = self._room.table.subscribe(Audience("seat", seat))

    async def _put_down(self, seat: Seat, after: float) -> None:
        since = now()
        await asyncio.sleep(after)
        if self._in_hand.get(seat, 0.0) > since:
            return  # used again since
        page = self._phones.pop(seat, None)
        if page is not None:
            await page.__aexit__()

    def _sleep_or_wake(self, event: ev.StepBegan) -> None:
        if event.step.kind == "night_falls":
            for seat in self._others():
                self._work.append(asyncio.create_task(self._put_down(seat, 1.0 + 0.1 * seat)))
        elif event.step.kind == "discussion":
            asyncio.get_running_loop().call_later(20.0, self._wake, self._others())

    # -- taps -----------------------------------------------------------------------------------------

    async def _make(self, tap: Tap) -> None:
        if self._setup.phones_sleep and tap.seat in self._others():
            self._wake([tap.seat])
            self._in_hand[tap.seat] = now()
            if self._room.game.phase == "night":
                self._work.append(asyncio.create_task(self._put_down(tap.seat, LOOKS_FOR)))
        taken, answer = await self._room.ask(tap.seat, tap.command)
        asked: Viewer = "host" if tap.seat is None else tap.seat
        if asked in self._viewers:
            page = answer + await self._room.look(tap.seat)
            self._watched.entries[asked].append(Entry(now(), page=page))
        if taken != tap.taken and not await self._confirms_something(tap):
            self._watched.apart.setdefault(asked, now())

    async def _confirms_something(self, tap: Tap) -> bool:
        """With the other card there is something else to be done at this moment, or nothing at all."""
        game = self._room.game
        for seat in (tap.seat, tap.person) if tap.seat not in self._viewers else ():
            if game.step.kind == "stage" and seat is not None and seat in bots.awaited(game):
                prompt = main_prompt(game, rulebook(game.rulebook), seat)
                assert prompt is not None
                taken, _ = await self._room.ask(seat, _anything(game.step.id, seat, prompt))
                return taken
        return game.step.slot and tap.told.isdisjoint(self._viewers)


def _anything(step: int, seat: Seat, prompt: Prompt) -> cmd.GiveAnswer:
    if prompt.blocked is not None or not prompt.options:
        return cmd.GiveAnswer(step=step, seat=seat, prompt=prompt.key, verb=ACK)
    if prompt.may_pass and prompt.key != HUNCH:
        return cmd.GiveAnswer(step=step, seat=seat, prompt=prompt.key, verb=PASS)
    option = prompt.options[0]
    picks = option.targets[: option.picks]
    return cmd.GiveAnswer(step=step, seat=seat, prompt=prompt.key, verb=option.verb, picks=picks)


def _timeless(event: TableEvent) -> ev.Event:
    if isinstance(event, ev.StepBegan):
        step = replace(event.step, began_at=0.0, floor_at=None, hunches_at=None, limit_at=None)
        event = replace(event, step=step)
    return event  # type: ignore[return-value]
