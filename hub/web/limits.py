"""What one address may do, so that nobody gets in by trying, or keeps others out by asking.

Each thing has a budget of its own: wrong codes use up no links. A link that is right always works. So does
the code of a table that has been right from the same address before: where one phone behind a router tries
codes, the others in that living room play on, and only tables that nobody there has been at are closed to
them all for a minute. The machine that the hub runs on may open, join and look as much as it likes, because
behind a web server that doesn't say whom it asks for, it stands for everybody.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

from hub.web.throttle import Monotonic, Throttle

MINUTE = 60.0
WRONG_CODES = 50
WRONG_LINKS = 50
JOINS = 40
"""In a minute; a table has at most 30 seats."""
REQUESTS_FOR_A_SEAT = 6
"""In ten minutes, for as long as the host is asked: a table shows twenty at most."""
PREVIEWS = 60
"""Of names, in a minute: twenty people behind one router, who try how theirs sounds."""
TABLES = 30
"""In ten minutes."""
COMMANDS = 100
"""In ten seconds, of one seat: what is taken is kept in the log, and nobody shall fill the disk with it."""
PAGES = 250
"""Open at a time."""
FAMILIAR = 2000
"""Addresses and tables remembered."""


class Familiar:
    """At which tables an address has been."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def add(self, address: str, code: str) -> None:
        self._known[address, code] = None
        self._known.move_to_end((address, code))
        while len(self._known) > FAMILIAR:
            self._known.popitem(last=False)

    def knows(self, address: str, code: str) -> bool:
        return (address, code) in self._known


class Limits:
    """The budgets of all addresses, one object for each thing that is counted."""

    def __init__(self, monotonic: Monotonic = time.monotonic) -> None:
        self.codes = Throttle(WRONG_CODES, MINUTE, monotonic)
        self.links = Throttle(WRONG_LINKS, MINUTE, monotonic)
        self.joins = Throttle(JOINS, MINUTE, monotonic)
        self.asks = Throttle(REQUESTS_FOR_A_SEAT, 10 * MINUTE, monotonic)
        self.previews = Throttle(PREVIEWS, MINUTE, monotonic)
        self.tables = Throttle(TABLES, 10 * MINUTE, monotonic)
        self.commands = Throttle(COMMANDS, 10.0, monotonic)
        self.pages: Counter[str] = Counter()
        self.familiar = Familiar()
