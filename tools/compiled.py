"""The compiled rules: which modules mypyc compiles, whether they are fresh, and how they come into place.

    python tools/compiled.py            compile the rules, unless they are fresh
    python tools/compiled.py --behind   the same behind a game that runs already; the next start puts them in place

Compilers write into a folder of their own (`tools/compiler.py`). What is complete is renamed to `build/rules/ready` and
moved beside the sources from there; the stamp comes last. Without a stamp extension modules are left alone (see
`grandee.compiled`), so whatever is interrupted, nothing half is ever used. One compiler works at a time.

Used by the build hook and by run.py, so it needs nothing but the standard library.
"""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TypedDict

SOURCE = Path("src")
STAMP = Path("grandee/_build.json")  # in the folder of the sources, and in what is ready
FOLDER = Path("build/rules")
READY, MAKING, COMPILER = FOLDER / "ready", FOLDER / "making", FOLDER / "compiler"
LOCK, LOG, FAILED, NOTIFIED = FOLDER / "lock", FOLDER / "log", FOLDER / "failed", FOLDER / "told"
NICENESS = 10  # how nice a compiler behind a game is
PAUSE = 0.2  # seconds between two looks at a lock
ENDINGS = ("*.so", "*.pyd")


class BuildStamp(TypedDict):
    """What a stamp says: of what, and which libraries."""

    build_digest: str
    libraries: list[str]
    sources: dict[str, str]


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def is_wanted() -> bool:
    return os.environ.get("GRANDEE_COMPILE") != "0"


def is_demanded() -> bool:
    """Whether rules that cannot be compiled are an error."""
    return os.environ.get("GRANDEE_COMPILE") == "1"


def has_c_compiler() -> bool:
    """Whether there is one; Windows does not say."""
    named = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return sys.platform == "win32" or shutil.which(named[0]) is not None


# -- what is compiled --------------------------------------------------------------------------------------------------


def settings(root: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["grandee"]
    return found


def sources(root: Path) -> list[str]:
    """The sources, relative to the root, in an order that is always the same. An empty package stays plain Python."""
    found = {path for pattern in settings(root)["compiled"] for path in root.glob(pattern)}
    return sorted(path.relative_to(root).as_posix() for path in found if path.name != "__init__.py")


def requirements(root: Path) -> list[str]:
    """The packages that compile."""
    return settings(root)["compiler"]


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).hexdigest()


def build_digest(root: Path) -> str:
    """A digest of all that decides what the compiled rules are."""
    made_with = [interpreter(), *requirements(root), digest(Path(__file__).parent / "compiler.py")]
    made_of = [f"{source} {digest(root / source)}" for source in sources(root)]
    return hashlib.sha256("\n".join([*made_with, *made_of]).encode()).hexdigest()


def interpreter() -> str:
    """For which Pythons this one compiles."""
    return f"{sys.implementation.cache_tag} {sysconfig.get_platform()}"


# -- what is in place --------------------------------------------------------------------------------------------------


def libraries(folder: Path) -> list[Path]:
    return sorted(path for ending in ENDINGS for path in folder.rglob(ending))


def read_stamp(folder: Path) -> BuildStamp | None:
    try:
        made: BuildStamp = json.loads((folder / STAMP).read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return made if "build_digest" in made else None


def in_place(root: Path) -> list[Path]:
    """The compiled modules of the sources as they are; none unless all are there."""
    made = read_stamp(root / SOURCE)
    if made is None or made["build_digest"] != build_digest(root):
        return []
    found = [root / SOURCE / library for library in made["libraries"]]
    return found if all(path.exists() for path in found) else []


def is_fresh(root: Path) -> bool:
    return bool(in_place(root))


def is_compiling(root: Path) -> bool:
    """Whether a compiler works at this moment."""
    with locked(root, patient=False) as mine:
        return not mine


def has_failed(root: Path) -> bool:
    """Whether these rules could not be compiled, with all that there is now."""
    with suppress(OSError):
        return (root / FAILED).read_text("utf-8") == attempt(root)
    return False


def is_news(root: Path) -> bool:
    """Whether a failure has not been told of yet; from now on it has."""
    notice = root / NOTIFIED
    if notice.exists() and notice.read_text("utf-8") == attempt(root):
        return False
    notice.parent.mkdir(parents=True, exist_ok=True)
    notice.write_text(attempt(root), "utf-8")
    return True


def attempt(root: Path) -> str:
    return f"{build_digest(root)} {has_c_compiler()}"


def put_in_place(root: Path) -> bool:
    """Move what is ready beside its sources, or the rest of it where that was interrupted; whether that was done."""
    if not (root / READY).exists():
        return False
    with locked(root, patient=False) as mine:  # else a compiler works, or somebody else does just this
        return mine and move_ready(root)


def move_ready(root: Path) -> bool:
    """The same; the lock is held."""
    ready, place = root / READY, root / SOURCE
    made = read_stamp(ready)
    if made is None or made["build_digest"] != build_digest(root):
        shutil.rmtree(ready, ignore_errors=True)
        return False
    (place / STAMP).unlink(missing_ok=True)
    for library in made["libraries"]:
        if (ready / library).exists():
            move(root, ready / library, place / library)
    for old in libraries(place):
        if old.relative_to(place).as_posix() not in made["libraries"]:
            discard(root, old)
    os.replace(ready / STAMP, place / STAMP)
    shutil.rmtree(ready)
    return True


def move(root: Path, source: Path, target: Path) -> None:
    """Put a new file in the place of an old one. Whoever has loaded the old one keeps it."""
    try:
        os.replace(source, target)
    except PermissionError:  # Windows: a loaded library can be renamed, but not replaced
        discard(root, target)
        os.replace(source, target)


def discard(root: Path, path: Path) -> None:
    try:
        path.unlink()
    except PermissionError:
        aside = root / FOLDER / "old"
        shutil.rmtree(aside, ignore_errors=True)  # those that nobody uses any more
        aside.mkdir(parents=True, exist_ok=True)
        path.rename(aside / f"{time.time_ns()}-{path.name}")


def remove(root: Path) -> None:
    """Leave nothing compiled beside the sources."""
    (root / SOURCE / STAMP).unlink(missing_ok=True)
    for path in libraries(root / SOURCE):
        discard(root, path)


# -- one at a time -----------------------------------------------------------------------------------------------------


@contextmanager
def locked(root: Path, patient: bool = True) -> Iterator[bool]:
    """Whether we alone may compile and move; for as long as this lasts, or until this process ends."""
    (root / FOLDER).mkdir(parents=True, exist_ok=True)
    with (root / LOCK).open("a") as file:
        mine = try_lock(file)
        if patient and not mine:
            say("waiting for a compiler that works already …")
        while patient and not mine:
            time.sleep(PAUSE)
            mine = try_lock(file)
        if mine:
            file.truncate(0)
            file.write(f"{os.getpid()}\n")  # for whoever wants to end us
            file.flush()
        yield mine


def try_lock(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


# -- compile -----------------------------------------------------------------------------------------------------------


def make_ready(root: Path) -> None:
    """Compile what there is and leave it in `build/rules/ready`; the lock is held, the compiler can be imported."""
    from tools import compiler  # here, because it imports what only a compiler needs

    made_of = {source: digest(root / source) for source in sources(root)}
    want = build_digest(root)
    making = (root / MAKING).resolve()
    shutil.rmtree(making, ignore_errors=True)  # of one that was interrupted
    made = making / "libraries"
    compiler.compile_modules(list(made_of), making, made)
    names = [path.relative_to(made).as_posix() for path in libraries(made)]
    stamp = BuildStamp(build_digest=want, libraries=names, sources=made_of)
    (made / STAMP).write_text(json.dumps(stamp, indent=1) + "\n", "utf-8")
    if (root / READY).exists():
        os.rename(root / READY, making / "older")
    os.rename(made, root / READY)
    shutil.rmtree(making, ignore_errors=True)


def fetch_compiler(root: Path) -> None:
    """Install what compiles into a folder of its own and make it importable; at once when it is there."""
    folder, want = root / COMPILER, "\n".join([interpreter(), *requirements(root)])
    stamp = folder / ".stamp"
    if not stamp.exists() or stamp.read_text("utf-8") != want:
        shutil.rmtree(folder, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--target", str(folder)]
        subprocess.run([*pip, "-c", "constraints.txt", *requirements(root)], cwd=root, check=True, stdout=sys.stderr)
        stamp.write_text(want, "utf-8")
    sys.path.insert(0, str(folder.resolve()))


def compile_rules(root: Path, behind: bool = False) -> bool:
    """Compile the rules, unless they are fresh; whether they are ready then, or in place unless `behind` is set."""
    with locked(root, patient=not behind) as mine:
        if not mine:
            return True  # somebody else is at it
        ready = read_stamp(root / READY)
        if not is_fresh(root) and (ready is None or ready["build_digest"] != build_digest(root)) and not succeeds(root):
            if not behind:
                remove(root)
            return False
        (root / FAILED).unlink(missing_ok=True)
        return behind or move_ready(root) or is_fresh(root)


def succeeds(root: Path) -> bool:
    """Make the rules ready; whether that was possible. What is not worth another try is written down."""
    try:
        if not has_c_compiler():
            raise OSError("there is no C compiler")
        try:
            fetch_compiler(root)
        except subprocess.CalledProcessError:
            say("what compiles the rules could not be had: it needs the package index once")
            return False
        make_ready(root)
    except (Exception, SystemExit) as problem:  # the compilers' own lines are above
        say(f"the rules could not be compiled: {problem}")
        (root / FAILED).write_text(attempt(root), "utf-8")
        return False
    return True


def start_in_background(root: Path, python: str) -> None:
    """Compile the rules in a process that nobody waits for and that goes on when this one ends."""
    (root / FOLDER).mkdir(parents=True, exist_ok=True)
    apart = 0x4000 | 0x8 if sys.platform == "win32" else 0  # below normal, without a console
    with (root / LOG).open("w", encoding="utf-8") as log:
        subprocess.Popen(
            [python, str(root / "tools/compiled.py"), "--behind"],
            cwd=root,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            creationflags=apart,
        )


def step_back() -> None:
    """Leave the processor to others."""
    if sys.platform != "win32":
        os.nice(NICENESS)
        with suppress(OSError):  # Linux shares by session first, and this one has its own
            Path("/proc/self/autogroup").write_text(str(NICENESS))


def main() -> int:
    root = Path(__file__).resolve().parent.parent
    os.chdir(root)
    behind = sys.argv[1:] == ["--behind"]
    if sys.argv[1:] not in ([], ["--behind"]):
        print(__doc__)
        return 2
    if behind:
        step_back()
    try:
        return 0 if compile_rules(root, behind) else 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # not this folder, which has a `numbers` of its own
    sys.exit(main())
