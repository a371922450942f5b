"""Bots of a user's own in files, named by file and class: `my_bots.py:Careful`."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from contextlib import suppress
from errno import ENOENT
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from os import strerror
from pathlib import Path
from types import ModuleType

from grandee.bots.protocol import Bot
from grandee.core.refusals import BadInput, nearest, system_fault

NEVER_DOUBLED = {"grandee", "__main__", *sys.stdlib_module_names}  # modules of which there is never a second
_modules: dict[Path, ModuleType] = {}  # that bots came from: no names, and not offered to anybody


def file_and_class(name: str) -> tuple[str, str] | None:
    """The file and the class that a name like `my.py:Careful` means."""
    file, _, wanted = name.rpartition(":")
    return (file, wanted) if file.endswith(".py") and wanted else None


def class_from_file(file: str, wanted: str) -> Callable[[], Bot]:
    """The class of a bot in a file. What goes wrong inside that file is shown as it is: its author needs it."""
    path = find_file(file)
    if path not in _modules:
        _modules[path] = run_file(path)
    module = _modules[path]
    classes = [name for name, value in vars(module).items() if isinstance(value, type) and hasattr(value, "choose")]
    if wanted not in classes:
        raise no_class(file, wanted, classes)
    found: Callable[[], Bot] = getattr(module, wanted)
    return found


def find_file(file: str) -> Path:
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
    aside = {name: sys.modules.pop(name) for name in shadowing_modules(path.parent)}
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
        beside = {name for name in sys.modules.keys() - before if "." not in name and is_directly_in(name, path.parent)}
        own = [name for name in sys.modules if name.partition(".")[0] in beside]
        vars(module)["__beside__"] = [sys.modules.pop(name) for name in own]
        sys.modules.update(aside)
    return module


def shadowing_modules(folder: Path) -> list[str]:
    """Modules from elsewhere that are called like one in the folder, and what is inside them; not Python's own."""
    files = {file.stem for file in folder.glob("*.py")} | {file.parent.name for file in folder.glob("*/__init__.py")}
    tops = {
        name for name in files & sys.modules.keys() if name not in NEVER_DOUBLED and not is_directly_in(name, folder)
    }
    return [name for name in sys.modules if name.partition(".")[0] in tops]


def is_directly_in(name: str, folder: Path) -> bool:
    """Whether an imported module or package lies in a folder itself, not further down as a whole environment may."""
    spec = getattr(sys.modules[name], "__spec__", None)
    if spec is None:
        return False
    if spec.submodule_search_locations is not None:
        return any(Path(place).resolve().parent == folder for place in spec.submodule_search_locations)
    return spec.has_location and Path(spec.origin).resolve().parent == folder


def check_source(file: str, wanted: str) -> None:
    """Refuse a file that is not there or is no Python, and a class that its source cannot have."""
    path = find_file(file)
    try:
        tree = ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError) as fault:
        where = f" ({path.name}:{fault.lineno})" if isinstance(fault, SyntaxError) else ""
        reason = fault.msg if isinstance(fault, SyntaxError) else system_fault(fault)
        raise BadInput(f"bot {file}", "bad-file", fault=f"{reason}{where}") from None
    classes = [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and has_choose(node)]
    if wanted not in classes and not {wanted, "*"} & assigned_or_imported(
        tree
    ):  # what is elsewhere only running it can tell
        raise no_class(file, wanted, classes)


def has_choose(node: ast.ClassDef) -> bool:
    """Whether a class may have `choose`: of its own, inherited, or from whatever decorates or makes it."""
    own = {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}
    functions = {part.name for part in ast.walk(node) if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)}
    return bool(node.bases or node.keywords or node.decorator_list) or "choose" in own | functions


def assigned_or_imported(tree: ast.Module) -> set[str]:
    """Names that a file gets by assignments and imports, `*` if it may be any."""
    found = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            found |= {alias.asname or alias.name for alias in node.names}
    return found
