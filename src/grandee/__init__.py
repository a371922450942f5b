"""Grandee: the great games of area influence, to play, to watch, to study and to teach machines.

`grandee.new("kabale", players=3)` begins a game; see README.md for the rest.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from grandee.records.table import Table as Table
    from grandee.records.table import new as new

__version__ = "0.1.0"

HOME = Path(__file__).resolve().parent


def _is_compiled() -> bool:
    return any(HOME.joinpath("core").glob("state.*.so")) or any(HOME.joinpath("core").glob("state.*.pyd"))


def stale_modules() -> list[str]:
    """Compiled modules whose sources have changed since they were built; only a source checkout can have any."""
    from hashlib import sha256

    stamp, root = HOME / "_build.json", HOME.parent.parent
    if not compiled or not stamp.exists() or not (root / "pyproject.toml").exists():
        return []
    built: dict[str, str] = json.loads(stamp.read_text("utf-8"))
    return [
        source
        for source, digest in built.items()
        if not (root / source).exists()
        or sha256((root / source).read_bytes().replace(b"\r\n", b"\n")).hexdigest() != digest
    ]


compiled: bool = _is_compiled()


def __getattr__(name: str) -> Any:
    """`new` and `Table` are loaded when they are asked for, so that `grandee --help` answers at once."""
    if name in ("new", "Table"):
        return getattr(import_module("grandee.records.table"), name)
    raise AttributeError(f"module 'grandee' has no attribute {name!r}")
