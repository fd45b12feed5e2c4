"""What commands were answered with: asked again, one gets the same answer and does nothing twice.

Each sender has a memory of its own: in one that all shared, how soon an answer is forgotten would tell how
many commands others have sent meanwhile, also at night.
"""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from hub.rules.ids import Seat
from hub.rules.refusal import Refusal

REMEMBERED = 512
"""Answers kept for each sender; those who ask for a seat share one memory."""


class Reply(msgspec.Struct, frozen=True):
    """What a command was answered with; a repetition gets the same."""

    refusal: Refusal | None = None
    seat: Seat | None = None
    """The seat taken, if the command took one."""


class Answered:
    """By ``sender/id``, as the log has it."""

    def __init__(self) -> None:
        self._by_sender: dict[str, OrderedDict[str, Reply]] = {}

    def get(self, key: str) -> Reply | None:
        return self._memory(key).get(key) if key else None

    def put(self, key: str, reply: Reply) -> Reply:
        """Remembers and returns ``reply``; what comes from nobody, with an empty key, is not kept."""
        if key:
            memory = self._memory(key)
            memory[key] = reply
            while len(memory) > REMEMBERED:
                memory.popitem(last=False)
        return reply

    def _memory(self, key: str) -> OrderedDict[str, Reply]:
        sender = key.partition("/")[0]
        if sender.startswith("join:"):
            sender = "join"
        return self._by_sender.setdefault(sender, OrderedDict())


def key_of(sender: str, id: str) -> str:
    """Empty without an ``id``: such a command is carried out as often as it is sent."""
    return f"{sender}/{id}" if id else ""
