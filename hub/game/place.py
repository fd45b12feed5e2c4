"""Where one table is heard, and what a page of it that plays the sound may fetch and report."""

from __future__ import annotations

from secrets import compare_digest
from typing import Literal

import msgspec

from hub.game.shared_outlet import SharedOutlet, VoiceOut
from narrator.outlet import Outlet
from narrator.outlets.browser import BrowserClip, BrowserOutlet
from narrator.outlets.silent import SilentOutlet

PageState = Literal["started", "finished", "failed", "enabled", "left"]


class Place(msgspec.Struct, frozen=True):
    """Where one table is heard."""

    outlet: Outlet
    browser: BrowserOutlet | None = None
    """The half that the table's page plays, if it has one."""

    @property
    def clip(self) -> BrowserClip | None:
        """What the page is to play now."""
        return None if self.browser is None else self.browser.current

    @property
    def page(self) -> str:
        """The page that speaks."""
        return "" if self.browser is None else self.browser.page

    def wav(self, clip_id: str) -> bytes | None:
        """The sound to be played now, if that is its id."""
        clip = self.clip
        same = clip is not None and compare_digest(clip.id.encode(), clip_id.encode())
        return clip.wav if clip is not None and same else None

    def report(self, clip_id: str, state: PageState, page: str) -> bool:
        """A page plays, has played or can't play the clip; ``False``: it is not the current one.

        Or the page is the one that speaks from now on, or no longer, because it is gone or may not sound.
        """
        if self.browser is None:
            return False
        match state:
            case "started":
                return self.browser.page_started(clip_id, page)
            case "finished":
                return self.browser.page_finished(clip_id, page)
            case "failed":
                return self.wav(clip_id) is not None
            case "enabled":
                self.browser.take(page)
            case "left":
                self.browser.leave(page)
        return True

    @property
    def silent(self) -> bool:
        """Nobody hears anything, although somebody should: no page may sound, nor are there speakers."""
        out = self.out()
        return not self.page and (out == "browser" or (out == "both" and self.failing))

    @property
    def failing(self) -> bool:
        """The house's speakers are this table's, and can't be heard."""
        return isinstance(self.outlet, SharedOutlet) and self.outlet.failing

    def out(self) -> VoiceOut:
        """Where sound is to be expected now."""
        match self.outlet:
            case SilentOutlet():
                return "off"
            case SharedOutlet() as shared:
                return shared.out()
            case BrowserOutlet():
                return "browser"
            case _:
                return "speakers"
