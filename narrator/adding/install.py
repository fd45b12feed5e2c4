"""Puts a whole voice on the shelf, from a server or from a file, in one step."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from narrator.adding import AddError, OfflineError
from narrator.adding.fetch import Progress, fetch, read_all
from narrator.adding.published import PublishedList, PublishedVoice
from narrator.catalog import Catalog
from narrator.shelf import ABOUT

PARTS = ".arriving"
"""Folder on the shelf for what isn't whole yet."""
_LARGEST_CARD = 100_000
_UNKNOWN_LICENCE = "see the model card at its source"


class Installer:
    """Adds voices to the folder `added`, from the first of `servers` that has what is wanted."""

    def __init__(self, added: Path, catalog: Catalog, servers: Sequence[str] = ()) -> None:
        """`servers`: instead of where Piper publishes its voices."""
        self._added = added
        self._catalog = catalog
        self._servers = tuple(servers) or (catalog.published,)

    def find(self, wanted: str) -> PublishedVoice:
        """The voice called that; for a language, the one that is best for it. Raises `AddError`."""
        name = self._meant(wanted)
        last: AddError | None = None
        for server in self._servers:
            try:
                return PublishedList.download(server).find(name)
            except AddError as error:
                last = error
        assert last is not None
        raise last

    def language_of(self, voice: PublishedVoice, asked: str | None) -> str:
        """The language it is to speak. `AddError` when there is no script that it can read."""
        known = self._catalog.languages
        if asked is not None:
            return asked
        found = self._catalog.language_of(voice.family)
        if found is None:
            told = " and ".join(about.name for about in known.values())
            raise AddError(
                f"{voice.key} speaks {voice.language}, but stories are told in {told} only. To have it read"
                f" one of these all the same: --lang {' or --lang '.join(known)}"
            )
        return found.key

    def add(self, voice: PublishedVoice, language: str, progress: Progress = lambda here: None) -> Path:
        """Download, check, and put on the shelf; `progress` counts the bytes of both files. `AddError`."""
        parts = self._parts(voice.key)
        try:
            self._fetch(voice, parts, progress)
        except OfflineError:
            for other in self._elsewhere(voice):
                self._fetch(other, parts, progress)
                break
            else:
                raise
        config = read_config(parts / voice.config.name)
        about = _about(language, config, _licence(voice), voice.model.url, voice.size, voice.speakers)
        return self._shelve(voice.key, parts, about)

    def add_file(self, model: Path, language: str) -> Path:
        """A model that lies on this machine, with its settings beside it. Raises `AddError`."""
        settings = Path(f"{model}.json")
        config = read_config(settings)
        parts = self._parts(model.stem)
        try:
            for file in (model, settings):
                shutil.copyfile(file, parts / file.name)
        except OSError as error:
            shutil.rmtree(parts, ignore_errors=True)
            reason = (error.strerror or "it can't be read").lower()
            raise AddError(f"{model} can't be copied to {self._added}: {reason}.") from None
        size = model.stat().st_size
        about = _about(language, config, _UNKNOWN_LICENCE, model.resolve().as_uri(), size, _speakers(config))
        return self._shelve(model.stem, parts, about)

    def remove(self, name: str) -> bool:
        """Take a voice off the shelf; `False` when it wasn't there."""
        place = self._added / name
        if not (place / ABOUT).is_file() or place.parent != self._added:
            return False
        (place / ABOUT).unlink()  # from here on it isn't on the shelf, however far the rest gets
        shutil.rmtree(place, ignore_errors=True)
        return True

    def _meant(self, wanted: str) -> str:
        if wanted not in self._catalog.languages:
            own = {voice.id for voice in self._catalog.voices if voice.package or voice.engine != "piper"}
            if wanted in own:
                raise AddError(f"{wanted} comes with Nightwake: there is nothing to add.")
            return wanted
        best = self._catalog.to_add(wanted)
        if best is None:
            raise AddError(
                f"A good voice for {self._catalog.languages[wanted].name} comes with Nightwake. Another"
                " one is added by its name: nightwake voices list --published"
            )
        return best.id

    def _elsewhere(self, voice: PublishedVoice) -> list[PublishedVoice]:
        """The same voice at the servers that come after the one which fails."""
        at = [server.rstrip("/") for server in self._servers].index(voice.base) + 1
        found = []
        for server in self._servers[at:]:
            try:
                found.append(PublishedList.download(server).find(voice.key))
            except AddError:
                continue
        return found

    def _parts(self, key: str) -> Path:
        parts = self._added / PARTS / key
        try:
            parts.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = (error.strerror or "unknown reason").lower()
            raise AddError(
                f"{self._added} can't be written to: {reason}. Choose another --data-dir."
            ) from None
        return parts

    def _fetch(self, voice: PublishedVoice, parts: Path, progress: Progress) -> None:
        done = 0
        for file in (voice.config, voice.model):  # the small one first: what is wrong shows soon
            fetch(
                file.url,
                parts / file.name,
                size=file.size,
                md5=file.md5,
                progress=lambda here, done=done: progress(done + here),  # type: ignore[misc]
            )
            done += file.size

    def _shelve(self, key: str, parts: Path, about: dict[str, Any]) -> Path:
        place = self._added / key
        try:
            (parts / ABOUT).write_text(json.dumps(about, indent=2, ensure_ascii=False), encoding="utf-8")
            for file in parts.iterdir():
                _keep(file)
            shutil.rmtree(place, ignore_errors=True)  # an older version, or one that was damaged
            os.replace(parts, place)
        except OSError as error:
            shutil.rmtree(parts, ignore_errors=True)
            raise AddError(
                f"{key} can't be put into {self._added}: {(error.strerror or '?').lower()}."
            ) from None
        return place


def read_config(path: Path) -> dict[str, Any]:
    """A model's settings. `AddError` when they are none that Piper could speak by."""
    try:
        config = json.loads(path.read_text("utf-8"))
        rate, symbols = config["audio"]["sample_rate"], config["phoneme_id_map"]
        if not isinstance(rate, int) or not isinstance(symbols, dict) or not config["num_symbols"]:
            raise ValueError
    except FileNotFoundError:
        raise AddError(f"{path} is missing: a Piper voice is a model with its settings beside it.") from None
    except (OSError, ValueError, KeyError, TypeError):
        raise AddError(f"{path} doesn't hold the settings of a Piper voice.") from None
    return dict(config)


def _about(
    language: str, config: dict[str, Any], licence: str, source: str, size: int, speakers: Sequence[str]
) -> dict[str, Any]:
    title = config.get("dataset") or source.rsplit("/", 1)[-1].split("-")[1 if "-" in source else 0]
    return {
        "language": language,
        "engine": "piper",
        "title": str(title).replace("_", " ").title(),
        "licence": licence,
        "source": source,
        "size": size,
        "speakers": list(speakers),
    }


def _speakers(config: dict[str, Any]) -> tuple[str, ...]:
    named: dict[str, int] = config.get("speaker_id_map") or {}
    count = config.get("num_speakers") or 1
    return tuple(sorted(named, key=named.__getitem__)) or (tuple(map(str, range(count))) if count > 1 else ())


def _licence(voice: PublishedVoice) -> str:
    """As the voice's card has it; a card that can't be had keeps nobody from speaking."""
    if voice.card is None:
        return _UNKNOWN_LICENCE
    try:
        card = read_all(voice.card.url, _LARGEST_CARD).decode("utf-8", "replace")
    except AddError:
        return _UNKNOWN_LICENCE
    match = re.search(r"licen[cs]e:\s*(\S[^\n]*)", card, re.IGNORECASE)
    return match[1].strip()[:200] if match else _UNKNOWN_LICENCE


def _keep(file: Path) -> None:
    """Have it on the disk itself before it counts."""
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())
