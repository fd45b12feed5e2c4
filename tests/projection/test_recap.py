"""The story of a won game, in all three rulebooks: the nights, the votes, and who guessed well."""

from __future__ import annotations

import pytest

from tests.projection.told import stage, story_of, tell

WITCHES = "Ada oracle, Bo healer, Cy matriarch, Di witch, Eva villager, Finn villager, Gro vigilante"
WOLVES = "Ada synsk, Bo lege, Cy varulv, Di varulv, Eva {v}, Finn {v}, Gro {v}, Hal {v}".format(
    v="landsbyboer"
)
WOLVES = WOLVES.format(v="landsbyboer")
SHIFTERS = """
    Ada armoris, Bo alchemist, Cy shifter, Di townfolk,
    Eva townfolk, Finn mortician, Gro immortal, Hal visionary
"""


def test_a_called_night_of_witches_is_told_with_what_was_found_out() -> None:
    """Who asked about whom and what came of it, whom the witches settled on, who took over a role."""
    told = tell(
        "witches",
        "called",
        WITCHES,
        """
        Ada look Cy
        Bo shield Eva
        Cy pick Eva
        Di pick Eva
        Cy pick Eva
        Ada votes Cy
        Bo votes Cy
        Cy votes Ada
        Di votes Ada
        Eva votes Cy
        Finn votes Cy
        Gro votes Cy
        Ada look Finn
        Bo shield Ada
        Di pick Gro
        Gro take Di
        """,
    )
    assert told.acts(1) == [
        "Ada look Cy: side Cy coven",
        "Bo shield Eva",
        "Cy pick Eva",
        "Di pick Eva",
    ]
    assert told.teams(1) == ["witches Eva"]
    assert told.deaths(1) == [], "the shield held, and the story shows why the night was quiet"
    assert told.deaths(1, day=True) == ["Cy vote"]
    first, second = told.story.nights
    assert [(told.names((rise.seat,)), rise.role) for rise in first.day_successions] == [("Di", "matriarch")]
    changed = [(seat.name, seat.dealt, seat.role) for seat in told.story.seats if seat.dealt]
    assert changed == [("Di", "witch", "matriarch")], "who had another card than the role in the end"
    assert told.deaths(2) == ["Gro attack", "Di vigilante"]
    assert [(told.names((d.seat,)), d.verb, told.names(d.picks)) for d in second.deeds] == [
        ("Gro", "take", "Di")
    ]
    assert told.story.winner == "village"
    assert [(s.name, s.won, s.out, s.night) for s in told.story.seats if s.out] == [
        ("Cy", False, "vote", 1),
        ("Di", False, "reaction", 2),
        ("Gro", True, "night", 2),
    ]


def test_wolves_who_disagree_have_eaten_nobody() -> None:
    """An empty outcome tells why nobody died; an unanswered call is told as missed."""
    told = tell(
        "varulv",
        "called",
        WOLVES,
        """
        Cy pick Eva
        Di pick Finn
        Ada look Cy
        Ada votes Cy
        Bo votes Cy
        Eva votes Cy
        Finn votes Di
        Gro votes Di
        Hal votes Cy
        Cy votes Hal
        Di votes Hal
        Di pick Ada
        Bo guard Ada
        go vote
        Ada votes Di
        Bo votes Di
        Eva votes Di
        Finn votes Di
        Gro votes Hal
        Hal votes Di
        Di votes Hal
        """,
    )
    assert told.teams(1) == ["wolves "]
    assert "Bo missed" in told.acts(1)
    assert "Ada look Cy: wolf Cy yes" in told.acts(1)
    assert told.teams(2) == ["wolves Ada"]
    assert told.deaths(2) == []
    assert told.story.winner == "village"
    assert told.story.by == "votes", "with closed eyes nobody gives hunches: votes tell who guessed best"
    assert told.hunches()["Hal"] == "0/0 2/2"
    assert told.names(told.story.best) == "Ada Bo Eva Finn Hal"
    assert told.disguises() == {"Cy": "0+4/6 Finn Gro", "Di": "0+7/12"}


def test_a_night_together_is_told_with_its_hunches() -> None:
    """Whom each suspected, whether they were right, and who guessed best."""
    told = tell(
        "shifters",
        "together",
        SHIFTERS,
        """
        Ada love Eva Cy
        Cy pick Eva
        Hal look Cy
        Gro guard Di
        Di suspect Cy
        Eva suspect Ada
        Finn suspect Ada
        Bo heal Eva
        Ada votes Cy
        Bo votes Ada
        Cy votes Ada
        Di votes Cy
        Eva votes Ada
        Finn votes Cy
        Gro votes Cy
        Hal votes Cy
        """,
    )
    assert "Bo heal Eva: victim Eva" in told.acts(1)
    assert "Hal look Cy: shifter Cy yes" in told.acts(1)
    assert told.deaths(1) == []
    assert told.deaths(1, day=True) == ["Cy vote", "Eva lover"], "a lover follows, and the story says why"
    assert told.hunches() == {
        "Ada": "0/0 1/1",
        "Bo": "0/0 0/1",
        "Cy": "0/0 0/1",
        "Di": "1/1 1/1",
        "Eva": "0/1 0/1",
        "Finn": "0/1 1/1",
        "Gro": "0/0 1/1",
        "Hal": "0/0 1/1",
    }
    assert told.disguises() == {"Cy": "1+5/10 Eva Bo"}
    assert (told.story.by, told.names(told.story.best)) == ("hunches", "Di")
    assert told.names(told.story.hidden) == "", "whom six of ten guesses meant was in no disguise"
    assert (told.names(told.story.wronged), told.story.wronged_times) == ("Ada", 4)


def test_whoever_found_out_by_a_power_was_not_fooled() -> None:
    """Bo looked at Ada and kept it to himself: only the others never suspected her."""
    told = tell(
        "shifters",
        "called",
        "Ada shifter, Bo visionary, Cy townfolk, Di townfolk, Eva townfolk, Finn townfolk",
        """
        Ada pick Eva
        Bo look Ada
        go discussion
        Ada votes Cy
        Bo votes Cy
        Cy votes Di
        Di votes Cy
        Finn votes Cy
        Ada pick Di
        go discussion
        Ada votes Finn
        Bo votes Finn
        Finn votes Bo
        """,
    )
    assert told.story.winner == "shifters"
    assert told.disguises() == {"Ada": "0+0/6 Cy Di Finn"}
    assert told.names(told.story.hidden) == "Ada"
    assert told.names(told.story.best) == "", "nobody guessed better than blindly"


def test_a_day_power_is_told_with_its_finding() -> None:
    """The Mortician's look at the dead belongs to the day."""
    told = tell(
        "shifters",
        "called",
        "Ada shifter, Bo mortician, Cy townfolk, Di townfolk, Eva townfolk",
        """
        Ada pick Eva
        go discussion
        Bo examine Eva
        Ada votes Bo
        Bo votes Ada
        Cy votes Ada
        Di votes Ada
        """,
    )
    (night,) = told.story.nights
    (deed,) = night.day_deeds
    assert (told.names((deed.seat,)), deed.verb, told.names(deed.picks)) == ("Bo", "examine", "Eva")
    assert [(fact.key, fact.value) for fact in deed.facts] == [("role", "townfolk")]


def test_who_leaves_during_the_discussion_leaves_before_the_vote() -> None:
    """And whoever is voted out, or takes over from them, comes after it: things are told as they happened."""
    told = tell(
        "witches",
        "called",
        WITCHES,
        """
        Ada look Finn
        Bo shield Eva
        Cy pick Eva
        Di pick Eva
        Cy pick Eva
        go discussion
        host removes Gro
        host removes Cy
        go vote
        Ada votes Di
        Bo votes Di
        Di votes Ada
        Eva votes Di
        Finn votes Di
        """,
    )
    (night,) = told.story.nights
    assert [told.names((fate.seat,)) for fate in night.before_vote] == ["Gro", "Cy"]
    assert [(told.names((heir.seat,)), heir.role) for heir in night.heirs_before_vote] == [
        ("Di", "matriarch")
    ]
    assert told.deaths(1, day=True) == ["Di vote"]
    assert night.day_successions == ()


def test_a_team_that_tied_is_told_with_what_chance_decided() -> None:
    """Two Shifters who can't agree leave it to chance, and the story says so."""
    told = tell(
        "shifters",
        "called",
        "Ada shifter, Bo shifter, Cy townfolk, Di townfolk, Eva townfolk, Finn townfolk, Gro townfolk",
        """
        Ada pick Cy
        Bo pick Di
        go discussion
        host removes Eva
        host removes Finn
        """,
    )
    (team,) = told.story.nights[0].teams
    assert team.by_chance
    assert told.names(team.outcome) in ("Cy", "Di")


@pytest.mark.parametrize("style", ["called", "together"])
def test_a_game_called_off_has_no_story(style: str) -> None:
    """Nobody has won: nothing is told, now or later."""
    assert story_of(stage("witches", style, WITCHES, "go vote\nhost calls off")) is None
