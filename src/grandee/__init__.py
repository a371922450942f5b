"""Grandee: the great games of area influence, to play, to watch, to study and to teach machines.

`grandee.new("kabale", players=3)` begins a game; see README.md for the rest.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from grandee.records.match import Match as Match
    from grandee.records.match import new as new

__version__ = "0.1.0"

PACKAGE_FOLDER = Path(__file__).resolve().parent


def _is_compiled() -> bool:
    """Whether the rules of this process are compiled. `_build.json` is written last: without it something is missing.

    `GRANDEE_PLAIN` asks for plain rules; `compiling` says that a compiler is at work on better ones.
    """
    return not os.environ.get("GRANDEE_PLAIN") and (PACKAGE_FOLDER / "_build.json").exists()


class _PlainFinder:
    """Finds our modules by their sources alone: compiled ones that come while a plain process runs are for the next."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.startswith("grandee.") and path is not None:
            for folder in path:
                if found := FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target):
                    return found
        return None


def stale_modules() -> list[str]:
    """Compiled modules whose sources have changed since they were built; only a source checkout can have any."""
    from hashlib import sha256

    stamp, root = PACKAGE_FOLDER / "_build.json", PACKAGE_FOLDER.parent.parent
    if not compiled or not stamp.exists() or not (root / "pyproject.toml").exists():
        return []
    built: dict[str, str] = json.loads(stamp.read_text("utf-8")).get("sources", {})
    return [
        source
        for source, digest in built.items()
        if not (root / source).exists()
        or sha256((root / source).read_bytes().replace(b"\r\n", b"\n")).hexdigest() != digest
    ]


compiled: bool = _is_compiled()
if not compiled:
    sys.meta_path.insert(0, _PlainFinder())


def __getattr__(name: str) -> Any:
    """`new` and `Match` are loaded when they are asked for, so that `grandee --help` answers at once."""
    if name in ("new", "Match"):
        return getattr(import_module("grandee.records.match"), name)
    raise AttributeError(f"module 'grandee' has no attribute {name!r}")
