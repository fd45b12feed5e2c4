"""`python -m narrator.player`: plays incoming clips on the host's speakers (see narrator.speakers)."""

from __future__ import annotations

from narrator.speakers.child import main
from narrator.speakers.device import PortAudioDevice

if __name__ == "__main__":
    main(PortAudioDevice())
