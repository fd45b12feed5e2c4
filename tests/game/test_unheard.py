"""No page is ahead of the storyteller: a death is told by the voice first, or by the line that is read."""

from __future__ import annotations

from random import Random

from hub.game.log import MemoryLog
from hub.projection.seat_view import SeatView
from hub.projection.views import TableView
from hub.rules.ids import Seat
from tests.game.evening import Evening
from tests.game.pages import TABLE, Page, seat_page
from tests.game.quiet import QuietVoices
from tests.game.told import told
from tests.game.virtual import in_no_time


def first_with(page: Page, gone: Seat) -> TableView | SeatView:
    """The first view that shows it."""
    return next(
        view
        for view in page.got
        if isinstance(view, TableView | SeatView)
        and any(row.seat == gone and not row.alive for row in view.seats)
    )


@in_no_time
async def test_a_death_reaches_every_page_with_the_line_that_names_it() -> None:
    """The table's screen, a neighbour's phone and the victim's own: none before, all with that very line."""
    evening = await told(7, style="called")
    await evening.reach("wake_call")
    pages = [Page(evening, TABLE), *(seat_page(evening, seat) for seat in evening.game.seats)]
    step = await evening.reach("dawn", Random(4))
    (gone,) = [seat for seat in evening.game.seats if seat not in evening.game.alive]
    await evening.speaking("dawn-deaths")
    for page in pages:
        assert all(row.alive for row in page.latest.seats)
        assert page.latest.game.step.id == step.id
    await evening.speaking("death-revealed")
    await evening.settled()
    for page in pages:
        view = first_with(page, gone)
        assert view.caption is not None
        assert view.caption.text.startswith("death-revealed")
    own = pages[gone].latest
    assert own.death is not None
    await evening.end()


@in_no_time
async def test_a_hub_started_again_at_dawn_names_its_dead_anew() -> None:
    """What is told again is shown with it."""
    log = MemoryLog()
    evening = await told(7, style="called", log=log)
    await evening.reach("dawn", Random(4))
    await evening.speaking("death-revealed")
    await evening.settled()
    assert not all(row.alive for row in evening.table.table_view().seats)
    await evening.end()
    again = await Evening.again(log, evening.table.code, QuietVoices(takes_time=True, plain=True))
    assert all(row.alive for row in again.table.table_view().seats)
    await again.wait_for(lambda: not all(row.alive for row in again.table.table_view().seats))
    caption = again.table.table_view().caption
    assert caption is not None
    assert caption.text.startswith("death-revealed")
    await again.end()
