"""Who plays. A bot is one class with `choose(seat, rng)`; it gets a `Seat` and never the true state.

A bot of a user's own is named by its file and class (`my_bots.py:Careful`), by an entry point `grandee.bots`, or joins
by `register`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from errno import ENOENT
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from os import strerror
from pathlib import Path
from typing import Protocol

from grandee.core.chance import Rng
from grandee.core.refusals import BadInput, Say, nearest
from grandee.core.seat import Seat


class Bot(Protocol):
    """Somebody who chooses one of a seat's options."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        """One of `seat.options`."""
        ...


class Random:
    """Takes any option, all equally likely."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        return seat.options[rng.below(len(seat.options))]


def make_greedy() -> Bot:
    from grandee.bots.greedy import Greedy

    return Greedy()


def make_thinker() -> Bot:
    from grandee.bots.thinker import Thinker

    return Thinker(playouts=1_000)


_known: dict[str, Callable[[], Bot]] = {"random": Random, "greedy": make_greedy, "thinker": make_thinker}
_from_files: dict[str, Callable[[], Bot]] = {}  # by file and class: no names, and not offered to anybody


def register(name: str, make: Callable[[], Bot]) -> None:
    """Make a kind of bot known by a name."""
    _known[name] = make


def names() -> list[str]:
    """What bots there are, without those of files."""
    return sorted({*_known, *(entry.name for entry in entry_points(group="grandee.bots"))})


def bot(name: str) -> Bot:
    """A new bot of a kind: its name, or a file of one's own and the class in it, `my_bots.py:Careful`."""
    file, _, wanted = name.rpartition(":")
    if name not in _known and file.endswith(".py") and wanted:
        if name not in _from_files:
            _from_files[name] = from_file(file, wanted)
        return _from_files[name]()
    if name not in _known:
        found = entry_points(group="grandee.bots", name=name)
        if not found:
            raise BadInput(f"bot {name}", "bad-bot", hint=Say("known-are", words=", ".join(names())))
        register(name, next(iter(found)).load())
    return _known[name]()


def from_file(file: str, wanted: str) -> Callable[[], Bot]:
    """The class of a bot in a file. What goes wrong inside that file is shown as it is: its author needs it."""
    if not Path(file).is_file():
        raise BadInput(f"bot {file}", "bad-file", fault=strerror(ENOENT))
    spec = spec_from_file_location(f"grandee_bot_{Path(file).stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.append(str(Path(file).resolve().parent))  # what lies beside the bot can be imported by it
    spec.loader.exec_module(module)
    classes = [name for name, value in vars(module).items() if isinstance(value, type) and hasattr(value, "choose")]
    if wanted not in classes:
        raise BadInput(f"bot {file}:{wanted}", "bad-word", given=wanted, hint=nearest(wanted, classes))
    found: Callable[[], Bot] = getattr(module, wanted)
    return found
