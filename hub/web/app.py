"""The web application, made from its parts; what it works with is handed in."""

from __future__ import annotations

from typing import Any

from quart import Quart

from hub.logs import Notes
from hub.web.api import api
from hub.web.channels import channels
from hub.web.describing import describing
from hub.web.door import watch_the_door
from hub.web.errors import handle_errors
from hub.web.headers import add_to_answers
from hub.web.memory import memory
from hub.web.pages import pages
from hub.web.services import Services, provide
from hub.web.sound import sound
from hub.web.starting import wait_for_tables

LARGEST_BODY = 16 * 1024
BODY_PATIENCE = 10
"""Seconds for a request's body to arrive."""

notes = Notes(__name__)


class HubApp(Quart):
    """Quart, but for its habit of writing addresses, and so links, into the log."""

    def log_exception(self, *about: Any, **more: Any) -> None:
        """Quart 0.22 gives what ``sys.exc_info()`` gave; 0.23 gives the context before it."""
        notes.fault("a request failed", about[-1][1])


def create_app(services: Services | None = None) -> HubApp:
    """The app; without ``services`` it can only be described, not asked."""
    app = HubApp("hub", static_folder=None, template_folder=None)
    app.config.update(
        MAX_CONTENT_LENGTH=LARGEST_BODY,
        BODY_TIMEOUT=BODY_PATIENCE,
        # Nothing here is streamed for long; a clip may take its time on a bad network.
        RESPONSE_TIMEOUT=120,
        SERVER_NAME=None,
    )
    app.url_map.strict_slashes = False
    app.url_map.merge_slashes = False
    for blueprint in (pages, api, memory, sound, channels, describing):
        app.register_blueprint(blueprint)
    watch_the_door(app)
    wait_for_tables(app)
    handle_errors(app)
    add_to_answers(app)
    if services is not None:
        provide(app, services)
    return app
