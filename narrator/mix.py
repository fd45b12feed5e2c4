"""Makes raw speech fit to be heard one after the other: one format, one loudness, joined with pauses."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from narrator.pcm import RATE, WIDTH, Pcm

if TYPE_CHECKING:
    from pydub import AudioSegment  # type: ignore[import-untyped]

MIX_VERSION = 2
"""Raised whenever the same voice and text would come out of `level` differently; part of the cache's key."""

LOUDNESS = -18.0
"""LUFS of every sentence, and so of every line."""
PEAK_DBFS = -1.0
_CEILING = 32_767 * 10 ** (PEAK_DBFS / 20) - 1
SENTENCE_PAUSE = 0.35
"""Seconds between the sentences of a line."""
LINE_PAUSE = 0.25
"""Seconds of silence that end a line, so that the next one doesn't fall into it."""

_SILENCE_DBFS = -50.0
_BREATH_MS = 20


def level(pcm: Pcm) -> Pcm:
    """One sentence in the common format and loudness, without silence around it. Silence stays as it is."""
    sound = _conformed(_segment(pcm))
    if sound.rms == 0:
        return _pcm(sound)
    # Here, because a hub that has just started mixes nothing for a while, and loading this takes time.
    from narrator.limiter import as_loud_as

    return as_loud_as(_pcm(_trimmed(sound)), LOUDNESS, ceiling=_CEILING, pause=LINE_PAUSE)


def join(parts: Sequence[Pcm], *, pause: float = SENTENCE_PAUSE, end: float = 0.0) -> Pcm:
    """The parts one after the other with `pause` seconds between them and `end` seconds of silence after.

    The result is as long as its parts and pauses together, however short they are.
    """
    whole = _audio_segment().silent(duration=0, frame_rate=RATE)
    for number, part in enumerate(parts):
        if number:
            whole = whole.append(_silence(pause), crossfade=0)
        whole = whole.append(_conformed(_segment(part)), crossfade=0)
    return _pcm(whole.append(_silence(end), crossfade=0))


def from_wav(data: bytes) -> Pcm:
    """Any uncompressed WAV (8 to 32 bit, mono or stereo, any rate) in the common format. Needs no ffmpeg."""
    return _pcm(_conformed(_audio_segment()(data)))


@cache
def _audio_segment() -> Any:
    """pydub's class, loaded when there is something to mix."""
    with warnings.catch_warnings():
        # Its search for ffmpeg is none of our business: it handles WAV and raw samples by itself.
        warnings.simplefilter("ignore")
        from pydub import AudioSegment
    return AudioSegment


def _segment(pcm: Pcm) -> AudioSegment:
    return _audio_segment()(data=pcm.samples, sample_width=WIDTH, frame_rate=pcm.rate, channels=1)


def _pcm(sound: AudioSegment) -> Pcm:
    return Pcm(bytes(sound.raw_data), sound.frame_rate)


def _silence(seconds: float) -> AudioSegment:
    return _segment(Pcm.silence(seconds))  # AudioSegment.silent counts whole milliseconds only


def _conformed(sound: AudioSegment) -> AudioSegment:
    return sound.set_sample_width(WIDTH).set_channels(1).set_frame_rate(RATE)


def _trimmed(sound: AudioSegment) -> AudioSegment:
    """Without what is inaudible before and after, but for a breath, so that timing is the mix's alone."""
    from pydub.silence import detect_leading_silence  # type: ignore[import-untyped]

    start = detect_leading_silence(sound, silence_threshold=_SILENCE_DBFS, chunk_size=5)
    end = detect_leading_silence(sound.reverse(), silence_threshold=_SILENCE_DBFS, chunk_size=5)
    return sound[max(0, start - _BREATH_MS) : len(sound) - max(0, end - _BREATH_MS)]
