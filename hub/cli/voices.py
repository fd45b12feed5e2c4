"""Lists, adds, tries and removes voices from the terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hub.folder import DataFolder
from hub.trouble import TroubleError
from narrator.adding import AddError
from narrator.adding.install import Installer
from narrator.adding.published import PublishedList
from narrator.catalog import VoiceEntry
from narrator.clip import Clip
from narrator.mix import level
from narrator.pcm import Pcm
from narrator.shelf import Shelf
from narrator.voice import VoiceError

SAMPLE = {
    "en": "Night falls over the village. Everybody, close your eyes.",
    "nb": "Natten senker seg over landsbyen. Alle sammen, lukk øynene.",
}
_MOST_SPEAKERS = 8


def show(data_dir: Path | None) -> None:
    """Prints the voices known here, the one that speaks first."""
    shelf = Shelf(DataFolder(data_dir).voices)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("voice", "language", "speaks", "licence"):
        table.add_column(heading, overflow="fold", no_wrap=heading == "voice")
    for language in shelf.catalog.languages:
        first = next(iter(shelf.here(language)), None)
        for voice in shelf.voices():
            if voice.language == language:
                is_first = first is not None and voice.id == first.id
                table.add_row(_named(voice), voice.language, _state(shelf, voice, is_first), voice.licence)
    console = Console(highlight=False)
    console.print(table)
    console.print()
    for language, about in shelf.catalog.languages.items():
        better = shelf.better(language)
        if better is not None:
            console.print(f"A better voice for {about.name}: nightwake voices add {language}")
    console.print("More of Piper's voices (needs the internet): nightwake voices list --published")


def _named(voice: VoiceEntry) -> str:
    if not voice.speakers:
        return voice.id
    more = ", ..." if len(voice.speakers) > _MOST_SPEAKERS else ""
    return f"{voice.id}\n  speakers: {', '.join(voice.speakers[:_MOST_SPEAKERS])}{more}"


def _state(shelf: Shelf, voice: VoiceEntry, first: bool) -> str:
    if voice.is_here(shelf.added):
        return "by itself" if first else "when chosen: --voice"
    return f"once added ({voice.size / 1e6:.0f} MB)"


def show_published(language: str | None, servers: Sequence[str]) -> None:
    """Prints what can be added; raises TroubleError."""
    catalog = Shelf().catalog
    try:
        found = PublishedList.download((tuple(servers) or (catalog.published,))[0])
    except AddError as error:
        raise TroubleError(str(error)) from None
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading, justify in (("voice", "left"), ("language", "left"), ("MB", "right"), ("speakers", "right")):
        table.add_column(heading, justify=justify, no_wrap=True)  # type: ignore[arg-type]
    for voice in found.voices():
        told = catalog.language_of(voice.family)
        if told is not None and language in (None, told.key):
            table.add_row(voice.key, told.name, f"{voice.size / 1e6:.0f}", str(len(voice.speakers) or 1))
    Console(highlight=False).print(table)


def add(
    wanted: str, *, language: str | None, servers: Sequence[str], again: bool, data_dir: Path | None
) -> None:
    """Brings a voice here, showing how far it is. Raises TroubleError with a sentence."""
    shelf = Shelf(DataFolder(data_dir).voices)
    assert shelf.added is not None
    installer = Installer(shelf.added, shelf.catalog, servers)
    try:
        if wanted.endswith(".onnx"):
            place = installer.add_file(Path(wanted), language or _language_of_file(wanted, shelf))
        else:
            found = installer.find(wanted)
            spoken = installer.language_of(found, language)
            if (shelf.added / found.key).is_dir() and not again and _is_here(shelf, found.key):
                click.echo(f"{found.key} is here already. To download it anew: --again")
                return
            with _bar() as bar:
                task = bar.add_task(found.key, total=found.size)
                place = installer.add(found, spoken, lambda here: bar.update(task, completed=here))
    except AddError as error:
        raise TroubleError(str(error)) from None
    _welcome(Shelf(shelf.added), place.name)


def _is_here(shelf: Shelf, name: str) -> bool:
    return shelf.find(name)[0].is_here(shelf.added)


def _language_of_file(wanted: str, shelf: Shelf) -> str:
    told = shelf.catalog.language_of(Path(wanted).stem.partition("_")[0])
    if told is None:
        choices = " or ".join(f"--lang {key}" for key in shelf.catalog.languages)
        raise TroubleError(f"Say what language {wanted} speaks: {choices}")
    return told.key


def _welcome(shelf: Shelf, name: str) -> None:
    voice, _ = shelf.find(name)
    speaks = next(iter(shelf.here(voice.language)), None)
    language = shelf.catalog.languages[voice.language].name
    click.echo(f"{name} is here (licence: {voice.licence}).")
    if speaks is not None and speaks.id == name:
        click.echo(
            f"It tells the games in {language} from now on; a hub that runs takes it for its next game."
        )
    else:
        click.echo(
            f"To have it tell the games in {language}: choose it on the host's page, or --voice {name}"
        )
    click.echo(f'Hear it: nightwake voices try {name} "Hello"')


def _bar() -> Progress:
    return Progress(TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TimeRemainingColumn())


def remove(name: str, data_dir: Path | None) -> None:
    """Takes an added voice away. Raises TroubleError when it isn't there."""
    shelf = Shelf(DataFolder(data_dir).voices)
    assert shelf.added is not None
    if not Installer(shelf.added, shelf.catalog).remove(name):
        raise TroubleError(f"No voice {name!r} has been added. Those that are here: nightwake voices list")
    click.echo(f"{name} is gone.")


def try_out(wanted: str, text: str | None, *, out: Path | None, data_dir: Path | None) -> None:
    """Has a voice say the text, aloud or into a file. Raises TroubleError."""
    from narrator.speech_text import sentences

    shelf = Shelf(DataFolder(data_dir).voices)
    try:
        voice = shelf.open(wanted) if wanted in shelf.catalog.languages else shelf.open("", wanted)
        spoken = sentences(text if text is not None else SAMPLE.get(voice.language, SAMPLE["en"]))
        if not spoken:
            raise TroubleError("There is nothing in that text that a voice could say.")
        with Console(stderr=True).status("Speaking ..."):
            pcm = _joined([level(voice.synthesise(sentence)) for sentence in spoken])
    except VoiceError as error:
        raise TroubleError(str(error)) from None
    if out is None:
        asyncio.run(_play(pcm))
        return
    try:
        pcm.write(out)
    except OSError as error:
        raise TroubleError(f"{out} can't be written: {(error.strerror or '?').lower()}.") from None
    click.echo(f"{pcm.duration:.1f} s of sound are in {out}")


def _joined(parts: Sequence[Pcm]) -> Pcm:
    from narrator.mix import LINE_PAUSE, join

    return join(parts, end=LINE_PAUSE)


async def _play(pcm: Pcm) -> None:
    from narrator.speakers.outlet import SpeakersOutlet

    outlet = SpeakersOutlet()
    try:
        await outlet.prestart()
        if outlet.trouble is None:
            await outlet.play(Clip(pcm=pcm), lambda: None)
        if outlet.trouble is not None:
            raise TroubleError(f"{outlet.trouble.what} Or write it to a file: --out try.wav")
    finally:
        await outlet.close()
