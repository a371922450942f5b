"""Who plays. A bot is one class with `choose(seat, rng)`; it gets a `Seat` and never the true state.

A bot of a user's own is named by its file and class (`my_bots.py:Careful`), by an entry point `grandee.bots`, or joins
by `register`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable
from contextlib import redirect_stdout, suppress
from errno import ENOENT
from hashlib import sha256
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from os import strerror
from pathlib import Path
from types import ModuleType
from typing import Protocol

from grandee.core.chance import Rng
from grandee.core.refusals import BadInput, Say, nearest, system_fault
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


# One search, six budgets in playouts, from a child's opponent to what more time makes no stronger. Playouts, not time,
# so that a level is equally strong on every machine; docs/bots.md has the ladder.
LEVELS = {"page": 6, "squire": 20, "knight": 70, "count": 250, "duke": 1_000, "grandee": 80_000}

BUDGET = re.compile(r"search@(?:(?P<playouts>[1-9]\d{0,8})|(?P<time>[1-9]\d{0,5})(?P<unit>ms|s))", re.ASCII)
BUDGETS = ("search@1000", "search@50ms")  # what such a name looks like

_known: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "greedy": make_greedy,
    **{name: searching(playouts) for name, playouts in LEVELS.items()},
}
OURS = {"grandee", "__main__", *sys.stdlib_module_names}  # modules of which there is never a second
_files: dict[Path, ModuleType] = {}  # that bots came from: no names, and not offered to anybody


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


def is_at_hand(name: str) -> bool:
    """Whether a bot is Grandee's own, or registered in this process: not code of somebody else's that is yet to run."""
    return name in _known or with_budget(name) is not None


def bot(name: str) -> Bot:
    """A new bot: its name, a search with a budget (`search@50ms`), or a file and the class in it (`my.py:Careful`)."""
    with redirect_stdout(sys.stderr):
        return maker(name)()


def maker(name: str) -> Callable[[], Bot]:
    """What makes a bot of this name."""
    if name in _known:
        return _known[name]
    if place := in_file(name):
        return from_file(*place)
    for entry in entry_points(group="grandee.bots", name=name):
        register(name, entry.load())
        return _known[name]
    make = with_budget(name)
    if make is None:
        raise unknown(name)
    return make


def check(name: str) -> None:
    """Refuse the name of a bot that does not exist. Nothing of the bot is run: a file is read, not executed."""
    if place := in_file(name):
        check_source(*place)
    elif not is_known(name):
        raise unknown(name)


def unknown(name: str) -> BadInput:
    return BadInput(f"bot {name}", "bad-bot", hint=Say("known-are", words=", ".join([*names(), *BUDGETS])))


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


# -- bots in files ---------------------------------------------------------------------------------


def in_file(name: str) -> tuple[str, str] | None:
    """The file and the class that a name like `my.py:Careful` means."""
    file, _, wanted = name.rpartition(":")
    return (file, wanted) if name not in _known and file.endswith(".py") and wanted else None


def from_file(file: str, wanted: str) -> Callable[[], Bot]:
    """The class of a bot in a file. What goes wrong inside that file is shown as it is: its author needs it."""
    path = existing(file)
    if path not in _files:
        _files[path] = run_file(path)
    module = _files[path]
    classes = [name for name, value in vars(module).items() if isinstance(value, type) and hasattr(value, "choose")]
    if wanted not in classes:
        raise no_class(file, wanted, classes)
    found: Callable[[], Bot] = getattr(module, wanted)
    return found


def existing(file: str) -> Path:
    if not Path(file).is_file():
        raise BadInput(f"bot {file}", "bad-file", fault=strerror(ENOENT))
    return Path(file).resolve()


def no_class(file: str, wanted: str, classes: list[str]) -> BadInput:
    return BadInput(f"bot {file}:{wanted}", "bad-word", given=wanted, hint=nearest(wanted, classes))


def run_file(path: Path) -> ModuleType:
    """Run a bot's file. What it imports from its own folder is its alone: other bots may have other files so named."""
    spec = spec_from_file_location(f"grandee_bot_{sha256(bytes(path)).hexdigest()[:12]}_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    aside = {name: sys.modules.pop(name) for name in namesakes(path.parent)}
    folder, before = str(path.parent), set(sys.modules)
    sys.path.insert(0, folder)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[spec.name]
        raise
    finally:
        with suppress(ValueError):  # the file may have done it
            sys.path.remove(folder)
        beside = {name for name in sys.modules.keys() - before if "." not in name and lies_in(name, path.parent)}
        own = [name for name in sys.modules if name.partition(".")[0] in beside]
        vars(module)["__beside__"] = [sys.modules.pop(name) for name in own]
        sys.modules.update(aside)
    return module


def namesakes(folder: Path) -> list[str]:
    """Modules from elsewhere that are called like one in the folder, and what is inside them; not Python's own."""
    files = {file.stem for file in folder.glob("*.py")} | {file.parent.name for file in folder.glob("*/__init__.py")}
    tops = {name for name in files & sys.modules.keys() if name not in OURS and not lies_in(name, folder)}
    return [name for name in sys.modules if name.partition(".")[0] in tops]


def lies_in(name: str, folder: Path) -> bool:
    """Whether an imported module or package lies in a folder itself, not further down as a whole environment may."""
    spec = getattr(sys.modules[name], "__spec__", None)
    if spec is None:
        return False
    if spec.submodule_search_locations is not None:
        return any(Path(place).resolve().parent == folder for place in spec.submodule_search_locations)
    return spec.has_location and Path(spec.origin).resolve().parent == folder


def check_source(file: str, wanted: str) -> None:
    """Refuse a file that is not there or is no Python, and a class that its source cannot have."""
    path = existing(file)
    try:
        tree = ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError) as fault:
        where = f" ({path.name}:{fault.lineno})" if isinstance(fault, SyntaxError) else ""
        said = fault.msg if isinstance(fault, SyntaxError) else system_fault(fault)
        raise BadInput(f"bot {file}", "bad-file", fault=f"{said}{where}") from None
    classes = [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and may_choose(node)]
    if wanted not in classes and not {wanted, "*"} & elsewhere(tree):  # what is elsewhere only running it can tell
        raise no_class(file, wanted, classes)


def may_choose(node: ast.ClassDef) -> bool:
    """Whether a class may have `choose`: of its own, inherited, or from whatever decorates or makes it."""
    own = {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}
    functions = {part.name for part in ast.walk(node) if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)}
    return bool(node.bases or node.keywords or node.decorator_list) or "choose" in own | functions


def elsewhere(tree: ast.Module) -> set[str]:
    """Names that a file gets by assignments and imports, `*` if it may be any."""
    found = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            found |= {alias.asname or alias.name for alias in node.names}
    return found
