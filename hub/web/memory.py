"""What is left of games: the story of one that was won, and the list of all evenings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quart import Blueprint, Response

from hub.projection.evenings import Evenings
from hub.web import answering
from hub.web.answering import done, give, gives
from hub.web.lookup import wrong_link
from hub.web.ports import EveningBook
from hub.web.reading import reads
from hub.web.services import services

if TYPE_CHECKING:
    from hub.web import bodies

memory = Blueprint("memory", __name__, url_prefix="/api")


@memory.get("/stories/<token>")
@gives(answering.ToldStory)
async def story(token: str) -> Response:
    """A game that was won. While it runs, and if it was called off, there is none."""
    kept = await services().house.evenings.story(token)
    if kept is None:
        wrong_link("unknown-story")
    return give(answering.ToldStory(ended=kept.ended, code=kept.code, story=kept.story))


@memory.get("/evenings/<token>")
@gives(Evenings)
async def evenings(token: str) -> Response:
    """All evenings, for whoever started the hub."""
    return give(await _book(token).all())


@memory.post("/evenings/<token>/delete")
@gives(answering.Done)
@reads("bodies.DeleteEvenings")
async def delete(asked: bodies.DeleteEvenings, token: str) -> Response:
    """Deletes for good; an evening that is gone already counts as deleted."""
    return await done(_book(token).delete(asked.evening))


def _book(token: str) -> EveningBook:
    book = services().house.evenings
    if not book.is_token(token):
        wrong_link("unknown-link")
    return book
