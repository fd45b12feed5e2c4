"""What the handlers of requests work with, handed to them through the app."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from quart import Quart, current_app

from hub.web.invites import Invites
from hub.web.limits import Limits
from hub.web.lines import Lines
from hub.web.ports import House

NAME = "nightwake"


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    house: House
    invites: Invites
    limits: Limits = field(default_factory=Limits)
    lines: Lines = field(default_factory=Lines)
    names: frozenset[str] = frozenset()
    """By which the hub is known beside its addresses, in lower case."""


def provide(app: Quart, services: Services) -> None:
    app.extensions[NAME] = services


def services() -> Services:
    """Those of the app that answers the current request."""
    return cast(Services, current_app.extensions[NAME])
