"""Pages that look at a table: the latest view, once, and a reason when there will be no more."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from hub.game.watchers import AnyView, Audience, Draw, Subscription, Watchers
from hub.projection.messages import Gone
from hub.projection.seat_view import SeatView
from hub.projection.setup import setup
from hub.projection.views import GameView, StepView, TableView
from hub.rules.books import BOOKS
from hub.rules.ids import Seat
from hub.rules.lobby.model import Table

LOBBY = Table(
    code="ABCDEF", secret="s", language="en", rulebook="witches", settings=BOOKS["witches"].defaults
)


class Desk:
    """Watchers of a table that a test draws by hand, with a clock of its own."""

    def __init__(self) -> None:
        self.language = "en"
        self.game: GameView | None = None
        self.now = 0.0
        self.changed: list[Audience] = []
        self.broken: set[Seat] = set()
        self.drawn = 0
        self.watchers = Watchers(self._drawer, self.changed.append, lambda: self.now)

    def _drawer(self) -> Draw:
        return self._draw

    def _draw(self, audience: Audience) -> AnyView:
        self.drawn += 1
        if audience.seat in self.broken:
            raise RuntimeError("this page can't be drawn")
        shared = {"version": 0, "code": "ABCDEF", "language": self.language, "seats": (), "game": self.game}
        if audience.seat is not None:
            return SeatView(**shared, setup=setup(LOBBY), me=audience.seat, caption=None, recent=())  # type: ignore[arg-type]
        return TableView(
            **shared,  # type: ignore[arg-type]
            setup=setup(LOBBY),
            caption=None,
            recent=(),
            join=None,  # type: ignore[arg-type]
            sound=None,  # type: ignore[arg-type]
        )

    def step(self, remaining: float | None, paused: bool = False) -> None:
        self.game = GameView(
            number=1,
            rulebook="witches",
            style="called",
            settings=LOBBY.settings,
            phase="vote",
            night=1,
            paused=paused,
            step=StepView(id=7, kind="vote", remaining=remaining, total=60.0),
            dealt=(),
        )

    async def refresh(self) -> None:
        self.watchers.refresh()
        await asyncio.sleep(0)


TABLE = Audience("table")


def seat(number: int) -> Audience:
    return Audience("seat", Seat(number))


def waiting(page: Subscription) -> AnyView | Gone | None:
    return page._waiting


async def taken(page: Subscription) -> AnyView | Gone:
    return await asyncio.wait_for(page.next(), 1.0)


async def test_a_page_begins_with_a_whole_view() -> None:
    """A full snapshot on every connect."""
    desk = Desk()
    view = await taken(desk.watchers.subscribe(TABLE))
    assert isinstance(view, TableView)
    assert view.version == 1


async def test_a_slow_page_gets_the_latest_view_alone() -> None:
    """However much has happened since it last took something, at most one view waits for it."""
    desk = Desk()
    page = desk.watchers.subscribe(TABLE)
    for language in ("nb", "en", "nb"):
        desk.language = language
        await desk.refresh()
    view = await taken(page)
    assert isinstance(view, TableView)
    assert (view.language, view.version) == ("nb", 4)
    assert waiting(page) is None


async def test_a_page_is_sent_only_what_is_new_to_it() -> None:
    """What its viewer may not see makes no message; a running countdown alone makes none either."""
    desk = Desk()
    desk.step(remaining=60.0)
    page = desk.watchers.subscribe(TABLE)
    await taken(page)
    for second in range(1, 30):
        desk.now = float(second)
        desk.step(remaining=60.0 - second)
        await desk.refresh()
        assert waiting(page) is None
    desk.language = "nb"
    await desk.refresh()
    assert isinstance(waiting(page), TableView)


@pytest.mark.parametrize(
    ("passed", "left", "sent"), [(600.0, 59.5, True), (10.0, 50.2, False), (1.0, 30.0, True)]
)
async def test_a_page_that_counts_wrong_is_told_the_time_that_is_left(
    passed: float, left: float, sent: bool
) -> None:
    """After the machine has slept, say: what a page shows is within a second of what is true."""
    desk = Desk()
    desk.step(remaining=60.0)
    page = desk.watchers.subscribe(TABLE)
    await taken(page)
    desk.now = passed
    desk.step(remaining=left)
    await desk.refresh()
    assert (waiting(page) is not None) is sent


async def test_a_paused_countdown_stands_still() -> None:
    """While the game is paused time makes no messages; when it goes on, the page is told."""
    desk = Desk()
    desk.step(remaining=40.0, paused=True)
    page = desk.watchers.subscribe(TABLE)
    await taken(page)
    desk.now = 900.0
    await desk.refresh()
    assert waiting(page) is None
    desk.step(remaining=40.0)
    await desk.refresh()
    assert waiting(page) is not None


async def test_many_changes_at_once_are_drawn_once() -> None:
    """And once for all pages of one audience."""
    desk = Desk()
    pages = [desk.watchers.subscribe(TABLE) for _ in range(3)]
    desk.drawn = 0
    desk.language = "nb"
    for _ in range(10):
        desk.watchers.refresh()
    await asyncio.sleep(0)
    assert desk.drawn == 1
    assert all(isinstance(waiting(page), TableView) for page in pages)


async def test_one_page_that_can_not_be_drawn_is_nobody_elses_trouble() -> None:
    """All others get their views."""
    desk = Desk()
    pages = [desk.watchers.subscribe(seat(number)) for number in (1, 2, 3)]
    for page in pages:
        await taken(page)
    desk.broken, desk.language = {Seat(1)}, "nb"
    await desk.refresh()
    assert [waiting(page) is not None for page in pages] == [False, True, True]


async def test_two_devices_on_one_link_both_see_the_same() -> None:
    """Same seat link on two devices: both updated, neither is thrown out."""
    desk = Desk()
    one, two = desk.watchers.subscribe(seat(1)), desk.watchers.subscribe(seat(1))
    assert await taken(one) == await taken(two)
    desk.language = "nb"
    await desk.refresh()
    assert await taken(one) == await taken(two)
    assert desk.watchers.seats() == {1}
    async with one:
        pass
    assert desk.watchers.seats() == {1}
    async with two:
        pass
    assert desk.watchers.seats() == frozenset()


async def test_a_moved_seats_pages_are_told_and_no_others() -> None:
    """The old phone hears that its seat has moved; that is the last it hears."""
    desk = Desk()
    old, other, table = (desk.watchers.subscribe(a) for a in (seat(1), seat(2), TABLE))
    desk.watchers.end("moved", Seat(1))
    assert [message async for message in old] == [Gone(reason="moved")]
    desk.language = "nb"
    await desk.refresh()
    assert waiting(old) is None
    assert isinstance(waiting(other), SeatView)
    assert isinstance(waiting(table), TableView)
    assert desk.watchers.seats() == {2}


async def test_when_the_hub_stops_every_page_is_told() -> None:
    """And nothing after that."""
    desk = Desk()
    pages = [desk.watchers.subscribe(a) for a in (seat(1), TABLE, Audience("host"))]
    desk.watchers.end("closing")
    desk.language = "nb"
    await desk.refresh()
    desk.watchers.end("moved")
    for page in pages:
        assert [message async for message in page] == [Gone(reason="closing")]


async def test_coming_and_going_is_noticed() -> None:
    """So that the others see who is connected."""
    desk = Desk()
    async with desk.watchers.subscribe(seat(1)):
        assert desk.changed == [seat(1)]
        assert len(desk.watchers) == 1
    assert desk.changed == [seat(1), seat(1)]
    assert len(desk.watchers) == 0


async def test_a_cancelled_wait_loses_no_view() -> None:
    """A pulse may interrupt the waiting as often as it likes."""
    desk = Desk()
    page = desk.watchers.subscribe(TABLE)
    first = await taken(page)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(page.next(), 0.01)
    desk.language = "nb"
    await desk.refresh()
    second = await taken(page)
    assert isinstance(first, TableView)
    assert isinstance(second, TableView)
    assert replace(second, version=1, language="en") == first
