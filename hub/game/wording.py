"""What chooses the storyteller's words: derived from a game's secret, and no way back to it."""

from __future__ import annotations

from hashlib import blake2b


def wording_seed(seed: str) -> str:
    """Chooses the narrator's words; tells nothing about the game's seed.

    It is 64 bits of a hash of 128 secret ones. Who has heard enough wordings to know it could find what else
    the seed decides only by trying seeds: 2**64 of them until the first that fits, and 2**64 of all fit.
    """
    return blake2b(seed.encode(), digest_size=8, person=b"wording").hexdigest()
