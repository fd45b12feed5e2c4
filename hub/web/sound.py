"""Sound that a table's page plays: the clip to be heard now, and how playing it went."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quart import Blueprint, Response, request

from hub.rules.ids import Seat
from hub.rules.refusal import Refusal
from hub.web import answering
from hub.web.answering import give, gives
from hub.web.errors import RefusedError, refuse
from hub.web.lookup import host_table_of, one_more, table_of
from hub.web.reading import reads
from hub.web.services import services

if TYPE_CHECKING:
    from hub.web import bodies

sound = Blueprint("sound", __name__, url_prefix="/api")
WAV = "audio/wav"


@sound.get("/tables/<code>/clips/<clip>")
@gives(WAV)
async def get_clip(code: str, clip: str) -> Response:
    """The clip, while it is the one to be heard. Some browsers ask for it in parts."""
    wav = table_of(code).sound.clip(clip)
    if wav is None:
        refuse("unknown-clip")
    response = Response(wav, content_type=WAV)
    await response.make_conditional(request, accept_ranges=True, complete_length=len(wav))
    return response


@sound.get("/tables/<code>/night.wav")
@gives(WAV)
async def get_night(code: str) -> Response:
    """The sounds of the night, a loop: the same for every table and every night."""
    return Response(await table_of(code).sound.night(), content_type=WAV)


@sound.post("/tables/<code>/sound")
@gives(answering.Done)
@reads("bodies.SoundReport")
async def report(asked: bodies.SoundReport, code: str) -> Response:
    """A page has begun or finished a clip, or can't play it (of one that is over, this means nothing).

    Or it is the screen that speaks from now on, or speaks no longer.
    """
    table_of(code).sound.report(asked.clip, asked.state, asked.page)
    return give(answering.Done())


@sound.post("/tables/<code>/name-preview")
@gives(WAV)
@reads("bodies.NamePreview")
async def name_preview(asked: bodies.NamePreview, code: str) -> Response:
    """How the storyteller will say a name, for whoever asks and nobody else; before a game alone."""
    table = table_of(code)
    one_more(services().limits.previews, "too-many-previews")
    return _sound(await table.name_preview(asked.name, asked.say_as))


@sound.post("/host/<token>/name-preview")
@gives(WAV)
@reads("bodies.SeatPreview")
async def seat_preview(asked: bodies.SeatPreview, token: str) -> Response:
    """How the storyteller will say the name of somebody at the table, for the host; before a game alone."""
    table = host_table_of(token)
    one_more(services().limits.previews, "too-many-previews")
    return _sound(await table.seat_preview(Seat(asked.seat)))


def _sound(wav: bytes | Refusal) -> Response:
    if isinstance(wav, Refusal):
        raise RefusedError(wav)
    return Response(wav, content_type=WAV)
