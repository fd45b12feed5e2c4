"""Says, at a table where nobody sits yet, how to join it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hub.game.lines import Lines
from hub.game.session import Session
from hub.rules.game import Line
from hub.rules.ids import Seconds
from narrator.script import Script

WELCOME_AFTER: Seconds = 2.0
"""Until a new table says how to join it, so that its screen can be there to say it."""
WELCOME_WAITS: Seconds = 6.0
"""At most so much longer until a slow voice has the words ready: nobody waits for them."""
GETS_READY_AFTER: Seconds = 0.5
"""Until a new table gets its first lines ready: its page comes first."""


async def welcome(session: Session, lines: Lines, script: Callable[[], Script]) -> None:
    """Once its first lines are ready, unless people are quicker."""
    await asyncio.sleep(GETS_READY_AFTER)
    await asyncio.to_thread(script().get_ready)
    lines.look_ahead()
    await asyncio.sleep(WELCOME_AFTER - GETS_READY_AFTER)
    line, until = Line(key="welcome"), asyncio.get_running_loop().time() + WELCOME_WAITS
    while not lines.is_ready_for(line) and until > asyncio.get_running_loop().time():
        await asyncio.sleep(0.1)
    if not session.table.members:
        lines.aside(line)
