"""Who plays. A bot is one class with `choose(seat, rng)`; it gets a `Seat` and never the true state.

A bot of a user's own is named by its file and class (`my_bots.py:Careful`), by an entry point `grandee.bots`, or joins
by `register`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from errno import ENOENT
from hashlib import sha256
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


def searching(playouts: int = 0, seconds: float = 0.0) -> Callable[[], Bot]:
    """Bots that search, with a budget for each decision."""

    def make() -> Bot:
        from grandee.bots.thinker import Thinker

        return Thinker(playouts, seconds)

    return make


# One search, six budgets in playouts, from a child's opponent to about three seconds a decision. Playouts and not time,
# so that a level is equally strong on every machine; docs/bots.md has the ladder.
LEVELS = {"page": 6, "squire": 20, "knight": 70, "count": 250, "duke": 1_000, "grandee": 400_000}

BUDGET = re.compile(r"search@(?:(?P<playouts>[1-9]\d{0,8})|(?P<time>[1-9]\d{0,5})(?P<unit>ms|s))", re.ASCII)
BUDGETS = ("search@1000", "search@50ms")  # what such a name looks like

_known: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "greedy": make_greedy,
    **{name: searching(playouts) for name, playouts in LEVELS.items()},
}
_from_files: dict[str, Callable[[], Bot]] = {}  # by file and class: no names, and not offered to anybody


def register(name: str, make: Callable[[], Bot]) -> None:
    """Make a kind of bot known by a name."""
    _known[name] = make


def names() -> list[str]:
    """What bots there are: the own ones, levels from the weakest to the strongest, then others; none of files."""
    others = sorted({entry.name for entry in entry_points(group="grandee.bots")} - set(_known))
    return [*_known, *others]


def is_known(name: str) -> bool:
    """Whether a name alone says which bot is meant; that of a file does not, since it may hold anything."""
    return name in names() or with_budget(name) is not None


def bot(name: str) -> Bot:
    """A new bot: its name, a search with a budget (`search@50ms`), or a file and the class in it (`my.py:Careful`)."""
    if name in _known:
        return _known[name]()
    file, _, wanted = name.rpartition(":")
    if file.endswith(".py") and wanted:
        if name not in _from_files:
            _from_files[name] = from_file(file, wanted)
        return _from_files[name]()
    for entry in entry_points(group="grandee.bots", name=name):
        register(name, entry.load())
        return _known[name]()
    make = with_budget(name)
    if make is None:
        raise BadInput(f"bot {name}", "bad-bot", hint=Say("known-are", words=", ".join([*names(), *BUDGETS])))
    return make()


def identity(name: str) -> str:
    """A bot's name with what may change behind it: the budget of a level, the content of a file."""
    if name in LEVELS:
        return f"{name} {LEVELS[name]}"
    file = Path(name.rpartition(":")[0])
    if file.suffix == ".py" and file.is_file():
        return f"{name} {sha256(file.read_bytes()).hexdigest()}"
    return name


def with_budget(name: str) -> Callable[[], Bot] | None:
    """Searches with a budget in their name: playouts (`search@1000`) or time (`search@50ms`, `search@3s`)."""
    found = BUDGET.fullmatch(name)
    if found is None:
        return None
    if found["playouts"]:
        return searching(playouts=int(found["playouts"]))
    return searching(seconds=int(found["time"]) / (1_000 if found["unit"] == "ms" else 1))


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
