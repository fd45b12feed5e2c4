"""Reads scripts the way an editor does: finds what Fluent passes over in silence and players would hear."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from narrator import cues
from narrator.script import BRISK, COMMON, PAUSE, WORDED

LEAST_VARIANTS = 3
LEAST_HEARD_OFTEN = 4
LEAST_BRISK = 2
TEXTS = {
    "seat-name": {"seat"},
    "list-comma": {"before", "next"},
    "list-and": {"before", "last"},
    "night-name": {"count"},
    "day-name": {"count"},
    "times-name": {"count"},
}
"""Messages of common.ftl that aren't lines, and the variables they have."""


@dataclass(frozen=True, slots=True)
class _File:
    language: str
    name: str
    resource: ast.Resource

    @property
    def where(self) -> str:
        return f"{self.language}/{self.name}.ftl"

    def messages(self) -> dict[str, ast.Message]:
        return {entry.id.name: entry for entry in self.resource.body if isinstance(entry, ast.Message)}


def proofread(folder: Traversable) -> list[str]:
    """What is wrong in `<folder>/<language>/*.ftl`, a sentence each; the first language is the measure."""
    languages = sorted(place.name for place in folder.iterdir() if (place / f"{COMMON}.ftl").is_file())
    files = {(f.language, f.name): f for language in languages for f in _files(folder, language)}
    problems = [problem for file in files.values() for problem in _problems(file)]
    for (language, name), file in files.items():
        measure = files.get((languages[0], name))
        if measure is None:
            problems.append(f"{file.where}: there is no such file for {languages[0]!r}.")
        elif language != languages[0]:
            problems += _differences(file, measure)
    for language in languages:
        missing = {name for _, name in files} - {name for spoken, name in files if spoken == language}
        problems += [f"{language}/{name}.ftl: the file is missing." for name in sorted(missing)]
    return problems


def _files(folder: Traversable, language: str) -> Iterator[_File]:
    for place in sorted((folder / language).iterdir(), key=lambda place: place.name):
        if place.name.endswith(".ftl"):
            resource = FluentParser().parse(place.read_text("utf-8"))
            yield _File(language, place.name.removesuffix(".ftl"), resource)


def _problems(file: _File) -> Iterator[str]:
    for entry in file.resource.body:
        if isinstance(entry, ast.Junk):
            yield f"{file.where}: makes no sense: {(entry.content or '').strip().splitlines()[0]!r}"
    names = Counter(entry.id.name for entry in file.resource.body if isinstance(entry, ast.Message))
    repeated = {name: times for name, times in names.items() if times > 1}
    yield from (f"{file.where}: {name!r} is there {times} times." for name, times in repeated.items())
    for name, message in file.messages().items():
        yield from (f"{file.where}: {name!r} {problem}" for problem in _message_problems(name, message))
    if file.name == COMMON:
        lacking = (set(cues.COMMON) | set(TEXTS)) - set(file.messages())
        yield from (f"{file.where}: {name!r} is missing." for name in sorted(lacking))
    elif "rulebook-name" not in file.messages():
        yield f"{file.where}: 'rulebook-name' is missing."


def _message_problems(name: str, message: ast.Message) -> Iterator[str]:
    if name in TEXTS or name == "rulebook-name":
        yield from _unknown(message.value, TEXTS.get(name, set()))
    elif name.startswith(tuple(f"{kind}-" for kind in WORDED)):
        for pattern in (message.value, *(form.value for form in message.attributes)):
            yield from _unknown(pattern, set())
    else:
        yield from _line_problems(name, message)


def _line_problems(name: str, line: ast.Message) -> Iterator[str]:
    carried = cues.params(name)
    if carried is None:
        yield "is neither a cue nor a word that is ever asked for."
        return
    if line.value is not None:
        yield "has a text of its own, which is never said: a line is its variants."
    brisk = [variant for variant in line.attributes if variant.id.name.startswith(BRISK)]
    least = LEAST_HEARD_OFTEN if cues.is_heard_often(name) else LEAST_VARIANTS
    if (whole := len(line.attributes) - len(brisk)) < least:
        yield f"has {whole} variants instead of {least}."
    if 0 < len(brisk) < LEAST_BRISK:
        yield f"has {len(brisk)} short forms instead of {LEAST_BRISK}."
    for variant in line.attributes:
        yield from _variant_problems(name, variant, carried)


def _variant_problems(name: str, variant: ast.Attribute, carried: cues.Params) -> Iterator[str]:
    used = _variables(variant.value)
    stems = {variable.split("_")[0] for variable in used} - {PAUSE}
    if not stems <= carried:
        yield f"uses in .{variant.id.name} what no such cue carries: {_listed(stems - carried)}."
    if unsaid := carried - {"count"} - stems:
        yield f"doesn't say in .{variant.id.name}: {_listed(unsaid)}."
    for text in _flat(variant.value):
        if not re.search(rf"^(.*[.!?])?\s*(\[{PAUSE}\]\s*)*$", text.rpartition(f"[{PAUSE}]")[0], re.DOTALL):
            yield f"holds back in .{variant.id.name} within a sentence."
        sentences = re.split(r"(?<=[.!?])\s+", text.replace(f"[{PAUSE}]", " "))
        mixed = (s for s in sentences if re.search(r"\[(name|taken|names)\]", s) and "[role" in s)
        if cues.keeps_name_and_role_apart(name) and any(mixed):
            yield f"says in .{variant.id.name} a name and a role in one sentence."


def _flat(pattern: ast.Pattern) -> Iterator[str]:
    """The text once for every choice in it, with its variables in brackets."""
    texts = [""]
    for element in pattern.elements:
        parts = [element.value] if isinstance(element, ast.TextElement) else list(_choices(element))
        texts = [text + part for text in texts for part in parts]
    yield from texts


def _choices(element: ast.Placeable) -> Iterator[str]:
    if isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from _flat(variant.value)
    else:
        yield f"[{']['.join(sorted(_variables(element)))}]"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))


def _differences(file: _File, measure: _File) -> Iterator[str]:
    mine, theirs = file.messages(), measure.messages()
    for name in sorted(theirs.keys() - mine.keys()):
        yield f"{file.where}: {name!r} is missing, which {measure.where} has."
    for name in sorted(mine.keys() - theirs.keys()):
        yield f"{file.where}: {name!r} is not in {measure.where}."
    for name in sorted(mine.keys() & theirs.keys()):
        if name.startswith(tuple(f"{kind}-" for kind in WORDED)):
            forms = [{form.id.name for form in words[name].attributes} for words in (mine, theirs)]
            if forms[0] != forms[1]:
                yield f"{file.where}: {name!r} has other forms than in {measure.where}."


def _unknown(pattern: ast.Pattern | None, known: set[str]) -> Iterator[str]:
    if pattern is None:
        yield "has no text."
    elif _variables(pattern) != known:
        yield f"uses {sorted(_variables(pattern))} instead of {sorted(known)}."


class _VariableFinder(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's naming)
        self.found.add(node.id.name)


def _variables(part: ast.BaseNode) -> set[str]:
    finder = _VariableFinder()
    finder.visit(part)
    return finder.found
