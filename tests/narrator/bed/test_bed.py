"""The night and the signs: made here, without a seam, not too loud, and softer while somebody speaks."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from narrator.bed import ambience, signs
from narrator.bed.desk import DUCKED, Desk
from narrator.clip import Clip
from narrator.cues import COMMON
from narrator.loudness import loudness
from narrator.mix import LOUDNESS
from narrator.pcm import RATE, Pcm

Samples = npt.NDArray[np.float64]
STEP = 441


def heard(pcm: Pcm) -> Samples:
    return np.frombuffer(pcm.samples, dtype="<i2").astype(np.float64) / 32_768


def decibels(samples: Samples) -> float:
    return float(20 * np.log10(np.sqrt(np.mean(samples**2)) + 1e-9))


@pytest.fixture
def desk() -> Desk:
    """With the night on, and faded in."""
    desk = Desk()
    desk.load_bed(ambience.night().samples)
    desk.bed_on = True
    mixed(desk, 4.0)
    return desk


def mixed(desk: Desk, seconds: float, voice: Pcm | None = None, under: Pcm | None = None) -> Samples:
    """So much from the desk, in the player's pieces."""
    speech, sign = (b"" if part is None else part.samples for part in (voice, under))
    out = b""
    for at in range(0, round(seconds * RATE), STEP):
        out += desk.mix(STEP, *(part[2 * at : 2 * (at + STEP)] for part in (speech, sign)))
    return heard(Pcm(out))


def tone(seconds: float, amplitude: float = 12_000) -> Pcm:
    wave = amplitude * np.sin(2 * np.pi * 300 * np.arange(round(seconds * RATE)) / RATE)
    return Pcm(wave.astype("<i2").tobytes())


def test_the_night_is_a_loop_without_a_seam() -> None:
    """No click and no change where its end meets its beginning."""
    night = heard(ambience.night())
    step = abs(night[0] - night[-1])
    assert step <= np.percentile(np.abs(np.diff(night)), 99.9)
    around = [decibels(part) for part in (night[-RATE:], night[:RATE])]
    assert abs(around[0] - around[1]) < 3


def test_the_night_is_the_same_every_night() -> None:
    """It is kept, and can't tell one game from another."""
    assert ambience.night() == ambience.night.__wrapped__()


def test_the_night_covers_what_hands_do() -> None:
    """It sounds without a pause in the frequencies of taps and rustling, at every moment."""
    night = heard(ambience.night())
    spectrum = np.fft.rfft(night)
    hertz = np.fft.rfftfreq(night.size, 1 / RATE)
    high = np.fft.irfft(np.where((hertz > 1_000) & (hertz < 7_000), spectrum, 0), night.size)
    moments = [decibels(part) for part in np.array_split(high, 400)]
    assert min(moments) > -50
    assert max(moments) - min(moments) < 20


def test_the_night_is_softer_than_speech_and_leaves_room_for_it() -> None:
    """Six LU below, peaks at -10 dBFS."""
    night = heard(ambience.night())
    assert loudness(night, RATE) == pytest.approx(LOUDNESS - 6, abs=0.5)
    assert 20 * np.log10(np.max(np.abs(night))) <= -9.9


@pytest.mark.parametrize("name", ["bell", "light", "drum"])
def test_signs_are_about_as_loud_as_speech(name: str) -> None:
    """Within 6 dB, without a flat top, and they end in silence."""
    sign = signs.sign(name)
    sound = heard(sign.pcm)
    assert abs(loudness(sound, RATE) - LOUDNESS) <= 6
    assert np.max(np.abs(sound)) < 0.6
    assert decibels(sound[-RATE // 20 :]) < -45
    assert 0.5 < sign.lead < 2 < sign.pcm.duration < 6


def test_signs_stand_at_the_turns_of_the_story_and_nowhere_else() -> None:
    """A bell at nightfall, light at dawn, a drum at the verdict; no call of a role has one."""
    opened = {key for key in COMMON if signs.opens(key) is not None}
    assert opened == {key for key in COMMON if key.startswith(("night-falls-", "dawn-", "verdict-"))}
    assert signs.opens("wake-oracle") is None
    assert signs.opens("night-falls-called") is signs.opens("night-falls-together")


def test_a_sign_comes_before_the_words_and_lets_them_be_heard() -> None:
    """They begin over what is left of it; a short line is as long as its sign."""
    sign = signs.sign("bell")
    long, short = (sign.before(Clip(pcm=tone(seconds), caption="Night.")) for seconds in (6.0, 0.2))
    assert long.duration == pytest.approx(sign.lead + 6.0, abs=0.001)
    assert short.duration == sign.pcm.duration
    assert not np.any(heard(long.pcm)[: round(sign.lead * RATE) - 1])
    assert long.under == sign.pcm
    tail = mixed(Desk(), long.duration, long.pcm, long.under)[round((sign.lead + 0.4) * RATE) :]
    speech = heard(long.pcm)[round((sign.lead + 0.4) * RATE) :]
    rest = tail[: speech.size] - speech[: tail.size]
    assert decibels(rest[:RATE]) < decibels(speech[:RATE]) - 18
    other_rate = Clip(pcm=Pcm.silence(1.0, 16_000))
    assert sign.before(other_rate) is other_rate


def test_the_night_makes_way_for_speech_and_comes_back(desk: Desk) -> None:
    """Twelve decibels, soon, and not up and down between two sentences."""
    before = decibels(mixed(desk, 2.0))
    desk.mix(STEP, tone(0.02).samples)
    mixed(desk, 0.3)
    during = decibels(mixed(desk, 0.4))
    assert during - before == pytest.approx(20 * np.log10(DUCKED), abs=3)
    mixed(desk, 2.0)
    assert decibels(mixed(desk, 2.0)) == pytest.approx(before, abs=2.5)


def test_speech_is_heard_as_it_was_made(desk: Desk) -> None:
    """Over the night it has lost nothing; without the night it is the same, bit for bit."""
    speech = tone(2.0)
    over = mixed(desk, 2.0, speech)
    assert np.corrcoef(over[RATE:], heard(speech)[RATE:])[0, 1] > 0.99
    assert Desk().mix(speech.samples.__len__() // 2, speech.samples) == speech.samples


def test_night_and_speech_have_volumes_of_their_own(desk: Desk) -> None:
    """Speech off, night on; and the other way round."""
    desk.voice_gain = 0.0
    assert decibels(mixed(desk, 2.0, tone(2.0))) == pytest.approx(decibels(mixed(desk, 2.0)), abs=3)
    desk.voice_gain, desk.bed_gain = 1.0, 0.0
    mixed(desk, 3.0)
    assert not np.any(mixed(desk, 0.5))
    assert mixed(desk, 1.0, None, tone(1.0)).max() == 0.0, "a sign is as loud as the night"
    assert decibels(mixed(desk, 1.0, tone(1.0))) > -12


def test_the_night_fades_in_and_out(desk: Desk) -> None:
    """Nobody is startled, and after a few seconds nothing of it is left."""
    desk.bed_on = False
    first = decibels(mixed(desk, 0.5))
    mixed(desk, 1.5)
    assert decibels(mixed(desk, 0.3)) < first - 10
    mixed(desk, 1.0)
    assert not desk.is_sounding
    desk.bed_on = True
    assert decibels(mixed(desk, 0.3)) < first - 10


def test_together_they_are_never_cut_flat(desk: Desk) -> None:
    """The loudest speech over the loudest night: peaks are bent, at most -1 dBFS."""
    desk.mix(STEP)
    loud = Pcm(np.tile(np.array([29_000, -29_000], "<i2"), RATE).tobytes())
    whole = mixed(desk, 2.0, loud, signs.sign("drum").pcm)
    assert 20 * np.log10(np.max(np.abs(whole))) <= -1.0


def test_the_line_before_does_not_keep_a_sign_down() -> None:
    """A bell that follows a line at once is as loud as one in silence; its own line turns it down."""
    desk, bell = Desk(), signs.sign("bell")
    alone = decibels(mixed(desk, bell.lead, under=bell.pcm))
    mixed(desk, 1.0, voice=tone(1.0))
    assert decibels(mixed(desk, bell.lead, under=bell.pcm)) == pytest.approx(alone, abs=0.1)
    late = Pcm(bell.pcm.samples[-2 * RATE :])
    mixed(desk, 0.1)
    rings = decibels(mixed(desk, 0.9, under=late)[RATE // 4 :])
    mixed(desk, 0.1)
    spoken = mixed(desk, 0.9, voice=tone(0.9), under=late) - heard(tone(1.0))[: round(0.9 * RATE)]
    assert decibels(spoken[RATE // 4 :]) == pytest.approx(rings - 12, abs=1)
