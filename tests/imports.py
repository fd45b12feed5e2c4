"""Reads a source file's imports and says which of them break the direction in which the layers may look."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

# Lowest first: each layer may import itself and the layers before it. Whatever else is in ``hub`` wires them.
LAYERS = ("hub.rules", "hub.projection", "hub.logs", "hub.game", "hub.web", "hub")

# The rules and what is derived from them see values only: no I/O, clock, chance, threads or log.
PURE = ("hub.rules", "hub.projection")
PURE_MAY_IMPORT = frozenset(
    "__future__ abc collections dataclasses enum functools hashlib importlib itertools math msgspec operator"
    " pkgutil re string struct types typing unicodedata"
    # Which characters look alike: tables from the Unicode consortium, the same on every machine.
    " confusable_homoglyphs".split()
)
# The projection also says what is told aloud, in the narrator's own plain value for that.
CUE = "narrator.cue"
PURE_MAY_NOT_CALL = frozenset("open print input eval exec breakpoint __import__".split())

# Libraries of the project that stand beside the hub and are usable without it.
INDEPENDENT = ("narrator", "voices", "player_ui")


@dataclass(frozen=True, slots=True, kw_only=True)
class Wrong:
    """One import or call that the module may not make."""

    module: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.module}, line {self.line}: {self.what}"


def wrongs(module: str, source: str) -> list[Wrong]:
    """What ``source`` does that ``module`` may not; a package's dotted name ends in ``.__init__``."""
    tree = ast.parse(source)
    found = [
        Wrong(module=module, line=line, what=f"imports {name}")
        for name, line in imports(module, tree)
        if not may_import(module, name)
    ]
    if within(module, PURE):
        found += [
            Wrong(module=module, line=call.lineno, what=f"calls {call.func.id}()")
            for call in ast.walk(tree)
            if isinstance(call, ast.Call)
            and isinstance(call.func, ast.Name)
            and call.func.id in PURE_MAY_NOT_CALL
        ]
    return found


def may_import(module: str, name: str) -> bool:
    """Whether ``module`` may import ``name``; both are dotted."""
    if within(module, INDEPENDENT):
        return not within(name, ("hub", "tests"))
    if within(name, ("hub",)):
        return layer(name) <= layer(module)
    if not within(module, PURE):
        return True
    says = within(module, ("hub.projection",)) and within(name, (CUE,))
    return says or name.split(".")[0] in PURE_MAY_IMPORT


def layer(name: str) -> int:
    """The place of a name from ``hub`` in ``LAYERS``."""
    return next(place for place, package in enumerate(LAYERS) if within(name, (package,)))


def within(name: str, packages: tuple[str, ...]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def imports(module: str, tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Every imported name, made absolute, with its line: wherever it stands, also under TYPE_CHECKING."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = module.split(".")[: -node.level] if node.level else []
            base = ".".join([*package, *filter(None, [node.module])])
            # ``from hub import web`` imports hub.web, so the names count as much as the module.
            yield from ((f"{base}.{alias.name}", node.lineno) for alias in node.names)
