"""A little of what ``make fuzz`` sends a lot of: nothing breaks the hub, and nobody else notices."""

from __future__ import annotations

from random import Random

import pytest

from tests.fuzz.api import fuzz_api
from tests.fuzz.frames import frame, fuzz_frames
from tests.fuzz.party import party
from tests.fuzz.raw import fuzz_raw

pytestmark = [pytest.mark.slow, pytest.mark.timeout(180)]


def test_whatever_is_asked_the_answer_fits_the_description() -> None:
    """Every operation, rightly and wrongly used, with links of a running game and without: no fault of the
    hub, no traceback, and nothing that the description doesn't say."""
    with party() as at:
        assert fuzz_api(at, cases=250, seed=1) > 200


def test_whatever_a_socket_sends_others_are_told_on() -> None:
    """Null, numbers, deep nesting, huge, binary, broken UTF-8, broken frames: that socket alone is closed."""
    with party() as at:
        assert fuzz_frames(at, cases=600, seed=1) >= 600
        assert at.slowest < 2


def test_what_only_looks_like_http_is_no_fault() -> None:
    """Contradictions, halves, and bytes that belong nowhere: refused or ignored, and others don't notice."""
    with party() as at:
        assert fuzz_raw(at, cases=300, seed=1) >= 300
        assert at.slowest < 2


def test_frames_are_many_things() -> None:
    """Every kind of frame is among what is sent, and the same seed sends the same."""
    sent = [frame(Random(seed)) for seed in range(500)]
    assert sent == [frame(Random(seed)) for seed in range(500)]
    assert {first[0] & 15 for first in sent if first} == set(range(16))
    assert max(map(len, sent)) > 65536
