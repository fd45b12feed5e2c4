"""A piece of sound ready to be heard, with the words it carries."""

from __future__ import annotations

from dataclasses import dataclass, replace

from narrator.pcm import Pcm


@dataclass(frozen=True, slots=True, kw_only=True)
class Clip:
    """One piece of narration: mixed sound, the caption it belongs to, and a sign heard under it, if any.

    `begins`: the seconds at which its sentences begin, after their beats. `under` begins with the clip, has
    its rate and is no longer; it is as loud as the bed, not as the speech.
    """

    pcm: Pcm
    caption: str = ""
    begins: tuple[float, ...] = ()
    under: Pcm | None = None

    @property
    def duration(self) -> float:
        """Length in seconds."""
        return self.pcm.duration


@dataclass(frozen=True, slots=True)
class Sign:
    """A sound that opens a line, and the second at which speech begins over what is left of it."""

    pcm: Pcm
    lead: float

    def before(self, clip: Clip) -> Clip:
        """The clip with the sign before it, long enough for both."""
        if clip.pcm.rate != self.pcm.rate:
            return clip
        samples = Pcm.silence(self.lead, self.pcm.rate).samples + clip.pcm.samples
        whole = samples.ljust(len(self.pcm.samples), b"\0")
        begins = tuple(at + self.lead for at in clip.begins)
        return replace(clip, pcm=Pcm(whole, self.pcm.rate), begins=begins, under=self.pcm)
