"""Pages that look at a table: each gets its latest view, and only when something in it has changed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Literal

import msgspec
from msgspec.structs import replace

from hub.projection.views import Gone, HostView, SeatView, TableView
from hub.rules.ids import Seat

AnyView = TableView | SeatView | HostView


class Audience(msgspec.Struct, frozen=True):
    """For whom a page is."""

    kind: Literal["table", "seat", "host"]
    seat: Seat | None = None


def _stable(view: AnyView) -> AnyView:
    """``view`` without what changes by itself: the version, and the running countdown."""
    if view.game is None:
        return replace(view, version=0)
    step = replace(view.game.step, remaining=None)
    return replace(view, version=0, game=replace(view.game, step=step))


class Subscription:
    """One page's channel: holds at most one view that has not been taken; the latest wins."""

    def __init__(self, audience: Audience, leave: Callable[[Subscription], None]) -> None:
        self.audience = audience
        self._leave = leave
        self._waiting: AnyView | Gone | None = None
        self._shown: AnyView | None = None
        self._version = 0
        self._ended = False
        self._something = asyncio.Event()

    def offer(self, view: AnyView) -> None:
        """Puts ``view`` in place of one not taken yet, unless the page has it already."""
        stable = _stable(view)
        if self._ended or stable == self._shown:
            return
        self._shown = stable
        self._version += 1
        self._waiting = replace(view, version=self._version)
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
    """All pages of one table. ``draw`` makes the view for an audience as things are now."""

    def __init__(self, draw: Callable[[Audience], AnyView], changed: Callable[[Audience], None]) -> None:
        self._draw = draw
        self._changed = changed
        self._pages: list[Subscription] = []
        self._due = False

    def subscribe(self, audience: Audience) -> Subscription:
        page = Subscription(audience, self._left)
        self._pages.append(page)
        self._changed(audience)
        page.offer(self._draw(audience))
        return page

    def seats(self) -> frozenset[Seat]:
        """Seats with a page open."""
        return frozenset(p.audience.seat for p in self._pages if p.audience.seat is not None)

    def refresh(self) -> None:
        """Draws all pages anew, once, as soon as the running work is done."""
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._refresh)

    def _refresh(self) -> None:
        self._due = False
        drawn: dict[Audience, AnyView] = {}
        for page in self._pages:
            if page.audience not in drawn:
                drawn[page.audience] = self._draw(page.audience)
            page.offer(drawn[page.audience])

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
