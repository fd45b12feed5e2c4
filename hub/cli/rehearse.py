"""Writes a rehearsal to files."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from hub.folder import DataFolder
from hub.game.rehearse import Rehearsal, Rehearsed
from hub.game.rehearse import rehearse as tell
from hub.rules.refusal import Refusal
from hub.rules.settings import Style
from hub.trouble import TroubleError
from hub.voicing import language_of_voice, make_studio
from hub.web.texts import sentence


def rehearse(
    *,
    rulebook: str,
    seats: int,
    seed: str,
    lang: str | None,
    voice: str | None,
    style: Style | None,
    names: str,
    whole_game: bool,
    bed: bool,
    out: Path,
    captions: Path | None,
    data_dir: Path | None,
) -> None:
    """Writes the sound to ``out`` and the lines to ``captions``. Raises TroubleError with a sentence."""
    folder = DataFolder(data_dir)
    rehearsal = Rehearsal(
        rulebook=rulebook,
        seats=seats,
        seed=seed,
        language=lang or (language_of_voice(voice, folder) if voice else "en"),
        style=style,
        names=tuple(name for name in names.split(",") if name.strip()),
        whole_game=whole_game,
        bed=bed,
    )
    try:
        # Before a whole evening is spoken in vain.
        for path in (out, captions):
            _try_to_write(path)
    except OSError as error:
        raise _unwritten(out, error) from None
    told = asyncio.run(_told(rehearsal, folder, voice))
    if isinstance(told, Refusal):
        raise TroubleError(sentence(told, "en"))
    try:
        told.write(out, captions)
    except OSError as error:
        raise _unwritten(out, error) from None
    click.echo(f"{len(told.captions)} lines are in {out}" + (f" and {captions}." if captions else "."))


def _unwritten(out: Path, error: OSError) -> TroubleError:
    reason = (error.strerror or "it can't be written to").lower()
    return TroubleError(f"{error.filename or out} can't be written: {reason}.")


def _try_to_write(path: Path | None) -> None:
    """Leaves everything as it was. Raises ``OSError``."""
    if path is not None:
        is_new = not path.exists()
        path.open("ab").close()
        if is_new:
            path.unlink()


async def _told(rehearsal: Rehearsal, folder: DataFolder, voice: str | None) -> Rehearsed | Refusal:
    studio = make_studio(rehearsal.language, folder, voice)
    try:
        return await tell(rehearsal, studio)
    finally:
        await asyncio.to_thread(studio.close)
