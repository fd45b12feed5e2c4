"""Parts a caption as its speech is parted, so that it can grow with the voice."""

from __future__ import annotations

import re

from narrator.script import NAME, Line
from narrator.speech_text import BEAT, sentences

_OPEN, _CLOSE = NAME
_STOP_OR_NAME = re.compile(rf"{_OPEN}[^{_CLOSE}]*{_CLOSE}|(?<=[.!?…])\s+")
"""A whole name, in which nothing ends a sentence, or what stands between two sentences."""


def caption_parts(line: Line) -> tuple[str, ...]:
    """What becomes readable with each piece of `paced(line.speech)`, names marked; one part if there is none.

    Where caption and speech are not the same sentences between two beats, as with a long sentence that is
    spoken in pieces, all that stands there belongs to the first of them and the others are empty.
    """
    whole = line.marked or line.caption
    speech, written = line.speech.split(BEAT), (line.written or whole).split(BEAT)
    if len(speech) != len(written):
        speech, written = [line.speech], [whole]
    parts: list[str] = []
    unspoken = ""
    for said, shown in zip(speech, written, strict=True):
        pieces, text = len(sentences(said)), f"{unspoken} {shown}".strip()
        unspoken = "" if pieces else text
        found = _sentences(text)
        parts += found if len(found) == pieces else ([text] + [""] * pieces)[:pieces]
    if unspoken and parts:
        parts[-1] = f"{parts[-1]} {unspoken}".strip()
    return tuple(parts) or (unspoken,)


def _sentences(text: str) -> list[str]:
    found, begins = [], 0
    for match in _STOP_OR_NAME.finditer(text):
        if not match[0].startswith(_OPEN):
            found.append(text[begins : match.start()])
            begins = match.end()
    return [*found, text[begins:]] if text else []
