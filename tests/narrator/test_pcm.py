"""Sound always knows its rate, and a WAV is read back as it was written."""

from __future__ import annotations

from pathlib import Path

import pytest

from narrator.pcm import Pcm


def test_a_second_is_a_second_at_every_rate() -> None:
    """Length is samples over rate."""
    assert Pcm(bytes(2 * 22_050), 22_050).duration == 1.0
    assert Pcm(bytes(2 * 22_050), 44_100).duration == 0.5
    assert Pcm.silence(0.25, 16_000).duration == 0.25


def test_a_wav_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    """Samples and rate survive."""
    pcm = Pcm(bytes(range(200)), 16_000)
    pcm.write(tmp_path / "x.wav")
    assert Pcm.from_wav((tmp_path / "x.wav").read_bytes()) == pcm


@pytest.mark.parametrize("data", [b"", b"RIFF", Pcm(bytes(200)).wav()[:100], b"\0" * 200])
def test_what_is_no_wav_is_refused(data: bytes) -> None:
    """Cut short or something else: a `ValueError`, never half a sound."""
    with pytest.raises(ValueError, match="WAV"):
        Pcm.from_wav(data)
