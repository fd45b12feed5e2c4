"""What is heard below and between the lines: the night's own sounds, and signs at the turns of the story.

All of it is made here, from noise and tones, without a recording. `ambience` makes the night (a loop without
a seam), `signs` the bell, the drum and the morning, `desk` mixes them with the speech. What is heard follows
the phases that everybody knows, and nothing else: not who is awake, nor how long anybody takes.
"""

from __future__ import annotations

from narrator.pcm import Pcm


def night() -> Pcm:
    """The night's loop; loads what makes it only now."""
    from narrator.bed import ambience

    return ambience.night()
