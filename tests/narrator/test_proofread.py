"""The scripts that ship are whole in every language, and the proofreader finds what isn't."""

from __future__ import annotations

from pathlib import Path

import pytest

from narrator import cues
from narrator.proofread import proofread
from narrator.script import scripts_folder

GOOD_COMMON = """seat-name = seat { $seat }
list-comma = { $before }, { $next }
list-and = { $before } and { $last }
night-name = night { $count }
day-name = day { $count }
times-name = { $count } times
"""


def line(key: str) -> str:
    said = " ".join(f"{{ ${name} }}." for name in sorted(cues.params(key) or ()))
    return f"{key} =\n" + "".join(f"    .{variant} = Word {variant} {said}\n" for variant in "abcd")


@pytest.fixture
def scripts(tmp_path: Path) -> Path:
    """Two languages without a fault, to be spoiled."""
    for language in ("en", "nb"):
        (tmp_path / language).mkdir()
        common = GOOD_COMMON + "".join(line(key) for key in cues.COMMON)
        (tmp_path / language / "common.ftl").write_text(common, encoding="utf-8")
        own = "rulebook-name = Book\nrole-owl = Owl\n    .the = the Owl\n" + line("wake-owl")
        (tmp_path / language / "book.ftl").write_text(own, encoding="utf-8")
    return tmp_path


def test_the_scripts_that_ship_have_no_fault() -> None:
    """Every line parses, is there once, has three variants and the same parameters in every language."""
    assert proofread(scripts_folder()) == []


def test_a_script_without_a_fault_has_none(scripts: Path) -> None:
    """The proofreader doesn't cry wolf."""
    assert proofread(scripts) == []


@pytest.mark.parametrize(
    ("added", "complaint"),
    [
        ("this is no line\n", "nb/book.ftl: makes no sense: 'this is no line'"),
        (line("wake-owl"), "'wake-owl' is there 2 times"),
        (line("wake-bat"), "'wake-bat' is not in en/book.ftl"),
        ("nonsense =\n    .a = A\n    .b = B\n    .c = C\n", "'nonsense' is neither a cue nor a word"),
        ("won-owls =\n    .a = A\n    .b = B\n", "'won-owls' has 2 variants instead of 3"),
        ("won-owls = Owls\n    .a = A\n    .b = B\n    .c = C\n", "'won-owls' has a text of its own"),
        (
            "won-owls =\n    .a = { $name }\n    .b = B\n    .c = C\n",
            "'won-owls' uses in .a what no such cue carries: name",
        ),
        (
            "reaction-owl-nobody =\n    .a = { $name }\n    .b = B\n    .c = { $name }\n",
            "'reaction-owl-nobody' doesn't say in .b: name",
        ),
        (
            "death-revealed =\n" + "".join(f"    .{v} = {{ $name }} was {{ $role }}.\n" for v in "abcd"),
            "'death-revealed' says in .a a name and a role in one sentence",
        ),
        (
            "won-owls =\n    .a = A { $beat } B.\n    .b = B.{ $beat } C\n    .c = C\n",
            "'won-owls' holds back in .a within a sentence",
        ),
        (
            "won-owls =\n    .a = A\n    .b = B\n    .c = C\n    .brisk-a = A\n",
            "'won-owls' has 1 short forms instead of 2",
        ),
        (
            "sleep-owl =\n    .a = A\n    .b = B\n    .c = C\n    .brisk-a = A\n    .brisk-b = B\n",
            "'sleep-owl' has 3 variants instead of 4",
        ),
        ("role-bat = { $name }\n", "'role-bat' uses ['name'] instead of []"),
        ("role-bat =\n    .the = the Bat\n", "'role-bat' has no text"),
    ],
)
def test_a_fault_is_found_and_named(scripts: Path, added: str, complaint: str) -> None:
    """File, line and what is the matter."""
    with (scripts / "nb" / "book.ftl").open("a", encoding="utf-8") as file:
        file.write(added)
    assert any(complaint in problem for problem in proofread(scripts)), proofread(scripts)


def test_a_missing_line_is_found(scripts: Path) -> None:
    """What one language says, the other says too."""
    place = scripts / "nb" / "book.ftl"
    place.write_text("rulebook-name = Bok\nrole-owl = Ugle\n    .the = uglen\n", encoding="utf-8")
    assert proofread(scripts) == ["nb/book.ftl: 'wake-owl' is missing, which en/book.ftl has."]


def test_a_missing_form_of_a_word_is_found(scripts: Path) -> None:
    """A role has the same forms in every language."""
    place = scripts / "nb" / "book.ftl"
    place.write_text("rulebook-name = Bok\nrole-owl = Ugle\n" + line("wake-owl"), encoding="utf-8")
    assert proofread(scripts) == ["nb/book.ftl: 'role-owl' has other forms than in en/book.ftl."]


def test_a_missing_common_line_is_found(scripts: Path) -> None:
    """Every common cue has words."""
    for language in ("en", "nb"):
        place = scripts / language / "common.ftl"
        place.write_text(place.read_text("utf-8").replace("dusk =", "dusk-new ="), encoding="utf-8")
    assert "en/common.ftl: 'dusk' is missing." in proofread(scripts)


def test_a_missing_file_is_found(scripts: Path) -> None:
    """A rulebook is told in all languages or in none."""
    (scripts / "nb" / "book.ftl").unlink()
    assert proofread(scripts) == ["nb/book.ftl: the file is missing."]
