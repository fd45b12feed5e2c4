"""Pages that look at a table: each gets its latest view, and only when something in it has changed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from typing import Literal

import msgspec
from msgspec.structs import replace

from hub.logs import Notes
from hub.projection.host_view import HostView
from hub.projection.messages import Gone
from hub.projection.seat_view import SeatView
from hub.projection.views import TableView
from hub.rules.ids import Seat, Seconds

DRIFT: Seconds = 0.75
"""A page that would count down to a moment further off than this is sent the time that is left."""
notes = Notes(__name__)

AnyView = TableView | SeatView | HostView


class Audience(msgspec.Struct, frozen=True):
    """For whom a page is."""

    kind: Literal["table", "seat", "host"]
    seat: Seat | None = None


Draw = Callable[[Audience], AnyView]


class Picture(msgspec.Struct, frozen=True, gc=False):
    """A view, and what of it does not change by itself."""

    view: AnyView
    stable: AnyView
    """Without the version and the running countdown."""
    remaining: Seconds | None
    ends: Seconds | None
    """When the countdown will be over, on the machine's own clock; ``None`` while it stands still."""


def picture(view: AnyView, now: Seconds) -> Picture:
    game = view.game
    if game is None:
        return Picture(view, replace(view, version=0), None, None)
    left = game.step.remaining
    stable = replace(view, version=0, game=replace(game, step=replace(game.step, remaining=None)))
    runs = left is not None and not game.paused
    return Picture(view, stable, left, now + left if runs and left is not None else None)


def _drifted(shown: Picture, fresh: Picture) -> bool:
    """The page that was sent ``shown`` would be wrong by now about the time that is left."""
    if shown.ends is not None and fresh.ends is not None:
        return abs(shown.ends - fresh.ends) > DRIFT
    return shown.ends != fresh.ends or (fresh.ends is None and shown.remaining != fresh.remaining)


class Subscription:
    """One page's channel: holds at most one view that has not been taken; the latest wins."""

    def __init__(self, audience: Audience, leave: Callable[[Subscription], None], device: str = "") -> None:
        self.audience = audience
        self.device = device
        self._leave = leave
        self._waiting: AnyView | Gone | None = None
        self._shown: Picture | None = None
        self._version = 0
        self._ended = False
        self._something = asyncio.Event()

    def offer(self, fresh: Picture) -> None:
        """Puts the view in place of one not taken yet, unless the page has it already."""
        shown = self._shown
        if self._ended or (shown is not None and shown.stable == fresh.stable and not _drifted(shown, fresh)):
            return
        self._shown = fresh
        self._version += 1
        self._waiting = replace(fresh.view, version=self._version)
        self._something.set()

    def end(self, gone: Gone) -> None:
        """The last message."""
        if not self._ended:
            self._ended = True
            self._waiting = gone
            self._something.set()

    async def __aenter__(self) -> Subscription:
        return self

    async def __aexit__(self, *exc: object) -> None:
        self._leave(self)

    def __aiter__(self) -> AsyncIterator[AnyView | Gone]:
        return self._views()

    async def next(self) -> AnyView | Gone:
        """The latest view, once there is one that was not taken. Safe to cancel."""
        while self._waiting is None:
            self._something.clear()
            await self._something.wait()
        view, self._waiting = self._waiting, None
        return view

    async def _views(self) -> AsyncIterator[AnyView | Gone]:
        while True:
            view = await self.next()
            yield view
            if isinstance(view, Gone):
                return


class Watchers:
    """All pages of one table. ``drawer`` gives, for one redraw, what makes the view of an audience."""

    def __init__(
        self,
        drawer: Callable[[], Draw],
        changed: Callable[[Audience], None],
        monotonic: Callable[[], Seconds] = time.monotonic,
    ) -> None:
        self._drawer = drawer
        self._changed = changed
        self._monotonic = monotonic
        self._pages: list[Subscription] = []
        self._due = False

    def subscribe(self, audience: Audience, device: str = "") -> Subscription:
        """``device``: what the page calls the phone it is on, the same however often it comes back."""
        page = Subscription(audience, self._left, device)
        self._pages.append(page)
        try:
            page.offer(picture(self._drawer()(audience), self._monotonic()))
        except BaseException:
            self._pages.remove(page)
            raise
        self._changed(audience)
        return page

    def __len__(self) -> int:
        return len(self._pages)

    def seats(self) -> frozenset[Seat]:
        """Seats with a page open."""
        return frozenset(p.audience.seat for p in self._pages if p.audience.seat is not None)

    def devices(self, seat: Seat) -> int:
        """On how many phones the seat's page is open."""
        return len({page.device for page in self._pages if page.audience.seat == seat})

    def refresh(self) -> None:
        """Draws all pages anew, once, as soon as the running work is done."""
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._refresh)

    def _refresh(self) -> None:
        self._due = False
        if not self._pages:
            return
        draw, now = self._drawer(), self._monotonic()
        drawn: dict[Audience, Picture] = {}
        for page in self._pages:
            try:
                if page.audience not in drawn:
                    drawn[page.audience] = picture(draw(page.audience), now)
                page.offer(drawn[page.audience])
            except Exception as error:  # one page's trouble is nobody else's
                notes.fault("a page could not be drawn", error)

    def end(self, reason: Literal["moved", "removed", "closing"], seat: Seat | None = None) -> None:
        """Ends all pages, or those of one seat."""
        for page in list(self._pages):
            if seat is None or page.audience.seat == seat:
                page.end(Gone(reason=reason))
                if seat is not None:
                    self._pages.remove(page)

    def _left(self, page: Subscription) -> None:
        if page in self._pages:
            self._pages.remove(page)
            self._changed(page.audience)
