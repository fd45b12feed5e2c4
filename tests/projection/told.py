"""Games played by a script in the words of the scenarios, and the stories that come of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hub.projection import recap
from hub.projection.public import PublicGame
from hub.projection.story import Story
from hub.rules import events as ev
from hub.rules.ids import Seat
from hub.rules.lobby.model import Member
from tests.scenarios.script import Scenario
from tests.scenarios.stage import Stage


def stage(book: str, style: str, deal: str, script: str, **settings: Any) -> Stage:
    """A table after ``script``; see :mod:`tests.scenarios.stage` for its words."""
    scenario = Scenario(
        name="story", rule="", book=book, style=style, deal=deal, play=script, settings=settings
    )
    played = Stage(scenario)
    played.play(script)
    return played


def story_of(played: Stage) -> Story | None:
    """What is told of it, with the names of its seats."""
    log = played.table.log
    dealt = log[0]
    assert isinstance(dealt, ev.GameDealt)
    public = PublicGame(dealt)
    for event in log:
        public.apply(event)
    members = {seat: Member(seat=seat, name=name) for name, seat in played.seats.items()}
    return recap.story(public, log, members)


def tell(book: str, style: str, deal: str, script: str, **settings: Any) -> Told:
    """The story of a game that somebody wins by ``script``."""
    played = stage(book, style, deal, f"{script}\ngo over", **settings)
    story = story_of(played)
    assert story is not None, f"nobody has won; the game is at {played.table.game.step.kind}"
    return Told(story)


class Told:
    """A story with names instead of numbers."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self._names: Mapping[Seat, str] = {seat.seat: seat.name for seat in story.seats}

    def names(self, seats: tuple[Seat, ...]) -> str:
        return " ".join(self._names[seat] for seat in seats)

    def acts(self, night: int) -> list[str]:
        """``Ada look Cy: wolf yes``."""
        return [
            " ".join([self._names[act.seat], act.blocked or act.verb, self.names(act.picks)]).strip()
            + "".join(f": {fact.key} {self.names(fact.seats)} {fact.value}".rstrip() for fact in act.facts)
            for act in self.story.nights[night - 1].acts
        ]

    def teams(self, night: int) -> list[str]:
        return [
            f"{team.wake} {self.names(team.outcome)}{' by chance' if team.by_chance else ''}"
            for team in self.story.nights[night - 1].teams
        ]

    def deaths(self, night: int, day: bool = False) -> list[str]:
        of = self.story.nights[night - 1]
        return [f"{self._names[fate.seat]} {fate.cause}" for fate in (of.day_deaths if day else of.deaths)]

    def hunches(self) -> dict[str, str]:
        """Name -> right and given hunches, right and given votes."""
        return {
            self._names[score.seat]: f"{score.right}/{score.given} {score.votes_right}/{score.votes}"
            for score in self.story.hunches
        }

    def disguises(self) -> dict[str, str]:
        """Name -> hunches and votes of chances, and who was fooled."""
        return {
            self._names[
                worn.seat
            ]: f"{worn.hunches}+{worn.votes}/{worn.chances} {self.names(worn.fooled)}".strip()
            for worn in self.story.disguises
        }
