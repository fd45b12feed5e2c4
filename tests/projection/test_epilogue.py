"""When somebody has won, the storyteller tells what the nights hid, and is done within a minute."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from hub.game import simulate
from hub.projection import cues
from hub.projection.projector import Projector
from hub.rules.books import BOOKS
from hub.rules.deal import hand_out
from hub.rules.game import Line
from hub.rules.ids import Seat
from hub.rules.lobby.model import Member
from narrator.delivery import BEAT
from narrator.mix import LINE_PAUSE, SENTENCE_PAUSE
from narrator.script import Script
from narrator.speech_text import paced
from narrator.voice.silent import reading_time
from tests.projection import worlds
from tests.scenarios.script import Scenario
from tests.scenarios.stage import Stage

LONGEST = 60.0
NAMES = "Alexander Bartholomeus Christiane Dorothea Elisabeth Frederik Gunnhild Hallgrim Ingeborg Johannes \
Katharina Leonardo Margareta Nathaniel Olav-Henrik Petronella Rosalinde Sebastian Theodora Valentina".split()


def epilogue(book: str, deal: str, play: str, style: str = "called", **settings: object) -> list[str]:
    """What is told of a game that was played so: keys with the names of those in them."""
    scenario = Scenario(
        name="epilogue", rule="", book=book, style=style, deal=deal, play=play, settings=settings
    )
    stage = Stage(scenario)
    stage.play(play)
    projector = Projector()
    for event in stage.table.log:
        projector.apply(event)
    names = {seat: name for name, seat in stage.seats.items()}
    return [_said(line, names) for line in projector.epilogue()]


def _said(line: Line, names: dict[Seat, str]) -> str:
    seats = [seat for seat in (line.name, line.taken, *line.names) if seat is not None]
    words = [line.key, *([] if line.count is None else [str(line.count)]), *(names[seat] for seat in seats)]
    return " ".join(words)


WITCHES = "Ada oracle, Bo healer, Cy matriarch, Di witch, Eva villager, Finn villager, Gro villager"
VARULV = "Ada synsk, Bo lege, Cy varulv, Di varulv, Eva landsbyboer, Finn landsbyboer, Gro landsbyboer, \
Hal landsbyboer"
SHIFTERS = "Ada visionary, Bo alchemist, Cy shifter, Di immortal, Eva rambuh, Finn armoris, Gro townfolk, \
Hal townfolk, Ivy townfolk"


def vote(*votes: str) -> str:
    return "\n".join(f"{pair.split('>')[0]} votes {pair.split('>')[1]}" for pair in votes)


def test_what_the_witches_hid_is_told() -> None:
    """A shield that held, an Oracle who saw, the closest vote, and who was in the coven."""
    told = epilogue(
        "witches",
        WITCHES,
        f"""
        Ada look Cy
        Bo shield Eva
        Cy pick Eva
        Di pick Eva
        Cy pick Eva
        {vote("Ada>Cy", "Bo>Cy", "Cy>Ada", "Di>Ada", "Eva>Cy", "Finn>Ada", "Gro>Cy")}
        Ada look Bo
        Bo shield Finn
        Di pick Eva
        {vote("Ada>Di", "Bo>Di", "Di>Ada", "Finn>Di", "Gro>Di")}
        go over
        """,
    )
    assert told == [
        "epilogue-opens",
        "epilogue-side Cy Di",
        "tale-healer-shielded 1 Bo Eva",
        "tale-oracle-knew 1 Ada Cy",
        "epilogue-vote-close 1 Cy",
        "epilogue-ends",
    ]


def test_wolves_who_could_not_agree_are_told_of() -> None:
    """Nobody was told why nobody died; now everybody is."""
    told = epilogue(
        "varulv",
        VARULV,
        f"""
        Cy pick Eva
        Di pick Finn
        Ada look Di
        Bo guard Ada
        {vote("Ada>Di", "Bo>Di", "Cy>Ada", "Di>Ada", "Eva>Di", "Finn>Di", "Gro>Di", "Hal>Di")}
        Cy pick Bo
        Ada look Cy
        Bo guard Bo
        {vote("Ada>Cy", "Bo>Cy", "Cy>Ada", "Eva>Cy", "Finn>Cy", "Gro>Cy", "Hal>Cy")}
        go over
        """,
    )
    assert told == [
        "epilogue-opens",
        "epilogue-side Cy Di",
        "tale-synsk-knew 1 Ada Di",
        "tale-wolves-none 1",
        "tale-lege-guarded 2 Bo Bo",
        "tale-synsk-knew 2 Ada Cy",
        "epilogue-vote 1 Di",
        "epilogue-ends",
    ]


def test_what_the_shifters_nights_hid_is_told() -> None:
    """Lovers, a cure and a shield."""
    told = epilogue(
        "shifters",
        SHIFTERS,
        f"""
        Finn love Gro Hal
        Cy pick Eva
        Ada look Gro
        Di guard Ada
        Bo pass
        go vote
        {vote("Ada>Bo", "Bo>Cy", "Cy>Bo", "Di>Cy", "Eva>Bo", "Finn>Cy", "Gro>Di", "Hal>Di", "Ivy>Di")}
        go runoff
        {vote("Ada>Bo", "Bo>Cy", "Cy>Bo", "Di>Cy", "Eva>Bo", "Finn>Cy", "Gro>Cy", "Hal>Cy", "Ivy>Cy")}
        go over
        """,
    )
    assert told == [
        "epilogue-opens",
        "epilogue-side Cy",
        "tale-armoris-two 1 Finn Gro Hal",
        "tale-rambuh-one 1 Eva",
        "epilogue-vote 1 Cy",
        "epilogue-ends",
    ]


def test_two_who_saved_the_same_one_are_told_of_together() -> None:
    """Neither "without the Alchemist" nor "the Immortal kept Eva alive" would be the whole truth."""
    told = epilogue(
        "shifters",
        SHIFTERS.replace("Eva rambuh", "Eva townfolk"),
        f"""
        Finn love Gro Hal
        Cy pick Eva
        Ada look Gro
        Di guard Eva
        Bo heal Eva
        go vote
        {vote(*(f"{name}>Cy" for name in "Ada Bo Di Eva Finn Gro Hal Ivy".split()))}
        go over
        """,
    )
    assert [line for line in told if "Eva" in line] == ["tale-rescuers-both 1 Eva Bo Di"]


def test_nights_that_hid_nothing_are_not_promised() -> None:
    """Without a tale nobody is told to hear what the nights have hidden; of votes no hunch is told."""
    told = epilogue(
        "varulv",
        "Ada synsk, Bo lege, Cy varulv, Di landsbyboer, Eva landsbyboer, Finn landsbyboer",
        f"""
        Cy pick Eva
        Ada look Bo
        Bo guard Ada
        {vote("Ada>Cy", "Bo>Cy", "Cy>Ada", "Di>Ada", "Finn>Ada")}
        Cy pick Bo
        Bo guard Di
        {vote("Cy>Di", "Di>Cy", "Finn>Cy")}
        go over
        """,
    )
    assert told == [
        "epilogue-opens-quiet",
        "epilogue-side Cy",
        "epilogue-vote-close 2 Cy",
        "epilogue-votes 1 Ada Bo",
        "epilogue-ends",
    ]


def test_the_best_nose_is_named() -> None:
    """Who suspected the right ones most often, of all who were asked for a hunch."""
    told = epilogue(
        "witches",
        WITCHES,
        f"""
        Eva suspect Cy
        Finn suspect Ada
        Gro suspect Di
        Ada look Bo
        Bo shield Ada
        Cy pick Ada
        Di pick Ada
        Cy pick Ada
        {vote("Ada>Cy", "Bo>Cy", "Cy>Ada", "Di>Ada", "Eva>Cy", "Finn>Cy", "Gro>Cy")}
        go stage
        Eva suspect Di
        Gro suspect Ada
        {vote("Ada>Di", "Bo>Di", "Di>Ada", "Eva>Di", "Finn>Di", "Gro>Di")}
        go over
        """,
        style="together",
    )
    assert "epilogue-hunches 2 Eva" in told


def test_a_game_that_was_called_off_or_goes_on_reveals_nothing() -> None:
    """What you were stays with you."""
    assert epilogue("varulv", VARULV, "Ada look Di\nCy pick Ada\nDi pick Ada\nhost calls off") == []
    assert epilogue("varulv", VARULV, "Ada look Di\nCy pick Ada\nDi pick Ada\ngo discussion") == []


def spoken_length(
    rulebook: str, language: str, lines: tuple[Line, ...], members: dict[Seat, Member]
) -> float:
    """Seconds, by the time that reading takes, which the real voices need no more than."""
    script, told, length = Script.load(language, rulebook), Counter[str](), 0.0
    for line in lines:
        pieces = paced(script.line(cues.cue(line, members), 1, told[line.key]).speech)
        told[line.key] += 1
        length += sum(reading_time(piece.text) + BEAT * piece.beats + SENTENCE_PAUSE for piece in pieces)
        length += LINE_PAUSE - SENTENCE_PAUSE
    return length


@pytest.mark.parametrize("language", ["en", "nb"])
@pytest.mark.parametrize("rulebook", BOOKS)
def test_it_takes_less_than_a_minute(rulebook: str, language: str) -> None:
    """However many seats and nights there were, and with long names."""
    most = BOOKS[rulebook].seats[1]
    members = {
        Seat(number): Member(seat=Seat(number), name=NAMES[number - 1]) for number in range(1, most + 1)
    }
    lengths = []
    for seed in range(4):
        chance = Random(seed)
        roles = worlds.roles(rulebook, most, chance)
        turn = hand_out(
            number=1,
            book=BOOKS[rulebook],
            settings=replace(
                BOOKS[rulebook].defaults, style=chance.choice(("called", "together")), tie="runoff"
            ),
            dealt=dict(Counter(roles.values())),
            roles=roles,
            seed=str(seed),
        )
        projector = Projector()
        for event in simulate.run(turn, chance).events:
            projector.apply(event)
        lines = projector.epilogue()
        assert lines[0].key.startswith("epilogue-opens") and lines[-1].key == "epilogue-ends"
        lengths.append(spoken_length(rulebook, language, lines, members))
    assert max(lengths) < LONGEST, lengths
