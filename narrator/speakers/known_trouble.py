"""What is known to be wrong with the speakers, and that the terminal is told of it once."""

from __future__ import annotations

from narrator.notes import Notes
from narrator.trouble import VAGUE, Trouble

_log = Notes("narrator.speakers")


class KnownTrouble:
    """Each reason is told once until something is heard again, however they take turns."""

    def __init__(self) -> None:
        self.now: Trouble | None = None
        """Why nothing is heard."""
        self._told: set[Trouble] = set()
        """What is in the log since something was heard last."""

    def note(self, trouble: Trouble, message: str) -> bool:
        """`message`: the sound library's own words. Whether it says more than what was known before."""
        _log.debug("no sound from the speakers", reason=trouble.key, message=message)
        was = self.now
        if was is not None and was.device == trouble.device and (trouble.key in VAGUE or trouble == was):
            return False
        self.now = trouble
        if trouble not in self._told:
            self._told.add(trouble)
            _log.warning("no sound from the speakers", reason=str(trouble))
        return True

    def is_over(self) -> bool:
        """Whether there was any until now."""
        was, self.now = self.now, None
        self._told.clear()
        if was is not None:
            _log.warning("the speakers are heard again")
        return was is not None
