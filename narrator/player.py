"""`python -m narrator.player [DEVICE]`: plays incoming clips on a sound device (see narrator.speakers).

With `--list` it prints the devices that there are instead, as JSON.
"""

from __future__ import annotations

import json
import sys

from narrator.speakers.child import main
from narrator.speakers.device import PortAudioDevice
from narrator.speakers.devices import found

if __name__ == "__main__":
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    if wanted == "--list":
        print(json.dumps([[row.id, row.name] for row in found()]))
    else:
        main(PortAudioDevice(wanted))
