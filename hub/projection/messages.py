"""What goes over a page's channel beside its views."""

from __future__ import annotations

from typing import Literal

from hub.projection.base import View
from hub.rules.ids import Seconds


class Gone(View, frozen=True, kw_only=True, tag="gone"):
    """Last message on a channel: the link was replaced, the seat removed, or the hub stops."""

    reason: Literal["moved", "removed", "closing"]


class Pulse(View, frozen=True, kw_only=True, tag="pulse"):
    """Sent every few seconds so that a page notices a dead connection; ``clock`` lets it count down."""

    remaining: Seconds | None = None
