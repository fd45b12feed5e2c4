"""Speakers without a sound card: a private PulseAudio whose only sink goes nowhere and can be listened to."""

from __future__ import annotations

import os
import subprocess
import time
import wave
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

SINK = "speakers"
READY_WITHIN = 10.0  # seconds
STOP_WITHIN = 5.0  # seconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Recording:
    """What came out of the speakers: one channel of signed 16-bit samples, kept in ``path`` as WAV."""

    path: Path
    rate: int

    def samples(self) -> npt.NDArray[np.int16]:
        """Every sample recorded; complete once the ``record`` block has been left."""
        with wave.open(str(self.path), "rb") as clip:
            return np.frombuffer(clip.readframes(clip.getnframes()), dtype=np.int16)

    def seconds(self) -> float:
        return len(self.samples()) / self.rate


@dataclass(frozen=True, slots=True, kw_only=True)
class Speakers:
    """The running PulseAudio. Whoever is to play into it needs ``env`` in its environment."""

    folder: Path
    env: dict[str, str] = field(default_factory=dict)

    @contextmanager
    def record(self, path: Path, *, rate: int = 22050, tail: float = 0.3) -> Iterator[Recording]:
        """Listen from before the block's first line until ``tail`` seconds after its last."""
        raw = path.with_suffix(".raw")
        with self.listener(raw, rate):
            yield Recording(path=path, rate=rate)
            time.sleep(tail)
        write_wav(path, raw.read_bytes(), rate)
        raw.unlink()

    @contextmanager
    def listener(self, raw: Path, rate: int) -> Iterator[None]:
        """Write bare samples to ``raw``; the block begins when the first have arrived."""
        command = ["parec", "--latency-msec=10", f"--device={SINK}.monitor", f"--rate={rate}"]
        command += ["--channels=1", "--format=s16le", "--raw"]
        with raw.open("wb") as output:
            process = subprocess.Popen(command, stdout=output, env=self.whole_env())
        try:
            wait_until(lambda: raw.stat().st_size > 0, "the recorder hears nothing of the null sink")
            yield
        finally:
            stop(process)

    def pull_out(self) -> None:
        """The only sound device is gone, and whoever plays to it or listens is cut off."""
        self.pactl("unload-module", "module-null-sink")

    def plug_in(self) -> None:
        """It is there again."""
        self.pactl("load-module", "module-null-sink", f"sink_name={SINK}", "rate=48000", "channels=2")

    def pactl(self, *command: str) -> str:
        """What the sound server answers."""
        done = subprocess.run(
            ["pactl", *command], env=self.whole_env(), capture_output=True, text=True, check=True, timeout=10
        )
        return done.stdout.strip()

    def whole_env(self) -> dict[str, str]:
        """This process's environment with ``env`` on top, for ``subprocess``."""
        return os.environ | self.env


@contextmanager
def private_speakers(folder: Path) -> Iterator[Speakers]:
    """Start PulseAudio in ``folder`` (empty, its path below 90 characters) and stop it at the end."""
    folder.chmod(0o700)
    socket = folder / "native"
    home = dict.fromkeys(("HOME", "XDG_RUNTIME_DIR", "PULSE_RUNTIME_PATH"), str(folder))
    command = ["pulseaudio", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "-n"]
    command += ["-L", f"module-native-protocol-unix socket={socket} auth-anonymous=1"]
    command += ["-L", f"module-null-sink sink_name={SINK} rate=48000 channels=2"]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            command, env=os.environ | home, stdin=subprocess.DEVNULL, stdout=log, stderr=log
        )
    speakers = Speakers(folder=folder, env=sound_env(folder, socket))
    try:
        wait_until(lambda: answers(speakers), "PulseAudio did not start")
        # With nobody listening a null sink sleeps, and takes two seconds to wake: somebody always listens.
        with speakers.listener(folder / "always", 1000):
            yield speakers
    finally:
        stop(server)


def sound_env(folder: Path, socket: Path) -> dict[str, str]:
    """The variables that lead PulseAudio's clients, and ALSA's and so PortAudio's, to the private server."""
    alsa = folder / "asound.conf"
    alsa.write_text(
        "pcm.pulse { type pulse }\nctl.pulse { type pulse }\n"
        "pcm.!default { type pulse }\nctl.!default { type pulse }\n",
        encoding="utf-8",
    )
    return {"PULSE_SERVER": f"unix:{socket}", "ALSA_CONFIG_PATH": str(alsa)}


def answers(speakers: Speakers) -> bool:
    asked = subprocess.run(["pactl", "info"], env=speakers.whole_env(), capture_output=True, timeout=10)
    return asked.returncode == 0


def wait_until(true: Callable[[], bool], otherwise: str) -> None:
    """Look every 50 ms until ``true()``; TimeoutError with the sentence ``otherwise`` after ten seconds."""
    until = time.monotonic() + READY_WITHIN
    while not true():
        if time.monotonic() > until:
            raise TimeoutError(f"{otherwise} within {READY_WITHIN:.0f} s")
        time.sleep(0.05)


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ask the process to end, and insist after five seconds."""
    process.terminate()
    try:
        process.wait(STOP_WITHIN)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def write_wav(path: Path, pcm: bytes, rate: int) -> None:
    with wave.open(str(path), "wb") as clip:
        clip.setnchannels(1)
        clip.setsampwidth(2)
        clip.setframerate(rate)
        clip.writeframes(pcm[: len(pcm) // 2 * 2])
