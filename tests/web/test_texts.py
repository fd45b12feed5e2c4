"""Every refusal is a sentence, in English and in Norwegian."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hub.rules.refusal import Refusal
from hub.web.errors import KEYS, STATUS
from hub.web.texts import LANGUAGES, sentence, source

MAKERS = {"Refusal", "refuse", "wrong_link"}
"""What makes a refusal of a key."""


def literals(node: ast.AST, tree: ast.Module) -> Iterator[str]:
    """The texts that an argument may be: also both sides of a choice, and what a function of ours returns."""
    match node:
        case ast.Constant(value=str() as text):
            yield text
        case ast.IfExp():
            yield from literals(node.body, tree)
            yield from literals(node.orelse, tree)
        case ast.Call(func=ast.Name(id=name)):
            for function in ast.walk(tree):
                if isinstance(function, ast.FunctionDef) and function.name == name:
                    for inside in ast.walk(function):
                        if isinstance(inside, ast.Return) and inside.value is not None:
                            yield from literals(inside.value, tree)


def keys_used(repo: Path) -> set[str]:
    """The key of every refusal that is made anywhere in the hub."""
    return set(STATUS) | set(KEYS.values()) | keys_made(repo / "hub")


def keys_made(folder: Path) -> set[str]:
    """The key of every refusal that is made in the modules of that folder."""
    found: set[str] = set()
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                if name in MAKERS:
                    found.update(literals(node.args[0], tree))
    return found


def messages(language: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse(source(language))
    junk = [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, junk[0].content
    found = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in found}) == len(found), "a key is there twice"
    return {message.id.name: message for message in found}


def parameters(message: ftl.Message) -> set[str]:
    class Collect(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
            self.found.add(node.id.name)

    collect = Collect()
    collect.visit(message)
    return collect.found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(repo: Path, language: str) -> None:
    """No person is ever shown a key."""
    used = keys_used(repo)
    assert len(used) > 40
    missing = used - set(messages(language))
    assert not missing, f"{language}.ftl has no sentence for: {', '.join(sorted(missing))}"


def test_no_sentence_is_left_over(repo: Path) -> None:
    """What can't happen any more is not translated any more."""
    left = set(messages("en")) - keys_used(repo) - {"refused"}
    assert not left, f"no refusal is called: {', '.join(sorted(left))}"


def test_the_languages_say_the_same() -> None:
    """Same keys, same parameters."""
    english, norwegian = messages("en"), messages("nb")
    assert list(english) == list(norwegian)
    for key in english:
        assert parameters(english[key]) == parameters(norwegian[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_sentence_can_be_said(language: str, number: int) -> None:
    """With any number in it, each is a whole sentence of people's words."""
    for key, message in messages(language).items():
        said = sentence(Refusal(key, dict.fromkeys(parameters(message), number)), language)
        assert said[0].isupper(), key
        assert said.endswith("."), key
        assert "{" not in said
        if key != "refused":
            assert said != sentence(Refusal("refused"), language), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_key_is_still_a_sentence(language: str) -> None:
    """Also a fault of ours, or a missing parameter, ends in words."""
    assert sentence(Refusal("no-such-key"), language) == sentence(Refusal("refused"), language)
    assert sentence(Refusal("pick-count"), language) == sentence(Refusal("refused"), language)


def test_a_resource_parses_without_junk() -> None:
    """The reader at run time skips what it can't read, so the check above is what finds it."""
    assert FluentResource(source("en")).body
