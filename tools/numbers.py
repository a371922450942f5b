"""The numbers of the compiled rules, made from what each game declares in its `declarations.py`; run it after a change.

    python3 tools/numbers.py           write the modules in games/*/engine that have changed
    python3 tools/numbers.py --check   only say which are not fresh, and fail if there are some

Compiled code is fast only where a number is a literal, so the modules are committed; a test holds them fresh.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterable, Iterator
from importlib.abc import PathEntryFinder
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grandee.core.declarations import Declarations

ROOT = Path(__file__).resolve().parent.parent
MODULES = ("actions", "cells", "events", "refusals", "sizes", "steps")
HEAD = '''"""{title} Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

'''
Line = tuple[str, int, str]  # a constant, its number, what it means


def main() -> int:
    sys.path[:] = [path for path in sys.path if Path(path).resolve() != Path(__file__).resolve().parent]
    prefer_sources()  # without this folder, in which `numbers` is not that of the standard library
    stale: list[Path] = []
    for game in sorted(path.parent for path in ROOT.glob("src/grandee/games/*/declarations.py")):
        for name in MODULES:  # what the rules import must be there before its numbers are known
            (game / "engine" / f"{name}.py").touch()
        declared = importlib.import_module(f"grandee.games.{game.name}.declarations").DECLARATIONS
        for name, text in modules(declared).items():
            path = game / "engine" / f"{name}.py"
            if path.read_text("utf-8") != text:
                stale.append(path)
                if "--check" not in sys.argv:
                    path.write_text(text, "utf-8")
    for path in stale:
        print(f"{path.relative_to(ROOT)} {'is not fresh' if '--check' in sys.argv else 'is new'}")
    return 1 if stale and "--check" in sys.argv else 0


def prefer_sources() -> None:
    """Import the project's sources, not what was compiled from older ones: a new step is not compiled yet."""
    finder = FileFinder.path_hook((SourceFileLoader, [".py"]))

    def hook(path: str) -> PathEntryFinder:
        if not Path(path).is_relative_to(ROOT / "src"):
            raise ImportError
        return finder(path)

    sys.path_hooks.insert(0, hook)
    sys.path_importer_cache.clear()
    here = str(Path(__file__).resolve().parent)  # not to be searched: Python has a module `numbers` too
    sys.path[:] = [str(ROOT / "src"), *(path for path in sys.path if path != here)]


def modules(declared: Declarations) -> dict[str, str]:
    """The texts of all modules of constants."""
    return {
        "actions": text("The first action of every decision, and actions with a name.", actions(declared)),
        "cells": text("Where the fields of a state begin.", cells(declared)),
        "events": text("The kinds of events.", numbered(kind.name for kind in declared.every_event)),
        "refusals": text("Reasons for refusing a move.", refusals(declared)),
        "sizes": text("How many there are of everything, at most.", [(n, v, "") for n, v in declared.sizes.items()]),
        "steps": text("The steps that can lie on the agenda.", steps(declared)),
    }


def text(title: str, lines: Iterable[Line]) -> str:
    out = [HEAD.format(title=title)]
    for name, number, about in lines:
        note = f"  # {about}" if about else ""
        line = f"{name}: Final[i64] = {number}"
        out.append(f"# {about}\n{line}\n" if len(line + note) > 120 else f"{line}{note}\n")
    return "".join(out)


def constant(*words: str) -> str:
    return "_".join(words).upper().replace("-", "_")


def numbered(names: Iterable[str]) -> Iterator[Line]:
    for number, name in enumerate(names):
        yield constant(name), number, ""


def refusals(declared: Declarations) -> Iterator[Line]:
    for number, refusal in enumerate(declared.every_refusal):
        yield constant(refusal.name), number, refusal.rule


def steps(declared: Declarations) -> Iterator[Line]:
    for number, each in enumerate(declared.every_step):
        yield constant(each.word), number, each.row


def cells(declared: Declarations) -> Iterator[Line]:
    group, end = "", 0
    for field in declared.layout.fields:
        if group and field.group != group:
            yield constant(group, "end"), field.at, ""
        if field.group and field.group != group:
            yield constant(field.group), field.at, ""
        group, end = field.group, field.at + field.size
        yield constant(field.name), field.at, field.about
        at = field.at
        for part in field.parts:
            yield constant(part.name), at, part.about
            at += part.width
    if group:
        yield constant(group, "end"), end, ""


def actions(declared: Declarations) -> Iterator[Line]:
    at = 0
    for block in declared.blocks:
        signature = " ".join([block.word, *(param.kind.upper() for param in block.params)])
        yield constant(block.word), at, signature
        words = declared.words.get(block.params[0].kind, []) if len(block.params) == 1 else []
        if not any(word[:1].isdigit() or word.startswith(f"{block.params[0].kind}_") for word in words):
            for i, word in enumerate(words):
                yield constant(block.word, word), at + i, ""
        if block.stop:
            yield constant(block.word, block.stop), at + block.combinations, ""
        at += block.size


if __name__ == "__main__":
    sys.exit(main())
