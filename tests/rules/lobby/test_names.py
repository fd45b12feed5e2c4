"""Names at a table: 1 to 20 visible characters, and never to be mistaken for one another."""

from __future__ import annotations

import pytest

from hub.rules.lobby import commands as cmd
from hub.rules.lobby import names
from hub.rules.lobby.heard import Words
from hub.rules.refusal import Refusal
from tests.rules.lobby.tables import Lobby


@pytest.mark.parametrize(
    ("taken", "wanted"),
    [
        ("Kari", "kari"),
        ("Kari", " Kari "),
        ("Kari", "Ka\u200bri"),
        ("Kari", "Kar\u0131"),
        ("Kari", "\uff2b\uff41\uff52\uff49"),
        ("Kari", "K \u0430 r i"),
        ("Kari", "Ka\u200dri"),
        ("Kari", "Ka\ufe0fri"),
        ("Kari", "\u202eKari"),
        ("Karl", "KarI"),
        ("Karl", "Kar1"),
        ("Ida", "lda"),
        ("Åse", "A\u030ase"),
        ("Åse", "åse"),
        ("Ole", "0le"),
        ("Straße", "STRASSE"),
        ("Anne Li", "anneli"),
        ("Anne  Li", "Anne\u00a0Li"),
        ("🙂", "🙂\ufe0f"),
        *(
            ("Anna", other)
            for other in ("Anna.", "Anna!", "A-n-n-a", "Anna|", "Anna+", "'Anna'", "Anna\u02bc")
        ),
        *(("Anna", other) for other in ("Ánna", "Anna\u0335", "Aṇna", "Ann\u0430.", "Anna\u01c3")),
        ("Åse", "Åsé"),
        ("Ole", "OIe"),
        ("Odd", "0dd."),
        ("Kari", "Kar1"),
        ("Kari", "KAR1"),
        ("Sara", "5ara"),
        ("Lise", "Li5e"),
        ("Zoe", "2oe"),
        ("Bob", "8o8"),
        ("Player1", "Playeri"),
    ],
)
def test_names_that_could_be_mistaken_for_each_other_are_refused(taken: str, wanted: str) -> None:
    """Unique at the table ignoring case, width, look-alikes and what can't be seen, either way round."""
    for first, second in ((taken, wanted), (wanted, taken)):
        lobby = Lobby()
        lobby.must(cmd.TakeSeat(name=first))
        assert lobby.key(cmd.TakeSeat(name=second)) == "name-taken", (first, second)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Player1", "Player12"),
        ("Bo", "Bø"),
        ("Ada", "Åda"),
        ("Asa", "Äsa"),
        ("Olof", "Ölof"),
        ("राम", "रामी"),
        ("かな", "がな"),
        ("ノア", "ア"),
        ("Kari 1", "Kari 2"),
        ("Player10", "Player1"),
        ("$", "+"),
        ("Per", "Pär"),
        ("Jan", "Jon"),
        ("Mia", "Nia"),
        ("Ann", "Anne"),
        ("Li", "Ii"),
        ("KARI", "KARL"),
        ("Karl", "Kari"),
        ("🙂", "🙃"),
        ("Kari A", "Kari B"),
        ("李", "雷"),
    ],
)
def test_names_that_only_resemble_each_other_are_fine(one: str, other: str) -> None:
    """Two people with nearly the same name may both play."""
    lobby = Lobby()
    lobby.must(cmd.TakeSeat(name=one))
    lobby.must(cmd.TakeSeat(name=other))
    assert [member.name for member in lobby.table.members.values()] == [one, other]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Kari   Nordmann ", "Kari Nordmann"),
        ("A\u030ase", "Åse"),
        ("Ka\u200bri\u00ad", "Kari"),
        ("Kari\nNordmann\t", "Kari Nordmann"),
        ("\u202eKari\u202c", "Kari"),
        ("a\u0000b", "ab"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("x\u3164y", "xy"),
        ("\u0301Kari", "Kari"),
        (" \u0301 Kari", "Kari"),
        ("\ufe0fKari", "Kari"),
        ("a\ufe00b\ufe0dc", "abc"),
        ("\u0301\u0302", ""),
        ("a\U000e0100b\U000e01efc", "abc"),
    ],
)
def test_names_are_tidied(typed: str, kept: str) -> None:
    """In NFC, trimmed, single-spaced, without what can't be seen; emoji stay whole."""
    assert names.tidy(typed) == kept


@pytest.mark.parametrize(
    "empty",
    ["", "  ", "\u200b", "...", "—", "\u3164", "\u2800", "\u0301", "\ufe0f", "\u200d", "!?", "\u115f"],
)
def test_a_name_has_something_to_see_and_to_say(empty: str) -> None:
    """Names of punctuation or of nothing visible are refused with a clear message."""
    assert Lobby().key(cmd.TakeSeat(name=empty)) == "name-empty"


@pytest.mark.parametrize(
    "nobody",
    [
        *("Nobody", "nobody", "No one", "Ingen", "INGEN", "lngen", "\uff29ngen"),
        *("Nobody.", "N0body", "n0b0dy!", "No-one", "1ngen", "Íngen", "I.n.g.e.n"),
    ],
)
def test_nobody_is_called_nobody(nobody: str) -> None:
    """A line like "Ingen is dead" or a button "Nobody" must not be taken for a player, in any language."""
    assert Lobby().key(cmd.TakeSeat(name=nobody)) == "name-nobody"
    lobby = Lobby(seats=1)
    assert lobby.key(cmd.Rename(seat=lobby.member(1).seat, name=nobody)) == "name-nobody"


@pytest.mark.parametrize("somebody", ["Ingeni", "Inge", "Nobody 2", "Noone B", "Inga"])
def test_who_is_nearly_nobody_may_play(somebody: str) -> None:
    """A letter more, or another name, is enough."""
    assert Lobby().key(cmd.TakeSeat(name=somebody)) is None


def test_a_name_has_twenty_visible_characters_at_most() -> None:
    """Marks and the parts of one emoji don't count; a pile of marks is too long all the same."""
    assert Lobby().key(cmd.TakeSeat(name="x" * 20)) is None
    assert Lobby().key(cmd.TakeSeat(name="x" * 21)) == "name-long"
    assert Lobby().key(cmd.TakeSeat(name="e\u0323\u0301" * 20)) is None
    assert Lobby().key(cmd.TakeSeat(name="e" + "\u0323\u0301\u0310\u0300" * 30)) == "name-long"
    assert Lobby().key(cmd.TakeSeat(name="x" + "\u0323" * 79)) is None
    assert Lobby().key(cmd.TakeSeat(name="x" + "\u0323" * 80)) == "name-long"
    refusal = Lobby().ask(cmd.TakeSeat(name="x" * 21))
    assert refusal is not None
    assert refusal.params == {"most": 20}


def test_how_a_name_is_said_is_one_name_too() -> None:
    """The narrator's "say it like" is for one name, not for a story."""
    lobby = Lobby()
    assert lobby.ask(cmd.TakeSeat(name="Kari", say_as="k" * 21)) == Refusal("say-as-long", {"most": 20})
    assert Lobby().key(cmd.TakeSeat(name="Kari", say_as="k" * 20)) is None
    lobby.must(cmd.TakeSeat(name="Kari", say_as=" Kah-\u200bree "))
    assert lobby.member(1).say_as == "Kah-ree"


@pytest.mark.parametrize(
    "spoken",
    [
        "Bob. Witch",
        "Bob: Witch",
        "Bob!",
        "1234567",
        "Bob, Witch",
        "-",
        "[[h@lo]]",
        "🙂",
        "Bob\u02d0 Witch",
        "Bob\u01c3",
    ],
)
def test_nothing_but_a_name_is_said_as_a_name(spoken: str) -> None:
    """No second sentence that sounds like the storyteller's own, and no numbers without an end."""
    assert Lobby().key(cmd.TakeSeat(name="Kari", say_as=spoken)) == "say-as-letters"
    lobby = Lobby(seats=1)
    assert lobby.key(cmd.Rename(seat=lobby.member(1).seat, name="Anna", say_as=spoken)) == "say-as-letters"


@pytest.mark.parametrize(
    "spoken", ["Shi-vawn", "O'Brian", "O\u2019Brian", "Anne Li", "Øystein", "Zoë", "ニナ", "राम"]
)
def test_a_name_may_be_written_as_it_sounds(spoken: str) -> None:
    """In letters of any script, with what joins them."""
    assert Lobby().key(cmd.TakeSeat(name="Kari", say_as=spoken)) is None


def test_nobody_is_said_like_somebody_else() -> None:
    """Neither by the name nor by the spoken form of another, nor like the word for nobody."""
    lobby = Lobby()
    lobby.must(cmd.TakeSeat(name="Siobhán", say_as="Shivawn"))
    lobby.must(cmd.TakeSeat(name="Bob"))
    for spoken in ("Bob", "B-o-b", "shivawn", "Siobhan"):
        assert lobby.key(cmd.TakeSeat(name="Kari", say_as=spoken)) == "say-as-taken", spoken
    for spoken in ("Nobody", "No-one", "ingen"):
        assert lobby.key(cmd.TakeSeat(name="Kari", say_as=spoken)) == "say-as-nobody", spoken
    assert lobby.key(cmd.TakeSeat(name="Shivawn")) == "name-taken"
    bob = lobby.member(2).seat
    assert lobby.key(cmd.Rename(seat=bob, name="Bob", say_as="Shivawn")) == "say-as-taken"
    lobby.must(cmd.Rename(seat=bob, name="Bob", say_as="Bob"))
    lobby.must(cmd.Rename(seat=lobby.member(1).seat, name="Shivawn", say_as="Shivawn"))


def test_one_may_keep_ones_own_name_and_change_it_in_the_lobby() -> None:
    """Renaming is checked against the others alone."""
    lobby = Lobby(seats=3)
    lobby.must(cmd.Rename(seat=lobby.member(1).seat, name="ANNA"))
    assert lobby.key(cmd.Rename(seat=lobby.member(1).seat, name="bjarne")) == "name-taken"
    assert lobby.member(1).name == "ANNA"


WORDS = Words(
    own=frozenset({"witches", "oracle", "everyone", "dead", "heksene"}),
    articles=frozenset({"the", "a", "en"}),
    joining=frozenset({"and", "og", "is"}),
    numbers={"one": 1, "ett": 1, "three": 3},
    numbered=frozenset({"player", "spiller"}),
    letters={"ɴ": "n", "ʙ": "b", "\u1d0f": "o", "ᴅ": "d", "ᴇ": "e", "ᴀ": "a"},
)


def refused(name: str, *others: str, say_as: str = "") -> str | None:
    """The key of the refusal, at a table that is told in English or Norwegian."""
    refusal = names.check(names.tidy(name), say_as, others, WORDS)
    return None if refusal is None else refusal.key


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bob 🐺", "Bob 🦊"),
        ("Bob", "★Bob★"),
        ("Bob ❤\ufe0f", "bob"),
        ("Anna 1", "Anna One"),
        ("Anna ett", "Anna1"),
        ("Bob", "ʙᴏʙ"),
    ],
)
def test_names_that_sound_alike_are_refused(one: str, other: str) -> None:
    """Nobody hears a picture, or how a number is written."""
    assert refused(one, other) == refused(other, one) == "name-taken"
    assert refused("Kari", "Bob 🐺", say_as="Bob") == "say-as-taken"
    assert refused("ᴅᴇᴀᴅ") == "name-word"


@pytest.mark.parametrize("name", ["Player 3", "player3", "Spiller 12", "Player three", "PLAYER 1 🐺"])
def test_nobody_is_called_like_a_seat_without_a_name(name: str) -> None:
    """Of somebody called 😀 the storyteller says "player 3"."""
    assert refused(name) == "name-word"


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Everyone",
            "the Oracle",
            "is dead",
            "The Witches!",
            "Heksene",
            "en Oracle",
            "0racle",
            "Bob is dead",
        ),
        *("Everyone 🐺", "Anna and everyone"),
    ],
)
def test_nobody_is_called_what_the_storyteller_says_of_others(name: str) -> None:
    """ "It is over for the witches" must not be one player's end."""
    assert refused(name) == "name-word"
    if name.isalpha():
        assert refused("Kari", say_as=name) == "say-as-word"


@pytest.mark.parametrize("name", ["Anna and Bob", "Anna & Bob 🐺", "Cy og Bob", "Bob, Cy", "Bob+Cy"])
def test_nobody_bears_somebody_elses_name_beside_another(name: str) -> None:
    """ "It is Anna and Bob who must burn", whichever of them came first; where there is no Bob, they may."""
    assert refused(name, "Bob") == refused("Bob", name) == "name-several"
    assert refused(name, "Bobby", "Dag") is None


@pytest.mark.parametrize(
    "name", ["Wit", "Everon", "Oracle Ann", "Andy", "Isolde", "Player", "李", "🙂", "One Two"]
)
def test_who_only_resembles_a_word_may_play(name: str) -> None:
    """A name more is enough, and pictures stay apart, for they are called by their seats."""
    assert refused(name, "Bob", "🙃", "李雷") is None
